/** Part 11: what the table sees of a Faction, and what its own seat sees besides. */
import { CARD_IDS } from "../data/deck.ts";
import { DECKS, FACTIONS, type FactionName, NATIONALITIES, TECHNOLOGIES, UNIT_TYPES, WEST } from "../data/kinds.ts";
import { AREA_IDS } from "../data/map.ts";
import { nameOf } from "../names.ts";
import { PLAN_CARD, PLAN_STEP, plannedNationality, plannedType } from "../rules/building.ts";
import { cardsAt, countAt } from "../rules/cards.ts";
import { commandValueOf, turnKindOf } from "../rules/command.ts";
import { factoryCost, population, productionLevel, resources } from "../rules/economy.ts";
import { factories, fundedCards } from "../rules/industry.ts";
import { ORDER_TOPICS, ORDER_VALUES, standingOrder } from "../rules/orders.ts";
import { atWar } from "../rules/relations.ts";
import { handLimit } from "../rules/technology.ts";
import { partyOf } from "../rules/units.ts";
import { PHASE, PLACE, type State, seatInTurn, TURN_KINDS, TURN_NONE } from "../state.ts";
import { declarationsView } from "./declarations.ts";
import { pointsView } from "./points.ts";
import type { FactionView, OwnView, PlanItem, VaultPair } from "./types.ts";
import { crossingsView, supplyView, tradeView } from "./ways.ts";

const CHIT_VALUES = 3;

export function factionsView(s: State, viewer: number): Record<FactionName, FactionView> {
  const views = FACTIONS.map((name, f) => [name, factionView(s, f, viewer)] as const);
  return Object.fromEntries(views) as Record<FactionName, FactionView>;
}

/** Each Faction as its own seat sees it. */
export function openFactionsView(s: State): Record<FactionName, FactionView> {
  const views = FACTIONS.map((name, f) => [name, factionView(s, f, f)] as const);
  return Object.fromEntries(views) as Record<FactionName, FactionView>;
}

function factionView(s: State, f: number, viewer: number): FactionView {
  const chits = chitsOf(s, f);
  const production = productionLevel(s, f, "confirmed");
  const commandShown = s.season >= 0 && !BEFORE_COMMAND_REVEAL.includes(s.phase);
  const seesChits = f === viewer || s.victory >= 0;
  return {
    ind: s.ind[f],
    pop: population(s, f),
    res: resources(s, f),
    usablePop: production.pop,
    usableRes: production.res,
    level: production.level,
    factors: [...production.factors],
    points: pointsView(s, f, production.level, chits.length, seesChits, (knownTo) => seesPair(f, viewer, knownTo)),
    factoryCost: factoryCost(s, f),
    atWar: atWar(s, f),
    dows: s.dows[f],
    violated: s.violated[f] > 0,
    fought: s.fought[f] > 0,
    indRaises: s.indRaises[f],
    handSize: handSize(s, f),
    passiveStack: countAt(s, PLACE.passive + f),
    committed: countAt(s, PLACE.committed + f),
    ...(commandShown && { command: cardNames(s, PLACE.committed + f), ...commandTurn(s, f) }),
    vault: vaultView(s, f, viewer),
    revealed: revealedView(s, f),
    chits: chits.length,
    ...(seesChits && { chitValues: chits }),
  };
}

/** §10.1 Until C2 a committed card is only a fact. */
const BEFORE_COMMAND_REVEAL: readonly number[] = [PHASE.seasonStart, PHASE.command, PHASE.commandReveal];

/** §10.1 The Player Turn that the Command cards give. */
function commandTurn(s: State, f: number): Pick<FactionView, "commandTurn"> {
  const kind = turnKindOf(s, f);
  return kind === TURN_NONE ? {} : { commandTurn: { kind: TURN_KINDS[kind], commands: commandValueOf(s, f) } };
}

/** Cards laid aside for a play that is not finished still count as held. */
function handSize(s: State, f: number): number {
  return countAt(s, PLACE.hand + f) + countAt(s, PLACE.funding + f) + countAt(s, PLACE.discarding + f);
}

/** Cards in hand, those laid aside included. */
export function heldCards(s: State, f: number): string[] {
  return [PLACE.hand, PLACE.funding, PLACE.discarding].flatMap((place) => cardNames(s, place + f));
}

export function cardNames(s: State, place: number): string[] {
  return cardsAt(s, place).map((card) => CARD_IDS[card]);
}

