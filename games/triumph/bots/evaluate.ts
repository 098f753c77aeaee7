/** How good a table is for a Faction: the chance to win, from what a table says about everybody's chances. */
import type { Faction } from "../data/ids.ts";
import { ALL_FACTIONS, AXIS } from "../data/kinds.ts";
import type { State } from "../model/state.ts";
import { areFellowAllies } from "../rules/war/relations.ts";
import { type Features, featuresOf } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

const FEATURES = Object.entries(WEIGHTS) as [keyof Features, number][];

function scoreOf(features: Features): number {
  return FEATURES.reduce((sum, [name, weight]) => sum + weight * features[name], 0);
}

/** The chance of f to win, between 0 and 1. */
export function chanceToWin(s: State, f: Faction): number {
  if (s.victory >= 0) return victoryShare(s, f);
  const scores = featuresOf(s).map(scoreOf);
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - top));
  const side = weights.filter((_, g) => g === f || areFellowAllies(s, f, g)).reduce((sum, weight) => sum + weight, 0);
  return side / weights.reduce((sum, weight) => sum + weight, 0);
}

function victoryShare(s: State, f: Faction): number {
  if ((s.winners & (1 << f)) === 0) return 0;
  const winners = ALL_FACTIONS.filter((g) => (s.winners & (1 << g)) !== 0);
  const alliesWon = f !== AXIS && winners.every((g) => g === f || areFellowAllies(s, f, g));
  return alliesWon ? 1 : 1 / winners.length;
}
