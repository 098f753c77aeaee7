/**
 * The whole game as flat data: scalars and arrays of small integers, nothing else.
 * Integers are ids from data/; lists by Faction are axis, west, ussr. Absent is -1 unless a comment says otherwise.
 * Lists that hold rows of several numbers name a table of rows.ts, which reads and writes them.
 */

import type { Area, Border, Card, Faction, Nation, Nationality, Party, Unit, UnitType } from "../data/ids.ts";

/** Each phase waits for one kind of decision (§4.12), or runs by itself. */
export const PHASES = [
  "setup",
  "setupExtra",
  "setupDiplomacy",
  "yearStart",
  "activeAlly",
  "productionStart",
  "arrivals",
  "production",
  "government",
  "doubleAgent",
  "reversal",
  "mole",
  "resolution",
  "musters",
  "handSize",
  "seasonStart",
  "command",
  "commandReveal",
  "commandTie",
  "playerTurn",
  "declarations",
  "threat",
  "confirmation",
  "reinforcements",
  "movement",
  "movementEnd",
  "intervention",
  "combatStart",
  "designation",
  "battleChoice",
  "battleWindow",
  "battleFlags",
  "battleRound",
  "battleAction",
  "battleHits",
  "battleJoin",
  "battleOrder",
  "airRebase",
  "subEscape",
  "forcedRetreat",
  "optionalRebase",
  "combatEnd",
  "combatOver",
  "supply",
  "over",
] as const;
export type PhaseName = (typeof PHASES)[number];
/** Phase names to their integers. */
export const PHASE = Object.fromEntries(PHASES.map((name, index) => [name, index])) as Record<PhaseName, number>;

/** Where a card is; for places of a Faction add its integer. */
export const PLACE = {
  deck: 0,
  discard: 1,
  hand: 2,
  vault: 5,
  revealed: 8,
  /** A Diplomacy card face up on a nation. */
  inPlay: 11,
  /** Face down as Command. */
  committed: 14,
  /** Two players: the face-down stack of the Passive Ally. */
  passive: 17,
  /** Laid aside for an Industry play that is not finished. */
  funding: 20,
  /** Chosen for the HandSize discard that is not confirmed. */
  discarding: 23,
  /** An Intelligence card that is being resolved. */
  intelligence: 26,
} as const;

/** Bits of `unitFlags`. */
export const MOVED = 1;
/** Face up: all seats know the type and CV (§4.31). */
export const FACE_UP = 2;
/** §12.73 */
export const ESCAPED = 4;
/** §11.221 Came by sea into Enemy Territory in this Player Turn. */
export const INVADER = 8;
/** Engaged Enemy units in this Player Turn. */
export const ENGAGED = 16;
/** Left a Battle by movement in this Player Turn: no Engaging any more (§11.51). */
export const DISENGAGED = 32;
/** Took its Combat Action in this Combat Round. */
export const ACTED = 64;
/** Has joined the Sea Battle that is being fought. */
export const JOINED = 128;
/** §11.55 Status fixed at the start of the Combat Phase. */
export const RAIDER = 256;
/** Retreated or ReBased in this Combat Phase: takes no further part in it. */
export const RETREATED = 512;

/** How a Player Turn is played. */
export const TURN_KINDS = ["none", "normal", "emergency", "defensive", "winter"] as const;
export type TurnKind = (typeof TURN_KINDS)[number];
export const TURN_NONE = 0;
export const TURN_NORMAL = 1;
export const TURN_EMERGENCY = 2;
export const TURN_DEFENSIVE = 3;
export const TURN_WINTER = 4;

/** Kinds of declarations in `announced`, `withdrawn` and `duties` (§15). */
export const DECLARE_WAR = 0;
export const VIOLATE = 1;
export const INTERVENE = 2;

export interface State {
  // ---- options of the table
  scenario: number;
  canadaIsHome: number;
  allowInlandShips: number;
  publicHandDiscards: number;
  moscowInfantry: number;
  /** Blocks per nationality × 7 types, 0 = unlimited; empty = all unlimited (R7). */
  blockLimits: number[];

  // ---- chance
  random: number[];
  /** Die results to be used before the generator is asked: worked examples and tests. */
  dice: number[];

  // ---- the clock
  year: number;
  /** 0 spring … 3 winter; -1 in the New Year. */
  season: number;
  phase: number;
  /** Bit mask of the seats that must act now; the kernel's loop keeps it. */
  toAct: number;
  /** Seats in the year's Turn Order. */
  turnOrder: Faction[];
  /** Seats that have a Player Turn this Season, in Command Order. */
  commandOrder: Faction[];
  /** Position in turnOrder or commandOrder of the seat that acts. */
  turn: number;
  /** Consecutive Passes. */
  passes: number;
  /** Bit mask of seats that still owe a simultaneous decision. */
  owing: number;
  /** Seats that won, as a bit mask, and how (VICTORIES); -1 during the game. */
  winners: number;
  victory: number;
  /** Two players: the Active Ally of the year. */
  activeAlly: Faction;

  // ---- Factions
  ind: number[];
  /** Position in FACTORY_COSTS. */
  factoryLevel: number[];
  /** Wars as bits: 1 axis–west, 2 axis–ussr, 4 west–ussr. */
  war: number;
  dows: number[];
  /** This year: Violated a Neutral, took part in a Battle, IND raises, Atomic stages. */
  violated: number[];
  fought: number[];
  indRaises: number[];
  atomicRaises: number[];
  /** Chits by holder (pool, axis, west, ussr) × value 0, 1, 2. */
  chits: number[];
  /** Revealed technologies as bit masks. */
  techs: number[];
  /** CV of the next USA forces after §8.46 (2, 3); 0 = by the calendar, 4 = all delivered. */
  usaForces: number;
  /** Secret standing orders of each seat: see rules/orders.ts. */
  orders: number[];

