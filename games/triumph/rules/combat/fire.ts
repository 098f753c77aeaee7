/** §12.4, §12.62, §12.74 Firepower, dice and targets. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Party, TargetClass, Unit } from "../../data/ids.ts";
import {
  AIR_DEFENSE_RADAR,
  AIR_FORCE,
  CARRIER,
  CLASS_AIR,
  CLASS_GROUND,
  CLASS_NAVAL,
  CLASS_SUB,
  FLEET,
  NATIVE,
  PRECISION_BOMBSIGHT,
  SONAR,
} from "../../data/kinds.ts";
import { IS_LAND } from "../../data/map.ts";
import { FIREPOWER } from "../../data/units.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { HITS } from "../../model/rows.ts";
import { ESCAPED, JOINED, type State } from "../../model/state.ts";
import { hasTech } from "../cards/technology.ts";
import { rollDie } from "../chance.ts";
import { isConvoy, partyOf } from "../units.ts";
import { attacker, enemyOfMainCapital, isSingle } from "./battles.ts";

const CLASS_OF_TYPE: readonly TargetClass[] = [
  CLASS_GROUND,
  CLASS_AIR,
  CLASS_NAVAL,
  CLASS_SUB,
  CLASS_NAVAL,
  CLASS_GROUND,
  CLASS_GROUND,
];
const CLASS_COUNT = 4;
const SONAR_FIREPOWER = 3;
export const STRIKE_FIREPOWER = 1;
export const BOMB_FIREPOWER = 1;

/** §12.41 */
export function classOf(s: State, unit: Unit): TargetClass {
  return isConvoy(s, unit) ? CLASS_NAVAL : CLASS_OF_TYPE[s.unitType[unit]];
}

/** §12.42 A die not above this number is a Hit; Sonar gives Fleets S3. */
export function firepower(s: State, unit: Unit, targetClass: TargetClass): number {
  const type = s.unitType[unit];
  if (type === FLEET && targetClass === CLASS_SUB && hasTech(s, partyOf(s, unit), SONAR)) return SONAR_FIREPOWER;
  return FIREPOWER[type][targetClass];
}

/** §12.4 One die for each CV; AirDefense Radar doubles them for Air Forces over Friendly land against class A (R67). */
export function diceOf(s: State, unit: Unit, targetClass: TargetClass, area: Area): number {
  const party = partyOf(s, unit);
  const radar =
    s.unitType[unit] === AIR_FORCE &&
    targetClass === CLASS_AIR &&
    IS_LAND[area] &&
    s.control[area] === party &&
    hasTech(s, party, AIR_DEFENSE_RADAR);
  return radar ? 2 * s.unitCv[unit] : s.unitCv[unit];
}

// ---- targets

/** Classes of the units of a Party that can be hit now, as a bit mask. */
export function classesOf(s: State, party: Party): number {
  let mask = 0;
  for (const unit of s.battleUnits) {
    if (s.unitArea[unit] !== s.battleArea || (s.unitFlags[unit] & (JOINED | ESCAPED)) !== JOINED) continue;
    if (partyOf(s, unit) === party) mask |= 1 << classOf(s, unit);
  }
  return mask;
}

/** Parties that units of this Party may Fire at now, as a bit mask. */
export function targetsOf(s: State, party: Party): number {
  const flagged = s.battleTargets[party];
  let mask = 0;
  for (let other = 0; other <= NATIVE; other++)
    if ((flagged & (1 << other)) !== 0 && classesOf(s, other) !== 0) mask |= 1 << other;
  return mask;
}

/** The Party meant by the field `party` of a Fire or Strike: -1 stands for the only target; -1 if there is no such. */
export function targetNamed(s: State, party: Party, named: Party): Party {
  const targets = targetsOf(s, party);
  if (targets === 0) return -1;
  if (isSingle(targets)) return named === -1 ? 31 - Math.clz32(targets) : -1;
  return named >= 0 && (targets & (1 << named)) !== 0 ? named : -1;
}

/** A Fire or Strike that names the only target is the same action without the name. */
export function withoutSoleTarget(s: State, action: Action): Action {
  if ((action.type !== "fire" && action.type !== "strike") || action.party < 0 || !(action.unit in s.unitArea)) {
    return action;
  }
  return targetsOf(s, partyOf(s, action.unit)) === 1 << action.party ? { ...action, party: -1 } : action;
}

/** §12.4 */
export function refuseFire(s: State, unit: Unit, targetClass: TargetClass, named: Party): Refusal | undefined {
  const target = targetNamed(s, partyOf(s, unit), named);
  if (target < 0 || (classesOf(s, target) & (1 << targetClass)) === 0) return NO.TARGET_ABSENT;
  return firepower(s, unit, targetClass) > 0 ? undefined : NO.NO_FIREPOWER;
}

