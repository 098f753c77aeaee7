/** Step 7: where the name and the block grid of each area go, small areas first, so that they keep clear of each other. */
import { AREA_ROWS } from "@tripartite/triumph/data/areas";
import { type LabelText, labelText } from "../src/triumph/board/labelText.ts";
import { CITIES, PLACEMENTS } from "./data/places.ts";
import type { Point } from "./geometry.ts";
import { CELL, MASK_HEIGHT, MASK_WIDTH, type Mask, maskOf, sampleAreas } from "./mask.ts";
import { project } from "./projection.ts";
import type { Raster } from "./raster.ts";

export type Anchor = { label: Point; blocks: Point; grid: Point };

/** Side of the square that a block takes, in canvas pixels. */
const BLOCK = 40;
const GRIDS: readonly Point[] = [
  [4, 2],
  [3, 3],
  [2, 4],
  [3, 2],
  [2, 3],
  [5, 1],
  [4, 1],
  [2, 2],
  [1, 4],
  [3, 1],
  [1, 3],
  [2, 1],
  [1, 2],
  [1, 1],
];
/** Cells next to the frame stay free. */
const RIM = 6;

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Candidate = { score: number; blocks: number; labelShare: number; anchor: Anchor; boxes: [Box, Box] };

export function placeAnchors(raster: Raster): Map<string, Anchor> {
  const sample = sampleAreas(raster);
  const sizes = new Map<number, number>();
  for (const area of sample.area) sizes.set(area, (sizes.get(area) ?? 0) + 1);
  const sizeOf = (id: string) => sizes.get(raster.areas.number(id)) ?? 0;

  const anchors = new Map<string, Anchor>();
  const taken: Box[] = [];
  for (const [id, name, kind, , city, black, red] of AREA_ROWS.toSorted((a, b) => sizeOf(a[0]) - sizeOf(b[0]))) {
    const text = labelText(name, kind, city, Number(black > 0) + Number(red > 0));
    const isWater = kind === "sea" || kind === "ocean";
    const best = bestCandidate(maskOf(sample, raster.areas.number(id), isWater), text, cityOf(id), taken);
    if (best) taken.push(...best.boxes);
    const anchor = placedByHand(id, best?.anchor, text) ?? best?.anchor;
    if (!anchor) throw new Error(`no room for blocks in ${id}`);
    anchors.set(id, anchor);
  }
  return anchors;
}

function cityOf(id: string): Point | undefined {
  const place = CITIES[id];
  return place && project(...place);
}

function placedByHand(id: string, found: Anchor | undefined, text: LabelText): Anchor | undefined {
  const place = PLACEMENTS[id];
  const blocks = place?.blocks ? project(...place.blocks) : found?.blocks;
  if (!place || !blocks) return undefined;
  const [x, y] = project(...place.label);
  return { grid: place.grid, blocks, label: [x, y + text.size * 0.3] };
}

function bestCandidate(
  mask: Mask,
  text: LabelText,
  city: Point | undefined,
  taken: readonly Box[],
): Candidate | undefined {
  let best: Candidate | undefined;
  const step = (mask.right - mask.left) * (mask.bottom - mask.top) > 16_000 ? 2 : 1;
  for (const grid of GRIDS) {
    const blocks = Math.min(8, grid[0] * grid[1]);
    if (best && best.blocks >= blocks + 3 && best.labelShare > 0.6) continue;
    for (let top = mask.top; top <= mask.bottom; top += step) {
      for (let middle = mask.left; middle <= mask.right; middle += step) {
        best = betterAt(best, { mask, text, city, taken, grid, blocks, middle, top });
      }
    }
  }
  return best;
}

type Trial = {
  mask: Mask;
  text: LabelText;
  city: Point | undefined;
  taken: readonly Box[];
  grid: Point;
  blocks: number;
  middle: number;
  top: number;
};

