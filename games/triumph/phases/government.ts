/** §7.3 Government card play: seats act in Turn Order, rotating, until three Passes in a row. */

import type { Refusal } from "@tripartite/kernel";
import { DECK_OF_CARD, INTEL_OF_CARD } from "../data/deck.ts";
import type { Card, Faction } from "../data/ids.ts";
import { AGENT, COUP, INVESTMENT_DECK, MOLE } from "../data/kinds.ts";
import type { Action } from "../model/actions.ts";
import { type Out, only } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { INTEL } from "../model/rows.ts";
import { PHASE, PLACE, type State } from "../model/state.ts";
import { discardCard, handCount, handOf } from "../rules/cards/cards.ts";
import {
  areasWithBlocks,
  carryOut,
  coupTargets,
  holdsDoubleAgent,
  legalIntelligence,
  playDoubleAgent,
  playIntelligence,
  refuseIntelligence,
} from "../rules/cards/intelligence.ts";
import { ALWAYS, DOUBLE_AGENT_ORDER, NEVER, standingOrder } from "../rules/cards/orders.ts";
import { endPassing, passesByOrder, touch, touchRivalsIn } from "../rules/cards/passing.ts";
import {
  achieve,
  legalAchievements,
  legalMolePairs,
  refuseAchieve,
  refuseMolePair,
  vaultedTechs,
} from "../rules/cards/technology.ts";
import { fund, fundedCards, raiseIndustry, refuseFunding, refuseRaise } from "../rules/economy/industry.ts";
import {
  legalDiplomacy,
  legalWildCards,
  playDiplomacy,
  playWildCard,
  refuseDiplomacy,
  refuseWildCard,
} from "../rules/nations/diplomacy.ts";
import type { Phase } from "./phase.ts";

const PASSES_TO_END = 3;

function endPlay(s: State): void {
  s.passes = 0;
  s.turn = (s.turn + 1) % s.turnOrder.length;
  s.phase = PHASE.government;
}

function pass(s: State, seat: Faction, out: Out): void {
  out.push({ type: "passed", faction: seat });
  s.passes++;
  s.turn = (s.turn + 1) % s.turnOrder.length;
}

// ---- D07

function legalFunding(s: State, seat: Faction, hand: readonly Card[], actions: Action[]): void {
  const cards = hand.filter((card) => DECK_OF_CARD[card] === INVESTMENT_DECK);
  /** What is true of one of them is true of all. */
  if (cards.length === 0 || refuseFunding(s, seat, cards[0]) !== undefined) return;
  for (const card of cards) actions.push({ type: "fund", card });
}

