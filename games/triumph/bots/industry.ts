/** Industry in the Government Phase: when to raise it, and with which cards. */

import {
  DECK_OF_CARD,
  FACTORIES_OF_CARD,
  INTEL_OF_CARD,
  SCIENCE_OF_CARD,
  SCIENCE_YEAR_OF_CARD,
  TECHS_OF_CARD,
} from "../data/deck.ts";
import type { Card, Faction, Technology } from "../data/ids.ts";
import { ATOMIC_1, COUP, INVESTMENT_DECK, SABOTAGE, TECHNOLOGIES } from "../data/kinds.ts";
import type { State } from "../model/state.ts";
import { handOf } from "../rules/cards/cards.ts";
import { achievedTechs } from "../rules/cards/technology.ts";
import { factoryCost, population } from "../rules/economy/economy.ts";
import { fundedCards } from "../rules/economy/industry.ts";
import { type Decision, ofType, type Style, type Thought } from "./brain.ts";

/** The cheapest set of cards that pays for a raise: little waste, few cards that are good for something else. */
function fundingFor(s: State, f: Faction, hand: readonly Card[], science: number): number[] | undefined {
  const cards = hand.filter((card) => DECK_OF_CARD[card] === INVESTMENT_DECK).slice(0, 12);
  const cost = factoryCost(s, f) - fundedCards(s, f).reduce((sum, card) => sum + FACTORIES_OF_CARD[card], 0);
  const factories = cards.map((card) => FACTORIES_OF_CARD[card]);
  const price = cards.map((card, i) => factories[i] + 0.4 + usefulness(s, f, card, cards, science));
  let chosen = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let set = 1; set < 1 << cards.length; set++) {
    let sum = 0;
    let waste = 0;
    for (let i = 0; i < cards.length && waste < least; i++) {
      if ((set & (1 << i)) === 0) continue;
      sum += factories[i];
      waste += price[i];
    }
    if (sum >= cost && waste < least) [chosen, least] = [set, waste];
  }
  return chosen === 0 ? undefined : cards.filter((_, i) => (chosen & (1 << i)) !== 0);
}

/** A card that completes the next Atomic stage, or an Intelligence card that hurts, is better kept. */
function usefulness(s: State, f: Faction, card: Card, cards: readonly Card[], science: number): number {
  if (INTEL_OF_CARD[card] === COUP || INTEL_OF_CARD[card] === SABOTAGE) return 1;
  return 2.5 * atomicUse(s, f, card, cards, science);
}

/** How much a card promises for the Atomic stages to come, from 0 to 1: half of the next pair most of all. */
export function atomicUse(s: State, f: Faction, card: Card, cards: readonly Card[], science: number): number {
  const next = nextAtomic(s, f);
  if (next < 0) return 0;
  const isPaired = cards.filter((other) => helpsWith(s, other, next)).length >= 2;
  if ((TECHS_OF_CARD[card] & (1 << next)) !== 0) return isPaired ? 1 : science;
  if (helpsWith(s, card, next)) return isPaired ? 0.6 : 0.5 * science;
  return next + 1 < TECHNOLOGIES.length && (TECHS_OF_CARD[card] & (1 << (next + 1))) !== 0 ? 0.5 * science : 0;
}

/** Shows the technology, or is a Science card that may stand in for it. */
function helpsWith(s: State, card: Card, technology: Technology): boolean {
  const isScience = (SCIENCE_OF_CARD[card] & (1 << technology)) !== 0 && s.year >= SCIENCE_YEAR_OF_CARD[card];
  return isScience || (TECHS_OF_CARD[card] & (1 << technology)) !== 0;
}

function nextAtomic(s: State, f: Faction): number {
  const achieved = achievedTechs(s, f);
  for (let stage = ATOMIC_1; stage < TECHNOLOGIES.length; stage++) if ((achieved & (1 << stage)) === 0) return stage;
  return -1;
}

/** IND raises worth saving for this year: more IND than there will soon be POP for is wasted. */
export function raisesWanted(s: State, f: Faction, { raises, industry: slack }: Style): number {
  const ahead = s.ind[f] - population(s, f) - slack;
  return Math.min(raises, ahead <= 0 ? 2 : ahead <= 2 ? 1 : 0);
}

/** A raise of Industry, if it is worth its cards. */
export function playIndustry({ s, seat, legal, style }: Decision): Thought | undefined {
  const raise = legal.find(({ type }) => type === "raise");
  if (raise !== undefined) return { action: raise, reason: `Industry rises to ${s.ind[seat] + 1}.` };
  const funds = ofType(legal, "fund");
  const isUnderWay = fundedCards(s, seat).length > 0;
  if (funds.length === 0 || (!isUnderWay && s.indRaises[seat] >= raisesWanted(s, seat, style))) return undefined;
  const set = fundingFor(s, seat, handOf(s, seat), style.science) ?? [];
  const action = funds.find(({ card }) => set.includes(card)) ?? (isUnderWay ? funds[0] : undefined);
  return action && { action, reason: "These cards pay for more Industry." };
}
