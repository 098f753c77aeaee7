/** Step 5: rivers and mountain crests as chains of hexsides. */
import type { Point } from "@tripartite/surrender/data/europe/geography";
import { DIRECTIONS } from "@tripartite/surrender/data/grid";
import { distanceToLine } from "../geometry.ts";
import { type Corner, type CornerGraph, cheapestChain, cornerGraph, type Edge, nearestCorner } from "./corners.ts";
import { CRESTS } from "./facts/hexsides.ts";
import { RIVERS, type RiverFact } from "./facts/rivers.ts";
import type { Draft } from "./hexes.ts";
import { around, centre, lineOnPlane } from "./hexGrid.ts";
import { pairOf, type Sides } from "./hexsides.ts";
import { CENTRE_LINES } from "./source.ts";

/** Centre lines further than this (km) from the given course are namesakes or tributaries. */
const NAMESAKE_KM = 42;
/** A chain never uses this edge twice. */
const NEVER = 99;

/** Rivers first: crests avoid them. */
export function layCourses(draft: Draft, sides: Sides) {
  const graph = cornerGraph(draft);
  const riverSides = new Set<string>();
  for (const river of RIVERS) {
    const edges = riverChain(draft, graph, sides, riverSides, river);
    if (edges.length === 0) throw new Error(`the ${river.name} has no hexside`);
    for (const { one, other } of edges) {
      riverSides.add(pairOf(one, other));
      sides.offer(one, other, { type: "river", name: river.name });
    }
  }
  for (const [name, course] of CRESTS) {
    const edges = crestChain(graph, riverSides, lineOnPlane(course));
    if (edges.length === 0) throw new Error(`the crest ${name} has no hexside`);
    for (const { one, other } of edges) sides.offer(one, other, { type: "mountain", name });
  }
}

/** The mean distance of an edge's ends and middle from something. */
function meanDistance({ middle, from, to }: Edge, distance: (point: Point) => number): number {
  return [middle, from.point, to.point].reduce((sum, point) => sum + distance(point) / 3, 0);
}

function riverChain(
  draft: Draft,
  graph: CornerGraph,
  sides: Sides,
  riverSides: ReadonlySet<string>,
  river: RiverFact,
): Edge[] {
  const course = lineOnPlane(river.course);
  const lines = centreLinesNear(river.follows, course);
  const hexOf = (name: string) => draft.cities.find((city) => city.name === name)?.hex;
  const banks = Object.entries(river.banks ?? {}).flatMap(([name, bank]) => {
    const hex = hexOf(name);
    return hex === undefined ? [] : [{ hex, towards: TOWARDS_RIVER[bank] }];
  });
  const costs = new Map<Edge, number>();
  const cost = (edge: Edge): number => {
    const known = costs.get(edge);
    if (known !== undefined) return known;
    const distance = meanDistance(edge, (point) =>
      Math.min(distanceToLine(point, course) + 10, ...lines.map((line) => distanceToLine(point, line))),
    );
    const pair = pairOf(edge.one, edge.other);
    let price = 1 + (distance / 16) ** 2;
    if (!edge.isInland) price *= 6;
    else if (sides.fixed.has(pair)) price *= 1.5;
    if (riverSides.has(pair)) price *= 1.4;
    for (const { hex, towards } of banks) if (isWrongBank(edge, hex, towards)) price = price * 4 + 3;
    costs.set(edge, price);
    return price;
  };
  const touches = (river.touches ?? []).map(([name, direction]) => {
    const hex = hexOf(name)!;
    return edgeBetween(graph, hex, around(hex)[DIRECTIONS.indexOf(direction)]);
  });
  const chain = chainThrough(graph, course, touches, cost);
  const first = chain.findIndex(({ isInland }) => isInland);
  const last = chain.findLastIndex(({ isInland }) => isInland);
  return chain.slice(first, last + 1).filter(({ isInland }) => isInland);
}

/** From a city on this bank, where the river lies. */
const TOWARDS_RIVER = { W: [1, 0], E: [-1, 0], N: [0, 1], S: [0, -1] } as const;

function isWrongBank({ one, other, middle }: Edge, hex: number, [east, south]: Point): boolean {
  if (one !== hex && other !== hex) return false;
  const [x, y] = centre(hex);
  return (middle[0] - x) * east + (middle[1] - y) * south < -8;
}

/** The runs of the centre lines of these names that follow the course. */
function centreLinesNear(names: readonly string[], course: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const { name, line } of CENTRE_LINES) {
    if (!names.includes(name)) continue;
    let run: Point[] = [];
    for (const point of line) {
      if (distanceToLine(point, course) < NAMESAKE_KM) {
        run.push(point);
        continue;
      }
      runs.push(run);
      run = [];
    }
    runs.push(run);
  }
  return runs.filter((run) => run.length > 1);
}

function edgeBetween({ edges }: CornerGraph, one: number, other: number): Edge {
  return edges.find((edge) => pairOf(edge.one, edge.other) === pairOf(one, other))!;
}

/** The cheapest chain along the course that uses the given edges in order, each in either direction. */
function chainThrough(
  graph: CornerGraph,
  course: readonly Point[],
  through: readonly Edge[],
  cost: (edge: Edge) => number,
): Edge[] {
  type Way = { readonly end: Corner; readonly edges: readonly Edge[] };
  const price = ({ edges }: Way) => edges.reduce((sum, edge) => sum + cost(edge), 0);
  const bestTwo = (ways: readonly Way[]) => ways.toSorted((a, b) => price(a) - price(b)).slice(0, 2);
  let ways: readonly Way[] = [{ end: nearestCorner(graph, course[0]), edges: [] }];
  for (const edge of through) {
    ways = bestTwo(
      ways.flatMap((way) =>
        [
          [edge.from, edge.to],
          [edge.to, edge.from],
        ].map(([enter, leave]) => ({
          end: leave,
          edges: [
            ...way.edges,
            ...cheapestChain(way.end, enter, (other) => (other === edge ? NEVER : cost(other))),
            edge,
          ],
        })),
      ),
    );
  }
  const mouth = nearestCorner(graph, course[course.length - 1]);
  const whole = ways.map(({ end, edges }) => ({
    end: mouth,
    edges: [...edges, ...cheapestChain(end, mouth, (edge) => (edges.includes(edge) ? NEVER : cost(edge)))],
  }));
  return [...bestTwo(whole)[0].edges];
}

function crestChain(graph: CornerGraph, riverSides: ReadonlySet<string>, course: readonly Point[]): Edge[] {
  const cost = (edge: Edge): number => {
    const distance = meanDistance(edge, (point) => distanceToLine(point, course));
    let price = 1 + (distance / 18) ** 2;
    if (!edge.isInland) price *= 5;
    return riverSides.has(pairOf(edge.one, edge.other)) ? price * 1.6 + 1 : price;
  };
  const [first, last] = [course[0], course[course.length - 1]];
  return cheapestChain(nearestCorner(graph, first), nearestCorner(graph, last), cost).filter(
    ({ isInland }) => isInland,
  );
}
