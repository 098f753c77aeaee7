/**
 * The map of Europe on 1 September 1939, decoded when it is first asked for: its grid (R-MAP-10, R-MAP-11), weather zones
 * (R-MAP-12), cities and forts (R-MAP-13), Transport Lines (R-MAP-14), Disputed Areas (R-MAP-15) and Sea Zones (R-SEA-1).
 */
import { DIRECTIONS, hexId, neighbourId } from "../grid.ts";
import { TERRAIN_LETTERS, ZONE_LETTERS } from "../maps/letters.ts";
import type { Hexside, HexTerrain, WeatherZone } from "../vocabulary.ts";
import data from "./map-data.json" with { type: "json" };
import {
  type EuropeMapFile,
  type MapArea,
  type MapBoxOnMap,
  type MapCity,
  type MapSeaZone,
  type NamedHex,
  TERRITORY_LETTERS,
} from "./mapFile.ts";

export type { MapArea, MapCity, MapSeaZone, NamedHex } from "./mapFile.ts";

export const EUROPE_FILE = data as EuropeMapFile;

export interface MapHex {
  /** "RRCC" */
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly terrain: HexTerrain;
  /** Land: a country's Mainland or an Overseas Area. */
  readonly area?: string;
  /** Water. */
  readonly seaZone?: number;
  readonly weatherZone: WeatherZone;
  /** Land: the Sea Zones of its water neighbours, in order. */
  readonly coastOf: readonly number[];
  readonly disputed?: string;
  readonly lake?: string;
  /** The Map Box that covers it. */
  readonly box?: string;
}

export interface MapHexside {
  /** The lower id first. */
  readonly a: string;
  readonly b: string;
  readonly type: Exclude<Hexside, "clear">;
  readonly name?: string;
}

export interface MapLine {
  readonly name: string;
  readonly path: readonly string[];
  readonly toBox?: string;
}

export interface MapBox extends Omit<MapBoxOnMap, "adjacentHexes" | "lineHexes" | "covers"> {
  readonly adjacentHexes: readonly string[];
  readonly lineHexes: readonly string[];
}

export interface EuropeMap {
  readonly rows: number;
  readonly columns: number;
  readonly areas: readonly MapArea[];
  /** Row by row from the north, each from the west. */
  readonly hexes: readonly MapHex[];
  readonly hexsides: readonly MapHexside[];
  readonly transportLines: readonly MapLine[];
  readonly cities: readonly MapCity[];
  readonly forts: readonly NamedHex[];
  readonly places: readonly NamedHex[];
  readonly seaZones: readonly MapSeaZone[];
  readonly boxes: readonly MapBox[];
}

let decoded: EuropeMap | undefined;

export function europe(): EuropeMap {
  decoded ??= decode(EUROPE_FILE);
  return decoded;
}

function decode(file: EuropeMapFile): EuropeMap {
  const disputed = byHex(file.disputed);
  const lakes = byHex(file.lakes);
  const covered = byHex(Object.fromEntries(file.boxes.map((box) => [box.id, box.covers ?? ""])));
  const zoneAt = (id: string) => {
    const [row, column] = [Number(id.slice(0, 2)), Number(id.slice(2))];
    if (file.terrain[row - 1]?.[column - 1] !== "~") return undefined;
    return TERRITORY_LETTERS.indexOf(file.territory[row - 1][column - 1]);
  };
  const hexes = file.terrain.flatMap((letters, y) =>
    Array.from(letters, (letter, x): MapHex => {
      const id = hexId(y + 1, x + 1);
      const seaZone = zoneAt(id);
      const coast = DIRECTIONS.map((_, direction) => zoneAt(neighbourId(id, direction)));
      return {
        id,
        row: y + 1,
        column: x + 1,
        terrain: TERRAIN_LETTERS[letter],
        ...(seaZone === undefined
          ? { area: file.areas[TERRITORY_LETTERS.indexOf(file.territory[y][x])].id }
          : { seaZone }),
        weatherZone: ZONE_LETTERS[file.weatherZones[y][x]],
        coastOf: seaZone === undefined ? distinct(coast) : [],
        ...optional("disputed", disputed.get(id)),
        ...optional("lake", lakes.get(id)),
        ...optional("box", covered.get(id)),
      };
    }),
  );
  return {
    rows: file.rows,
    columns: file.columns,
    areas: file.areas,
    hexes,
    hexsides: file.hexsides.flatMap(({ type, name, sides }) =>
      words(sides).map((side) => {
        const [a, b] = side.split("-");
        return { a, b, type, ...(name === "" ? {} : { name }) };
      }),
    ),
    transportLines: file.transportLines.map((line) => ({ ...line, path: words(line.path) })),
    cities: file.cities,
    forts: file.forts,
    places: file.places,
    seaZones: file.seaZones,
    boxes: file.boxes.map(({ adjacentHexes = "", lineHexes = "", covers, ...box }) => ({
      ...box,
      adjacentHexes: words(adjacentHexes),
      lineHexes: words(lineHexes),
    })),
  };
}

/** Ids with blanks between them; a run "0157-0170" stands for all hexes of the row between the two. */
export function hexesOf(text: string): string[] {
  return words(text).flatMap((word) => {
    const [first, last = first] = word.split("-");
    const row = Number(first.slice(0, 2));
    const from = Number(first.slice(2));
    return Array.from({ length: Number(last.slice(2)) - from + 1 }, (_, offset) => hexId(row, from + offset));
  });
}

function byHex(lists: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(lists).flatMap(([name, text]) => hexesOf(text).map((id) => [id, name] as const)));
}

function words(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}

function distinct(zones: readonly (number | undefined)[]): number[] {
  return [...new Set(zones.filter((zone) => zone !== undefined))].sort((a, b) => a - b);
}

function optional<Key extends string>(key: Key, value: string | undefined): { [Name in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [Name in Key]: string });
}
