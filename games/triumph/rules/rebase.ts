/** §13.0, §12.51 ReBases: the free way of Air, Naval and Sub units out of a Battle (6.7). */
import type { Refusal } from "@tripartite/kernel";
import { AIR_FORCE, HEAVY_BOMBERS, NATIVE, SUB } from "../data/kinds.ts";
import {
  AREA_COUNT,
  ENTRY_COST,
  HAS_SHARED_COAST,
  IS_LAND,
  IS_SEA_BORDER,
  IS_STRAIT,
  NEIGHBOUR_BORDERS,
  NEIGHBOURS,
} from "../data/map.ts";
import { IS_ANS, SPEED } from "../data/units.ts";
import type { Out } from "../events.ts";
import { NO } from "../refusals.ts";
import type { State } from "../state.ts";
import { leaveArea } from "./leaving.ts";
import {
  atWarWith,
  hasEnemyUnits,
  holdsFellowAlly,
  isDisputed,
  isEnemyLand,
  isFriendlyLand,
  isNeutralLand,
  isOpenSea,
  isRivalLand,
} from "./relations.ts";
import { hasTech } from "./technology.ts";
import { partyOf } from "./units.ts";

const HEAVY_BOMBER_SPEED = 3;

/** Normal speed of ANS; Heavy Bombers fly 3. */
function speedOf(s: State, f: number, type: number): number {
  return type === AIR_FORCE && hasTech(s, f, HEAVY_BOMBERS) ? HEAVY_BOMBER_SPEED : SPEED[type];
}

/** §13.0, R89 An Undisputed land area that is Friendly in the snapshot. */
function isHaven(s: State, f: number, area: number): boolean {
  return isFriendlyLand(s, f, area) && !hasEnemyUnits(s, f, area) && !holdsFellowAlly(s, f, area);
}

/** §11.51 The first step: Friendly and without a Battle; Air Forces and Subs may also cross Disputed and Enemy areas. */
function mayLeaveInto(s: State, f: number, type: number, area: number): boolean {
  if (type === AIR_FORCE || type === SUB) return !isNeutralLand(s, f, area) && !isRivalLand(s, f, area);
  return (isFriendlyLand(s, f, area) || isOpenSea(s, f, area)) && !isDisputed(s, area);
}

function hasRivalAtPeace(s: State, f: number, area: number): boolean {
  for (let g = 0; g < NATIVE; g++) if (g !== f && s.present[area * 4 + g] > 0 && !atWarWith(s, f, g)) return true;
  return false;
}

/** §11.3, §1.3 Land that Air Forces may cross: Friendly, Enemy, and any Straits. */
function mayFlyOver(s: State, f: number, area: number): boolean {
  if (!IS_LAND[area] || IS_STRAIT[area]) return true;
  return (isFriendlyLand(s, f, area) || isEnemyLand(s, f, area)) && !hasRivalAtPeace(s, f, area);
}

/** §11.2, §1.3 Waters and Straits that ships may pass; Enemy units stop all but Subs, Enemy Straits stop Subs too (R52). */
function maySailThrough(s: State, f: number, type: number, area: number): boolean {
  if (IS_LAND[area] && (!IS_STRAIT[area] || isEnemyLand(s, f, area))) return false;
  return type === SUB || !hasEnemyUnits(s, f, area);
}

const speedLeft = new Int8Array(AREA_COUNT);

/** All havens within reach, the nearest first. */
function search(s: State, f: number, type: number, from: number, found: number[]): void {
  const air = type === AIR_FORCE;
  const speed = speedOf(s, f, type);
  const open = [from];
  speedLeft.fill(-1);
  speedLeft[from] = speed;
  for (let level = speed; level > 0; level--) {
    for (let i = 0; i < open.length; i++) {
      const at = open[i];
      if (speedLeft[at] !== level) continue;
      const neighbours = NEIGHBOURS[at];
      for (let k = 0; k < neighbours.length; k++) {
        const to = neighbours[k];
        const left = level - ENTRY_COST[to];
        if (left <= speedLeft[to] || (!air && !IS_SEA_BORDER[NEIGHBOUR_BORDERS[at][k]])) continue;
        if (at === from && !mayLeaveInto(s, f, type, to)) continue;
        speedLeft[to] = left;
        if (isHaven(s, f, to) && !found.includes(to)) found.push(to);
        if (left > 0 && (air ? mayFlyOver(s, f, to) : maySailThrough(s, f, type, to))) open.push(to);
      }
    }
  }
}

/** §11.1 Ships may step along the coast instead; that is a whole move. */
function addCoastSteps(s: State, f: number, from: number, found: number[]): void {
  const neighbours = NEIGHBOURS[from];
  for (let i = 0; i < neighbours.length; i++) {
    const to = neighbours[i];
    if (!IS_LAND[to] || !HAS_SHARED_COAST[NEIGHBOUR_BORDERS[from][i]] || found.includes(to)) continue;
    if (isHaven(s, f, to)) found.push(to);
  }
}

/** §13.0 The areas to which a unit of Faction f and of this type can ReBase from an area (R63, R103). */
export function rebaseAreas(s: State, f: number, type: number, from: number): number[] {
  const found: number[] = [];
  if (!IS_ANS[type] || f >= NATIVE) return found;
  search(s, f, type, from, found);
  if (type !== AIR_FORCE && IS_LAND[from]) addCoastSteps(s, f, from, found);
  return found;
}

export function refuseRebase(s: State, unit: number, to: number): Refusal | undefined {
  const areas = rebaseAreas(s, partyOf(s, unit), s.unitType[unit], s.unitArea[unit]);
  return areas.includes(to) ? undefined : NO.REBASE_TARGET;
}

export function rebase(s: State, unit: number, to: number, out: Out): void {
  leaveArea(s, unit, to, "rebased", out);
}
