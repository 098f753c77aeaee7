/** §5.3, §10.3 Marching: which hexes a ground unit can reach, and by which way. */

import { type Board, distance, NO_SITE } from "../../board/board.ts";
import { UNREACHED } from "../../board/scratch.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Box, Faction, Hex, Unit } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import { boardOf, type State } from "../../model/state.ts";
import { holderOf } from "../sides.ts";
import { GROUND_BOX_COST, landBoxAt, landBoxFor } from "./landBox.ts";
import {
  ENEMY_SITE,
  hindranceIn,
  isStrangersSite,
  mayBeInArea,
  mayEnter,
  NO_ENEMY,
  ownCost,
  stepCost as stepCostOf,
} from "./passage.ts";
import { ezocHexes, isEzoc } from "./zones.ts";

type March = Extract<Action, { type: "march" }>;
const NONE: readonly object[] = [];

/**
 * §5.3 R-ZOC-2 A march continues from the hex where the activation began, or from a hex outside EZOC.
 * §10.3 R-MOV-2 There is no minimum move. R-MOV-1 Hexes with friendly ground units are passed, not ended in, and not entered in an EZOC.
 * A march pauses in a hex with an enemy air unit, which has to find another base first (§13.3).
 */
function search(s: State, unit: Unit, points: number, target = -1, heedsZones = true): void {
  const board = boardOf(s);
  const { neighbour, land, stepCost, enemyUnitCost, enemySiteCost } = board;
  const { costs, before, reached, waiting, areas, entries } = board.scratch.march;
  const faction = s.unitFaction[unit];
  const start = s.unitPlace[unit];
  board.scratch.march.offered = NONE;
  costs.fill(UNREACHED);
  entries.fill(UNSEEN);
  reached.length = 0;
  const ezoc = heedsZones ? ezocHexes(s, faction) : new Uint8Array(land);
  areas.fill(UNKNOWN);
  if (start < 0) leaveBox(s, unit, points, ezoc);
  else {
    costs[start] = 0;
    reached.push(start);
    if (s.left === 1 && ezoc[start] === 1) return;
    waiting[0].push(start);
  }
  for (let spent = 0; spent <= points; spent++) {
    const queue = waiting[spent];
    const done = target >= 0 && costs[target] <= spent;
    for (let i = 0; i < queue.length && !done; i++) {
      const hex = queue.hexes[i];
      if (costs[hex] !== spent || (hex !== start && (ezoc[hex] === 1 || pauses(s, board, faction, hex)))) continue;
      const last = (hex + 1) * DIRECTION_COUNT;
      for (let side = last - DIRECTION_COUNT; side < last; side++) {
        const to = neighbour[side];
        // Enemies only ever add to the cost of a step.
        let cost = spent + stepCost[side];
        if (to < 0 || to >= land || cost > points || cost >= costs[to]) continue;
        let entry = entries[to];
        if (entry === UNSEEN) {
          entry = mayStep(s, board, unit, faction, to, ezoc) ? hindranceIn(s, board, faction, to) : BARRED;
          entries[to] = entry;
        }
        if (entry === BARRED) continue;
        if (entry !== NO_ENEMY) {
          cost = spent + (entry === ENEMY_SITE ? enemySiteCost : enemyUnitCost)[side];
          if (cost > points || cost >= costs[to]) continue;
        }
        if (costs[to] === UNREACHED) reached.push(to);
        costs[to] = cost;
        before[to] = hex;
        waiting[cost].push(to);
      }
    }
    queue.length = 0;
  }
}

/** §36.4 Out of the Central Russia Box: each hex beside it at its own cost. */
function leaveBox(s: State, unit: Unit, points: number, ezoc: Uint8Array): void {
  const board = boardOf(s);
  const { costs, before, reached, waiting } = board.scratch.march;
  const place = s.unitPlace[unit];
  const faction = s.unitFaction[unit];
  for (const hex of landBoxAt(s, place)?.hexes ?? []) {
    const cost = ownCost(s, faction, hex);
    if (cost > points || !mayStep(s, board, unit, faction, hex, ezoc)) continue;
    costs[hex] = cost;
    before[hex] = place;
    reached.push(hex);
    waiting[cost].push(hex);
  }
}

function mayStep(s: State, board: Board, unit: Unit, faction: Faction, to: Hex, ezoc: Uint8Array): boolean {
  const other = s.groundAt[to];
  if (other >= 0 && (s.unitFaction[other] !== faction || ezoc[to] === 1)) return false;
  return isOpenTo(s, board, unit, faction, to);
}

/** What a search knows about a hex: not looked at yet, closed to the unit, or what hinders a step there. */
const UNSEEN = 0;
const BARRED = 1;

/** What a search knows about an Area. */
const UNKNOWN = -1;
const CLOSED = 0;
const OPEN = 1;
/** Open, but its country is nobody's yet. */
const JOINS = 2;

/** `mayEnter` for a hex without a ground unit of another faction; each Area is looked at once in a search. */
function isOpenTo(s: State, board: Board, unit: Unit, faction: Faction, hex: Hex): boolean {
  const { areas } = board.scratch.march;
  const area = board.area[hex];
  if (areas[area] === UNKNOWN)
    areas[area] = mayBeInArea(s, unit, area) ? (holderOf(s, area) < 0 ? JOINS : OPEN) : CLOSED;
  if (areas[area] === CLOSED || board.barred[board.units[unit].countryIndex * board.land + hex] === 1) return false;
  return board.siteAt[hex] === NO_SITE || !isStrangersSite(s, hex, faction);
}

