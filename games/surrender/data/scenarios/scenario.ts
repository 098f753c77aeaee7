/** What a scenario file says (Part E): the map in letters, the order of battle, the clock, markers and victory. */
import type { TurnPhase } from "../sequence.ts";
import type {
  AirNavalType,
  AreaKind,
  Faction,
  GroundType,
  Hexside,
  HexTerrain,
  Weather,
  WeatherZone,
} from "../vocabulary.ts";
import type { SideNames } from "./sides.ts";

/** One letter per hex. */
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

export const COUNTRY_STATUSES = ["active", "inactive", "neutral", "area"] as const;
export type CountryStatus = (typeof COUNTRY_STATUSES)[number];

export const MARKER_KINDS = ["groundSupport", "surpriseAttack", "airdrop", "navalEvacuation"] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** §11 Levels of victory. */
export const VICTORY_LEVELS = ["decisive", "operational", "draw"] as const;
export type VictoryLevel = (typeof VICTORY_LEVELS)[number];

export interface HexsideGroup {
  readonly type: Exclude<Hexside, "clear">;
  readonly name: string;
  /** Pairs of neighbours, the lower id first, separated by blanks. */
  readonly sides: string;
}

/** §1.4 Hexes linked one after the other. */
export interface TransportLine {
  readonly name: string;
  readonly path: string;
  /** The Map Box it runs into. */
  readonly toBox?: string;
}

export interface City {
  readonly name: string;
  readonly hex: string;
  readonly country: string;
  readonly capital?: true;
  /** Mainland if absent. */
  readonly area?: AreaKind;
  /** §1.7 The country whose Overseas city this is. */
  readonly belongsTo?: string;
  readonly factories?: number;
  /** The Sea Zone of its port. */
  readonly portOf?: string;
  readonly estuary?: true;
}

export interface Fort {
  readonly name: string;
  readonly hex: string;
  readonly country: string;
}

export interface SeaZone {
  readonly id: string;
  readonly name: string;
  readonly adjacent: readonly string[];
}

export interface MapBox {
  readonly id: string;
  readonly name: string;
  readonly adjacentSeaZones: readonly string[];
  readonly unlimitedFor: readonly string[];
}

export interface Country {
  readonly id: string;
  /** Absent: neutral for good. */
  readonly faction?: Faction;
  readonly status: CountryStatus;
  /** When an inactive country joins its faction. */
  readonly activation?: "axisAttacksOrEnters";
  /** Absent: it has none and can neither collapse nor be conquered (§17.1). */
  readonly nationalWill?: number;
  readonly extraFactories: number;
  readonly capital?: string;
  readonly overseasAreaOf?: string;
}

/** Full strength, Full supply, field, not elite and without Sorties unless it says otherwise; tanks are mobile (R-UNI-1). */
export interface ScenarioUnit {
  readonly id: string;
  /** As on the counter. */
  readonly short: string;
  readonly name: string;
  readonly country: string;
  readonly type: GroundType | AirNavalType;
  readonly garrison?: true;
  readonly elite?: true;
  readonly reduced?: true;
  readonly sorties?: number;
  readonly hex?: string;
  /** A Map Box or the Mobilization Box. */
  readonly box?: string;
  readonly enters?: { readonly turn: number; readonly when: string; readonly where: string };
}

export interface EventMarker {
  readonly id: string;
  readonly faction: Faction;
  readonly country?: string;
  readonly kind: MarkerKind;
  readonly value?: number;
  /** In the whole game. */
  readonly uses?: number;
  readonly usesPerTurn?: number;
}

export interface SpecialRule {
  readonly id: string;
  readonly text: string;
  readonly optional?: true;
  readonly faction?: Faction;
  readonly country?: string;
  readonly countries?: readonly string[];
  readonly inCountry?: string;
  readonly turn?: number;
  readonly fromColumn?: number;
  readonly edge?: "north";
  readonly unit?: string;
  readonly sources?: readonly string[];
  readonly ports?: readonly string[];
  readonly convoy?: string;
}

/** A line of the victory table: conquest by a turn, or the state of things at the end of one. */
export interface VictoryTest {
  readonly conquered?: readonly string[];
  readonly byTurn?: number;
  readonly atEndOf?: number;
  readonly notConquered?: readonly string[];
  readonly notConqueredAny?: readonly string[];
  /** Cities in the hands of their country's faction. */
  readonly controls?: readonly string[];
}

export interface VictoryLine {
  /** Nobody: a draw. */
  readonly who?: Faction;
  readonly level: VictoryLevel;
  readonly test: VictoryTest;
  readonly text: string;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** Kilometres from the centre of a hex to the next. */
  readonly hexKm: number;
  /** Rows from the north, columns from the west; letters of TERRAIN_LETTERS. */
  readonly terrain: readonly string[];
  /** The country of each letter. */
  readonly territoryLetters: Readonly<Record<string, string>>;
  /** A country's letter for land, the position of the Sea Zone for water. */
  readonly territory: readonly string[];
  /** Letters of ZONE_LETTERS, or one zone for the whole map. */
  readonly weatherZones: readonly string[] | WeatherZone;
  readonly hexsides: readonly HexsideGroup[];
  readonly transportLines: readonly TransportLine[];
  readonly cities: readonly City[];
  readonly forts: readonly Fort[];
  readonly seaZones: readonly SeaZone[];
  readonly mapBoxes: readonly MapBox[];
  /** In the order of the seats. */
  readonly factions: readonly Faction[];
  readonly sideNames: SideNames;
  readonly countries: readonly Country[];
  readonly turns: readonly { readonly month: number; readonly year: number }[];
  /** R-STM-1 Per faction and turn. */
  readonly strategicMoves: Readonly<Partial<Record<Faction, number>>>;
  readonly phasesUsed: readonly TurnPhase[];
  readonly units: readonly ScenarioUnit[];
  readonly eventMarkers: readonly EventMarker[];
  /** R-WX-1 */
  readonly firstTurnWeather: Readonly<Partial<Record<WeatherZone, Weather>>>;
  readonly specialRules: readonly SpecialRule[];
  /** The first line that is true decides. */
  readonly victory: readonly VictoryLine[];
}
