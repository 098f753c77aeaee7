/** Position files: where each card is. What is placed nowhere lies in its deck, shuffled by the seed. */

import { allowKeys, InputError, type Json, readArray, readObject, shuffle } from "@tripartite/kernel";
import { CARD_COUNT, CARD_IDS, DECK_OF_CARD, NATIONS_OF_CARD, TECHS_OF_CARD } from "../data/deck.ts";
import type { Card, Faction, Nation, Technology } from "../data/ids.ts";
import { ACTION_DECK, DECKS, FACTIONS, INVESTMENT_DECK, TECHNOLOGIES } from "../data/kinds.ts";
import { NATION_IDS } from "../data/map.ts";
import { namesIn } from "../model/names.ts";
import { IN_PLAY, type Pair, REVEALED, type Shown, VAULT } from "../model/rows.ts";
import { PLACE, type State } from "../model/state.ts";
import { cardsAt } from "../rules/cards/cards.ts";
import { CARD, FACTION, FACTION_SET, NATION, TECHNOLOGY } from "./scalars.ts";

/** Piles of a Faction that are named in its section. */
export const PILES = {
  hand: PLACE.hand,
  committed: PLACE.committed,
  passive: PLACE.passive,
  funding: PLACE.funding,
  discarding: PLACE.discarding,
  intelligence: PLACE.intelligence,
};

/** Remembers where each card was named first, so that none is in two places. */
export class CardPlaces {
  readonly #state: State;
  readonly #named: (string | undefined)[] = new Array(CARD_COUNT).fill(undefined);

  constructor(s: State) {
    this.#state = s;
  }

  put(input: unknown, path: string, place: number): number {
    const card = CARD.read(input, path, 0);
    const elsewhere = this.#named[card];
    if (elsewhere !== undefined) throw new InputError(path, `${CARD_IDS[card]} is already at ${elsewhere}`);
    this.#named[card] = path;
    this.#state.place[card] = place;
    return card;
  }

  putList(input: unknown, path: string, place: number): number[] {
    return readArray(input ?? [], path).map((item, i) => this.put(item, `${path}[${i}]`, place));
  }

  /** Cards that the file places nowhere. */
  rest(deck: number): number[] {
    return CARD_IDS.map((_, card) => card).filter(
      (card) => DECK_OF_CARD[card] === deck && this.#named[card] === undefined,
    );
  }
}

/** §7.31 */
export function readInPlay(s: State, places: CardPlaces, input: unknown): void {
  s.inPlay = [];
  readArray(input ?? [], "inPlay").forEach((item, i) => {
    const path = `inPlay[${i}]`;
    const fields = readObject(item, path);
    allowKeys(fields, path, ["card", "nation", "faction"]);
    const faction = FACTION.read(fields.faction, `${path}.faction`, 0);
    const card = places.put(fields.card, `${path}.card`, PLACE.inPlay + faction);
    const nation = NATION.read(fields.nation, `${path}.nation`, 0);
    if (!NATIONS_OF_CARD[card].includes(nation)) {
      throw new InputError(`${path}.nation`, `${CARD_IDS[card]} does not show ${NATION_IDS[nation]}`);
    }
    IN_PLAY.add(s.inPlay, { card, nation });
  });
}

/** §9.3 Pairs in the Vaults, oldest first; the first card is the real one. */
export function readVaults(s: State, places: CardPlaces, input: unknown): void {
  s.vault = [];
  readArray(input ?? [], "vaults").forEach((item, i) => {
    const path = `vaults[${i}]`;
    const fields = readObject(item, path);
    allowKeys(fields, path, ["faction", "technology", "cards", "knownTo"]);
    const faction = FACTION.read(fields.faction, `${path}.faction`, 0);
    const technology = readTechnology(s, faction, fields.technology, `${path}.technology`);
    const cards = places.putList(fields.cards, `${path}.cards`, PLACE.vault + faction);
    if (cards.length !== 2) throw new InputError(`${path}.cards`, "a pair is two cards");
    checkShows(cards[0], technology, `${path}.cards[0]`);
    if (DECK_OF_CARD[cards[1]] !== INVESTMENT_DECK)
      throw new InputError(`${path}.cards[1]`, `${CARD_IDS[cards[1]]} is an Action card`);
    const knownTo = fields.knownTo === undefined ? 0 : FACTION_SET.read(fields.knownTo, `${path}.knownTo`, 0);
    VAULT.add(s.vault, { faction, technology, card: cards[0], other: cards[1], knownTo });
  });
}

