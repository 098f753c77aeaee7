/** The map as it is stored: every line once, outlines as lists of lines. */

export const ARC_KINDS = [
  "frame",
  "coast",
  "innerCoast",
  "nation",
  "innerNation",
  "inner",
  "sea",
  "strait",
  "straitCoast",
] as const;
export type ArcKind = (typeof ARC_KINDS)[number];

/** Closed rings; arc n reads forward as n, backward as -1 - n. */
export type Outline = readonly (readonly number[])[];

/** [kind, area on the left, area on the right, steps]: positions in ARC_KINDS and in `areas`, then out-of-play land; -1 for the frame. */
export type ArcRow = readonly [number, number, number, string];

export type MapFile = {
  width: number;
  height: number;
  /** Steps of the arcs per canvas pixel. */
  precision: number;
  arcs: readonly ArcRow[];
  areas: readonly AreaRow[];
  outOfPlay: readonly { id: string; outline: Outline }[];
  /** Land by the nation in whose colour it is drawn, small islands included. */
  nations: readonly { id: string; outline: Outline }[];
  names: readonly NameRow[];
};

export type AreaRow = {
  id: string;
  outline: Outline;
  /** Middle of the name, on its first baseline. */
  label: readonly [number, number];
  /** Middle of the block grid, and its columns and rows. */
  blocks: readonly [number, number];
  grid: readonly [number, number];
};

/** Letters along a curve from a first point, by a control point, to a last one. */
export type NameRow = {
  text: string;
  size: number;
  curve: readonly [number, number, number, number, number, number];
  isOutOfPlay?: true;
};

export type Line = readonly (readonly [number, number])[];

/** First point, then one step after the other, in whole units. */
export function encodeLine(line: Line, precision: number): string {
  let [atX, atY] = [0, 0];
  const steps: number[] = [];
  for (const [x, y] of line) {
    const [toX, toY] = [Math.round(x * precision), Math.round(y * precision)];
    if (steps.length > 2 && toX === atX && toY === atY) continue;
    steps.push(toX - atX, toY - atY);
    [atX, atY] = [toX, toY];
  }
  return steps.join(" ").replaceAll(" -", "-");
}

export function decodeLine(steps: string, precision: number): Line {
  const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
  const line: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i];
    y += numbers[i + 1];
    line.push([x / precision, y / precision]);
  }
  return line;
}
