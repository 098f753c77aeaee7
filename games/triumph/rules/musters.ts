/** §8.2, §15.423 Units that come without Production: their owner chooses only the type. */

import type { Refusal } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import type { Area, Faction, Nation, Nationality, Unit, UnitType } from "../data/ids.ts";
import { FORTRESS } from "../data/kinds.ts";
import { AREAS_OF_NATION, GREAT_POWER_NATIONALITY, IS_COASTAL, MUSTER_OF_AREA } from "../data/map.ts";
import { ALL_UNIT_TYPES, IS_SHIP } from "../data/units.ts";
import { type Out, only } from "../events.ts";
import { NO } from "../refusals.ts";
import type { State } from "../state.ts";
import { addUnit, fortressIn } from "./units.ts";

const FIELDS = 4;

/** §8.2 Great Power units: 3 CV in a CapitalCity, 2 in other Cities, 1 in Towns. */
export function queueMusters(s: State, nation: Nation, faction: Faction): void {
  for (const area of AREAS_OF_NATION[nation]) {
    if (MUSTER_OF_AREA[area] > 0) s.musters.push(faction, area, MUSTER_OF_AREA[area], GREAT_POWER_NATIONALITY[faction]);
  }
  dropHopelessMusters(s);
}

/** R7 Where every type is exhausted no unit comes. */
export function dropHopelessMusters(s: State): void {
  if (s.blockLimits.length === 0) return;
  for (let i = s.musters.length - FIELDS; i >= 0; i -= FIELDS) {
    const [, area, , nationality] = s.musters.slice(i, i + FIELDS);
    if (ALL_UNIT_TYPES.every((type) => refuseBlock(s, area, nationality, type))) s.musters.splice(i, FIELDS);
  }
}

/** The seats that still owe types, as a bit mask. */
export function musterSeats(s: State): number {
  let mask = 0;
  for (let i = 0; i < s.musters.length; i += FIELDS) mask |= 1 << s.musters[i];
  return mask;
}

function findMuster(s: State, seat: Faction, area: Area): number {
  for (let i = 0; i < s.musters.length; i += FIELDS) if (s.musters[i] === seat && s.musters[i + 1] === area) return i;
  return -1;
}

/** R7, R8, §3.241 May a unit of this type stand here as a new block? */
export function refuseBlock(s: State, area: Area, nationality: Nationality, type: UnitType): Refusal | undefined {
  if (IS_SHIP[type] && !IS_COASTAL[area] && !s.allowInlandShips) return NO.BUILD_COAST;
  if (type === FORTRESS && fortressIn(s, area) >= 0) return NO.FORT_ONE;
  return blocksLeft(s, nationality, type) > 0 ? undefined : NO.BUILD_BLOCKS;
}

/** R7 How many blocks of a type are left; unlimited unless the table says otherwise. */
export function blocksLeft(s: State, nationality: Nationality, type: UnitType): number {
  const limit = s.blockLimits.length === 0 ? 0 : s.blockLimits[nationality * ALL_UNIT_TYPES.length + type];
  if (limit === 0) return Number.MAX_SAFE_INTEGER;
  let used = 0;
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] >= 0 && s.unitNationality[unit] === nationality && s.unitType[unit] === type) used++;
  }
  return limit - used;
}

export function refuseMuster(s: State, seat: Faction, action: Action): Refusal | undefined {
  if (action.type !== "muster") return NO.WRONG_ACTION;
  const entry = findMuster(s, seat, action.area);
  if (entry < 0) return NO.MUSTER;
  return refuseBlock(s, action.area, s.musters[entry + 3], action.unitType);
}

export function legalMusters(s: State, seat: Faction): Action[] {
  const actions: Action[] = [];
  for (let i = 0; i < s.musters.length; i += FIELDS) {
    if (s.musters[i] !== seat) continue;
    for (const unitType of ALL_UNIT_TYPES) {
      const action: Action = { type: "muster", area: s.musters[i + 1], unitType };
      if (refuseMuster(s, seat, action) === undefined) actions.push(action);
    }
  }
  return actions;
}

export function performMuster(s: State, seat: Faction, action: Action, out: Out): void {
  if (action.type !== "muster") return;
  const entry = findMuster(s, seat, action.area);
  const [, area, cv, nationality] = s.musters.splice(entry, FIELDS);
  bringUnit(s, seat, area, nationality, action.unitType, cv, out);
  dropHopelessMusters(s);
}

/** A new block: everybody sees it appear, only its owner knows what it is. */
export function bringUnit(
  s: State,
  seat: Faction,
  area: Area,
  nationality: Nationality,
  unitType: UnitType,
  cv: number,
  out: Out,
): number {
  const unit = addUnit(s, area, nationality, unitType, cv);
  out.push({ type: "blockArrived", area, nationality });
  out.push({ type: "unitArrived", audience: only(seat), unit, area, nationality, unitType, cv });
  return unit;
}

/** §7.23 One CV more; only the owner learns which unit it is. */
export function growUnit(s: State, seat: Faction, unit: Unit, out: Out): void {
  s.unitCv[unit]++;
  out.push({
    ...{ type: "unitGrew", audience: only(seat), unit, area: s.unitArea[unit] },
    ...{ nationality: s.unitNationality[unit], unitType: s.unitType[unit], cv: s.unitCv[unit] },
  });
}
