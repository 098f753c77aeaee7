/** Plays on an imagined table for a while and rates the result. */

import { isRefusal, type Random } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import { triumph } from "../game.ts";
import type { State } from "../model/state.ts";
import type { Mind, Style } from "./brain.ts";
import { chanceToWin } from "./evaluate.ts";
import { think } from "./think.ts";

/** Actions that may still be spent on thinking ahead. */
export interface Effort {
  actions: number;
}

const MOST_ACTIONS = 600;

/** Plays on until it is enough, or to the end; returns the chance of f to win then. */
export function playOut(
  s: State,
  f: Faction,
  until: (s: State) => boolean,
  minds: Mind[],
  styles: readonly Style[],
  random: Random,
  effort: Effort,
): number {
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    if (s.victory >= 0 || until(s)) break;
    const [pending] = triumph.pending(s);
    if (pending === undefined) break;
    const { seat } = pending;
    const legal = triumph.legal(s, seat);
    const { action } = think({ s, seat, legal, mind: minds[seat], style: styles[seat], random, silent: true });
    effort.actions--;
    if (isRefusal(triumph.apply(s, seat, action)) && isRefusal(triumph.apply(s, seat, triumph.fallback(s, seat))))
      break;
  }
  return chanceToWin(s, f);
}
