/** The corners of the hexes as a graph: courses of rivers and crests are chains of its edges. */
import type { Point } from "@tripartite/surrender/data/europe/geography";
import { DIRECTIONS } from "@tripartite/surrender/data/grid";
import { type Draft, isLand } from "./hexes.ts";
import { around, HEXES, sideOf } from "./hexGrid.ts";

export interface Corner {
  readonly point: Point;
  readonly edges: Edge[];
}

/** The side of a hex towards another one; -1 beyond the edge of the map. */
export interface Edge {
  readonly one: number;
  readonly other: number;
  readonly from: Corner;
  readonly to: Corner;
  readonly middle: Point;
  /** Land on both sides: it can be a river or a crest. */
  readonly isInland: boolean;
}

export interface CornerGraph {
  readonly corners: readonly Corner[];
  readonly edges: readonly Edge[];
}

export function cornerGraph(draft: Draft): CornerGraph {
  const corners = new Map<string, Corner>();
  const edges: Edge[] = [];
  const cornerAt = (point: Point): Corner => {
    const key = `${Math.round(point[0] * 2)}_${Math.round(point[1] * 2)}`;
    const corner = corners.get(key) ?? { point, edges: [] };
    corners.set(key, corner);
    return corner;
  };
  for (const one of HEXES) {
    DIRECTIONS.forEach((_, direction) => {
      const other = around(one)[direction];
      if (other >= 0 && other < one) return;
      const [a, b] = sideOf(one, direction);
      const edge = {
        one,
        other,
        from: cornerAt(a),
        to: cornerAt(b),
        middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const,
        isInland: isLand(draft, one) && isLand(draft, other),
      };
      edges.push(edge);
      edge.from.edges.push(edge);
      edge.to.edges.push(edge);
    });
  }
  return { corners: [...corners.values()], edges };
}

export function nearestCorner({ corners }: CornerGraph, [x, y]: Point): Corner {
  const squared = ({ point }: Corner) => (point[0] - x) ** 2 + (point[1] - y) ** 2;
  return corners.reduce((nearest, corner) => (squared(corner) < squared(nearest) ? corner : nearest));
}

/** The cheapest chain of edges from one corner to another (Dijkstra). */
export function cheapestChain(start: Corner, goal: Corner, cost: (edge: Edge) => number): Edge[] {
  const costs = new Map([[start, 0]]);
  const cameBy = new Map<Corner, Edge>();
  const done = new Set<Corner>();
  const open = new Set([start]);
  while (open.size > 0) {
    const corner = cheapest(open, costs);
    open.delete(corner);
    done.add(corner);
    if (corner === goal) break;
    for (const edge of corner.edges) {
      const next = farEnd(edge, corner);
      if (done.has(next)) continue;
      const price = costs.get(corner)! + cost(edge);
      if (price >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(next, price);
      cameBy.set(next, edge);
      open.add(next);
    }
  }
  const chain: Edge[] = [];
  for (let corner = goal; corner !== start; ) {
    const edge = cameBy.get(corner);
    if (edge === undefined) return [];
    chain.push(edge);
    corner = farEnd(edge, corner);
  }
  return chain.reverse();
}

function farEnd(edge: Edge, corner: Corner): Corner {
  return edge.from === corner ? edge.to : edge.from;
}

/** Of equals, the one that was reached first. */
export function cheapest<Node>(open: ReadonlySet<Node>, costs: ReadonlyMap<Node, number>): Node {
  let [found, least]: [Node | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const node of open) if (costs.get(node)! < least) [found, least] = [node, costs.get(node)!];
  return found!;
}
