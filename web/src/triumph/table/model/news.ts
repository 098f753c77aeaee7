/** What happened since the person's own last action, and since the own last card. */
import type { FactionName } from "@tripartite/triumph/data/kinds";
import type { Batch, History } from "../../../net/history.ts";
import { type EventJson, type LogLine, logOf } from "./log.ts";

/** What an own action brought to light; the rest of it the person knows already. */
const OF_OWN_ACTION: ReadonlySet<string> = new Set(["cardsSeen", "chitValue", "pairSeen"]);

export function newsSince(history: History, actedAt: number): LogLine[] {
  const fresh = history.filter(({ seq }) => seq >= actedAt);
  const own = fresh.filter(({ seq }) => seq === actedAt);
  const others = fresh.filter(({ seq }) => seq > actedAt);
  const told = [...filtered(own, ({ type }) => OF_OWN_ACTION.has(type)), ...others];
  return logOf(told).flatMap(({ lines }) => lines);
}

/** Cards laid on the table in Government; the secret pair too. */
const CARD_PLAYS: ReadonlySet<string> = new Set([
  "diplomacyPlayed",
  "wildcardPlayed",
  "intelligencePlayed",
  "doubleAgentPlayed",
  "industryRaised",
  "technologyRevealed",
  "pairVaulted",
]);
/** What Production hands out: its log lines come after "produced". */
const HANDED_OUT: ReadonlySet<string> = new Set(["cardsDrawn", "cardsSeen", "unitGrew", "reshuffled"]);

/** What the others did in Government since one's own last card, or since Production. */
export function newsOfGovernment(history: History, own: FactionName): LogLine[] {
  const government = after(history, ({ type }) => type === "produced");
  const round = after(government, ({ type, faction }) => CARD_PLAYS.has(type) && faction === own);
  const isNews = ({ type, faction }: EventJson) => !HANDED_OUT.has(type) && !(type === "passed" && faction === own);
  return logOf(filtered(round, isNews)).flatMap(({ lines }) => lines);
}

/** What happened after the last event of a kind; everything if there was none. */
function after(history: History, isLast: (event: EventJson) => boolean): History {
  const indexIn = ({ events }: Batch) => events.findLastIndex((event) => isLast(event as unknown as EventJson));
  const at = history.findLastIndex((batch) => indexIn(batch) >= 0);
  if (at < 0) return history;
  const batch = history[at];
  return [{ ...batch, events: batch.events.slice(1 + indexIn(batch)) }, ...history.slice(at + 1)];
}

function filtered(history: History, isKept: (event: EventJson) => boolean): History {
  return history.map((batch) => ({
    ...batch,
    events: batch.events.filter((event) => isKept(event as unknown as EventJson)),
  }));
}
