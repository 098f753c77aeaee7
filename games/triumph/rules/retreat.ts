/** §12.5, §12.52 Retreats, and the forced Retreats of Air, Naval and Sub units. */
import type { Refusal } from "@tripartite/kernel";
import { AIR_FORCE, FORTRESS } from "../data/kinds.ts";
import { border, HAS_SHARED_COAST, IS_LAND, IS_LAND_BORDER, IS_SEA_BORDER, NEIGHBOURS } from "../data/map.ts";
import { IS_ANS, IS_GROUND } from "../data/units.ts";
import type { Out } from "../events.ts";
import { NO } from "../refusals.ts";
import { RAIDER, type State } from "../state.ts";
import { attacker, engagedFrom } from "./battles.ts";
import { crossingLimit } from "./borders.ts";
import { leaveArea } from "./leaving.ts";
import { rebaseAreas } from "./rebase.ts";
import {
  hasEnemyGround,
  hasEnemyUnits,
  hasGround,
  holdsFellowAlly,
  isEnemy,
  isFriendlyLand,
  isOpenSea,
  occupies,
} from "./relations.ts";
import { hasFlag, isGroundUnit, partyOf, removeUnit, unitsIn } from "./units.ts";

/** Ground units go by land, or from a coast to sea; ships by sea, into port, or one step along their coast. */
function canCross(type: number, crossed: number, to: number): boolean {
  if (IS_GROUND[type]) return IS_LAND[to] ? IS_LAND_BORDER[crossed] : IS_SEA_BORDER[crossed];
  return IS_SEA_BORDER[crossed] || HAS_SHARED_COAST[crossed];
}

/** Enemy units other than Raiders are in the way. */
function isHeldByEnemies(s: State, f: number, area: number): boolean {
  if (!hasEnemyUnits(s, f, area)) return false;
  return unitsIn(s, area).some((unit) => !hasFlag(s, unit, RAIDER) && isEnemy(s, f, partyOf(s, unit), area));
}

/** §12.5c An Enemy Engaged this Battle from that area in this Player Turn and closed it to f (R64). */
function wasEngagedFrom(s: State, f: number, battle: number, area: number): boolean {
  for (let i = 0; i < s.engagements.length; i += 3) {
    if (s.engagements[i] === battle && s.engagements[i + 1] === area) return (s.engagements[i + 2] & (1 << f)) !== 0;
  }
  return false;
}

function crossingsOf(s: State, crossed: number): number {
  let count = 0;
  for (const used of s.crossings) if (used === crossed) count++;
  return count;
}

/** §12.5 Why this unit may not Retreat to that area. */
export function refuseRetreat(s: State, unit: number, to: number): Refusal | undefined {
  const f = partyOf(s, unit);
  const type = s.unitType[unit];
  const from = s.unitArea[unit];
  if (type === FORTRESS || type === AIR_FORCE || (IS_GROUND[type] && !IS_LAND[from])) return NO.RETREAT_UNIT;
  const crossed = border(from, to);
  if (crossed < 0 || !canCross(type, crossed, to)) return NO.NOT_ADJACENT;
  if (!isFriendlyLand(s, f, to) && !isOpenSea(s, f, to)) return NO.RETREAT_A;
  if (s.battleAreas.includes(to)) return NO.RETREAT_B;
  if (isHeldByEnemies(s, f, to)) return NO.RETREAT_A;
  if (holdsFellowAlly(s, f, to)) return NO.ALLY_AREA;
  if (f === attacker(s)) {
    const entry = engagedFrom(s, unit);
    if (entry >= 0 && entry !== to) return NO.RETREAT_D;
  } else if (wasEngagedFrom(s, f, from, to)) return NO.RETREAT_C;
  if (!IS_GROUND[type]) return undefined;
  if (!IS_LAND[to] && !occupies(s, f, to)) return NO.RETREAT_E;
  return crossingsOf(s, crossed) < crossingLimit(crossed) ? undefined : NO.BORDER_LIMIT;
}

export function retreatAreas(s: State, unit: number): number[] {
  return NEIGHBOURS[s.unitArea[unit]].filter((to) => refuseRetreat(s, unit, to) === undefined);
}

/** §12.5 Border Limits count Retreating Ground units over all Battles of the phase. */
export function retreat(s: State, unit: number, to: number, out: Out): void {
  if (isGroundUnit(s, unit)) s.crossings.push(border(s.unitArea[unit], to));
  leaveArea(s, unit, to, "retreated", out);
}

// ---- forced Retreats (6.8)

/**
 * §12.52 ANS without Ground Support may not stay on land that their Faction does not hold (R107),
 * nor in a Battle where an Enemy has Ground units. An Owner attacked only by Raiders stays (R62).
 */
function mustLeave(s: State, unit: number): boolean {
  const area = s.unitArea[unit];
  if (area < 0 || !IS_LAND[area] || !IS_ANS[s.unitType[unit]]) return false;
  const f = partyOf(s, unit);
  return !hasGround(s, f, area) && (s.control[area] !== f || hasEnemyGround(s, f, area));
}

/** The ANS that must leave, in one area or on the whole board. */
export function forcedLeavers(s: State, area = -1): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if ((area < 0 || s.unitArea[unit] === area) && mustLeave(s, unit)) units.push(unit);
  }
  return units;
}

/** Is there any way out for this unit? */
export function hasExit(s: State, unit: number): boolean {
  if (NEIGHBOURS[s.unitArea[unit]].some((to) => refuseRetreat(s, unit, to) === undefined)) return true;
  return rebaseAreas(s, partyOf(s, unit), s.unitType[unit], s.unitArea[unit]).length > 0;
}

/** R100 Without a legal path a forced Retreat or ReBase eliminates the unit. */
export function eliminateTrapped(s: State, unit: number, out: Out): void {
  const [area, nationality, unitType, cv] = [
    s.unitArea[unit],
    s.unitNationality[unit],
    s.unitType[unit],
    s.unitCv[unit],
  ];
  out.push({ type: "blockRemoved", area, nationality, unitType, cv, reason: "trapped" });
  removeUnit(s, unit);
}
