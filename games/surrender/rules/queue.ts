/** §45.3 What waits for a safe point, R-CEV-1: set-ups, political results, mobilizations of conditional events. */
import type { Faction } from "../data/ids.ts";
import type { PhaseName, State } from "../model/state.ts";

/** In the order in which they are carried out; each has the phase that does it. */
export const ITEMS = [
  "setUp",
  "politicalResult",
  "claim",
  "eventMobilization",
  "emergencyShipping",
] as const satisfies readonly PhaseName[];
export type Item = (typeof ITEMS)[number];

/** An item: its kind, when it is due, and three numbers of its own. */
export const QUEUE_WIDTH = 5;

/** Due at the next safe point; otherwise 1 + the faction whose Operations Phase has to end first (§43.3). */
export const NOW = 0;

type Numbers = readonly [number?, number?, number?];

/** Lets something wait for the next safe point. */
export function enqueue(s: State, item: Item, ...numbers: Numbers): void {
  push(s, item, NOW, numbers);
}

/** Lets something wait until the faction's Operations Phase ends (§43.3). */
export function enqueueForEnd(s: State, faction: Faction, item: Item, ...numbers: Numbers): void {
  push(s, item, 1 + faction, numbers);
}

function push(s: State, item: Item, due: number, [a = -1, b = -1, c = -1]: Numbers): void {
  s.queue.push(ITEMS.indexOf(item), due, a, b, c);
}

/** The three numbers of the item that is being carried out. */
export function itemNumbers(s: State): readonly [number, number, number] {
  return [s.item[2], s.item[3], s.item[4]];
}
