/** A scenario as the rules use it: integers in flat arrays by hex, hexside, city, country and unit. */
import { HEX_COLUMNS, hexAt, hexOf, neighbourOf, SIX } from "./data/grid.ts";
import { SCENARIOS } from "./data/scenarios/index.ts";
import {
  type City,
  type Scenario,
  type ScenarioUnit,
  TERRAIN_LETTERS,
  ZONE_LETTERS,
} from "./data/scenarios/scenario.ts";
import {
  classOf,
  FACTIONS,
  GROUND_TYPES,
  HEX_TERRAINS,
  HEXSIDES,
  type HexTerrain,
  type UnitClass,
  WEATHER_ZONES,
  type WeatherZone,
} from "./data/vocabulary.ts";
import { type GroundStep, groundStepCosts, totalCost } from "./rules/movementCost.ts";

/** §2.1 A hex with a controller: a city, a fort or both. */
export interface Spot {
  readonly hex: number;
  readonly name: string;
  readonly city: City | undefined;
  readonly fort: boolean;
  /** The country whose National Will it moves. */
  readonly country: number;
  readonly capital: boolean;
  readonly mainland: boolean;
  readonly factories: number;
}

export interface BoardUnit extends ScenarioUnit {
  readonly class: UnitClass;
  readonly countryIndex: number;
  readonly faction: number;
  readonly mobile: boolean;
  /** §3.3 Exerts a ZOC, moves and retreats: ground, but no garrison. */
  readonly field: boolean;
}

export interface Board {
  readonly scenario: Scenario;
  readonly rows: number;
  readonly columns: number;
  /** One more than the highest hex. */
  readonly size: number;
  /** By hex × direction; -1 beyond the edge. */
  readonly neighbour: Int16Array;
  /** By hex × direction: position in HEXSIDES. */
  readonly hexside: Uint8Array;
  /** By hex × direction: 1 along a Transport Line. */
  readonly line: Uint8Array;
  /** By hex × direction: the step there, PROHIBITED by terrain or in points; with an enemy city, fort or unit in it. */
  readonly stepCost: Uint8Array;
  readonly enemyUnitCost: Uint8Array;
  readonly enemySpotCost: Uint8Array;
  /** By hex: position in HEX_TERRAINS. */
  readonly terrain: Uint8Array;
  /** By hex: 1 if ground units can be there at all. */
  readonly ground: Uint8Array;
  /** By hex: 1 if a Transport Line runs through. */
  readonly onLine: Uint8Array;
  /** By hex: country, -1 for water. */
  readonly country: Int8Array;
  /** By hex: position in WEATHER_ZONES. */
  readonly zone: Uint8Array;
  /** Weather zones of the map, ascending. */
  readonly zones: readonly number[];
  readonly spots: readonly Spot[];
  /** By hex: position in `spots`, or -1. */
  readonly spotAt: Int8Array;
  readonly countryIds: readonly string[];
  readonly units: readonly BoardUnit[];
  /** Those that exert a ZOC. */
  readonly fieldUnits: readonly number[];
  /** By country of the unit × country of the hex: 1 if a special rule bars it. */
  readonly barred: Uint8Array;
  /** By country: 1 if every hex of it is a source for its units. */
  readonly wholeCountryIsSource: Uint8Array;
}

/** A step that terrain forbids. */
export const PROHIBITED = 255;
/** No city and no fort in a hex. */
export const SPOT_NONE = -1;
export const WATER_SIDE = HEXSIDES.indexOf("water");
export const STRAIT = HEXSIDES.indexOf("strait");

export function buildBoard(scenario: Scenario): Board {
  const rows = scenario.terrain.length;
  const columns = scenario.terrain[0].length;
  const size = rows * HEX_COLUMNS;
  const countryIds = scenario.countries.map(({ id }) => id);
  const hexes = allHexes(rows, columns);
  const terrainNames = new Map(hexes.map((hex) => [hex, TERRAIN_LETTERS[letter(scenario.terrain, hex)]]));
  const byHex = (value: (hex: number, terrain: HexTerrain) => number) => {
    const array = new Uint8Array(size);
    for (const [hex, terrain] of terrainNames) array[hex] = value(hex, terrain);
    return array;
  };
  const neighbour = new Int16Array(size * SIX).fill(-1);
  for (const hex of hexes)
    for (let way = 0; way < SIX; way++) neighbour[hex * SIX + way] = neighbourOf(hex, way, rows, columns);
  const hexside = hexsidesOf(scenario, neighbour, size);
  const { line, onLine } = linesOf(scenario, neighbour, size);
  const country = new Int8Array(size).fill(-1);
  for (const hex of hexes)
    country[hex] = countryIds.indexOf(scenario.territoryLetters[letter(scenario.territory, hex)]);
  const zone = byHex((hex) => WEATHER_ZONES.indexOf(zoneOf(scenario, hex)));
  const spots = spotsOf(scenario, countryIds);
  const spotAt = new Int8Array(size).fill(-1);
  spots.forEach(({ hex }, spot) => {
    spotAt[hex] = spot;
  });
  const units = scenario.units.map((unit) => boardUnit(scenario, unit, countryIds));
  const terrain = byHex((_, name) => HEX_TERRAINS.indexOf(name));
  const costs = (given: Partial<GroundStep>) =>
    Uint8Array.from(neighbour, (to, side) => {
      if (to < 0) return PROHIBITED;
      const friendly: Partial<GroundStep> = spotAt[to] === SPOT_NONE ? {} : { cityOrFort: "friendly" };
      const way = { hexside: HEXSIDES[hexside[side]], transportLine: line[side] === 1 };
      const paid = groundStepCosts({ terrain: HEX_TERRAINS[terrain[to]], ...way, ...friendly, ...given });
      return paid === undefined ? PROHIBITED : totalCost(paid);
    });
  return {
    scenario,
    rows,
    columns,
    size,
    neighbour,
    hexside,
    line,
    stepCost: costs({}),
    enemyUnitCost: costs({ enemyUnit: true }),
    enemySpotCost: costs({ cityOrFort: "enemy" }),
    terrain,
    ground: byHex((_, terrain) => Number(terrain !== "water" && terrain !== "fadedDot")),
    onLine,
    country,
    zone,
    zones: WEATHER_ZONES.map((_, index) => index).filter((index) => hexes.some((hex) => zone[hex] === index)),
    spots,
    spotAt,
    countryIds,
    units,
    fieldUnits: units.flatMap(({ field }, unit) => (field ? [unit] : [])),
    barred: barredOf(scenario, countryIds),
    wholeCountryIsSource: Uint8Array.from(countryIds, (id) =>
      Number(scenario.specialRules.some((rule) => rule.id === "countryIsSource" && rule.country === id)),
    ),
  };
}

