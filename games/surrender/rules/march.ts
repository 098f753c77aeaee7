/** §5.3, §10.3 Marching: which hexes a ground unit can reach, and by which way. */
import { UNREACHED } from "../board/scratch.ts";
import { SIX } from "../data/grid.ts";
import { boardOf, type State } from "../state.ts";
import { GROUND_BOX_COST, landBoxAt, landBoxFor } from "./landBox.ts";
import { mayEnter, ownCost, stepCost } from "./passage.ts";
import { holderOf } from "./sides.ts";
import { ezocHexes, isEzoc } from "./zones.ts";

/**
 * §5.3 R-ZOC-2 A march goes on from the hex where the activation began, or from a hex that is no EZOC now.
 * §10.3 R-MOV-2 There is no minimum move. R-MOV-1 Hexes with friendly ground units are passed, not ended in, and not entered in an EZOC.
 * A march pauses in a hex with an enemy air unit, which has to find another base first (§13.3).
 */
function search(s: State, unit: number, points: number, target = -1): void {
  const board = boardOf(s);
  const { costs, before, reached, waiting } = board.scratch.march;
  const faction = s.unitFaction[unit];
  const start = s.unitPlace[unit];
  for (const hex of reached) costs[hex] = UNREACHED;
  reached.length = 0;
  const ezoc = ezocHexes(s, faction);
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
      const hex = queue[i];
      if (costs[hex] !== spent || (hex !== start && (ezoc[hex] === 1 || pauses(s, unit, hex)))) continue;
      for (let way = 0; way < SIX; way++) {
        const to = board.neighbour[hex * SIX + way];
        if (to < 0 || costs[to] <= spent + 1) continue;
        const cost = spent + stepCost(s, faction, hex, way);
        if (cost > points || cost >= costs[to] || !mayStep(s, unit, faction, to, ezoc)) continue;
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
function leaveBox(s: State, unit: number, points: number, ezoc: Uint8Array): void {
  const { costs, before, reached, waiting } = boardOf(s).scratch.march;
  const place = s.unitPlace[unit];
  const faction = s.unitFaction[unit];
  for (const hex of landBoxAt(s, place)?.hexes ?? []) {
    const cost = ownCost(s, faction, hex);
    if (cost > points || !mayStep(s, unit, faction, hex, ezoc)) continue;
    costs[hex] = cost;
    before[hex] = place;
    reached.push(hex);
    waiting[cost].push(hex);
  }
}

function mayStep(s: State, unit: number, faction: number, to: number, ezoc: Uint8Array): boolean {
  if (!mayEnter(s, unit, to)) return false;
  const other = s.groundAt[to];
  if (other < 0) return true;
  return s.unitFaction[other] === faction && ezoc[to] === 0;
}

/** Whether the march pauses in this hex: an enemy air unit or ship looks for a base (§13.3), or its country joins (R-ACT-2). */
function pauses(s: State, unit: number, hex: number): boolean {
  if (holderOf(s, boardOf(s).area[hex]) < 0) return true;
  const faction = s.unitFaction[unit];
  const air = s.airAt[hex];
  if (air >= 0 && s.unitFaction[air] !== faction) return true;
  const spot = boardOf(s).spotAt[hex];
  if (spot < 0) return false;
  const convoy = s.convoyAt[spot];
  const warship = s.warshipAt[spot];
  return (convoy >= 0 && s.unitFaction[convoy] !== faction) || (warship >= 0 && s.unitFaction[warship] !== faction);
}

/** Whether there is anywhere to go. */
export function canMarch(s: State, unit: number, points: number): boolean {
  const board = boardOf(s);
  const faction = s.unitFaction[unit];
  const start = s.unitPlace[unit];
  if (start < 0) return marchTargets(s, unit, points).length > 0;
  if (s.left === 1 && isEzoc(s, start, faction)) return false;
  for (let way = 0; way < SIX; way++) {
    const to = board.neighbour[start * SIX + way];
    if (to < 0 || to >= board.land) continue;
    if (s.groundAt[to] < 0 && stepCost(s, faction, start, way) <= points && mayEnter(s, unit, to)) return true;
  }
  return marchTargets(s, unit, points).length > 0 || marchIntoBox(s, unit, points) !== undefined;
}

/** §36.4 The cheapest way into the Central Russia Box: the hexes before it, and the cost. */
export function marchIntoBox(
  s: State,
  unit: number,
  points: number,
): { box: number; path: number[]; cost: number } | undefined {
  const box = landBoxFor(s, unit);
  const start = s.unitPlace[unit];
  if (box < 0 || start < 0 || points < GROUND_BOX_COST) return undefined;
  const board = boardOf(s);
  search(s, unit, points - GROUND_BOX_COST);
  const { costs } = board.scratch.march;
  const { marks } = board.scratch.zones;
  if (s.left === 1 && marks[start] === 1) return undefined;
  const isGate = (hex: number) =>
    costs[hex] !== UNREACHED && (hex === start || (marks[hex] === 0 && !pauses(s, unit, hex)));
  const gates = board.boxes[box].hexes.filter(isGate).sort((a, b) => costs[a] - costs[b] || a - b);
  if (gates.length === 0) return undefined;
  return { box, path: wayTo(s, unit, gates[0]), cost: costs[gates[0]] + GROUND_BOX_COST };
}

/** Hexes in which a march of the unit can end, with what they cost. */
export function marchTargets(s: State, unit: number, points: number): { hex: number; cost: number }[] {
  search(s, unit, points);
  const { costs, reached } = boardOf(s).scratch.march;
  const targets: { hex: number; cost: number }[] = [];
  for (const hex of reached) if (s.groundAt[hex] < 0) targets.push({ hex, cost: costs[hex] });
  return targets;
}

/** The cheapest way to a hex, without the start, or nothing if it cannot be reached. */
export function marchPath(
  s: State,
  unit: number,
  points: number,
  target: number,
): { path: number[]; cost: number } | undefined {
  search(s, unit, points, target);
  const { costs } = boardOf(s).scratch.march;
  if (costs[target] === UNREACHED || s.groundAt[target] >= 0) return undefined;
  return { path: wayTo(s, unit, target), cost: costs[target] };
}

/** The hexes of the way that the last search found, without the start. */
function wayTo(s: State, unit: number, target: number): number[] {
  const { before } = boardOf(s).scratch.march;
  const path: number[] = [];
  for (let hex = target; hex !== s.unitPlace[unit]; hex = before[hex]) path.unshift(hex);
  return path;
}
