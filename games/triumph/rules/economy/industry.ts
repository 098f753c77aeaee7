/** §7.32 Raising IND with Factory values. */

import type { Refusal } from "@tripartite/kernel";
import { DECK_OF_CARD, FACTORIES_OF_CARD } from "../../data/deck.ts";
import type { Card, Faction } from "../../data/ids.ts";
import { INVESTMENT_DECK } from "../../data/kinds.ts";
import type { Out } from "../../model/events.ts";
import { NO, NO_BECAUSE } from "../../model/refusals.ts";
import { PLACE, type State } from "../../model/state.ts";
import { cardsAt, discardCard, handOf, holds } from "../cards/cards.ts";
import { factoryCost } from "./economy.ts";

const RAISES_PER_YEAR = 2;

/** §7.32 What cards pay for a raise. */
export function factories(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + FACTORIES_OF_CARD[card], 0);
}

/** Cards laid aside so far for the raise under way. */
export function fundedCards(s: State, faction: Faction): Card[] {
  return cardsAt(s, PLACE.funding + faction);
}

/** A card may be laid aside if the raise is allowed and can still be paid. */
export function refuseFunding(s: State, faction: Faction, card: Card): Refusal | undefined {
  if (s.place[card] === PLACE.funding + faction) return NO_BECAUSE.laidAside;
  if (!holds(s, faction, card)) return NO.CARD_NOT_HELD;
  if (DECK_OF_CARD[card] !== INVESTMENT_DECK) return NO_BECAUSE.noInvestment;
  if (s.indRaises[faction] >= RAISES_PER_YEAR) return NO.IND_LIMIT;
  const reachable = factories(fundedCards(s, faction)) + factories(handOf(s, faction));
  return reachable >= factoryCost(s, faction) ? undefined : NO.IND_COST;
}

/** Lays a card aside; it stays secret until the raise is paid. */
export function fund(s: State, faction: Faction, card: Card): void {
  s.place[card] = PLACE.funding + faction;
}

export function refuseRaise(s: State, faction: Faction): Refusal | undefined {
  if (s.indRaises[faction] >= RAISES_PER_YEAR) return NO.IND_LIMIT;
  const funded = fundedCards(s, faction);
  return funded.length > 0 && factories(funded) >= factoryCost(s, faction) ? undefined : NO.IND_COST;
}

/** §7.32 The cards are discarded, what exceeds the cost is lost. */
export function raiseIndustry(s: State, faction: Faction, out: Out): void {
  const cards = fundedCards(s, faction);
  for (const card of cards) discardCard(s, card);
  s.indRaises[faction]++;
  s.ind[faction]++;
  out.push({ type: "industryRaised", faction, cards, ind: s.ind[faction] });
}

/** R28 IND never falls below 0. */
export function lowerIndustry(s: State, faction: Faction, by: number, reason: string, out: Out): void {
  if (s.ind[faction] === 0) return;
  s.ind[faction] = Math.max(0, s.ind[faction] - by);
  out.push({ type: "industryLowered", faction, ind: s.ind[faction], reason });
}
