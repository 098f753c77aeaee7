/** §6 The phases of a turn, in order. Joint phases are played by all factions together. */

export const FACTION_ORDER = ["axis", "western", "soviet"] as const;

export const TURN_PHASES = [
  { id: "weather", name: "Weather", joint: true },
  { id: "declareWar", name: "Declare War", joint: false },
  { id: "economy", name: "Economy", joint: false },
  { id: "strategicWarfare", name: "Strategic Warfare", joint: true },
  { id: "strategicMovement", name: "Strategic Movement", joint: false },
  { id: "operations", name: "Operations", joint: false },
  { id: "noSupply", name: "No Supply", joint: false },
  { id: "replacements", name: "Replacements", joint: false },
  { id: "upgrade", name: "Upgrade", joint: false },
  { id: "mobilization", name: "Mobilization", joint: false },
  { id: "diplomacy", name: "Diplomacy", joint: false },
  { id: "victoryCheck", name: "Victory Check", joint: false },
  { id: "endOfTurn", name: "End of Turn", joint: false },
] as const;
export type TurnPhase = (typeof TURN_PHASES)[number]["id"];

/** A faction takes both before the next faction begins its Operations Phase. */
export const OPERATIONS_SUB_PHASES = ["actions", "supplyCheck"] as const;

export const OPERATIONS_NOTE =
  "In Operations a faction takes Actions and Supply Check before the next faction begins its Operations Phase.";
