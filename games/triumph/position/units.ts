/** Position files: the units on the map. */

import { allowKeys, InputError, type Json, readArray, readObject } from "@tripartite/kernel";
import type { Area, Nationality, Unit, UnitType } from "../data/ids.ts";
import { ARMED, FORTRESS, GREY, NATIONALITIES, NEUTRAL, POWER, STATUSES, SUB, UNIT_TYPES } from "../data/kinds.ts";
import {
  AREA_IDS,
  IS_COASTAL,
  IS_LAND,
  MAX_CV,
  NATION_NAMES,
  NATION_OF_AREA,
  NATION_OF_NATIONALITY,
  NATIONALITY_OF_NATION,
  POWER_OF_NATION,
} from "../data/map.ts";
import { IS_SHIP } from "../data/units.ts";
import {
  ACTED,
  DISENGAGED,
  ENGAGED,
  ESCAPED,
  FACE_UP,
  INVADER,
  JOINED,
  MOVED,
  RAIDER,
  RETREATED,
  type State,
} from "../model/state.ts";
import { clearSlot, fillSlot, fortressIn, packRoute, unpackRoute } from "../rules/units.ts";
import { AREA, FLAG, integer, NATIONALITY, UNIT_TYPE } from "./scalars.ts";

/** Flags of a unit by the names they have in a file. */
export const UNIT_FLAGS: Readonly<Record<string, number>> = {
  moved: MOVED,
  faceUp: FACE_UP,
  escaped: ESCAPED,
  invader: INVADER,
  engaged: ENGAGED,
  disengaged: DISENGAGED,
  acted: ACTED,
  joined: JOINED,
  raider: RAIDER,
  retreated: RETREATED,
};
const UNIT_KEYS = ["area", "nationality", "unitType", "cv", "route", ...Object.keys(UNIT_FLAGS)];
const MAX_UNITS = 1000;

/** The position of a unit in the list is its number; null keeps a number free. */
export function readUnits(s: State, input: unknown): void {
  const list = readArray(input ?? [], "units");
  if (list.length > MAX_UNITS) throw new InputError("units", `more than ${MAX_UNITS} units`);
  list.forEach((item, unit) => {
    clearSlot(s, unit);
    if (item !== null) readUnit(s, unit, item, `units[${unit}]`);
  });
}

function readUnit(s: State, unit: Unit, input: unknown, path: string): void {
  const fields = readObject(input, path);
  allowKeys(fields, path, UNIT_KEYS);
  const area = AREA.read(fields.area, `${path}.area`, 0);
  const nationality = readNationality(area, fields.nationality, `${path}.nationality`);
  const type = UNIT_TYPE.read(fields.unitType, `${path}.unitType`, 0);
  const cv = fields.cv === undefined ? 1 : integer(1, 99).read(fields.cv, `${path}.cv`, 0);
  if (cv > MAX_CV[nationality]) {
    throw new InputError(
      `${path}.cv`,
      `${cv} is above the maximum of ${MAX_CV[nationality]} for ${NATIONALITIES[nationality]}`,
    );
  }
  let flags = 0;
  for (const [name, bit] of Object.entries(UNIT_FLAGS)) {
    if (fields[name] !== undefined && FLAG.read(fields[name], `${path}.${name}`, 0) === 1) flags |= bit;
  }
  checkType(s, area, type, flags, path);
  checkNationality(s, area, nationality, type, path);
  fillSlot(s, unit, area, nationality, type, cv, flags);
  if (fields.route !== undefined) s.unitRoute[unit] = readRoute(fields.route, `${path}.route`);
}

/** Left out, it is that of the Power whose land or Colony the area is. */
function readNationality(area: Area, input: unknown, path: string): Nationality {
  if (input !== undefined) return NATIONALITY.read(input, path, 0);
  const n = NATION_OF_AREA[area];
  const nationality = n < 0 ? -1 : NATIONALITY_OF_NATION[POWER_OF_NATION[n]];
  if (nationality < 0) throw new InputError(path, `missing: ${AREA_IDS[area]} is no land of a Power`);
  return nationality;
}

function readRoute(input: unknown, path: string): number {
  const route = readArray(input, path);
  if (route.length > 4) throw new InputError(path, "a route has at most four areas");
  return packRoute(route.map((item, i) => AREA.read(item, `${path}[${i}]`, 0)));
}

function checkType(s: State, area: Area, type: UnitType, flags: number, path: string): void {
  const place = AREA_IDS[area];
  if (type === FORTRESS) {
    if (!IS_LAND[area]) throw new InputError(`${path}.area`, `a fortress cannot stand in ${place}`);
    if (fortressIn(s, area) >= 0) throw new InputError(path, `${place} has a fortress already`);
  }
  if (IS_SHIP[type] && IS_LAND[area] && !IS_COASTAL[area] && s.allowInlandShips === 0) {
    throw new InputError(`${path}.area`, `${place} has no coast for a ${UNIT_TYPES[type]}`);
  }
  if ((flags & ESCAPED) !== 0 && (type !== SUB || IS_LAND[area])) {
    throw new InputError(`${path}.escaped`, "only a sub at sea can be escaped");
  }
}

function checkNationality(s: State, area: Area, nationality: Nationality, type: UnitType, path: string): void {
  const n = NATION_OF_AREA[area];
  if (nationality === GREY) {
    if (type !== FORTRESS) throw new InputError(`${path}.unitType`, "neutral blocks are fortresses");
    if (n < 0 || s.status[n] !== ARMED)
      throw new InputError(`${path}.area`, `${AREA_IDS[area]} is no land of an armed minor`);
    return;
  }
  const power = NATION_OF_NATIONALITY[nationality];
  if (s.status[power] !== POWER) {
    throw new InputError(
      `${path}.nationality`,
      `${NATION_NAMES[power]} is ${STATUSES[s.status[power]]} and has no units`,
    );
  }
  if (n >= 0 && s.status[n] === NEUTRAL) {
    throw new InputError(
      `${path}.area`,
      `${AREA_IDS[area]} is neutral land: give ${NATION_NAMES[n]} another status first`,
    );
  }
}

export function writeUnits(s: State): Json {
  return s.unitArea.map((area, unit) => (area < 0 ? null : writeUnit(s, unit)));
}

function writeUnit(s: State, unit: Unit): Json {
  const flags = Object.entries(UNIT_FLAGS).filter(([, bit]) => (s.unitFlags[unit] & bit) !== 0);
  return {
    area: AREA_IDS[s.unitArea[unit]],
    nationality: NATIONALITIES[s.unitNationality[unit]],
    unitType: UNIT_TYPES[s.unitType[unit]],
    cv: s.unitCv[unit],
    ...Object.fromEntries(flags.map(([name]) => [name, true])),
    ...(s.unitRoute[unit] > 0 && { route: unpackRoute(s.unitRoute[unit]).map((area) => AREA_IDS[area]) }),
  };
}
