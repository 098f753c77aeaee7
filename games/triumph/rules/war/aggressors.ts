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
import { DECLARE_WAR, ESCAPED, type State, TURN_NORMAL, VIOLATE } from "../../model/state.ts";
import { crossingRefusal } from "../movement/borders.ts";
import { BY_AIR } from "../movement/mover.ts";
import { aggresses, type Board, ENEMIES_HERE, ENEMY_UNITS, HOSTILE, OWN_ONLY } from "../nations/territory.ts";
import { COST_TO_NATION, isWithinRange, isWithinRangeOfNation } from "../routes/range.ts";
import { hasFlag, isGroundUnit } from "../units.ts";
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

const NOWHERE: Area = -1;

/** Can the unit march or fly straight into a neighbouring area and meet the declaration? Most answers need no search. */
export function canAttackAdjacent(
  s: State,
  faction: Faction,
  board: Board,
  unit: Unit,
  kind: number,
  object: number,
): boolean {
  return nextDoorTarget(s, faction, board, unit, kind, object) !== NOWHERE;
}

/** The first neighbouring area in which it can. */
function nextDoorTarget(s: State, faction: Faction, board: Board, unit: Unit, kind: number, object: number): Area {
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

/** The areas in which a war can be met; a Violation is met within the nation alone. */
function areasToMeet(s: State, board: Board, kind: number, object: number): Area[] {
  const areas: Area[] = [];
  if (kind === VIOLATE) return areas;
  for (let area: Area = 0; area < AREA_COUNT; area++) if (isTarget(s, board, kind, object, area)) areas.push(area);
  return areas;
}

function isNear(s: State, unit: Unit, kind: number, object: number, areas: readonly Area[]): boolean {
  return kind === VIOLATE ? isWithinRangeOfNation(s, unit, object) : isWithinRange(s, unit, areas);
}

/** Units with the same key have the same moves. */
export function kindOfMover(s: State, unit: Unit): number {
  const escaped = hasFlag(s, unit, ESCAPED) ? 1 : 0;
  return ((s.unitArea[unit] * 8 + s.unitType[unit]) * 8 + s.unitNationality[unit]) * 2 + escaped;
}

function targetWithinReach(s: State, unit: Unit, kind: number, object: number, board: Board): Area {
  if (kind === DECLARE_WAR) return targetOfRival(s, unit, object, board);
  return targetInNation(s, unit, object, board);
}

/** A unit that can meet a declaration, and an area in which it can. */
export interface Strike {
  readonly unit: Unit;
  readonly area: Area;
}

/** The units of `findStrikes`. */
export function findAggressors(
  s: State,
  faction: Faction,
  board: Board,
  units: readonly Unit[],
  kind: number,
  object: number,
  most: number,
): Unit[] {
  return findStrikes(s, faction, board, units, kind, object, most).map(({ unit }) => unit);
}

/**
 * Of units of the Faction that could still move up to `most` that have, as things stand on the board, a legal move that meets
 * the declaration.
 */
export function findStrikes(
  s: State,
  faction: Faction,
  board: Board,
  units: readonly Unit[],
  kind: number,
  object: number,
  most: number,
): Strike[] {
  const found: Strike[] = [];
  for (const unit of units) {
    const area = nextDoorTarget(s, faction, board, unit, kind, object);
    if (area === NOWHERE) continue;
    found.push({ unit, area });
    if (found.length === most) return found;
  }
  const areas = areasToMeet(s, board, kind, object);
  const unable: number[] = [];
  const nextDoor = found.length;
  for (const unit of units) {
    if (!isNear(s, unit, kind, object, areas) || isAmong(found, nextDoor, unit)) continue;
    if (unable.includes(kindOfMover(s, unit))) continue;
    const area = targetWithinReach(s, unit, kind, object, board);
    if (area !== NOWHERE) {
      found.push({ unit, area });
      if (found.length === most) return found;
    } else unable.push(kindOfMover(s, unit));
  }
  return found;
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
