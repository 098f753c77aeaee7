import { setTimeout as sleep } from "node:timers/promises";
import { type Json, nextBelow, type OfferJson, seedRandom } from "@tripartite/kernel";
import { type Sight, sightAfter } from "@tripartite/kernel/protocol";
import { expect, test } from "vitest";
import type { Answer, Browser, LiveSocket } from "./browser.ts";
import { testServer } from "./harness.ts";
import { threeSeats } from "./toy-table.ts";

const PATIENCE_MS = 20;
const STEPS = 120;
const CHECKED_EVERY = 10;

/** Follows a table as a page does, and reconnects from the last move it knows. */
class Follower {
  readonly #who: Browser;
  readonly #table: string;
  readonly #query: { views: string; seat?: number };
  socket!: LiveSocket;
  sight: Sight | undefined;
  seq = 0;
  #batches: Answer[] = [];
  #taken = 0;

  constructor(who: Browser, table: string, query: { views: string; seat?: number }) {
    this.#who = who;
    this.#table = table;
    this.#query = query;
  }

  get events(): Json[] {
    return this.#batches.flatMap(({ events }) => events);
  }

  async connect(): Promise<void> {
    this.socket = await this.#who.follow(this.#table, { ...this.#query, since: this.seq });
    this.#taken = 0;
    await this.socket.until(({ now }) => now !== undefined);
  }

  async reconnect(): Promise<void> {
    this.take();
    this.socket.close();
    await this.connect();
  }

  take(before?: Answer): void {
    const { messages } = this.socket;
    for (; this.#taken < messages.length; this.#taken++) {
      const message = messages[this.#taken];
      if (message === before) return;
      if (["update", "glance", "stale"].includes(message.type)) this.#show(message);
    }
  }

  #show(update: Answer): void {
    this.sight = sightAfter(this.sight, update);
    const kept = this.#batches.filter(({ seq }) => seq <= update.since);
    if ((kept.at(-1)?.seq ?? 0) !== update.since) this.#isCut = true;
    this.#batches = [...kept, update];
    this.seq = update.seq;
  }

  /** What was taken back began in the middle of what came in one piece: only asking for everything helps. */
  #isCut = false;

  async expectTruth(): Promise<void> {
    const truth = await this.socket.ask("look", { since: 0 });
    this.take(truth);
    const { sight, seq, events } = this;
    expect({ seq, sight }).toEqual({ seq: truth.seq, sight: sightAfter(undefined, truth) });
    if (!this.#isCut) expect(events).toEqual(truth.events);
    this.take();
    this.#isCut = false;
  }
}

test("whatever happens at a table, all subscribers know the same game, each its part", async () => {
  const server = await testServer({ config: { watcherPatienceMs: PATIENCE_MS, snapshotEvery: 7 } });
  const { id, people } = await threeSeats(server, { rounds: 9999 });
  const random = seedRandom(7);
  const below = (limit: number) => nextBelow(random, limit);
  const players = people.flatMap((who, seat) => [
    new Follower(who, id, { seat, views: "each" }),
    new Follower(who, id, { seat, views: "changes" }),
    new Follower(who, id, { seat, views: "changes" }),
  ]);
  const all = [...players, ...["each", "changes"].map((views) => new Follower(server.browser(), id, { views }))];
  for (const follower of all) await follower.connect();
  for (let step = 1; step <= STEPS; step++) {
    const index = below(players.length);
    const { socket } = players[index];
    const { seq, legal, interrupts } = await socket.ask("look", { since: 0 });
    const kind = below(12);
    if (kind < 8) {
      const actions = [...legal.map(({ action }: OfferJson) => action), ...interrupts];
      const looking = all[below(all.length)].socket.ask("look", { since: below(seq + 1) });
      if (actions.length > 0) await socket.act(actions[below(actions.length)], seq);
      await looking;
    } else if (kind === 8) await socket.ask("undo", { seen: seq });
    else if (kind === 9) await all[below(all.length)].reconnect();
    else if (kind === 10) {
      const { type } = await socket.ask("proposeRollback", { to: seq < 4 ? 0 : seq - below(4) });
      const others = [0, 1, 2].filter((seat) => type === "done" && seat !== Math.floor(index / 3));
      for (const seat of others) await players[3 * seat].socket.answer(true);
    } else {
      const seat = Math.floor(index / 3);
      await people[seat].post(`/api/tables/${id}/leave`);
      await people[seat].post(`/api/tables/${id}/take-over`, { seat });
      for (const follower of players.slice(3 * seat, 3 * seat + 3)) await follower.reconnect();
    }
    if (step % CHECKED_EVERY > 0) continue;
    await sleep(3 * PATIENCE_MS);
    for (const follower of all) await follower.expectTruth();
  }
  await server.close();
}, 60_000);
