/** Woods, hills, swamp and desert of a large map: a tile of a few hexes that repeats with the grid. */
import { centreOf, HEX_RADIUS, HEX_WIDTH, hexId } from "./hexes.ts";
import { type Relief, type ReliefTerrain, reliefOf } from "./relief.ts";

const COLUMNS = 4;
const ROWS = 2;
export const TILE = { width: COLUMNS * HEX_WIDTH, height: ROWS * 1.5 * HEX_RADIUS };
/** Where the tile begins: between hexes, so that no sign is cut. */
export const TILE_ORIGIN = centreOf(hexId(1, 1)).map(
  (value, axis) => value - (axis === 0 ? HEX_WIDTH / 2 : HEX_RADIUS),
);

/** The signs of all hexes that touch the tile. */
export function reliefTile(terrain: ReliefTerrain): Relief {
  const tile = { outline: "", shade: "" };
  const [left, top] = TILE_ORIGIN;
  for (let row = 0; row <= ROWS + 1; row++) {
    for (let column = 0; column <= COLUMNS + 1; column++) {
      const [x, y] = centreOf(hexId(row, column));
      // The same signs in the hex that the next tile begins with.
      const like = hexId(((row + 1) % ROWS) + 1, (column % COLUMNS) + 1);
      const [lx, ly] = centreOf(like);
      const { outline, shade } = reliefOf(terrain, [lx, ly]);
      const move = { x: x - left - lx, y: y - top - ly };
      tile.outline += moved(outline, move);
      tile.shade += moved(shade, move);
    }
  }
  return tile;
}

function moved(path: string, { x, y }: { x: number; y: number }): string {
  return path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const values = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const shift = (value: number, index: number) => {
      if (command === "H") return value + x;
      if (command === "V") return value + y;
      return value + (index % 2 === 0 ? x : y);
    };
    return command + values.map((value, index) => Math.round(shift(value, index) * 10) / 10).join(" ");
  });
}
