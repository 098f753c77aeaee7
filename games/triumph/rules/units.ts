/** Units on the map: every change of a unit goes through here, so that the indices by area stay true. */
import type { Area, Nationality, Party, Unit, UnitType } from "../data/ids.ts";
import { FORTRESS, PARTY_COUNT } from "../data/kinds.ts";
import { AREA_COUNT, IS_LAND, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { IS_CONVOY_AT_SEA, IS_GROUND } from "../data/units.ts";
import type { Out } from "../model/events.ts";
import {
  addToCount,
  countOf,
  ENGAGED,
  ESCAPED,
  FACE_UP,
  INVADER,
  JOINED,
  RAIDER,
  RETREATED,
  type State,
} from "../model/state.ts";

/** The Party a unit fights for: its Faction, or NATIVE. */
export function partyOf(s: State, unit: Unit): Party {
  return PARTY_OF_NATIONALITY[s.unitNationality[unit]];
}

export function isGroundUnit(s: State, unit: Unit): boolean {
  return IS_GROUND[s.unitType[unit]];
}

/** §3.24 */
export function isConvoy(s: State, unit: Unit): boolean {
  return IS_CONVOY_AT_SEA[s.unitType[unit]] && !IS_LAND[s.unitArea[unit]];
}

export function hasFlag(s: State, unit: Unit, flag: number): boolean {
  return (s.unitFlags[unit] & flag) !== 0;
}

/** Each Party uses every fourth slot, so the number of an own block says nothing about the fate of a Rival's. */
function freeSlot(s: State, party: Party): Unit {
  let unit: Unit = party as number;
  while (unit < s.unitArea.length && s.unitArea[unit] >= 0) unit += PARTY_COUNT;
  while (s.unitArea.length <= unit) clearSlot(s, s.unitArea.length);
  return unit;
}

/** Makes a slot of the list free, at its end too. */
export function clearSlot(s: State, unit: Unit): void {
  s.unitArea[unit] = -1;
  s.unitNationality[unit] = 0;
  s.unitType[unit] = 0;
  s.unitCv[unit] = 0;
  s.unitFlags[unit] = 0;
  s.unitRoute[unit] = 0;
}

/** A new unit in the lowest free slot of its Party. */
export function addUnit(s: State, area: Area, nationality: Nationality, type: UnitType, cv: number, flags = 0): Unit {
  const unit = freeSlot(s, PARTY_OF_NATIONALITY[nationality]);
  fillSlot(s, unit, area, nationality, type, cv, flags);
  return unit;
}

/** Puts a new unit into a free slot of the list. */
export function fillSlot(
  s: State,
  unit: Unit,
  area: Area,
  nationality: Nationality,
  type: UnitType,
  cv: number,
  flags: number,
): void {
  s.unitArea[unit] = area;
  s.unitNationality[unit] = nationality;
  s.unitType[unit] = type;
  s.unitCv[unit] = cv;
  s.unitFlags[unit] = flags;
  s.unitRoute[unit] = 0;
  if ((flags & ESCAPED) === 0) enter(s, PARTY_OF_NATIONALITY[nationality], area, IS_GROUND[type]);
}

/** Takes a unit off the map: eliminated, disbanded or removed. */
export function removeUnit(s: State, unit: Unit): void {
  if (!hasFlag(s, unit, ESCAPED)) leave(s, partyOf(s, unit), s.unitArea[unit], isGroundUnit(s, unit));
  clearSlot(s, unit);
}

/** Puts a unit into another area; an Escaped Sub that moves is a normal Sub again (§12.73). */
export function relocateUnit(s: State, unit: Unit, area: Area): void {
  const party = partyOf(s, unit);
  const ground = isGroundUnit(s, unit);
  if (hasFlag(s, unit, ESCAPED)) s.unitFlags[unit] &= ~ESCAPED;
  else leave(s, party, s.unitArea[unit], ground);
  s.unitArea[unit] = area;
  enter(s, party, area, ground);
}

/** §12.73 A Sub leaves the fight without leaving the area. */
export function escapeSub(s: State, unit: Unit): void {
  leave(s, partyOf(s, unit), s.unitArea[unit], false);
  s.unitFlags[unit] |= ESCAPED;
}

/** §12.73 An Escaped Sub fights again. */
export function returnSub(s: State, unit: Unit): void {
  s.unitFlags[unit] &= ~ESCAPED;
  enter(s, partyOf(s, unit), s.unitArea[unit], false);
}

function enter(s: State, party: Party, area: Area, ground: boolean): void {
  if (countOf(s.present, area, party) === 0) s.seniority[area] = appendDigit(s.seniority[area], party + 1);
  addToCount(s.present, area, party, 1);
  if (ground) addToCount(s.ground, area, party, 1);
}

function leave(s: State, party: Party, area: Area, ground: boolean): void {
  addToCount(s.present, area, party, -1);
  if (countOf(s.present, area, party) === 0) s.seniority[area] = removeDigit(s.seniority[area], party + 1);
  if (ground) addToCount(s.ground, area, party, -1);
}

/** The units in an area, in slot order. */
export function unitsIn(s: State, area: Area): Unit[] {
  const units: Unit[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) if (s.unitArea[unit] === area) units.push(unit);
  return units;
}

/** The units of one Party in an area, Escaped Subs included. */
export function unitsOf(s: State, party: Party, area: Area): Unit[] {
  const units: Unit[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] === area && partyOf(s, unit) === party) units.push(unit);
  }
  return units;
}

