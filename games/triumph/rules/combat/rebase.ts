/** §13.0, §12.51 ReBases: the free way of Air, Naval and Sub units out of a Battle. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Unit, UnitType } from "../../data/ids.ts";
import { AIR_FORCE, NATIVE } from "../../data/kinds.ts";
import { AREA_COUNT, ENTRY_COST, IS_LAND, IS_STRAIT } from "../../data/map.ts";
import { IS_ANS } from "../../data/units.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import type { State } from "../../model/state.ts";
import { isFirstStepOut } from "../movement/disengage.ts";
import { ALONG_COAST, BY_AIR, BY_SEA, movementSpeed, passesEnemies, STEPS } from "../movement/mover.ts";
import {
  ENEMY_UNITS,
  type Facts,
  FRIENDLY,
  HOSTILE,
  isHaven,
  isPassableStrait,
  RIVAL_UNITS,
  territoryWithoutSubs,
} from "../nations/territory.ts";
import { leaveArea, partyOf } from "../units.ts";

/** §11.51 The first step out of the Battle, never into land of Neutrals or of Rivals at peace. */
function mayLeaveInto(s: State, type: UnitType, area: Area, facts: Facts): boolean {
  return (facts & (FRIENDLY | HOSTILE)) !== 0 && isFirstStepOut(s, area, facts, passesEnemies(type));
}

/** §11.3, §1.3 Land that Air Forces may cross: Friendly, Enemy, and any Straits. */
function mayFlyOver(area: Area, facts: Facts): boolean {
  if (!IS_LAND[area] || IS_STRAIT[area]) return true;
  return (facts & (FRIENDLY | HOSTILE)) !== 0 && (facts & RIVAL_UNITS) === 0;
}

/** §11.2, §1.3 Waters and Straits that ships may pass; Enemy units stop all but Subs. */
function maySailThrough(type: UnitType, area: Area, facts: Facts): boolean {
  if (IS_LAND[area] && !isPassableStrait(area, facts)) return false;
  return passesEnemies(type) || (facts & ENEMY_UNITS) === 0;
}

const speedLeft = new Int8Array(AREA_COUNT);

/** All havens within reach, the nearest first. */
function search(s: State, faction: Faction, type: UnitType, from: Area, found: Area[]): void {
  const mode = type === AIR_FORCE ? BY_AIR : BY_SEA;
  const speed = movementSpeed(s, faction, type, mode);
  const open = [from];
  speedLeft.fill(-1);
  speedLeft[from] = speed;
  for (let level = speed; level > 0; level--) {
    for (let i = 0; i < open.length; i++) {
      const at = open[i];
      if (speedLeft[at] !== level) continue;
      for (const to of STEPS[mode][at]) {
        const left = level - ENTRY_COST[to];
        if (left <= speedLeft[to]) continue;
        const facts = territoryWithoutSubs(s, faction, to);
        if (at === from && !mayLeaveInto(s, type, to, facts)) continue;
        speedLeft[to] = left;
        if (isHaven(to, facts) && !found.includes(to)) found.push(to);
        if (left > 0 && (mode === BY_AIR ? mayFlyOver(to, facts) : maySailThrough(type, to, facts))) open.push(to);
      }
    }
  }
}

/** §11.1 Ships may step along the coast instead; that is a whole move. */
function addCoastSteps(s: State, faction: Faction, from: Area, found: Area[]): void {
  for (const to of STEPS[ALONG_COAST][from]) {
    if (!found.includes(to) && isHaven(to, territoryWithoutSubs(s, faction, to))) found.push(to);
  }
}

/** §13.0 The areas to which a unit of a Faction and of this type can ReBase from an area (R63, R103). */
export function rebaseAreas(s: State, faction: Faction, type: UnitType, from: Area): Area[] {
  const found: Area[] = [];
  if (!IS_ANS[type] || faction >= NATIVE) return found;
  search(s, faction, type, from, found);
  if (type !== AIR_FORCE) addCoastSteps(s, faction, from, found);
  return found;
}

export function refuseRebase(s: State, unit: Unit, to: Area): Refusal | undefined {
  const areas = rebaseAreas(s, partyOf(s, unit), s.unitType[unit], s.unitArea[unit]);
  return areas.includes(to) ? undefined : NO.REBASE_TARGET;
}

export function rebase(s: State, unit: Unit, to: Area, out: Out): void {
  leaveArea(s, unit, to, "rebased", out);
}