export const governmentPhase: Phase = {
  decision: "D07",
  prompt: (s) =>
    s.passes === PASSES_TO_END - 1
      ? "Play a card, or pass. The others have passed: your pass ends the card play."
      : "Play a card, or pass.",
  waiting(s) {
    const seat = s.turnOrder[s.turn];
    if (s.passes >= PASSES_TO_END) return 0;
    const isAsked = handCount(s, seat) > 0 && !passesByOrder(s, seat);
    return isAsked || fundedCards(s, seat).length > 0 ? 1 << seat : 0;
  },
  legal(s, seat) {
    const actions: Action[] = [];
    const hand = handOf(s, seat);
    const funding = fundedCards(s, seat).length > 0;
    legalFunding(s, seat, hand, actions);
    if (funding) {
      if (refuseRaise(s, seat) === undefined) actions.push({ type: "raise" });
      return actions;
    }
    for (const card of hand) {
      legalDiplomacy(s, seat, card, actions);
      legalWildCards(s, seat, card, actions);
      if (INTEL_OF_CARD[card] >= 0) actions.push(...legalIntelligence(s, seat, card));
    }
    actions.push(...legalAchievements(s, seat, hand));
    actions.push({ type: "pass" });
    return actions;
  },
  refuse(s, seat, action) {
    if (action.type === "fund") return refuseFunding(s, seat, action.card);
    if (action.type === "raise") return refuseRaise(s, seat);
    if (fundedCards(s, seat).length > 0) return NO.WRONG_ACTION;
    if (action.type === "diplomacy") return refuseDiplomacy(s, seat, action.card, action.nation);
    if (action.type === "wildcard") return refuseWildCard(s, seat, action.card, action.nation);
    if (action.type === "achieve") return refuseAchieve(s, seat, action);
    if (action.type === "intelligence") return refuseIntelligence(s, seat, action);
    return action.type === "pass" ? undefined : NO.WRONG_ACTION;
  },
  perform(s, seat, action, out) {
    if (action.type === "fund") {
      fund(s, seat, action.card);
      return;
    }
    if (action.type === "pass") {
      pass(s, seat, out);
      return;
    }
    if (action.type === "intelligence") {
      touch(s, action.rival);
      playIntelligence(s, seat, action, out);
      awaitDoubleAgent(s, out);
      return;
    }
    if (action.type === "diplomacy" || action.type === "wildcard") touchRivalsIn(s, seat, action.nation);
    if (action.type === "diplomacy") playDiplomacy(s, seat, action.card, action.nation, out);
    else if (action.type === "wildcard") playWildCard(s, seat, action.card, action.nation, out);
    else if (action.type === "achieve") achieve(s, seat, action, 0, out);
    else if (action.type === "raise") raiseIndustry(s, seat, out);
    endPlay(s);
  },
  proceed(s, out) {
    if (s.passes < PASSES_TO_END) {
      pass(s, s.turnOrder[s.turn], out);
      return;
    }
    endPassing(s);
    s.phase = PHASE.resolution;
  },
  fallback(s, seat) {
    const funding = this.legal(s, seat);
    return (
      funding.find((action) => action.type === "raise") ??
      (fundedCards(s, seat).length > 0 ? funding[0] : { type: "pass" })
    );
  },
};

// ---- D09 the target's answer to an Intelligence card

/** R116 The target is asked whenever it holds any card, so that the question does not show who has the Double Agent. */
function awaitDoubleAgent(s: State, out: Out): void {
  if (handCount(s, INTEL.at(s.intel, 0).rival) > 0) s.phase = PHASE.doubleAgent;
  else resolveIntelligence(s, out);
}

/** The answer of a seat that has no choice, or has given it in advance. */
function answerInAdvance(s: State, seat: number): Action | undefined {
  const order = standingOrder(s, seat, DOUBLE_AGENT_ORDER);
  if (!holdsDoubleAgent(s, seat) || order === NEVER) return { type: "pass" };
  return order === ALWAYS ? { type: "doubleAgent" } : undefined;
}

export const doubleAgentPhase: Phase = {
  decision: "D09",
  prompt: (s, seat) =>
    answerInAdvance(s, seat) === undefined
      ? "An Intelligence card is played against you: answer with the Double Agent?"
      : "An Intelligence card is played against you. You need not do anything: your answer is given in a while.",
  waiting: (s) => 1 << INTEL.at(s.intel, 0).rival,
  legal: (s, seat) => (holdsDoubleAgent(s, seat) ? [{ type: "doubleAgent" }, { type: "pass" }] : [{ type: "pass" }]),
  refuse(s, seat, action) {
    if (action.type === "doubleAgent") return holdsDoubleAgent(s, seat) ? undefined : NO.DOUBLE_AGENT;
    return action.type === "pass" ? undefined : NO.WRONG_ACTION;
  },
  perform(s, _, action, out) {
    if (action.type === "doubleAgent") turnRound(s, out);
    else resolveIntelligence(s, out);
  },
  proceed: () => {},
  discreet: (s, seat) => ({ answer: answerInAdvance(s, seat) }),
  fallback: (s, seat) => answerInAdvance(s, seat) ?? { type: "pass" },
};

/** The card is spent, unless it has become half of a Tech-pair. */
function finishIntelligence(s: State): void {
  const { card, player } = INTEL.at(s.intel, 0);
  if (s.place[card] === PLACE.intelligence + player) discardCard(s, card);
  s.intel = [];
  endPlay(s);
}