/** What a block shows when it is turned. */
export function faceOf(s: State, unit: Unit): { unitType: UnitType; nationality: Nationality; cv: number } {
  return { unitType: s.unitType[unit], nationality: s.unitNationality[unit], cv: s.unitCv[unit] };
}

/** Units by area and face value: an order from which nobody can read their numbers, which tell who came first. */
export function inPublicOrder(s: State, units: readonly Unit[]): Unit[] {
  return units.toSorted(
    (a, b) =>
      s.unitArea[a] - s.unitArea[b] ||
      s.unitNationality[a] - s.unitNationality[b] ||
      s.unitType[a] - s.unitType[b] ||
      s.unitCv[a] - s.unitCv[b],
  );
}

/** §3.241 Is there a Fortress of anybody in the area? */
export function fortressIn(s: State, area: Area): Unit {
  if (s.seniority[area] === 0) return -1;
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] === area && s.unitType[unit] === FORTRESS) return unit;
  }
  return -1;
}

// ---- seniority (§1.14): the Parties continuously present, oldest first, as digits 1 + Party

const DIGIT_BITS = 3;
const DIGIT = (1 << DIGIT_BITS) - 1;

/** More than one Party stands here now: the list has a second digit. */
export function isShared(s: State, area: Area): boolean {
  return s.seniority[area] > DIGIT;
}

/** The oldest Party of a seniority list that is not empty, and the list without it; an empty list is 0. */
export function senior(list: number): Party {
  return (list & DIGIT) - 1;
}

export function juniors(list: number): number {
  return list >> DIGIT_BITS;
}

/** The first Party of the area's seniority list among those in the mask; -1 if none. */
export function seniorParty(s: State, area: Area, mask: number): Party {
  for (let list = s.seniority[area]; list > 0; list = juniors(list)) {
    const party = senior(list);
    if ((mask & (1 << party)) !== 0) return party;
  }
  return -1;
}

export function seniorityList(s: State, area: Area): Party[] {
  const parties: Party[] = [];
  for (let list = s.seniority[area]; list > 0; list = juniors(list)) parties.push(senior(list));
  return parties;
}

export function setSeniority(s: State, area: Area, parties: readonly Party[]): void {
  s.seniority[area] = parties.reduceRight((list, party) => (list << DIGIT_BITS) | (party + 1), 0);
}

function appendDigit(list: number, digit: number): number {
  let shift = 0;
  while (list >> shift > 0) shift += DIGIT_BITS;
  return list | (digit << shift);
}

function removeDigit(list: number, digit: number): number {
  let kept = 0;
  let shift = 0;
  for (let rest = list; rest > 0; rest >>= DIGIT_BITS) {
    if ((rest & DIGIT) === digit) continue;
    kept |= (rest & DIGIT) << shift;
    shift += DIGIT_BITS;
  }
  return kept;
}

// ---- routes

const ROUTE_BASE = AREA_COUNT + 1;

/** Start area and up to three entered areas in one integer; longer (Strategic) routes give 0. */
export function packRoute(areas: readonly Area[]): number {
  return areas.length > 4 ? 0 : areas.reduce((packed, area) => packed * ROUTE_BASE + area + 1, 0);
}

export function unpackRoute(packed: number): Area[] {
  const areas: Area[] = [];
  for (let rest = packed; rest > 0; rest = Math.floor(rest / ROUTE_BASE)) areas.unshift((rest % ROUTE_BASE) - 1);
  return areas;
}

// ---- leaving (§12.5, §13)

const FLAGS_OF_A_BATTLE = FACE_UP | JOINED | ENGAGED | INVADER | RAIDER;

/** The unit leaves face down and takes no further part in this Combat Phase. */
export function leaveArea(s: State, unit: Unit, to: Area, type: "retreated" | "rebased", out: Out): void {
  const from = s.unitArea[unit];
  const nationality = s.unitNationality[unit];
  if (hasFlag(s, unit, FACE_UP)) {
    out.push({ type, from, to, nationality, unitType: s.unitType[unit], cv: s.unitCv[unit] });
  } else {
    out.push({ type, from, to, nationality });
  }
  relocateUnit(s, unit, to);
  s.unitFlags[unit] = (s.unitFlags[unit] & ~FLAGS_OF_A_BATTLE) | RETREATED;
}

/** Removes a block from the map, face up. */
export function takeOff(s: State, unit: Unit, reason: string, out: Out, cv: number = s.unitCv[unit]): void {
  const [area, nationality, unitType] = [s.unitArea[unit], s.unitNationality[unit], s.unitType[unit]];
  out.push({ type: "blockRemoved", area, nationality, unitType, cv, reason });
  removeUnit(s, unit);
}
