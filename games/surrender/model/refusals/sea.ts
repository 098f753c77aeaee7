/** Refusals of ships. */
export const SEA_REFUSALS = {
  PATH: ["52.1", "These Sea Zones are not linked, or a passage is closed to you."],
  SEA_POINTS: ["52.1", "The ship's Movement Points do not reach that far."],
  NO_PORT: ["52.2", "The voyage must end in a friendly port with room, or in a box open to you."],
  SAIL_WITH: ["52.3, 54", "Companion and cargo must be in the same place, of the right class and not activated."],
  INTERCEPT: ["53.1, 53.2", "This unit cannot intercept there: range, Sorties, or it has tried."],
  ESCORT: ["53.1, 53.4", "This unit cannot escort, or it has fought in this attempt."],
  INVASION_LIMIT: ["55.1, R-AMP-3", "No further invasion in this turn, or the weather is Severe."],
  INVASION_FORCE: [
    "55.2, R-AMP-1",
    "An invasion needs pairs of a ground unit and a convoy, in range, ready and paid for.",
  ],
  MULBERRY: [
    "55.8, R-AMP-4",
    "A Mulberry stands in a landing hex of this invasion without a port, beside its ground unit.",
  ],
  INVASION_TARGET: [
    "55.3, R-AMP-2",
    "The landing must be on coastal hexes of the zone, close together, one unit for an empty hex.",
  ],
} as const;
