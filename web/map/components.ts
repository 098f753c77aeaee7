/** Connected patches of equal pixels. */
import { PIXELS, RASTER_HEIGHT, RASTER_WIDTH, SCALE } from "./raster.ts";

/** `size` in canvas pixels; `neighbours`: how many pixel sides touch each other value. */
export type Patch = { value: number; size: number; neighbours: Map<number, number> };

const MOST_COUNTED = 200_000 * SCALE * SCALE;

/** Writes the number of its patch for each pixel into `patchOf`. */
export function findPatches(values: ArrayLike<number>, patchOf: Int32Array): Patch[] {
  patchOf.fill(-1);
  const patches: Patch[] = [];
  const stack = new Int32Array(PIXELS);
  for (let start = 0; start < PIXELS; start++) {
    if (patchOf[start] < 0) patches.push(growPatch(values, patchOf, stack, start, patches.length));
  }
  return patches;
}

function growPatch(
  values: ArrayLike<number>,
  patchOf: Int32Array,
  stack: Int32Array,
  start: number,
  number: number,
): Patch {
  const value = values[start];
  const neighbours = new Map<number, number>();
  let [depth, count] = [0, 0];
  stack[depth++] = start;
  patchOf[start] = number;
  const visit = (pixel: number) => {
    if (values[pixel] === value) {
      if (patchOf[pixel] >= 0) return;
      patchOf[pixel] = number;
      stack[depth++] = pixel;
    } else if (count < MOST_COUNTED) {
      neighbours.set(values[pixel], (neighbours.get(values[pixel]) ?? 0) + 1);
    }
  };
  while (depth > 0) {
    const pixel = stack[--depth];
    const x = pixel % RASTER_WIDTH;
    const y = (pixel / RASTER_WIDTH) | 0;
    count++;
    if (x > 0) visit(pixel - 1);
    if (x < RASTER_WIDTH - 1) visit(pixel + 1);
    if (y > 0) visit(pixel - RASTER_WIDTH);
    if (y < RASTER_HEIGHT - 1) visit(pixel + RASTER_WIDTH);
  }
  return { value, size: count / SCALE / SCALE, neighbours };
}

/** The value that a patch touches most, among those allowed. */
export function mainNeighbour(patch: Patch, isAllowed: (value: number) => boolean = () => true): number | undefined {
  let [found, most] = [-1, 0];
  for (const [value, sides] of patch.neighbours) if (sides > most && isAllowed(value)) [found, most] = [value, sides];
  return found < 0 ? undefined : found;
}
