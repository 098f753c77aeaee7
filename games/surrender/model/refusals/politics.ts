/** Refusals of politics. */
export const POLITICS_REFUSALS = {
  WAR_POLICY: ["37, 38.1", "A policy in force forbids this declaration."],
  WAR_AT_WAR: ["38", "This pair of factions is at war already, or never goes to war."],
  WAR_TARGET: ["38.1, R-POL-8", "War cannot be declared on this country by your faction now."],
  WAR_ALONE: ["38.1, R-POL-7", "A faction at war with nobody declares no war on neutrals."],
  NEUTRAL: ["35.1, 38.3", "Nobody enters or attacks a neutral country."],
  POLICY_BAR: ["35.4, 37", "A policy in force bars this."],
  SHELTERED: ["38.4, R-POL-15", "Its friends may come only when the declaring faction has begun its Operations Phase."],
  STRANGER: ["33.4, R-POL-3", "There is a stranger: a faction that yours is not at war with."],
  SETUP_PLACE: ["39.2, R-SET-1", "This is no place for this unit's set-up, or units are left to place."],
  PRO_TARGET: ["40.3, R-DIP-5", "The political result does not reach this country."],
  CUP_EMPTY: ["41.3", "The Diplomacy Cup is empty."],
  HOLDING_EMPTY: ["41.4", "The Holding Box does not have this marker."],
  CUP_DONE: ["41.2", "One act of diplomacy per turn."],
  SHIPPING: ["43.6", "One convoy of the UK and one of France may go to a friendly Overseas port with room."],
  AREA: ["42.2, R-POL-13", "This Disputed Area is ceded already, or its owner cannot be asked."],
} as const;
