/** While dice roll on the stage the windows know them, so that they can be drawn; the log does not tell them yet. */
import type { Json } from "@tripartite/kernel";
import type { Known } from "../../net/known.ts";

/** At the normal pace. */
export const ROLL_MS = 700;

/** What is known while the dice of the latest event roll. */
export function whileRolling(known: Known): Known {
  const { events, ...batch } = known.history.at(-1)!;
  const rolling = { ...(events.at(-1) as object), isRolling: true };
  return { ...known, history: known.history.with(-1, { ...batch, events: events.with(-1, rolling) }) };
}

export const isRolling = (event: Json): boolean => (event as { isRolling?: boolean }).isRolling === true;
