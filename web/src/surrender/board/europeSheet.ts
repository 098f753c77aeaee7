/** Every line of the map of Europe, made once for the part of it that a scenario shows. */

import { HEX_WIDTH as KILOMETRES } from "@tripartite/surrender/data/europe/geography";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import { inBlocks } from "./blocks.ts";
import { centreOf, DIRECTIONS, gridOf, HEX_WIDTH, neighbourId, round, SHEET_RIM, sideOf } from "./hexes.ts";
import { type BoardHex, type HexMap, isLand, sideBetween, sidesWhere } from "./hexMap.ts";
import { joined, outlineOf, pathThrough } from "./outline.ts";
import { peaksAlong } from "./relief.ts";
import { railways, towns } from "./sheetPaths.ts";

/** From kilometres of the plane to the sheet. */
export const COAST_TRANSFORM = `translate(${SHEET_RIM} ${SHEET_RIM}) scale(${HEX_WIDTH / KILOMETRES})`;

export interface EuropePaths {
  /** By Area. */
  readonly areas: readonly { readonly area: string; readonly path: string }[];
  readonly grounds: readonly { readonly terrain: string; readonly path: string }[];
  readonly landGrid: readonly string[];
  readonly seaGrid: readonly string[];
  readonly zoneBorders: readonly string[];
  readonly weatherBorders: readonly string[];
  readonly riverSides: readonly string[];
  readonly canals: readonly string[];
  readonly straits: readonly string[];
  readonly peaks: readonly string[];
  readonly peakShades: readonly string[];
  readonly railways: readonly string[];
  readonly towns: readonly string[];
}

/** Which side an Area is on, for its colour. */
export type Allegiance = Faction | "neutral";

const made = new WeakMap<HexMap, EuropePaths>();

export function europePathsOf(map: HexMap): EuropePaths {
  const paths = made.get(map) ?? makePaths(map);
  made.set(map, paths);
  return paths;
}

function makePaths(map: HexMap): EuropePaths {
  const land = map.hexes.filter(isLand);
  const inPlay = new Set(land.map(({ area }) => area));
  const isDot = (hex: BoardHex) => isFadedDot(hex) && inPlay.has(hex.area);
  const linesOf = (type: string) =>
    joined(map.sides.filter((side) => side.type === type).map(({ a, b }) => sideBetween(a, b)));
  const mountains = linesOf("mountain").map(peaksAlong);
  const paths = (lines: ReturnType<typeof joined>) => lines.map((line) => pathThrough(line));
  return {
    areas: areasOf(map),
    grounds: [...Map.groupBy([...land, ...map.scenery.filter(isDot)], ({ terrain }) => terrain)]
      .filter(([terrain]) => terrain !== "clear")
      .map(([terrain, hexes]) => ({ terrain, path: hexes.map(({ path }) => path).join("") })),
    landGrid: inBlocks(gridOf(new Set(land.map(({ id }) => id)))),
    seaGrid: inBlocks(gridOf(new Set(map.hexes.filter((hex) => !isLand(hex)).map(({ id }) => id)))),
    zoneBorders: paths(joined(sidesWhere(map, (a, b) => !isLand(a) && !isLand(b) && a.seaZone !== b.seaZone))),
    weatherBorders: paths(joined(sidesWhere(map, (a, b) => a.weatherZone !== b.weatherZone))),
    riverSides: inBlocks(
      map.sides
        .filter(({ type }) => type === "river")
        .map(({ a, b }) => pathThrough([...sideBetween(a, b)]))
        .join(""),
    ),
    canals: paths(linesOf("canal")),
    straits: paths(linesOf("strait")),
    peaks: inBlocks(mountains.map(({ outline }) => outline).join("")),
    peakShades: inBlocks(mountains.map(({ shade }) => shade).join("")),
    railways: inBlocks(railways(map)),
    towns: inBlocks(towns(land)),
  };
}

/** Areas in play: their hexes, Faded Dots, and the parts of water hexes beside them where the coast reaches over. */
function areasOf(map: HexMap): EuropePaths["areas"] {
  const areas = new Map<string, { hexes: Set<string>; shores: string }>();
  const areaOf = ({ area }: BoardHex) => {
    const known = areas.get(area!) ?? { hexes: new Set(), shores: "" };
    areas.set(area!, known);
    return known;
  };
  for (const hex of map.hexes) if (isLand(hex)) areaOf(hex).hexes.add(hex.id);
  const dots = map.scenery.filter((hex) => isFadedDot(hex) && areas.has(hex.area!));
  for (const hex of dots) areaOf(hex).hexes.add(hex.id);
  const shown = [...map.hexes, ...map.scenery];
  const land = new Map(shown.filter(isLand).map((hex) => [hex.id, hex]));
  const isInPlay = ({ id, area }: BoardHex) => areas.get(area!)?.hexes.has(id) === true;
  for (const hex of shown) {
    if (isLand(hex)) continue;
    for (const { owner, path } of shoresOf(hex.id, land)) if (isInPlay(owner)) areaOf(owner).shores += path;
  }
  return [...areas].map(([area, { hexes, shores }]) => ({ area, path: outlineOf(hexes) + shores }));
}

const isFadedDot = ({ terrain }: BoardHex): boolean => terrain === "fadedDot";

/** A water hex cut into six, each part with the land that it lies nearest to. */
function shoresOf(id: string, land: ReadonlyMap<string, BoardHex>): { owner: BoardHex; path: string }[] {
  const beside = DIRECTIONS.map((direction) => land.get(neighbourId(id, direction)));
  if (beside.every((one) => one === undefined)) return [];
  const [x, y] = centreOf(id);
  return DIRECTIONS.map((direction, index) => {
    const owner = NEAREST.map((turn) => beside[(index + turn) % 6]).find((one) => one !== undefined)!;
    const rim = sideOf(id, direction).map(
      ([x1, y1]) => `L${round(x + (x1 - x) * REACH)} ${round(y + (y1 - y) * REACH)}`,
    );
    return { owner, path: `M${x} ${y}${rim.join("")}Z` };
  });
}

/** Over the rim, which is drawn uneven. */
const REACH = 1.15;

/** Sides of a hex by how far they are turned away. */
const NEAREST = [0, 1, 5, 2, 4, 3];
