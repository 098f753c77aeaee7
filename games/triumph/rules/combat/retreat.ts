/** §12.5, §12.52 Retreats, and the forced Retreats of Air, Naval and Sub units. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Unit } from "../../data/ids.ts";
import { AIR_FORCE, FORTRESS } from "../../data/kinds.ts";
import { border, IS_LAND, NEIGHBOURS } from "../../data/map.ts";
import { IS_ANS, IS_GROUND } from "../../data/units.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { ENGAGEMENTS } from "../../model/rows.ts";
import { RAIDER, type State } from "../../model/state.ts";
import { retreatRefusal } from "../movement/borders.ts";
import { canCross } from "../movement/mover.ts";
import {
  ALLY_UNITS,
  ENEMY_UNITS,
  FRIENDLY,
  hasEnemyGround,
  OWN_UNITS,
  territoryWithoutSubs,
} from "../nations/territory.ts";
import { hasFlag, isGroundUnit, leaveArea, partyOf, takeOff, unitsIn } from "../units.ts";
import { hasGround, isEnemy } from "../war/relations.ts";
import { attacker, engagedFrom } from "./battles.ts";
import { rebaseAreas } from "./rebase.ts";

/** All Enemy units in the area are Raiders: they bar no way. */
function areRaiders(s: State, faction: Faction, area: Area): boolean {
  return unitsIn(s, area).every((unit) => hasFlag(s, unit, RAIDER) || !isEnemy(s, faction, partyOf(s, unit), area));
}

/** §12.5c An Enemy Engaged this Battle from that area in this Player Turn and closed it to the Faction (R64). */
function wasEngagedFrom(s: State, faction: Faction, battle: Area, area: Area): boolean {
  return ENGAGEMENTS.some(
    s.engagements,
    (engaged) => engaged.battle === battle && engaged.from === area && (engaged.closedTo & (1 << faction)) !== 0,
  );
}

/** §12.5 Why this unit may not Retreat to that area. */
export function refuseRetreat(s: State, unit: Unit, to: Area): Refusal | undefined {
  const faction = partyOf(s, unit);
  const type = s.unitType[unit];
  const from = s.unitArea[unit];
  if (type === FORTRESS || type === AIR_FORCE || (IS_GROUND[type] && !IS_LAND[from])) return NO.RETREAT_UNIT;
  const crossed = border(from, to);
  if (crossed < 0 || !canCross(type, crossed)) return NO.NOT_ADJACENT;
  const facts = territoryWithoutSubs(s, faction, to);
  if ((facts & FRIENDLY) === 0) return NO.RETREAT_A;
  if (s.battleAreas.includes(to)) return NO.RETREAT_B;
  if ((facts & ENEMY_UNITS) !== 0 && !areRaiders(s, faction, to)) return NO.RETREAT_A;
  if ((facts & ALLY_UNITS) !== 0) return NO.ALLY_AREA;
  if (faction === attacker(s)) {
    const entry = engagedFrom(s, unit);
    if (entry >= 0 && entry !== to) return NO.RETREAT_D;
  } else if (wasEngagedFrom(s, faction, from, to)) return NO.RETREAT_C;
  if (!IS_GROUND[type]) return undefined;
  if (!IS_LAND[to] && (facts & OWN_UNITS) === 0) return NO.RETREAT_E;
  return retreatRefusal(s, crossed);
}

export function retreatAreas(s: State, unit: Unit): Area[] {
  return NEIGHBOURS[s.unitArea[unit]].filter((to) => refuseRetreat(s, unit, to) === undefined);
}

export function retreat(s: State, unit: Unit, to: Area, out: Out): void {
  if (isGroundUnit(s, unit)) s.crossings.push(border(s.unitArea[unit], to));
  leaveArea(s, unit, to, "retreated", out);
}

// ---- forced Retreats (§12.52)

/**
 * §12.52 ANS without Ground Support may not stay on land that their Faction does not hold (R107),
 * nor in a Battle where an Enemy has Ground units. An Owner attacked only by Raiders stays (R62).
 */
function mustLeave(s: State, unit: Unit): boolean {
  const area = s.unitArea[unit];
  if (area < 0 || !IS_LAND[area] || !IS_ANS[s.unitType[unit]]) return false;
  const faction = partyOf(s, unit);
  return !hasGround(s, faction, area) && (s.control[area] !== faction || hasEnemyGround(s, faction, area));
}

/** The ANS that must leave, in one area or on the whole board. */
export function forcedLeavers(s: State, area = -1): Unit[] {
  const units: Unit[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if ((area < 0 || s.unitArea[unit] === area) && mustLeave(s, unit)) units.push(unit);
  }
  return units;
}

/** Is there any way out for this unit? */
export function hasExit(s: State, unit: Unit): boolean {
  if (NEIGHBOURS[s.unitArea[unit]].some((to) => refuseRetreat(s, unit, to) === undefined)) return true;
  return rebaseAreas(s, partyOf(s, unit), s.unitType[unit], s.unitArea[unit]).length > 0;
}

/** R100 Without a legal path a forced Retreat or ReBase eliminates the unit. */
export function eliminateTrapped(s: State, unit: Unit, out: Out): void {
  takeOff(s, unit, "trapped", out);
}
