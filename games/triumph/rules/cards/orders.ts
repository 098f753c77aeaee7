/** §4.11 Standing orders: answers that a seat gives in advance to save waiting. They are secret. */
import type { Faction } from "../../data/ids.ts";
import type { State } from "../../model/state.ts";

export const ORDER_TOPICS = ["doubleAgent", "threat", "battleWindow", "passing"] as const;
export const ORDER_VALUES = ["ask", "always", "never", "keep", "dropToOne", "dropAll", "untilTouched"] as const;
export const ASK = 0;
export const ALWAYS = 1;
export const NEVER = 2;
export const KEEP = 3;
export const DROP_TO_ONE = 4;
export const DROP_ALL = 5;
export const UNTIL_TOUCHED = 6;

export const DOUBLE_AGENT_ORDER = 0;
export const THREAT_ORDER = 1;
export const BATTLE_WINDOW_ORDER = 2;
export const PASSING_ORDER = 3;

/** The values that each topic takes. */
export const ORDERS_OF_TOPIC: readonly (readonly number[])[] = [
  [ASK, ALWAYS, NEVER],
  [ASK, KEEP, DROP_TO_ONE, DROP_ALL],
  [ASK, NEVER],
  [ASK, ALWAYS, UNTIL_TOUCHED],
];

const ORDER_BITS = 3;
const ORDER_MASK = (1 << ORDER_BITS) - 1;

export function standingOrder(s: State, seat: Faction, topic: number): number {
  return (s.orders[seat] >> (topic * ORDER_BITS)) & ORDER_MASK;
}

export function setStandingOrder(s: State, seat: Faction, topic: number, value: number): void {
  s.orders[seat] = (s.orders[seat] & ~(ORDER_MASK << (topic * ORDER_BITS))) | (value << (topic * ORDER_BITS));
}
