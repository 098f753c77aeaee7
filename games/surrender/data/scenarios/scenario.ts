/** §71 What a scenario says: its map, the sides, the clock, the order of battle, markers, rules and victory. */
import type { CupMarker } from "../campaign/cup.ts";
import type { EventId } from "../campaign/eventEffects.ts";
import type { MarkerKind } from "../campaign/markerKinds.ts";
import type { PolicyDie, PolicyId } from "../campaign/policies.ts";
import type { WarPair } from "../campaign/wars.ts";
import type { GameMap } from "../maps/map.ts";
import type { TurnPhase } from "../sequence.ts";
import type { AirNavalType, Faction, GroundType, Mobility, SupplyState, Weather, WeatherZone } from "../vocabulary.ts";
import type { ScenarioRules } from "./rules.ts";
import type { SideNames } from "./sides.ts";
import type { SpecialRule } from "./specialRules.ts";
import type { VictoryLine } from "./victory.ts";

/** §34.2 R-POL-1; inactive (R-ACT-2): joins its faction when an enemy of it attacks or enters. */
export const COUNTRY_STATUSES = ["neutral", "active", "conquered", "ceded", "out", "part", "inactive"] as const;
export type CountryStatus = (typeof COUNTRY_STATUSES)[number];

/** Where a country stands at the start. */
export interface Standing {
  readonly status: CountryStatus;
  /** Of an active country its side, of a conquered one the conqueror, of an inactive one the side it would join. */
  readonly faction?: Faction;
  /** §34.2 The faction that a conquered country fought in. */
  readonly allegiance?: Faction;
  /** §40.1 */
  readonly pro?: Faction;
  /** Absent: the country's own. */
  readonly will?: number;
}

export interface Country extends Standing {
  readonly id: string;
  readonly name?: string;
  /** Absent: it has no National Will and can neither collapse nor be conquered (§17.1). */
  readonly nationalWill?: number;
  readonly extraFactories: number;
  /** Points of the Economy Phase whatever its factories. */
  readonly points?: number;
  readonly capital?: string;
}

/** Where a unit is: a hex, a Map Box, one of its faction's boxes, or a turn on the Turn Track. */
export interface UnitPlace {
  readonly hex?: string;
  /** A Map Box, "mobilization", "upgrade", "aside" or "out". */
  readonly box?: string;
  /** §45.4 Turn of the scenario; `afterUsa` counts from the activation of the USA. */
  readonly turn?: number;
  readonly afterUsa?: number;
}

export interface UnitStart extends UnitPlace {
  readonly reduced?: true;
  readonly sorties?: number;
  readonly supply?: SupplyState;
  /** The faction it fights for, where that is not its country's. */
  readonly faction?: Faction;
}

/** §59.3 What an upgrade replaces. */
export interface UpgradeOf {
  readonly unit?: string;
  readonly type?: GroundType;
  readonly mobility?: Mobility;
  readonly elite?: boolean;
  readonly alsoEliminates?: number;
}

/** How a unit comes into play after the start (§39, §43, §45.4, §59.3, §60.6). */
export type UnitEntry =
  | { readonly by: "activation"; readonly areas?: readonly string[]; readonly at?: UnitPlace }
  | { readonly by: "event"; readonly event: EventId; readonly areas?: readonly string[]; readonly at?: UnitPlace }
  | { readonly by: "turnTrack" }
  | { readonly by: "upgrade"; readonly of: UpgradeOf }
  | { readonly by: "freeForces" }
  /** Special rule `emergencyAir`: at the end of that faction's Operations Phase. */
  | { readonly by: "operationsEnd"; readonly turn: number; readonly faction: Faction };

/** Full strength, Full supply, field, not elite and without Sorties unless it says otherwise; tanks are mobile (R-UNI-1). */
export interface ScenarioUnit extends UnitStart {
  readonly id: string;
  /** As on the counter. */
  readonly short: string;
  readonly name: string;
  readonly country: string;
  readonly type: GroundType | AirNavalType;
  /** R-UNI-1 Absent: tanks are mobile, the rest leg. */
  readonly mobility?: Mobility;
  readonly garrison?: true;
  readonly elite?: true;
  readonly entry?: UnitEntry;
}

/** What becomes of a marker after its use (§56). */
export type MarkerReuse = "turn" | "once" | "holding" | "nextOperations" | { readonly turns: number };

/** Where a marker is. */
export type MarkerPlace = "available" | "used" | "holding" | "aside" | "out" | { readonly turn: number };

export interface EventMarker {
  readonly id: string;
  readonly kind: MarkerKind;
  /** Absent: the faction that its country is active in. */
  readonly faction?: Faction;
  readonly country?: string;
  readonly value?: number;
  readonly reuse: MarkerReuse;
  /** Available at the start unless it says otherwise. */
  readonly place?: MarkerPlace;
}

/** The state of the world before the first turn. What it does not say is as the scenario's countries and units say. */
export interface Start {
  /** The opening's name, where a scenario has several (§71.3). */
  readonly id?: string;
  readonly wars: readonly WarPair[];
  readonly policies?: Readonly<Partial<Record<PolicyId, "inForce" | "ended">>>;
  /** §37.1 Turns of the policies' markers. */
  readonly policyTurns?: Readonly<Partial<Record<PolicyId, number>>>;
  readonly fired?: readonly EventId[];
  /** Disputed Areas that are ceded. */
  readonly ceded?: readonly string[];
  /** §44 Turn of the USA marker, or turn since which it is active (0 and less: before the scenario). */
  readonly usaMarker?: number;
  readonly usaSince?: number;
  readonly facLost?: Readonly<Record<string, number>>;
  readonly cup?: Readonly<Record<"cup" | "holding", Readonly<Partial<Record<CupMarker, number>>>>>;
  readonly countries?: Readonly<Record<string, Standing>>;
  /** Cities by name and forts by hex whose controller is not the holder of their country. */
  readonly control?: Readonly<Record<string, Faction | "none">>;
  readonly units?: Readonly<Record<string, UnitStart>>;
  readonly markers?: Readonly<Record<string, MarkerPlace>>;
}

/** Units that a scenario brings at the start of a turn, free (§ short scenarios). */
export interface Reinforcement extends UnitStart {
  readonly id: string;
  readonly atTurn: number;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly map: GameMap;
  /** The hexes of the map that exist here; absent: all. */
  readonly region?: readonly string[];
  /** In the order of the seats, which is the order of play. */
  readonly factions: readonly Faction[];
  readonly sideNames: SideNames;
  readonly countries: readonly Country[];
  readonly turns: readonly { readonly month: number; readonly year: number }[];
  /** Those used, in the order of the aid. */
  readonly phases: readonly TurnPhase[];
  readonly rules: ScenarioRules;
  readonly units: readonly ScenarioUnit[];
  readonly reinforcements?: readonly Reinforcement[];
  readonly markers: readonly EventMarker[];
  /** §37.1 Dice on which policies end; absent: R-POL-6. */
  readonly policyDice?: readonly PolicyDie[];
  /** §60.8 Absent: R-CON-9. */
  readonly willOfLiberatedMinor?: number;
  /** R-WX-1 */
  readonly firstTurnWeather: Readonly<Partial<Record<WeatherZone, Weather>>>;
  readonly specialRules: readonly SpecialRule[];
  /** The first line that is true decides. */
  readonly victory: readonly VictoryLine[];
  /** §70.5 The lines after the Axis has left the game. */
  readonly coldWarVictory?: readonly VictoryLine[];
  /** The first one is the default. */
  readonly starts: readonly Start[];
}
