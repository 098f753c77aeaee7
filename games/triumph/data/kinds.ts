/** The closed vocabularies of the game. A value's integer is its position in its list. */

import type { Faction, Nationality, Party, TargetClass, Technology, UnitType } from "./ids.ts";

export const FACTIONS = ["axis", "west", "ussr"] as const;
export type FactionName = (typeof FACTIONS)[number];
export const AXIS: Faction = 0;
export const WEST: Faction = 1;
export const USSR: Faction = 2;
/** A Party that is no Faction: the nation (or former Colony) of the area itself, Neutral or armed. */
export const NATIVE: Party = 3;
export const PARTY_COUNT = 4;
export const ALL_FACTIONS: readonly Faction[] = [AXIS, WEST, USSR];
/** By Faction the other two, the next one first. */
export const OTHER_FACTIONS: readonly (readonly Faction[])[] = [
  [WEST, USSR],
  [USSR, AXIS],
  [AXIS, WEST],
];

export type AreaKind = "land" | "strait" | "sea" | "ocean";

export const CITY_KINDS = ["none", "town", "city", "capitalCity", "subCapital", "mainCapital"] as const;
export type CityKind = (typeof CITY_KINDS)[number];
/** §2.5 */
export const POP_OF_CITY = [0, 0, 1, 1, 2, 3];
/** Map Key: Muster Value and the Fortresses of a Violated nation. */
export const MUSTER_OF_CITY = [0, 1, 2, 3, 0, 0];

export const BORDER_KINDS = ["plains", "river", "forest", "mountain", "strait", "coast", "sea"] as const;
export type BorderKind = (typeof BORDER_KINDS)[number];
export const STRAIT = 4;
export const COAST = 5;
export const SEA = 6;
/** §11.52 Ground units that may Engage or Disengage across a border in one phase; the open sea has no limit. */
export const BORDER_LIMIT = [3, 2, 2, 1, 1, 1, Number.MAX_SAFE_INTEGER];

export const NATION_KINDS = ["greatPower", "majorPower", "colony", "minor"] as const;
export type NationKind = (typeof NATION_KINDS)[number];
export const GREAT_POWER = 0;
export const MAJOR_POWER = 1;

export const STATUSES = ["neutral", "satellite", "armed", "conquered", "power", "defeated"] as const;
export type Status = (typeof STATUSES)[number];
export const NEUTRAL = 0;
export const SATELLITE = 1;
export const ARMED = 2;
export const CONQUERED = 3;
export const POWER = 4;
export const DEFEATED = 5;

/** In the order of action of a Combat Round (§12.3); a Tank or Infantry at sea is a Convoy. */
export const UNIT_TYPES = ["fortress", "airForce", "carrier", "sub", "fleet", "tank", "infantry"] as const;
export type UnitTypeName = (typeof UNIT_TYPES)[number];
export const FORTRESS: UnitType = 0;
export const AIR_FORCE: UnitType = 1;
export const CARRIER: UnitType = 2;
export const SUB: UnitType = 3;
export const FLEET: UnitType = 4;
export const TANK: UnitType = 5;
export const INFANTRY: UnitType = 6;

/** Who made the block: six Powers, and the grey blocks of Armed Minors. */
export const NATIONALITIES = ["germany", "italy", "britain", "france", "usa", "ussr", "neutral"] as const;
export type NationalityName = (typeof NATIONALITIES)[number];
export const GERMAN: Nationality = 0;
export const ITALIAN: Nationality = 1;
export const BRITISH: Nationality = 2;
export const FRENCH: Nationality = 3;
export const AMERICAN: Nationality = 4;
export const SOVIET: Nationality = 5;
export const GREY: Nationality = 6;

/** Target classes (§12.41). */
export const CLASSES = ["air", "naval", "ground", "sub"] as const;
export type TargetClassName = (typeof CLASSES)[number];
export const CLASS_AIR: TargetClass = 0;
export const CLASS_NAVAL: TargetClass = 1;
export const CLASS_GROUND: TargetClass = 2;
export const CLASS_SUB: TargetClass = 3;

export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
export type Season = (typeof SEASONS)[number];
export const SPRING = 0;
export const SUMMER = 1;
export const FALL = 2;
export const WINTER = 3;

export const DECKS = ["action", "investment"] as const;
export type Deck = (typeof DECKS)[number];
export const ACTION_DECK = 0;
export const INVESTMENT_DECK = 1;

export const WILDCARDS = [
  "isolationism",
  "foreign-aid",
  "guarantee",
  "intimidation",
  "birds-of-a-feather",
  "ties-that-bind",
  "fear-and-loathing",
  "versailles",
  "ethnic-ties",
  "brothers-in-arms",
] as const;
export type WildCard = (typeof WILDCARDS)[number];
export const FOREIGN_AID = 1;

export const TECHNOLOGIES = [
  "air-defense-radar",
  "heavy-bombers",
  "precision-bombsight",
  "jets",
  "naval-radar",
  "sonar",
  "heavy-tanks",
  "rocket-artillery",
  "motorized-infantry",
  "lsts",
  "industrial-espionage",
  "atomic-research-1",
  "atomic-research-2",
  "atomic-research-3",
  "atomic-research-4",
] as const;
export type TechnologyName = (typeof TECHNOLOGIES)[number];
export const AIR_DEFENSE_RADAR: Technology = 0;
export const HEAVY_BOMBERS: Technology = 1;
export const PRECISION_BOMBSIGHT: Technology = 2;
export const JETS: Technology = 3;
export const NAVAL_RADAR: Technology = 4;
export const SONAR: Technology = 5;
export const HEAVY_TANKS: Technology = 6;
export const ROCKET_ARTILLERY: Technology = 7;
export const MOTORIZED_INFANTRY: Technology = 8;
export const LSTS: Technology = 9;
export const INDUSTRIAL_ESPIONAGE: Technology = 10;
export const ATOMIC_1: Technology = 11;
export const ATOMIC_4: Technology = 14;

export const INTELLIGENCE = ["agent", "code-break", "spy-ring", "coup", "sabotage", "mole", "double-agent"] as const;
export type Intelligence = (typeof INTELLIGENCE)[number];
export const AGENT = 0;
export const CODE_BREAK = 1;
export const SPY_RING = 2;
export const COUP = 3;
export const SABOTAGE = 4;
export const MOLE = 5;
export const DOUBLE_AGENT = 6;

export const SCENARIOS = ["1936", "1939", "two-player"] as const;
export type Scenario = (typeof SCENARIOS)[number];
export const SCENARIO_1939 = 1;
export const SCENARIO_TWO_PLAYER = 2;

/** Lessons that begin with a position of their own. */
export const LESSONS = ["land-battle", "sea-battle", "supply", "blockade"] as const;
export type LessonName = (typeof LESSONS)[number];

/** The four ways to win (§16). */
export const VICTORIES = ["economic", "military", "atomic", "hegemony"] as const;
export const ECONOMIC = 0;
export const MILITARY = 1;
export const ATOMIC = 2;
export const HEGEMONY = 3;
