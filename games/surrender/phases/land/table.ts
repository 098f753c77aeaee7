/** Operations on land (§50). */

import { assaultPhase } from "./assault.ts";
import { advancePhase, combatPhase } from "./combat.ts";
import { commitPhase, declarePhase } from "./combatStart.ts";
import { displacementPhase } from "./displacement.ts";
import { enterUnitPhase } from "./enterUnit.ts";
import { evacuationPhase } from "./evacuation.ts";
import { marchPhase } from "./march.ts";
import { operationsPhase } from "./operations.ts";
import { operationsEndPhase, operationsStartPhase } from "./operationsPhase.ts";
import { retreatPhase } from "./retreat.ts";
import { surprisePhase } from "./surprise.ts";

export const LAND_PHASES = {
  operationsStart: operationsStartPhase,
  surprise: surprisePhase,
  operations: operationsPhase,
  march: marchPhase,
  assault: assaultPhase,
  commit: commitPhase,
  declare: declarePhase,
  combat: combatPhase,
  retreat: retreatPhase,
  advance: advancePhase,
  displacement: displacementPhase,
  enterUnit: enterUnitPhase,
  evacuation: evacuationPhase,
  operationsEnd: operationsEndPhase,
};
