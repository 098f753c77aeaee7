/** §4, §7.24 Decks, hands and discard piles. Every card has exactly one place. */

import { nextBelow, shuffle } from "@tripartite/kernel";
import { ACTION_CARD_COUNT, CARD_COUNT, DECK_OF_CARD } from "../../data/deck.ts";
import type { Card, Faction } from "../../data/ids.ts";
import { ACTION_DECK } from "../../data/kinds.ts";
import { type Out, only } from "../../model/events.ts";
import { PLACE, type State } from "../../model/state.ts";

/** The cards in one place, in card order. */
export function cardsAt(s: State, place: number): Card[] {
  const cards: Card[] = [];
  for (let card: Card = 0; card < CARD_COUNT; card++) if (s.place[card] === place) cards.push(card);
  return cards;
}

export function countAt(s: State, place: number): number {
  let count = 0;
  for (let card: Card = 0; card < CARD_COUNT; card++) if (s.place[card] === place) count++;
  return count;
}

export function handOf(s: State, seat: Faction): Card[] {
  return cardsAt(s, PLACE.hand + seat);
}

export function handCount(s: State, seat: Faction): number {
  return countAt(s, PLACE.hand + seat);
}

export function holds(s: State, seat: Faction, card: Card): boolean {
  return s.place[card] === PLACE.hand + seat;
}

export function discardCard(s: State, card: Card): void {
  s.place[card] = PLACE.discard;
}

function deckOf(s: State, deck: number): Card[] {
  return deck === ACTION_DECK ? s.actionDeck : s.investmentDeck;
}

function discardsOf(s: State, deck: number): Card[] {
  return cardsAt(s, PLACE.discard).filter((card) => DECK_OF_CARD[card] === deck);
}

function discardCount(s: State, deck: number): number {
  const first = deck === ACTION_DECK ? 0 : ACTION_CARD_COUNT;
  const end = deck === ACTION_DECK ? ACTION_CARD_COUNT : CARD_COUNT;
  let count = 0;
  for (let card = first; card < end; card++) if (s.place[card] === PLACE.discard) count++;
  return count;
}

/** §7.12, R16 Shuffles the discards of a deck into it. */
export function reshuffle(s: State, deck: number, out: Out): void {
  const pile = deckOf(s, deck);
  for (const card of discardsOf(s, deck)) {
    s.place[card] = PLACE.deck;
    pile.push(card);
  }
  shuffle(s.random, pile);
  out.push({ type: "reshuffled", deck, count: pile.length });
}

/** Cards that could still be drawn from a deck, its discards included (R16). */
export function drawableCount(s: State, deck: number): number {
  return deckOf(s, deck).length + discardCount(s, deck);
}

/** Draws up to `count` cards to the hand (or another place of the seat); an empty deck takes its discards back (R16). */
export function drawCards(
  s: State,
  seat: Faction,
  deck: number,
  count: number,
  out: Out,
  place: number = PLACE.hand,
): void {
  const pile = deckOf(s, deck);
  const drawn: Card[] = [];
  while (drawn.length < count) {
    if (pile.length === 0) {
      if (discardCount(s, deck) === 0) break;
      reshuffle(s, deck, out);
    }
    const card = pile.pop()!;
    s.place[card] = place + seat;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  out.push({ type: "cardsDrawn", faction: seat, deck, count: drawn.length });
  if (place === PLACE.hand) out.push({ type: "cardsSeen", audience: only(seat), faction: seat, cards: drawn });
}

/** §18 Two players: the Passive Ally keeps a random half of each deck, rounded down, in hand (R111). */
export function halveStack(s: State, seat: Faction, out: Out): void {
  const kept: Card[] = [];
  const stack = cardsAt(s, PLACE.passive + seat);
  for (const deck of [0, 1]) {
    const cards = stack.filter((card) => DECK_OF_CARD[card] === deck);
    for (let left = Math.floor(cards.length / 2); left > 0; left--) {
      const [card] = cards.splice(nextBelow(s.random, cards.length), 1);
      s.place[card] = PLACE.hand + seat;
      kept.push(card);
    }
  }
  out.push({ type: "cardsSeen", audience: only(seat), faction: seat, cards: kept });
}

/** §18.21 The Passive Stack joins its Ally's hand. */
export function takeStack(s: State, seat: Faction, out: Out): void {
  const cards = cardsAt(s, PLACE.passive + seat);
  if (cards.length === 0) return;
  for (const card of cards) s.place[card] = PLACE.hand + seat;
  out.push({ type: "cardsSeen", audience: only(seat), faction: seat, cards });
}