export function allHexes(rows: number, columns: number): number[] {
  return Array.from({ length: rows * columns }, (_, n) => hexAt(Math.floor(n / columns) + 1, (n % columns) + 1));
}

function letter(lines: readonly string[], hex: number): string {
  return lines[Math.floor(hex / HEX_COLUMNS)][hex % HEX_COLUMNS];
}

function zoneOf(scenario: Scenario, hex: number): WeatherZone {
  const zones = scenario.weatherZones;
  return typeof zones === "string" ? zones : ZONE_LETTERS[letter(zones, hex)];
}

/** The direction from a hex to its neighbour. */
function wayTo(neighbour: Int16Array, from: number, to: number): number {
  for (let way = 0; way < SIX; way++) if (neighbour[from * SIX + way] === to) return way;
  throw new Error(`hexes ${from} and ${to} are not neighbours`);
}

function hexsidesOf(scenario: Scenario, neighbour: Int16Array, size: number): Uint8Array {
  const hexside = new Uint8Array(size * SIX);
  for (const { type, sides } of scenario.hexsides) {
    for (const pair of sides.split(" ")) {
      const [a, b] = pair.split("-").map(hexOf);
      hexside[a * SIX + wayTo(neighbour, a, b)] = HEXSIDES.indexOf(type);
      hexside[b * SIX + wayTo(neighbour, b, a)] = HEXSIDES.indexOf(type);
    }
  }
  return hexside;
}

function linesOf(scenario: Scenario, neighbour: Int16Array, size: number) {
  const line = new Uint8Array(size * SIX);
  const onLine = new Uint8Array(size);
  for (const { path } of scenario.transportLines) {
    const hexes = path.split(" ").map(hexOf);
    hexes.forEach((hex, i) => {
      onLine[hex] = 1;
      if (i === 0) return;
      line[hex * SIX + wayTo(neighbour, hex, hexes[i - 1])] = 1;
      line[hexes[i - 1] * SIX + wayTo(neighbour, hexes[i - 1], hex)] = 1;
    });
  }
  return { line, onLine };
}

function spotsOf(scenario: Scenario, countryIds: readonly string[]): Spot[] {
  const cities = scenario.cities.map((city) => ({
    hex: hexOf(city.hex),
    name: city.name,
    city,
    fort: scenario.forts.some((fort) => fort.hex === city.hex),
    country: countryIds.indexOf(city.belongsTo ?? city.country),
    capital: city.capital === true,
    mainland: city.area !== "overseas",
    factories: city.factories ?? 0,
  }));
  const forts = scenario.forts
    .filter((fort) => !scenario.cities.some((city) => city.hex === fort.hex))
    .map((fort) => ({
      hex: hexOf(fort.hex),
      name: fort.name,
      city: undefined,
      fort: true,
      country: countryIds.indexOf(fort.country),
      capital: false,
      mainland: true,
      factories: 0,
    }));
  return [...cities, ...forts];
}

function boardUnit(scenario: Scenario, unit: ScenarioUnit, countryIds: readonly string[]): BoardUnit {
  const countryIndex = countryIds.indexOf(unit.country);
  const ground = (GROUND_TYPES as readonly string[]).includes(unit.type);
  return {
    ...unit,
    class: ground ? "ground" : classOf(unit.type as "fighter"),
    countryIndex,
    faction: FACTIONS.indexOf(scenario.countries[countryIndex].faction!),
    mobile: unit.type === "tank",
    field: ground && unit.garrison !== true,
  };
}

function barredOf(scenario: Scenario, countryIds: readonly string[]): Uint8Array {
  const barred = new Uint8Array(countryIds.length * countryIds.length);
  for (const rule of scenario.specialRules) {
    countryIds.forEach((mover, m) => {
      countryIds.forEach((entered, e) => {
        const named = rule.countries?.includes(entered) === true;
        const bars = (rule.id === "noEntry" && named) || (rule.id === "stayIn" && rule.country === mover && !named);
        if (bars) barred[m * countryIds.length + e] = 1;
      });
    });
  }
  return barred;
}

/** The boards of all scenarios, in their order. */
export const BOARDS: readonly Board[] = SCENARIOS.map(buildBoard);

/** Units, markers and countries of the playable scenario, which comes first; an integer is a position. */
export const UNIT_IDS: readonly string[] = BOARDS[0].units.map(({ id }) => id);
export const MARKER_IDS: readonly string[] = BOARDS[0].scenario.eventMarkers.map(({ id }) => id);
export const COUNTRY_IDS: readonly string[] = BOARDS[0].countryIds;
