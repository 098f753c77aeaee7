/** The hexes of the map as numbers, row by row from the north-west corner. */
import {
  centreOf,
  HEX_RADIUS,
  HEX_WIDTH,
  MAP_COLUMNS,
  MAP_ROWS,
  type Point,
  ROW_STEP,
  toPlane,
} from "@tripartite/surrender/data/europe/geography";
import { DIRECTIONS, EVEN_ROW, hexId, ODD_ROW } from "@tripartite/surrender/data/grid";
import { densify, parsePoints } from "../geometry.ts";

export const HEX_COUNT = MAP_ROWS * MAP_COLUMNS;
export const HEXES: readonly number[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

export function rowOf(hex: number): number {
  return Math.floor(hex / MAP_COLUMNS) + 1;
}

export function columnOf(hex: number): number {
  return (hex % MAP_COLUMNS) + 1;
}

export function idOf(hex: number): string {
  return hexId(rowOf(hex), columnOf(hex));
}

function numberOf(row: number, column: number): number {
  const isInside = row >= 1 && row <= MAP_ROWS && column >= 1 && column <= MAP_COLUMNS;
  return isInside ? (row - 1) * MAP_COLUMNS + column - 1 : -1;
}

const CENTRES: readonly Point[] = HEXES.map((hex) => centreOf(rowOf(hex), columnOf(hex)));

export function centre(hex: number): Point {
  return CENTRES[hex];
}

const NEIGHBOURS: readonly (readonly number[])[] = HEXES.map((hex) =>
  DIRECTIONS.map((_, direction) => {
    const [down, right] = (rowOf(hex) % 2 === 1 ? ODD_ROW : EVEN_ROW)[direction];
    return numberOf(rowOf(hex) + down, columnOf(hex) + right);
  }),
);

/** The six hexes around one, by direction; -1 beyond the edge. */
export function around(hex: number): readonly number[] {
  return NEIGHBOURS[hex];
}

/** Those that are on the map. */
export function neighbours(hex: number): number[] {
  return NEIGHBOURS[hex].filter((other) => other >= 0);
}

/** The ends of a side of a hex. */
export function sideOf(hex: number, direction: number): readonly [Point, Point] {
  return [cornerOf(hex, direction), cornerOf(hex, direction + 1)];
}

function cornerOf(hex: number, corner: number): Point {
  const [x, y] = centre(hex);
  const angle = ((60 * corner - 30) * Math.PI) / 180;
  return [x + HEX_RADIUS * Math.cos(angle), y + HEX_RADIUS * Math.sin(angle)];
}

/** The hex that holds a point of the plane, or -1: the one with the nearest centre, of equals the western one. */
export function hexAt([x, y]: Point): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  const near = Math.round((y - HEX_RADIUS) / ROW_STEP) + 1;
  for (let row = near - 1; row <= near + 1; row++) {
    const west = HEX_WIDTH / 2 + (row % 2 === 0 ? HEX_WIDTH / 2 : 0);
    const column = Math.ceil((x - west) / HEX_WIDTH - 0.5) + 1;
    const toEast = x - west - (column - 1) * HEX_WIDTH;
    const toSouth = y - HEX_RADIUS - (row - 1) * ROW_STEP;
    const squared = toEast * toEast + toSouth * toSouth;
    if (squared >= least) continue;
    least = squared;
    found = numberOf(row, column);
  }
  return found;
}

/** "longitude,latitude" on the plane. */
export function pointAt(place: string): Point {
  const [[longitude, latitude]] = parsePoints(place);
  return toPlane(longitude, latitude);
}

/** The hex that holds a place "longitude,latitude"; a place off the map is a mistake in the facts. */
export function hexOfPlace(place: string): number {
  const hex = hexAt(pointAt(place));
  if (hex < 0) throw new Error(`${place} lies off the map`);
  return hex;
}

/** A line of "longitude,latitude" points on the plane. */
export function lineOnPlane(text: string): Point[] {
  return parsePoints(text).map(([longitude, latitude]) => toPlane(longitude, latitude));
}

/** A hand-drawn ring on the plane, with points near enough to each other that its sides follow the globe. */
export function ringOnPlane(text: string, degrees = 0.5): Point[] {
  const points = parsePoints(text);
  return densify([...points, points[0]], degrees).map(([longitude, latitude]) => toPlane(longitude, latitude));
}
