/** Dice come from the game's own seed (§22.1); a position may force the next ones. */
import { nextBelow } from "@tripartite/kernel";
import { DIE_FACES } from "../data/combatTable.ts";
import type { State } from "../model/state.ts";
import type { Dice } from "./charts/combatValue.ts";

export function rollDie(s: State): number {
  return s.dice.shift() ?? nextBelow(s.random, DIE_FACES) + 1;
}

/** The attacker's die, then the defender's. */
export function rollBoth(s: State): Dice {
  const attacker = rollDie(s);
  return [attacker, rollDie(s)];
}
