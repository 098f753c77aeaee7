/** Step 5: traces become smooth arcs, each with what it separates. */
import { BORDER_ROWS } from "@tripartite/triumph/data/borders";
import type { BorderKind } from "@tripartite/triumph/data/kinds";
import type { ArcKind } from "../src/triumph/board/mapFile.ts";
import { DRAWN_AS } from "./data/nations.ts";
import { STRAITS } from "./data/places.ts";
import { lengthOf, meander, type Point, roundCorners, simplify, simplifyRing, throughMiddles } from "./geometry.ts";
import { type Raster, SCALE } from "./raster.ts";
import { OUTSIDE, type Trace } from "./trace.ts";

export const FRAME = "frame";

/** One side of an arc: an area, and the nation whose land it is there ("water" for none). */
export type Side = { area: string; nation: string };
export type Arc = { kind: ArcKind; left: Side; right: Side; line: readonly Point[]; length: number };

const terrainOf = new Map<string, BorderKind>(BORDER_ROWS.map(([a, b, kind]) => [pairOf(a, b), kind]));

export function pairOf(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

export function smoothArcs(raster: Raster, traces: readonly Trace[]): Arc[] {
  const sideOf = (surface: number): Side => {
    if (surface === OUTSIDE) return { area: FRAME, nation: FRAME };
    const nation = raster.nations.names[surface & 255];
    return { area: raster.areas.names[surface >> 8], nation: DRAWN_AS[nation] ?? nation };
  };
  return traces.map((trace) => {
    const [left, right] = [sideOf(trace.left), sideOf(trace.right)];
    const kind = kindOf(left, right);
    const stairs = trace.points.map(([x, y]): Point => [x / SCALE, y / SCALE]);
    const line = smoothed(stairs, kind, terrainOf.get(pairOf(left.area, right.area)));
    return { kind, left, right, line, length: lengthOf(line) };
  });
}

function kindOf(left: Side, right: Side): ArcKind {
  if (left.area === FRAME || right.area === FRAME) return "frame";
  const touchesStrait = left.area in STRAITS || right.area in STRAITS;
  const isCoast = (left.nation === "water") !== (right.nation === "water");
  if (left.area === right.area) return isCoast ? "innerCoast" : "innerNation";
  if (touchesStrait) return isCoast ? "straitCoast" : "strait";
  if (isCoast) return "coast";
  if (left.nation === "water") return "sea";
  return left.nation === right.nation ? "inner" : "nation";
}

/** How far the drawn line may stray from the pixels, and how often its corners are cut. */
const SMOOTHING: Readonly<Record<ArcKind, readonly [tolerance: number, cuts: number]>> = {
  frame: [0.01, 0],
  coast: [0.9, 1],
  innerCoast: [0.9, 1],
  nation: [1.3, 2],
  innerNation: [1.3, 2],
  inner: [1.6, 2],
  sea: [1.6, 2],
  strait: [0.7, 2],
  straitCoast: [0.7, 2],
};

function smoothed(stairs: readonly Point[], kind: ArcKind, terrain: BorderKind | undefined): Point[] {
  const [tolerance, cuts] = SMOOTHING[kind];
  if (kind === "frame") return simplify(stairs, tolerance);
  const [first, last] = [stairs[0], stairs[stairs.length - 1]];
  const isRing = first[0] === last[0] && first[1] === last[1];
  const through = throughMiddles(stairs);
  const plain = roundCorners((isRing ? simplifyRing : simplify)(through, tolerance), cuts, isRing);
  if (isRing || (kind !== "inner" && kind !== "nation")) return plain;
  if (terrain === "river") return roundCorners(simplify(meander(plain, 4.6, 38), 0.35), 1, false);
  if (kind === "inner" && (terrain === "forest" || terrain === "mountain")) return meander(plain, 2.5, 34);
  return plain;
}
