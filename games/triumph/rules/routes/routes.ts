/** §11.0 The search for legal moves. Each class of routes is represented once, by a shortest route. */

import { nextBelow, type Random } from "@tripartite/kernel";
import type { Area, Unit } from "../../data/ids.ts";
import { AREA_COUNT, AREA_IDS, ENTRY_COST, IS_LAND, NEIGHBOURS, OTTAWA } from "../../data/map.ts";
import type { ActionOf } from "../../model/actions.ts";
import type { State } from "../../model/state.ts";
import { departureRefusal, endRefusal, moverOnRoute, passRefusal } from "../movement/movement.ts";
import { BY_SEA, MODES_OF_TYPE, MOVE_PLANS, type MovePlan, type Mover, moverOf, STEPS } from "../movement/mover.ts";
import { type Board, type Facts, NO_ENEMIES, surveyBoard, territory } from "../nations/territory.ts";
import { partyOf } from "../units.ts";
import { COST_TO_ANYWHERE, isWithinRange } from "./range.ts";
import { classKey, joinsBattleGroup, originMatters, plainKey } from "./routeClasses.ts";
import { type Survey, survey } from "./survey.ts";

export { routeClass } from "./routeClasses.ts";

// ---- side effects

/** Areas from which a normal move could touch Ottawa. */
const IS_NEAR_OTTAWA: readonly boolean[] = nearOttawa();

function nearOttawa(): boolean[] {
  let reached = new Set([OTTAWA]);
  for (let step = 0; step < 3; step++) reached = new Set([...reached].flatMap((area) => [area, ...NEIGHBOURS[area]]));
  return AREA_IDS.map((_, area) => reached.has(area));
}

/** Could two routes of this unit to the same end have different effects on the way? */
function hasSideEffects(m: Mover, seen: Survey): boolean {
  return (seen.ottawaMatters && IS_NEAR_OTTAWA[m.start]) || isWithinRange(m.s, m.unit, seen.partitions);
}

// ---- the search

/** A node is a step of a route; node 0 is the start. A cost of DEAD_END stops the route there. */
const nodeArea: Area[] = [];
const nodeParent: number[] = [];
const nodeCost: number[] = [];
/** The first area of the route. */
const nodeFirst: Area[] = [];
/** Nodes at which the move may end. */
const ends: number[] = [];
const DEAD_END = -1;

/**
 * Each search counts its costs from a lower zero than the one before. So all that earlier ones wrote is dearer, and nothing
 * has to be cleared.
 */
let zero = 0;
const LOWEST_ZERO = -(2 ** 30);
const MOST_COST = 16;
/** By area the least cost at which a route passes it, and the zero of the last search that ended there. */
const cheapest = new Int32Array(AREA_COUNT);
const endedIn = new Int32Array(AREA_COUNT);

function startCounting(): void {
  zero -= MOST_COST;
  if (zero > LOWEST_ZERO) return;
  cheapest.fill(0);
  endedIn.fill(0);
  zero = -MOST_COST;
}

/** What a search is for. */
interface Search {
  /** Every route counts; otherwise an area is passed once, at the least cost, and equal ends are found once. */
  readonly everyRoute: boolean;
  /** It stops at the first end. */
  readonly firstOnly: boolean;
}
const ALL_ENDS: Search = { everyRoute: false, firstOnly: false };
const ALL_ROUTES: Search = { everyRoute: true, firstOnly: false };
const ANY_END: Search = { everyRoute: false, firstOnly: true };

/**
 * Fills `ends`, cheaper routes first, and returns how many there are. Every route counts also for units that leave a
 * Battle through Enemy areas (R115). `costToGoal` is the least cost from an area to the ends that are wanted; what
 * cannot lead there is left out.
 */
function explore(m: Mover, board: Board, search: Search, costToGoal: Uint8Array = COST_TO_ANYWHERE[m.mode]): number {
  if (departureRefusal(m, board[m.start]) !== undefined) return 0;
  const everyRoute = search.everyRoute || (m.disengages && m.passesEnemies);
  let found = 0;
  nodeArea[0] = m.start;
  nodeCost[0] = 0;
  let count = 1;
  startCounting();
  const steps = STEPS[m.mode];
  const { speed } = m;
  for (let spent = 0; spent < speed; spent++) {
    for (let node = 0; node < count; node++) {
      if (nodeCost[node] !== spent) continue;
      const from = nodeArea[node];
      if (!everyRoute && cheapest[from] < zero + spent) continue;
      const reachable = steps[from];
      for (let i = 0; i < reachable.length; i++) {
        const to = reachable[i];
        const cost = spent + ENTRY_COST[to];
        const costToEnd = costToGoal[to];
        if (cost + costToEnd > speed) continue;
        const facts = board[to];
        const first = node === 0 ? to : nodeFirst[node];
        const isKnownEnd = !everyRoute && endedIn[to] === zero && !originMatters(m, to, facts);
        const canEnd = costToEnd === 0 && !isKnownEnd && endRefusal(m, from, to, facts, first) === undefined;
        const isWorthPassing = cost < speed && (everyRoute || zero + cost < cheapest[to]);
        const canPass = isWorthPassing && passRefusal(m, from, to, facts) === undefined;
        if (!canEnd && !canPass) continue;
        nodeArea[count] = to;
        nodeParent[count] = node;
        nodeFirst[count] = first;
        nodeCost[count] = canPass ? cost : DEAD_END;
        if (canPass) cheapest[to] = zero + cost;
        if (canEnd) {
          ends[found++] = count;
          endedIn[to] = zero;
          if (search.firstOnly) return found;
        }
        count++;
      }
    }
  }
  return found;
}

