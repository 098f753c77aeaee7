import type { Json } from "@tripartite/kernel";
import type { LiveSocket } from "./browser.ts";

/** Lets three sockets play to the end by what they are offered; now and then a seat takes something back. */
export async function playToTheEnd(
  seats: readonly LiveSocket[],
  { undoChance = 0, maxActions = 100_000 } = {},
): Promise<void> {
  let actions = 0;
  await Promise.all(
    seats.map(async (seat) => {
      for (;;) {
        await seat.until(({ now }) => now !== undefined && (now.outcome !== undefined || now.legal.length > 0), 60_000);
        const { outcome, legal, seq } = seat.now;
        if (outcome !== undefined || actions++ > maxActions) return;
        const reply =
          Math.random() < undoChance
            ? await seat.ask("undo", { seen: seq })
            : await seat.act(legal[Math.floor(Math.random() * legal.length)].action, seq);
        if (!["accepted", "stale", "refused", "queued"].includes(reply.type) && reply.code !== "NOT_PLAYING")
          throw new Error(`unexpected ${JSON.stringify(reply)}`);
        await seat.until(({ now }) => now.seq > seq || reply.type !== "accepted", 60_000);
      }
    }),
  );
}

/**
 * The events of a stream of updates as they stand in the end: an update voids what came after its `since`.
 * Where that cuts through an update, the whole history is requested.
 */
export async function history(socket: LiveSocket): Promise<Json[]> {
  let known: { seq: number; events: Json[] }[] = [];
  for (const { since, seq, events } of socket.updates) {
    known = known.filter((update) => update.seq <= since);
    if ((known.at(-1)?.seq ?? 0) !== since) return (await socket.ask("look", { since: 0 })).events;
    known.push({ seq, events });
  }
  return known.flatMap(({ events }) => events);
}
