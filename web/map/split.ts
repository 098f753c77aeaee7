/** Step 2: nations and waters split into areas. Every pixel goes to the area of the nearest seed of its nation. */
import { Delaunay } from "d3-delaunay";
import { type BorderLine, LAND_LINES, SEA_LINES } from "./data/lines.ts";
import { AREAS_OF_NATION, OUT_OF_PLAY } from "./data/nations.ts";
import { CANVAS_SEEDS, LAND_SEEDS, SEA_SEEDS } from "./data/seeds.ts";
import { densify, distance, type Point, parsePoints } from "./geometry.ts";
import { project } from "./projection.ts";
import { RASTER_HEIGHT, RASTER_WIDTH, type Raster, SCALE, WATER } from "./raster.ts";

/** Out-of-play land is an area too, under a name that no area of the game has. */
export const outOfPlayName = (nation: string): string => `x-${nation}`;

export const WATERS: readonly string[] = [...new Set([...Object.keys(SEA_SEEDS), ...Object.keys(CANVAS_SEEDS)])].filter(
  (name) => !Object.values(AREAS_OF_NATION).flat().includes(name),
);

type Seeds = Map<string, Point[]>;
/** The area that a point of the canvas falls into. */
export type Split = (x: number, y: number) => number;

/** Returns how water is split, for islands that belong to the sea around them. */
export function splitIntoAreas(raster: Raster): Split {
  const inner = innerSeeds();
  const along = lineSeeds(inner);
  const splitting = (areas: readonly string[]): Split =>
    areas.length === 1 ? single(raster, areas[0]) : nearestSeed(raster, areas, [inner, along]);

  const splits: Split[] = [];
  for (const [nation, areas] of Object.entries(AREAS_OF_NATION))
    splits[raster.nations.number(nation)] = splitting(areas);
  for (const nation of OUT_OF_PLAY) splits[raster.nations.number(nation)] = splitting([outOfPlayName(nation)]);
  splits[WATER] = splitting(WATERS);

  for (let y = 0; y < RASTER_HEIGHT; y++) {
    for (let x = 0; x < RASTER_WIDTH; x++) {
      const pixel = y * RASTER_WIDTH + x;
      raster.area[pixel] = splits[raster.nation[pixel]]((x + 0.5) / SCALE, (y + 0.5) / SCALE);
    }
  }
  return splits[WATER];
}

function single(raster: Raster, area: string): Split {
  const number = raster.areas.number(area);
  return () => number;
}

function nearestSeed(raster: Raster, areas: readonly string[], sources: readonly Seeds[]): Split {
  const points: number[] = [];
  const owners: number[] = [];
  for (const area of areas) {
    for (const [x, y] of sources.flatMap((seeds) => seeds.get(area) ?? [])) {
      points.push(x, y);
      owners.push(raster.areas.number(area));
    }
  }
  const diagram = new Delaunay(Float64Array.from(points));
  let last = 0;
  return (x, y) => {
    last = diagram.find(x, y, last);
    return owners[last];
  };
}

function addSeed(seeds: Seeds, area: string, point: Point) {
  const known = seeds.get(area);
  if (known) known.push(point);
  else seeds.set(area, [point]);
}

function innerSeeds(): Seeds {
  const seeds: Seeds = new Map();
  for (const source of [LAND_SEEDS, SEA_SEEDS]) {
    for (const [area, text] of Object.entries(source)) {
      for (const [latitude, longitude] of parsePoints(text)) addSeed(seeds, area, project(longitude, latitude));
    }
  }
  for (const [area, text] of Object.entries(CANVAS_SEEDS)) {
    for (const point of parsePoints(text)) addSeed(seeds, area, point);
  }
  return seeds;
}

const STEP = 7;
const OFFSET = 4;

/** Pairs of seeds on both sides of each border line, so that the line itself becomes the border. */
function lineSeeds(inner: Seeds): Seeds {
  const seeds: Seeds = new Map();
  for (const [a, b, text] of [...LAND_LINES, ...SEA_LINES] satisfies BorderLine[]) {
    const stations = stationsAlong(waypoints(text));
    const sideOf = (area: string) => sideVote(stations, inner.get(area) ?? []);
    const [right, left] = sideOf(a) > sideOf(b) ? [a, b] : [b, a];
    for (const { point, direction } of stations) {
      const [nx, ny] = [-direction[1] * OFFSET, direction[0] * OFFSET];
      addSeed(seeds, right, [point[0] + nx, point[1] + ny]);
      addSeed(seeds, left, [point[0] - nx, point[1] - ny]);
    }
  }
  return seeds;
}

function waypoints(text: string): Point[] {
  const isCanvas = text.includes("@");
  if (!isCanvas) {
    const places = parsePoints(text);
    return [...densify(places, 0.1), places[places.length - 1]].map(([lon, lat]) => project(lon, lat));
  }
  return text.split(" ").map((pair) => {
    const [point] = parsePoints(pair.replace("@", ""));
    return pair.startsWith("@") ? point : project(point[0], point[1]);
  });
}

type Station = { point: Point; direction: Point };

function stationsAlong(line: readonly Point[]): Station[] {
  const stations: Station[] = [];
  let next = OFFSET;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1], line[i]];
    const length = distance(from, to);
    const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (; next <= length; next += STEP) {
      stations.push({ point: [from[0] + direction[0] * next, from[1] + direction[1] * next], direction });
    }
    next -= length;
  }
  return stations;
}

/** Positive if an area's seeds lie to the right of the line (y down); near seeds count more. */
function sideVote(stations: readonly Station[], seeds: readonly Point[]): number {
  let vote = 0;
  for (const seed of seeds) {
    let [nearest, side] = [Number.POSITIVE_INFINITY, 0];
    for (const { point, direction } of stations) {
      const [dx, dy] = [seed[0] - point[0], seed[1] - point[1]];
      const squared = dx * dx + dy * dy;
      if (squared < nearest) [nearest, side] = [squared, Math.sign(direction[0] * dy - direction[1] * dx)];
    }
    vote += side / (nearest + 100);
  }
  return vote;
}
