/** Moving about the map with the keyboard. */
import { rowAndColumn } from "./hexes.ts";
import { type BoardHex, type HexMap, neighbour } from "./hexMap.ts";

/** The neighbour in the direction of an arrow; up and down go to and fro so that they follow a column. */
export function hexTowards(map: HexMap, from: string, x: number, y: number): BoardHex | undefined {
  if (y === 0) return neighbour(map, from, x > 0 ? "E" : "W");
  const [row] = rowAndColumn(from);
  const [first, second] = row % 2 === 0 ? (["W", "E"] as const) : (["E", "W"] as const);
  const vertical = y > 0 ? "S" : "N";
  return neighbour(map, from, `${vertical}${first}`) ?? neighbour(map, from, `${vertical}${second}`);
}

/** The next lit hex in reading order, round and round. */
export function nextLit(
  map: HexMap,
  from: string,
  lit: ReadonlyMap<string, unknown>,
  step: 1 | -1,
): BoardHex | undefined {
  const order = map.hexes.filter(({ id }) => lit.has(id) || id === from);
  const at = order.findIndex(({ id }) => id === from);
  const next = order[(at + step + order.length) % order.length];
  return next && lit.has(next.id) ? next : undefined;
}

/** Steps from one hex to another. */
export function hexDistance(a: string, b: string): number {
  const [[x1, z1], [x2, z2]] = [axial(a), axial(b)];
  const [dx, dz] = [x2 - x1, z2 - z1];
  return Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz));
}

function axial(id: string): readonly [number, number] {
  const [row, col] = rowAndColumn(id);
  return [col - Math.ceil(row / 2), row];
}
