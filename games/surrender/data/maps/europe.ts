/** The map of Europe (R-MAP-10) as scenarios use it, made when it is first asked for. */
import { COUNTRY } from "../campaign/countries.ts";
import { DISPUTED_AREAS } from "../campaign/disputedAreas.ts";
import { BOX_RULES } from "../campaign/mapBoxes.ts";
import { PASSAGES } from "../campaign/passages.ts";
import { HEX_WIDTH } from "../europe/geography.ts";
import { EUROPE_FILE, type MapHex as EuropeHex, europe } from "../europe/map.ts";
import type { GameMap, MapArea } from "./map.ts";

/** §36.6 */
const ISLAND_FORTS = ["Malta", "Gibraltar"];

/** §34.4 The part of the UK's Mainland that is not Britain. */
const NORTHERN_IRELAND = "northernIreland";
const NORTHERN_HEXES = new Set(COUNTRY.get("uk")!.britainExcept);

let made: GameMap | undefined;

export function europeMap(): GameMap {
  made ??= make();
  return made;
}

/** Hexes that can change hands apart from the rest of their country are Areas of their own. */
function areaOf({ id, area, disputed }: EuropeHex): string | undefined {
  if (NORTHERN_HEXES.has(id)) return NORTHERN_IRELAND;
  const part = DISPUTED_AREAS.find((known) => known.id === disputed && !known.whole);
  return part?.id ?? area;
}

/** The Areas of the map within a country's Mainland or an Overseas Area of September 1939. */
export function areasWithin(area: string): string[] {
  const parts = DISPUTED_AREAS.filter(({ owner, whole }) => owner === area && !whole).map(({ id }) => id);
  return [area, ...parts, ...(area === "uk" ? [NORTHERN_IRELAND] : [])];
}

function make(): GameMap {
  const map = europe();
  const areaOfHex = new Map(map.hexes.map((hex) => [hex.id, areaOf(hex)]));
  const fortCountry = new Map(map.hexes.map(({ id, area }) => [id, area]));
  return {
    id: "europe",
    hexKm: HEX_WIDTH,
    rows: map.rows,
    columns: map.columns,
    hexes: map.hexes.map(({ id, terrain, weatherZone, seaZone }) => ({
      id,
      terrain,
      weatherZone,
      ...(seaZone === undefined ? { area: areaOfHex.get(id)! } : { seaZone: String(seaZone) }),
    })),
    areas: areas(),
    hexsides: EUROPE_FILE.hexsides,
    transportLines: EUROPE_FILE.transportLines,
    cities: map.cities.map(({ area, portOf, ...city }) => ({
      ...city,
      country: areaOfHex.get(city.hex)!,
      ...(portOf === undefined ? {} : { portOf: String(portOf) }),
    })),
    forts: map.forts.map(({ name, hex }) => ({
      name,
      hex,
      country: fortCountry.get(hex)!,
      ...(ISLAND_FORTS.includes(name) ? { island: true } : {}),
    })),
    seaZones: map.seaZones.map(({ id, name, adjacent, weatherZone }) => ({
      id: String(id),
      name,
      adjacent: adjacent.map(String),
      weatherZone,
    })),
    passages: PASSAGES,
    mapBoxes: map.boxes.map(({ id, name, adjacentSeaZones = [], adjacentBoxes, adjacentHexes, lineHexes }) => ({
      id,
      name,
      adjacentSeaZones: adjacentSeaZones.map(String),
      ...(adjacentBoxes === undefined ? {} : { adjacentBoxes }),
      ...(adjacentHexes.length === 0 ? {} : { adjacentHexes, lineHexes }),
      ...BOX_RULES[id],
    })),
  };
}

function areas(): MapArea[] {
  const whole = europe().areas.map(({ id, of, becomes }): MapArea => {
    const state = DISPUTED_AREAS.find((area) => area.whole && area.owner === id);
    return {
      id,
      country: of ?? id,
      ...(of === undefined ? {} : { overseasOf: of }),
      ...(becomes === undefined ? {} : { becomes }),
      ...(state === undefined ? {} : { disputed: state.id }),
      ...(id === "uk" ? { britain: true } : {}),
    };
  });
  const parts = DISPUTED_AREAS.filter((area) => !area.whole).map(({ id, owner }) => ({
    id,
    country: owner,
    disputed: id,
  }));
  return [...whole, ...parts, { id: NORTHERN_IRELAND, country: "uk" }];
}