/** R60 Is there a class among the targets that this unit could hit? */
export function canScore(s: State, unit: Unit): boolean {
  const targets = targetsOf(s, partyOf(s, unit));
  for (let other = 0; other <= NATIVE; other++) {
    if ((targets & (1 << other)) === 0) continue;
    const classes = classesOf(s, other);
    for (let targetClass: TargetClass = 0; targetClass < CLASS_COUNT; targetClass++) {
      if ((classes & (1 << targetClass)) !== 0 && firepower(s, unit, targetClass) > 0) return true;
    }
  }
  return false;
}

/** §12.62 */
export function refuseBomb(s: State, unit: Unit): Refusal | undefined {
  const party = partyOf(s, unit);
  const able = s.unitType[unit] === AIR_FORCE && hasTech(s, party, PRECISION_BOMBSIGHT);
  return able && enemyOfMainCapital(s, party, s.battleArea) >= 0 ? undefined : NO.NO_BOMBING;
}

/** §12.74, R68 The shooting part of a Carrier Strike: there must be a naval target. */
export function refuseStrikeTarget(s: State, unit: Unit, named: Party): Refusal | undefined {
  if (s.unitType[unit] !== CARRIER) return NO.NO_STRIKE;
  const target = targetNamed(s, partyOf(s, unit), named);
  return target >= 0 && (classesOf(s, target) & (1 << CLASS_NAVAL)) !== 0 ? undefined : NO.NO_STRIKE;
}

// ---- dice

function roll(s: State, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(rollDie(s));
  return dice;
}

function countHits(dice: readonly number[], power: number): number {
  let hits = 0;
  for (const die of dice) if (die <= power) hits++;
  return hits;
}

/** §12.4 Rolls the dice; the Hits wait in `hits`. */
export function fire(s: State, unit: Unit, targetClass: TargetClass, target: Party, out: Out): void {
  rollAt(s, unit, targetClass, target, firepower(s, unit, targetClass), out);
}

/** §12.74 */
export function fireStrike(s: State, unit: Unit, target: Party, out: Out): void {
  rollAt(s, unit, CLASS_NAVAL, target, STRIKE_FIREPOWER, out);
}

function rollAt(s: State, unit: Unit, targetClass: TargetClass, target: Party, power: number, out: Out): void {
  const area = s.battleArea;
  const dice = roll(s, diceOf(s, unit, targetClass, area));
  const hits = countHits(dice, power);
  s.hits = hits > 0 ? HITS.flat([{ party: target, targetClass, count: hits }]) : [];
  const [nationality, unitType, cv] = [s.unitNationality[unit], s.unitType[unit], s.unitCv[unit]];
  out.push({ type: "fired", area, nationality, unitType, cv, target, targetClass, dice, power, hits });
}

/** §12.62 Each Hit lowers the Enemy's IND by one. */
export function bomb(s: State, unit: Unit, out: Out): void {
  const faction = enemyOfMainCapital(s, partyOf(s, unit), s.battleArea);
  const [nationality, cv] = [s.unitNationality[unit], s.unitCv[unit]];
  const dice = roll(s, cv);
  const hits = countHits(dice, BOMB_FIREPOWER);
  out.push({ type: "bombed", area: s.battleArea, nationality, cv, faction, dice, power: BOMB_FIREPOWER, hits });
  if (hits === 0) return;
  s.ind[faction] = Math.max(0, s.ind[faction] - hits);
  out.push({ type: "industryLowered", faction, ind: s.ind[faction], reason: "bombing" });
}

// ---- Armed Minors (§15.42)

const MINOR_PREFERENCE = [CLASS_NAVAL, CLASS_SUB, CLASS_AIR];

function totalCv(s: State, party: Party, targetClass: TargetClass): number {
  let total = 0;
  for (const unit of s.battleUnits) {
    if (s.unitArea[unit] === s.battleArea && partyOf(s, unit) === party && classOf(s, unit) === targetClass)
      total += s.unitCv[unit];
  }
  return total;
}

/** R69 Ground units first; else the class with the highest Firepower, then the larger total CV, then N, S, A. */
export function minorTargetClass(s: State, fortress: Unit, target: Party): TargetClass {
  const classes = classesOf(s, target);
  if ((classes & (1 << CLASS_GROUND)) !== 0) return CLASS_GROUND;
  let best = -1;
  let bestWorth = -1;
  for (const targetClass of MINOR_PREFERENCE) {
    if ((classes & (1 << targetClass)) === 0) continue;
    const worth = firepower(s, fortress, targetClass) * 1000 + totalCv(s, target, targetClass);
    if (worth > bestWorth) [best, bestWorth] = [targetClass, worth];
  }
  return best;
}

/** R70 The Active Player comes first. */
export function fireForMinor(s: State, fortress: Unit, out: Out): void {
  const targets = targetsOf(s, NATIVE);
  if (targets === 0) return;
  const faction = attacker(s);
  const target = (targets & (1 << faction)) !== 0 ? faction : 31 - Math.clz32(targets);
  fire(s, fortress, minorTargetClass(s, fortress, target), target, out);
}
