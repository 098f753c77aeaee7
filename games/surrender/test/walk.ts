/** Random play through the contract, for properties that must hold in every scenario. */
import { isRefusal, type Json, nextBelow, pickRandomly, type Random, seedRandom } from "@tripartite/kernel";
import { surrender } from "../game.ts";
import type { Action } from "../model/actions.ts";
import type { Event } from "../model/events.ts";
import type { State } from "../model/state.ts";

export interface Step {
  readonly seat: number;
  readonly action: Action;
}

export interface Walk {
  readonly options: Json;
  readonly seed: number;
  /** The most actions. */
  readonly steps: number;
  before?(s: State, step: Step, random: Random): void;
  after?(s: State, events: readonly Event[]): void;
}

export function startOf({ options, seed }: Pick<Walk, "options" | "seed">): State {
  const read = surrender.options(options);
  if (isRefusal(read)) throw new Error(read.text);
  return surrender.setup(read, seed);
}

/** Plays at random until the end or the last step; returns the state and what was done, as JSON. */
export function walk(plan: Walk): { state: State; entries: { seat: number; action: Json }[] } {
  const s = startOf(plan);
  const random = seedRandom(plan.seed * 31 + 7);
  const entries: { seat: number; action: Json }[] = [];
  while (entries.length < plan.steps && surrender.outcome(s) === undefined) {
    const waiting = surrender.pending(s);
    const { seat } = waiting[nextBelow(random, waiting.length)];
    const action = pickRandomly(surrender, s, surrender.legal(s, seat), random);
    plan.before?.(s, { seat, action }, random);
    entries.push({ seat, action: surrender.encodeAction(action, s) });
    const applied = surrender.apply(s, seat, action);
    if (isRefusal(applied)) throw new Error(`${JSON.stringify(action)} refused: ${applied.code}`);
    plan.after?.(s, applied.events);
  }
  return { state: s, entries };
}
