/** §56 What each kind of Event marker does. Effects are ours unless the charts give them; the rulings are named. */
import type { Condition } from "../conditions.ts";
import { RULINGS } from "../rulings.ts";
import type {
  AirNavalType,
  AttackKind,
  Faction,
  GroundClass,
  GroundType,
  Role,
  StrategicOpponent,
  UnitClass,
  Weather,
} from "../vocabulary.ts";

export const MARKER_KINDS = [
  "groundSupport",
  "heavyArtillery",
  "surpriseAttack",
  "airdrop",
  "partisans",
  "navalEvacuation",
  "freeForces",
  "radar",
  "jets",
  "ultra",
  "uboat",
  "commonwealthTrade",
  "mulberry",
  "politicalSuccess",
  "politicalFailure",
  "areaSeized",
  "noEvent",
  "nuclear",
] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** The names on the counters. */
export const MARKER_NAMES: Readonly<Record<MarkerKind, string>> = {
  groundSupport: "Ground Support",
  heavyArtillery: "Heavy Artillery",
  surpriseAttack: "Surprise Attack",
  airdrop: "Airdrop",
  partisans: "Partisans",
  navalEvacuation: "Naval Evacuation",
  freeForces: "Free Forces",
  radar: "Radar",
  jets: "Jets",
  ultra: "ULTRA",
  uboat: "U-boat",
  commonwealthTrade: "Commonwealth Trade",
  mulberry: "Mulberry",
  politicalSuccess: "Political Success",
  politicalFailure: "Political Failure",
  areaSeized: "Area Seized",
  noEvent: "No Event",
  nuclear: "Nuclear Strike",
};

/** A side of a combat that might commit a marker. */
export interface CommitFacts {
  readonly faction: Faction;
  readonly role: Role;
  /** Its unit: the Primary Attacker, the defender, or the air or naval unit that fights. */
  readonly ofMarkerCountry: boolean;
  readonly unitType: GroundType | AirNavalType;
  readonly inBritain: boolean;
  readonly enemyClass: UnitClass;
  /** The other side has the Surprise Attack bonus in this combat. */
  readonly enemySurprise: boolean;
  readonly weather: Weather;
  readonly attack: AttackKind;
  readonly amphibious: boolean;
  readonly defenderInFort: boolean;
  /** Strategic combat: the Axis's opponent. */
  readonly versus: StrategicOpponent;
}

/** An attack that an Airdrop might join. */
export interface DropFacts {
  readonly ofMarkerCountry: boolean;
  readonly amphibious: boolean;
  readonly weather: Weather;
  /** An air unit of the marker's country with Sorties left is near enough. */
  readonly inRange: boolean;
}

/** A hex that a marker might be placed in. */
export interface PlaceFacts {
  readonly groundUnit: boolean;
  readonly enemyGroundUnit: boolean;
  readonly ownGroundUnit: boolean;
  /** Who controls its city or fort. */
  readonly holder: "own" | "enemy" | "uncontrolled" | "stranger" | "none";
  readonly weather: Weather;
  readonly inRange: boolean;
  /** The faction of an active country, the faction it fought in of a conquered one: that of the marker. */
  readonly ownAllegiance: boolean;
  readonly countryStatus: string;
  readonly port: boolean;
  readonly landedInThisInvasion: boolean;
}

/** A unit that has to retreat. */
export interface EvacuationFacts {
  readonly groundClass: GroundClass;
  /** It stands in or next to a friendly port, or on a coast of a zone with an own warship in a port. */
  readonly port: boolean;
  readonly seaWeather: Weather;
}

const OPEN_SKY = ["fair", "poor"] as const;

/** §12 Step 2 of a combat. */
export type Commitment = {
  readonly combat: "ground" | "airNaval" | "strategic";
  readonly when: Condition<CommitFacts>;
} & (
  | { readonly adds: number }
  /** Entries of the charts that do not count for its side. */
  | { readonly ignores: readonly string[] }
  | { readonly cancelsSurprise: true }
  | { readonly halvesEnemy: true }
);

