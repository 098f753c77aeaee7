/** Card play of the Government Phase: Diplomacy, technology, Intelligence, and what to discard. */

import {
  COMMAND_OF_CARD,
  DECK_OF_CARD,
  FACTORIES_OF_CARD,
  INTEL_OF_CARD,
  NATIONS_OF_CARD,
  SEASON_OF_CARD,
  WILD_OF_CARD,
} from "../data/deck.ts";
import type { Card, Faction, Nation, Technology } from "../data/ids.ts";
import {
  ACTION_DECK,
  AGENT,
  AIR_DEFENSE_RADAR,
  ALL_FACTIONS,
  ATOMIC_1,
  CODE_BREAK,
  COUP,
  FOREIGN_AID,
  HEAVY_TANKS,
  INVESTMENT_DECK,
  MOLE,
  MOTORIZED_INFANTRY,
  ROCKET_ARTILLERY,
  SABOTAGE,
  SPY_RING,
  WEST,
} from "../data/kinds.ts";
import { MUSTER_OF_NATION, NATION_NAMES, USA } from "../data/map.ts";
import { capitalised, isMany, withArticle } from "../data/nations.ts";
import { HAND_SIZE_LIMIT } from "../data/scenarios.ts";
import type { Action, ActionOf } from "../model/actions.ts";
import { IN_PLAY } from "../model/rows.ts";
import { PLACE, type State } from "../model/state.ts";
import { handOf } from "../rules/cards/cards.ts";
import { vaultPairs } from "../rules/cards/technology.ts";
import { areFellowAllies, atWar } from "../rules/war/relations.ts";
import { best, type Decision, ofType, type Style, type Thought } from "./brain.ts";
import { atomicUse, playIndustry } from "./industry.ts";
import {
  type Attitude,
  dangerOf,
  leadOf,
  pointsOf,
  type Rates,
  ratesOf,
  rivalsOf,
  USUAL,
  worthOfNation,
} from "./worth.ts";

/** What influence on nations is worth to everybody, worked out once for a decision. */
interface Market {
  readonly s: State;
  readonly f: Faction;
  readonly rates: readonly Rates[];
  /** How much a Rival's loss is worth to f. */
  readonly denial: readonly number[];
  readonly style: Style;
  /** What it costs f to play a card. */
  costOf(card: Card): number;
  /** Diplomacy cards in play: how many of each Faction on each nation. */
  cardsOn(nation: Nation, f: Faction): number;
}

function marketOf(s: State, f: Faction, style: Style): Market {
  const points = pointsOf(s);
  const costs = costsOfCards(s, f, style);
  const denial = ALL_FACTIONS.map((g) =>
    rivalsOf(s, f).includes(g)
      ? style.denial * (0.7 + 0.8 * dangerOf(s, f, g, points)) + style.leader * leadOf(g, points)
      : 0,
  );
  return {
    s,
    f,
    denial,
    style,
    rates: ALL_FACTIONS.map((g) => ratesOf(s, g, g === f ? style : USUAL)),
    costOf: (card) => costs.get(card) ?? style.card,
    cardsOn(nation, g) {
      const isOn = (played: { card: Card; nation: Nation }) =>
        played.nation === nation && s.place[played.card] === PLACE.inPlay + g;
      return IN_PLAY.all(s.inPlay).filter(isOn).length;
    },
  };
}

const USA_JOINS = 3;

/** What the next marker of `g` on a nation is worth to `g`, if it has `count` there. */
function worthOfMarker(nation: Nation, g: Faction, count: number, rates: Rates, style: Attitude): number {
  const { patience } = style;
  const use = worthOfNation(nation, g, rates);
  if (count === 0) return use + 0.1;
  if (count === 1) return patience * (style.protectorate * use + 0.05);
  if (count > 2) return 0;
  if (nation === USA) return g === WEST ? patience * USA_JOINS : 0;
  return patience * (style.satellite * use + 0.25 * MUSTER_OF_NATION[nation] + 0.2);
}

/** §18 Allies do not take markers off a nation that the other one courts. */
function isAllysAffair(market: Market, nation: Nation): boolean {
  const { s, f } = market;
  const ally = ALL_FACTIONS.find((g) => g !== f && areFellowAllies(s, f, g));
  if (ally === undefined) return false;
  return (s.influence[nation] > 0 && s.influenceBy[nation] === ally) || market.cardsOn(nation, ally) > 0;
}

