/** The bots of this game behind the kernel's interface: a situation in, one of its legal actions out. */
import { type Bot, isRefusal, isSameAction, type Json, type Situation } from "@tripartite/kernel";
import { decodeAction, encodeAction } from "../codec.ts";
import type { Action } from "../model/actions.ts";
import { boardOf, PHASES, type PhaseName, type State } from "../model/state.ts";
import { deciderOf, PHASE_TABLE } from "../phases/table.ts";
import { stateOfView } from "../position.ts";
import { convoysWithUnits } from "../rules/sea/invasion.ts";
import type { View } from "../view/types.ts";
import { playAir } from "./air.ts";
import { joinAssault } from "./assaults.ts";
import { best, type Decision, decisionOf, firstOf, type Option, type Style, type Thought, type Way } from "./brain.ts";
import { chooseAdvance, chooseRetreat, chooseToCommit, declareCommitment } from "./combat.ts";
import { chooseConvoy, chooseLimited } from "./convoys.ts";
import { chooseAgain, chooseInterception } from "./interception.ts";
import { chooseMulberry, chooseRebase, chooseStorm, playInvasion } from "./invasion.ts";
import { playMarch, playOperations } from "./operations.ts";
import { chooseBase, chooseHome, choosePlace, chooseSetUp } from "./placement.ts";
import { answerClaim, chooseArea, chooseCountry, playDeclarations, playDiplomacy } from "./politics.ts";
import { keepUnits, playEconomy, playMobilization, playReplacements, playUpgrade } from "./rebuilding.ts";
import { playVoyage } from "./sea.ts";
import { playStrategic } from "./strategic.ts";

const CADET: Style = { exact: false, caution: 0.3, combinedArms: false, whim: 1 };
export const STAFF: Style = { exact: true, caution: 1, combinedArms: true, whim: 0 };

/** Decisions that are not named here are answered as the engine proposes. */
const WAYS: Partial<Record<PhaseName, Way>> = {
  freeSetUp: chooseSetUp,
  declareWar: playDeclarations,
  setUp: chooseSetUp,
  politicalResult: chooseCountry,
  diplomacy: playDiplomacy,
  claim: chooseArea,
  cede: answerClaim,
  eventMobilization: choosePlace,
  repatriation: chooseHome,
  economy: playEconomy,
  nuclear: chooseTarget,
  strategicMovement: playStrategic,
  strategicDestination: playStrategic,
  supplySea: chooseConvoy,
  supplyLimited: chooseLimited,
  homeDefense: choosePlace,
  noSupply: keepUnits,
  replacements: playReplacements,
  upgrade: playUpgrade,
  mobilization: playMobilization,
  surprise: chooseSurprise,
  operations: playOperations,
  march: playMarch,
  assault: joinAssault,
  commit: chooseToCommit,
  declare: declareCommitment,
  retreat: chooseRetreat,
  advance: chooseAdvance,
  displacement: chooseBase,
  enterUnit: choosePlace,
  airAction: playAir,
  sail: playVoyage,
  invasion: playInvasion,
  intercept: chooseInterception,
  again: chooseAgain,
  landing: chooseStorm,
  rebase: chooseRebase,
  mulberry: chooseMulberry,
};

/** D-NUK The target with the most factories. */
function chooseTarget({ s, legal }: Decision): Thought {
  const { sites, siteAt } = boardOf(s);
  const options = legal.flatMap((action): Option[] =>
    action.type === "nuclear" ? [{ action, worth: sites[siteAt[action.hex]].factories, reason: "to end the war" }] : [],
  );
  return best(options, firstOf(legal, "none") ?? legal[0], 0);
}

/** D-SUR A marker is for the day when many can strike. */
function chooseSurprise({ s, faction, legal, outlook }: Decision): Thought {
  const surprise = firstOf(legal, "surprise") ?? legal[0];
  const ready = s.unitPlace.filter(
    (place, unit) =>
      place >= 0 && s.unitFaction[unit] === faction && s.groundAt[place] === unit && outlook.isInContact(place),
  ).length;
  const own = boardOf(s).fieldUnits.filter((unit) => s.unitFaction[unit] === faction && s.unitPlace[unit] >= 0).length;
  if (ready + convoysWithUnits(s, faction).length >= Math.min(ENOUGH_TO_STRIKE, own / 3))
    return { action: surprise, reason: `${ready} units stand before the enemy.` };
  return { action: firstOf(legal, "none") ?? legal[0], reason: "Too few could strike." };
}

const ENOUGH_TO_STRIKE = 5;

function decode(json: Json, s: State): Action {
  const action = decodeAction(json, s);
  if (isRefusal(action)) throw new Error(`an offered action cannot be read: ${action.code}`);
  return action;
}

/** What the engine itself would do, or else the last on the list. */
function propose({ s, seat, legal }: Decision): Thought {
  const proposal = PHASE_TABLE[s.phase].fallback(s, seat);
  const listed = legal.find((action) => isSameAction(action, proposal));
  return { action: listed ?? legal[legal.length - 1], reason: "As usual." };
}

function think(decision: Decision): Thought {
  const { legal, s } = decision;
  const thought = (WAYS[PHASES[s.phase]] ?? propose)(decision);
  return legal.some((action) => isSameAction(action, thought.action)) ? thought : propose(decision);
}

function botOf(name: string, style: Style): Bot {
  return {
    name,
    decide({ view, legal, seat, random, memory }: Situation) {
      if (legal.length === 1) return { action: legal[0], memory, reason: "There is nothing else to do." };
      const s = stateOfView(view as unknown as View);
      const decision = decisionOf({
        s,
        seat,
        faction: deciderOf(s, seat),
        legal: legal.map((json) => decode(json, s)),
        style,
        random,
        memory,
      });
      const thought = think(decision);
      return { action: encodeAction(thought.action, s), memory: thought.memory ?? memory, reason: thought.reason };
    },
  };
}

export const SURRENDER_BOTS: Readonly<Record<string, Bot>> = {
  staff: botOf("Staff, weighs every attack by its exact odds", STAFF),
  cadet: botOf("Cadet, goes for the nearest city", CADET),
};