function resolveIntelligence(s: State, out: Out): void {
  const { card, player, rival, object } = INTEL.at(s.intel, 0);
  carryOut(s, INTEL_OF_CARD[card], player, rival, object, out);
  if (INTEL_OF_CARD[card] === MOLE) {
    s.phase = PHASE.mole;
    return;
  }
  finishIntelligence(s);
}

/** R31 The original effect is lost; the target uses the card on its player. */
function turnRound(s: State, out: Out): void {
  const { card, player, rival } = INTEL.at(s.intel, 0);
  const kind = INTEL_OF_CARD[card];
  playDoubleAgent(s, out);
  if (kind === AGENT || kind === COUP) {
    s.phase = PHASE.reversal;
    return;
  }
  carryOut(s, kind, rival, player, -1, out);
  finishIntelligence(s);
}

// ---- D09 what a turned Agent or Coup is used on

function reversalObjects(s: State): number[] {
  const { card, player } = INTEL.at(s.intel, 0);
  return INTEL_OF_CARD[card] === AGENT ? areasWithBlocks(s, player) : coupTargets(s, player);
}

export const reversalPhase: Phase = {
  decision: "D09",
  prompt: () => "Choose what your Double Agent looks at or overthrows.",
  waiting: (s) => (reversalObjects(s).length > 0 ? 1 << INTEL.at(s.intel, 0).rival : 0),
  legal(s) {
    const agent = INTEL_OF_CARD[INTEL.at(s.intel, 0).card] === AGENT;
    return reversalObjects(s).map((object) => ({
      type: "reverse",
      area: agent ? object : -1,
      nation: agent ? -1 : object,
    }));
  },
  refuse(s, _, action) {
    if (action.type !== "reverse") return NO.WRONG_ACTION;
    const agent = INTEL_OF_CARD[INTEL.at(s.intel, 0).card] === AGENT;
    const [object, other] = agent ? [action.area, action.nation] : [action.nation, action.area];
    return other < 0 && reversalObjects(s).includes(object) ? undefined : NO.INTEL_TARGET;
  },
  perform(s, seat, action, out) {
    if (action.type !== "reverse") return;
    const { card, player } = INTEL.at(s.intel, 0);
    carryOut(s, INTEL_OF_CARD[card], seat, player, action.area >= 0 ? action.area : action.nation, out);
    finishIntelligence(s);
  },
  proceed: finishIntelligence,
  fallback(s, seat) {
    return this.legal(s, seat)[0];
  },
};

// ---- D08 the Mole's pair; each player who holds a card is asked (R116)

function molePairs(s: State): Action[] {
  const { card, player, rival } = INTEL.at(s.intel, 0);
  return legalMolePairs(s, player, handOf(s, player), card, vaultedTechs(s, rival));
}

function refuseMole(s: State, seat: Faction, action: Action): Refusal | undefined {
  if (action.type === "pass") return undefined;
  if (action.type !== "achieve") return NO.WRONG_ACTION;
  const { card, rival } = INTEL.at(s.intel, 0);
  return refuseMolePair(s, seat, action, card, vaultedTechs(s, rival));
}

export const molePhase: Phase = {
  decision: "D08",
  prompt: (s) =>
    molePairs(s).length > 0
      ? "Pair the Mole with a technology in your hand that it saw, or pass."
      : "Your hand holds no pair for the Mole. You need not do anything: the play ends in a while.",
  waiting(s) {
    const { player } = INTEL.at(s.intel, 0);
    return handCount(s, player) > 0 ? 1 << player : 0;
  },
  legal: (s) => [...molePairs(s), { type: "pass" }],
  refuse: refuseMole,
  perform(s, seat, action, out) {
    if (action.type === "achieve") achieve(s, seat, action, only(INTEL.at(s.intel, 0).rival), out);
    finishIntelligence(s);
  },
  proceed: finishIntelligence,
  discreet: (s) => ({ answer: molePairs(s).length > 0 ? undefined : { type: "pass" } }),
  fallback: () => ({ type: "pass" }),
};
