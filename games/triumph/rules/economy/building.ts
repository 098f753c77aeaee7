/** §7.22–7.24 What a Production point may buy, and the plan of purchases that is editable until it is confirmed. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Nationality, Unit, UnitType } from "../../data/ids.ts";
import { AIR_FORCE, BRITISH, FORTRESS, MAJOR_POWER, POWER } from "../../data/kinds.ts";
import {
  AREA_COUNT,
  AREAS_OF_NATION,
  CANADA,
  GREAT_POWER_NATIONALITY,
  IS_LAND,
  KIND_OF_NATION,
  LAND_AREAS,
  MAX_CV,
  NATION_OF_AREA,
  NATION_OF_NATIONALITY,
  NATIONALITY_OF_NATION,
  OTTAWA,
  PARTY_OF_NATIONALITY,
  POWER_NATIONALITIES,
  POWER_OF_NATION,
} from "../../data/map.ts";
import { ALL_UNIT_TYPES, IS_GROUND } from "../../data/units.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { PLAN } from "../../model/rows.ts";
import type { State } from "../../model/state.ts";
import { drawableCount } from "../cards/cards.ts";
import { hasEnemyUnits, isDisputed } from "../nations/territory.ts";
import { partyOf } from "../units.ts";
import { atWar } from "../war/relations.ts";
import { blocksLeft, refuseBlock } from "./musters.ts";
import { type SuppliedAreas, suppliedAreas } from "./supply.ts";

const TYPES = ALL_UNIT_TYPES.length;

// ---- the plan: kind, first, second

export const PLAN_STEP = 0;
export const PLAN_CADRE = 1;
export const PLAN_CARD = 2;

export function planLength(s: State): number {
  return PLAN.count(s.plan);
}

export function planCount(s: State, kind: number, first = -1, second = -1): number {
  let count = 0;
  for (let row = 0; row < PLAN.count(s.plan); row++) {
    const item = PLAN.at(s.plan, row);
    if (item.kind === kind && (first < 0 || item.first === first) && (second < 0 || item.second === second)) count++;
  }
  return count;
}

/** Nationality and type of a planned Cadre in one integer. */
export function plannedBlock(nationality: Nationality, type: UnitType): number {
  return nationality * TYPES + type;
}

export function plannedNationality(packed: number): Nationality {
  return Math.floor(packed / TYPES);
}

export function plannedType(packed: number): UnitType {
  return packed % TYPES;
}

export function addToPlan(s: State, action: Action): void {
  if (action.type === "step") PLAN.add(s.plan, { kind: PLAN_STEP, first: action.unit, second: 0 });
  else if (action.type === "buy") PLAN.add(s.plan, { kind: PLAN_CARD, first: action.deck, second: 0 });
  else if (action.type === "cadre") {
    PLAN.add(s.plan, {
      kind: PLAN_CADRE,
      first: action.area,
      second: plannedBlock(action.nationality, action.unitType),
    });
  }
}

