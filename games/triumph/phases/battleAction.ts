/** §12.3, §12.4 The actions of a Combat Round: which unit acts, and how (D26); the order of equals (D29); Hits (D27). */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Party, TargetClass, Unit } from "../data/ids.ts";
import { CARRIER, CLASS_NAVAL, INFANTRY, NATIVE } from "../data/kinds.ts";
import { AREA_NAMES, IS_LAND } from "../data/map.ts";
import { IS_ANS, UNIT_NAMES } from "../data/units.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { HITS, STRIKING } from "../model/rows.ts";
import { ACTED, PHASE, type State } from "../model/state.ts";
import { attacker, isBattleOver, isSingle, isStandOff, partiesOfMask } from "../rules/combat/battles.ts";
import { actingParty, beginType, canAct, fixOrder, tiedParties } from "../rules/combat/combatOrder.ts";
import {
  bomb,
  canScore,
  classesOf,
  diceOf,
  fire,
  fireForMinor,
  firepower,
  fireStrike,
  refuseBomb,
  refuseFire,
  refuseStrikeTarget,
  targetNamed,
  targetsOf,
} from "../rules/combat/fire.ts";
import { leastValuable, refuseHit, strongestUnits, takeHit, takePlainHits } from "../rules/combat/hits.ts";
import { rebase, rebaseAreas, refuseRebase } from "../rules/combat/rebase.ts";
import { refuseRetreat, retreat, retreatAreas } from "../rules/combat/retreat.ts";
import { partyOf } from "../rules/units.ts";
import { endRound } from "./battleRounds.ts";
import type { Phase } from "./phase.ts";

// ---- what a unit may do (§12.3)

function addFire(s: State, unit: Unit, party: Party, targets: number, actions: Action[]): void {
  for (let other = 0; other <= NATIVE; other++) {
    if ((targets & (1 << other)) === 0) continue;
    const named = isSingle(targets) ? -1 : other;
    const classes = classesOf(s, other);
    for (let targetClass: TargetClass = 0; targetClass < 4; targetClass++) {
      if ((classes & (1 << targetClass)) === 0 || firepower(s, unit, targetClass) === 0) continue;
      actions.push({ type: "fire", unit, targetClass, party: named });
    }
    if (s.unitType[unit] === CARRIER && (classes & (1 << CLASS_NAVAL)) !== 0)
      addStrikes(s, unit, party, named, actions);
  }
}

function addStrikes(s: State, unit: Unit, faction: Faction, party: Party, actions: Action[]): void {
  for (const to of retreatAreas(s, unit)) actions.push({ type: "strike", unit, party, to, rebase: false });
  for (const to of rebaseAreas(s, faction, CARRIER, s.battleArea))
    actions.push({ type: "strike", unit, party, to, rebase: true });
}

function legalActions(s: State, seat: Faction): Action[] {
  const actions: Action[] = [];
  const targets = targetsOf(s, seat);
  const havens = IS_ANS[s.battleType] ? rebaseAreas(s, seat, s.battleType, s.battleArea) : [];
  for (const unit of s.battleUnits) {
    if (!canAct(s, unit) || partyOf(s, unit) !== seat) continue;
    addFire(s, unit, seat, targets, actions);
    if (refuseBomb(s, unit) === undefined) actions.push({ type: "bomb", unit });
    for (const to of retreatAreas(s, unit)) actions.push({ type: "retreat", unit, to });
    for (const to of havens) actions.push({ type: "rebase", unit, to });
    if (refuseHold(s, unit) === undefined) actions.push({ type: "hold", unit });
  }
  return actions;
}

/** R60 On land any unit may decline to act; at sea only one that could not score. */
function refuseHold(s: State, unit: Unit): Refusal | undefined {
  return IS_LAND[s.battleArea] || !canScore(s, unit) ? undefined : NO.MUST_FIRE;
}

function refuseAction(s: State, seat: Faction, action: Action): Refusal | undefined {
  switch (action.type) {
    case "fire":
    case "bomb":
    case "retreat":
    case "rebase":
    case "strike":
    case "hold":
      break;
    default:
      return NO.WRONG_ACTION;
  }
  const unit = action.unit;
  if (!canAct(s, unit) || partyOf(s, unit) !== seat) return NO.CANNOT_ACT;
  switch (action.type) {
    case "fire":
      return refuseFire(s, unit, action.targetClass, action.party);
    case "bomb":
      return refuseBomb(s, unit);
    case "retreat":
      return refuseRetreat(s, unit, action.to);
    case "rebase":
      return refuseRebase(s, unit, action.to);
    case "strike":
      return refuseStrikeTarget(s, unit, action.party) ?? refuseExit(s, unit, action.to, action.rebase);
    case "hold":
      return refuseHold(s, unit);
  }
}

function refuseExit(s: State, unit: Unit, to: Area, rebases: boolean): Refusal | undefined {
  return rebases ? refuseRebase(s, unit, to) : refuseRetreat(s, unit, to);
}

// ---- carrying it out

function performAction(s: State, seat: Faction, action: Action, out: Out): void {
  switch (action.type) {
    case "fire":
      act(s, action.unit);
      fire(s, action.unit, action.targetClass, targetNamed(s, seat, action.party), out);
      resolveHits(s, out);
      break;
    case "bomb":
      act(s, action.unit);
      bomb(s, action.unit, out);
      break;
    case "retreat":
      act(s, action.unit);
      retreat(s, action.unit, action.to, out);
      break;
    case "rebase":
      act(s, action.unit);
      rebase(s, action.unit, action.to, out);
      break;
    case "strike":
      act(s, action.unit);
      fireStrike(s, action.unit, targetNamed(s, seat, action.party), out);
      s.striking = STRIKING.flat([{ unit: action.unit, to: action.to, rebases: action.rebase ? 1 : 0 }]);
      resolveHits(s, out);
      break;
    case "hold":
      act(s, action.unit);
      announceHold(s, action.unit, out);
      break;
  }
}

