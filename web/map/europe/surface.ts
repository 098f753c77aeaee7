/** Step 1: land, lakes, owners and terrain as cells of two kilometres, and how much of each a hex has. */
import { PLANE_HEIGHT, PLANE_WIDTH, type Point } from "@tripartite/surrender/data/europe/geography";
import { fillGrid } from "../fill.ts";
import { AREAS, MODERN_OUTLINES } from "./facts/areas.ts";
import { PATCHES } from "./facts/borders.ts";
import { BIG_LAKES } from "./facts/lakes.ts";
import { CENTRAL_RUSSIA, FADED_AREAS, TERRAIN_AREAS } from "./facts/terrain.ts";
import { HEXES, hexAt, ringOnPlane } from "./hexGrid.ts";
import { LAKES, LAND, OUTLINES } from "./source.ts";

export const CELL_KM = 2;
export const CELLS = {
  width: Math.ceil(PLANE_WIDTH / CELL_KM),
  height: Math.ceil(PLANE_HEIGHT / CELL_KM),
  scale: 1 / CELL_KM,
};
const CELL_COUNT = CELLS.width * CELLS.height;

export const SURFACE_TERRAINS = ["clear", "woods", "swamp", "hills", "desert"] as const;
const FADED = 1;
const IN_CENTRAL_RUSSIA = 2;

/** By cell. */
export interface Surface {
  readonly land: Uint8Array;
  /** One more than the position in BIG_LAKES. */
  readonly lake: Uint8Array;
  /** One more than the position in AREAS. */
  readonly owner: Uint8Array;
  readonly hex: Int32Array;
  readonly shares: readonly HexShare[];
}

/** Counts of cells in a hex. */
export interface HexShare {
  cells: number;
  land: number;
  readonly lakes: Map<number, number>;
  readonly owners: Map<number, number>;
  /** Land outside the big lakes, by position in SURFACE_TERRAINS. */
  readonly terrains: Map<number, number>;
  faded: number;
  centralRussia: number;
}

/** The part of the hex that is land. */
export function landShare({ land, cells }: HexShare): number {
  return land / cells;
}

export function lakeCells({ lakes }: HexShare): number {
  return [...lakes.values()].reduce((sum, count) => sum + count, 0);
}

/** What there is most of; of equals, what was counted first. */
export function most<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  let [found, largest]: [Key | undefined, number] = [undefined, 0];
  for (const [key, count] of counts) if (count > largest) [found, largest] = [key, count];
  return found;
}

export function paintSurface(): Surface {
  const land = new Uint8Array(CELL_COUNT);
  for (const { ring, isHole } of LAND) if (isNear(ring)) paint(land, ring, isHole ? 0 : 1);
  const lake = new Uint8Array(CELL_COUNT);
  for (const { name, ring, islands } of LAKES) {
    if (!BIG_LAKES.includes(name) || !isNear(ring)) continue;
    paint(lake, ring, BIG_LAKES.indexOf(name) + 1);
    for (const island of islands) paint(lake, island, 0);
  }
  const owner = paintOwners(land);
  const terrain = new Uint8Array(CELL_COUNT);
  for (const [kind, , ring] of TERRAIN_AREAS) paint(terrain, ringOnPlane(ring), SURFACE_TERRAINS.indexOf(kind));
  const faded = new Uint8Array(CELL_COUNT);
  for (const [, ring] of FADED_AREAS) paint(faded, ringOnPlane(ring), FADED);
  paint(faded, ringOnPlane(CENTRAL_RUSSIA), IN_CENTRAL_RUSSIA);
  const hex = hexOfCells();
  return { land, lake, owner, hex, shares: countShares({ land, lake, owner, terrain, faded, hex }) };
}

function paint(cells: Uint8Array, ring: readonly Point[], value: number) {
  fillGrid(CELLS, [ring], (cell) => {
    cells[cell] = value;
  });
}

/** Rings far off the map are not painted. */
function isNear(ring: readonly Point[]): boolean {
  const margin = 300;
  return ring.some(([x, y]) => x > -margin && y > -margin && x < PLANE_WIDTH + margin && y < PLANE_HEIGHT + margin);
}

function numberOfArea(id: string): number {
  return AREAS.findIndex((area) => area.id === id) + 1;
}

function paintOwners(land: Uint8Array): Uint8Array {
  const owner = new Uint8Array(CELL_COUNT);
  for (const { code, rings } of OUTLINES) {
    const area = MODERN_OUTLINES[code];
    if (area === undefined) continue;
    for (const ring of rings) if (isNear(ring)) paint(owner, ring, numberOfArea(area));
  }
  for (const { to, from, ring } of PATCHES) {
    const mayTake = from?.map(numberOfArea);
    fillGrid(CELLS, [ringOnPlane(ring)], (cell) => {
      if (owner[cell] !== 0 && (mayTake?.includes(owner[cell]) ?? true)) owner[cell] = numberOfArea(to);
    });
  }
  spreadOwners(owner, land);
  return owner;
}

/** The coasts of the layers differ a little: land without an owner goes to the nearest one. */
function spreadOwners(owner: Uint8Array, land: Uint8Array) {
  let front: number[] = [];
  const mayTake = (cell: number) => owner[cell] === 0 && land[cell] !== 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (owner[cell] !== 0 && cellsBeside(cell).some(mayTake)) front.push(cell);
  }
  for (let step = 0; step < 25 && front.length > 0; step++) {
    const next: number[] = [];
    for (const cell of front) {
      for (const other of cellsBeside(cell)) {
        if (!mayTake(other)) continue;
        owner[other] = owner[cell];
        next.push(other);
      }
    }
    front = next;
  }
}

function cellsBeside(cell: number): number[] {
  const [x, y] = [cell % CELLS.width, Math.floor(cell / CELLS.width)];
  const beside: number[] = [];
  if (x + 1 < CELLS.width) beside.push(cell + 1);
  if (x > 0) beside.push(cell - 1);
  if (y + 1 < CELLS.height) beside.push(cell + CELLS.width);
  if (y > 0) beside.push(cell - CELLS.width);
  return beside;
}

function hexOfCells(): Int32Array {
  return Int32Array.from({ length: CELL_COUNT }, (_, cell) =>
    hexAt([((cell % CELLS.width) + 0.5) * CELL_KM, (Math.floor(cell / CELLS.width) + 0.5) * CELL_KM]),
  );
}

function countShares(cells: {
  readonly land: Uint8Array;
  readonly lake: Uint8Array;
  readonly owner: Uint8Array;
  readonly terrain: Uint8Array;
  readonly faded: Uint8Array;
  readonly hex: Int32Array;
}): HexShare[] {
  const shares = HEXES.map(
    (): HexShare => ({
      cells: 0,
      land: 0,
      lakes: new Map(),
      owners: new Map(),
      terrains: new Map(),
      faded: 0,
      centralRussia: 0,
    }),
  );
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (cells.hex[cell] < 0) continue;
    const share = shares[cells.hex[cell]];
    share.cells++;
    if (cells.land[cell] === 0) continue;
    share.land++;
    if (cells.lake[cell] !== 0) count(share.lakes, cells.lake[cell]);
    else count(share.terrains, cells.terrain[cell]);
    if (cells.owner[cell] !== 0) count(share.owners, cells.owner[cell]);
    if (cells.faded[cell] === FADED) share.faded++;
    if (cells.faded[cell] === IN_CENTRAL_RUSSIA) share.centralRussia++;
  }
  return shares;
}

function count(counts: Map<number, number>, key: number) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
