/** §1.1 The grid of pointy-top hexes, the same for every map: ids are RRCC, even rows are shifted half a hex east. */

/** Room for every map; a map fills the north-west corner. */
export const HEX_ROWS = 24;
export const HEX_COLUMNS = 20;
export const HEX_COUNT = HEX_ROWS * HEX_COLUMNS;

/** Clockwise from the east. */
export const DIRECTIONS = ["E", "SE", "SW", "W", "NW", "NE"] as const;
export const SIX = DIRECTIONS.length;

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

export const HEX_IDS: readonly string[] = Array.from(
  { length: HEX_COUNT },
  (_, hex) => String(rowOf(hex)).padStart(2, "0") + String(columnOf(hex)).padStart(2, "0"),
);

export function hexAt(row: number, column: number): number {
  return (row - 1) * HEX_COLUMNS + column - 1;
}

/** The integer of "RRCC". */
export function hexOf(id: string): number {
  return hexAt(Number(id.slice(0, 2)), Number(id.slice(2)));
}

export function rowOf(hex: number): number {
  return Math.floor(hex / HEX_COLUMNS) + 1;
}

export function columnOf(hex: number): number {
  return (hex % HEX_COLUMNS) + 1;
}

/** The hex next to another one on a map of this size, or -1 beyond its edge. */
export function neighbourOf(hex: number, direction: number, rows: number, columns: number): number {
  const [down, right] = (rowOf(hex) % 2 === 1 ? ODD_ROW : EVEN_ROW)[direction];
  const row = rowOf(hex) + down;
  const column = columnOf(hex) + right;
  return row < 1 || row > rows || column < 1 || column > columns ? -1 : hexAt(row, column);
}

const slant = Int16Array.from({ length: HEX_COUNT }, (_, hex) => {
  const row = rowOf(hex) - 1;
  return columnOf(hex) - 1 - (row - (row & 1)) / 2;
});
const rowFromNorth = Int16Array.from({ length: HEX_COUNT }, (_, hex) => rowOf(hex) - 1);

/** Hexes from one to the other. */
export function distance(from: number, to: number): number {
  const x = slant[from] - slant[to];
  const y = rowFromNorth[from] - rowFromNorth[to];
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
}
