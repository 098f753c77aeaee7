/** The map as pixels: which nation's land (0 = water) and which area each one is. */
import { fillGrid } from "./fill.ts";
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
  fillGrid({ width: RASTER_WIDTH, height: RASTER_HEIGHT, scale: SCALE }, rings, paint);
}
