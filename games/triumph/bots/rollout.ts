/** Play that goes on in an imagined table: everybody as Staff would, for a while, and how that ends. */
import { isRefusal, type Random } from "@tripartite/kernel";
import { triumph } from "../game.ts";
import { PHASE, type State } from "../state.ts";
import type { Mind, Style } from "./brain.ts";
import { chanceToWin } from "./evaluate.ts";
import { think } from "./think.ts";

/** Actions that may still be spent on thinking ahead. */
export interface Effort {
  actions: number;
}

const MOST_ACTIONS = 600;

/** Plays on until the Production of the year named, or the end; returns the chance to win of f then. */
export function playOut(
  s: State,
  f: number,
  untilYear: number,
  minds: Mind[],
  style: Style,
  random: Random,
  effort: Effort,
): number {
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    if (s.victory >= 0 || (s.year >= untilYear && s.phase === PHASE.production)) break;
    const [pending] = triumph.pending(s);
    if (pending === undefined) break;
    const { seat } = pending;
    const legal = triumph.legal(s, seat);
    const { action } = think({ s, seat, legal, mind: minds[seat], style, random, silent: true });
    effort.actions--;
    if (isRefusal(triumph.apply(s, seat, action)) && isRefusal(triumph.apply(s, seat, triumph.fallback(s, seat))))
      break;
  }
  return chanceToWin(s, f);
}
