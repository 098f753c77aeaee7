/** Operations on land (§50). */

import { notYet } from "../unused.ts";
import { assaultPhase } from "./assault.ts";
import { advancePhase, combatPhase, retreatPhase } from "./combat.ts";
import { commitPhase, declarePhase } from "./combatStart.ts";
import { displacementPhase } from "./displacement.ts";
import { enterUnitPhase } from "./enterUnit.ts";
import { marchPhase } from "./march.ts";
import { operationsPhase } from "./operations.ts";
import { operationsEndPhase, operationsStartPhase } from "./operationsPhase.ts";
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
  evacuation: notYet("evacuation"),
  operationsEnd: operationsEndPhase,
};
