/**
 * The whole game as flat data: scalars and arrays of small integers, nothing else.
 * Integers are positions in the lists of data/: factions in FACTIONS, the rest on the board of the scenario.
 * Absent is -1 unless a comment says otherwise.
 */

import { type Board, boardAt } from "../board/board.ts";
import type { Country, Faction, Hex, Marker, Place, SeaNode, Unit } from "../data/ids.ts";

export { PHASE, PHASES, type PhaseName } from "./state/phases.ts";
export * from "./state/places.ts";

/** Bits of `unitFlags`. */
/** §10.1 Activated in this turn. */
export const ACTIVATED = 1;
/** §9.2 Moved strategically in this turn. */
export const STRATEGIC = 2;
/** §18.4 Came to the Mobilization Box in this turn. */
export const WAITS = 4;
/** §18.2 Had its replacements in this turn. */
export const REBUILT = 8;
/** §56.1 Has attacked in this Operations Phase. */
export const ATTACKED = 16;
/** §60.6 Paid, mobilized and supplied as a unit of the UK. */
export const FREE_FORCES = 32;

/** Flags of units by their names outside. */
export const UNIT_FLAGS = {
  activated: ACTIVATED,
  strategic: STRATEGIC,
  waits: WAITS,
  rebuilt: REBUILT,
  attacked: ATTACKED,
  freeForces: FREE_FORCES,
} as const;

/** Values of `choices` (§12.5). */
export const UNDECIDED = 0;
export const WILL_NOT = 1;
export const WILL = 2;

/** Values of `attack`: what the combat under way is. */
export const MOBILE = 0;
export const ASSAULT = 1;
/** §55.6 An Assault from the sea. */
export const LANDING = 2;
/** §12, §14, §53 Air and naval units alone. */
export const AIR_NAVAL = 3;
/** §48 */
export const STRATEGIC_WARFARE = 4;

export interface State {
  // ---- options of the table
  /** Position in SCENARIO_IDS. */
  scenario: number;
  /** Bit mask of OPTIONAL_RULES. */
  optional: number;
  /** Position in the scenario's starts. */
  opening: number;

  // ---- chance
  random: number[];
  /** Die results to be used before the generator is asked: worked examples and tests. */
  dice: number[];

  // ---- the clock
  /** From 1. */
  turn: number;
  /** Position in TURN_PHASES. */
  turnPhase: number;
  phase: number;
  /** The faction whose part of the phase it is. */
  phasing: Faction;
  /** Bit mask of the seats that must act now; the kernel's loop keeps it. */
  toAct: number;
  /** Position in OUTCOMES. */
  victory: number;
  /** By faction: the seat that decides for it; -1 if it takes no part. */
  seatOf: number[];
  /** Phases to resume after the present one; the last one first. */
  stack: number[];
  /** §45.3 Items that wait for a safe point, QUEUE_WIDTH numbers each (rules/queue.ts). */
  queue: number[];
  /** The item of the queue that is being carried out. */
  item: number[];
  /** By weather zone: position in WEATHERS. */
  weather: number[];

  // ---- politics
  /** §33.1 By WAR_PAIRS: 1 is war. */
  wars: number[];
  /** §37 By POLICIES: 1 in force; the turn of its marker; rolls so far. */
  policies: number[];
  policyTurn: number[];
  policyRolls: number[];
  /** §43.2 By ONCE_EVENTS: the turn in which it fired, 0 before the scenario. */
  fired: number[];
  /** §44 Turn of the USA marker; turn of its activation (0 and less: before the scenario), while the USA is active. */
  usaMarker: number;
  usaSince: number;
  /** §41 By CUP_MARKERS. */
  cup: number[];
  cupHolding: number[];

  /** §70.5 The turn in which the Axis left the game. */
  coldWar: number;

  // ---- countries
  /** Position in COUNTRY_STATUSES. */
  countryStatus: number[];
  /** The faction a country's hexes are friendly to: its own, or its conqueror's. */
  countryFaction: Faction[];
  /** §34.2 The faction that a conquered country fought in. */
  allegiance: Faction[];
  /** §40.1 Whose Pro marker it carries. */
  pro: Faction[];
  /** §38.1 The turn in which it last became neutral; 0 never. */
  becameNeutral: number[];
  /** §60.9 The turn in which it comes back. */
  outUntil: number[];
  /** §60.7 1 if it fights on in exile. */
  exile: number[];
  /** §35.2 1 if it was liberated from the Axis. */
  liberated: number[];
  /** §38.4 The faction whose Operations Phase the country's friends wait for. */
  shelteredFrom: Faction[];
  /** National Will; -1 if it has none. */
  will: number[];
  /** §60.8 1 if Germany has had its gain for this country (NW10, NW11). */
  willPaid: number[];
  /** §47.1 Box of its Fac Lost marker. */
  facLost: number[];
  /** Production Points of this turn (§8). */
  income: number[];
  received: number[];
  given: number[];
  spent: number[];
  /** By Area: the country it belongs to now. */
  areaCountry: Country[];

