/** §3.13 Distance alone: which units come into question for a move into an area. */
import { FORTRESS } from "../data/kinds.ts";
import { AREA_COUNT, AREA_IDS, ENTRY_COST, IS_LAND, IS_STRAIT } from "../data/map.ts";
import { MOVED, type State } from "../state.ts";
import { ALONG_COAST, BY_AIR, BY_LAND, BY_SEA, MODES_OF_TYPE, movementSpeed, STEPS } from "./mover.ts";
import { hasFlag, partyOf } from "./units.ts";

const OUT_OF_RANGE = 255;

/** By mode, end and start: the least cost of a move on an empty board. */
const COST_OF_MOVE: readonly (readonly Uint8Array[])[] = [BY_LAND, BY_SEA, BY_AIR, ALONG_COAST].map((mode) =>
  AREA_IDS.map((_, end) => costsTo(end, mode)),
);

function costsTo(end: number, mode: number): Uint8Array {
  const cost = new Uint8Array(AREA_COUNT).fill(OUT_OF_RANGE);
  const queue = [end];
  cost[end] = 0;
  for (let head = 0; head < queue.length; head++) {
    const to = queue[head];
    const isPortOnTheWay = mode === BY_SEA && IS_LAND[to] && !IS_STRAIT[to] && to !== end;
    if (isPortOnTheWay) continue;
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

export function isWithinRange(s: State, unit: number, end: number): boolean {
  const type = s.unitType[unit];
  for (const mode of MODES_OF_TYPE[type]) {
    if (COST_OF_MOVE[mode][end][s.unitArea[unit]] <= movementSpeed(s, partyOf(s, unit), type, mode)) return true;
  }
  return false;
}
