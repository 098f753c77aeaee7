/** §1.1 R-MAP-1 The grid of pointy-top hexes: ids are RRCC, rows from the north, even rows are shifted half a hex east. */

/** Clockwise from the east. */
export const DIRECTIONS = ["E", "SE", "SW", "W", "NW", "NE"] as const;
export const DIRECTION_COUNT = DIRECTIONS.length;

export const ODD_ROW = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
];
export const EVEN_ROW = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [-1, 1],
];

/** Rows and columns are counted from 1. */
export function hexId(row: number, column: number): string {
  return String(row).padStart(2, "0") + String(column).padStart(2, "0");
}

export function rowOf(id: string): number {
  return Number(id.slice(0, 2));
}

export function columnOf(id: string): number {
  return Number(id.slice(2));
}

/** The id of the hex next to another one; it may lie beyond the edge of a map. */
export function neighbourId(id: string, direction: number): string {
  const row = rowOf(id);
  const [down, right] = (row % 2 === 1 ? ODD_ROW : EVEN_ROW)[direction];
  return hexId(row + down, columnOf(id) + right);
}

/** Hexes on a slanting line of the grid have the same number, so that distances are sums of differences. */
export function slantOf(id: string): number {
  const row = rowOf(id) - 1;
  return columnOf(id) - 1 - (row - (row & 1)) / 2;
}
