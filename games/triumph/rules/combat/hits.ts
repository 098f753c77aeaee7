/** §12.44, §12.72 Hits: each goes to the strongest unit of its class. */

import type { Refusal } from "@tripartite/kernel";
import type { TargetClass, Unit } from "../../data/ids.ts";
import { AIR_FORCE, CARRIER, FLEET, FORTRESS, INFANTRY, SUB, TANK } from "../../data/kinds.ts";
import { IS_LAND } from "../../data/map.ts";
import { cvPerHit } from "../../data/units.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { HITS } from "../../model/rows.ts";
import { ACTED, ENGAGED, ESCAPED, INVADER, JOINED, MOVED, RAIDER, type State } from "../../model/state.ts";
import { isConvoy, partyOf, takeOff } from "../units.ts";
import { engagedFrom } from "./battles.ts";
import { classOf } from "./fire.ts";

function fights(s: State, unit: Unit): boolean {
  return s.unitArea[unit] === s.battleArea && (s.unitFlags[unit] & (JOINED | ESCAPED)) === JOINED;
}

/** Hits that would leave none of these units of the class. */
export function hitsToEliminate(s: State, targetClass: TargetClass, isTarget: (unit: Unit) => boolean): number {
  let hits = 0;
  for (const unit of s.battleUnits) {
    if (!fights(s, unit) || classOf(s, unit) !== targetClass || !isTarget(unit)) continue;
    hits += Math.ceil(s.unitCv[unit] / (s.unitCv[unit] - cvAfterHit(s, unit)));
  }
  return hits;
}

/** The strongest units of the class that is hit. */
export function strongestUnits(s: State): Unit[] {
  const { party, targetClass } = HITS.at(s.hits, 0);
  let strongest: Unit[] = [];
  for (const unit of s.battleUnits) {
    if (!fights(s, unit)) continue;
    if (partyOf(s, unit) !== party || classOf(s, unit) !== targetClass) continue;
    if (strongest.length === 0 || s.unitCv[unit] > s.unitCv[strongest[0]]) strongest = [unit];
    else if (s.unitCv[unit] === s.unitCv[strongest[0]]) strongest.push(unit);
  }
  return strongest;
}

const STATE_OF_UNIT = ACTED | INVADER | ENGAGED | RAIDER | MOVED;

/** R71 Nobody could tell the difference if the one or the other were hit. */
function areInterchangeable(s: State, unit: Unit, other: Unit): boolean {
  return (
    s.unitType[unit] === s.unitType[other] &&
    s.unitNationality[unit] === s.unitNationality[other] &&
    (s.unitFlags[unit] & STATE_OF_UNIT) === (s.unitFlags[other] & STATE_OF_UNIT) &&
    engagedFrom(s, unit) === engagedFrom(s, other)
  );
}

/** What a Hit leaves of the unit. */
export function cvAfterHit(s: State, unit: Unit): number {
  return Math.max(0, s.unitCv[unit] - cvPerHit(s.unitType[unit], !IS_LAND[s.unitArea[unit]]));
}

/** §12.44 One Hit on one unit. */
export function takeHit(s: State, unit: Unit, out: Out): void {
  const [area, nationality, unitType, cv] = [
    s.unitArea[unit],
    s.unitNationality[unit],
    s.unitType[unit],
    s.unitCv[unit],
  ];
  s.unitCv[unit] = cvAfterHit(s, unit);
  if (s.unitCv[unit] === 0) {
    takeOff(s, unit, "eliminated", out, cv);
  } else {
    out.push({ type: "unitHit", area, nationality, unitType, cv: s.unitCv[unit], lost: cv - s.unitCv[unit] });
  }
  const left = HITS.at(s.hits, 0);
  s.hits = left.count > 1 ? HITS.flat([{ ...left, count: left.count - 1 }]) : [];
}

/** Takes all Hits that need no choice of their owner (D27); what is left in `hits` does. */
export function takePlainHits(s: State, out: Out): void {
  while (s.hits.length > 0) {
    const units = strongestUnits(s);
    if (units.length === 0) s.hits = [];
    else if (units.every((unit) => areInterchangeable(s, units[0], unit))) takeHit(s, units[0], out);
    else return;
  }
}

export function refuseHit(s: State, unit: Unit): Refusal | undefined {
  return strongestUnits(s).includes(unit) ? undefined : NO.HIT_UNIT;
}

/** §12.44 Convoy, Sub, Infantry, Fleet, Air Force, Tank, Carrier, Fortress; within a type the one that has acted. */
const LEAST_VALUE = [SUB, INFANTRY, FLEET, AIR_FORCE, TANK, CARRIER, FORTRESS];

export function leastValuable(s: State, units: readonly Unit[]): Unit {
  const value = (unit: Unit) =>
    (isConvoy(s, unit) ? -1 : LEAST_VALUE.indexOf(s.unitType[unit])) * 2 + ((s.unitFlags[unit] & ACTED) === 0 ? 1 : 0);
  return units.reduce((least, unit) => (value(unit) < value(least) ? unit : least));
}
