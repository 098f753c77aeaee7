/** Builds the board of a scenario. */

import { columnOf, DIRECTION_COUNT, neighbourId, rowOf, slantOf } from "../data/grid.ts";
import type { Hex } from "../data/ids.ts";
import type { City, MapHex } from "../data/maps/map.ts";
import type { EventMarker, Scenario, ScenarioUnit } from "../data/scenarios/scenario.ts";
import { classOf, FACTIONS, GROUND_TYPES, HEX_TERRAINS, HEXSIDES, WEATHER_ZONES } from "../data/vocabulary.ts";
import { type GroundStep, groundStepCosts, totalCost } from "../rules/charts/movementCost.ts";
import {
  type Board,
  type BoardArea,
  type BoardMarker,
  type BoardSite,
  type BoardUnit,
  NO_SITE,
  PROHIBITED,
} from "./board.ts";
import { newScratch } from "./scratch.ts";
import { buildSea } from "./sea.ts";

export function buildBoard(scenario: Scenario): Board {
  const { map, countries } = scenario;
  const countryIds = countries.map(({ id }) => id);
  const hexes = hexesOf(scenario);
  const land = hexes.filter(isGround).length;
  const size = hexes.length;
  const hexIds = hexes.map(({ id }) => id);
  const hexIndex = new Map(hexIds.map((id, hex) => [id, hex]));
  const areas = areasOf(scenario, countryIds);
  const neighbour = new Int16Array(size * DIRECTION_COUNT);
  hexIds.forEach((id, hex) => {
    for (let direction = 0; direction < DIRECTION_COUNT; direction++)
      neighbour[hex * DIRECTION_COUNT + direction] = hexIndex.get(neighbourId(id, direction)) ?? -1;
  });
  const hexside = hexsidesOf(scenario, hexIndex, neighbour);
  const { line, onLine } = linesOf(scenario, hexIndex, neighbour);
  const areaIndex = new Map(areas.map(({ id }, index) => [id, index]));
  const area = Int16Array.from(hexes, (hex) => (hex.area === undefined ? -1 : (areaIndex.get(hex.area) ?? -1)));
  const zone = Uint8Array.from(hexes, ({ weatherZone }) => WEATHER_ZONES.indexOf(weatherZone));
  const terrain = Uint8Array.from(hexes, (hex) => HEX_TERRAINS.indexOf(hex.terrain));
  const sites = sitesOf(scenario, hexIndex, area);
  const siteAt = new Int16Array(size).fill(NO_SITE);
  sites.forEach(({ hex }, site) => {
    siteAt[hex] = site;
  });
  const costs = (given: Partial<GroundStep>) => {
    const known = new Map<number, number>();
    return Uint8Array.from(neighbour, (to, side) => {
      if (to < 0) return PROHIBITED;
      const hasSite = siteAt[to] !== NO_SITE;
      const kind = ((terrain[to] * HEXSIDES.length + hexside[side]) * 2 + line[side]) * 2 + Number(hasSite);
      const cost = known.get(kind) ?? stepCost(terrain[to], hexside[side], line[side] === 1, hasSite, given);
      known.set(kind, cost);
      return cost;
    });
  };
  const units = scenario.units.map((unit) => boardUnit(unit, countryIds));
  const fieldUnits = units.flatMap(({ field }, unit) => (field ? [unit] : []));
  const markers = scenario.markers.map((marker) => boardMarker(marker, countryIds));
  const row = Uint8Array.from(hexIds, rowOf);
  return {
    scenario,
    specialRules: Map.groupBy(scenario.specialRules, ({ id }) => id),
    hexIds,
    hexIndex,
    size,
    land,
    row,
    column: Uint8Array.from(hexIds, columnOf),
    slant: Int16Array.from(hexIds, slantOf),
    neighbour,
    hexside,
    line,
    stepCost: costs({}),
    enemyUnitCost: costs({ enemyUnit: true }),
    enemySiteCost: costs({ cityOrFort: "enemy" }),
    terrain,
    onLine,
    area,
    areas,
    areaHexes: landByArea(area.subarray(0, land), areas.length),
    zone,
    zones: WEATHER_ZONES.map((_, index) => index).filter((index) => zone.includes(index)),
    sites,
    siteAt,
    countryIds,
    capitals: countryIds.map((_, country) => sites.findIndex(({ capitalOf }) => capitalOf === country)),
    units,
    unitIds: units.map(({ id }) => id),
    countryUnits: countryIds.map((_, country) =>
      [...units.keys()].filter((unit) => units[unit].countryIndex === country),
    ),
    fieldUnits,
    airUnits: units.flatMap((each, unit) => (each.class === "air" ? [unit] : [])),
    ships: units.flatMap((each, unit) => (each.class === "naval" ? [unit] : [])),
    markers,
    markerIds: markers.map(({ id }) => id),
    markersByKind: Map.groupBy(markers.keys(), (marker) => markers[marker].kind),
    barred: barredOf(scenario, countryIds, areas, area, row, land),
    sourceHexes: sourceHexesOf(scenario, countryIds, areas, area, row, onLine, land),
    ...buildSea(map, hexes, hexIndex, neighbour, sites, land, countryIds),
    seatOf: FACTIONS.map((faction) => scenario.factions.indexOf(faction)),
    factionAt: scenario.factions.map((faction) => FACTIONS.indexOf(faction)),
    scratch: newScratch(size, areas.length, fieldUnits.length),
  };
}

