/** Where hexes lie on the sheet: pointy-top, ids RRCC, even rows shifted half a hex to the east. */
import type { Point } from "../../table/useMapZoom.ts";

export const HEX_WIDTH = 96;
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
const ROW_HEIGHT = 1.5 * HEX_RADIUS;
const RIM = 34;
export const SHEET_RIM = RIM;

/** Clockwise from the east, as the corners are numbered. */
export const DIRECTIONS = ["E", "SE", "SW", "W", "NW", "NE"] as const;
export type Direction = (typeof DIRECTIONS)[number];

const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0"));

/** Rows and columns beyond the rim are no hexes, but have ids too. */
export function hexId(row: number, col: number): string {
  return (TWO_DIGITS[row] ?? String(row)) + (TWO_DIGITS[col] ?? String(col));
}

export function rowAndColumn(id: string): readonly [number, number] {
  return [Number(id.slice(0, 2)), Number(id.slice(2))];
}

/** Corners and centres lie on a lattice of half widths and half radii. */
type LatticePoint = readonly [number, number];
const CORNERS: readonly LatticePoint[] = [
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
];

function latticeCentre(id: string): LatticePoint {
  const [row, col] = rowAndColumn(id);
  return [row % 2 === 0 ? 2 * col : 2 * col - 1, 3 * row - 1];
}

function onSheet([x, y]: LatticePoint): Point {
  return [round(RIM + (x * HEX_WIDTH) / 2), round(RIM + (y * HEX_RADIUS) / 2)];
}

export function centreOf(id: string): Point {
  return onSheet(latticeCentre(id));
}

/** The id of the hex whose middle is nearest to a point; whether the map has it is another question. */
export function hexIdAt([x, y]: Point): string | undefined {
  const row = Math.round(((y - RIM) / (HEX_RADIUS / 2) + 1) / 3);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const r of [row - 1, row, row + 1]) {
    const column = ((x - RIM) / (HEX_WIDTH / 2) + (r % 2 === 0 ? 0 : 1)) / 2;
    for (const c of [Math.floor(column), Math.ceil(column)]) {
      if (r < 1 || c < 1) continue;
      const id = hexId(r, c);
      const [cx, cy] = centreOf(id);
      const away = Math.hypot(cx - x, cy - y);
      if (away < least) [best, least] = [id, away];
    }
  }
  return best;
}

/** The id of the hex next to it, whether there is one or not. */
export function neighbourId(id: string, direction: Direction): string {
  const [row, col] = rowAndColumn(id);
  const east = row % 2 === 0 ? 1 : 0;
  switch (direction) {
    case "E":
      return hexId(row, col + 1);
    case "W":
      return hexId(row, col - 1);
    case "SE":
      return hexId(row + 1, col + east);
    case "SW":
      return hexId(row + 1, col + east - 1);
    case "NE":
      return hexId(row - 1, col + east);
    case "NW":
      return hexId(row - 1, col + east - 1);
  }
}

/** The two ends of a side, clockwise. */
export function sideOf(id: string, direction: Direction): readonly [Point, Point] {
  const first = DIRECTIONS.indexOf(direction);
  return [corner(id, first), corner(id, first + 1)];
}

function corner(id: string, index: number): Point {
  const [x, y] = latticeCentre(id);
  const [dx, dy] = CORNERS[index % CORNERS.length];
  return onSheet([x + dx, y + dy]);
}

/** The outline of a hex, drawn in by some units if wanted. */
export function hexPath(id: string, inset = 0): string {
  const [x, y] = centreOf(id);
  const share = 1 - inset / (HEX_WIDTH / 2);
  let path = "";
  for (let index = 0; index < CORNERS.length; index++) {
    const [cx, cy] = corner(id, index);
    path += `${index === 0 ? "M" : "L"}${round(x + (cx - x) * share)} ${round(y + (cy - y) * share)}`;
  }
  return `${path}Z`;
}

/** The lines around all these hexes, each drawn once. */
export function gridOf(ids: ReadonlySet<string>): string {
  let path = "";
  for (const id of ids) {
    let isOpen = false;
    for (let side = 0; side < DIRECTIONS.length; side++) {
      const isDrawn = side < 3 || !ids.has(neighbourId(id, DIRECTIONS[side]));
      if (isDrawn) path += `${isOpen ? "" : `M${corner(id, side).join(" ")}`}L${corner(id, side + 1).join(" ")}`;
      isOpen = isDrawn;
    }
  }
  return path;
}

export function sheetSize(rows: number, cols: number): { readonly width: number; readonly height: number } {
  return {
    width: Math.ceil(2 * RIM + (cols + 0.5) * HEX_WIDTH),
    height: Math.ceil(2 * RIM + 2 * HEX_RADIUS + (rows - 1) * ROW_HEIGHT),
  };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
