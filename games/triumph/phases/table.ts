/** All phases by their integers. */
import { PHASES, type PhaseName } from "../model/state.ts";
import { battleActionPhase, battleHitsPhase, battleOrderPhase } from "./battleAction.ts";
import { airRebasePhase, forcedRetreatPhase, optionalRebasePhase, subEscapePhase } from "./battleExits.ts";
import { battleFlagsPhase, battleJoinPhase, battleRoundPhase, battleWindowPhase } from "./battleStart.ts";
import { combatEndPhase, combatOverPhase } from "./combatEnd.ts";
import { commandPhase, commandRevealPhase, commandTiePhase, seasonStartPhase } from "./command.ts";
import { confirmationPhase, declarationsPhase, reinforcementsPhase, threatPhase } from "./declarations.ts";
import { battleChoicePhase, combatStartPhase, designationPhase } from "./designation.ts";
import { doubleAgentPhase, governmentPhase, molePhase, reversalPhase } from "./government.ts";
import { handSizePhase, mustersPhase, resolutionPhase } from "./governmentEnd.ts";
import { interventionPhase } from "./intervention.ts";
import { movementPhase } from "./movement.ts";
import { movementEndPhase } from "./movementEnd.ts";
import { automatic, type Phase } from "./phase.ts";
import { playerTurnPhase } from "./playerTurn.ts";
import { arrivalsPhase, productionPhase, productionStartPhase } from "./production.ts";
import { setupDiplomacyPhase, setupExtraPhase, setupPhase } from "./setup.ts";
import { supplyPhase } from "./supply.ts";
import { activeAllyPhase, yearStartPhase } from "./yearStart.ts";

const BY_NAME: Record<PhaseName, Phase> = {
  setup: setupPhase,
  setupExtra: setupExtraPhase,
  setupDiplomacy: setupDiplomacyPhase,
  yearStart: yearStartPhase,
  activeAlly: activeAllyPhase,
  productionStart: productionStartPhase,
  arrivals: arrivalsPhase,
  production: productionPhase,
  government: governmentPhase,
  doubleAgent: doubleAgentPhase,
  reversal: reversalPhase,
  mole: molePhase,
  resolution: resolutionPhase,
  musters: mustersPhase,
  handSize: handSizePhase,
  seasonStart: seasonStartPhase,
  command: commandPhase,
  commandReveal: commandRevealPhase,
  commandTie: commandTiePhase,
  playerTurn: playerTurnPhase,
  declarations: declarationsPhase,
  threat: threatPhase,
  confirmation: confirmationPhase,
  reinforcements: reinforcementsPhase,
  movement: movementPhase,
  movementEnd: movementEndPhase,
  intervention: interventionPhase,
  combatStart: combatStartPhase,
  designation: designationPhase,
  battleChoice: battleChoicePhase,
  battleWindow: battleWindowPhase,
  battleFlags: battleFlagsPhase,
  battleRound: battleRoundPhase,
  battleAction: battleActionPhase,
  battleHits: battleHitsPhase,
  battleJoin: battleJoinPhase,
  battleOrder: battleOrderPhase,
  airRebase: airRebasePhase,
  subEscape: subEscapePhase,
  forcedRetreat: forcedRetreatPhase,
  optionalRebase: optionalRebasePhase,
  combatEnd: combatEndPhase,
  combatOver: combatOverPhase,
  supply: supplyPhase,
  over: automatic(() => {}),
};

export const PHASE_TABLE: readonly Phase[] = PHASES.map((name) => BY_NAME[name]);
