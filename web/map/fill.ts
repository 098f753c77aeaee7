/** Rings painted on a grid of pixels. */
import type { Point } from "./geometry.ts";

export type PixelGrid = {
  /** In pixels. */
  width: number;
  height: number;
  /** Pixels per unit of the rings, along each side. */
  scale: number;
};

/** Every pixel whose centre lies inside the rings (even-odd). */
export function fillGrid(
  grid: PixelGrid,
  rings: readonly (readonly Point[])[],
  paint: (pixel: number, x: number, y: number) => void,
) {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) addCrossings(grid, crossings, ring[i], ring[(i + 1) % ring.length]);
  }
  for (const [y, row] of crossings) {
    row.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2) {
      const from = Math.max(0, Math.ceil(row[i] - 0.5));
      const to = Math.min(grid.width - 1, Math.ceil(row[i + 1] - 0.5) - 1);
      for (let x = from; x <= to; x++) paint(y * grid.width + x, x, y);
    }
  }
}

function addCrossings({ height, scale }: PixelGrid, crossings: Map<number, number[]>, a: Point, b: Point) {
  if (a[1] === b[1]) return;
  const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
  const [top, bottom] = [upper[1] * scale, lower[1] * scale];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const first = Math.max(0, Math.ceil(top - 0.5));
  const last = Math.min(height - 1, Math.ceil(bottom - 0.5) - 1);
  for (let y = first; y <= last; y++) {
    const row = crossings.get(y) ?? [];
    if (row.length === 0) crossings.set(y, row);
    row.push(upper[0] * scale + (y + 0.5 - top) * slope);
  }
}
