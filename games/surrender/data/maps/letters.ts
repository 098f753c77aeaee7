/** Small maps are written in letters, one for each hex. */
import { hexId } from "../grid.ts";
import type { HexTerrain, WeatherZone } from "../vocabulary.ts";
import type { GameMap, MapArea } from "./map.ts";

export const TERRAIN_LETTERS: Readonly<Record<string, HexTerrain>> = {
  ".": "clear",
  d: "desert",
  h: "hills",
  s: "swamp",
  w: "woods",
  "~": "water",
  x: "fadedDot",
};

export const ZONE_LETTERS: Readonly<Record<string, WeatherZone>> = { c: "cold", m: "mild", w: "warm", d: "desert" };

/** R-MAP-4 Weather zones are drawn by latitude. */
export interface LetterMap extends Omit<GameMap, "rows" | "columns" | "hexes" | "areas" | "passages"> {
  /** Rows from the north, columns from the west; letters of TERRAIN_LETTERS. */
  readonly terrain: readonly string[];
  /** The Area of each letter. An Area is a country of its own unless `overseas` names its owner. */
  readonly territoryLetters: Readonly<Record<string, string>>;
  readonly overseas?: Readonly<Record<string, string>>;
  /** An Area's letter for land, the position of the Sea Zone for water. */
  readonly territory: readonly string[];
  /** Letters of ZONE_LETTERS, or one zone for the whole map. */
  readonly weatherZones: readonly string[] | WeatherZone;
}

export function letterMap(letters: LetterMap): GameMap {
  const { terrain, territory, territoryLetters, overseas = {}, weatherZones, ...rest } = letters;
  const hexes = terrain.flatMap((row, y) =>
    [...row].map((letter, x) => {
      const owner = territory[y][x];
      const water = TERRAIN_LETTERS[letter] === "water";
      return {
        id: hexId(y + 1, x + 1),
        terrain: TERRAIN_LETTERS[letter],
        weatherZone: typeof weatherZones === "string" ? weatherZones : ZONE_LETTERS[weatherZones[y][x]],
        ...(water ? { seaZone: rest.seaZones[Number(owner)].id } : { area: territoryLetters[owner] }),
      };
    }),
  );
  const areas = Object.values(territoryLetters).map((id): MapArea => {
    const owner = overseas[id];
    return owner === undefined ? { id, country: id } : { id, country: owner, overseasOf: owner };
  });
  return { ...rest, rows: terrain.length, columns: terrain[0].length, hexes, areas, passages: [] };
}
