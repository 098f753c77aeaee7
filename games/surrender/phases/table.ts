/** Every phase, in the order of PHASES. */
import { PHASES, type PhaseName } from "../state.ts";
import { airActionPhase } from "./airAction.ts";
import { assaultPhase } from "./assault.ts";
import { advancePhase, combatPhase, retreatPhase } from "./combat.ts";
import { commitPhase, declarePhase } from "./combatStart.ts";
import { displacementPhase } from "./displacement.ts";
import { economyPhase } from "./economy.ts";
import { marchPhase } from "./march.ts";
import { operationsPhase } from "./operations.ts";
import { automatic, type Phase } from "./phase.ts";
import { mobilizationPhase, replacementsPhase } from "./rebuilding.ts";
import { strategicDestinationPhase, strategicMovementPhase } from "./strategicMovement.ts";
import { operationsEndPhase, supplyCheckPhase } from "./supplyCheck.ts";
import { endOfTurnPhase, noSupplyPhase, turnStartPhase, victoryCheckPhase, weatherPhase } from "./turn.ts";

const BY_NAME: Record<PhaseName, Phase> = {
  turnStart: turnStartPhase,
  weather: weatherPhase,
  economy: economyPhase,
  strategicMovement: strategicMovementPhase,
  strategicDestination: strategicDestinationPhase,
  operations: operationsPhase,
  march: marchPhase,
  assault: assaultPhase,
  airAction: airActionPhase,
  commit: commitPhase,
  declare: declarePhase,
  combat: combatPhase,
  retreat: retreatPhase,
  advance: advancePhase,
  displacement: displacementPhase,
  supplyCheck: supplyCheckPhase,
  operationsEnd: operationsEndPhase,
  noSupply: noSupplyPhase,
  replacements: replacementsPhase,
  mobilization: mobilizationPhase,
  victoryCheck: victoryCheckPhase,
  endOfTurn: endOfTurnPhase,
  over: automatic(() => {}),
};

export const PHASE_TABLE: readonly Phase[] = PHASES.map((name) => BY_NAME[name]);
