/** Politics (§37–§44). */
import { notYet } from "../unused.ts";
import { declareWarPhase } from "./declareWar.ts";
import { diplomacyPhase } from "./diplomacy.ts";

export const POLITICS_PHASES = {
  declareWar: declareWarPhase,
  setUp: notYet("setUp"),
  politicalResult: notYet("politicalResult"),
  diplomacy: diplomacyPhase,
  claim: notYet("claim"),
  cede: notYet("cede"),
  eventMobilization: notYet("eventMobilization"),
  emergencyShipping: notYet("emergencyShipping"),
  repatriation: notYet("repatriation"),
};
