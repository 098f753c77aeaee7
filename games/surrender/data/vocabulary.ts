/** The words of the game. Every list is in the order of the rules. */

export const FACTIONS = ["axis", "western", "soviet"] as const;
export type Faction = (typeof FACTIONS)[number];

export const WEATHERS = ["fair", "poor", "severe"] as const;
export type Weather = (typeof WEATHERS)[number];

export const WEATHER_ZONES = ["cold", "mild", "warm", "desert"] as const;
export type WeatherZone = (typeof WEATHER_ZONES)[number];

/** From best to worst. */
export const SUPPLY_STATES = ["full", "low", "no"] as const;
export type SupplyState = (typeof SUPPLY_STATES)[number];

export const STRENGTHS = ["full", "reduced"] as const;
export type Strength = (typeof STRENGTHS)[number];

export const GROUND_TYPES = ["infantry", "shock", "tank"] as const;
export type GroundType = (typeof GROUND_TYPES)[number];

export const MOBILITIES = ["leg", "mobile"] as const;
export type Mobility = (typeof MOBILITIES)[number];

export const GROUND_CLASSES = ["field", "garrison"] as const;
export type GroundClass = (typeof GROUND_CLASSES)[number];

export const AIR_TYPES = ["fighter", "bomber"] as const;
export type AirType = (typeof AIR_TYPES)[number];

export const NAVAL_TYPES = ["surface", "carrier", "convoy"] as const;
export type NavalType = (typeof NAVAL_TYPES)[number];

export const AIR_NAVAL_TYPES = [...AIR_TYPES, ...NAVAL_TYPES] as const;
export type AirNavalType = AirType | NavalType;

export const UNIT_CLASSES = ["ground", "air", "naval"] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

export const HEX_TERRAINS = ["clear", "desert", "hills", "swamp", "woods", "water", "fadedDot"] as const;
export type HexTerrain = (typeof HEX_TERRAINS)[number];

/** §1.2 */
export const ROUGH_TERRAINS = ["desert", "hills", "swamp", "woods"] as const satisfies readonly HexTerrain[];

export const HEXSIDES = ["clear", "canal", "mountain", "river", "strait", "water"] as const;
export type Hexside = (typeof HEXSIDES)[number];

export const ATTACK_KINDS = ["mobile", "assault"] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

export const ROLES = ["attacker", "defender"] as const;
export type Role = (typeof ROLES)[number];

/** What an air/naval combat is fought for. */
export const MISSIONS = ["airStrike", "groundSupport", "againstEscort", "interdiction"] as const;
export type Mission = (typeof MISSIONS)[number];

/** What can be intercepted. */
export const OPERATIONS = [
  "navalMovement",
  "navalTransport",
  "amphibiousInvasion",
  "bombingRun",
  "supplyLineTrace",
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** §53.1 What can be under way at sea or in the air: all that can be intercepted, and Air Strikes, which meet escorts. */
export const UNDERTAKINGS = [...OPERATIONS, "airStrike"] as const;
export type Undertaking = (typeof UNDERTAKINGS)[number];

/** The Allied factions, against each of which the Axis fights a strategic combat. */
export const STRATEGIC_OPPONENTS = ["western", "soviet"] as const satisfies readonly Faction[];
export type StrategicOpponent = (typeof STRATEGIC_OPPONENTS)[number];

/** An Area of a country. */
export const AREA_KINDS = ["mainland", "overseas"] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

export function classOf(type: AirNavalType): "air" | "naval" {
  return type === "fighter" || type === "bomber" ? "air" : "naval";
}

export function isRough(terrain: HexTerrain): boolean {
  return (ROUGH_TERRAINS as readonly HexTerrain[]).includes(terrain);
}

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
