/** R101 Which units could bring the Aggression that a declaration asks for. */
import type { Area, Faction, Nation, Unit } from "../../data/ids.ts";
import { AIR_FORCE, AMERICAN } from "../../data/kinds.ts";
import {
  AREA_COUNT,
  AREAS_OF_NATION,
  border,
  IS_LAND,
  IS_LAND_BORDER,
  MUSTER_OF_AREA,
  NATION_OF_AREA,
  NEIGHBOURS,
} from "../../data/map.ts";
import { DECLARE_WAR, type State, TURN_NORMAL, VIOLATE } from "../../model/state.ts";
import { crossingRefusal } from "../movement/borders.ts";
import { BY_AIR } from "../movement/mover.ts";
import { aggresses, type Board, ENEMIES_HERE, ENEMY_UNITS, HOSTILE, OWN_ONLY } from "../nations/territory.ts";
import { COST_TO_NATION, isWithinRange, isWithinRangeOfNation, kindOfMover } from "../routes/range.ts";
import { isGroundUnit } from "../units.ts";
import { concernsRival, targetInNation, targetOfRival } from "./aggression.ts";

/** A nation is met in its land, a Rival anywhere by Aggression against its units or territory. */
export function isMetIn(s: State, kind: number, object: number, area: Area): boolean {
  return kind === VIOLATE ? NATION_OF_AREA[area] === object : concernsRival(s, area, object);
}

/** Would Aggression in this area meet the declaration? */
function isTarget(s: State, board: Board, kind: number, object: number, area: Area): boolean {
  return isMetIn(s, kind, object, area) && aggresses(area, board[area]);
}

/** A unit on land that could leave at once: it stands in no Battle and is not kept in the USA. */
function isReady(s: State, board: Board, unit: Unit): boolean {
  const start = s.unitArea[unit];
  return (
    s.turnKind === TURN_NORMAL &&
    s.unitNationality[unit] !== AMERICAN &&
    IS_LAND[start] &&
    (board[start] & ~OWN_ONLY) === 0
  );
}

export const NOWHERE: Area = -1;

function areasToMeet(s: State, board: Board, kind: number, object: number): Area[] {
  const areas: Area[] = [];
  for (let area: Area = 0; area < AREA_COUNT; area++) if (isTarget(s, board, kind, object, area)) areas.push(area);
  return areas;
}

/** A unit that can meet a declaration, and an area in which it can. */
export interface Strike {
  readonly unit: Unit;
  readonly area: Area;
}

/**
 * One declaration on one board, and where units of the Faction that could still move can meet it. One search answers for
 * all units of a kind; the answers hold until the state or the board changes.
 */
export interface Strikes {
  readonly s: State;
  readonly faction: Faction;
  readonly board: Board;
  readonly kind: number;
  readonly object: number;
  /** Once they were asked for: the areas in which a war can be met. A Violation is met within the nation alone. */
  areas: readonly Area[] | undefined;
  /** The kinds of units that were searched for, and what was found. */
  readonly kinds: number[];
  readonly targets: Area[];
}

export function strikesOf(s: State, faction: Faction, board: Board, kind: number, object: number): Strikes {
  return { s, faction, board, kind, object, areas: undefined, kinds: [], targets: [] };
}

/** Has the unit a legal move that meets the declaration? */
export function canStrike(strikes: Strikes, unit: Unit): boolean {
  return targetNextDoor(strikes, unit) !== NOWHERE || targetFarther(strikes, unit) !== NOWHERE;
}

/** Up to `most` of these units that have one; the search for a way is left to the last. */
export function findStrikes(strikes: Strikes, units: readonly Unit[], most: number): Strike[] {
  const found: Strike[] = [];
  for (const unit of units) {
    const area = targetNextDoor(strikes, unit);
    if (area === NOWHERE) continue;
    found.push({ unit, area });
    if (found.length === most) return found;
  }
  const nextDoor = found.length;
  for (const unit of units) {
    if (isAmong(found, nextDoor, unit)) continue;
    const area = targetFarther(strikes, unit);
    if (area === NOWHERE) continue;
    found.push({ unit, area });
    if (found.length === most) return found;
  }
  return found;
}

/** A neighbouring area into which the unit can march or fly straight and meet the declaration, or NOWHERE. */
export function targetNextDoor({ s, faction, board, kind, object }: Strikes, unit: Unit): Area {
  const start = s.unitArea[unit];
  if (kind === VIOLATE && COST_TO_NATION[object][BY_AIR][start] > 1) return NOWHERE;
  if (!isReady(s, board, unit)) return NOWHERE;
  for (const area of NEIGHBOURS[start]) {
    if (IS_LAND[area] && (board[area] & HOSTILE) === 0) continue;
    if (!isTarget(s, board, kind, object, area)) continue;
    const isEmpty = (board[area] & ENEMIES_HERE) === 0;
    if (s.unitType[unit] === AIR_FORCE && !isEmpty) return area;
    const crossed = border(start, area);
    const marches = isGroundUnit(s, unit) && IS_LAND_BORDER[crossed];
    if (marches && (isEmpty || crossingRefusal(s, faction, crossed) === undefined)) return area;
  }
  return NOWHERE;
}

/** An area farther away in which it can, by a search for a way. */
function targetFarther(strikes: Strikes, unit: Unit): Area {
  const kind = kindOfMover(strikes.s, unit);
  const known = strikes.kinds.indexOf(kind);
  if (known >= 0) return strikes.targets[known];
  const target = isNear(strikes, unit) ? search(strikes, unit) : NOWHERE;
  strikes.kinds.push(kind);
  strikes.targets.push(target);
  return target;
}

function isNear(strikes: Strikes, unit: Unit): boolean {
  const { s, board, kind, object } = strikes;
  if (kind === VIOLATE) return isWithinRangeOfNation(s, unit, object);
  strikes.areas ??= areasToMeet(s, board, kind, object);
  return isWithinRange(s, unit, strikes.areas);
}

function search({ s, board, kind, object }: Strikes, unit: Unit): Area {
  return kind === DECLARE_WAR ? targetOfRival(s, unit, object, board) : targetInNation(s, unit, object, board);
}

/** Is the unit among the first `count` of them? */
function isAmong(strikes: readonly Strike[], count: number, unit: Unit): boolean {
  for (let i = 0; i < count; i++) if (strikes[i].unit === unit) return true;
  return false;
}

/** The board as it would be if a Neutral nation were Violated: its land is Hostile, with Fortresses in its cities. */
export function imagineViolation(board: Board, nation: Nation): void {
  for (const area of AREAS_OF_NATION[nation]) {
    board[area] = MUSTER_OF_AREA[area] > 0 ? HOSTILE | ENEMY_UNITS : HOSTILE;
  }
}
