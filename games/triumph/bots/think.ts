/** One decision of any kind: each phase has its own way of thinking. */
import type { PhaseName } from "../model/state.ts";
import { PHASES } from "../model/state.ts";
import {
  actInBattle,
  chooseBattle,
  designateBattles,
  escapeSubs,
  flagTargets,
  joinBattle,
  leaveBattle,
  musterUnit,
  revealInBattle,
  takeHit,
} from "./battle.ts";
import type { Decision, Thought } from "./brain.ts";
import { answerIntelligence, discardExcess, pairMole, playGovernment, playSetupDiplomacy } from "./government.ts";
import { playProduction } from "./production.ts";
import { activateAlly, placeCadre, placeExtra } from "./setupPlay.ts";
import { chooseCommand, confirmDeclarations, playDeclarations, playMovement } from "./turn.ts";

/** The first that the rules offer. */
function takeFirst({ legal }: Decision): Thought {
  return { action: legal[0], reason: "As good as any." };
}

/** D16 What is ours stays ours. */
function keepProtectorate({ legal }: Decision): Thought {
  const keep = legal.find((action) => action.type === "answer" && action.count === 0);
  return { action: keep ?? legal[0], reason: "We stand by our word." };
}

const WAYS: Partial<Record<PhaseName, (decision: Decision) => Thought>> = {
  setup: placeCadre,
  setupExtra: placeExtra,
  setupDiplomacy: playSetupDiplomacy,
  activeAlly: activateAlly,
  production: playProduction,
  government: playGovernment,
  doubleAgent: answerIntelligence,
  reversal: answerIntelligence,
  mole: pairMole,
  musters: musterUnit,
  handSize: discardExcess,
  command: chooseCommand,
  declarations: playDeclarations,
  threat: keepProtectorate,
  confirmation: confirmDeclarations,
  reinforcements: musterUnit,
  movement: playMovement,
  intervention: musterUnit,
  designation: designateBattles,
  battleChoice: chooseBattle,
  battleWindow: revealInBattle,
  battleFlags: flagTargets,
  battleAction: actInBattle,
  battleHits: takeHit,
  battleJoin: joinBattle,
  airRebase: leaveBattle,
  subEscape: escapeSubs,
  forcedRetreat: leaveBattle,
  optionalRebase: leaveBattle,
};

export const ONLY_WAY = "There is nothing else to do.";

export function think(decision: Decision): Thought {
  if (decision.legal.length === 1) return { action: decision.legal[0], reason: ONLY_WAY };
  return (WAYS[PHASES[decision.s.phase]] ?? takeFirst)(decision);
}
