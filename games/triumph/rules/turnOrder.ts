/** §7.14 The year's Turn Order. */
import { TURN_ORDERS } from "../data/scenarios.ts";
import type { Out } from "../model/events.ts";
import type { State } from "../model/state.ts";
import { rollDie } from "./chance.ts";

export function rollTurnOrder(s: State, out: Out): void {
  const die = rollDie(s);
  s.turnOrder = TURN_ORDERS[die - 1].slice();
  out.push({ type: "turnOrder", die, factions: s.turnOrder.slice() });
}
