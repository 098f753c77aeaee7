/** Each phase waits for one kind of decision (§22, §63), or runs by itself. */
export const PHASES = [
  // ---- the turn (§45, §46, §62)
  "freeSetUp",
  "turnStart",
  "weather",
  "partEnd",
  "victoryCheck",
  "endOfTurn",
  "over",
  // ---- politics (§37–§44)
  "declareWar",
  "setUp",
  "politicalResult",
  "diplomacy",
  "claim",
  "cede",
  "eventMobilization",
  "emergencyShipping",
  "repatriation",
  // ---- supply and home (§47–§49, §57–§59)
  "economy",
  "strategicWarfare",
  "strategicCombat",
  "nuclear",
  "strategicMovement",
  "strategicDestination",
  "supplyCheck",
  "supplySea",
  "supplyLimited",
  "homeDefense",
  "noSupply",
  "replacements",
  "upgrade",
  "mobilization",
  // ---- operations on land (§50)
  "operationsStart",
  "surprise",
  "operations",
  "march",
  "assault",
  "commit",
  "declare",
  "combat",
  "retreat",
  "advance",
  "displacement",
  "enterUnit",
  "evacuation",
  "operationsEnd",
  // ---- the air (§51)
  "airAction",
  "airNavalCombat",
  // ---- the sea (§52–§55)
  "sail",
  "invasion",
  "intercept",
  "escort",
  "again",
  "abort",
  "interdicted",
  "landing",
  "rebase",
  "mulberry",
] as const;
export type PhaseName = (typeof PHASES)[number];

/** Phase names to their integers. */
export const PHASE = Object.fromEntries(PHASES.map((name, index) => [name, index])) as Record<PhaseName, number>;
