/** §45.3 Safe points: what waits in the queue (rules/queue.ts) is carried out, one item after the other. */

import { PHASE, type State } from "../model/state.ts";
import { ITEMS, NOW, QUEUE_WIDTH } from "../rules/queue.ts";
import { interrupt, resume } from "./sequence.ts";

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

export function finishItem(s: State): void {
  s.item = [];
  resume(s);
}
