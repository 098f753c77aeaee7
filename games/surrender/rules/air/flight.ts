/** §14.2 Air activations: the move to another base. */
import type { Board } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import { ACTIVATED, boardOf, isOnMap, STRATEGIC, type State } from "../../model/state.ts";
import { allowanceOf } from "../land/activation.ts";
import { AIR_BOX_COST, landBoxAt, landBoxFor } from "../land/landBox.ts";
import { mayFlyOver } from "../land/passage.ts";
import { hasFlag, unitData } from "../units.ts";
import { isFreeBase } from "./displacement.ts";
import { hasMission } from "./missions.ts";

/**
 * §10.3 Every hex costs 1, hexsides do not count, neutral countries are closed; out of the Central Russia Box the hexes
 * beside it cost the same (§36.4). Hands over the hexes in reach, nearest first, until `visit` says that it is enough.
 */
function spread(s: State, unit: number, far: number, visit: (hex: number) => boolean): void {
  const board = boardOf(s);
  const { visited, areas } = board.scratch.flight;
  const start = s.unitPlace[unit];
  visited.fill(0);
  areas.fill(UNKNOWN);
  let front: number[] = [];
  const enter = (to: number, next: number[]): boolean => {
    visited[to] = 1;
    if (!isOpenAbove(s, board, unit, to)) return false;
    next.push(to);
    return visit(to);
  };
  if (start >= 0) visited[start] = 1;
  for (let left = far; left > 0; left--) {
    const next: number[] = [];
    const from = left === far ? [start] : front;
    for (const hex of from) {
      if (hex < 0) {
        for (const to of landBoxAt(s, hex)?.hexes ?? []) if (enter(to, next)) return;
        continue;
      }
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
        const to = board.neighbour[hex * DIRECTION_COUNT + direction];
        if (to >= 0 && visited[to] === 0 && enter(to, next)) return;
      }
    }
    front = next;
  }
}

/** Free bases in reach, up to a limit. */
export function flightTargets(s: State, unit: number, most = Number.POSITIVE_INFINITY): number[] {
  const bases: number[] = [];
  spread(s, unit, allowanceOf(s, unit), (hex) => isFreeBase(s, unit, hex) && bases.push(hex) === most);
  return bases;
}

/** §36.4 The land box in reach, or -1. */
export function flightBox(s: State, unit: number): number {
  const box = landBoxFor(s, unit);
  const start = s.unitPlace[unit];
  const far = allowanceOf(s, unit) - AIR_BOX_COST;
  if (box < 0 || start < 0 || far < 0) return -1;
  const { hexes } = boardOf(s).boxes[box];
  let found = hexes.includes(start);
  if (!found) spread(s, unit, far, (hex) => (found = hexes.includes(hex)));
  return found ? box : -1;
}

const UNKNOWN = -1;

/** Whether the unit may fly over the hex; each Area is looked at once in a search. */
function isOpenAbove(s: State, board: Board, unit: number, hex: number): boolean {
  const { areas } = board.scratch.flight;
  const area = board.area[hex];
  if (area < 0) return true;
  if (areas[area] === UNKNOWN) areas[area] = Number(mayFlyOver(s, unit, area));
  return areas[area] === 1;
}

/** R-AIR-2 One air activation per unit and turn, and only if there is something to do. */
export function canActivateAir(s: State, unit: number): boolean {
  if (unitData(s, unit).class !== "air" || !isOnMap(s.unitPlace[unit]) || hasFlag(s, unit, ACTIVATED | STRATEGIC))
    return false;
  return flightTargets(s, unit, 1).length > 0 || flightBox(s, unit) >= 0 || hasMission(s, unit);
}