/** What f gains by one more Influence on a nation, by card or at once. */
function gainOfInfluence(market: Market, nation: Nation, isCard: boolean): number {
  const { s, f, rates, denial, style } = market;
  if (isAllysAffair(market, nation)) return 0;
  for (const g of rivalsOf(s, f)) {
    const inPlay = market.cardsOn(nation, g);
    if (isCard && inPlay > 0) {
      const hold = s.influenceBy[nation] === g ? s.influence[nation] : 0;
      return denial[g] * worthOfMarker(nation, g, hold + inPlay - 1, rates[g], USUAL);
    }
  }
  const holder = s.influence[nation] > 0 ? s.influenceBy[nation] : -1;
  if (holder >= 0 && holder !== f) {
    const removals = market.cardsOn(nation, f);
    const left = s.influence[nation] - removals;
    if (left <= 0) return worthOfMarker(nation, f, -left, rates[f], style);
    const next = left === 1 ? 0.3 * worthOfMarker(nation, f, 0, rates[f], style) : 0;
    return denial[holder] * worthOfMarker(nation, holder, left - 1, rates[holder], USUAL) + next;
  }
  const own = (holder === f ? s.influence[nation] : 0) + market.cardsOn(nation, f);
  return worthOfMarker(nation, f, own, rates[f], style);
}

// ---- what a card is worth in the hand

function worthInHand(s: State, f: Faction, card: Card, hand: readonly Card[], style: Style): number {
  if (DECK_OF_CARD[card] === ACTION_DECK) {
    const command = COMMAND_OF_CARD[card] * (atWar(s, f) ? style.command : style.readiness);
    return style.card + (isBestOfSeason(card, hand) ? command : command / 3);
  }
  return 0.12 * FACTORIES_OF_CARD[card] + (INTEL_OF_CARD[card] === COUP ? 0.3 : 0);
}

function isBestOfSeason(card: Card, hand: readonly Card[]): boolean {
  return hand.every(
    (other) => SEASON_OF_CARD[other] !== SEASON_OF_CARD[card] || COMMAND_OF_CARD[other] <= COMMAND_OF_CARD[card],
  );
}

/** What it costs to play each card of the hand. Cards above the limit will be lost, so they cost nothing. */
function costsOfCards(s: State, f: Faction, style: Style): ReadonlyMap<number, number> {
  const hand = handOf(s, f);
  const worth = hand.map((card) => worthInHand(s, f, card, hand, style));
  const excess = hand.length - Math.max(0, HAND_SIZE_LIMIT[f] - vaultPairs(s, f));
  const ranked = worth.toSorted((a, b) => a - b);
  const isLost = (value: number) => ranked.indexOf(value) < excess;
  return new Map(hand.map((card, i) => [card, excess <= 0 ? worth[i] : isLost(worth[i]) ? 0.02 : worth[i] * 0.6]));
}

// ---- technology

const USEFUL_IN_WAR = [ROCKET_ARTILLERY, HEAVY_TANKS, MOTORIZED_INFANTRY, AIR_DEFENSE_RADAR];

function worthOfTechnology(s: State, f: Faction, technology: Technology): number {
  if (technology >= ATOMIC_1) return 1.1;
  const base = USEFUL_IN_WAR.includes(technology) ? 0.7 : 0.35;
  return atWar(s, f) ? base * 1.6 : base * 0.6;
}

function technologyValue(market: Market, action: ActionOf<"achieve">): number {
  const hidden = action.vault ? 0.5 : 0.05;
  const cost = market.costOf(action.card) + market.costOf(action.with);
  return market.style.technology * worthOfTechnology(market.s, market.f, action.technology) - cost - hidden;
}

// ---- Intelligence

function intelligenceValue(market: Market, action: ActionOf<"intelligence">): number {
  const { denial, rates, style } = market;
  const cost = market.costOf(action.card);
  switch (INTEL_OF_CARD[action.card]) {
    case COUP:
      return denial[action.rival] * worthOfNation(action.nation, action.rival, rates[action.rival]) * style.coup - cost;
    case SABOTAGE:
      return style.sabotage * denial[action.rival] + 0.1 - cost;
    case SPY_RING:
      return 0.35 + 0.2 * denial[action.rival] - cost;
    case CODE_BREAK:
    case AGENT:
    case MOLE:
      return 0.05 - cost;
    default:
      return -1;
  }
}

// ---- the decision

