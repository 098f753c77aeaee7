/** Refusals of supply and of the home front. */
export const SUPPLY_REFUSALS = {
  // economy
  TRANSFER_COUNTRY: ["8.4, R-ECO-4", "Points go from one of your own countries to another."],
  TRANSFER_AMOUNT: ["8.4, R-ECO-4", "Only points of its own, at least 1, can be handed over."],

  // strategic movement
  STRATEGIC_LIMIT: ["9.1, R-STM-1", "No strategic move is left in this turn."],
  STRATEGIC_UNIT: ["9.2, R-STM-2", "This unit has no way for a strategic move."],
  STRATEGIC_TARGET: ["9.2, R-STM-2", "No open Transport Line leads there, or there is no room."],
  STRATEGIC_BASE: ["14.1, R-AIR-1", "An air unit needs a free friendly base."],

  // the end of the turn
  REPLACEMENTS: ["18.2, R-REP-1", "Replacements need Full supply, a loss to make good and the points, once a turn."],
  NOT_IN_BOX: ["18.4, R-UNI-3", "Only units that were in the Mobilization Box before this turn can be mobilized."],
  MOBILIZATION_CITY: ["18.4, R-MBL-1", "It takes an own friendly Mainland city with room, once a turn each."],

  // the campaign
  TRANSFER_LIMIT: [
    "47.5, R-ECO-8",
    "A country gives at most half of its points and receives at most as many as its own.",
  ],
  PAYER: ["47.7", "One own country must have all the points."],
  NUCLEAR_TARGET: ["70.4, R-SWF-4", "A nuclear strike needs a factory in enemy hands, in a country of the enemy."],
  SERVE: ["57.4, R-SUP-6", "The convoy must lie on a path to a source, with fewer than six Sorties, and serve once."],
  LIMITED_FULL: ["57.7", "A Limited source serves at most two units."],
  HOME: ["58, R-POL-4", "Home Defense takes a unit from abroad to a free city of its Mainland."],
  NOT_UNSUPPLIED: ["59.1", "Only units with No Supply may be given up."],
  UPGRADE: [
    "59.3, R-UPG-1",
    "An upgrade replaces a unit that fits it, with Full supply and out of EZOC, three times a turn at most.",
  ],
  BOX_FULL: ["59.4, R-MBL-2", "Two units of a country arrive in a Map Box per turn."],
  SURPRISE_MARKER: ["59.5", "One Surprise Attack marker per turn, if the Holding Box has one."],
} as const;
