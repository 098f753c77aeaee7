/** For secrecy tests: another state that a viewer cannot tell from the one at hand (§4.31). */
import { mayKnow, nextBelow, shuffle, UNSETTLED } from "@tripartite/kernel";
import { CARD_COUNT, DECK_OF_CARD, TECHS_OF_CARD } from "../data/deck.ts";
import { FORTRESS, INDUSTRIAL_ESPIONAGE, NATIVE, SUB, TECHNOLOGIES } from "../data/kinds.ts";
import { IS_COASTAL, IS_LAND, MAX_CV } from "../data/map.ts";
import { ALL_UNIT_TYPES, IS_GROUND, IS_SHIP } from "../data/units.ts";
import { triumph } from "../game.ts";
import type { Action } from "../model/actions.ts";
import { copyState } from "../model/copy.ts";
import type { Event } from "../model/events.ts";
import { INTEL, VAULT } from "../model/rows.ts";
import { addToCount, ESCAPED, FACE_UP, PHASE, PLACE, type State, seatInTurn } from "../model/state.ts";
import { ORDERS_OF_TOPIC, PASSING_ORDER, setStandingOrder } from "../rules/cards/orders.ts";
import { isCardPlay } from "../rules/cards/passing.ts";
import { achievedTechs } from "../rules/cards/technology.ts";
import { PLAN_STEP } from "../rules/economy/building.ts";
import { hasEnemyUnits, isDisputed } from "../rules/nations/territory.ts";
import { fortressIn, partyOf } from "../rules/units.ts";

type Random = number[];

/** Events that show what was hidden: the rules say so, hence two worlds may differ in them and in what follows. */
export const SHOWS_SECRETS = new Set<Event["type"]>([
  "cardsSeen",
  "chitValue",
  "stolenCard",
  "handInspected",
  "unitsInspected",
  "vaultInspected",
  "unitsRevealed",
  "commandRevealed",
  "cardsDiscarded",
  "blockRemoved",
  "industryRaised",
  "battleBegan",
  "defeated",
  "yearBegan",
]);

/** The Supply Phase tells Ground units from others by their losses. */
function beginsSupply(event: Event): boolean {
  return event.type === "phaseBegan" && event.name === "supply";
}

/** Two worlds may differ in what follows. */
export function disclosesMore(event: Event): boolean {
  return SHOWS_SECRETS.has(event.type) || beginsSupply(event);
}

/** What a viewer hears, up to the first disclosure; that no unit can meet a declaration is one without a trace else. */
export function streamFor(s: State, viewer: number, events: readonly Event[]): string[] {
  const stream: string[] = [];
  for (const event of events) {
    if (event.type === "aggressionWaived") continue;
    if (disclosesMore(event)) return [...stream, event.type];
    if (mayKnow(event, viewer)) stream.push(JSON.stringify(triumph.encodeEvent(event, s)));
  }
  return stream;
}

/** Who is asked there follows from standing orders, which are secret but tell of nothing that is hidden. */
export function asksByOrder({ phase }: State): boolean {
  return phase === PHASE.battleWindow || phase === PHASE.government || phase === PHASE.threat;
}

/** Dice and half-made choices are the same in both worlds: what is announced next follows from them. */
export function shareOpenChoices(s: State, other: State): void {
  other.random = s.random.slice();
  other.dice = s.dice.slice();
  other.plan = s.plan.slice();
  other.announced = s.announced.slice();
  other.orders = s.orders.slice();
}

/** Face-up blocks may have changed numbers: the same number is another block that everybody knows. */
export function namesFaceUpUnit(s: State, other: State, action: Action): boolean {
  return "unit" in action && ((s.unitFlags[action.unit] | other.unitFlags[action.unit]) & FACE_UP) !== 0;
}

const COMMAND_HIDDEN = [PHASE.seasonStart, PHASE.command, PHASE.commandReveal];

/** A copy of the state that differs only in what `viewer` (a seat, or -1 for a spectator) may not know. */
export function withOtherSecrets(s: State, viewer: number, random: Random): State {
  const other = copyState(s);
  const rivals = [0, 1, 2].filter((f) => f !== viewer);
  changeVaults(other, viewer, rivals, random);
  changeCards(other, rivals, random);
  changeUnits(other, viewer, random);
  changeChits(other, viewer, random);
  changePlans(other, viewer, rivals, random);
  for (let i = 0; i < other.random.length; i++) other.random[i] ^= nextBelow(random, 0x7fff_ffff);
  shuffle(random, other.dice);
  other.toAct = UNSETTLED;
  return other;
}