/** The values of a Faction's Peace Dividend chits. */
function chitsOf(s: State, f: number): number[] {
  const values: number[] = [];
  for (let value = 0; value < CHIT_VALUES; value++) {
    for (let left = s.chits[(f + 1) * CHIT_VALUES + value]; left > 0; left--) values.push(value);
  }
  return values;
}

/** The owner's pairs, and those that a Mole has shown to the viewer. */
function vaultView(s: State, f: number, viewer: number): (VaultPair | "hidden")[] {
  const pairs: (VaultPair | "hidden")[] = [];
  for (let i = 0; i < s.vault.length; i += 5) {
    const [seat, technology, card, other, known] = s.vault.slice(i, i + 5);
    if (seat !== f) continue;
    pairs.push(
      seesPair(f, viewer, known)
        ? { technology: TECHNOLOGIES[technology], cards: [CARD_IDS[card], CARD_IDS[other]] }
        : "hidden",
    );
  }
  return pairs;
}

function seesPair(f: number, viewer: number, knownTo: number): boolean {
  return f === viewer || (viewer >= 0 && (knownTo & (1 << viewer)) !== 0);
}

function revealedView(s: State, f: number): FactionView["revealed"] {
  const shown: FactionView["revealed"] = [];
  for (let i = 0; i < s.revealed.length; i += 3) {
    if (s.revealed[i] === f)
      shown.push({ technology: TECHNOLOGIES[s.revealed[i + 1]], card: CARD_IDS[s.revealed[i + 2]] });
  }
  return shown;
}

export function ownView(s: State, seat: number): OwnView {
  const acts = seatInTurn(s) === seat;
  const picked = acts ? s.picked : -1;
  return {
    hand: cardNames(s, PLACE.hand + seat),
    handLimit: handLimit(s, seat),
    funding: cardNames(s, PLACE.funding + seat),
    funded: factories(fundedCards(s, seat)),
    discarding: cardNames(s, PLACE.discarding + seat),
    committed: cardNames(s, PLACE.committed + seat),
    orders: ordersView(s, seat),
    atomicRaised: s.atomicRaises[seat] > 0,
    plan: acts ? planView(s) : [],
    musters: mustersView(s, seat),
    arrivals: seat === WEST ? arrivalsView(s) : [],
    declarations: acts && s.phase === PHASE.declarations ? declarationsView(s.announced, 3) : [],
    ...(picked >= 0 && { picked }),
    leaving: s.leaving.filter((unit) => s.unitArea[unit] >= 0 && partyOf(s, unit) === seat),
    supply: supplyView(s, seat),
    trade: tradeView(s, seat),
    crossings: crossingsView(s, seat),
  };
}

function ordersView(s: State, seat: number): Record<string, string> {
  return Object.fromEntries(ORDER_TOPICS.map((name, topic) => [name, ORDER_VALUES[standingOrder(s, seat, topic)]]));
}

function mustersView(s: State, seat: number): OwnView["musters"] {
  const due: OwnView["musters"] = [];
  for (let i = 0; i < s.musters.length; i += 4) {
    const [owner, area, cv, nationality] = s.musters.slice(i, i + 4);
    if (owner === seat) due.push({ area: AREA_IDS[area], cv, nationality: NATIONALITIES[nationality] });
  }
  return due;
}

function arrivalsView(s: State): OwnView["arrivals"] {
  const due: OwnView["arrivals"] = [];
  for (let i = 0; i < s.arrivals.length; i += 3) {
    const area = nameOf(s.arrivals[i + 2], AREA_IDS);
    due.push({ unitType: UNIT_TYPES[s.arrivals[i]], cv: s.arrivals[i + 1], ...(area && { area }) });
  }
  return due;
}

/** §7.22 The plan is secret until it is confirmed. */
function planView(s: State): PlanItem[] {
  const items: PlanItem[] = [];
  for (let i = 0; i < s.plan.length; i += 3) items.push(planItem(s.plan[i], s.plan[i + 1], s.plan[i + 2]));
  return items;
}

export function planItem(kind: number, first: number, second: number): PlanItem {
  if (kind === PLAN_STEP) return { type: "step", unit: first };
  if (kind === PLAN_CARD) return { type: "buy", deck: DECKS[first] };
  const nationality = NATIONALITIES[plannedNationality(second)];
  return { type: "cadre", area: AREA_IDS[first], nationality, unitType: UNIT_TYPES[plannedType(second)] };
}
