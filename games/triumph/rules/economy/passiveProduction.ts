/** §18.21 Two players: how a Passive Ally must split its Production points. */

import type { Refusal } from "@tripartite/kernel";
import type { Faction } from "../../data/ids.ts";
import { ACTION_DECK, INVESTMENT_DECK } from "../../data/kinds.ts";
import { NO } from "../../model/refusals.ts";
import type { State } from "../../model/state.ts";
import { drawableCount } from "../cards/cards.ts";
import { canBuildUnit, PLAN_CADRE, PLAN_CARD, PLAN_STEP, planCount } from "./building.ts";

const UNITS = 0;
const ACTION_CARDS = 1;
const INVESTMENT_CARDS = 2;
const CATEGORIES = [UNITS, ACTION_CARDS, INVESTMENT_CARDS];

export function categoryOf(actionType: string, deck: number): number {
  if (actionType !== "buy") return UNITS;
  return deck === ACTION_DECK ? ACTION_CARDS : INVESTMENT_CARDS;
}

function planned(s: State, category: number): number {
  if (category === UNITS) return planCount(s, PLAN_STEP) + planCount(s, PLAN_CADRE);
  return planCount(s, PLAN_CARD, category === ACTION_CARDS ? ACTION_DECK : INVESTMENT_DECK);
}

/** How many points a category could take at all; one without a legal purchase is skipped. */
function capacity(s: State, faction: Faction, category: number): number {
  if (category !== UNITS) return drawableCount(s, category === ACTION_CARDS ? ACTION_DECK : INVESTMENT_DECK);
  return canBuildUnit(s, faction) ? s.level : planned(s, UNITS);
}

/** The share that every category gets, as far as it can take it, and the points that remain. */
function evenSplit(s: State, capacities: readonly number[]): { share: number; rest: number } {
  const spent = (share: number) => capacities.reduce((sum, limit) => sum + Math.min(share, limit), 0);
  let share = 0;
  while (share < s.level && spent(share + 1) <= s.level) share++;
  return { share, rest: s.level - spent(share) };
}

/** May one more point go into this category? Above the even share only the remainder, one point each. */
export function refuseShare(s: State, faction: Faction, category: number): Refusal | undefined {
  const capacities = CATEGORIES.map((each) => capacity(s, faction, each));
  const { share, rest } = evenSplit(s, capacities);
  const used = planned(s, category);
  if (used < share) return undefined;
  const extras = CATEGORIES.filter((each) => planned(s, each) > share).length;
  return used === share && extras < rest ? undefined : NO.PASSIVE_SPLIT;
}

/** The plan may be confirmed once every category has its even share. */
export function refuseUnevenPlan(s: State, faction: Faction): Refusal | undefined {
  const capacities = CATEGORIES.map((each) => capacity(s, faction, each));
  const { share } = evenSplit(s, capacities);
  const even = CATEGORIES.every((each) => planned(s, each) >= Math.min(share, capacities[each]));
  return even ? undefined : NO.PASSIVE_SPLIT;
}
