/** What happened since the person's own last action. */
import type { Json } from "@tripartite/kernel";
import type { History } from "../../../net/history.ts";
import { type EventJson, type LogLine, logOf } from "./log.ts";

/** What an own action brought to light; the rest of it the person knows already. */
const OF_OWN_ACTION: ReadonlySet<string> = new Set(["cardsSeen", "chitValue", "pairSeen"]);

export function newsSince(history: History, actedAt: number): LogLine[] {
  const fresh = history
    .filter(({ seq }) => seq >= actedAt)
    .map((batch) =>
      batch.seq > actedAt
        ? batch
        : { ...batch, events: batch.events.filter((event) => OF_OWN_ACTION.has((event as unknown as EventJson).type)) },
    );
  return logOf(fresh).flatMap(({ lines }) => lines);
}

/** What happened since the last Production was confirmed. */
export function sinceProduction(history: History): History {
  const isProduction = (event: Json) => (event as unknown as EventJson).type === "produced";
  return history.slice(1 + history.findLastIndex(({ events }) => events.some(isProduction)));
}
