/** §7.4, §7.5 Diplomacy Resolution, status and musters, hand size. */

import type { Refusal } from "@tripartite/kernel";
import { COMMAND_OF_CARD, FACTORIES_OF_CARD } from "../data/deck.ts";
import type { Card, Faction } from "../data/ids.ts";
import { FACTIONS, INFANTRY, SPRING } from "../data/kinds.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { PHASE, PLACE, type State } from "../model/state.ts";
import { cardsAt, countAt, discardCard, handCount, handOf, holds } from "../rules/cards/cards.ts";
import { handLimit } from "../rules/cards/technology.ts";
import { legalMusters, musterSeats, performMuster, refuseMuster } from "../rules/economy/musters.ts";
import { readStatuses, resolveDiplomacy } from "../rules/nations/diplomacy.ts";
import { automatic, type Phase } from "./phase.ts";

/** G2, G3 */
export const resolutionPhase: Phase = automatic((s, out) => {
  resolveDiplomacy(s, out);
  readStatuses(s, out);
  s.resume = PHASE.handSize;
  s.phase = PHASE.musters;
});

/** D10 */
export const mustersPhase: Phase = {
  decision: "D10",
  simultaneous: true,
  prompt: () => "Choose the types of the units that muster.",
  waiting: musterSeats,
  legal: legalMusters,
  refuse: refuseMuster,
  perform: performMuster,
  proceed(s) {
    s.phase = s.resume;
    s.resume = -1;
    if (s.phase === PHASE.handSize) s.owing = (1 << FACTIONS.length) - 1;
  },
  fallback: (s, seat) => preferInfantry(legalMusters(s, seat)),
};

export function preferInfantry(actions: readonly Action[]): Action {
  return actions.find((action) => action.type === "muster" && action.unitType === INFANTRY) ?? actions[0];
}

// ---- D11 hand size (§7.5)

/** Cards to discard. */
function excess(s: State, seat: Faction): number {
  return Math.max(0, handCount(s, seat) + chosenCount(s, seat) - handLimit(s, seat));
}

function chosenCount(s: State, seat: Faction): number {
  return countAt(s, PLACE.discarding + seat);
}

function refuseDiscard(s: State, seat: Faction, action: Action): Refusal | undefined {
  const chosen = chosenCount(s, seat);
  if (action.type === "confirm") return chosen === excess(s, seat) ? undefined : NO.HAND_LIMIT;
  if (action.type === "keep") return s.place[action.card] === PLACE.discarding + seat ? undefined : NO.CARD_NOT_HELD;
  if (action.type !== "discard") return NO.WRONG_ACTION;
  if (!holds(s, seat, action.card)) return NO.CARD_NOT_HELD;
  return chosen < excess(s, seat) ? undefined : NO.HAND_LIMIT;
}

export const handSizePhase: Phase = {
  decision: "D11",
  simultaneous: true,
  prompt(s, seat) {
    const more = Math.max(0, excess(s, seat) - chosenCount(s, seat));
    return more === 0
      ? "Your hand size is reached: discard the chosen cards."
      : `Discard down to your hand size: ${more} more.`;
  },
  waiting(s) {
    let mask = 0;
    for (let seat: Faction = 0; seat < FACTIONS.length; seat++) {
      if ((s.owing & (1 << seat)) !== 0 && (excess(s, seat) > 0 || chosenCount(s, seat) > 0)) mask |= 1 << seat;
    }
    return mask;
  },
  legal(s, seat) {
    const actions: Action[] = [];
    const missing = excess(s, seat) - chosenCount(s, seat);
    if (missing > 0) for (const card of handOf(s, seat)) actions.push({ type: "discard", card });
    for (const card of cardsAt(s, PLACE.discarding + seat)) actions.push({ type: "keep", card });
    if (missing === 0) actions.push({ type: "confirm" });
    return actions;
  },
  refuse: refuseDiscard,
  perform(s, seat, action) {
    if (action.type === "discard") s.place[action.card] = PLACE.discarding + seat;
    else if (action.type === "keep") s.place[action.card] = PLACE.hand + seat;
    else s.owing &= ~(1 << seat);
  },
  proceed(s, out) {
    s.owing = 0;
    for (let seat: Faction = 0; seat < FACTIONS.length; seat++) discardChosen(s, seat, out);
    s.season = SPRING;
    s.phase = PHASE.seasonStart;
  },
  fallback(s, seat) {
    const missing = excess(s, seat) - chosenCount(s, seat);
    if (missing === 0) return { type: "confirm" };
    if (missing < 0) return { type: "keep", card: cardsAt(s, PLACE.discarding + seat)[0] };
    return { type: "discard", card: lowestCard(handOf(s, seat)) };
  },
};

function lowestCard(cards: readonly Card[]): Card {
  const worth = (card: Card) => Math.max(COMMAND_OF_CARD[card], FACTORIES_OF_CARD[card]);
  return cards.reduce((lowest, card) => (worth(card) < worth(lowest) ? card : lowest));
}

function discardChosen(s: State, seat: Faction, out: Out): void {
  const cards = cardsAt(s, PLACE.discarding + seat);
  if (cards.length === 0) return;
  for (const card of cards) discardCard(s, card);
  if (s.publicHandDiscards === 1) out.push({ type: "cardsDiscarded", faction: seat, cards });
  else out.push({ type: "cardsDiscardedUnseen", faction: seat, count: cards.length });
}
