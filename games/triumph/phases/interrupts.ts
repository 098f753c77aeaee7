/** §4.11 What any seat may do at a safe point, in or out of turn: reveal, repudiate, disband, standing orders. */

import type { Refusal } from "@tripartite/kernel";
import type { Faction, Nation, Unit } from "../data/ids.ts";
import { FACTIONS } from "../data/kinds.ts";
import { NATION_COUNT } from "../data/map.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { PHASE, type State, seatInTurn } from "../model/state.ts";
import { ORDERS_OF_TOPIC, PASSING_ORDER, setStandingOrder, standingOrder } from "../rules/cards/orders.ts";
import { isCardPlay } from "../rules/cards/passing.ts";
import { legalReveals, performReveal, refuseReveal } from "../rules/cards/technology.ts";
import { forgetUnit } from "../rules/economy/building.ts";
import { fundedCards } from "../rules/economy/industry.ts";
import { refuseRepudiation, repudiate } from "../rules/nations/diplomacy.ts";
import { partyOf, takeOff } from "../rules/units.ts";
import { releaseImpossibleDuties } from "../rules/war/duty.ts";

/** A moment when no card play, no unit's move and no Combat Action with its Hits is half finished. */
export function isSafePoint(s: State): boolean {
  if (!hasSafePoints(s) || s.intel.length > 0 || s.hits.length > 0 || s.picked >= 0) return false;
  return s.phase !== PHASE.government || FACTIONS.every((_, seat) => fundedCards(s, seat).length === 0);
}

/** There are none during the set-up. */
export function hasSafePoints(s: State): boolean {
  return s.phase > PHASE.setupDiplomacy;
}

/** §3.3, R91 */
function refuseDisband(s: State, seat: Faction, unit: Unit): Refusal | undefined {
  const own = unit >= 0 && unit < s.unitArea.length && s.unitArea[unit] >= 0 && partyOf(s, unit) === seat;
  return own ? undefined : NO.DISBAND;
}

/** §7.35 The order to Pass is given and taken back at any moment of the card play, and at no other time. */
function refuseOrder(s: State, seat: Faction, topic: number, value: number): Refusal | undefined {
  if (topic !== PASSING_ORDER && !isSafePoint(s)) return NO.NOT_SAFE_POINT;
  return isNewOrder(s, seat, topic, value) ? undefined : NO.ORDER;
}

function isNewOrder(s: State, seat: Faction, topic: number, value: number): boolean {
  if (topic === PASSING_ORDER && !isCardPlay(s)) return false;
  return ORDERS_OF_TOPIC[topic].includes(value) && standingOrder(s, seat, topic) !== value;
}

export function refuseInterrupt(s: State, seat: Faction, action: Action): Refusal | undefined {
  if (action.type === "order") return refuseOrder(s, seat, action.topic, action.value);
  if (!isSafePoint(s)) return NO.NOT_SAFE_POINT;
  if (action.type === "reveal") return refuseReveal(s, seat, action);
  if (action.type === "repudiate") return refuseRepudiation(s, seat, action.nation, action.count);
  if (action.type === "disband") return refuseDisband(s, seat, action.unit);
  return NO.WRONG_ACTION;
}

export function performInterrupt(s: State, seat: Faction, action: Action, out: Out): void {
  if (action.type === "reveal") performReveal(s, seat, action, out);
  else if (action.type === "repudiate") repudiate(s, seat, action.nation, action.count, out);
  else if (action.type === "order") setStandingOrder(s, seat, action.topic, action.value);
  else if (action.type === "disband") disband(s, action.unit, out);
}

function isMovement(s: State): boolean {
  return s.phase === PHASE.movement || s.resume === PHASE.movement;
}

/** §3.3 A declaration may lose its only Aggressor (R101). */
function disband(s: State, unit: Unit, out: Out): void {
  forgetUnit(s, unit);
  takeOff(s, unit, "disbanded", out);
  if (isMovement(s)) releaseImpossibleDuties(s, seatInTurn(s), out);
}

export function legalInterrupts(s: State, seat: Faction): Action[] {
  return isSafePoint(s) ? interruptsAtSafePoint(s, seat) : newOrders(s, seat, [PASSING_ORDER]);
}

/** What the seat may do at the next safe point, as the game stands. */
function interruptsAtSafePoint(s: State, seat: Faction): Action[] {
  return [
    ...legalReveals(s, seat),
    ...legalRepudiations(s, seat),
    ...legalDisbandings(s, seat),
    ...newOrders(s, seat, ALL_TOPICS),
  ];
}

export function legalRepudiations(s: State, seat: Faction): Action[] {
  const actions: Action[] = [];
  for (let nation: Nation = 0; nation < NATION_COUNT; nation++) {
    for (let count = 1; refuseRepudiation(s, seat, nation, count) === undefined; count++) {
      actions.push({ type: "repudiate", nation, count });
    }
  }
  return actions;
}

export function legalDisbandings(s: State, seat: Faction): Action[] {
  const actions: Action[] = [];
  for (let unit: Unit = 0; unit < s.unitArea.length; unit++) {
    if (refuseDisband(s, seat, unit) === undefined) actions.push(disbanding(unit));
  }
  return actions.slice(); // without the room that a list keeps for growing
}

/** These lists are long and kept for every seat: what is the same in all of them is one object. */
const DISBANDINGS: Action[] = [];
const ORDERS = ORDERS_OF_TOPIC.map((values, topic) =>
  values.map((value) => ({ type: "order", topic, value }) as const),
);

function disbanding(unit: Unit): Action {
  for (let next = DISBANDINGS.length; next <= unit; next++) DISBANDINGS.push({ type: "disband", unit: next });
  return DISBANDINGS[unit];
}

export const ALL_TOPICS = ORDERS_OF_TOPIC.map((_, topic) => topic);

export function newOrders(s: State, seat: Faction, topics: readonly number[]): Action[] {
  const actions: Action[] = [];
  for (const topic of topics)
    for (const order of ORDERS[topic]) if (isNewOrder(s, seat, topic, order.value)) actions.push(order);
  return actions;
}
