/** Moving about the map with the keyboard. */
import { AREAS, areaOf, type BoardArea, neighboursOf } from "./boardMap.ts";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function directionOf(key: string): readonly [number, number] | undefined {
  return DIRECTIONS[key];
}

/** Neighbours further to the side than this do not lie in a direction. */
const WIDEST_TURN = Math.PI / 2.2;

/** The neighbour that lies best in a direction, near ones before far ones, if any lies there at all. */
export function neighbourTowards(from: BoardArea, [x, y]: readonly [number, number]): BoardArea | undefined {
  let [best, leastWay] = [undefined as BoardArea | undefined, Number.POSITIVE_INFINITY];
  for (const id of neighboursOf(from.id)) {
    const to = areaOf(id);
    if (!to) continue;
    const [dx, dy] = [to.blocks[0] - from.blocks[0], to.blocks[1] - from.blocks[1]];
    const turn = Math.abs(Math.atan2(x * dy - y * dx, x * dx + y * dy));
    const way = Math.hypot(dx, dy) * (1 + 3 * turn);
    if (turn < WIDEST_TURN && way < leastWay) [best, leastWay] = [to, way];
  }
  return best;
}

/** The next lit area, in the order of the map, forward or backward. */
export function nextLit(from: BoardArea, isLit: (id: string) => boolean, step: 1 | -1): BoardArea | undefined {
  const count = AREAS.length;
  const start = AREAS.indexOf(from);
  for (let i = 1; i <= count; i++) {
    const area = AREAS[(start + step * i + count * 2) % count];
    if (isLit(area.id)) return area;
  }
  return undefined;
}
