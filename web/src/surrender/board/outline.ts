/** Lines as a hand would draw them, and the outlines of groups of hexes. */
import type { Point } from "../../table/useMapZoom.ts";
import { DIRECTIONS, neighbourId, round, sideOf } from "./hexes.ts";

/** How often a side is broken, and how far a break strays, as a share of its length. */
const BREAKS = 3;
const STRAY = 0.13;

/** The same number for the same place on every visit, 0 … 1. */
export function chanceAt(x: number, y: number, salt = 0): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

/** A side as an uneven line from one end to the other; the same line whichever end comes first. */
export function unevenSide(from: Point, to: Point): Point[] {
  const isTurned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = isTurned ? [to, from] : [from, to];
  const points = [a, ...broken(a, b, BREAKS), b];
  return isTurned ? points.reverse() : points;
}

function broken(a: Point, b: Point, depth: number): Point[] {
  if (depth === 0) return [];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const stray = (chanceAt(a[0] + b[0], a[1] + b[1], depth) - 0.5) * 2 * STRAY;
  const middle: Point = [(a[0] + b[0]) / 2 - dy * stray, (a[1] + b[1]) / 2 + dx * stray];
  return [...broken(a, middle, depth - 1), middle, ...broken(middle, b, depth - 1)];
}

export function pathThrough(points: readonly Point[], isClosed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${isClosed ? "Z" : ""}`;
}

/** The rim of a group of hexes as closed uneven lines. */
export function outlineOf(ids: ReadonlySet<string>): string {
  const next = new Map<string, readonly [Point, Point]>();
  for (const id of ids) {
    for (const direction of DIRECTIONS) {
      if (ids.has(neighbourId(id, direction))) continue;
      const side = sideOf(id, direction);
      next.set(keyOf(side[0]), side);
    }
  }
  let path = "";
  while (next.size > 0) {
    const ring: Point[] = [];
    let side = next.values().next().value;
    while (side !== undefined) {
      next.delete(keyOf(side[0]));
      ring.push(...unevenSide(side[0], side[1]).slice(0, -1));
      side = next.get(keyOf(side[1]));
    }
    path += pathThrough(ring, true);
  }
  return path;
}

function keyOf([x, y]: Point): string {
  return `${x} ${y}`;
}

/** Sides that hang together as long lines, so that strokes and dashes run on. */
export function joined(sides: readonly (readonly [Point, Point])[]): Point[][] {
  const open = sides.map(([from, to]) => unevenSide(from, to));
  const lines: Point[][] = [];
  for (let line = open.pop(); line !== undefined; line = open.pop()) {
    let isGrowing = true;
    while (isGrowing) {
      isGrowing = false;
      for (const [index, other] of open.entries()) {
        const grown = linked(line, other);
        if (grown === undefined) continue;
        line = grown;
        open.splice(index, 1);
        isGrowing = true;
        break;
      }
    }
    lines.push(line);
  }
  return lines;
}

function linked(line: Point[], other: Point[]): Point[] | undefined {
  const [first, last] = [keyOf(line[0]), keyOf(line.at(-1)!)];
  const [otherFirst, otherLast] = [keyOf(other[0]), keyOf(other.at(-1)!)];
  if (last === otherFirst) return [...line, ...other.slice(1)];
  if (last === otherLast) return [...line, ...other.toReversed().slice(1)];
  if (first === otherLast) return [...other, ...line.slice(1)];
  if (first === otherFirst) return [...other.toReversed(), ...line.slice(1)];
  return undefined;
}
