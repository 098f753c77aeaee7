/** Step 4: the lines between different surfaces, each once, from junction to junction. */
import type { Point } from "./geometry.ts";
import { RASTER_HEIGHT, RASTER_WIDTH } from "./raster.ts";

export const OUTSIDE = 65_535;

/** A line in raster corners; walking along it, surface `left` and surface `right` lie at either hand. */
export type Trace = { points: Point[]; left: number; right: number };

const EAST = 0;
const SOUTH = 1;
const WEST = 2;
const STEP_X = [1, 0, -1, 0];
const STEP_Y = [0, 1, 0, -1];
const CORNERS_ACROSS = RASTER_WIDTH + 1;

export function traceLines(surface: Uint16Array): Trace[] {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= RASTER_WIDTH || y >= RASTER_HEIGHT ? OUTSIDE : surface[y * RASTER_WIDTH + x];
  const leftOf = (x: number, y: number, direction: number) =>
    direction === EAST
      ? at(x, y - 1)
      : direction === SOUTH
        ? at(x, y)
        : direction === WEST
          ? at(x - 1, y)
          : at(x - 1, y - 1);
  const rightOf = (x: number, y: number, direction: number) =>
    direction === EAST
      ? at(x, y)
      : direction === SOUTH
        ? at(x - 1, y)
        : direction === WEST
          ? at(x - 1, y - 1)
          : at(x, y - 1);
  const isLine = (x: number, y: number, direction: number) => {
    const [toX, toY] = [x + STEP_X[direction], y + STEP_Y[direction]];
    if (toX < 0 || toY < 0 || toX > RASTER_WIDTH || toY > RASTER_HEIGHT) return false;
    return leftOf(x, y, direction) !== rightOf(x, y, direction);
  };
  const linesAt = (x: number, y: number) => {
    const [a, b, c, d] = [at(x - 1, y - 1), at(x, y - 1), at(x - 1, y), at(x, y)];
    return Number(a !== b) + Number(b !== d) + Number(c !== d) + Number(a !== c);
  };

  /** One bit for the line that leaves a corner eastward, one for southward. */
  const walked = new Uint8Array(CORNERS_ACROSS * (RASTER_HEIGHT + 1));
  const slot = (x: number, y: number, direction: number): [number, number] => {
    if (direction === EAST || direction === SOUTH) return [y * CORNERS_ACROSS + x, 1 << direction];
    return direction === WEST ? [y * CORNERS_ACROSS + x - 1, 1] : [(y - 1) * CORNERS_ACROSS + x, 2];
  };
  const isWalked = (x: number, y: number, direction: number) => {
    const [corner, bit] = slot(x, y, direction);
    return (walked[corner] & bit) !== 0;
  };

  const walk = (startX: number, startY: number, startDirection: number): Trace => {
    const points: Point[] = [[startX, startY]];
    const [left, right] = [leftOf(startX, startY, startDirection), rightOf(startX, startY, startDirection)];
    let [x, y, direction] = [startX, startY, startDirection];
    for (;;) {
      const [corner, bit] = slot(x, y, direction);
      walked[corner] |= bit;
      x += STEP_X[direction];
      y += STEP_Y[direction];
      if (linesAt(x, y) !== 2 || (x === startX && y === startY)) return { points: [...points, [x, y]], left, right };
      const turns = [direction, (direction + 1) & 3, (direction + 3) & 3];
      const next = turns.find((turn) => isLine(x, y, turn))!;
      if (next !== direction) points.push([x, y]);
      direction = next;
    }
  };

  const traces: Trace[] = [];
  const walkFrom = (isStart: (lines: number) => boolean, directions: number) => {
    for (let y = 0; y <= RASTER_HEIGHT; y++) {
      for (let x = 0; x <= RASTER_WIDTH; x++) {
        if (!isStart(linesAt(x, y))) continue;
        for (let direction = 0; direction < directions; direction++) {
          if (isLine(x, y, direction) && !isWalked(x, y, direction)) traces.push(walk(x, y, direction));
        }
      }
    }
  };
  walkFrom((lines) => lines > 2, 4);
  walkFrom((lines) => lines === 2, 2);
  return traces;
}
