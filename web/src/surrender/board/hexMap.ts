/** The map of a scenario as the board draws it: facts of the scenario, joined with places on the sheet. */
import type { City } from "@tripartite/surrender/data/maps/map";
import type { Scenario } from "@tripartite/surrender/data/scenarios/scenario";
import type { Hexside, HexTerrain, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import type { Point } from "../../table/useMapZoom.ts";
import {
  centreOf,
  DIRECTIONS,
  type Direction,
  HEX_WIDTH,
  hexIdAt,
  hexPath,
  neighbourId,
  sheetSize,
  sideOf,
} from "./hexes.ts";

export interface BoardCity {
  readonly name: string;
  readonly country: string;
  readonly isCapital: boolean;
  readonly factories: number;
  readonly isPort: boolean;
}

export interface BoardHex {
  readonly id: string;
  readonly terrain: HexTerrain;
  /** Absent for water; the country is the one that the Area belongs to at the beginning. */
  readonly area?: string;
  readonly country?: string;
  readonly seaZone?: string;
  readonly weatherZone: WeatherZone;
  readonly centre: Point;
  readonly path: string;
  readonly city?: BoardCity;
  readonly fort?: string;
}

export interface BoardSide {
  readonly a: string;
  readonly b: string;
  readonly type: Hexside;
  readonly name: string;
}

export interface HexMap {
  /** The part of the sheet that the scenario shows: its corner and its size. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly BoardHex[];
  /** What the frame shows besides: hexes that take no part in the scenario. */
  readonly scenery: readonly BoardHex[];
  readonly byId: ReadonlyMap<string, BoardHex>;
  /** The hex nearest to the middle. */
  readonly middle: string;
  /** Coast, lakes and borders come from the geography of Europe. */
  readonly isEurope: boolean;
  readonly sides: readonly BoardSide[];
  /** Hexes that are linked one after the other. */
  readonly lines: readonly (readonly string[])[];
  readonly seaZones: readonly { readonly id: string; readonly name: string }[];
}

export function hexMapOf({ map, region }: Scenario): HexMap {
  const shown = region && new Set(region);
  const isShown = (id: string) => shown === undefined || shown.has(id);
  const cities = new Map(map.cities.map((city) => [city.hex, boardCity(city)]));
  const forts = new Map(map.forts.map(({ hex, name }) => [hex, name]));
  const countries = new Map(map.areas.map(({ id, country }) => [id, country]));
  const all = map.hexes.map(({ id, terrain, weatherZone, area, seaZone }): BoardHex => {
    const city = cities.get(id);
    const fort = forts.get(id);
    return {
      id,
      terrain,
      ...(area !== undefined && { area, country: countries.get(area) ?? area }),
      ...(seaZone !== undefined && { seaZone }),
      weatherZone,
      centre: centreOf(id),
      path: hexPath(id),
      ...(city && { city }),
      ...(fort !== undefined && { fort }),
    };
  });
  const hexes = all.filter(({ id }) => isShown(id));
  const part = shown === undefined ? { left: 0, top: 0, ...sheetSize(map.rows, map.columns) } : partAround(hexes);
  const zones = new Set(hexes.map(({ seaZone }) => seaZone));
  return {
    ...part,
    hexes,
    scenery: all.filter(({ id, centre }) => !isShown(id) && isInside(part, centre)),
    byId: new Map(hexes.map((hex) => [hex.id, hex])),
    middle: nearestTo(hexes, [part.left + part.width / 2, part.top + part.height / 2]),
    isEurope: map.id === "europe",
    sides: map.hexsides.flatMap(({ type, name, sides }) =>
      sides
        .split(" ")
        .map((pair): BoardSide => {
          const [a, b] = pair.split("-");
          return { a, b, type, name };
        })
        .filter(({ a, b }) => isShown(a) && isShown(b)),
    ),
    lines: map.transportLines.flatMap(({ path }) => shownParts(path.split(" "), isShown)),
    seaZones: map.seaZones.filter(({ id }) => zones.has(id)),
  };
}

type Part = Pick<HexMap, "left" | "top" | "width" | "height">;

/** Hexes on the rim count. */
function isInside({ left, top, width, height }: Part, [x, y]: Point): boolean {
  return x > left - HEX_WIDTH && x < left + width + HEX_WIDTH && y > top - HEX_WIDTH && y < top + height + HEX_WIDTH;
}

/** The rectangle around some hexes, with a rim. */
function partAround(hexes: readonly BoardHex[]): Part {
  const xs = hexes.map(({ centre }) => centre[0]);
  const ys = hexes.map(({ centre }) => centre[1]);
  const [left, top] = [Math.min(...xs) - HEX_WIDTH, Math.min(...ys) - HEX_WIDTH].map(Math.floor);
  return {
    left,
    top,
    width: Math.ceil(Math.max(...xs) + HEX_WIDTH - left),
    height: Math.ceil(Math.max(...ys) + HEX_WIDTH - top),
  };
}

function nearestTo(hexes: readonly BoardHex[], [x, y]: Point): string {
  const away = ({ centre }: BoardHex) => Math.hypot(centre[0] - x, centre[1] - y);
  return hexes.reduce((best, hex) => (away(hex) < away(best) ? hex : best)).id;
}

/** A line falls apart where it leaves what is shown. */
function shownParts(line: readonly string[], isShown: (id: string) => boolean): string[][] {
  const parts: string[][] = [[]];
  for (const id of line) {
    if (isShown(id)) parts.at(-1)!.push(id);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** The hex at a point of the sheet, if the map has one there. */
export function hexAt(map: HexMap, point: Point): BoardHex | undefined {
  const id = hexIdAt(point);
  return id === undefined ? undefined : map.byId.get(id);
}

function boardCity({ name, country, capital, factories, portOf }: City): BoardCity {
  return {
    name,
    country,
    isCapital: capital === true,
    factories: factories ?? 0,
    isPort: portOf !== undefined,
  };
}

export function neighbour(map: HexMap, id: string, direction: Direction): BoardHex | undefined {
  return map.byId.get(neighbourId(id, direction));
}

/** The side between two neighbours. */
export function sideBetween(a: string, b: string): readonly [Point, Point] {
  const direction = DIRECTIONS.find((one) => neighbourId(a, one) === b);
  if (direction === undefined) throw new Error(`${a} and ${b} are no neighbours`);
  return sideOf(a, direction);
}

export const isLand = ({ terrain }: BoardHex): boolean => terrain !== "water";

/** Every side between neighbours for which something holds, once. */
export function sidesWhere(map: HexMap, holds: (a: BoardHex, b: BoardHex) => boolean): (readonly [Point, Point])[] {
  const sides: (readonly [Point, Point])[] = [];
  const forward = DIRECTIONS.slice(0, 3);
  for (const hex of map.hexes) {
    for (const direction of forward) {
      const other = neighbour(map, hex.id, direction);
      if (other && holds(hex, other)) sides.push(sideOf(hex.id, direction));
    }
  }
  return sides;
}
