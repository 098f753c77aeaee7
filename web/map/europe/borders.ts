/** The borders of 1939: lines between cells of different owners, each from one junction to the next. */
import type { Point } from "@tripartite/surrender/data/europe/geography";
import { CELL_KM, CELLS, type Surface } from "./surface.ts";

/** Shorter lines, in steps of a cell, are slivers where the layers differ. */
const SHORTEST = 5;

export function borderLines(surface: Surface): Point[][] {
  const links = cornerLinks(surface);
  const seen = new Set<string>();
  const lines: number[][] = [];
  const traceFrom = (corner: number) => {
    for (const next of links.get(corner)!) {
      if (!seen.has(linkOf(corner, next))) lines.push(trace(links, seen, corner, next));
    }
  };
  for (const [corner, ends] of links) if (ends.length !== 2) traceFrom(corner);
  for (const corner of links.keys()) traceFrom(corner);
  return lines.filter((line) => line.length > SHORTEST).map((line) => line.map(pointOf));
}

const ACROSS = CELLS.width + 1;

function pointOf(corner: number): Point {
  return [(corner % ACROSS) * CELL_KM, Math.floor(corner / ACROSS) * CELL_KM];
}

/** Corners of cells, joined along every side between two owners. */
function cornerLinks({ land, owner }: Surface): Map<number, number[]> {
  const links = new Map<number, number[]>();
  const join = (from: number, to: number) => {
    links.set(from, [...(links.get(from) ?? []), to]);
    links.set(to, [...(links.get(to) ?? []), from]);
  };
  const ownerAt = (x: number, y: number) => {
    const cell = y * CELLS.width + x;
    return x < CELLS.width && y < CELLS.height && land[cell] !== 0 ? owner[cell] : 0;
  };
  for (let y = 0; y < CELLS.height; y++) {
    for (let x = 0; x < CELLS.width; x++) {
      const [here, right, below] = [ownerAt(x, y), ownerAt(x + 1, y), ownerAt(x, y + 1)];
      if (here === 0) continue;
      if (right !== 0 && right !== here) join(y * ACROSS + x + 1, (y + 1) * ACROSS + x + 1);
      if (below !== 0 && below !== here) join((y + 1) * ACROSS + x, (y + 1) * ACROSS + x + 1);
    }
  }
  return links;
}

function linkOf(one: number, other: number): string {
  return `${Math.min(one, other)},${Math.max(one, other)}`;
}

/** Along a border until it meets others, ends, or comes back to its beginning. */
function trace(links: ReadonlyMap<number, readonly number[]>, seen: Set<string>, from: number, to: number): number[] {
  const line = [from, to];
  seen.add(linkOf(from, to));
  let [before, here] = [from, to];
  for (;;) {
    const ends = links.get(here)!;
    const next = ends[0] === before ? ends[1] : ends[0];
    if (ends.length !== 2 || seen.has(linkOf(here, next))) return line;
    seen.add(linkOf(here, next));
    line.push(next);
    [before, here] = [here, next];
  }
}