/** Whether the march pauses in this hex: an enemy air unit or ship looks for a base (§13.3), or its country joins (R-ACT-2). */
function pauses(s: State, board: Board, faction: Faction, hex: Hex): boolean {
  if (board.scratch.march.areas[board.area[hex]] === JOINS) return true;
  const air = s.airAt[hex];
  if (air >= 0 && s.unitFaction[air] !== faction) return true;
  const site = board.siteAt[hex];
  if (site < 0) return false;
  const convoy = s.convoyAt[site];
  const warship = s.warshipAt[site];
  return (convoy >= 0 && s.unitFaction[convoy] !== faction) || (warship >= 0 && s.unitFaction[warship] !== faction);
}

/** Whether there is anywhere to go. */
export function canMarch(s: State, unit: Unit, points: number): boolean {
  const board = boardOf(s);
  const faction = s.unitFaction[unit];
  const start = s.unitPlace[unit];
  if (start < 0) return marchHexes(s, unit, points).length > 0;
  if (s.left === 1 && isEzoc(s, start, faction)) return false;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const to = board.neighbour[start * DIRECTION_COUNT + direction];
    if (to < 0 || to >= board.land) continue;
    if (s.groundAt[to] < 0 && stepCostOf(s, faction, start, direction) <= points && mayEnter(s, unit, to)) return true;
  }
  return marchHexes(s, unit, points).length > 0 || marchIntoBox(s, unit, points) !== undefined;
}

/** §36.4 The cheapest way into the Central Russia Box: the hexes before it, and the cost. */
export function marchIntoBox(
  s: State,
  unit: Unit,
  points: number,
): { box: Box; path: Hex[]; cost: number } | undefined {
  const box = landBoxFor(s, unit);
  const start = s.unitPlace[unit];
  if (box < 0 || start < 0) return undefined;
  const board = boardOf(s);
  const { hexes } = board.boxes[box];
  const left = points - GROUND_BOX_COST;
  if (!hexes.some((hex) => distance(board, start, hex) <= left)) return undefined;
  search(s, unit, left);
  const { costs } = board.scratch.march;
  const faction = s.unitFaction[unit];
  const ezoc = ezocHexes(s, faction);
  if (s.left === 1 && ezoc[start] === 1) return undefined;
  const isGate = (hex: Hex) =>
    costs[hex] !== UNREACHED && (hex === start || (ezoc[hex] === 0 && !pauses(s, board, faction, hex)));
  const gates = hexes.filter(isGate).sort((a, b) => costs[a] - costs[b] || a - b);
  if (gates.length === 0) return undefined;
  return { box, path: wayTo(s, unit, gates[0]), cost: costs[gates[0]] + GROUND_BOX_COST };
}

/** Hexes in which a march of the unit can end. */
function marchHexes(s: State, unit: Unit, points: number): Hex[] {
  search(s, unit, points);
  const { reached } = boardOf(s).scratch.march;
  const hexes: Hex[] = [];
  for (let i = 0; i < reached.length; i++) if (s.groundAt[reached.hexes[i]] < 0) hexes.push(reached.hexes[i]);
  return hexes;
}

/** The same with what they cost. */
export function marchTargets(s: State, unit: Unit, points: number): { hex: Hex; cost: number }[] {
  const { costs } = boardOf(s).scratch.march;
  return marchHexes(s, unit, points).map((hex) => ({ hex, cost: costs[hex] }));
}

/** The same as actions, added to a list. What the search found is kept for the one that is carried out. */
export function listMarches(s: State, unit: Unit, points: number, actions: Action[]): void {
  search(s, unit, points);
  const { march } = boardOf(s).scratch;
  for (let i = 0; i < march.reached.length; i++) {
    const hex = march.reached.hexes[i];
    if (s.groundAt[hex] < 0) actions.push({ type: "march", hex });
  }
  march.offered = actions;
}

/** The way of a march that was offered: what was found then still holds, for an offer ends when the state changes. */
export function marchOf(s: State, unit: Unit, points: number, action: March): { path: Hex[]; cost: number } {
  if (!boardOf(s).scratch.march.offered.includes(action)) search(s, unit, points, action.hex);
  return { path: wayTo(s, unit, action.hex), cost: boardOf(s).scratch.march.costs[action.hex] };
}

/** The cheapest way to a hex, without the start, or nothing if it cannot be reached. */
export function marchPath(
  s: State,
  unit: Unit,
  points: number,
  target: Hex,
): { path: Hex[]; cost: number } | undefined {
  search(s, unit, points, target);
  const { costs } = boardOf(s).scratch.march;
  if (costs[target] === UNREACHED || s.groundAt[target] >= 0) return undefined;
  return { path: wayTo(s, unit, target), cost: costs[target] };
}

/** §5.3 Whether nothing but enemy zones of control keeps the unit from a hex. */
export function isKeptByZones(s: State, unit: Unit, points: number, target: Hex): boolean {
  search(s, unit, points, target, false);
  return boardOf(s).scratch.march.costs[target] !== UNREACHED;
}

/** The hexes of the way that the last search found, without the start. */
function wayTo(s: State, unit: Unit, target: Hex): Hex[] {
  const { before } = boardOf(s).scratch.march;
  const path: Hex[] = [];
  for (let hex = target; hex !== s.unitPlace[unit]; hex = before[hex]) path.push(hex);
  return path.reverse();
}
