/**
 * The whole game as flat data: scalars and arrays of small integers, nothing else.
 * Integers are positions in the lists of data/: factions in FACTIONS, hexes in HEX_IDS, the rest on the board of the
 * scenario. Absent is -1 unless a comment says otherwise.
 */
import { BOARDS, type Board } from "./board.ts";

/** Each phase waits for one kind of decision (§22), or runs by itself. */
export const PHASES = [
  "turnStart",
  "weather",
  "economy",
  "strategicMovement",
  "strategicDestination",
  "operations",
  "march",
  "assault",
  "airAction",
  "commit",
  "declare",
  "combat",
  "retreat",
  "advance",
  "displacement",
  "supplyCheck",
  "operationsEnd",
  "noSupply",
  "replacements",
  "mobilization",
  "victoryCheck",
  "endOfTurn",
  "over",
] as const;
export type PhaseName = (typeof PHASES)[number];
/** Phase names to their integers. */
export const PHASE = Object.fromEntries(PHASES.map((name, index) => [name, index])) as Record<PhaseName, number>;

/** Where a unit is that is not on the map. */
export const MOBILIZATION_BOX = -1;
/** §17.3 It has left the game. */
export const OUT_OF_GAME = -2;

/** Bits of `unitFlags`. */
/** §10.1 Activated in this turn. */
export const ACTIVATED = 1;
/** §9.2 Moved strategically in this turn. */
export const STRATEGIC = 2;
/** §18.4 Came to the Mobilization Box in this turn. */
export const WAITS = 4;
/** §18.2 Had its replacements in this turn. */
export const REBUILT = 8;

/** Values of `choices` (§12.5). */
export const UNDECIDED = 0;
export const WILL_NOT = 1;
export const WILL = 2;

/** Values of `attack`. */
export const MOBILE = 0;
export const ASSAULT = 1;

export const VICTORIES = [
  "axis-decisive",
  "axis-operational",
  "draw",
  "western-operational",
  "western-decisive",
] as const;
export type Victory = (typeof VICTORIES)[number];

export interface State {
  // ---- options of the table
  scenario: number;
  /** Whether the optional rule "17 September" is used. */
  sovietEntry: number;

  // ---- chance
  random: number[];
  /** Die results to be used before the generator is asked: worked examples and tests. */
  dice: number[];

  // ---- the clock
  /** From 1. */
  turn: number;
  phase: number;
  /** The faction whose part of the phase it is. */
  phasing: number;
  /** Bit mask of the seats that must act now; the kernel's loop keeps it. */
  toAct: number;
  /** Position in VICTORIES. */
  victory: number;
  /** By weather zone: position in WEATHERS. */
  weather: number[];

  // ---- countries
  /** The faction a country's hexes are friendly to; -1 neutral. */
  countryFaction: number[];
  /** 1 if conquered by that faction. */
  conquered: number[];
  /** National Will; -1 if it has none. */
  will: number[];
  /** Production Points of this turn (§8). */
  income: number[];
  received: number[];
  given: number[];
  spent: number[];

  // ---- the map
  /** Controller of each city or fort. */
  control: number[];
  /** §5.4 Hexes with a No EZOC marker. */
  noEzoc: number[];
  /** Uses left in this turn of each Event marker. */
  markerUses: number[];
  /** §9.1 Strategic moves left in this turn, by faction. */
  strategicMoves: number[];
  /** §18.4 Hexes of the cities in which a unit was mobilized this turn. */
  mobilizedIn: number[];

  // ---- units
  /** MOBILIZATION_BOX and OUT_OF_GAME are no hexes. */
  unitHex: number[];
  /** 1 if at reduced strength. */
  unitReduced: number[];
  /** Position in SUPPLY_STATES. */
  unitSupply: number[];
  unitSorties: number[];
  unitFlags: number[];
  /** The ground unit and the air unit in each hex. */
  groundAt: number[];
  airAt: number[];

  // ---- the activation
  /** The unit that is being activated or moved strategically, the Primary Attacker of an Assault. */
  active: number;
  /** Movement Points left. */
  points: number;
  /** 1 once it has left the hex in which it was activated; an air unit: has flown. */
  left: number;

  // ---- the combat
  attack: number;
  /** Hex that is attacked, and the unit in it. */
  target: number;
  defender: number;
  /** The Primary Attacker first. */
  attackers: number[];
  /** Secret WILL or WILL NOT by faction. */
  choices: number[];
  /** The faction that declares next, and consecutive passes. */
  declaring: number;
  passes: number;
  /** Air unit committed, by faction. */
  committedAir: number[];
  committedMarkers: number[];
  /** 1 if a defender in a fort may stay (§13). */
  mayHold: number;

  /** Air unit that looks for a base, and the phase that goes on afterwards. */
  displaced: number;
  resume: number;
}

/** Names belong to the scenario: whoever reads or writes them needs no more of a state than this. */
export type OfScenario = Pick<State, "scenario">;

export function boardOf(s: OfScenario): Board {
  return BOARDS[s.scenario];
}

/** The other side of a two-faction scenario. */
export function enemyOf(faction: number): number {
  return 1 - faction;
}

/** Hands over to another phase, unless the game is over. */
export function goTo(s: State, phase: number): void {
  if (s.victory < 0) s.phase = phase;
}
