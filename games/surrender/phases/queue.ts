/** §45.3 What waits for a safe point, R-CEV-1: political results, set-ups, mobilizations of conditional events. */
import { PHASE, type PhaseName, type State } from "../state.ts";
import { interrupt, resume } from "./sequence.ts";

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

/** Due at the next safe point; otherwise 1 + the faction whose Operations Phase has to end first (§43.3c). */
const NOW = 0;

/** Lets something wait for the next safe point. */
export function enqueue(s: State, item: Item, ...numbers: readonly [number?, number?, number?]): void {
  push(s, item, NOW, numbers);
}

/** Lets something wait until the faction's Operations Phase ends (§43.3c). */
export function enqueueForEnd(s: State, faction: number, item: Item, ...numbers: readonly [number?, number?, number?]) {
  push(s, item, 1 + faction, numbers);
}

function push(s: State, item: Item, due: number, [a = -1, b = -1, c = -1]: readonly (number | undefined)[]): void {
  s.queue.push(ITEMS.indexOf(item), due, a, b, c);
}

/** Where the next item that is due stands in the queue, or -1. */
function nextItem(s: State): number {
  let best = -1;
  for (let at = 0; at < s.queue.length; at += QUEUE_WIDTH) {
    const due = s.queue[at + 1];
    if (due !== NOW && !(s.phase === PHASE.operationsEnd && due === 1 + s.phasing)) continue;
    if (best < 0 || s.queue[at] < s.queue[best]) best = at;
  }
  return best;
}

export function hasDueItem(s: State): boolean {
  return s.queue.length > 0 && nextItem(s) >= 0;
}

/** Begins the next item; its phase finds its numbers in `s.item` and calls `finishItem`. */
export function beginItem(s: State): void {
  s.item = s.queue.splice(nextItem(s), QUEUE_WIDTH);
  interrupt(s, PHASE[ITEMS[s.item[0]]]);
}

/** The three numbers of the item that is being carried out. */
export function itemNumbers(s: State): readonly [number, number, number] {
  return [s.item[2], s.item[3], s.item[4]];
}

export function finishItem(s: State): void {
  s.item = [];
  resume(s);
}