/** What is left of a list of Steps and Cadres, as `legalSteps` and `legalCadres` make it, once those of the plan are off it. */
export function withoutPlanned(s: State, actions: readonly Action[]): Action[] {
  const left = actions.slice();
  for (let row = 0; row < planLength(s); row++) {
    const { kind, first, second } = PLAN.at(s.plan, row);
    let at = -1;
    if (kind === PLAN_STEP) at = findStep(left, first);
    else if (kind === PLAN_CADRE && plannedType(second) === FORTRESS) at = findFortress(left, first);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Steps come first. */
function findStep(actions: readonly Action[], unit: Unit): number {
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    if (action.type !== "step") return -1;
    if (action.unit === unit) return i;
  }
  return -1;
}

/** Fortresses come last. */
function findFortress(actions: readonly Action[], area: Area): number {
  for (let i = actions.length - 1; i >= 0; i--) {
    const action = actions[i];
    if (action.type !== "cadre" || action.unitType !== FORTRESS) return -1;
    if (action.area === area) return i;
  }
  return -1;
}

export function removeFromPlan(s: State, index: number): void {
  PLAN.remove(s.plan, index);
}

/** The areas of the planned Cadres. */
export function plannedCadres(s: State): Area[] {
  return PLAN.all(s.plan).flatMap(({ kind, first }) => (kind === PLAN_CADRE ? [first] : []));
}

/** A unit that leaves the map takes its planned step with it. */
export function forgetUnit(s: State, unit: Unit): void {
  PLAN.removeAll(s.plan, ({ kind, first }) => kind === PLAN_STEP && first === unit);
}

// ---- where units may be built

/** §2.3 Home Territory of a nationality: its own land as long as the Power is not Defeated; Colonies are not (R6). */
export function isHome(s: State, nationality: Nationality, area: Area): boolean {
  const home = NATION_OF_NATIONALITY[nationality];
  if (s.status[home] !== POWER) return false;
  return NATION_OF_AREA[area] === home || (nationality === BRITISH && area === OTTAWA && s.canadaIsHome === 1);
}

/** §7.231 A Fortress has the nationality of the Major Power whose land or Colony it stands on, else the Great Power's (R14). */
export function fortressNationality(s: State, faction: Faction, area: Area): Nationality {
  const nation = NATION_OF_AREA[area];
  const power = POWER_OF_NATION[nation];
  const nationality = NATIONALITY_OF_NATION[power];
  const own =
    KIND_OF_NATION[power] === MAJOR_POWER && PARTY_OF_NATIONALITY[nationality] === faction && s.status[power] === POWER;
  return own ? nationality : GREAT_POWER_NATIONALITY[faction];
}

/** §14.12 Does a unit of this type need Supply to be built? */
export function isBuiltWithSupply(type: UnitType): boolean {
  return IS_GROUND[type] && type !== FORTRESS;
}

/** Areas with Supply for the Faction, or undefined while it is at Peace and nobody asks (§14.12). */
export function buildSupply(s: State, faction: Faction): SuppliedAreas | undefined {
  return atWar(s, faction) ? suppliedAreas(s, faction) : undefined;
}

/** §7.23, R18, R19 Why this unit may not take a step. */
export function refuseStep(
  s: State,
  faction: Faction,
  unit: Unit,
  supplied: SuppliedAreas | undefined,
): Refusal | undefined {
  if (unit < 0 || unit >= s.unitArea.length || s.unitArea[unit] < 0 || partyOf(s, unit) !== faction)
    return NO.BUILD_UNIT;
  const area = s.unitArea[unit];
  if (!IS_LAND[area]) return NO.BUILD_SEA;
  if (hasEnemyUnits(s, faction, area)) return NO.BUILD_BATTLE;
  if (s.unitCv[unit] >= MAX_CV[s.unitNationality[unit]]) return NO.BUILD_MAX;
  if (PLAN.has(s.plan, PLAN_STEP, unit)) return NO.BUILD_TWICE;
  return isBuiltWithSupply(s.unitType[unit]) && supplied !== undefined && supplied[area] === 0
    ? NO.BUILD_SUPPLY
    : undefined;
}

/** §2.3, §7.23 Why no Cadre of this nationality may appear here, whatever its type. */
function refuseCadreArea(
  s: State,
  faction: Faction,
  area: Area,
  nationality: Nationality,
  isFortress: boolean,
): Refusal | undefined {
  if (PARTY_OF_NATIONALITY[nationality] !== faction || !IS_LAND[area]) return NO.BUILD_HOME;
  if (!isFortress && !isHome(s, nationality, area)) return NO.BUILD_HOME;
  return s.control[area] === faction && !isDisputed(s, area) ? undefined : NO.BUILD_AREA;
}

/** §14.12, R7, R8 Why a Cadre of this type may not appear in an area that is open to its nationality. */
function refuseCadreType(
  s: State,
  area: Area,
  nationality: Nationality,
  type: UnitType,
  supplied: SuppliedAreas | undefined,
): Refusal | undefined {
  if (supplied !== undefined && supplied[area] === 0 && isBuiltWithSupply(type)) return NO.BUILD_SUPPLY;
  const refusal = refuseBlock(s, area, nationality, type);
  if (refusal !== undefined || s.blockLimits.length === 0) return refusal;
  const planned = planCount(s, PLAN_CADRE, -1, plannedBlock(nationality, type));
  return planned < blocksLeft(s, nationality, type) ? undefined : NO.BUILD_BLOCKS;
}

/** §7.231 Why no Fortress of this nationality may be built here. */
function refuseFortress(s: State, faction: Faction, area: Area, nationality: Nationality): Refusal | undefined {
  if (nationality !== fortressNationality(s, faction, area)) return NO.FORT_NATION;
  return planHasFortress(s, area) ? NO.FORT_ONE : undefined;
}

/** §7.23, §7.231 Why no such Cadre may appear here. */
export function refuseCadre(
  s: State,
  faction: Faction,
  area: Area,
  nationality: Nationality,
  type: UnitType,
  supplied: SuppliedAreas | undefined,
): Refusal | undefined {
  return (
    refuseCadreArea(s, faction, area, nationality, type === FORTRESS) ??
    (type === FORTRESS ? refuseFortress(s, faction, area, nationality) : undefined) ??
    refuseCadreType(s, area, nationality, type, supplied)
  );
}

function planHasFortress(s: State, area: Area): boolean {
  if (!PLAN.has(s.plan, PLAN_CADRE, area)) return false;
  return PLAN.some(
    s.plan,
    ({ kind, first, second }) => kind === PLAN_CADRE && first === area && plannedType(second) === FORTRESS,
  );
}

/** R16 A card can be bought while the deck or its discards hold one. */
export function refuseBuy(s: State, deck: number): Refusal | undefined {
  return drawableCount(s, deck) > planCount(s, PLAN_CARD, deck) ? undefined : NO.DECK_EMPTY;
}

/** Could one more unit be built? What needs no Supply is tried first: mostly there is something. */
export function canBuildUnit(s: State, faction: Faction): boolean {
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++)
    if (!isBuiltWithSupply(s.unitType[unit]) && refuseStep(s, faction, unit, undefined) === undefined) return true;
  for (const nationality of POWER_NATIONALITIES)
    for (const area of AREAS_OF_NATION[NATION_OF_NATIONALITY[nationality]])
      if (refuseCadre(s, faction, area, nationality, AIR_FORCE, undefined) === undefined) return true;
  const supplied = buildSupply(s, faction);
  return legalSteps(s, faction, supplied).length > 0 || legalCadres(s, faction, supplied).length > 0;
}

