/** §10.1 The start of a Season: Command cards are committed face down and revealed, then ties are resolved. */
import { DECK_OF_CARD } from "../data/deck.ts";
import { INVESTMENT_DECK } from "../data/kinds.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { PHASE, type State, seatInTurn, TURN_KINDS } from "../model/state.ts";
import { discardCard } from "../rules/cards/cards.ts";
import {
  alphabeticalOrder,
  commandValueOf,
  commit,
  committedCards,
  legalCommitments,
  mayCommit,
  orderTiedSeats,
  refuseCommitment,
  refuseTieOrder,
  tieChooser,
  tieOrders,
  turnKindOf,
} from "../rules/cards/command.ts";
import { snapshotEndsGame } from "../rules/victory.ts";
import { isPassiveAlly } from "../rules/war/relations.ts";
import { automatic, type Phase } from "./phase.ts";

export const seasonStartPhase = automatic((s: State, out: Out) => {
  out.push({ type: "seasonBegan", season: s.season });
  if (snapshotEndsGame(s, -1, out)) return;
  s.commandOrder = [];
  s.turn = 0;
  s.passes = 0;
  s.phase = PHASE.command;
});

function nextInRotation(s: State): void {
  s.turn = (s.turn + 1) % s.turnOrder.length;
}

/** The rotation ends with as many consecutive Passes as there are seats. */
export const commandPhase: Phase = {
  decision: (s, seat) => (isPassiveAlly(s, seat) ? "D13" : "D12"),
  prompt: (s, seat) =>
    isPassiveAlly(s, seat)
      ? "Commit one or two Command cards face down, or pass."
      : s.passes === s.turnOrder.length - 1
        ? "Commit a Command card face down, or pass. The others have passed: your pass ends the commitment of cards."
        : "Commit a Command card face down, or pass.",
  waiting(s) {
    const seat = seatInTurn(s);
    return s.passes < s.turnOrder.length && mayCommit(s, seat) ? 1 << seat : 0;
  },
  legal: (s, seat) => [...legalCommitments(s, seat), { type: "pass" }],
  refuse(s, seat, action) {
    if (action.type === "pass") return undefined;
    return action.type === "commit" ? refuseCommitment(s, seat, action.card, action.second) : NO.WRONG_ACTION;
  },
  perform(s, seat, action, out) {
    if (action.type === "commit") {
      commit(s, seat, action.card, action.second, out);
      s.passes = 0;
    } else {
      out.push({ type: "passed", faction: seat });
      s.passes++;
    }
    nextInRotation(s);
  },
  proceed(s) {
    if (s.passes >= s.turnOrder.length) {
      s.phase = PHASE.commandReveal;
      return;
    }
    s.passes++;
    nextInRotation(s);
  },
  fallback: () => ({ type: "pass" }),
};

/** All cards are revealed; Investment cards were a bluff and are discarded. */
export const commandRevealPhase = automatic((s: State, out: Out) => {
  for (const seat of s.turnOrder) {
    const cards = committedCards(s, seat);
    if (cards.length === 0) continue;
    const kind = TURN_KINDS[turnKindOf(s, seat)];
    out.push({ type: "commandRevealed", faction: seat, cards, kind, command: commandValueOf(s, seat) });
    for (const card of cards) if (DECK_OF_CARD[card] === INVESTMENT_DECK) discardCard(s, card);
  }
  s.commandOrder = alphabeticalOrder(s);
  if (tieChooser(s) >= 0) s.phase = PHASE.commandTie;
  else beginPlayerTurns(s, out);
});

/** §10.1 Ties between Command cards. */
export const commandTiePhase: Phase = {
  decision: "D14",
  prompt: () => "Order the Player Turns of the seats with the same letter.",
  waiting: (s) => 1 << tieChooser(s),
  legal: (s) => tieOrders(s).map((factions) => ({ type: "orderTie", factions })),
  refuse: (s, _seat, action) => (action.type === "orderTie" ? refuseTieOrder(s, action.factions) : NO.WRONG_ACTION),
  perform(s, _seat, action, out) {
    if (action.type !== "orderTie") return;
    orderTiedSeats(s, action.factions);
    beginPlayerTurns(s, out);
  },
  proceed() {},
  fallback: (s) => ({ type: "orderTie", factions: tieOrders(s)[0] }),
};

function beginPlayerTurns(s: State, out: Out): void {
  if (s.commandOrder.length > 0) out.push({ type: "commandOrder", factions: s.commandOrder.slice() });
  s.turn = 0;
  s.phase = PHASE.playerTurn;
}
