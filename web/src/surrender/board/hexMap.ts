/** The map of a scenario as the board draws it: facts of the scenario, joined with places on the sheet. */
import type { City } from "@tripartite/surrender/data/maps/map";
import type { Scenario } from "@tripartite/surrender/data/scenarios/scenario";
import type { Hexside, HexTerrain, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import type { Point } from "../../table/useMapZoom.ts";
import { centreOf, DIRECTIONS, type Direction, hexPath, neighbourId, sheetSize, sideOf } from "./hexes.ts";

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
  /** Absent for water. */
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
  readonly width: number;
  readonly height: number;
  readonly hexes: readonly BoardHex[];
  readonly byId: ReadonlyMap<string, BoardHex>;
  readonly sides: readonly BoardSide[];
  /** Hexes that are linked one after the other. */
  readonly lines: readonly (readonly string[])[];
  readonly seaZones: readonly { readonly id: string; readonly name: string }[];
}

export function hexMapOf({ map }: Scenario): HexMap {
  const cities = new Map(map.cities.map((city) => [city.hex, boardCity(city)]));
  const forts = new Map(map.forts.map(({ hex, name }) => [hex, name]));
  const hexes = map.hexes.map(({ id, terrain, weatherZone, area, seaZone }): BoardHex => {
    const city = cities.get(id);
    const fort = forts.get(id);
    return {
      id,
      terrain,
      ...(area !== undefined && { country: area }),
      ...(seaZone !== undefined && { seaZone }),
      weatherZone,
      centre: centreOf(id),
      path: hexPath(id),
      ...(city && { city }),
      ...(fort !== undefined && { fort }),
    };
  });
  return {
    ...sheetSize(map.rows, map.columns),
    hexes,
    byId: new Map(hexes.map((hex) => [hex.id, hex])),
    sides: map.hexsides.flatMap(({ type, name, sides }) =>
      sides.split(" ").map((pair): BoardSide => {
        const [a, b] = pair.split("-");
        return { a, b, type, name };
      }),
    ),
    lines: map.transportLines.map(({ path }) => path.split(" ")),
    seaZones: map.seaZones,
  };
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
  for (const hex of map.hexes) {
    for (const direction of DIRECTIONS.slice(0, 3)) {
      const other = neighbour(map, hex.id, direction);
      if (other && holds(hex, other)) sides.push(sideOf(hex.id, direction));
    }
  }
  return sides;
}
