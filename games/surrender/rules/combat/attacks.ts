/** §10.4 Mobile attacks, §10.5 Assaults, §10.6 forts: who may attack whom, and at what price. */

import type { Refusal } from "@tripartite/kernel";
import { PROHIBITED } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Faction, Hex, Unit } from "../../data/ids.ts";
import { ATTACK_COST, GROUND_PLUS_COSTS } from "../../data/movement.ts";
import { WEATHERS, type Weather } from "../../data/vocabulary.ts";
import { NO } from "../../model/refusals.ts";
import { ACTIVATED, boardOf, STRATEGIC, type State } from "../../model/state.ts";
import { canActivate } from "../land/activation.ts";
import { directionTo, mayEnter, ownCost, refuseEntry, stepCost } from "../land/passage.ts";
import { isInactive, joins } from "../nations/inactive.ts";
import { atWar, countryOf, isFriendlySite } from "../sides.ts";
import { hasFlag } from "../units.ts";

/** §10.5 Additional Attackers at most. */
export const MAX_ADDITIONAL = 2;

export function weatherIn(s: State, hex: Hex): Weather {
  return WEATHERS[s.weather[boardOf(s).zone[hex]]];
}

/** §10.6 R-FRT-1 A ground unit of the controlling faction in a fort hex occupies the fort. */
export function occupiesFort(s: State, unit: Unit): boolean {
  const board = boardOf(s);
  const hex = s.unitPlace[unit];
  const site = board.siteAt[hex];
  if (site < 0 || !board.sites[site].fort) return false;
  return s.unitFaction[unit] < 0 || isFriendlySite(s, hex, s.unitFaction[unit]);
}

/** The side of a ground unit; one of an inactive country has the side it joins when it is attacked (R-ACT-2). */
export function ownerOf(s: State, unit: Unit): Faction {
  const country = countryOf(s, s.unitPlace[unit]);
  return s.unitFaction[unit] < 0 && isInactive(s, country) ? joins(s, country) : s.unitFaction[unit];
}

/** R-MOV-3 Whether the unit stands next to an enemy ground unit in a hex that it could enter. */
export function isTargetOf(s: State, unit: Unit, hex: Hex): boolean {
  const board = boardOf(s);
  const from = s.unitPlace[unit];
  const defender = hex < board.land ? s.groundAt[hex] : -1;
  if (from < 0 || defender < 0 || !atWar(s, s.unitFaction[unit], ownerOf(s, defender))) return false;
  const direction = directionTo(s, from, hex);
  return direction >= 0 && board.stepCost[from * DIRECTION_COUNT + direction] !== PROHIBITED && mayEnter(s, unit, hex);
}

/** Why the unit cannot attack what is in a hex that is no target of it. */
export function refuseTarget(s: State, unit: Unit, hex: Hex): Refusal {
  const isNext = s.unitPlace[unit] >= 0 && directionTo(s, s.unitPlace[unit], hex) >= 0;
  const isUnitThere = hex < boardOf(s).land && s.groundAt[hex] >= 0;
  return (isNext && isUnitThere ? refuseEntry(s, unit, hex) : undefined) ?? NO.NO_TARGET;
}

/** Every hex with a target of the unit. */
export function targetsOf(s: State, unit: Unit): Hex[] {
  const { neighbour, land } = boardOf(s);
  const from = s.unitPlace[unit];
  const own = s.unitFaction[unit];
  const targets: Hex[] = [];
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const hex = neighbour[from * DIRECTION_COUNT + direction];
    if (hex < 0 || hex >= land) continue;
    const other = s.groundAt[hex];
    if (other >= 0 && s.unitFaction[other] !== own && isTargetOf(s, unit, hex)) targets.push(hex);
  }
  return targets;
}

/**
 * §10.4 The entry cost of the defender's hex without a Transport Line, and the cost of attacking there; with an Airdrop
 * (§56.2) the hexside costs nothing.
 */
export function mobileAttackCost(s: State, unit: Unit, hex: Hex, withDrop = false): number {
  const from = s.unitPlace[unit];
  const faction = s.unitFaction[unit];
  const entry = withDrop ? ownCost(s, faction, hex) : stepCost(s, faction, from, directionTo(s, from, hex));
  return entry + GROUND_PLUS_COSTS[ATTACK_COST[weatherIn(s, hex)]].cost;
}

/** §10.5 A unit that has not moved in any way this turn, and is paid for, may take part in an Assault on the hex. */
export function mayAssault(s: State, unit: Unit, hex: Hex): boolean {
  return canActivate(s, unit) && isTargetOf(s, unit, hex);
}

/** §10.5 Units that may join the Assault under way as Additional Attackers. */
export function mayJoin(s: State, unit: Unit): boolean {
  const [primary] = s.attackers;
  return (
    s.attackers.length <= MAX_ADDITIONAL &&
    !s.attackers.includes(unit) &&
    s.unitFaction[unit] === s.unitFaction[primary] &&
    !hasFlag(s, unit, ACTIVATED | STRATEGIC) &&
    mayAssault(s, unit, s.target)
  );
}