/** §10.3 A step over a hexside into a hex, for any unit. */
function stepCost(
  terrain: number,
  hexside: number,
  transportLine: boolean,
  hasSite: boolean,
  given: Partial<GroundStep>,
): number {
  const friendly: Partial<GroundStep> = hasSite ? { cityOrFort: "friendly" } : {};
  const step = { hexside: HEXSIDES[hexside], transportLine };
  const paid = groundStepCosts({ terrain: HEX_TERRAINS[terrain], ...step, ...friendly, ...given });
  return paid === undefined ? PROHIBITED : totalCost(paid);
}

function landByArea(area: Int16Array, areas: number): number[][] {
  const hexes: number[][] = Array.from({ length: areas }, () => []);
  area.forEach((index, hex) => {
    hexes[index]?.push(hex);
  });
  return hexes;
}

/** Land where ground units can be comes first; within both parts by id. */
function hexesOf({ map, region }: Scenario): MapHex[] {
  const wanted = region && new Set(region);
  const hexes = wanted === undefined ? [...map.hexes] : map.hexes.filter(({ id }) => wanted.has(id));
  return [...hexes.filter(isGround), ...hexes.filter((hex) => !isGround(hex))];
}

function isGround({ terrain }: MapHex): boolean {
  return terrain !== "water" && terrain !== "fadedDot";
}

function areasOf({ map }: Scenario, countryIds: readonly string[]): BoardArea[] {
  return map.areas.map((area) => ({
    ...area,
    countryIndex: countryIds.indexOf(area.country),
    overseasIndex: area.overseasOf === undefined ? -1 : countryIds.indexOf(area.overseasOf),
  }));
}

type HexIndex = ReadonlyMap<string, number>;

/** Marks both sides of the border between two neighbours; what lies outside the region is left out. */
function mark(marks: Uint8Array, neighbour: Int16Array, a: number | undefined, b: number | undefined, value: number) {
  if (a === undefined || b === undefined) return;
  marks[a * DIRECTION_COUNT + wayTo(neighbour, a, b)] = value;
  marks[b * DIRECTION_COUNT + wayTo(neighbour, b, a)] = value;
}

/** The direction from a hex to its neighbour. */
function wayTo(neighbour: Int16Array, from: Hex, to: Hex): number {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++)
    if (neighbour[from * DIRECTION_COUNT + direction] === to) return direction;
  throw new Error(`hexes ${from} and ${to} are not neighbours`);
}

function hexsidesOf({ map }: Scenario, hexIndex: HexIndex, neighbour: Int16Array): Uint8Array {
  const hexside = new Uint8Array(neighbour.length);
  for (const { type, sides } of map.hexsides) {
    for (const pair of sides.split(" ")) {
      const [a, b] = pair.split("-").map((id) => hexIndex.get(id));
      mark(hexside, neighbour, a, b, HEXSIDES.indexOf(type));
    }
  }
  return hexside;
}

function linesOf({ map }: Scenario, hexIndex: HexIndex, neighbour: Int16Array) {
  const line = new Uint8Array(neighbour.length);
  const onLine = new Uint8Array(neighbour.length / DIRECTION_COUNT);
  for (const { path } of map.transportLines) {
    const hexes = path.split(" ").map((id) => hexIndex.get(id));
    hexes.forEach((hex, i) => {
      if (hex !== undefined) onLine[hex] = 1;
      if (i > 0) mark(line, neighbour, hexes[i - 1], hex, 1);
    });
  }
  return { line, onLine };
}