/** The same world in which two blocks of one nationality in one area bear each other's numbers. */
export interface Renumbered {
  readonly state: State;
  readonly owner: number;
  /** The same action there. */
  rename(action: Action): Action;
}

/** Undefined if no two blocks can be exchanged. Only the owner could notice, because own blocks have numbers. */
export function withNumbersExchanged(s: State, random: Random): Renumbered | undefined {
  const pairs = s.unitArea.flatMap((area, a) =>
    s.unitArea.flatMap((at, b) =>
      a < b && area >= 0 && area === at && s.unitNationality[a] === s.unitNationality[b] ? [[a, b]] : [],
    ),
  );
  if (pairs.length === 0) return undefined;
  const [a, b] = pairs[nextBelow(random, pairs.length)];
  const state = copyState(s);
  for (const list of [state.unitType, state.unitCv, state.unitFlags, state.unitRoute])
    [list[a], list[b]] = [list[b], list[a]];
  const exchange = (unit: number) => (unit === a ? b : unit === b ? a : unit);
  state.picked = exchange(s.picked);
  state.leaving = s.leaving.map(exchange).sort((x, y) => x - y);
  state.battleUnits = s.battleUnits.map(exchange).sort((x, y) => x - y);
  if (s.striking.length > 0) state.striking = [exchange(s.striking[0]), ...s.striking.slice(1)];
  state.plan = s.plan.map((value, i) => (i % 3 === 1 && s.plan[i - 1] === PLAN_STEP ? exchange(value) : value));
  const rename = (action: Action) => ("unit" in action ? { ...action, unit: exchange(action.unit) } : action);
  return { state, owner: partyOf(s, a), rename };
}

// ---- cards

/** Places whose cards the viewer cannot name. */
function hiddenPlaces(s: State, rivals: readonly number[]): number[] {
  const places: number[] = [PLACE.deck, ...[0, 1, 2].map((f) => PLACE.passive + f)];
  const piles = [PLACE.hand, PLACE.funding, PLACE.discarding, ...(isCommandHidden(s) ? [PLACE.committed] : [])];
  for (const pile of piles) for (const f of rivals) places.push(pile + f);
  if (s.publicHandDiscards === 0) places.push(PLACE.discard);
  return places;
}

function isCommandHidden(s: State): boolean {
  return s.season < 0 || COMMAND_HIDDEN.includes(s.phase);
}

/** Cards that could be anywhere in the hidden places. */
function hiddenCards(s: State, rivals: readonly number[]): number[] {
  const places = hiddenPlaces(s, rivals);
  const cards: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) if (places.includes(s.place[card])) cards.push(card);
  return cards;
}

function swapCards(s: State, a: number, b: number): void {
  [s.place[a], s.place[b]] = [s.place[b], s.place[a]];
  const exchange = (card: number) => (card === a ? b : card === b ? a : card);
  s.actionDeck = s.actionDeck.map(exchange);
  s.investmentDeck = s.investmentDeck.map(exchange);
}

function changeCards(s: State, rivals: readonly number[], random: Random): void {
  const cards = hiddenCards(s, rivals);
  const isInDeck = (card: number) => s.place[card] === PLACE.deck;
  for (let swaps = cards.length * 3; swaps > 0; swaps--) {
    const a = cards[nextBelow(random, cards.length)];
    const b = cards[nextBelow(random, cards.length)];
    if (DECK_OF_CARD[a] !== DECK_OF_CARD[b] && (isInDeck(a) || isInDeck(b))) continue;
    swapCards(s, a, b);
  }
}

/** Pairs that the viewer has not seen become pairs of another technology. */
function changeVaults(s: State, viewer: number, rivals: readonly number[], random: Random): void {
  for (const [row, { faction, card, other, knownTo }] of VAULT.all(s.vault).entries()) {
    if (!rivals.includes(faction) || (viewer >= 0 && (knownTo & (1 << viewer)) !== 0)) continue;
    if (looksIntoVault(s, viewer, faction)) continue;
    const technology = nextBelow(random, TECHNOLOGIES.length);
    const shows = (c: number) => (TECHS_OF_CARD[c] & (1 << technology)) !== 0;
    const pair = hiddenCards(s, rivals).filter(shows).slice(0, 2);
    if (pair.length < 2 || technology === INDUSTRIAL_ESPIONAGE) continue;
    if ((achievedTechs(s, faction) & (1 << technology)) !== 0) continue;
    swapCards(s, card, pair[0]);
    swapCards(s, other, pair[1]);
    VAULT.set(s.vault, row, { faction, technology, card: pair[0], other: pair[1], knownTo });
  }
}

