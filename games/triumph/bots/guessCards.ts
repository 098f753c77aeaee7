/** Where the cards might be that a seat has not seen: its Rivals' hands and Vaults, and the decks. */

import { type Random, shuffle } from "@tripartite/kernel";
import { ACTION_CARD_COUNT, CARD_COUNT, SEASON_OF_CARD, TECHS_OF_CARD } from "../data/deck.ts";
import type { Card, Faction } from "../data/ids.ts";
import { FACTIONS, type FactionName, TECHNOLOGIES } from "../data/kinds.ts";
import { VAULT } from "../model/rows.ts";
import { PLACE, type State } from "../model/state.ts";
import type { View } from "../view/types.ts";
import type { Guess } from "./guessBlocks.ts";
import { cardOf, factionOf } from "./imagine.ts";

export function dealHiddenCards(s: State, view: View, guess: Guess, random: Random): void {
  const seen = putSeenCards(s, view);
  const unseen: number[] = [];
  for (let card: Card = 0; card < CARD_COUNT; card++) if (!seen.has(card)) unseen.push(card);
  shuffle(random, unseen);
  dealHiddenVaults(s, view, unseen);
  const decks = [view.decks.action, view.decks.investment];
  const held = unseen.filter((card) => guess.heldBy.some((cards) => cards.includes(card)));
  const others = unseen.filter((card) => !held.includes(card));
  for (const card of [...others, ...held]) {
    const deck = card < ACTION_CARD_COUNT ? 0 : 1;
    if (decks[deck] > 0 && !held.includes(card)) {
      decks[deck]--;
      (deck === 0 ? s.actionDeck : s.investmentDeck).push(card);
      s.place[card] = PLACE.deck;
    } else s.place[card] = UNPLACED;
  }
  dealHands(s, view, guess);
  for (let card: Card = 0; card < CARD_COUNT; card++) if (s.place[card] === UNPLACED) s.place[card] = PLACE.discard;
}

const UNPLACED = -1;

/** The cards that everybody, or this seat, knows the place of. */
function putSeenCards(s: State, view: View): Set<number> {
  const seen = new Set<number>();
  const put = (ids: readonly string[], place: number) => {
    for (const card of ids.map(cardOf)) {
      s.place[card] = place;
      seen.add(card);
    }
  };
  const seat = factionOf(view.viewer as FactionName);
  put(view.discards ?? [], PLACE.discard);
  for (const { card, faction } of view.inPlay) put([card], PLACE.inPlay + factionOf(faction));
  FACTIONS.forEach((name, f) => {
    const { vault, revealed, command } = view.factions[name];
    for (const pair of vault) if (pair !== "hidden") put(pair.cards, PLACE.vault + f);
    for (const { card } of revealed) put([card], PLACE.revealed + f);
    put(command ?? [], PLACE.committed + f);
  });
  if (view.intelligence !== undefined)
    put([view.intelligence.card], PLACE.intelligence + factionOf(view.intelligence.faction));
  if (view.own !== undefined) {
    put(view.own.hand, PLACE.hand + seat);
    put(view.own.funding, PLACE.funding + seat);
    put(view.own.discarding, PLACE.discarding + seat);
    put(view.own.committed, PLACE.committed + seat);
  }
  return seen;
}

/** Any pair that could lie there: two cards that show the same technology. */
function dealHiddenVaults(s: State, view: View, unseen: number[]): void {
  FACTIONS.forEach((name, f) => {
    for (const pair of view.factions[name].vault) if (pair === "hidden") dealPair(s, f, unseen);
  });
}

function dealPair(s: State, f: Faction, unseen: number[]): void {
  for (const card of unseen) {
    const other = unseen.find((one) => one !== card && (TECHS_OF_CARD[one] & TECHS_OF_CARD[card]) !== 0);
    if (other === undefined) continue;
    const shared = TECHS_OF_CARD[card] & TECHS_OF_CARD[other];
    const technology = TECHNOLOGIES.findIndex((_, bit) => (shared & (1 << bit)) !== 0);
    for (const one of [card, other]) {
      s.place[one] = PLACE.vault + f;
      unseen.splice(unseen.indexOf(one), 1);
    }
    VAULT.add(s.vault, { faction: f, technology, card, other, knownTo: 0 });
    return;
  }
}

/** Hands first from what was seen in them, then from what is in no deck; a face-down Command is of this Season. */
function dealHands(s: State, view: View, guess: Guess): void {
  FACTIONS.forEach((name, f) => {
    if (name === view.viewer) return;
    const { handSize, committed, command, passiveStack } = view.factions[name];
    if (command === undefined) {
      for (let i = 0; i < committed; i++) take(s, PLACE.committed + f, (card) => SEASON_OF_CARD[card] === s.season);
    }
    let left = handSize;
    for (const card of guess.heldBy[f]) {
      if (left === 0 || s.place[card] !== UNPLACED) continue;
      s.place[card] = PLACE.hand + f;
      left--;
    }
    for (; left > 0; left--) take(s, PLACE.hand + f, () => true);
    for (let i = 0; i < passiveStack; i++) take(s, PLACE.passive + f, () => true);
  });
  const own = factionOf(view.viewer as FactionName);
  for (let i = 0; i < view.factions[FACTIONS[own]].passiveStack; i++) take(s, PLACE.passive + own, () => true);
}

function take(s: State, place: number, fits: (card: Card) => boolean): void {
  let found = -1;
  const start = s.random[0] >>> 1;
  for (let i = 0; i < CARD_COUNT; i++) {
    const card = (start + i * 37) % CARD_COUNT;
    if (s.place[card] !== UNPLACED) continue;
    if (fits(card)) {
      found = card;
      break;
    }
    if (found < 0) found = card;
  }
  if (found >= 0) s.place[found] = place;
}