/** The areas entered on the way to a node. */
function routeTo(node: number): Area[] {
  let length = 0;
  for (let n = node; n > 0; n = nodeParent[n]) length++;
  const route = new Array<Area>(length);
  for (let n = node; n > 0; n = nodeParent[n]) route[--length] = nodeArea[n];
  return route;
}

// ---- lists

/** A legal move with the mode in which it was found. */
export interface MoveOffer {
  readonly action: ActionOf<"move">;
  readonly plan: MovePlan;
}

function offerOf(m: Mover, route: Area[]): MoveOffer {
  const { unit, strategic } = m;
  return { action: { type: "move", unit, route, strategic }, plan: MOVE_PLANS[m.mode] };
}

const isListed = new Uint8Array(AREA_COUNT);

/** One move for each class of routes that are legal for the unit; a Strategic one only where no normal one does the same. */
export function listMoves(s: State, unit: Unit, seen: Survey = survey(s, partyOf(s, unit))): MoveOffer[] {
  const moves = listPlainMoves(s, unit, seen);
  for (const mode of MODES_OF_TYPE[s.unitType[unit]]) {
    listStrategicMoves(moverOf(s, unit, mode, true, seen.board[s.unitArea[unit]]), seen, moves);
  }
  return moves;
}

/** The normal moves among them: all that can Engage anybody. */
export function listPlainMoves(s: State, unit: Unit, seen: Survey): MoveOffer[] {
  const startFacts = seen.board[s.unitArea[unit]];
  const moves: MoveOffer[] = [];
  const keys: number[] = [];
  isListed.fill(0);
  for (const mode of MODES_OF_TYPE[s.unitType[unit]]) {
    listNormalMoves(moverOf(s, unit, mode, false, startFacts), seen, moves, keys);
  }
  return moves;
}

/** Does more than its end tell two moves apart? */
function differsOnTheWay(m: Mover, seen: Survey): boolean {
  return hasSideEffects(m, seen) || (m.disengages && m.isGround);
}

function needsEveryRoute(m: Mover, seen: Survey, withEffects = differsOnTheWay(m, seen)): boolean {
  return withEffects || (!m.isGround && isWithinRange(m.s, m.unit, seen.contestedSeas));
}

function listNormalMoves(m: Mover, seen: Survey, moves: MoveOffer[], keys: number[]): void {
  const withEffects = differsOnTheWay(m, seen);
  const found = explore(m, seen.board, needsEveryRoute(m, seen, withEffects) ? ALL_ROUTES : ALL_ENDS);
  for (let i = 0; i < found; i++) {
    const end = nodeArea[ends[i]];
    const facts = seen.board[end];
    const isGroup = joinsBattleGroup(m, end, facts);
    const isPlain = !withEffects && !isGroup && !originMatters(m, end, facts);
    if (isPlain && isListed[end] === 1) continue;
    const route = routeTo(ends[i]);
    if (isPlain) isListed[end] = 1;
    else if ((withEffects || !isGroup) && isKnown(m, route, seen.board, keys)) continue;
    moves.push(offerOf(m, route));
  }
}

/** Notes the class of a route; true if it was there before. */
function isKnown(m: Mover, route: readonly Area[], board: Board, keys: number[]): boolean {
  const isAllLand = m.isGround && m.mode === BY_SEA && route.every((area) => IS_LAND[area]);
  const key = classKey(isAllLand ? moverOnRoute(m.s, m.unit, route, false) : m, route, board);
  const end = route[route.length - 1];
  if (key === plainKey(end)) {
    const known = isListed[end] === 1;
    isListed[end] = 1;
    return known;
  }
  if (keys.includes(key)) return true;
  keys.push(key);
  return false;
}

function listStrategicMoves(m: Mover, seen: Survey, moves: MoveOffer[]): void {
  if (m.disengages) return;
  const found = explore(m, seen.board, ALL_ENDS);
  for (let i = 0; i < found; i++) {
    const end = nodeArea[ends[i]];
    if (isListed[end] === 1) continue;
    isListed[end] = 1;
    moves.push(offerOf(m, routeTo(ends[i])));
  }
}