  // ---- the map
  /** Controller of each city or fort; -1 nobody's: neutral or uncontrolled (§60.4). */
  control: Faction[];
  /** §5.4 Hexes with a No EZOC marker. */
  noEzoc: Hex[];
  /** §51.2 Hexes with a Bombed marker. */
  bombed: Hex[];
  /** §70.4 Hexes whose factories were destroyed for good. */
  destroyed: Hex[];
  /** §55.8 Hex, Sea Zone, faction and Supply Checks left of each beachhead. */
  beachheads: number[];
  /** Where each Event marker is: AVAILABLE, USED, a hex … */
  markerPlace: Place[];
  /** §9.1 Strategic moves left in this turn, by faction. */
  strategicMoves: number[];
  /** §55.1, §59.3 Invasions and upgrades of this turn, by faction. */
  invasions: number[];
  upgrades: number[];
  /** §18.4 Hexes of the cities in which a unit was mobilized this turn. */
  mobilizedIn: Hex[];
  /** R-SCN-3 1 once the duty to attack is fulfilled. */
  invaded: number;
  /** §56.1 The Surprise Attack marker in use in this Operations Phase. */
  surprise: Marker;

  // ---- units
  /** A hex or one of the places of state/places.ts. */
  unitPlace: Place[];
  /** The faction it fights for. */
  unitFaction: Faction[];
  /** 1 if at reduced strength. */
  unitReduced: number[];
  /** Position in SUPPLY_STATES. */
  unitSupply: number[];
  unitSorties: number[];
  unitFlags: number[];
  /** The ground unit and the air unit in each land hex. */
  groundAt: Unit[];
  airAt: Unit[];
  /** The convoy and the warship in the port of each city. */
  convoyAt: Unit[];
  warshipAt: Unit[];

  // ---- the activation
  /** The unit that is being activated or moved strategically, the Primary Attacker of an Assault. */
  active: Unit;
  /** Movement Points left. */
  points: number;
  /** 1 once it has left the hex in which it was activated; an air unit: has flown. */
  left: number;

  // ---- the combat
  /** MOBILE, ASSAULT, LANDING … */
  attack: number;
  /** Hex that is attacked, and the unit in it. */
  target: Hex;
  defender: Unit;
  /** The Primary Attacker first. */
  attackers: Unit[];
  /** The two sides. */
  attackingFaction: Faction;
  defendingFaction: Faction;
  /** Secret WILL or WILL NOT by faction. */
  choices: number[];
  /** The faction that declares next, and consecutive passes. */
  declaring: Faction;
  passes: number;
  /** Air unit committed, by faction. */
  committedAir: Unit[];
  committedMarkers: Marker[];
  /** §56.2 The Airdrop marker that the attack was declared with. */
  airdrop: Marker;
  /** 1 if a defender in a fort may stay (§13). */
  mayHold: number;

  // ---- the sea or air operation under way (§53)
  /** Position in UNDERTAKINGS. */
  operation: number;
  /** The faction that is intercepted; in an Air Strike the one that is struck. */
  operationFaction: Faction;
  /** Sea nodes of its path, and how far interceptions have come. */
  route: SeaNode[];
  routeAt: number;
  /** Ships and cargo of the force. */
  force: Unit[];
  cargo: Unit[];
  /** Interceptors that have tried (a unit, or -2 less a marker), escorts that have fought in this attempt. */
  tried: number[];
  escorted: Unit[];
  interceptor: number;
  escort: Unit;
  /** The enemy faction that is asked to intercept. */
  intercepting: Faction;
  /** Where a voyage ends; the target hex of a Bombing Run or an Air Strike. */
  destination: Place;
  /** 1 if the operation was interdicted. */
  interdicted: number;
  /** Ships that are still to be put down in a port. */
  berths: Unit[];
  /** §55.3 Hex and unit of each landing that is still to come; hexes that were landed in. */
  landings: number[];
  landed: Hex[];
  /** §55.6 The warship that gives Naval Support to the landing under way. */
  navalSupport: Unit;

  /** Units that look for a base or port (§13.3) or go home (§35.5), the first one now. */
  displaced: Unit[];
  repatriated: Unit[];
  /** §57.4 Ships that can serve nothing more in this Supply Check, Sea Zones (R-SUP-6) and ports (R-SUP-2) that are settled. */
  served: Unit[];
  servedZones: SeaNode[];
  servedPorts: Hex[];
  /** Special rule factoriesMove: how many factories the enemy held in the Economy Phase of each turn so far. */
  factoriesLost: number[];
  /** §57.4, §57.6 Units that are Full by sea, and those whose trace was interdicted. */
  suppliedBySea: Unit[];
  cutOff: Unit[];
  /** §57.7 Units that a Limited source supplies, each with its hex. */
  limited: number[];
  /** §47.6 1 if Commonwealth Trade was played in this turn. */
  commonwealthTrade: number;
  /** §48 The faction that the Axis fights in the strategic combat. */
  strategicOpponent: Faction;
  /** §59.4 Box and country of each unit that was mobilized in a Map Box this turn; §59.5 factions that bought a marker. */
  boxMobilized: number[];
  surpriseBought: number;
}

/** Whether a ground unit is attacked by ground units. */
export function isGroundCombat(s: State): boolean {
  return s.attack === MOBILE || s.attack === ASSAULT || s.attack === LANDING;
}

/** Whatever knows its scenario. */
export type OfScenario = Pick<State, "scenario">;

export function boardOf(s: OfScenario): Board {
  return boardAt(s.scenario);
}

/** Hands over to another phase, unless the game is over. */
export function goTo(s: State, phase: number): void {
  if (s.victory < 0) s.phase = phase;
}
