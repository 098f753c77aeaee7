/** States of random games, for properties that hold in all of them. */
import { isRefusal, nextBelow, seedRandom } from "@tripartite/kernel";
import { triumph } from "../game.ts";
import type { Action, ActionType } from "../model/actions.ts";
import { copyState } from "../model/copy.ts";
import type { State } from "../model/state.ts";
import { readOptions } from "../options.ts";

/** Types that end something; a random player would end everything at once if it did not mostly pass them over. */
const ENDING: readonly ActionType[] = ["pass", "confirm"];
/** Types that take something back. */
const RETRACTING: readonly ActionType[] = ["unplan", "keep", "disband"];

/** A game before its first decision. */
export function newGame(options: unknown, seed: number): State {
  const read = readOptions(options);
  if (isRefusal(read)) throw new Error(read.text);
  return triumph.setup(read, seed);
}

/** A game from a position. */
export function positionOf(position: unknown): State {
  const s = triumph.load(position);
  if (isRefusal(s)) throw new Error(s.text);
  return s;
}

/** Plays on at random and hands every `every`th state to `visit`, up to `most` actions. */
export function playOn(s: State, seed: number, most: number, every: number, visit: (s: State) => void): void {
  const random = seedRandom(seed + 1);
  for (let step = 0; step < most && triumph.outcome(s) === undefined; step++) {
    if (step % every === 0) visit(copyState(s));
    const asked = triumph.pending(s);
    const { seat } = asked[nextBelow(random, asked.length)];
    const action = randomAction(s, seat, random);
    const applied = triumph.apply(s, seat, action);
    if (isRefusal(applied)) throw new Error(`${action.type}: ${applied.text}`);
  }
}

/** Something that a seat which has to decide may do, now and then an interrupt. */
export function randomAction(s: State, seat: number, random: number[]): Action {
  const interrupts = nextBelow(random, 20) === 0 ? triumph.interrupts(s, seat) : [];
  return choose(interrupts.length > 0 ? interrupts : triumph.legal(s, seat), random);
}

/** First a type, then an action of that type, so that rare decisions come up too. */
function choose(actions: readonly Action[], random: number[]): Action {
  const kept = actions.filter((action) => !RETRACTING.includes(action.type));
  const going = kept.filter((action) => !ENDING.includes(action.type));
  const pool = going.length > 0 && nextBelow(random, 12) > 0 ? going : kept.length > 0 ? kept : actions;
  const types = [...new Set(pool.map((action) => action.type))];
  const type = types[nextBelow(random, types.length)];
  const alike = pool.filter((action) => action.type === type);
  return alike[nextBelow(random, alike.length)];
}
