/** What the bots' ways of thinking share: the decision, the style, and what things are worth in points of Will. */
import type { Random } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import { countryOfSpot, isCapital } from "../rules/sides.ts";
import { unitData } from "../rules/units.ts";
import { boardOf, type State } from "../state.ts";

export interface Style {
  /** Exact odds of every roll; otherwise the difference of the modifiers. */
  readonly exact: boolean;
  /** How much own cities count that the enemy could reach. */
  readonly caution: number;
  /** Assaults by several units, Air Strikes and moves of air units. */
  readonly combinedArms: boolean;
  /** Random part of every value. */
  readonly whim: number;
}

export interface Decision {
  /** The position as the seat sees it; rules may be tried on it. */
  readonly s: State;
  readonly seat: number;
  readonly legal: readonly Action[];
  readonly style: Style;
  readonly random: Random;
}

export interface Thought {
  readonly action: Action;
  readonly reason: string;
}

/** A point of Will of the country whose conquest decides, and of one that can hardly fall. */
const WILL_AT_STAKE = 3;
const WILL_AT_EASE = 0.5;
/** A Production Point that is not spent on this can be spent on something else. */
export const POINT_WORTH = 0.3;
export const SORTIE_WORTH = 0.4;

export function willWorth(s: State, country: number): number {
  const id = boardOf(s).countryIds[country];
  const decides = boardOf(s).scenario.victory.some(({ test }) => test.conquered?.includes(id));
  return decides ? WILL_AT_STAKE : WILL_AT_EASE;
}

/** §17.1 What a city is worth to whoever takes or keeps it. */
export function cityWorth(s: State, spot: number): number {
  const { city, factories } = boardOf(s).spots[spot];
  if (city === undefined) return 0.5;
  const will = (isCapital(s, spot) ? 4 : 2) * willWorth(s, countryOfSpot(s, spot));
  return will + boardOf(s).scenario.rules.ppPerFactory * factories * POINT_WORTH;
}

/** A step of a ground unit: the first of a full one, or the last. */
export function stepWorth(s: State, unit: number): number {
  const { type, field } = unitData(s, unit);
  if (!field) return 1;
  return (type === "tank" ? 2 : 1) * (s.unitReduced[unit] === 1 ? 2 : 1.5);
}

export function unitWorth(s: State, unit: number): number {
  const { type, field } = unitData(s, unit);
  if (!field) return 1;
  return (type === "tank" ? 2 : 1) * (s.unitReduced[unit] === 1 ? 2 : 3.5);
}
