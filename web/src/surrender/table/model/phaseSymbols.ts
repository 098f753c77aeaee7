import type { TurnPhase } from "@tripartite/surrender/data/sequence";

export const PHASE_SYMBOLS: Readonly<Record<TurnPhase, string>> = {
  weather: "p-summer",
  declareWar: "s-contested",
  economy: "p-production",
  strategicWarfare: "a-fire",
  strategicMovement: "t-motorized",
  operations: "p-move",
  noSupply: "s-unsupplied",
  replacements: "a-plus",
  upgrade: "u-tank",
  mobilization: "r-pop",
  diplomacy: "s-peace",
  victoryCheck: "s-vp",
  endOfTurn: "p-newyear",
};
