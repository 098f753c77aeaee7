/** §8.2, §15.423 Units that come without Production: their owner chooses only the type. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Nation, Nationality, Unit, UnitType } from "../../data/ids.ts";
import { FORTRESS, GREY } from "../../data/kinds.ts";
import { GREAT_POWER_NATIONALITY, IS_COASTAL, MUSTER_AREAS, MUSTER_OF_AREA } from "../../data/map.ts";
import { ALL_UNIT_TYPES, IS_SHIP } from "../../data/units.ts";
import type { Action } from "../../model/actions.ts";
import { type Out, only } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { MUSTERS } from "../../model/rows.ts";
import type { State } from "../../model/state.ts";
import { addUnit, fortressIn } from "../units.ts";

/** §8.2 Great Power units: 3 CV in a CapitalCity, 2 in other Cities, 1 in Towns. */
export function queueMusters(s: State, nation: Nation, faction: Faction): void {
  for (const area of MUSTER_AREAS[nation]) addMuster(s, faction, area, MUSTER_OF_AREA[area]);
  dropHopelessMusters(s);
}

/** §15.42, §2.31 A nation that becomes an Armed Minor gets Fortresses by Muster Value in its Cities and Towns. */
export function deployFortresses(s: State, nation: Nation, out: Out): void {
  for (const area of MUSTER_AREAS[nation]) {
    addUnit(s, area, GREY, FORTRESS, MUSTER_OF_AREA[area]);
    out.push({ type: "blockArrived", area, nationality: GREY });
  }
}

/** A Great Power unit that still needs a type. */
export function addMuster(s: State, faction: Faction, area: Area, cv: number): void {
  MUSTERS.add(s.musters, { faction, area, cv, nationality: GREAT_POWER_NATIONALITY[faction] });
}

/** R7 Where every type is exhausted no unit comes. */
export function dropHopelessMusters(s: State): void {
  if (s.blockLimits.length === 0) return;
  MUSTERS.removeAll(s.musters, ({ area, nationality }) =>
    ALL_UNIT_TYPES.every((type) => refuseBlock(s, area, nationality, type)),
  );
}

/** The seats that still owe types, as a bit mask. */
export function musterSeats(s: State): number {
  let mask = 0;
  for (const { faction } of MUSTERS.all(s.musters)) mask |= 1 << faction;
  return mask;
}

function findMuster(s: State, seat: Faction, area: Area): number {
  return MUSTERS.seek(s.musters, seat, area);
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
  return refuseBlock(s, action.area, MUSTERS.at(s.musters, entry).nationality, action.unitType);
}

export function legalMusters(s: State, seat: Faction): Action[] {
  const actions: Action[] = [];
  for (const { faction, area } of MUSTERS.all(s.musters)) {
    if (faction !== seat) continue;
    for (const unitType of ALL_UNIT_TYPES) {
      const action: Action = { type: "muster", area, unitType };
      if (refuseMuster(s, seat, action) === undefined) actions.push(action);
    }
  }
  return actions;
}

export function performMuster(s: State, seat: Faction, action: Action, out: Out): void {
  if (action.type !== "muster") return;
  const entry = findMuster(s, seat, action.area);
  const { area, cv, nationality } = MUSTERS.remove(s.musters, entry);
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
