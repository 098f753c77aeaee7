/** What a viewer may know, in names. Everything is open except a choice of WILL or WILL NOT (§22.1). */

import type { Json } from "@tripartite/kernel";
import type { WarPair } from "../data/campaign/wars.ts";
import type { CountryStatus } from "../data/scenarios/scenario.ts";
import type { Victory } from "../data/scenarios/victory.ts";
import type { TurnPhase } from "../data/sequence.ts";
import type { Faction, Strength, SupplyState, Weather, WeatherZone } from "../data/vocabulary.ts";
import type { PhaseName } from "../model/state.ts";
import type { GroundSituation } from "../rules/charts/groundCombat.ts";
import type { Lead } from "../rules/nations/leadingAlly.ts";

type HexId = string;
type UnitId = string;
type CountryId = string;
type MarkerId = string;

export type View = {
  viewer: Faction | "spectator";
  scenario: string;
  /** Optional rules and opening, where the scenario has any. */
  options: Record<string, boolean | string>;
  /** From 1. */
  turn: number;
  lastTurn: number;
  /** §61.2 After a campaign that the Axis did not win. */
  leadingAlly?: Lead;
  month: number;
  year: number;
  turnPhase: TurnPhase;
  phase: PhaseName;
  /** The faction whose part of the phase it is. */
  phasing: Faction;
  victory?: Victory;
  /** Of the zones of this map. */
  weather: Partial<Record<WeatherZone, Weather>>;
  countries: Record<CountryId, CountryView>;
  /** Controllers of cities and forts, by hex; absent: nobody. */
  control: Record<HexId, Faction>;
  /** Pairs of factions at war. */
  wars: WarPair[];
  noEzoc: HexId[];
  units: Record<UnitId, UnitView>;
  /** 1: can be used; 0: used in this turn; otherwise where it is: a hex, "turn 12", "holding", "out" … */
  markers: Record<MarkerId, number | string>;
  /** Strategic moves left in this turn. */
  strategicMoves: Partial<Record<Faction, number>>;
  /** Cities in which a unit was mobilized this turn. */
  mobilizedIn: HexId[];
  activation?: ActivationView;
  combat?: CombatView;
  /** Units that look for a base or port, the first one now. */
  displaced?: UnitId[];
  /** What has no section of its own, as far as it differs from the start (position/details.ts). */
  details?: Record<string, Json>;
};

export type CountryView = {
  /** The faction its hexes are friendly to; absent: neutral. */
  faction?: Faction;
  status: CountryStatus;
  conquered?: true;
  /** The faction that a conquered country fought in. */
  allegiance?: Faction;
  /** Whose Pro marker it carries. */
  pro?: Faction;
  exile?: true;
  /** Box of its Fac Lost marker; absent: 1. */
  facLost?: number;
  will?: number;
  /** Points of this turn, and how they went; `left` follows from the others. */
  income: number;
  received: number;
  given: number;
  spent: number;
  left: number;
};

export type UnitView = {
  /** A hex, a Map Box, "box" (Mobilization Box), "eliminated", "upgrade", "aside", "out", "turn 12", "usa+3". */
  place: string;
  /** Where it is not that of its active country; "none" if it is not in play. */
  faction?: Faction | "none";
  /** Ground units. */
  strength?: Strength;
  /** Air units. */
  sorties?: number;
  supply: SupplyState;
  activated?: true;
  strategic?: true;
  /** Came to the box this turn and cannot be mobilized yet. */
  waits?: true;
  rebuilt?: true;
  /** Has attacked in this Operations Phase. */
  attacked?: true;
  /** Paid and supplied as a unit of the UK. */
  freeForces?: true;
};

export type ActivationView = {
  unit: UnitId;
  /** Movement Points left. */
  points: number;
  /** It has left the hex in which it was activated; an air unit: has flown. */
  left: boolean;
  /** On the march: points to every hex in reach, and the price of every Mobile attack. */
  reach?: Record<HexId, number>;
  attacks?: Record<HexId, number>;
  /** On the march: points into the Central Russia Box, if it is in reach. */
  boxes?: Record<string, number>;
};

export type CombatView = {
  kind: "mobile" | "assault" | "landing" | "airNaval" | "strategic";
  /** The Primary Attacker first. */
  attackers: UnitId[];
  /** Absent in strategic combat. */
  hex?: HexId;
  defender?: UnitId;
  /** Who has still to choose WILL or WILL NOT. */
  choosing?: Faction[];
  /** WILL or WILL NOT of each side, once both have chosen. */
  will?: Partial<Record<Faction, boolean>>;
  /** The viewer's own choice while the other side is thinking. */
  ownWill?: boolean;
  /** Who declares next, and consecutive passes. */
  declaring: Faction;
  passes: number;
  air: Partial<Record<Faction, UnitId>>;
  markers: MarkerId[];
  /** The defender may stay in its fort. */
  mayHold?: true;
  /** While the defender stands: the combat as the charts see it, with what is committed so far. */
  situation?: GroundSituation;
};
