/** Plays on an imagined table to the next New Year, which may be the end of the game. */

import { isRefusal, type Random } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import { ALL_FACTIONS, AXIS } from "../data/kinds.ts";
import { triumph } from "../game.ts";
import type { State } from "../model/state.ts";
import { areFellowAllies } from "../rules/war/relations.ts";
import type { Mind, Style } from "./brain.ts";
import { think } from "./think.ts";

/** Actions that may still be spent on thinking ahead. */
export interface Effort {
  actions: number;
}

const MOST_ACTIONS = 600;
/** What a game is worth that is not decided. */
const UNDECIDED = 1 / ALL_FACTIONS.length;

/** Plays on to the next New Year; returns the share of f in the victory. */
export function playOut(
  s: State,
  f: Faction,
  minds: Mind[],
  styles: readonly Style[],
  random: Random,
  effort: Effort,
): number {
  const { year } = s;
  for (let actions = 0; actions < MOST_ACTIONS && s.victory < 0 && s.year === year; actions++) {
    const [pending] = triumph.pending(s);
    if (pending === undefined) break;
    const { seat } = pending;
    const legal = triumph.legal(s, seat);
    const { action } = think({ s, seat, legal, mind: minds[seat], style: styles[seat], random, silent: true });
    effort.actions--;
    if (isRefusal(triumph.apply(s, seat, action)) && isRefusal(triumph.apply(s, seat, triumph.fallback(s, seat))))
      break;
  }
  return s.victory < 0 ? UNDECIDED : victoryShare(s, f);
}

function victoryShare(s: State, f: Faction): number {
  if ((s.winners & (1 << f)) === 0) return 0;
  const winners = ALL_FACTIONS.filter((g) => (s.winners & (1 << g)) !== 0);
  const alliesWon = f !== AXIS && winners.every((g) => g === f || areFellowAllies(s, f, g));
  return alliesWon ? 1 : 1 / winners.length;
}
