/** How a player of this game thinks: from a table, seen or imagined, to one of the legal actions. */

import type { Random } from "@tripartite/kernel";
import type { Area, Faction, Unit } from "../data/ids.ts";
import type { Action } from "../model/actions.ts";
import type { State } from "../model/state.ts";
import type { Plan } from "./memory.ts";

export interface Thought {
  readonly action: Action;
  readonly reason: string;
}

/** What a player keeps in mind during one Player Turn or Production. */
export interface Mind {
  plan?: Plan;
  /** Capitals that it means to take, and the year in which it chose them. */
  targets?: { year: number; capitals: number[] };
  /** Own moves of the last Seasons: which unit left what, and when. */
  moved?: [unit: Unit, from: Area, season: number][];
}

const SEASONS = 4;
/** From Fall over Winter to Spring. */
const LATELY = 2;

function seasonOf(s: State): number {
  return SEASONS * s.year + s.season;
}

/** Takes note of a move that is about to be made. */
export function noteMove(s: State, mind: Mind, unit: Unit): void {
  const now = seasonOf(s);
  const others = (mind.moved ?? []).filter(([other, , season]) => other !== unit && now - season <= LATELY);
  mind.moved = [...others, [unit, s.unitArea[unit], now]];
}

/** Where units stood before their last move, if that was lately. */
export function cameFrom(s: State, { moved = [] }: Mind): ReadonlyMap<Unit, Area> {
  const recent = moved.filter(([, , season]) => seasonOf(s) - season <= LATELY);
  return new Map(recent.map(([unit, from]) => [unit, from]));
}

/** What kind of player it is. */
export interface Style {
  /** Declares wars and Violates Neutrals. */
  readonly aggressive: boolean;
  /** How much a Rival's loss is worth beside an own gain. */
  readonly denial: number;
  /** How much more that is for every point by which the Rival leads. */
  readonly leader: number;
  /** How much a gain by Diplomacy must exceed what the card is worth otherwise. */
  readonly diplomacyThreshold: number;
  /** How much it cares for Protectorates and Satellites beyond the mere use of a nation. */
  readonly patience: number;
  /** The most IND raises that it saves for in a year. */
  readonly raises: number;
  /** How much POP is worth that will be used only later. */
  readonly foresight: number;
  /** How much it saves cards for Atomic stages, each of which is a Victory Point. */
  readonly science: number;
  /** Part of the Production that goes into an army without need. */
  readonly armament: number;
  /** What a declaration must promise. */
  readonly declareFrom: number;
  /** The chance of success from which it attacks. */
  readonly boldness: number;
  /** How much Rivals' capitals draw troops towards them, and attacks that open the way to them. */
  readonly campaign: number;
  /** Part of the price of a war that it minds. */
  readonly warPrice: number;
  /** Part of the strongest stroke that its capitals are to withstand. */
  readonly caution: number;
  /** What a Command is worth on the best card of a Season, at peace. */
  readonly readiness: number;
  /** Part of the Production in war that goes into Action cards. */
  readonly warCards: number;
  /** Part of a Rival's strength that counts as a threat at peace. */
  readonly vigilance: number;
  /** Part of the Production in peace that goes into Action cards at least. */
  readonly peaceCards: number;
  /** The most of the Production that goes into units, in peace and in war. */
  readonly mostPeace: number;
  readonly mostWar: number;
  /** Part of the Production that goes into units because of a war. */
  readonly warUnits: number;
  /** How much RES is minded in peace. */
  readonly resources: number;
  /** Part of the price of a Violation that it minds. */
  readonly violationPrice: number;
  /** What own and enemy CV are worth that a battle costs. */
  readonly blood: number;
  readonly kill: number;
  /** What a Rival's capital is worth. */
  readonly capital: number;
  /** What it is worth to stand next to something worth taking. */
  readonly staging: number;
  /** How much a leader minds the end of peace. */
  readonly calm: number;
  /** How much it wants to stop a Rival who is about to win. */
  readonly alarm: number;
  /** How much technologies are worth in general. */
  readonly technology: number;
  /** The worth of another unit where it is needed. */
  readonly deployment: number;
  /** How much a Rival's border draws troops in peace and in war. */
  readonly frontPeace: number;
  readonly frontWar: number;
  /** Factories that it expects of an Investment card. */
  readonly factories: number;
  /** How far IND may run ahead of POP before it stops to raise it. */
  readonly industry: number;
  /** What the second and the third marker on a nation add to its use. */
  readonly protectorate: number;
  readonly satellite: number;
  /** What any Action card is worth in the hand, and a Command on it in war. */
  readonly card: number;
  readonly command: number;
  /** What a chit to come is worth, and a card that a Rival draws for a Violation. */
  readonly chit: number;
  readonly reaction: number;
  /** How much it minds that the victim of a war has more troops. */
  readonly respect: number;
  /** The share that still counts of what cannot be held. */
  readonly hope: number;
  /** What a Coup and a Sabotage are worth beside other harm to a Rival. */
  readonly coup: number;
  readonly sabotage: number;
  /** What a plan must promise to be worth a Command card. */
  readonly cardFrom: number;
}

/** A decision in the table `s`: one of `legal`, which may be more than the imagined table allows. */
export interface Decision {
  readonly s: State;
  readonly seat: Faction;
  readonly legal: readonly Action[];
  readonly mind: Mind;
  readonly style: Style;
  readonly random: Random;
  /** Nobody will read the reasons. */
  readonly silent?: boolean;
}

/** The best by value; the first of equals. */
export function best<Item>(items: readonly Item[], rank: (item: Item) => number): Item | undefined {
  let found: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = rank(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

export function ofType<Type extends Action["type"]>(
  actions: readonly Action[],
  type: Type,
): Extract<Action, { type: Type }>[] {
  return actions.filter((action) => action.type === type) as Extract<Action, { type: Type }>[];
}
