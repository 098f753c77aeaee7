/** Politics (§37–§44). */
import { cedePhase, claimPhase } from "./claims.ts";
import { declareWarPhase } from "./declareWar.ts";
import { diplomacyPhase } from "./diplomacy.ts";
import { emergencyShippingPhase, eventMobilizationPhase } from "./eventMobilization.ts";
import { politicalResultPhase } from "./politicalResult.ts";
import { repatriationPhase } from "./repatriation.ts";
import { setUpPhase } from "./setUp.ts";

export const POLITICS_PHASES = {
  declareWar: declareWarPhase,
  setUp: setUpPhase,
  politicalResult: politicalResultPhase,
  diplomacy: diplomacyPhase,
  claim: claimPhase,
  cede: cedePhase,
  eventMobilization: eventMobilizationPhase,
  emergencyShipping: emergencyShippingPhase,
  repatriation: repatriationPhase,
};