/** What a side may commit in a combat, by kind of marker. */
export const COMMITMENTS: { readonly [Kind in MarkerKind]?: readonly Commitment[] } = {
  groundSupport: [
    { combat: "ground", when: { ofMarkerCountry: true, weather: OPEN_SKY }, adds: RULINGS["R-EVT-1"].value },
  ],
  /** R-EVT-7 */
  heavyArtillery: [
    {
      combat: "ground",
      when: { role: "attacker", ofMarkerCountry: true, attack: "assault", amphibious: false, defenderInFort: true },
      ignores: ["GH3"],
    },
  ],
  /** R-EVT-8 */
  radar: [
    {
      combat: "airNaval",
      when: { faction: "western", unitType: "fighter", inBritain: true, enemyClass: "air" },
      adds: RULINGS["R-EVT-8"].value,
    },
  ],
  /** R-EVT-8 */
  jets: [
    {
      combat: "airNaval",
      when: { ofMarkerCountry: true, unitType: "fighter", enemyClass: "air" },
      adds: RULINGS["R-EVT-8"].value,
    },
  ],
  /** R-EVT-9 */
  ultra: [
    { combat: "strategic", when: { faction: "western" }, halvesEnemy: true },
    { combat: "airNaval", when: { faction: "western" }, adds: RULINGS["R-EVT-9"].value },
    {
      combat: "ground",
      when: { faction: "western", role: "defender", enemySurprise: true },
      cancelsSurprise: true,
    },
  ],
  /** R-EVT-10 */
  uboat: [{ combat: "strategic", when: { faction: "axis", versus: "western" }, adds: RULINGS["R-EVT-10"].value }],
};

/** §56.1 Added to the first attack of each unit in the phase. */
export const SURPRISE_BONUS: number = RULINGS["R-EVT-2"].value;

/** §56.2 R-EVT-3 With an attack: no hexside cost or modifier, no halving by a fort, no fort-only-by-Assault rule. */
export const AIRDROP_ATTACK = {
  when: { ofMarkerCountry: true, amphibious: false, weather: OPEN_SKY, inRange: true } satisfies Condition<DropFacts>,
  ignores: ["G12", "G13", "MG8", "MG9", "GH3", "fortOnlyByAssault"],
  carrierSorties: 1,
} as const;

/** §56.2 R-EVT-3 As an action of its own: takes a city or fort without a ground unit. */
export const AIRDROP_ACTION = {
  when: {
    groundUnit: false,
    holder: ["enemy", "uncontrolled"],
    weather: OPEN_SKY,
    inRange: true,
  } satisfies Condition<PlaceFacts>,
  carrierSorties: 1,
} as const;

/** §56.4 R-PAR-1 Until the start of its owner's next Operations Phase. */
export const PARTISANS = {
  when: {
    enemyGroundUnit: true,
    ownAllegiance: true,
    countryStatus: ["active", "conquered"],
  } satisfies Condition<PlaceFacts>,
  groundModifier: RULINGS["R-PAR-1"].value,
} as const;

/** §56.3 R-EVT-4 Instead of a retreat. */
export const EVACUATION = {
  when: { groundClass: "field", port: true, seaWeather: OPEN_SKY } satisfies Condition<EvacuationFacts>,
} as const;

/** §53.2 R-EVT-10 A U-boat marker as an interceptor: a Germany surface unit without Sorties that gains none. */
export const UBOAT_INTERCEPTOR = {
  zones: [1, 2, 7, 8, 9, 11, 12, 17],
  country: "germany",
  type: "surface",
} as const;

/** §47.6 R-EVT-11 Boxes taken off the UK's Fac Lost this turn, if it is in this box or higher. */
export const COMMONWEALTH_TRADE = { country: "uk", boxesLess: RULINGS["R-EVT-11"].value, fromBox: 2 } as const;

/** §55.8 R-AMP-4 Where a Mulberry may be placed. */
export const MULBERRY = {
  when: { landedInThisInvasion: true, port: false, ownGroundUnit: true } satisfies Condition<PlaceFacts>,
} as const;
