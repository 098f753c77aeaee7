/** §7.32 Raising IND with Factory values. */
import type { Refusal } from "@tripartite/kernel";
import { DECK_OF_CARD, FACTORIES_OF_CARD } from "../data/deck.ts";
import { INVESTMENT_DECK } from "../data/kinds.ts";
import type { Out } from "../events.ts";
import { NO } from "../refusals.ts";
import { PLACE, type State } from "../state.ts";
import { cardsAt, discardCard, handOf, holds } from "./cards.ts";
import { factoryCost } from "./economy.ts";

const RAISES_PER_YEAR = 2;

/** §7.32 What cards pay for a raise. */
export function factories(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + FACTORIES_OF_CARD[card], 0);
}

/** Cards laid aside so far for the raise under way. */
export function fundedCards(s: State, f: number): number[] {
  return cardsAt(s, PLACE.funding + f);
}

/** A card may be laid aside if the raise is allowed and can still be paid. */
export function refuseFunding(s: State, f: number, card: number): Refusal | undefined {
  if (!holds(s, f, card)) return NO.CARD_NOT_HELD;
  if (DECK_OF_CARD[card] !== INVESTMENT_DECK) return NO.CARD_KIND;
  if (s.indRaises[f] >= RAISES_PER_YEAR) return NO.IND_LIMIT;
  const reachable = factories(fundedCards(s, f)) + factories(handOf(s, f));
  return reachable >= factoryCost(s, f) ? undefined : NO.IND_COST;
}

/** Lays a card aside; it stays secret until the raise is paid. */
export function fund(s: State, f: number, card: number): void {
  s.place[card] = PLACE.funding + f;
}

export function refuseRaise(s: State, f: number): Refusal | undefined {
  if (s.indRaises[f] >= RAISES_PER_YEAR) return NO.IND_LIMIT;
  const funded = fundedCards(s, f);
  return funded.length > 0 && factories(funded) >= factoryCost(s, f) ? undefined : NO.IND_COST;
}

/** §7.32 The cards are discarded, what exceeds the cost is lost. */
export function raiseIndustry(s: State, f: number, out: Out): void {
  const cards = fundedCards(s, f);
  for (const card of cards) discardCard(s, card);
  s.indRaises[f]++;
  s.ind[f]++;
  out.push({ type: "industryRaised", faction: f, cards, ind: s.ind[f] });
}

/** R28 IND never falls below 0. */
export function lowerIndustry(s: State, f: number, by: number, reason: string, out: Out): void {
  if (s.ind[f] === 0) return;
  s.ind[f] = Math.max(0, s.ind[f] - by);
  out.push({ type: "industryLowered", faction: f, ind: s.ind[f], reason });
}
