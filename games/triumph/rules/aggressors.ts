/** R101 Which units could bring the Aggression that a declaration asks for. */
import { AIR_FORCE, AMERICAN, NATIVE } from "../data/kinds.ts";
import {
  AREA_COUNT,
  AREAS_OF_NATION,
  border,
  IS_LAND,
  IS_LAND_BORDER,
  MUSTER_OF_AREA,
  NATION_OF_AREA,
  NEIGHBOURS,
} from "../data/map.ts";
import { DECLARE_WAR, ESCAPED, type State, TURN_NORMAL, VIOLATE } from "../state.ts";
import { canAggressAgainstNation, canAggressAgainstRival, isAggression } from "./aggression.ts";
import { crossingRefusal } from "./borders.ts";
import { BY_LAND, STEPS } from "./mover.ts";
import { couldStillMove, isWithinRange } from "./range.ts";
import { isEnemyLand, isFriendlyLand, occupies } from "./relations.ts";
import { ENEMY_UNITS, HOSTILE, surveyBoard } from "./territory.ts";
import { hasFlag, isGroundUnit } from "./units.ts";

/** A nation is met in its land, a Rival anywhere by Aggression against his units or territory. */
export function isMetIn(s: State, kind: number, object: number, area: number): boolean {
  if (kind === VIOLATE) return NATION_OF_AREA[area] === object;
  return occupies(s, object, area) || (IS_LAND[area] && s.control[area] === object);
}

/** Areas in which Aggression would meet the declaration. */
function areasToMeet(s: State, f: number, kind: number, object: number): number[] {
  if (kind === VIOLATE) return AREAS_OF_NATION[object].filter((area) => isAggression(s, f, area));
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (isMetIn(s, DECLARE_WAR, object, area) && isAggression(s, f, area)) areas.push(area);
  }
  return areas;
}

/** Nobody but Party p has units here. */
function isAlone(s: State, p: number, area: number): boolean {
  for (let other = 0; other <= NATIVE; other++) if (other !== p && occupies(s, other, area)) return false;
  return true;
}

/** A unit on land that could leave at once: it stands in no Battle and is not kept in the USA. */
function isReady(s: State, f: number, unit: number): boolean {
  const start = s.unitArea[unit];
  return (
    s.turnKind === TURN_NORMAL &&
    s.unitNationality[unit] !== AMERICAN &&
    isFriendlyLand(s, f, start) &&
    isAlone(s, f, start)
  );
}

const isWanted = new Uint8Array(AREA_COUNT);

function wantOnly(areas: readonly number[]): void {
  isWanted.fill(0);
  for (const area of areas) isWanted[area] = 1;
}

/** Can the unit march or fly straight into a neighbouring area that is wanted? Most answers need no search. */
function strikesNextDoor(s: State, f: number, unit: number): boolean {
  if (!isReady(s, f, unit)) return false;
  const start = s.unitArea[unit];
  for (const area of NEIGHBOURS[start]) {
    if (isWanted[area] === 0 || (IS_LAND[area] && !isEnemyLand(s, f, area))) continue;
    const crossed = border(start, area);
    const isEmpty = isAlone(s, f, area);
    if (s.unitType[unit] === AIR_FORCE && !isEmpty) return true;
    const marches = isGroundUnit(s, unit) && IS_LAND_BORDER[crossed];
    if (marches && (isEmpty || crossingRefusal(s, f, crossed) === undefined)) return true;
  }
  return false;
}

function isNear(s: State, unit: number, areas: readonly number[]): boolean {
  for (const area of areas) if (isWithinRange(s, unit, area)) return true;
  return false;
}

/** Units with the same key have the same moves. */
function kindOfMover(s: State, unit: number): number {
  const escaped = hasFlag(s, unit, ESCAPED) ? 1 : 0;
  return ((s.unitArea[unit] * 8 + s.unitType[unit]) * 8 + s.unitNationality[unit]) * 2 + escaped;
}

function canAggress(s: State, unit: number, kind: number, object: number, board: Int16Array): boolean {
  if (kind === DECLARE_WAR) return canAggressAgainstRival(s, unit, object, board);
  return canAggressAgainstNation(s, unit, object, board);
}

/** Of a few units of f the first that has, as things stand, a legal move that meets the declaration; -1 if none has. */
export function firstAggressor(s: State, f: number, kind: number, object: number, units: readonly number[]): number {
  const areas = areasToMeet(s, f, kind, object);
  wantOnly(areas);
  for (const unit of units) if (couldStillMove(s, f, unit) && strikesNextDoor(s, f, unit)) return unit;
  const others = units.filter((unit) => couldStillMove(s, f, unit) && isNear(s, unit, areas));
  if (others.length === 0) return -1;
  const board = surveyBoard(s, f);
  return others.find((unit) => canAggress(s, unit, kind, object, board)) ?? -1;
}

/** Up to `most` units of f that have, as things stand, a legal move that meets the declaration. */
export function findAggressors(s: State, f: number, kind: number, object: number, most: number): number[] {
  const areas = areasToMeet(s, f, kind, object);
  const units: number[] = [];
  wantOnly(areas);
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if (!couldStillMove(s, f, unit) || !strikesNextDoor(s, f, unit)) continue;
    units.push(unit);
    if (units.length === most) return units;
  }
  const board = surveyBoard(s, f);
  const unable: number[] = [];
  for (let unit = 0; unit < s.unitArea.length && units.length < most; unit++) {
    if (!couldStillMove(s, f, unit) || !isNear(s, unit, areas) || units.includes(unit)) continue;
    if (unable.includes(kindOfMover(s, unit))) continue;
    if (canAggress(s, unit, kind, object, board)) units.push(unit);
    else unable.push(kindOfMover(s, unit));
  }
  return units;
}

// ---- before a Violation is announced

/** Could a Ground unit next door simply march in, if the nation were Violated? */
function hasGroundNextDoor(s: State, f: number, nation: number): boolean {
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if (!couldStillMove(s, f, unit) || !isGroundUnit(s, unit) || !isReady(s, f, unit)) continue;
    for (const to of STEPS[BY_LAND][s.unitArea[unit]]) {
      if (NATION_OF_AREA[to] === nation && s.control[to] === NATIVE && isAlone(s, NATIVE, to)) return true;
    }
  }
  return false;
}

/** Could some unit Aggress in a Neutral nation if it were Violated? Its land is Hostile then, with Fortresses in its cities. */
export function canViolate(s: State, f: number, nation: number): boolean {
  if (hasGroundNextDoor(s, f, nation)) return true;
  const areas = AREAS_OF_NATION[nation];
  const board = surveyBoard(s, f);
  for (const area of areas) board[area] = MUSTER_OF_AREA[area] > 0 ? HOSTILE | ENEMY_UNITS : HOSTILE;
  const unable: number[] = [];
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if (!couldStillMove(s, f, unit) || !isNear(s, unit, areas) || unable.includes(kindOfMover(s, unit))) continue;
    if (canAggressAgainstNation(s, unit, nation, board)) return true;
    unable.push(kindOfMover(s, unit));
  }
  return false;
}
