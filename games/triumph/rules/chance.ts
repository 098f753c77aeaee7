/** Dice and draws: the only places where the game asks its generator. */
import { nextBelow } from "@tripartite/kernel";
import type { State } from "../model/state.ts";

/** One die: a forced result if the position holds any, otherwise from the generator. */
export function rollDie(s: State): number {
  return s.dice.length > 0 ? s.dice.shift()! : nextBelow(s.random, 6) + 1;
}

/** A uniform choice among `count` things. */
export function drawLot(s: State, count: number): number {
  return nextBelow(s.random, count);
}