export function readRevealed(s: State, places: CardPlaces, input: unknown): void {
  s.revealed = [];
  readArray(input ?? [], "revealed").forEach((item, i) => {
    const path = `revealed[${i}]`;
    const fields = readObject(item, path);
    allowKeys(fields, path, ["faction", "technology", "card"]);
    const faction = FACTION.read(fields.faction, `${path}.faction`, 0);
    const technology = readTechnology(s, faction, fields.technology, `${path}.technology`);
    const card = places.put(fields.card, `${path}.card`, PLACE.revealed + faction);
    checkShows(card, technology, `${path}.card`);
    s.techs[faction] |= 1 << technology;
    REVEALED.add(s.revealed, { faction, technology, card });
  });
}

/** R29 Each technology is Achieved once: Vaults are read after what is revealed. */
function readTechnology(s: State, faction: Faction, input: unknown, path: string): number {
  const technology = TECHNOLOGY.read(input, path, 0);
  if ((s.techs[faction] & (1 << technology)) !== 0) {
    throw new InputError(path, `${FACTIONS[faction]} has achieved ${TECHNOLOGIES[technology]} already`);
  }
  return technology;
}

function checkShows(card: Card, technology: Technology, path: string): void {
  if ((TECHS_OF_CARD[card] & (1 << technology)) !== 0) return;
  throw new InputError(path, `${CARD_IDS[card]} does not show ${TECHNOLOGIES[technology]}`);
}

/** Listed cards lie on top, the first one uppermost; the rest is shuffled below them. */
export function readDecks(s: State, places: CardPlaces, input: unknown): void {
  const fields = readObject(input ?? {}, "decks");
  allowKeys(fields, "decks", DECKS);
  const listed = DECKS.map((name, deck) => readDeck(places, deck, fields[name], `decks.${name}`));
  const whole = DECKS.map((_, deck) => {
    const rest = places.rest(deck);
    shuffle(s.random, rest);
    for (const card of rest) s.place[card] = PLACE.deck;
    return [...rest, ...listed[deck].toReversed()];
  });
  s.actionDeck = whole[ACTION_DECK];
  s.investmentDeck = whole[INVESTMENT_DECK];
}

function readDeck(places: CardPlaces, deck: number, input: unknown, path: string): number[] {
  if (input === undefined || input === "shuffled") return [];
  const cards = places.putList(input, path, PLACE.deck);
  const wrong = cards.findIndex((card) => DECK_OF_CARD[card] !== deck);
  if (wrong >= 0) throw new InputError(`${path}[${wrong}]`, `${CARD_IDS[cards[wrong]]} belongs to the other deck`);
  return cards;
}

export function writeCards(s: State): { [key: string]: Json } {
  const ids = (cards: readonly Card[]) => cards.map((card) => CARD_IDS[card]);
  const json: { [key: string]: Json } = {
    decks: { action: ids(s.actionDeck.toReversed()), investment: ids(s.investmentDeck.toReversed()) },
  };
  const discards = cardsAt(s, PLACE.discard);
  if (discards.length > 0) json.discards = ids(discards);
  if (s.inPlay.length > 0) json.inPlay = IN_PLAY.all(s.inPlay).map(({ card, nation }) => writeInPlay(s, card, nation));
  if (s.vault.length > 0) json.vaults = VAULT.all(s.vault).map(writePair);
  if (s.revealed.length > 0) json.revealed = REVEALED.all(s.revealed).map(writeTechnology);
  return json;
}

function writeInPlay(s: State, card: Card, nation: Nation): Json {
  return { card: CARD_IDS[card], nation: NATION_IDS[nation], faction: FACTIONS[s.place[card] - PLACE.inPlay] };
}

function writePair({ faction, technology, card, other, knownTo }: Pair): Json {
  return {
    faction: FACTIONS[faction],
    technology: TECHNOLOGIES[technology],
    cards: [CARD_IDS[card], CARD_IDS[other]],
    ...(knownTo !== 0 && { knownTo: namesIn(knownTo, FACTIONS) }),
  };
}

function writeTechnology({ faction, technology, card }: Shown): Json {
  return { faction: FACTIONS[faction], technology: TECHNOLOGIES[technology], card: CARD_IDS[card] };
}

/** The piles of one Faction that hold any card. */
export function writePiles(s: State, faction: Faction): { [key: string]: Json } {
  const piles: { [key: string]: Json } = {};
  for (const [name, place] of Object.entries(PILES)) {
    const cards = cardsAt(s, place + faction);
    if (cards.length > 0) piles[name] = cards.map((card) => CARD_IDS[card]);
  }
  return piles;
}
