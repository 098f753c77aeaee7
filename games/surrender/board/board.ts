/** A scenario as the rules use it: integers in flat arrays by hex, hexside, city, country, unit and Sea Zone. */

import type { MarkerKind } from "../data/campaign/markerKinds.ts";
import type { Passage } from "../data/campaign/passages.ts";
import type { Area, Box, Country, Faction, Hex, Marker, SeaNode, Site, Unit } from "../data/ids.ts";
import type { City, MapArea, MapBox, SeaZone } from "../data/maps/map.ts";
import { SCENARIO_IDS, scenarioAt } from "../data/scenarios/index.ts";
import type { EventMarker, Scenario, ScenarioUnit } from "../data/scenarios/scenario.ts";
import type { SpecialRule, SpecialRuleId, SpecialRuleOf } from "../data/scenarios/specialRules.ts";
import { HEXSIDES, type UnitClass } from "../data/vocabulary.ts";
import { buildBoard } from "./build.ts";
import type { Scratch } from "./scratch.ts";

/** §2.1 A hex with a controller: a city, a fort or both. */
export interface BoardSite {
  readonly hex: Hex;
  readonly name: string;
  readonly city: City | undefined;
  readonly fort: boolean;
  /** §36.6 */
  readonly island: boolean;
  readonly area: Area;
  /** The country whose capital it is, or -1. */
  readonly capitalOf: Country;
  readonly factories: number;
  /** The Sea Zone of its port, or -1. */
  readonly port: SeaNode;
}

export interface BoardArea extends MapArea {
  readonly countryIndex: Country;
  /** Country of which it is an Overseas Area, or -1. */
  readonly overseasIndex: Country;
}

/** Its side is in the state. */
export interface BoardUnit extends Omit<ScenarioUnit, "faction"> {
  readonly class: UnitClass;
  readonly countryIndex: Country;
  readonly mobile: boolean;
  /** §3.3 Exerts a ZOC, moves and retreats: ground, but no garrison. */
  readonly field: boolean;
  /** §4 Ships share a hex as one convoy and one warship. */
  readonly convoy: boolean;
}

export interface BoardMarker extends EventMarker {
  /** -1: that of its country. */
  readonly factionIndex: Faction;
  readonly countryIndex: Country;
}

/** A link of a Sea Zone or sea box to the next; boxes follow the zones in the numbering of sea nodes. */
export interface SeaLink {
  readonly to: SeaNode;
  /** The Strait or Canal that the link leads through. */
  readonly passage: BoardPassage | undefined;
}

export interface BoardPassage extends Passage {
  /** The cities that decide who may pass, -1 if the board has no such city; the country that closes it, or -1. */
  readonly cities: readonly Site[];
  readonly closedBy: Country;
}

export interface BoardSeaZone extends SeaZone {
  /** Position in WEATHER_ZONES. */
  readonly weather: number;
  /** Sites whose port opens to it. */
  readonly ports: readonly Site[];
  /** §36.5 Land hexes that touch it. */
  readonly coast: readonly Hex[];
}

export interface BoardBox extends MapBox {
  readonly factionIndex: Faction;
  /** Its number as a sea node, or -1 for a land box. */
  readonly node: SeaNode;
  readonly hexes: readonly Hex[];
  readonly lines: readonly Hex[];
}

