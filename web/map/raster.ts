/** The map as pixels: which nation's land (0 = water) and which area each one is. */
import type { Point } from "./geometry.ts";
import { HEIGHT, WIDTH } from "./projection.ts";

/** Pixels of the raster per canvas pixel, along each side. */
export const SCALE = 2;
export const RASTER_WIDTH = WIDTH * SCALE;
export const RASTER_HEIGHT = HEIGHT * SCALE;
export const PIXELS = RASTER_WIDTH * RASTER_HEIGHT;
export const WATER = 0;

/** Names and their numbers, given in order of first mention. */
export class Register {
  readonly names: string[];

  constructor(first: string) {
    this.names = [first];
  }

  number(name: string): number {
    const known = this.names.indexOf(name);
    return known >= 0 ? known : this.names.push(name) - 1;
  }
}

export type Raster = {
  nations: Register;
  areas: Register;
  nation: Uint8Array;
  area: Uint8Array;
};

export function blankRaster(): Raster {
  return {
    nations: new Register("water"),
    areas: new Register("none"),
    nation: new Uint8Array(PIXELS),
    area: new Uint8Array(PIXELS),
  };
}

/** Every pixel whose centre lies inside the rings (canvas coordinates, even-odd). */
export function fillRings(rings: readonly (readonly Point[])[], paint: (pixel: number, x: number, y: number) => void) {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) addCrossings(crossings, ring[i], ring[(i + 1) % ring.length]);
  }
  for (const [y, row] of crossings) {
    row.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const from = Math.max(0, Math.ceil(row[i] - 0.5));
      const to = Math.min(RASTER_WIDTH - 1, Math.ceil(row[i + 1] - 0.5) - 1);
      for (let x = from; x <= to; x++) paint(y * RASTER_WIDTH + x, x, y);
    }
  }
}

function addCrossings(crossings: Map<number, number[]>, a: Point, b: Point) {
  if (a[1] === b[1]) return;
  const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
  const [top, bottom] = [upper[1] * SCALE, lower[1] * SCALE];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const first = Math.max(0, Math.ceil(top - 0.5));
  const last = Math.min(RASTER_HEIGHT - 1, Math.ceil(bottom - 0.5) - 1);
  for (let y = first; y <= last; y++) {
    const row = crossings.get(y) ?? [];
    if (row.length === 0) crossings.set(y, row);
    row.push(upper[0] * SCALE + (y + 0.5 - top) * slope);
  }
}
