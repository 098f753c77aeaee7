/** The map, ready to draw: outlines as SVG paths, areas with their facts. Decoded once. */
import { AREA_ROWS } from "@tripartite/triumph/data/areas";
import { BORDER_ROWS } from "@tripartite/triumph/data/borders";
import { type AreaKind, type BorderKind, CITY_KINDS, type CityKind, POP_OF_CITY } from "@tripartite/triumph/data/kinds";
import { type LabelText, labelText } from "./labelText.ts";
import mapData from "./map-data.json";
import { ARC_KINDS, type ArcKind, decodeLine, type Line, type MapFile, type Outline } from "./mapFile.ts";

export type Point = readonly [number, number];

export type BoardArea = {
  id: string;
  name: string;
  kind: AreaKind;
  isWater: boolean;
  nation: string;
  city: CityKind;
  pop: number;
  blackRes: number;
  redRes: number;
  path: string;
  label: Point;
  text: LabelText;
  blocks: Point;
  grid: Point;
};

export type BoardArc = {
  kind: ArcKind;
  terrain: BorderKind | undefined;
  /** The areas on both sides, if both are in play. */
  sides: readonly [string, string] | undefined;
  line: Line;
  path: string;
};

const file = mapData as unknown as MapFile;

export const WIDTH = file.width;
export const HEIGHT = file.height;
export const NAMES = file.names;

const lines = file.arcs.map((arc) => decodeLine(arc[3], file.precision));
const terrainOf = new Map(BORDER_ROWS.flatMap(([a, b, kind]) => [[`${a} ${b}`, kind] as const, [`${b} ${a}`, kind]]));
const sides = [...file.areas, ...file.outOfPlay].map((side) => side.id);

export const ARCS: readonly BoardArc[] = file.arcs.map(([kind, left, right], n) => ({
  kind: ARC_KINDS[kind],
  terrain: terrainOf.get(`${sides[left]} ${sides[right]}`),
  sides: left >= 0 && right >= 0 ? [sides[left], sides[right]] : undefined,
  line: lines[n],
  path: linePath(lines[n]),
}));

/** Land that is drawn in a colour of its own, and land that is hatched. */
export const NATION_LANDS = file.nations.map(({ id, outline }) => ({ id, path: outlinePath(outline) }));

export const AREAS: readonly BoardArea[] = AREA_ROWS.map(([id, name, kind, nation, city, blackRes, redRes]) => {
  const row = file.areas.find((area) => area.id === id);
  if (!row) throw new Error(`the map has no area ${id}`);
  return {
    id,
    name,
    kind,
    isWater: kind === "sea" || kind === "ocean",
    nation,
    city,
    pop: POP_OF_CITY[CITY_KINDS.indexOf(city)],
    blackRes,
    redRes,
    path: outlinePath(row.outline),
    label: row.label,
    text: labelText(name, kind, city, Number(blackRes > 0) + Number(redRes > 0)),
    blocks: row.blocks,
    grid: row.grid,
  };
});

const areaById = new Map(AREAS.map((area) => [area.id, area]));

export function areaOf(id: string): BoardArea | undefined {
  return areaById.get(id);
}

const neighbourIds = new Map<string, string[]>(AREAS.map((area) => [area.id, []]));
for (const [a, b] of BORDER_ROWS) {
  neighbourIds.get(a)?.push(b);
  neighbourIds.get(b)?.push(a);
}

export function neighboursOf(id: string): readonly string[] {
  return neighbourIds.get(id) ?? [];
}

export function linePath(line: Line): string {
  return `M${line.map(([x, y]) => `${x} ${y}`).join("L")}`;
}

function outlinePath(outline: Outline): string {
  return outline.map((ring) => `M${ringPoints(ring).join("L")}Z`).join("");
}

function ringPoints(ring: readonly number[]): string[] {
  return ring.flatMap((piece) => {
    const line = piece >= 0 ? lines[piece] : lines[-1 - piece].toReversed();
    return line.slice(0, -1).map(([x, y]) => `${x} ${y}`);
  });
}