function valueOfPlay(market: Market, action: Action): number {
  switch (action.type) {
    case "diplomacy":
      return gainOfInfluence(market, action.nation, true) - market.costOf(action.card);
    case "wildcard": {
      const aid = WILD_OF_CARD[action.card] === FOREIGN_AID ? 0.9 : 0;
      return gainOfInfluence(market, action.nation, false) - market.costOf(action.card) - aid;
    }
    case "achieve":
      return technologyValue(market, action);
    case "intelligence":
      return intelligenceValue(market, action);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

function reasonFor(s: State, f: Faction, action: Action): string {
  switch (action.type) {
    case "diplomacy":
    case "wildcard": {
      const name = withArticle(NATION_NAMES[action.nation]);
      const holder = s.influence[action.nation] > 0 ? s.influenceBy[action.nation] : -1;
      if (holder >= 0 && holder !== f) return `A Rival must not have ${name}.`;
      return `${capitalised(name)} ${isMany(name) ? "are" : "is"} worth having.`;
    }
    case "achieve":
      return action.technology >= ATOMIC_1
        ? "An Atomic stage is a Victory Point."
        : "This technology will help in battle.";
    case "intelligence":
      return "This hurts a Rival more than the card is worth to us.";
    default:
      return "Nothing left that is worth a card.";
  }
}

/** D07 */
export function playGovernment(decision: Decision): Thought {
  const { s, seat, legal, style } = decision;
  const raised = playIndustry(decision);
  if (raised !== undefined) return raised;
  const market = marketOf(s, seat, style);
  const play = best(legal, (action) => valueOfPlay(market, action));
  if (play !== undefined && valueOfPlay(market, play) > style.diplomacyThreshold)
    return { action: play, reason: reasonFor(s, seat, play) };
  const pass = legal.find(({ type }) => type === "pass") ?? legal[0];
  return { action: pass, reason: "Nothing left that is worth a card." };
}

/** D03 The Axis of 1939 has to play: the best for it. */
export function playSetupDiplomacy({ s, seat, legal, style }: Decision): Thought {
  const market = marketOf(s, seat, style);
  const action = best(legal, (play) => valueOfPlay(market, play)) ?? legal[0];
  return { action, reason: reasonFor(s, seat, action) };
}

/** D11 The least useful cards go first. */
export function discardExcess({ s, seat, legal, style }: Decision): Thought {
  const confirm = legal.find(({ type }) => type === "confirm");
  if (confirm !== undefined) return { action: confirm, reason: "The hand is within its limit." };
  const discards = ofType(legal, "discard");
  const least = best(discards, ({ card }) => -keepValue(s, seat, card, style));
  return { action: least ?? legal[0], reason: "Of all cards this one is missed least." };
}

function keepValue(s: State, f: Faction, card: Card, style: Style): number {
  if (DECK_OF_CARD[card] === INVESTMENT_DECK)
    return 0.16 * FACTORIES_OF_CARD[card] + 0.8 * atomicUse(s, f, card, handOf(s, f), style.science);
  const rates = ratesOf(s, f, style);
  const nations = NATIONS_OF_CARD[card].map((nation) => worthOfMarker(nation, f, s.influence[nation], rates, style));
  return 0.3 * Math.max(0.4, ...nations) + worthInHand(s, f, card, handOf(s, f), style);
}

/** D08 */
export function pairMole({ s, seat, legal, style }: Decision): Thought {
  const market = marketOf(s, seat, style);
  const pair = best(ofType(legal, "achieve"), (action) => technologyValue(market, action));
  const pass = legal.find(({ type }) => type === "pass");
  return { action: pair ?? pass ?? legal[0], reason: "The Mole has found something to copy." };
}

/** D09 Whatever is done to us is better done to them. */
export function answerIntelligence({ s, seat, legal, style }: Decision): Thought {
  const turned = legal.find(({ type }) => type === "doubleAgent");
  if (turned !== undefined) return { action: turned, reason: "The Double Agent turns it round." };
  if (legal[0].type === "pass") return { action: legal[0], reason: "Nothing to answer with." };
  const market = marketOf(s, seat, style);
  const reverse = best(ofType(legal, "reverse"), ({ nation }) =>
    nation < 0
      ? 0
      : worthOfNation(nation, s.influenceBy[nation], market.rates[s.influenceBy[nation]] ?? market.rates[0]),
  );
  return { action: reverse ?? legal[0], reason: "This hurts the one who tried." };
}
