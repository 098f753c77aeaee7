/** Coarse pictures of single areas that answer "how much of this box lies inside?" at once. */
import { HEIGHT, WIDTH } from "./projection.ts";
import { RASTER_WIDTH, type Raster, SCALE, WATER } from "./raster.ts";

/** Side of a cell in canvas pixels. */
export const CELL = 4;
export const MASK_WIDTH = WIDTH / CELL;
export const MASK_HEIGHT = HEIGHT / CELL;
const FRAME_CELLS = 7;
/** Names keep this many cells away from the edge of their area. */
const INSET = 3;

export type Sample = { area: Uint8Array; nation: Uint8Array };
type Box = readonly [left: number, top: number, right: number, bottom: number];

export type Mask = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Share of the box inside the area. */
  share: (box: Box) => number;
  /** Share of the box well inside the area. */
  innerShare: (box: Box) => number;
};

export function sampleAreas(raster: Raster): Sample {
  const sample = { area: new Uint8Array(MASK_WIDTH * MASK_HEIGHT), nation: new Uint8Array(MASK_WIDTH * MASK_HEIGHT) };
  for (let y = 0; y < MASK_HEIGHT; y++) {
    for (let x = 0; x < MASK_WIDTH; x++) {
      const pixel = (y * CELL + CELL / 2) * SCALE * RASTER_WIDTH + (x * CELL + CELL / 2) * SCALE;
      sample.area[y * MASK_WIDTH + x] = raster.area[pixel];
      sample.nation[y * MASK_WIDTH + x] = raster.nation[pixel];
    }
  }
  return sample;
}

/** Water areas count only their water, not the islands in it. */
export function maskOf(sample: Sample, area: number, isWater: boolean): Mask {
  const isOwn = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= MASK_WIDTH || y >= MASK_HEIGHT) return false;
    const cell = y * MASK_WIDTH + x;
    return sample.area[cell] === area && (!isWater || sample.nation[cell] === WATER);
  };
  const isNearFrame = (x: number, y: number) =>
    x < FRAME_CELLS || y < FRAME_CELLS || x >= MASK_WIDTH - FRAME_CELLS || y >= MASK_HEIGHT - FRAME_CELLS;
  const bounds = { left: MASK_WIDTH, right: 0, top: MASK_HEIGHT, bottom: 0 };
  const whole = sums((x, y) => {
    if (!isOwn(x, y) || isNearFrame(x, y)) return false;
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
    return true;
  });
  const inner = sums(
    (x, y) =>
      x >= bounds.left &&
      x <= bounds.right &&
      y >= bounds.top &&
      y <= bounds.bottom &&
      isOwn(x, y) &&
      isOwn(x - INSET, y) &&
      isOwn(x + INSET, y) &&
      isOwn(x, y - INSET) &&
      isOwn(x, y + INSET),
  );
  return { ...bounds, share: shareIn(whole), innerShare: shareIn(inner) };
}

/** For each corner, the number of cells above and to the left for which `isCounted` holds. */
function sums(isCounted: (x: number, y: number) => boolean): Int32Array {
  const across = MASK_WIDTH + 1;
  const table = new Int32Array(across * (MASK_HEIGHT + 1));
  for (let y = 0; y < MASK_HEIGHT; y++) {
    let row = 0;
    for (let x = 0; x < MASK_WIDTH; x++) {
      if (isCounted(x, y)) row++;
      table[(y + 1) * across + x + 1] = table[y * across + x + 1] + row;
    }
  }
  return table;
}

function shareIn(table: Int32Array): (box: Box) => number {
  const across = MASK_WIDTH + 1;
  return ([left, top, right, bottom]) => {
    const [l, t] = [Math.max(0, left), Math.max(0, top)];
    const [r, b] = [Math.min(MASK_WIDTH, right), Math.min(MASK_HEIGHT, bottom)];
    const inside = table[b * across + r] - table[t * across + r] - table[b * across + l] + table[t * across + l];
    return inside / ((right - left) * (bottom - top));
  };
}