function sitesOf(scenario: Scenario, hexIndex: HexIndex, area: Int16Array): BoardSite[] {
  const { map } = scenario;
  const capitals = new Map(scenario.countries.map(({ capital }, country) => [capital, country]));
  const port = ({ portOf }: City) => (portOf === undefined ? -1 : map.seaZones.findIndex(({ id }) => id === portOf));
  const cities = map.cities.flatMap((city): BoardSite[] => {
    const hex = hexIndex.get(city.hex);
    if (hex === undefined) return [];
    const fort = map.forts.find((each) => each.hex === city.hex);
    return [
      {
        hex,
        name: city.name,
        city,
        fort: fort !== undefined,
        island: fort?.island === true,
        area: area[hex],
        capitalOf: capitals.get(city.name) ?? -1,
        factories: city.factories ?? 0,
        port: port(city),
      },
    ];
  });
  const forts = map.forts.flatMap((fort): BoardSite[] => {
    const hex = hexIndex.get(fort.hex);
    if (hex === undefined || map.cities.some((city) => city.hex === fort.hex)) return [];
    return [
      {
        hex,
        name: fort.name,
        city: undefined,
        fort: true,
        island: fort.island === true,
        area: area[hex],
        capitalOf: -1,
        factories: 0,
        port: -1,
      },
    ];
  });
  return [...cities, ...forts];
}

function boardUnit(unit: ScenarioUnit, countryIds: readonly string[]): BoardUnit {
  const ground = (GROUND_TYPES as readonly string[]).includes(unit.type);
  return {
    ...unit,
    class: ground ? "ground" : classOf(unit.type as "fighter"),
    countryIndex: countryIds.indexOf(unit.country),
    mobile: (unit.mobility ?? (unit.type === "tank" ? "mobile" : "leg")) === "mobile",
    field: ground && unit.garrison !== true,
    convoy: unit.type === "convoy",
  };
}

function boardMarker(marker: EventMarker, countryIds: readonly string[]): BoardMarker {
  return {
    ...marker,
    factionIndex: marker.faction === undefined ? -1 : FACTIONS.indexOf(marker.faction),
    countryIndex: marker.country === undefined ? -1 : countryIds.indexOf(marker.country),
  };
}

/** R-MOV-3 What the special rules `noEntry` and `stayIn` close, by country of the unit and hex. */
function barredOf(
  { specialRules }: Scenario,
  countryIds: readonly string[],
  areas: readonly BoardArea[],
  area: Int16Array,
  row: Uint8Array,
  land: number,
): Uint8Array {
  const barred = new Uint8Array(countryIds.length * land);
  for (const rule of specialRules) {
    if (rule.id !== "noEntry" && rule.id !== "stayIn") continue;
    countryIds.forEach((mover, country) => {
      if (rule.id === "stayIn" && rule.country !== mover) return;
      for (let hex = 0; hex < land; hex++) {
        const { id } = areas[area[hex]];
        const closed =
          rule.id === "noEntry"
            ? rule.countries.includes(id)
            : !rule.areas.includes(id) || row[hex] > (rule.rowMax ?? row[hex]);
        if (closed) barred[country * land + hex] = 1;
      }
    });
  }
  return barred;
}

/** What the special rules `countryIsSource` and `edgeSource` make sources, by country of the unit and hex. */
function sourceHexesOf(
  { specialRules }: Scenario,
  countryIds: readonly string[],
  areas: readonly BoardArea[],
  area: Int16Array,
  row: Uint8Array,
  onLine: Uint8Array,
  land: number,
): Uint8Array {
  const sources = new Uint8Array(countryIds.length * land);
  for (const rule of specialRules) {
    if (rule.id !== "countryIsSource" && rule.id !== "edgeSource") continue;
    const user = countryIds.indexOf(rule.country);
    for (let hex = 0; hex < land; hex++) {
      const { country } = areas[area[hex]];
      const isSource =
        rule.id === "countryIsSource"
          ? country === rule.country
          : country === rule.inCountry && row[hex] === 1 && onLine[hex] === 1;
      if (isSource) sources[user * land + hex] = 1;
    }
  }
  return sources;
}
