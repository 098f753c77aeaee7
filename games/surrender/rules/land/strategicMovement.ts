/** §9 Strategic Movement by Transport Line and between air bases. */

import { type Board, type BoardBox, distance, NO_SITE } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Box, Hex, Unit } from "../../data/ids.ts";
import { boardOf, isOnMap, STRATEGIC, type State } from "../../model/state.ts";
import { isFreeBase } from "../air/displacement.ts";
import { partisansAgainst } from "../combat/partisans.ts";
import { holderOf } from "../sides.ts";
import { hasFlag, unitData } from "../units.ts";
import { landBoxAt, landBoxFor } from "./landBox.ts";
import { mayEnter } from "./passage.ts";
import { isEzoc } from "./zones.ts";

/** R-STM-2 No hex of the way may be in EZOC, hold an enemy or enemy Partisans (§56.4), or be an enemy city or fort or neutral. */
function isOpenLine(s: State, unit: Unit, hex: Hex): boolean {
  const board = boardOf(s);
  const faction = s.unitFaction[unit];
  if (!mayEnter(s, unit, hex) || holderOf(s, board.area[hex]) < 0 || isEzoc(s, hex, faction)) return false;
  const site = board.siteAt[hex];
  if (site !== NO_SITE && s.control[site] >= 0 && s.control[site] !== faction) return false;
  if (partisansAgainst(s, faction, hex) >= 0) return false;
  const ground = s.groundAt[hex];
  const air = s.airAt[hex];
  return (ground < 0 || s.unitFaction[ground] === faction) && (air < 0 || s.unitFaction[air] === faction);
}

function railTargets(s: State, unit: Unit, most: number): Hex[] {
  const board = boardOf(s);
  const visited = board.scratch.rail;
  const start = s.unitPlace[unit];
  if (start >= 0 && (board.onLine[start] === 0 || !isOpenLine(s, unit, start))) return [];
  visited.fill(0);
  const queue: Hex[] = [];
  const targets: Hex[] = [];
  const { field } = board.units[unit];
  const isEnd = (hex: Hex) => s.groundAt[hex] < 0 && (field || board.siteAt[hex] !== NO_SITE);
  for (const hex of start >= 0 ? [start] : (landBoxAt(s, start)?.lines ?? [])) {
    visited[hex] = 1;
    if (!isOpenLine(s, unit, hex)) continue;
    queue.push(hex);
    if (isEnd(hex)) targets.push(hex);
    if (targets.length === most) return targets;
  }
  for (let i = 0; i < queue.length; i++) {
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      if (board.line[queue[i] * DIRECTION_COUNT + direction] === 0) continue;
      const to = board.neighbour[queue[i] * DIRECTION_COUNT + direction];
      if (visited[to] === 1) continue;
      visited[to] = 1;
      if (!isOpenLine(s, unit, to)) continue;
      queue.push(to);
      if (isEnd(to)) targets.push(to);
      if (targets.length === most) return targets;
    }
  }
  return targets;
}

function baseTargets(s: State, unit: Unit, most: number): Hex[] {
  const board = boardOf(s);
  const from = s.unitPlace[unit];
  const reach = board.scenario.rules.airFerryHexes ?? Number.POSITIVE_INFINITY;
  const targets: Hex[] = [];
  const box = landBoxAt(s, from);
  const faction = s.unitFaction[unit];
  if (from < 0 && box === undefined) return targets;
  if (from >= 0 && partisansAgainst(s, faction, from) >= 0) return targets;
  const isInReach = (hex: Hex) => (box === undefined ? distance(board, from, hex) <= reach : isNear(board, box, hex));
  for (let hex = 0; hex < board.land && targets.length < most; hex++)
    if (isFreeBase(s, unit, hex) && isInReach(hex) && partisansAgainst(s, faction, hex) < 0) targets.push(hex);
  return targets;
}

/** §49.3 R-STM-4 Distance in hexes from a hex next to the box. */
const BOX_FERRY_HEXES = 10;

function isNear(board: Board, { hexes }: BoardBox, hex: Hex): boolean {
  return hexes.some((gate) => distance(board, gate, hex) <= BOX_FERRY_HEXES);
}

/** §49.2, §49.3 The Central Russia Box, if the unit may be moved there, or -1. */
export function strategicBox(s: State, unit: Unit): Box {
  const board = boardOf(s);
  const box = landBoxFor(s, unit);
  const start = s.unitPlace[unit];
  const { class: unitClass, field } = unitData(s, unit);
  if (box < 0 || start < 0) return -1;
  if (unitClass === "air") return isNear(board, board.boxes[box], start) ? box : -1;
  if (!field || board.onLine[start] === 0 || !isOpenLine(s, unit, start)) return -1;
  railTargets(s, unit, Number.POSITIVE_INFINITY);
  const isLinked = (hex: Hex) => board.scratch.rail[hex] === 1 && isOpenLine(s, unit, hex);
  return board.boxes[box].lines.some(isLinked) ? box : -1;
}

/** §9.2 Where the unit may move, up to a limit. */
export function strategicTargets(s: State, unit: Unit, most = Number.POSITIVE_INFINITY): Hex[] {
  const { class: unitClass, field } = unitData(s, unit);
  if (unitClass === "naval") return [];
  if (unitClass === "air") return baseTargets(s, unit, most);
  return field || boardOf(s).scenario.rules.garrisonRail ? railTargets(s, unit, most) : [];
}

/** §9.1 */
export function canMoveStrategically(s: State, unit: Unit): boolean {
  return (
    s.unitFaction[unit] === s.phasing &&
    isOnMap(s.unitPlace[unit]) &&
    !hasFlag(s, unit, STRATEGIC) &&
    s.strategicMoves[s.phasing] > 0 &&
    (strategicTargets(s, unit, 1).length > 0 || strategicBox(s, unit) >= 0)
  );
}
