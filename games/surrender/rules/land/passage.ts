/** §10.3, §35 Where units may be, and what a step costs there. */

import type { Refusal } from "@tripartite/kernel";
import { type Board, NO_SITE } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Area, Country, Faction, Hex, Site, Unit } from "../../data/ids.ts";
import { HEX_TERRAINS } from "../../data/vocabulary.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { groundStepCosts, totalCost } from "../charts/movementCost.ts";
import { isInactive, joins } from "../nations/inactive.ts";
import { policyBars } from "../politics/policies.ts";
import { AXIS, atWar, holderOf, SOVIET, WESTERN } from "../sides.ts";

/**
 * §35.1, §35.2 R-POL-3 Whether ground of the Area is open to a faction: its own or conquered by it, that of an enemy, or
 * liberated from the Axis. R-ACT-2 An inactive country is open to the enemies of the faction it would join.
 */
export function isOpenArea(s: State, faction: Faction, area: Area): boolean {
  const country = s.areaCountry[area];
  return isOpen(s, faction, country, holderOf(s, area));
}

function isOpen(s: State, faction: Faction, country: Country, holder: Faction): boolean {
  if (holder < 0) return isInactive(s, country) && atWar(s, faction, joins(s, country));
  return holder === faction || atWar(s, faction, holder) || (s.liberated[country] === 1 && isOpenToAllies(s, faction));
}

/** §35.2 R-LIB-2 While both Allied factions are at war with the Axis. */
function isOpenToAllies(s: State, faction: Faction): boolean {
  return faction !== AXIS && atWar(s, AXIS, WESTERN) && atWar(s, AXIS, SOVIET);
}

/** §35 Whether the ground of an Area is open to the unit: to its side, by the policies in force, and not sheltered. */
export function mayBeInArea(s: State, unit: Unit, area: Area): boolean {
  if (!isOpenArea(s, s.unitFaction[unit], area)) return false;
  const country = s.areaCountry[area];
  return !(s.shelteredFrom[country] >= 0 && isSheltered(s, unit, country)) && !policyBars(s, unit, area);
}

/** R-MOV-3, §35 Whether the unit may ever be in this hex: land, open to it, not barred, no stranger there. */
export function mayEnter(s: State, unit: Unit, hex: Hex): boolean {
  const board = boardOf(s);
  if (hex >= board.land || board.barred[board.units[unit].countryIndex * board.land + hex] === 1) return false;
  return !isStrangers(s, hex, s.unitFaction[unit]) && mayBeInArea(s, unit, board.area[hex]);
}

/** Why the unit may not be in the hex: the first of the reasons of `mayEnter` that holds. */
export function refuseEntry(s: State, unit: Unit, hex: Hex): Refusal | undefined {
  const board = boardOf(s);
  if (hex >= board.land) return NO.BARRED;
  const area = board.area[hex];
  const country = s.areaCountry[area];
  const faction = s.unitFaction[unit];
  if (board.barred[board.units[unit].countryIndex * board.land + hex] === 1) return NO.BARRED;
  if (policyBars(s, unit, area)) return NO.POLICY_BAR;
  if (!isOpenArea(s, faction, area)) return holderOf(s, area) < 0 ? NO.NEUTRAL : NO.STRANGER;
  if (s.shelteredFrom[country] >= 0 && isSheltered(s, unit, country)) return NO.SHELTERED;
  return isStrangers(s, hex, faction) ? NO.STRANGER : undefined;
}

/** §38.4 R-POL-15 Friends wait until the declaring faction has had its Operations Phase. */
export function isSheltered(s: State, unit: Unit, country: Country): boolean {
  return s.countryFaction[country] === s.unitFaction[unit] && boardOf(s).units[unit].countryIndex !== country;
}

/** §33.4, §33.5 R-STK-2 A stranger's ground unit, or a city or fort in a stranger's hands, closes a hex. */
export function isStrangers(s: State, hex: Hex, faction: Faction): boolean {
  if (isStrangersSite(s, hex, faction)) return true;
  const ground = s.groundAt[hex];
  if (ground < 0) return false;
  const owner = s.unitFaction[ground];
  return owner >= 0 && owner !== faction && !atWar(s, faction, owner);
}

export function isStrangersSite(s: State, hex: Hex, faction: Faction): boolean {
  const site = boardOf(s).siteAt[hex];
  if (site === NO_SITE) return false;
  const holder = s.control[site];
  return holder >= 0 && holder !== faction && !atWar(s, faction, holder);
}

/** §35.3 Flight over a hex of the Area (-1: water): water is free, strangers do not stop it. */
export function mayFlyOver(s: State, unit: Unit, area: Area): boolean {
  return area < 0 || (isOpenArea(s, s.unitFaction[unit], area) && !policyBars(s, unit, area));
}

/** §60.4 Nobody's, in a country that is not out of the war. */
function isUncontrolled(s: State, site: Site): boolean {
  return s.control[site] < 0 && holderOf(s, boardOf(s).sites[site].area) >= 0;
}

/** The direction from a hex to its neighbour, or -1 if they are none. */
export function directionTo(s: State, from: Hex, to: Hex): number {
  const { neighbour } = boardOf(s);
  for (let direction = 0; direction < DIRECTION_COUNT; direction++)
    if (neighbour[from * DIRECTION_COUNT + direction] === to) return direction;
  return -1;
}

/** A city or fort that costs as an enemy's. */
function isEnemySite(s: State, faction: Faction, hex: Hex): boolean {
  const site = boardOf(s).siteAt[hex];
  return site !== NO_SITE && s.control[site] !== faction && !isUncontrolled(s, site);
}

/** §10.3 The hex's own cost, without hexside and Transport Line: out of the Central Russia Box (§36.4), or from the air (§56.2). */
export function ownCost(s: State, faction: Faction, hex: Hex): number {
  const board = boardOf(s);
  const hasSite = board.siteAt[hex] !== NO_SITE;
  const cityOrFort = isEnemySite(s, faction, hex) ? "enemy" : "friendly";
  return totalCost(groundStepCosts({ terrain: HEX_TERRAINS[board.terrain[hex]], ...(hasSite && { cityOrFort }) })!);
}

/**
 * §10.3 The cost of a step to a land hex, PROHIBITED by terrain; the line gives no benefit into a hex with an enemy in
 * it. §50.6 A city that nobody controls costs as a friendly one.
 */
export function stepCost(s: State, faction: Faction, from: Hex, direction: number): number {
  const board = boardOf(s);
  const side = from * DIRECTION_COUNT + direction;
  const hindrance = hindranceIn(s, board, faction, board.neighbour[side]);
  if (hindrance === NO_ENEMY) return board.stepCost[side];
  return (hindrance === ENEMY_SITE ? board.enemySiteCost : board.enemyUnitCost)[side];
}

/** What in a hex adds to the cost of a step there. */
export const NO_ENEMY = 2;
export const ENEMY_UNIT = 3;
export const ENEMY_SITE = 4;

export function hindranceIn(s: State, board: Board, faction: Faction, hex: Hex): number {
  if (hex >= board.land) return NO_ENEMY;
  if (isEnemySite(s, faction, hex)) return ENEMY_SITE;
  const unit = s.groundAt[hex] >= 0 ? s.groundAt[hex] : s.airAt[hex];
  return unit >= 0 && s.unitFaction[unit] !== faction ? ENEMY_UNIT : NO_ENEMY;
}
