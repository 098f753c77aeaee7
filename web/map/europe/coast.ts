/** Step 8: coast, lakes, rivers and borders as the page draws them. */
import { PLANE_HEIGHT, PLANE_WIDTH, type Point } from "@tripartite/surrender/data/europe/geography";
import type { CoastFile, NamedPath } from "../../src/surrender/board/coastFile.ts";
import { clipToBox, roundCorners, simplify } from "../geometry.ts";
import { borderLines } from "./borders.ts";
import { LAKE_NAMES } from "./facts/lakes.ts";
import { RIVERS } from "./facts/rivers.ts";
import { CENTRE_LINES, type CentreLine, LAKES, LAND } from "./source.ts";
import type { Surface } from "./surface.ts";

/** Lines run on so far (km) beyond the edge of the map. */
const MARGIN = 40;
/** Points that move a line by less (km) are left out. */
const LEAST_BEND = 1.6;
const LEAST_BEND_OF_ISLANDS = 1;
const ISLAND_KM2 = 2000;
const SMALLEST_LAKE_KM2 = 200;
/** The importance down to which rivers of the two layers are drawn. */
const LAST_RANK = 7;
const LAST_SMALL_RANK = 10;

export function coastFile(surface: Surface): CoastFile {
  const courses = CENTRE_LINES.map((river) => ({ river, path: riverPath(river) })).filter(({ path }) => path !== "");
  const nameOf = ({ name }: CentreLine) => RIVERS.find(({ follows }) => follows.includes(name))?.name;
  const names = [...new Set(courses.flatMap(({ river }) => nameOf(river) ?? []))];
  return {
    width: Math.round(PLANE_WIDTH),
    height: Math.round(PLANE_HEIGHT),
    land: LAND.map(({ ring, km2 }) => ringPath(ring, km2 < ISLAND_KM2 ? LEAST_BEND_OF_ISLANDS : LEAST_BEND)).join(""),
    lakes: lakePaths(),
    rivers: names.map((name) => ({
      name,
      path: courses.flatMap(({ river, path }) => (nameOf(river) === name ? path : [])).join(""),
    })),
    streams: courses
      .flatMap(({ river, path }) => (nameOf(river) === undefined && isStream(river) ? path : []))
      .join(""),
    borders: borderLines(surface)
      .map((line) => linePath(simplify(roundCorners(simplify(line, 2.2), 1, false), 0.6)))
      .join(""),
  };
}

export function coastText(file: CoastFile): string {
  return `${JSON.stringify(file)}\n`;
}

function isStream({ rank, isSmall }: CentreLine): boolean {
  return rank <= (isSmall ? LAST_SMALL_RANK : LAST_RANK);
}

function lakePaths(): NamedPath[] {
  return LAKES.filter(({ km2 }) => km2 >= SMALLEST_LAKE_KM2)
    .map(({ name, ring, islands }) => ({
      name: LAKE_NAMES[name] ?? name,
      path: ringPath(ring, LEAST_BEND) + islands.map((island) => ringPath(island, LEAST_BEND)).join(""),
    }))
    .filter(({ path }) => path !== "");
}

function ringPath(ring: readonly Point[], tolerance: number): string {
  const inside = clipToBox([...ring, ring[0]], [-MARGIN, -MARGIN, PLANE_WIDTH + MARGIN, PLANE_HEIGHT + MARGIN]);
  if (inside.length < 4) return "";
  const simple = simplifyClosed(inside, tolerance);
  return simple.length < 4 ? "" : `${linePath(simple.slice(0, -1))}z`;
}

/** Split at the point farthest from the first, so that no corner depends on where the ring begins. */
function simplifyClosed(ring: readonly Point[], tolerance: number): Point[] {
  const squared = ([x, y]: Point) => (x - ring[0][0]) ** 2 + (y - ring[0][1]) ** 2;
  const far = ring.reduce((best, point, i) => (squared(point) > squared(ring[best]) ? i : best), 0);
  return [...simplify(ring.slice(0, far + 1), tolerance), ...simplify(ring.slice(far), tolerance).slice(1)];
}

/** The parts of a river on the map. */
function riverPath({ line }: CentreLine): string {
  const isOnMap = ([x, y]: Point) =>
    x >= -MARGIN && y >= -MARGIN && x <= PLANE_WIDTH + MARGIN && y <= PLANE_HEIGHT + MARGIN;
  const runs: Point[][] = [[]];
  for (const point of line) {
    if (isOnMap(point)) runs[runs.length - 1].push(point);
    else if (runs[runs.length - 1].length > 0) runs.push([]);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => linePath(simplify(run, LEAST_BEND)))
    .join("");
}

/** A relative SVG path in whole kilometres; roundings do not add up. A line that shrinks to a point is left out. */
function linePath(line: readonly Point[]): string {
  const points = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = points
    .slice(1)
    .map(([x, y], i) => [x - points[i][0], y - points[i][1]] as const)
    .filter(([x, y]) => x !== 0 || y !== 0);
  if (steps.length === 0) return "";
  return `M${pair(points[0])}l${steps.map(pair).join(" ").replaceAll(" -", "-")}`;
}

function pair([x, y]: readonly [number, number]): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
