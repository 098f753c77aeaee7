/** Step 2: land or water, area, terrain, Disputed Areas and weather of every hex; where the cities stand. */
import { toLonLat } from "@tripartite/surrender/data/europe/geography";
import type { HexTerrain, WeatherZone } from "@tripartite/surrender/data/vocabulary";
import { isInRing, type Point, parsePoints } from "../geometry.ts";
import { AREAS } from "./facts/areas.ts";
import { DISPUTED } from "./facts/borders.ts";
import { CITIES, type CityFact } from "./facts/cities.ts";
import { HEX_EXCEPTIONS, LAND_HEXES, SEA_HEXES } from "./facts/exceptions.ts";
import { FORTS } from "./facts/forts.ts";
import { BIG_LAKES, LAKE_NAMES } from "./facts/lakes.ts";
import { LAND_BOX } from "./facts/seaZones.ts";
import { WEATHER_LINES } from "./facts/weatherLines.ts";
import { centre, HEXES, hexOfPlace, idOf, ringOnPlane } from "./hexGrid.ts";
import { type HexShare, lakeCells, landShare, most, SURFACE_TERRAINS, type Surface } from "./surface.ts";

/** A hex while the map is made. */
export interface DraftHex {
  terrain: HexTerrain;
  area?: string;
  seaZone?: number;
  weatherZone: WeatherZone;
  disputed?: string;
  lake?: string;
  box?: string;
}

export interface PlacedCity extends CityFact {
  readonly hex: number;
}

export interface Draft {
  readonly hexes: readonly DraftHex[];
  /** Cities and places. */
  readonly cities: readonly PlacedCity[];
  /** The hexes of the cities of the game. */
  readonly cityHexes: ReadonlySet<number>;
}

export function isLand(draft: Draft, hex: number): boolean {
  return hex >= 0 && draft.hexes[hex].terrain !== "water";
}

/** Land that units may enter. */
export function isOpen(draft: Draft, hex: number): boolean {
  return isLand(draft, hex) && draft.hexes[hex].terrain !== "fadedDot";
}

export function makeHexes({ shares }: Surface): Draft {
  const cities = CITIES.map((city): PlacedCity => ({ ...city, hex: hexOfPlace(city.hexAt ?? city.at) }));
  const realCities = cities.filter(({ isPlace }) => !isPlace);
  const areaByHand = handAreas(realCities);
  const land = landHexes(shares, realCities);
  const hexes = HEXES.map((hex): DraftHex => {
    const weatherZone = weatherZoneOf(hex);
    return land.has(hex)
      ? { ...landHex(hex, shares[hex], areaByHand), weatherZone }
      : { terrain: "water", weatherZone };
  });
  applyExceptions(hexes);
  for (const { name, hex } of realCities) {
    if (hexes[hex].terrain === "fadedDot") throw new Error(`${name} stands in a Faded Dot hex`);
  }
  markDisputed(hexes);
  return {
    hexes,
    cities,
    cityHexes: new Set(realCities.map(({ hex }) => hex)),
  };
}

/** Half land or more, but for the exceptions; a city always stands on land. */
function landHexes(shares: readonly HexShare[], cities: readonly PlacedCity[]): Set<number> {
  const land = new Set(HEXES.filter((hex) => landShare(shares[hex]) >= 0.5));
  for (const [place] of LAND_HEXES) land.add(hexOfPlace(place));
  for (const place of SEA_HEXES) land.delete(hexOfPlace(place));
  for (const { hex } of cities) land.add(hex);
  return land;
}

/** Areas of hexes that do not go by most of their land: those of cities, forts and single hexes. */
function handAreas(cities: readonly PlacedCity[]): Map<number, string> {
  const areas = new Map<number, string>();
  for (const [, place, area] of FORTS) areas.set(hexOfPlace(place), area);
  for (const [place, area] of LAND_HEXES) areas.set(hexOfPlace(place), area);
  for (const { hex, area } of cities) areas.set(hex, area);
  return areas;
}

function landHex(hex: number, share: HexShare, areaByHand: ReadonlyMap<number, string>): Omit<DraftHex, "weatherZone"> {
  const owner = most(share.owners);
  const area = areaByHand.get(hex) ?? (owner === undefined ? undefined : AREAS[owner - 1].id);
  if (area === undefined) throw new Error(`hex ${idOf(hex)} has no owner`);
  if (lakeCells(share) > share.land / 2) {
    const name = BIG_LAKES[most(share.lakes)! - 1];
    return { terrain: "fadedDot", area, lake: LAKE_NAMES[name] ?? name };
  }
  if (share.centralRussia > share.land / 2 && area === LAND_BOX.country) {
    return { terrain: "fadedDot", area, box: LAND_BOX.id };
  }
  const isBlank = AREAS.find(({ id }) => id === area)!.kind === "blank";
  if (share.faded > share.land / 2 || isBlank) return { terrain: "fadedDot", area };
  return { terrain: SURFACE_TERRAINS[most(share.terrains) ?? 0], area };
}

function applyExceptions(hexes: readonly DraftHex[]) {
  for (const { at, terrain, area } of HEX_EXCEPTIONS) {
    const hex = hexes[hexOfPlace(at)];
    if (terrain !== undefined) hex.terrain = terrain;
    if (area !== undefined) hex.area = area;
  }
}

function markDisputed(hexes: readonly DraftHex[]) {
  for (const { id, country, rings } of DISPUTED) {
    const outlines = rings?.map((ring) => ringOnPlane(ring));
    hexes.forEach((hex, number) => {
      if (hex.area !== country) return;
      if (outlines?.some((outline) => isInRing(centre(number), outline)) ?? true) hex.disputed = id;
    });
  }
}

const LINES = Object.entries(WEATHER_LINES).map(([zone, line]) => ({
  zone: zone as WeatherZone,
  line: parsePoints(line),
}));

function weatherZoneOf(hex: number): WeatherZone {
  const place = toLonLat(centre(hex)).map((degrees) => Number(degrees.toFixed(3))) as [number, number];
  return LINES.find(({ line }) => isNorthOf(line, place))?.zone ?? "desert";
}

/** On or north of a line from west to east. */
function isNorthOf(line: readonly Point[], [longitude, latitude]: Point): boolean {
  for (let i = 0; i + 1 < line.length; i++) {
    const [[west, left], [east, right]] = [line[i], line[i + 1]];
    if (longitude < west || longitude > east) continue;
    return latitude >= left + ((right - left) * (longitude - west)) / (east - west);
  }
  return latitude >= (longitude < line[0][0] ? line[0] : line[line.length - 1])[1];
}
