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
  const points = [a];
  breakUp(a, b, BREAKS, points);
  points.push(b);
  return isTurned ? points.reverse() : points;
}

/** Adds what lies between two points. */
function breakUp(a: Point, b: Point, depth: number, points: Point[]): void {
  if (depth === 0) return;
  const stray = (chanceAt(a[0] + b[0], a[1] + b[1], depth) - 0.5) * 2 * STRAY;
  const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * stray, (a[1] + b[1]) / 2 + (b[0] - a[0]) * stray];
  breakUp(a, middle, depth - 1, points);
  points.push(middle);
  breakUp(middle, b, depth - 1, points);
}

export function pathThrough(points: readonly Point[], isClosed = false): string {
  let path = "";
  for (const [x, y] of points) path += `${path === "" ? "M" : "L"}${round(x)} ${round(y)}`;
  return isClosed ? `${path}Z` : path;
}

/** The rim of a group of hexes as closed uneven lines. */
export function outlineOf(ids: ReadonlySet<string>): string {
  const next = new Map<number, readonly [Point, Point]>();
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
      const points = unevenSide(side[0], side[1]);
      for (let i = 0; i + 1 < points.length; i++) ring.push(points[i]);
      side = next.get(keyOf(side[1]));
    }
    path += pathThrough(ring, true);
  }
  return path;
}

/** A corner by its place in tenths: whole numbers are found faster than strings. */
function keyOf([x, y]: Point): number {
  return Math.round(x * 10) * 1_000_000 + Math.round(y * 10);
}

type Side = readonly [Point, Point];

/** Sides that hang together as long lines, so that strokes and dashes run on. */
export function joined(sides: readonly Side[]): Point[][] {
  const open = new Set(sides);
  const at = new Map<number, Side[]>();
  for (const side of sides) {
    for (const end of side) {
      const key = keyOf(end);
      const there = at.get(key);
      if (there === undefined) at.set(key, [side]);
      else there.push(side);
    }
  }
  /** From one end of a side onwards, as far as sides are left. */
  const follow = (line: Point[]): Point[] => {
    for (;;) {
      const end = keyOf(line.at(-1)!);
      const side = at.get(end)!.find((one) => open.has(one));
      if (side === undefined) return line;
      open.delete(side);
      const points = keyOf(side[0]) === end ? unevenSide(side[0], side[1]) : unevenSide(side[1], side[0]);
      for (let i = 1; i < points.length; i++) line.push(points[i]);
    }
  };
  const lines: Point[][] = [];
  for (const side of open) {
    open.delete(side);
    lines.push(follow(follow(unevenSide(side[0], side[1])).reverse()));
  }
  return lines;
}
