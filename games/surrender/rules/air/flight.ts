/** §14.2 Air activations: the move to another base. */

import { type Board, NO_SITE } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Box, Hex, Unit } from "../../data/ids.ts";
import { ACTIVATED, boardOf, isOnMap, STRATEGIC, type State } from "../../model/state.ts";
import { allowanceOf } from "../land/activation.ts";
import { AIR_BOX_COST, landBoxAt, landBoxFor } from "../land/landBox.ts";
import { mayFlyOver } from "../land/passage.ts";
import { hasFlag, unitData } from "../units.ts";
import { isFreeBase } from "./displacement.ts";
import { bombTargets, strikeTargets } from "./missions.ts";

/**
 * §10.3 Every hex costs 1, hexsides do not count, neutral countries are closed; out of the Central Russia Box the hexes
 * beside it cost the same (§36.4). The hexes in reach that are wanted, nearest first, up to a limit.
 */
function hexesInReach(s: State, unit: Unit, far: number, most: number, isWanted: (hex: Hex) => boolean): Hex[] {
  const board = boardOf(s);
  const { neighbour } = board;
  const { visited, areas, queue } = board.scratch.flight;
  const found: Hex[] = [];
  const start = s.unitPlace[unit];
  visited.fill(0);
  areas.fill(UNKNOWN);
  queue.length = 0;
  if (start >= 0) {
    visited[start] = 1;
    queue.push(start);
  } else if (far > 0) {
    for (const hex of landBoxAt(s, start)?.hexes ?? []) {
      visited[hex] = 1;
      if (!isOpenAbove(s, board, unit, hex)) continue;
      queue.push(hex);
      if (isWanted(hex) && found.push(hex) === most) return found;
    }
  }
  let next = 0;
  for (let left = start >= 0 ? far : far - 1; left > 0; left--) {
    for (const end = queue.length; next < end; next++) {
      const last = (queue.hexes[next] + 1) * DIRECTION_COUNT;
      for (let side = last - DIRECTION_COUNT; side < last; side++) {
        const to = neighbour[side];
        if (to < 0 || visited[to] === 1) continue;
        visited[to] = 1;
        if (!isOpenAbove(s, board, unit, to)) continue;
        queue.push(to);
        if (isWanted(to) && found.push(to) === most) return found;
      }
    }
  }
  return found;
}

/** Free bases in reach, up to a limit. */
export function flightTargets(s: State, unit: Unit, most = Number.POSITIVE_INFINITY): Hex[] {
  const { land, siteAt } = boardOf(s);
  return hexesInReach(s, unit, allowanceOf(s, unit), most, (hex) => {
    if (hex >= land || (s.groundAt[hex] < 0 && siteAt[hex] === NO_SITE)) return false;
    return isFreeBase(s, unit, hex);
  });
}

/** §36.4 The land box in reach, or -1. */
export function flightBox(s: State, unit: Unit): Box {
  const box = landBoxFor(s, unit);
  const start = s.unitPlace[unit];
  const far = allowanceOf(s, unit) - AIR_BOX_COST;
  if (box < 0 || start < 0 || far < 0) return -1;
  const { hexes } = boardOf(s).boxes[box];
  const isNear = hexes.includes(start) || hexesInReach(s, unit, far, 1, (hex) => hexes.includes(hex)).length > 0;
  return isNear ? box : -1;
}

const UNKNOWN = -1;

/** Whether the unit may fly over the hex; each Area is looked at once in a search. */
function isOpenAbove(s: State, board: Board, unit: Unit, hex: Hex): boolean {
  const { areas } = board.scratch.flight;
  const area = board.area[hex];
  if (area < 0) return true;
  if (areas[area] === UNKNOWN) areas[area] = Number(mayFlyOver(s, unit, area));
  return areas[area] === 1;
}

/** R-AIR-2 One air activation per unit and turn, and only if there is something to do. */
export function canActivateAir(s: State, unit: Unit): boolean {
  if (unitData(s, unit).class !== "air" || !isOnMap(s.unitPlace[unit]) || hasFlag(s, unit, ACTIVATED | STRATEGIC))
    return false;
  // What is found soonest comes first.
  return (
    strikeTargets(s, unit, 1).length > 0 ||
    flightTargets(s, unit, 1).length > 0 ||
    flightBox(s, unit) >= 0 ||
    bombTargets(s, unit).length > 0
  );
}