// ---- one move of many

/**
 * One of the unit's moves; undefined if the kind that was drawn has none. Each normal move that is listed may come, and each
 * Strategic one, also where a normal one does the same.
 */
export function drawMove(
  s: State,
  unit: Unit,
  random: Random,
  seen: Survey = survey(s, partyOf(s, unit)),
): MoveOffer | undefined {
  const modes = MODES_OF_TYPE[s.unitType[unit]];
  const startFacts = seen.board[s.unitArea[unit]];
  if (nextBelow(random, 4) === 0) {
    const m = moverOf(s, unit, modes[nextBelow(random, modes.length)], true, startFacts);
    return m.disengages ? undefined : drawEnd(m, seen.board, random);
  }
  const m = moverOf(s, unit, modes[0], false, startFacts);
  if ((modes.length === 1 || nextBelow(random, 2) === 0) && !needsEveryRoute(m, seen))
    return drawEnd(m, seen.board, random);
  const moves = listPlainMoves(s, unit, seen);
  return moves.length > 0 ? moves[nextBelow(random, moves.length)] : undefined;
}

function drawEnd(m: Mover, board: Board, random: Random): MoveOffer | undefined {
  const found = explore(m, board, ALL_ENDS);
  return found > 0 ? offerOf(m, routeTo(ends[nextBelow(random, found)])) : undefined;
}

// ---- questions

/** Is there a normal move of a single step? Mostly there is, and no search is needed. */
function findsStep(s: State, unit: Unit, factsOf: (area: Area) => Facts): boolean {
  const start = s.unitArea[unit];
  const startFacts = factsOf(start);
  for (const mode of MODES_OF_TYPE[s.unitType[unit]]) {
    const m = moverOf(s, unit, mode, false, startFacts);
    if (departureRefusal(m, startFacts) !== undefined) continue;
    for (const to of STEPS[mode][start]) {
      if (ENTRY_COST[to] <= m.speed && endRefusal(m, start, to, factsOf(to)) === undefined) return true;
    }
  }
  return false;
}

function findsMove(s: State, unit: Unit, board: Board): boolean {
  const startFacts = board[s.unitArea[unit]];
  for (let strategic = 0; strategic < 2; strategic++) {
    for (const mode of MODES_OF_TYPE[s.unitType[unit]]) {
      if (explore(moverOf(s, unit, mode, strategic === 1, startFacts), board, ANY_END) > 0) return true;
    }
  }
  return false;
}

/** Has the unit any legal move? `board` is a survey for its Faction, if there is one. */
export function canMove(s: State, unit: Unit, board?: Board): boolean {
  if (board !== undefined) return findsStep(s, unit, (area) => board[area]) || findsMove(s, unit, board);
  const faction = partyOf(s, unit);
  return findsStep(s, unit, (area) => territory(s, faction, area)) || findsMove(s, unit, surveyBoard(s, faction));
}

/** Can the unit take a single step between Friendly areas without anybody to fight? */
export function hasQuietStep(s: State, unit: Unit, seen: Survey): boolean {
  const start = s.unitArea[unit];
  const { board } = seen;
  if ((board[start] & ~NO_ENEMIES) !== 0) return false;
  for (const mode of MODES_OF_TYPE[s.unitType[unit]]) {
    const m = moverOf(s, unit, mode, false, board[start]);
    if (departureRefusal(m, board[start]) !== undefined) continue;
    for (const to of STEPS[mode][start]) {
      if ((board[to] & ~NO_ENEMIES) !== 0 || ENTRY_COST[to] > m.speed || (seen.ottawaMatters && to === OTTAWA))
        continue;
      if (endRefusal(m, start, to, board[to]) === undefined) return true;
    }
  }
  return false;
}

/**
 * An area of this kind in which some normal move of the unit ends; -1 for none. `board` is a survey for its Faction, `costToGoal`
 * by mode and area the least cost to any area of the kind.
 */
export function findEnd(
  s: State,
  unit: Unit,
  board: Board,
  costToGoal: readonly Uint8Array[],
  isWanted: (area: Area, facts: Facts) => boolean,
): Area {
  for (const mode of MODES_OF_TYPE[s.unitType[unit]]) {
    const m = moverOf(s, unit, mode, false, board[s.unitArea[unit]]);
    if (costToGoal[mode][m.start] > m.speed) continue;
    const found = explore(m, board, ALL_ENDS, costToGoal[mode]);
    for (let i = 0; i < found; i++) {
      const end = nodeArea[ends[i]];
      if (isWanted(end, board[end])) return end;
    }
  }
  return -1;
}