  // ---- nations
  status: number[];
  influenceBy: Faction[];
  influence: number[];
  violator: Faction[];
  /** Bit masks of Factions that are Enemies of an Armed Minor. */
  enemies: number[];
  /** Faction whose Control marker lies on the Capital. */
  marker: Faction[];

  // ---- areas
  /** Land: Party that controls it in this phase's snapshot. Water: bit mask of Factions that occupied it then. */
  control: number[];
  /** Parties continuously present, oldest first, as digits 1 + Party in base 8 from the lowest digit up. */
  seniority: number[];
  /** Units per area, Escaped Subs not counted, and Ground units among them: one number for all Parties (countOf). */
  present: number[];
  ground: number[];

  // ---- units; a free slot has area -1
  unitArea: Area[];
  unitNationality: Nationality[];
  unitType: UnitType[];
  unitCv: number[];
  unitFlags: number[];
  /** Start and areas entered by this Player Turn's normal move, packed by packRoute; 0 = none. */
  unitRoute: number[];

  // ---- cards
  place: number[];
  /** Draw piles, top card last. */
  actionDeck: Card[];
  investmentDeck: Card[];
  /** Diplomacy cards in play (rows.ts: IN_PLAY). */
  inPlay: number[];
  /** Tech-pairs in Vaults, oldest first (VAULT). */
  vault: number[];
  /** Revealed technologies (REVEALED). */
  revealed: number[];

  // ---- supply
  /** Blockade marks (MARKS). */
  marks: number[];
  /** Supply Phase: 0 losses are still to come, 1 the forced Retreats are over. */
  supplyStep: number;

  // ---- New Year, while it lasts
  level: number;
  /** Production plan (PLAN). */
  plan: number[];
  /** USA units that arrive together (ARRIVALS). */
  arrivals: number[];
  /** Units that still need a type (MUSTERS). */
  musters: number[];
  /** Intelligence card under way (INTEL). */
  intel: number[];
  /** Free points of the 1939 set-up, or Diplomacy plays that are still due. */
  points: number;

  // ---- Player Turn, while it lasts
  turnKind: number;
  /** Unspent Commands. */
  command: number;
  surprise: number;
  /** Set once the first unit has moved: no more declarations. */
  moving: number;
  /** The unit that has been picked up for its move. */
  picked: Unit;
  /** Declarations of this announcement (ANNOUNCED). */
  announced: number[];
  /** Protectorates in the announcement (THREATS). */
  threats: number[];
  /** Declarations that may not be repeated in this Player Turn (DECLARATIONS). */
  withdrawn: number[];
  /** Declarations whose Aggression is still due (DECLARATIONS). */
  duties: number[];
  /** Nations under a declared Intervention. */
  interventions: Nation[];
  /** Areas where the Active Player Aggressed. */
  aggressed: Area[];
  /** Seas shared with an Enemy since an own Declaration of War. */
  sharedSeas: Area[];
  /** Borders used by Engaging and Disengaging Ground units in this phase, one entry a unit. */
  crossings: Border[];
  /** Borders used by Invaders in this Player Turn, one entry a unit. */
  invasions: Border[];
  /** §12.5c Ways by which Enemies came into Battles (ENGAGEMENTS). */
  engagements: number[];

  // ---- Combat Phase, while it lasts
  /** Active Battles that are still to be fought. */
  battles: Area[];
  /** Areas that held a Battle in this Player Turn, Raids excepted (§12.5b). */
  battleAreas: Area[];
  /** The Battle that is being fought. */
  battleArea: Area;
  battleRound: number;
  /** Units of the Parties that take part, BattleGroups that have not joined yet included. */
  battleUnits: Unit[];
  /** Parties that take part, as a bit mask, and for each Party the Parties it targets. */
  battleSides: number;
  battleTargets: number[];
  /** Unit type in the order of action, and the Parties whose group of that type has yet to act, in order. */
  battleType: UnitType;
  battleQueue: Party[];
  /** The Party that the Active Player puts first among equals for this type (R109). */
  battleFirst: Party;
  /** §12.74 Carrier that is Striking (STRIKING). */
  striking: number[];
  /** Hits still to be taken (HITS). */
  hits: number[];
  /** Seats that still have to answer at the end of a round, in order. */
  answers: Faction[];
  /** Units that must leave: forced Retreats. */
  leaving: Unit[];
  /** Phase to return to after an inserted decision. */
  resume: number;
}

/** Bits of each Party's count in an area: room for more units than can be built; 31 bits for all four. */
const COUNT_BITS = 9;
const COUNT_MASK = (1 << COUNT_BITS) - 1;

/** How many units of a Party `present` or `ground` counts in an area. */
export function countOf(counts: readonly number[], area: Area, party: Party): number {
  return (counts[area] >> (COUNT_BITS * party)) & COUNT_MASK;
}

export function addToCount(counts: number[], area: Area, party: Party, units: number): void {
  counts[area] += units << (COUNT_BITS * party);
}

/** The seat that acts in a phase that goes round the table. */
export function seatInTurn(s: State): Faction {
  return s.season < 0 || s.phase === PHASE.command ? s.turnOrder[s.turn] : s.commandOrder[s.turn];
}