function act(s: State, unit: Unit): void {
  fixOrder(s);
  s.unitFlags[unit] |= ACTED;
}

function announceHold(s: State, unit: Unit, out: Out): void {
  const [nationality, unitType, cv] = [s.unitNationality[unit], s.unitType[unit], s.unitCv[unit]];
  out.push({ type: "held", area: s.battleArea, nationality, unitType, cv });
}

/** Takes the Hits; if their owner has to choose the round waits for D27. A Striking Carrier leaves after the last Hit. */
function resolveHits(s: State, out: Out): void {
  takePlainHits(s, out);
  s.phase = s.hits.length > 0 ? PHASE.battleHits : PHASE.battleAction;
  if (s.hits.length > 0 || s.striking.length === 0) return;
  const { unit, to, rebases } = STRIKING.at(s.striking, 0);
  s.striking = [];
  if (rebases !== 0) rebase(s, unit, to, out);
  else retreat(s, unit, to, out);
}

/** R69 The Fortress of an Armed Minor Fires by itself. */
function actForMinor(s: State, out: Out): void {
  const fortress = s.battleUnits.find((unit) => canAct(s, unit) && partyOf(s, unit) === NATIVE)!;
  act(s, fortress);
  fireForMinor(s, fortress, out);
  resolveHits(s, out);
}

/** The next type, the next round, or a decision about the order. */
function advanceCombat(s: State, out: Out): void {
  const party = actingParty(s);
  if (isBattleOver(s) || isStandOff(s, attacker(s), s.battleArea)) endRound(s, out);
  else if (party < 0 && s.battleType === INFANTRY) endRound(s, out);
  else if (party < 0) beginType(s, s.battleType + 1);
  else if (tiedParties(s) !== 0) s.phase = PHASE.battleOrder;
  else actForMinor(s, out);
}

function mostExpectedHits(s: State, seat: Faction): Action {
  let best: Action | undefined;
  let most = 0;
  for (const action of legalActions(s, seat)) {
    if (action.type !== "fire") continue;
    const hits =
      diceOf(s, action.unit, action.targetClass, s.battleArea) * firepower(s, action.unit, action.targetClass);
    if (hits > most) [best, most] = [action, hits];
  }
  return best ?? otherwise(s, seat);
}

function otherwise(s: State, seat: Faction): Action {
  const unit = s.battleUnits.find((candidate) => canAct(s, candidate) && partyOf(s, candidate) === seat)!;
  return refuseBomb(s, unit) === undefined ? { type: "bomb", unit } : { type: "hold", unit };
}

/** D26 */
export const battleActionPhase: Phase = {
  decision: "D26",
  prompt(s, seat) {
    const [name, place] = [UNIT_NAMES[s.battleType], AREA_NAMES[s.battleArea]];
    const ready = s.battleUnits.filter((unit) => canAct(s, unit) && partyOf(s, unit) === seat).length;
    return ready > 1
      ? `${ready} of your ${name} units act in ${place}: which one, and how?`
      : `Choose an action for your ${name} in ${place}.`;
  },
  waiting(s) {
    const party = actingParty(s);
    if (party < 0 || party === NATIVE || tiedParties(s) !== 0) return 0;
    return isBattleOver(s) || isStandOff(s, attacker(s), s.battleArea) ? 0 : 1 << party;
  },
  legal: legalActions,
  refuse: refuseAction,
  perform: performAction,
  proceed: advanceCombat,
  fallback: mostExpectedHits,
};

/** D27 Which of several equal units is hit. */
export const battleHitsPhase: Phase = {
  decision: "D27",
  prompt: (s) => `Which of your strongest units in ${AREA_NAMES[s.battleArea]} takes the Hit?`,
  waiting: (s) => (s.hits.length > 0 ? 1 << HITS.at(s.hits, 0).party : 0),
  legal: (s) => strongestUnits(s).map((unit) => ({ type: "hit", unit })),
  refuse: (s, _seat, action) => (action.type === "hit" ? refuseHit(s, action.unit) : NO.WRONG_ACTION),
  perform(s, _seat, action, out) {
    if (action.type === "hit") takeHit(s, action.unit, out);
    resolveHits(s, out);
  },
  proceed: resolveHits,
  fallback: (s) => ({ type: "hit", unit: leastValuable(s, strongestUnits(s)) }),
};

/** D29 The Active Player puts Factions of equal rank in order. */
export const battleOrderPhase: Phase = {
  decision: "D29",
  prompt: (s) => `Which Faction's ${UNIT_NAMES[s.battleType]} units act first?`,
  waiting: (s) => (tiedParties(s) !== 0 ? 1 << attacker(s) : 0),
  legal: (s) => partiesOfMask(tiedParties(s)).map((faction) => ({ type: "first", faction })),
  refuse(s, _seat, action) {
    if (action.type !== "first") return NO.WRONG_ACTION;
    return (tiedParties(s) & (1 << action.faction)) !== 0 ? undefined : NO.NO_TIE;
  },
  perform(s, _seat, action) {
    if (action.type === "first") s.battleFirst = action.faction;
    s.phase = PHASE.battleAction;
  },
  proceed(s) {
    s.phase = PHASE.battleAction;
  },
  fallback: (s) => ({
    type: "first",
    faction: s.turnOrder.find((seat) => (tiedParties(s) & (1 << seat)) !== 0)!,
  }),
};
