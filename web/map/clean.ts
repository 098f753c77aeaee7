/** Step 3: small islands, straits, stray fragments and specks. */
import { findPatches, mainNeighbour } from "./components.ts";
import { KEPT_ISLANDS, STRAITS } from "./data/places.ts";
import { project } from "./projection.ts";
import { PIXELS, RASTER_HEIGHT, RASTER_WIDTH, type Raster, SCALE, WATER } from "./raster.ts";
import { type Split, WATERS } from "./split.ts";

/** In canvas pixels: smaller islands vanish, greater ones are land in their own right. */
const SMALLEST_ISLAND = 14;
const LARGEST_ISLAND = 26_000;
const SPECK = 30;

export function cleanUp(raster: Raster, splitWater: Split) {
  const patchOf = new Int32Array(PIXELS);
  giveIslandsToSeas(raster, splitWater, patchOf);
  stampStraits(raster);
  for (let pass = 0; pass < 3 && joinFragments(raster, patchOf); pass++);
  for (let pass = 0; pass < 2 && dissolveSpecks(raster, patchOf); pass++);
}

/** Area and nation of a pixel in one number. */
export function surfaces(raster: Raster): Uint16Array {
  return Uint16Array.from(raster.area, (area, pixel) => (area << 8) | raster.nation[pixel]);
}

function giveIslandsToSeas(raster: Raster, splitWater: Split, patchOf: Int32Array) {
  const isLand = raster.nation.map((nation) => (nation === WATER ? 0 : 1));
  const patches = findPatches(isLand, patchOf);
  const kept = keptIslands(raster, patchOf);
  const isIsland = patches.map((patch, i) => patch.value === 1 && patch.size < LARGEST_ISLAND && !kept.has(i));
  const seaAt = (pixel: number) =>
    splitWater(((pixel % RASTER_WIDTH) + 0.5) / SCALE, (((pixel / RASTER_WIDTH) | 0) + 0.5) / SCALE);

  const votes = new Map<number, Map<number, number>>();
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    if (isIsland[patchOf[pixel]]) count(votes, patchOf[pixel], seaAt(pixel));
  }
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    const patch = patchOf[pixel];
    if (!isIsland[patch]) continue;
    if (patches[patch].size < SMALLEST_ISLAND) {
      raster.nation[pixel] = WATER;
      raster.area[pixel] = seaAt(pixel);
    } else {
      raster.area[pixel] = winner(votes.get(patch)!);
    }
  }
}

/** The main island of each area that lives on islands. */
function keptIslands(raster: Raster, patchOf: Int32Array): Set<number> {
  const sizes = new Map<number, Map<number, number>>();
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    if (raster.nation[pixel] !== WATER) count(sizes, raster.area[pixel], patchOf[pixel]);
  }
  const kept = [...sizes].filter(([area]) => KEPT_ISLANDS.includes(raster.areas.names[area]));
  return new Set(kept.map(([, patches]) => winner(patches)));
}

function count(counts: Map<number, Map<number, number>>, key: number, value: number) {
  const row = counts.get(key) ?? new Map<number, number>();
  if (row.size === 0) counts.set(key, row);
  row.set(value, (row.get(value) ?? 0) + 1);
}

function winner(counts: Map<number, number>): number {
  let [found, most] = [-1, 0];
  for (const [value, number] of counts) if (number > most) [found, most] = [value, number];
  return found;
}

function stampStraits(raster: Raster) {
  for (const [name, { centre, rx, ry, land }] of Object.entries(STRAITS)) {
    const [cx, cy] = project(...centre);
    const area = raster.areas.number(name);
    const [left, right] = [Math.max(0, ((cx - rx) * SCALE) | 0), Math.min(RASTER_WIDTH, (cx + rx) * SCALE + 1)];
    const [top, bottom] = [Math.max(0, ((cy - ry) * SCALE) | 0), Math.min(RASTER_HEIGHT, (cy + ry) * SCALE + 1)];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const across = ((x + 0.5) / SCALE - cx) / rx;
        const down = ((y + 0.5) / SCALE - cy) / ry;
        if (across * across + down * down > 1) continue;
        const pixel = y * RASTER_WIDTH + x;
        raster.area[pixel] = area;
        if (land && raster.nation[pixel] !== WATER) raster.nation[pixel] = raster.nations.number(land);
      }
    }
  }
}

/** Pieces of an area that are cut off from its main part join a neighbour; pieces of water join water if they can. */
function joinFragments(raster: Raster, patchOf: Int32Array): boolean {
  const patches = findPatches(raster.area, patchOf);
  const main = new Map<number, number>();
  patches.forEach((patch, i) => {
    const largest = main.get(patch.value);
    if (largest === undefined || patches[largest].size < patch.size) main.set(patch.value, i);
  });
  const isWater = (area: number) => WATERS.includes(raster.areas.names[area]);
  const isWaterOrStrait = (area: number) => isWater(area) || raster.areas.names[area] in STRAITS;
  const joins = patches.map((patch, i) => {
    if (main.get(patch.value) === i || patch.size > largestFragment(raster, patch.value)) return undefined;
    return (isWater(patch.value) ? mainNeighbour(patch, isWaterOrStrait) : undefined) ?? mainNeighbour(patch);
  });
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    const area = joins[patchOf[pixel]];
    if (area !== undefined) raster.area[pixel] = area;
  }
  return joins.some((area) => area !== undefined);
}

function largestFragment(raster: Raster, area: number): number {
  const name = raster.areas.names[area];
  if (name.startsWith("x-")) return 60;
  return WATERS.includes(name) ? 60_000 : 3_000;
}

/** Specks of another surface take the surface around them. */
function dissolveSpecks(raster: Raster, patchOf: Int32Array): boolean {
  const patches = findPatches(surfaces(raster), patchOf);
  const joins = patches.map((patch) => (patch.size < SPECK ? mainNeighbour(patch) : undefined));
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    const surface = joins[patchOf[pixel]];
    if (surface === undefined) continue;
    raster.area[pixel] = surface >> 8;
    raster.nation[pixel] = surface & 255;
  }
  return joins.some((surface) => surface !== undefined);
}
