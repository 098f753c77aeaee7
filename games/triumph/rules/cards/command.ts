/** §10.1, §10.4, §18.23 Command cards: who may commit what, the Player Turns they give, and their order. */

import type { Refusal } from "@tripartite/kernel";
import { COMMAND_OF_CARD, DECK_OF_CARD, LETTER_OF_CARD, SEASON_OF_CARD } from "../../data/deck.ts";
import type { Card, Faction } from "../../data/ids.ts";
import { ACTION_DECK, USSR, WINTER } from "../../data/kinds.ts";
import { EMERGENCY_COMMAND } from "../../data/scenarios.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import {
  PLACE,
  type State,
  TURN_DEFENSIVE,
  TURN_EMERGENCY,
  TURN_NONE,
  TURN_NORMAL,
  TURN_WINTER,
} from "../../model/state.ts";
import { isPassiveAlly } from "../war/relations.ts";
import { cardsAt, handCount, handOf, holds } from "./cards.ts";

/** §10.11 An Action card of this Season; in Winter any Action card (§10.4, R111). */
export function isValidCommand(s: State, card: Card): boolean {
  return DECK_OF_CARD[card] === ACTION_DECK && (s.season === WINTER || SEASON_OF_CARD[card] === s.season);
}

export function hasCommitted(s: State, seat: Faction): boolean {
  return s.place.includes(PLACE.committed + seat);
}

/** §10.1 Seats that have committed or hold no cards pass without being asked, in Winter all but the USSR. */
export function mayCommit(s: State, seat: Faction): boolean {
  return (s.season !== WINTER || seat === USSR) && !hasCommitted(s, seat) && handCount(s, seat) > 0;
}

/** D12 Any one card of the hand. D13 A Passive Ally also two valid Action cards. */
export function refuseCommitment(s: State, seat: Faction, card: Card, second: Card): Refusal | undefined {
  if (!holds(s, seat, card)) return NO.CARD_NOT_HELD;
  if (second < 0) return undefined;
  if (!holds(s, seat, second)) return NO.CARD_NOT_HELD;
  if (!isPassiveAlly(s, seat)) return NO.COMMAND_CARD;
  return card < second && isValidCommand(s, card) && isValidCommand(s, second) ? undefined : NO.PASSIVE_CARDS;
}

export function legalCommitments(s: State, seat: Faction): Action[] {
  const hand = handOf(s, seat);
  const actions: Action[] = hand.map((card) => ({ type: "commit", card, second: -1 }));
  if (!isPassiveAlly(s, seat)) return actions;
  for (const card of hand) {
    for (const second of hand) {
      if (refuseCommitment(s, seat, card, second) === undefined) actions.push({ type: "commit", card, second });
    }
  }
  return actions;
}

export function commit(s: State, seat: Faction, card: Card, second: Card, out: Out): void {
  s.place[card] = PLACE.committed + seat;
  if (second >= 0) s.place[second] = PLACE.committed + seat;
  out.push({ type: "commandCommitted", faction: seat, count: second >= 0 ? 2 : 1 });
}

export function committedCards(s: State, seat: Faction): Card[] {
  return cardsAt(s, PLACE.committed + seat);
}

/** §18.23 Of two cards the earlier letter counts, of equal letters (in Winter) the higher value; -1 without a card. */
export function operativeCard(s: State, seat: Faction, cards: readonly Card[] = committedCards(s, seat)): Card {
  const [first = -1, second = -1] = cards;
  if (second < 0) return first;
  const lead = LETTER_OF_CARD[second] - LETTER_OF_CARD[first];
  return lead > 0 || (lead === 0 && COMMAND_OF_CARD[first] >= COMMAND_OF_CARD[second]) ? first : second;
}

/** §10.11, §18.23 The kind of Player Turn that a seat's cards give; those that it has committed unless others are asked about. */
export function turnKindOf(s: State, seat: Faction, cards: readonly Card[] = committedCards(s, seat)): number {
  const card = operativeCard(s, seat, cards);
  if (card < 0 || DECK_OF_CARD[card] !== ACTION_DECK) return TURN_NONE;
  if (!isValidCommand(s, card)) return TURN_EMERGENCY;
  if (isPassiveAlly(s, seat) && cards.length < 2) return TURN_DEFENSIVE;
  return s.season === WINTER ? TURN_WINTER : TURN_NORMAL;
}

/** §10.1 How many units the seat may move in its Player Turn. */
export function commandValueOf(s: State, seat: Faction, cards: readonly Card[] = committedCards(s, seat)): number {
  const kind = turnKindOf(s, seat, cards);
  if (kind === TURN_NONE) return 0;
  return kind === TURN_EMERGENCY ? EMERGENCY_COMMAND[seat] : COMMAND_OF_CARD[operativeCard(s, seat, cards)];
}

/** §10.11 The seats with a Player Turn by the letters of their cards, equal letters in Turn Order. */
export function alphabeticalOrder(s: State): Faction[] {
  const letter = (seat: Faction) => LETTER_OF_CARD[operativeCard(s, seat)];
  return s.turnOrder.filter((seat) => turnKindOf(s, seat) !== TURN_NONE).sort((a, b) => letter(a) - letter(b));
}

/** The seats of the Command Order whose letters are equal; at most one such group exists. */
export function tiedSeats(s: State): Faction[] {
  const letters = s.commandOrder.map((seat) => LETTER_OF_CARD[operativeCard(s, seat)]);
  return s.commandOrder.filter((_, i) => letters.indexOf(letters[i]) !== letters.lastIndexOf(letters[i]));
}

/** R35 The tied seat with the in-season card orders the others; -1 if all are Emergency cards or nobody is tied. */
export function tieChooser(s: State): Faction {
  return tiedSeats(s).find((seat) => isValidCommand(s, operativeCard(s, seat))) ?? -1;
}

/** Every order of the tied seats, the chooser first to begin with. */
export function tieOrders(s: State): Faction[][] {
  const chooser = tieChooser(s);
  const others = tiedSeats(s).filter((seat) => seat !== chooser);
  return permutations([chooser, ...others]);
}

function permutations(seats: readonly Faction[]): Faction[][] {
  if (seats.length <= 1) return [[...seats]];
  return seats.flatMap((first) => permutations(seats.filter((seat) => seat !== first)).map((rest) => [first, ...rest]));
}

export function refuseTieOrder(s: State, factions: readonly Faction[]): Refusal | undefined {
  const tied = tiedSeats(s);
  const complete = factions.length === tied.length && tied.every((seat) => factions.includes(seat));
  return complete ? undefined : NO.TIE_ORDER;
}

/** D14 The tied seats keep their places among the others. */
export function orderTiedSeats(s: State, factions: readonly Faction[]): void {
  const tied = tiedSeats(s);
  let next = 0;
  s.commandOrder = s.commandOrder.map((seat) => (tied.includes(seat) ? factions[next++] : seat));
}