/** The grid with its top middle here, with the best place for the name around it. */
function betterAt(best: Candidate | undefined, trial: Trial): Candidate | undefined {
  const { mask, text, city, taken, grid, blocks, middle, top } = trial;
  const width = evenCells(grid[0] * BLOCK);
  const height = Math.ceil((grid[1] * BLOCK) / CELL);
  const gridBox: Box = [middle - width / 2, top, middle + width / 2, top + height];
  if (!isOnBoard(gridBox)) return best;
  const gridShare = mask.share(gridBox);
  if (gridShare < 0.94) return best;
  const [labelWidth, labelHeight] = [evenCells(text.width), Math.ceil(text.height / CELL)];
  const fixed = blocks * 11.5 + marginAround(mask, gridBox) * 0.4 + gridShare * 20 - awkwardness(grid);
  let found = best;
  for (const [x, y, penalty] of placesForLabel(gridBox, labelWidth, labelHeight)) {
    const left = Math.round(x - labelWidth / 2);
    const labelBox: Box = [left, y, left + labelWidth, y + labelHeight];
    if (!isOnBoard(labelBox)) continue;
    const labelShare = mask.innerShare(labelBox);
    const fromCity = city ? Math.hypot(x * CELL - city[0], y * CELL + 12 - city[1]) : 0;
    const hopeful = fixed + Math.min(labelShare, 0.92) * 85 - penalty * 4 - Math.min(fromCity, 260) * 0.05;
    if (found && hopeful <= found.score) continue;
    const score = hopeful - overlap(labelBox, taken) * 70 - overlap(gridBox, taken) * 40;
    if (found && score <= found.score) continue;
    const anchor: Anchor = {
      grid,
      label: [(left + labelWidth / 2) * CELL, y * CELL + text.size * 0.85],
      blocks: [middle * CELL, (top + height / 2) * CELL],
    };
    found = { score, blocks, labelShare, anchor, boxes: [labelBox, gridBox] };
  }
  return found;
}

function evenCells(pixels: number): number {
  return Math.ceil(pixels / CELL / 2) * 2;
}

function isOnBoard([left, top, right, bottom]: Box): boolean {
  return left >= RIM && top >= RIM && right <= MASK_WIDTH - RIM && bottom <= MASK_HEIGHT - RIM;
}

/** Tall and square grids look worse than wide ones. */
function awkwardness([columns, rows]: Point): number {
  if (rows > columns) return (rows - columns) * 3;
  return columns === 3 && rows === 3 ? 3 : 0;
}

function marginAround(mask: Mask, [left, top, right, bottom]: Box): number {
  let margin = 0;
  while (margin < 40) {
    const wider = margin + 2;
    if (mask.share([left - wider, top - wider, right + wider, bottom + wider]) < 0.97) break;
    margin = wider;
  }
  return margin;
}

/** Middle, top and penalty: above the grid, below it, or beside it. */
function placesForLabel([left, top, right, bottom]: Box, width: number, height: number): [number, number, number][] {
  const middle = (left + right) / 2;
  const places: [number, number, number][] = [];
  for (let shift = -2; shift <= 2; shift++) {
    const x = middle + Math.round(shift * width * 0.22);
    places.push([x, top - height, Math.abs(shift)], [x, bottom, Math.abs(shift) + 0.6]);
  }
  for (const y of [Math.trunc((top + bottom - height) / 2), top]) {
    places.push([left - width / 2 - 1, y, 1.5], [right + width / 2 + 1, y, 1.5]);
  }
  return places;
}

/** How much of a box is taken already, doubled, at most 1. */
function overlap([left, top, right, bottom]: Box, taken: readonly Box[]): number {
  let covered = 0;
  for (const box of taken) {
    const width = Math.min(right, box[2]) - Math.max(left, box[0]);
    const height = Math.min(bottom, box[3]) - Math.max(top, box[1]);
    if (width > 0 && height > 0) covered += width * height;
  }
  return Math.min(1, (covered / ((right - left) * (bottom - top))) * 2);
}
