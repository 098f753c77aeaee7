/** What somebody at the table may know, in names. Everything is open but a choice of WILL or WILL NOT (§22.1). */
import type { Faction, Strength, SupplyState, Weather, WeatherZone } from "../data/vocabulary.ts";
import type { GroundSituation } from "../rules/groundCombat.ts";
import type { PhaseName, Victory } from "../state.ts";

type HexId = string;
type UnitId = string;
type CountryId = string;
type MarkerId = string;

export type View = {
  viewer: Faction | "spectator";
  scenario: string;
  options: { sovietEntry: boolean };
  /** From 1. */
  turn: number;
  lastTurn: number;
  month: number;
  year: number;
  phase: PhaseName;
  /** The faction whose part of the phase it is. */
  phasing: Faction;
  victory?: Victory;
  /** Of the zones of this map. */
  weather: Partial<Record<WeatherZone, Weather>>;
  countries: Record<CountryId, CountryView>;
  /** Controllers of cities and forts, by hex; absent: nobody. */
  control: Record<HexId, Faction>;
  noEzoc: HexId[];
  units: Record<UnitId, UnitView>;
  /** Uses left in this turn. */
  markers: Record<MarkerId, number>;
  /** Strategic moves left in this turn. */
  strategicMoves: Partial<Record<Faction, number>>;
  /** Cities in which a unit was mobilized this turn. */
  mobilizedIn: HexId[];
  activation?: ActivationView;
  combat?: CombatView;
  /** An air unit that looks for a base; `resume` is the phase that goes on afterwards. */
  displaced?: { unit: UnitId; resume: PhaseName };
};

export type CountryView = {
  /** The faction its hexes are friendly to; absent: neutral. */
  faction?: Faction;
  conquered?: true;
  will?: number;
  /** Points of this turn, and how they went; `left` follows from the others. */
  income: number;
  received: number;
  given: number;
  spent: number;
  left: number;
};

export type UnitView = {
  /** A hex, the Mobilization Box, or out of the game. */
  place: HexId | "box" | "out";
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
};

export type CombatView = {
  kind: "mobile" | "assault";
  /** The Primary Attacker first. */
  attackers: UnitId[];
  hex: HexId;
  defender: UnitId;
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
