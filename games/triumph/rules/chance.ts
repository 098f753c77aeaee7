/** Dice and draws: the only places where the game asks its generator. */
import { nextBelow } from "@tripartite/kernel";
import { TURN_ORDERS } from "../data/scenarios.ts";
import type { Out } from "../model/events.ts";
import type { State } from "../model/state.ts";

/** One die: a forced result if the position holds any, otherwise from the generator. */
export function rollDie(s: State): number {
  return s.dice.length > 0 ? s.dice.shift()! : nextBelow(s.random, 6) + 1;
}

/** A uniform choice among `count` things. */
export function randomBelow(s: State, count: number): number {
  return nextBelow(s.random, count);
}

/** §7.14 The year's Turn Order. */
export function rollTurnOrder(s: State, out: Out): void {
  const die = rollDie(s);
  s.turnOrder = TURN_ORDERS[die - 1].slice();
  out.push({ type: "turnOrder", die, factions: s.turnOrder.slice() });
}
