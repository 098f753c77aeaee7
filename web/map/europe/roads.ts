/** Step 6: Transport Lines, as the cheapest ways along neighbours between their stops. */
import { distanceToLine, type Point } from "../geometry.ts";
import { cheapest } from "./corners.ts";
import { LINES } from "./facts/lines.ts";
import { LAND_BOX } from "./facts/seaZones.ts";
import { type Draft, isOpen } from "./hexes.ts";
import { around, centre, hexAt, idOf, neighbours, pointAt } from "./hexGrid.ts";
import type { Sides } from "./hexsides.ts";

export interface Road {
  readonly name: string;
  readonly path: readonly number[];
  readonly toBox: boolean;
}

export function layRoads(draft: Draft, sides: Sides): Road[] {
  return LINES.map(([name, ...stops]) => {
    const toBox = stops[stops.length - 1] === LAND_BOX.id;
    const points = (toBox ? stops.slice(0, -1) : stops).map((stop) => pointAt(placeOf(draft, stop)));
    const path: number[] = [nearestOpen(draft, points[0])];
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [nearestOpen(draft, points[i - 1]), nearestOpen(draft, points[i])];
      if (from !== to) path.push(...way(draft, sides, from, to, [points[i - 1], points[i]]).slice(1));
    }
    if (toBox) path.push(...wayToBox(draft, sides, path[path.length - 1]));
    return { name, path, toBox };
  });
}

/** The point of a stop: where its city stands, or the point itself. */
function placeOf(draft: Draft, stop: string): string {
  if (/^-?\d/.test(stop)) return stop;
  const city = draft.cities.find(({ name }) => name === stop);
  if (city === undefined) throw new Error(`a Transport Line stops in ${stop}, which is not on the map`);
  return city.hexAt ?? city.at;
}

/** The hex of a point, or the nearest of its neighbours that units may enter. */
function nearestOpen(draft: Draft, point: Point): number {
  const hex = hexAt(point);
  if (isOpen(draft, hex)) return hex;
  const squared = (other: number) => (centre(other)[0] - point[0]) ** 2 + (centre(other)[1] - point[1]) ** 2;
  const open = neighbours(hex).filter((other) => isOpen(draft, other));
  if (open.length === 0) throw new Error(`no line reaches hex ${idOf(hex)}`);
  return open.reduce((nearest, other) => (squared(other) < squared(nearest) ? other : nearest));
}

/** No line crosses water or a Strait. */
function isPassable(draft: Draft, sides: Sides, from: number, to: number): boolean {
  const type = sides.between(from, to)?.type;
  return isOpen(draft, to) && type !== "water" && type !== "strait";
}

/** The cheapest way near the straight line between two stops (Dijkstra); it prefers cities and avoids crests a little. */
function way(draft: Draft, sides: Sides, start: number, goal: number, straight: readonly Point[]): number[] {
  const costs = new Map([[start, 0]]);
  const cameFrom = new Map<number, number>();
  const done = new Set<number>();
  const open = new Set([start]);
  while (open.size > 0) {
    const hex = cheapest(open, costs);
    open.delete(hex);
    done.add(hex);
    if (hex === goal) break;
    for (const next of neighbours(hex)) {
      if (done.has(next) || !isPassable(draft, sides, hex, next)) continue;
      const detour = (distanceToLine(centre(next), straight) / 45) ** 2 * 0.6;
      const crest = sides.between(hex, next)?.type === "mountain" ? 0.15 : 0;
      const city = draft.cityHexes.has(next) && next !== goal ? -0.05 : 0;
      const cost = costs.get(hex)! + 1 + detour + crest + city;
      if (cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(next, cost);
      cameFrom.set(next, hex);
      open.add(next);
    }
  }
  if (!cameFrom.has(goal)) throw new Error(`no line leads from ${idOf(start)} to ${idOf(goal)}`);
  const path = [goal];
  while (path[0] !== start) path.unshift(cameFrom.get(path[0])!);
  return path;
}

/** Eastward until the Map Box is next. */
function wayToBox(draft: Draft, sides: Sides, start: number): number[] {
  const path: number[] = [];
  const touchesBox = (hex: number) => neighbours(hex).some((other) => draft.hexes[other].box === LAND_BOX.id);
  for (let hex = start; !touchesBox(hex); ) {
    const [east, southEast, , , , northEast] = around(hex);
    const next = [east, southEast, northEast].find((other) => isPassable(draft, sides, hex, other));
    if (next === undefined) throw new Error(`no line leads from ${idOf(hex)} into the ${LAND_BOX.name}`);
    path.push(next);
    hex = next;
  }
  return path;
}
