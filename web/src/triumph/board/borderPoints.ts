/** Where on a border its limit is shown. */
import { ARCS, areaOf, type Point } from "./boardMap.ts";

const longest = new Map<string, readonly Point[]>();
for (const { sides, line } of ARCS) {
  if (sides === undefined) continue;
  const key = keyOf(sides[0], sides[1]);
  if (lengthOf(line) > lengthOf(longest.get(key) ?? [])) longest.set(key, line);
}

function keyOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
  return length;
}

/** The middle of the longest line between two areas; between their blocks if they share none. */
export function borderPoint(a: string, b: string): Point {
  const line = longest.get(keyOf(a, b));
  if (line !== undefined) return middleOf(line);
  const [from, to] = [areaOf(a)!.blocks, areaOf(b)!.blocks];
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

function middleOf(line: readonly Point[]): Point {
  let left = lengthOf(line) / 2;
  for (let i = 1; i < line.length; i++) {
    const [[x, y], [nx, ny]] = [line[i - 1], line[i]];
    const step = Math.hypot(nx - x, ny - y);
    if (step >= left) return [x + ((nx - x) * left) / step, y + ((ny - y) * left) / step];
    left -= step;
  }
  return line[0];
}
