/** §11.0 Classes of routes: routes that differ in nothing that any rule asks for are the same move. */
import type { Area, Unit } from "../../data/ids.ts";
import { AREA_COUNT, IS_LAND, NATION_COUNT, NATION_OF_AREA, OTTAWA } from "../../data/map.ts";
import type { State } from "../../model/state.ts";
import { isInvasion, isPartition } from "../movement/moveEffects.ts";
import { moverOnRoute } from "../movement/movement.ts";
import type { Mover } from "../movement/mover.ts";
import {
  type Board,
  ENEMIES_HERE,
  ENEMY_UNITS,
  ESCAPED_ENEMIES,
  type Facts,
  NO_ENEMIES,
  PARTITION,
  surveyBoard,
} from "../nations/territory.ts";
import { partyOf } from "../units.ts";
import { ottawaMatters, type Survey } from "./survey.ts";

/** §11.53 Units with the same route into a Sea with Enemies form a BattleGroup. */
export function joinsBattleGroup(m: Mover, end: Area, facts: Facts): boolean {
  return !m.isGround && !IS_LAND[end] && (facts & (ENEMY_UNITS | ESCAPED_ENEMIES)) !== 0;
}

/** Does it matter from where the unit comes: Border Limits (§11.52, §11.221) and Retreats (§12.5c, d)? */
export function originMatters(m: Mover, end: Area, facts: Facts): boolean {
  return (facts & ENEMIES_HERE) !== 0 || isInvasion(m, end, facts);
}

const BASE = AREA_COUNT + 1;
const NATION_BASE = NATION_COUNT + 1;

function joinKey(entry: number, first: number, sea: number, ottawa: number, minors: number): number {
  return (((entry * BASE + first) * 2 + sea) * 2 + ottawa) * NATION_BASE * NATION_BASE + minors;
}

/** The class of a move that only its end tells from others. */
export function plainKey(end: Area): number {
  return joinKey(end + 1, 0, 0, 0, 0);
}

/** The class of a legal route of this mover on the board that its Faction finds. */
export function classKey(m: Mover, route: readonly Area[], board: Board): number {
  const end = route[route.length - 1];
  const facts = board[end];
  const from = route.length > 1 ? route[route.length - 2] : m.start;
  let entry = originMatters(m, end, facts) ? (from + 1) * BASE + end + 1 : end + 1;
  if (joinsBattleGroup(m, end, facts)) entry = route.reduce((key, area) => key * BASE + area + 1, 0);
  const first = m.disengages && m.isGround ? route[0] + 1 : 0;
  const ottawa = ottawaMatters(m.s, m.faction) && route.includes(OTTAWA) ? 1 : 0;
  return joinKey(entry, first, isInvasion(m, end, facts) ? 1 : 0, ottawa, partitionKey(m, route, board));
}

/** R106 The Minors that become Enemies before the end of the route, in either order: two at most. */
function partitionKey(m: Mover, route: readonly Area[], board: Board): number {
  let low = 0;
  let high = 0;
  for (let step = 0; step < route.length - 1; step++) {
    if (!isPartition(m, route[step], board[route[step]], false)) continue;
    const minor = NATION_OF_AREA[route[step]] + 1;
    if (minor === high || minor === low) continue;
    low = Math.min(high, minor);
    high = Math.max(high, minor);
  }
  return low * NATION_BASE + high;
}

/** A number that two legal moves of a unit share exactly if no rule can tell them apart. */
export function routeClass(s: State, unit: Unit, route: readonly Area[], strategic: boolean): number {
  return classKey(moverOnRoute(s, unit, route, strategic), route, surveyBoard(s, partyOf(s, unit)));
}

/** Could the route make an Enemy of an Armed Minor or bring the USA into the war? */
export function mayHaveSideEffects(route: readonly Area[], board: Board): boolean {
  return route.some((area) => (board[area] & PARTITION) !== 0 || area === OTTAWA);
}

/** A move between Friendly areas that meets no enemies and matters to no other Faction. */
export function isQuietMove(s: State, unit: Unit, route: readonly Area[], strategic: boolean, seen: Survey): boolean {
  const end = route[route.length - 1];
  if (((seen.board[s.unitArea[unit]] | seen.board[end]) & ~NO_ENEMIES) !== 0) return false;
  if (!mayHaveSideEffects(route, seen.board)) return true;
  return classKey(moverOnRoute(s, unit, route, strategic), route, seen.board) === plainKey(end);
}
