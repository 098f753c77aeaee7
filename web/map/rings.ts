/** Step 6: closed outlines as lists of arcs. */
import type { Outline } from "../src/triumph/board/mapFile.ts";
import type { Arc, Side } from "./arcs.ts";
import { type Point, signedArea } from "./geometry.ts";

const SMALLEST_RING = 4;

/** The outline of everything for which `isInside` holds; arc n reads forward as n, backward as -1 - n. */
export function outlineOf(arcs: readonly Arc[], isInside: (side: Side) => boolean): Outline {
  const open: number[] = [];
  arcs.forEach((arc, n) => {
    const [left, right] = [isInside(arc.left), isInside(arc.right)];
    if (left !== right) open.push(left ? n : -1 - n);
  });
  const startingAt = new Map<string, number[]>();
  for (const piece of open) {
    const key = keyOf(pointsOf(arcs, piece)[0]);
    startingAt.set(key, [...(startingAt.get(key) ?? []), piece]);
  }
  const used = new Set<number>();
  const rings: number[][] = [];
  for (const piece of open) {
    if (used.has(piece)) continue;
    const ring = closeRing(arcs, piece, startingAt, used);
    if (Math.abs(signedArea(ringPoints(arcs, ring))) > SMALLEST_RING) rings.push(ring);
  }
  return rings;
}

function closeRing(
  arcs: readonly Arc[],
  first: number,
  startingAt: Map<string, number[]>,
  used: Set<number>,
): number[] {
  const ring = [first];
  used.add(first);
  const start = keyOf(pointsOf(arcs, first)[0]);
  for (;;) {
    const end = keyOf(pointsOf(arcs, ring[ring.length - 1]).at(-1)!);
    if (end === start) return ring;
    const next = startingAt.get(end)?.find((piece) => !used.has(piece));
    if (next === undefined) throw new Error(`an outline does not close at ${end}`);
    used.add(next);
    ring.push(next);
  }
}

function keyOf([x, y]: Point): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}

function pointsOf(arcs: readonly Arc[], piece: number): readonly Point[] {
  return piece >= 0 ? arcs[piece].line : arcs[-1 - piece].line.toReversed();
}

export function ringPoints(arcs: readonly Arc[], ring: readonly number[]): Point[] {
  return ring.flatMap((piece) => pointsOf(arcs, piece).slice(0, -1));
}
