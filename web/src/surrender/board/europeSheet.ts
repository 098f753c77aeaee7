/** Every line of the map of Europe, made once for the part of it that a scenario shows. */

import { HEX_WIDTH as KILOMETRES } from "@tripartite/surrender/data/europe/geography";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { DIRECTIONS, HEX_WIDTH, hexPath, SHEET_RIM } from "./hexes.ts";
import { type BoardHex, type HexMap, isLand, neighbour, sideBetween, sidesWhere } from "./hexMap.ts";
import { joined, outlineOf, pathThrough } from "./outline.ts";
import { peaksAlong, type Relief } from "./relief.ts";
import { railways, towns } from "./sheetPaths.ts";

/** From kilometres of the plane to the sheet. */
export const COAST_TRANSFORM = `translate(${SHEET_RIM} ${SHEET_RIM}) scale(${HEX_WIDTH / KILOMETRES})`;

export interface EuropePaths {
  /** By Area: its hexes, and the water hexes beside them where the coast reaches over. */
  readonly areas: readonly { readonly country: string; readonly path: string }[];
  readonly grounds: readonly { readonly terrain: string; readonly path: string }[];
  readonly landGrid: string;
  readonly seaGrid: string;
  readonly zoneBorders: readonly string[];
  readonly weatherBorders: readonly string[];
  readonly riverSides: string;
  readonly canals: readonly string[];
  readonly straits: readonly string[];
  readonly peaks: Relief;
  readonly railways: string;
  readonly towns: string;
}

/** Which side a country is on, for its colour. */
export type Allegiance = Faction | "neutral";

const made = new WeakMap<HexMap, EuropePaths>();

export function europePathsOf(map: HexMap): EuropePaths {
  const paths = made.get(map) ?? makePaths(map);
  made.set(map, paths);
  return paths;
}

function makePaths(map: HexMap): EuropePaths {
  const land = map.hexes.filter(isLand);
  const linesOf = (type: string) =>
    joined(map.sides.filter((side) => side.type === type).map(({ a, b }) => sideBetween(a, b)));
  const mountains = linesOf("mountain").map(peaksAlong);
  const paths = (lines: ReturnType<typeof joined>) => lines.map((line) => pathThrough(line));
  return {
    areas: areasOf(map),
    grounds: [...Map.groupBy(land, ({ terrain }) => terrain)]
      .filter(([terrain]) => terrain !== "clear")
      .map(([terrain, hexes]) => ({ terrain, path: hexes.map(({ path }) => path).join("") })),
    landGrid: land.map(({ id }) => hexPath(id)).join(""),
    seaGrid: map.hexes
      .filter((hex) => !isLand(hex))
      .map(({ id }) => hexPath(id))
      .join(""),
    zoneBorders: paths(joined(sidesWhere(map, (a, b) => !isLand(a) && !isLand(b) && a.seaZone !== b.seaZone))),
    weatherBorders: paths(joined(sidesWhere(map, (a, b) => a.weatherZone !== b.weatherZone))),
    riverSides: map.sides
      .filter(({ type }) => type === "river")
      .map(({ a, b }) => pathThrough([...sideBetween(a, b)]))
      .join(""),
    canals: paths(linesOf("canal")),
    straits: paths(linesOf("strait")),
    peaks: {
      outline: mountains.map(({ outline }) => outline).join(""),
      shade: mountains.map(({ shade }) => shade).join(""),
    },
    railways: railways(map),
    towns: towns(land),
  };
}

function areasOf(map: HexMap): EuropePaths["areas"] {
  const areas = new Map<string, { country: string; hexes: Set<string> }>();
  for (const hex of map.hexes) {
    const owner = isLand(hex) ? hex : shoreOf(map, hex);
    if (owner?.area === undefined || owner.country === undefined) continue;
    const known = areas.get(owner.area) ?? { country: owner.country, hexes: new Set() };
    known.hexes.add(hex.id);
    areas.set(owner.area, known);
  }
  return [...areas.values()].map(({ country, hexes }) => ({ country, path: outlineOf(hexes) }));
}

/** The land that a water hex lies beside. */
function shoreOf(map: HexMap, hex: BoardHex): BoardHex | undefined {
  for (const direction of DIRECTIONS) {
    const other = neighbour(map, hex.id, direction);
    if (other && isLand(other)) return other;
  }
  return undefined;
}