export interface Board {
  readonly scenario: Scenario;
  readonly specialRules: ReadonlyMap<SpecialRuleId, readonly SpecialRule[]>;
  /** Hexes are numbered from 0: first those that ground units can be in, then water and Faded Dots, by id. */
  readonly hexIds: readonly string[];
  readonly hexIndex: ReadonlyMap<string, Hex>;
  readonly size: number;
  /** Ground units can be in the hexes below this number. */
  readonly land: number;
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  readonly slant: Int16Array;
  /** By hex × direction; -1 beyond the edge. */
  readonly neighbour: Int16Array;
  /** By hex × direction: position in HEXSIDES. */
  readonly hexside: Uint8Array;
  /** By hex × direction: 1 along a Transport Line. */
  readonly line: Uint8Array;
  /** By hex × direction: the step there, PROHIBITED by terrain or in points; with an enemy city, fort or unit in it. */
  readonly stepCost: Uint8Array;
  readonly enemyUnitCost: Uint8Array;
  readonly enemySiteCost: Uint8Array;
  /** By hex: position in HEX_TERRAINS. */
  readonly terrain: Uint8Array;
  /** By hex: 1 if a Transport Line runs through. */
  readonly onLine: Uint8Array;
  /** By hex: position in `areas`, -1 for water. */
  readonly area: Int16Array;
  readonly areas: readonly BoardArea[];
  /** By Area: its land hexes, ascending. */
  readonly areaHexes: readonly (readonly Hex[])[];
  /** By hex: position in WEATHER_ZONES. */
  readonly zone: Uint8Array;
  /** Weather zones of the map, ascending. */
  readonly zones: readonly number[];
  /** By hex: Sea Zone, -1 for land. */
  readonly sea: Int8Array;
  readonly sites: readonly BoardSite[];
  /** By hex: position in `sites`, or -1. */
  readonly siteAt: Int16Array;
  readonly countryIds: readonly string[];
  /** By country: the site that is its capital, or -1. */
  readonly capitals: readonly Site[];
  readonly units: readonly BoardUnit[];
  readonly unitIds: readonly string[];
  /** By country: its units. */
  readonly countryUnits: readonly (readonly Unit[])[];
  /** Those that exert a ZOC. */
  readonly fieldUnits: readonly Unit[];
  readonly airUnits: readonly Unit[];
  readonly ships: readonly Unit[];
  readonly markers: readonly BoardMarker[];
  readonly markerIds: readonly string[];
  readonly markersByKind: ReadonlyMap<MarkerKind, readonly Marker[]>;
  /** By country of the unit × land hex: 1 if a special rule bars it. */
  readonly barred: Uint8Array;
  /** By country of the unit × land hex: 1 if a special rule makes it an Unlimited Supply Source. */
  readonly sourceHexes: Uint8Array;
  readonly seaZones: readonly BoardSeaZone[];
  readonly boxes: readonly BoardBox[];
  /** By sea node: zones, then boxes. */
  readonly seaIds: readonly string[];
  readonly seaLinks: readonly (readonly SeaLink[])[];
  /** By sea node: the Map Box that it is, or -1. */
  readonly boxAtNode: readonly Box[];
  /** By Sea Zone × Sea Zone: links from one to the other that cross no Strait or Canal, PROHIBITED if there is no way. */
  readonly openLinks: readonly (readonly number[])[];
  /** By faction: its seat, or -1. */
  readonly seatOf: readonly number[];
  /** By seat: its faction. */
  readonly factionAt: readonly Faction[];
  readonly scratch: Scratch;
}

/** A step that terrain forbids. */
export const PROHIBITED = 255;
/** No city and no fort in a hex. */
export const NO_SITE = -1;
export const WATER_SIDE = HEXSIDES.indexOf("water");
export const STRAIT = HEXSIDES.indexOf("strait");

const NO_RULES: readonly SpecialRule[] = [];

const boards: Board[] = [];

/** The board of the scenario at a position of SCENARIO_IDS, built when it is first used. */
export function boardAt(scenario: number): Board {
  boards[scenario] ??= buildBoard(scenarioAt(scenario));
  return boards[scenario];
}

/** Calibration: the scenario has changed. */
export function forgetBoard(scenario: number): void {
  delete boards[scenario];
}

/** The board of a scenario by its name. */
export function boardNamed(id: (typeof SCENARIO_IDS)[number]): Board {
  return boardAt(SCENARIO_IDS.indexOf(id));
}

/** The integer of "RRCC", or -1 if the map has no such hex. */
export function hexOf(board: Board, id: string): Hex {
  return board.hexIndex.get(id) ?? -1;
}

/** Hexes from one to the other. */
export function distance({ slant, row }: Board, from: Hex, to: Hex): number {
  const x = slant[from] - slant[to];
  const y = row[from] - row[to];
  return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
}

/** The special rules of one kind. */
export function rulesOf<Id extends SpecialRuleId>({ specialRules }: Board, id: Id): readonly SpecialRuleOf<Id>[] {
  return (specialRules.get(id) ?? NO_RULES) as readonly SpecialRuleOf<Id>[];
}