/** The player of a Mole has just seen the whole Vault of the victim (D08). */
function looksIntoVault(s: State, viewer: number, victim: number): boolean {
  if (s.phase !== PHASE.mole) return false;
  const { player, rival } = INTEL.at(s.intel, 0);
  return viewer === player && victim === rival;
}

// ---- units

function changeUnits(s: State, viewer: number, random: Random): void {
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    const party = partyOf(s, unit);
    if (s.unitArea[unit] < 0 || party === viewer || party === NATIVE) continue;
    exchangeWithNeighbour(s, unit, random);
    if ((s.unitFlags[unit] & FACE_UP) === 0) changeUnit(s, unit, random);
  }
}

/** Two blocks of one nationality in one area change places in the list: rivals cannot tell them apart by number. */
function exchangeWithNeighbour(s: State, unit: number, random: Random): void {
  const alike = s.unitArea.flatMap((area, u) =>
    area === s.unitArea[unit] && s.unitNationality[u] === s.unitNationality[unit] ? [u] : [],
  );
  const other = alike[nextBelow(random, alike.length)];
  for (const list of [s.unitType, s.unitCv, s.unitFlags, s.unitRoute])
    [list[unit], list[other]] = [list[other], list[unit]];
}

function changeUnit(s: State, unit: number, random: Random): void {
  const area = s.unitArea[unit];
  s.unitCv[unit] = 1 + nextBelow(random, MAX_CV[s.unitNationality[unit]]);
  if ((s.unitFlags[unit] & ESCAPED) !== 0 || s.blockLimits.length > 0) return;
  const type = ALL_UNIT_TYPES[nextBelow(random, ALL_UNIT_TYPES.length)];
  if (!couldBe(s, unit, type)) return;
  addToCount(s.ground, area, partyOf(s, unit), Number(IS_GROUND[type]) - Number(IS_GROUND[s.unitType[unit]]));
  s.unitType[unit] = type;
}

/** Near other Parties, or without control, a block's effect on control is not changed. */
function couldBe(s: State, unit: number, type: number): boolean {
  const area = s.unitArea[unit];
  const setup = s.phase <= PHASE.setupDiplomacy;
  if (type === FORTRESS && (!IS_LAND[area] || fortressIn(s, area) >= 0 || setup)) return false;
  if (s.unitType[unit] === FORTRESS && setup) return false;
  if (IS_SHIP[type] && IS_LAND[area] && !IS_COASTAL[area]) return false;
  if (type === SUB && !IS_LAND[area] && isDisputed(s, area)) return false;
  if (facesEnemiesAtSea(s, unit) && IS_GROUND[type] !== IS_GROUND[s.unitType[unit]]) return false;
  const safe = !IS_LAND[area] || (s.control[area] === partyOf(s, unit) && !isDisputed(s, area));
  return safe || IS_GROUND[type] === IS_GROUND[s.unitType[unit]];
}

/** Everybody knows who is a Convoy there: none enters (§11.22), and the Sea stays Disputed for Convoys alone (R59). */
function facesEnemiesAtSea(s: State, unit: number): boolean {
  const area = s.unitArea[unit];
  return !IS_LAND[area] && hasEnemyUnits(s, partyOf(s, unit), area) && !s.sharedSeas.includes(area);
}

// ---- the rest

/** The pool and all rivals keep their numbers of chits. */
function changeChits(s: State, viewer: number, random: Random): void {
  if (s.victory >= 0) return;
  const holders = [0, 1, 2, 3].filter((holder) => holder !== viewer + 1 || viewer < 0);
  const counts = holders.map((holder) => s.chits[holder * 3] + s.chits[holder * 3 + 1] + s.chits[holder * 3 + 2]);
  const values = holders.flatMap((holder) =>
    [0, 1, 2].flatMap((v) => new Array<number>(s.chits[holder * 3 + v]).fill(v)),
  );
  shuffle(random, values);
  holders.forEach((holder, i) => {
    s.chits.fill(0, holder * 3, holder * 3 + 3);
    for (const value of values.splice(0, counts[i])) s.chits[holder * 3 + value]++;
  });
}

function changePlans(s: State, viewer: number, rivals: readonly number[], random: Random): void {
  for (const f of rivals) {
    s.atomicRaises[f] = nextBelow(random, 2);
    ORDERS_OF_TOPIC.forEach((values, topic) => {
      if (topic === PASSING_ORDER && (!isCardPlay(s) || seatInTurn(s) === f)) return;
      setStandingOrder(s, f, topic, values[nextBelow(random, values.length)]);
    });
  }
  if (seatInTurn(s) === viewer) return;
  s.plan = [];
  s.crossings = [];
  s.invasions = [];
  s.picked = -1;
  if (s.phase === PHASE.declarations) s.announced = [];
}