// ---- lists: each adds to the actions that it is given

export function legalSteps(
  s: State,
  faction: Faction,
  supplied: SuppliedAreas | undefined,
  actions: Action[] = [],
): Action[] {
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (refuseStep(s, faction, unit, supplied) === undefined) actions.push({ type: "step", unit });
  }
  return actions;
}

export function legalCadres(
  s: State,
  faction: Faction,
  supplied: SuppliedAreas | undefined,
  actions: Action[] = [],
): Action[] {
  for (const nationality of POWER_NATIONALITIES) {
    if (PARTY_OF_NATIONALITY[nationality] !== faction) continue;
    listCadres(s, faction, AREAS_OF_NATION[NATION_OF_NATIONALITY[nationality]], nationality, supplied, actions);
    if (nationality === BRITISH) listCadres(s, faction, AREAS_OF_NATION[CANADA], nationality, supplied, actions);
  }
  listFortresses(s, faction, supplied, actions);
  return actions;
}

function listCadres(
  s: State,
  faction: Faction,
  areas: readonly Area[],
  nationality: Nationality,
  supplied: SuppliedAreas | undefined,
  actions: Action[],
): void {
  for (const area of areas) {
    if (refuseCadreArea(s, faction, area, nationality, false) !== undefined) continue;
    for (let unitType = FORTRESS + 1; unitType < TYPES; unitType++) {
      if (refuseCadreType(s, area, nationality, unitType, supplied) !== undefined) continue;
      actions.push({ type: "cadre", area, nationality, unitType });
    }
  }
}

function listFortresses(s: State, faction: Faction, supplied: SuppliedAreas | undefined, actions: Action[]): void {
  const fortified = new Array<number>(AREA_COUNT).fill(0);
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (s.unitArea[unit] >= 0 && s.unitType[unit] === FORTRESS) fortified[s.unitArea[unit]] = 1;
  }
  for (const area of LAND_AREAS) {
    if (s.control[area] !== faction || fortified[area] === 1 || isDisputed(s, area) || planHasFortress(s, area))
      continue;
    const nationality = fortressNationality(s, faction, area);
    const isLimited = s.blockLimits.length > 0;
    if (isLimited && refuseCadre(s, faction, area, nationality, FORTRESS, supplied) !== undefined) continue;
    actions.push({ type: "cadre", area, nationality, unitType: FORTRESS });
  }
}
