/** §3.13 Distance alone: which units come into question for a move into a nation. */

import { FORTRESS } from "../data/kinds.ts";
import { AREA_COUNT, AREAS_OF_NATION, ENTRY_COST, IS_LAND, IS_STRAIT } from "../data/map.ts";
import { MOVED, type State } from "../state.ts";
import { ALONG_COAST, BY_AIR, BY_LAND, BY_SEA, MODES_OF_TYPE, movementSpeed, STEPS } from "./mover.ts";
import { hasFlag, partyOf } from "./units.ts";

const OUT_OF_RANGE = 255;

/** By mode, nation and start area: the least cost of a move into the nation on an empty board. */
const COST_TO_NATION: readonly (readonly Uint8Array[])[] = [BY_LAND, BY_SEA, BY_AIR, ALONG_COAST].map((mode) =>
  AREAS_OF_NATION.map((areas) => costs(mode, areas)),
);

function costs(mode: number, ends: readonly number[]): Uint8Array {
  const cost = new Uint8Array(AREA_COUNT).fill(OUT_OF_RANGE);
  const queue = [...ends];
  for (const end of ends) cost[end] = 0;
  for (let head = 0; head < queue.length; head++) {
    const to = queue[head];
    const isPort = mode === BY_SEA && IS_LAND[to] && !IS_STRAIT[to];
    if (isPort && cost[to] > 0) continue;
    for (const from of STEPS[mode][to]) {
      if (cost[to] + ENTRY_COST[to] >= cost[from]) continue;
      cost[from] = cost[to] + ENTRY_COST[to];
      queue.push(from);
    }
  }
  return cost;
}

/** Has the unit of f not moved yet, and is it of a kind that moves? */
export function couldStillMove(s: State, f: number, unit: number): boolean {
  return s.unitArea[unit] >= 0 && s.unitType[unit] !== FORTRESS && partyOf(s, unit) === f && !hasFlag(s, unit, MOVED);
}

export function isWithinRange(s: State, f: number, unit: number, nation: number): boolean {
  const type = s.unitType[unit];
  for (const mode of MODES_OF_TYPE[type]) {
    const cost = COST_TO_NATION[mode][nation][s.unitArea[unit]];
    if (cost <= movementSpeed(s, f, type, mode)) return true;
  }
  return false;
}

/** Does distance allow some unit of f that has not moved to reach the nation? */
export function isNationWithinRange(s: State, f: number, nation: number): boolean {
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if (couldStillMove(s, f, unit) && isWithinRange(s, f, unit, nation)) return true;
  }
  return false;
}
