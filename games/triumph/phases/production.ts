/** §7.2 Production: each seat in Turn Order completes all of it. */

import { keepNote, noteOf, type Refusal } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import { ACTION_DECK, DECKS, INFANTRY, INVESTMENT_DECK, WEST } from "../data/kinds.ts";
import { WASHINGTON } from "../data/map.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { MARKS, PLAN } from "../model/rows.ts";
import { PHASE, PLACE, type State } from "../model/state.ts";
import { drawCards } from "../rules/cards/cards.ts";
import {
  addToPlan,
  buildSupply,
  isBuiltWithSupply,
  legalCadres,
  legalSteps,
  PLAN_CADRE,
  PLAN_CARD,
  PLAN_STEP,
  planCount,
  planLength,
  plannedNationality,
  plannedType,
  refuseBuy,
  refuseCadre,
  refuseStep,
  removeFromPlan,
  withoutPlanned,
} from "../rules/economy/building.ts";
import { productionLevel } from "../rules/economy/economy.ts";
import { bringUnit, growUnit } from "../rules/economy/musters.ts";
import { categoryOf, refuseShare, refuseUnevenPlan } from "../rules/economy/passiveProduction.ts";
import { legalArrivals, performArrival, queueYearlyForces, refuseArrival } from "../rules/nations/usa.ts";
import { snapshotEndsGame } from "../rules/victory.ts";
import { atWar, isPassiveAlly } from "../rules/war/relations.ts";
import { drawPurchase } from "./draws.ts";
import { automatic, type Phase } from "./phase.ts";

/** §7.21 Blockades are confirmed, the Level is set, USA forces arrive. */
export const productionStartPhase: Phase = automatic((s, out) => {
  if (s.turn === 0 && snapshotEndsGame(s, -1, out)) return;
  const seat = s.turnOrder[s.turn];
  const { level, ind, pop, res } = productionLevel(s, seat, "confirmed");
  s.level = level;
  s.plan = [];
  out.push({ type: "productionLevel", faction: seat, level, ind, pop, res, peace: !atWar(s, seat) });
  if (seat === WEST) queueYearlyForces(s);
  s.phase = PHASE.arrivals;
});

/** D06 */
export const arrivalsPhase: Phase = {
  decision: "D06",
  prompt: () => "Choose where the next USA unit arrives.",
  waiting: (s) => (s.arrivals.length > 0 ? 1 << WEST : 0),
  legal: (s) => legalArrivals(s),
  refuse: (s, _, action) => refuseArrival(s, action),
  perform: (s, _, action, out) => performArrival(s, action, out),
  proceed(s) {
    s.phase = PHASE.production;
  },
  fallback: (s) => preferWashington(legalArrivals(s)),
};

function preferWashington(actions: readonly Action[]): Action {
  return actions.find((action) => action.type === "arrive" && action.area === WASHINGTON) ?? actions[0];
}

function refusePurchase(s: State, seat: Faction, action: Action): Refusal | undefined {
  if (action.type !== "step" && action.type !== "cadre" && action.type !== "buy") return NO.WRONG_ACTION;
  if (planLength(s) >= s.level) return NO.BUILD_LEVEL;
  const refusal = refuseItem(s, seat, action);
  if (refusal !== undefined || !isPassiveAlly(s, seat)) return refusal;
  return refuseShare(s, seat, categoryOf(action.type, action.type === "buy" ? action.deck : -1));
}

function refuseItem(
  s: State,
  seat: Faction,
  action: Extract<Action, { type: "step" | "cadre" | "buy" }>,
): Refusal | undefined {
  if (action.type === "buy") return refuseBuy(s, action.deck);
  const type = action.type === "step" ? s.unitType[action.unit] : action.unitType;
  const supplied = isBuiltWithSupply(type) ? buildSupply(s, seat) : undefined;
  if (action.type === "step") return refuseStep(s, seat, action.unit, supplied);
  return refuseCadre(s, seat, action.area, action.nationality, action.unitType, supplied);
}

/** Steps and Cadres before anything is planned; as long as nothing but the plan changes, all but the planned ones hold. */
class Units {
  readonly actions: readonly Action[];

  constructor(s: State, seat: Faction) {
    this.actions = listUnits(s, seat);
  }

  left(s: State): Action[] {
    return withoutPlanned(s, this.actions);
  }
}

function listUnits(s: State, seat: Faction): Action[] {
  const supplied = buildSupply(s, seat);
  const actions: Action[] = [];
  legalSteps(s, seat, supplied, actions);
  return legalCadres(s, seat, supplied, actions);
}

/** Limits on blocks make one Cadre depend on another. */
function legalUnits(s: State, seat: Faction): Action[] {
  if (s.blockLimits.length > 0) return listUnits(s, seat);
  const known = noteOf(s);
  if (known instanceof Units) return known.left(s);
  if (planLength(s) > 0) return listUnits(s, seat);
  const units = new Units(s, seat);
  keepNote(s, units);
  return units.left(s);
}

// The same actions are offered again and again.
const BUYS: readonly Action[] = DECKS.map((_, deck) => ({ type: "buy", deck }));
const CONFIRM: Action = { type: "confirm" };
const UNPLANS: Action[] = [];

function unplan(index: number): Action {
  for (let next = UNPLANS.length; next <= index; next++) UNPLANS.push({ type: "unplan", index: next });
  return UNPLANS[index];
}

function legalPurchases(s: State, seat: Faction): Action[] {
  if (planLength(s) >= s.level) return [];
  const takesUnits = !isPassiveAlly(s, seat) || !refuseShare(s, seat, categoryOf("step", -1));
  const actions = takesUnits ? legalUnits(s, seat) : [];
  for (let deck = 0; deck < DECKS.length; deck++) {
    const refused =
      refuseBuy(s, deck) ?? (isPassiveAlly(s, seat) ? refuseShare(s, seat, categoryOf("buy", deck)) : undefined);
    if (refused === undefined) actions.push(BUYS[deck]);
  }
  return actions;
}

/** D05 */
export const productionPhase: Phase = {
  decision: "D05",
  prompt: (s) => `Spend your Production: ${s.level - planLength(s)} of ${s.level} points left.`,
  waiting: (s) => 1 << s.turnOrder[s.turn],
  legal(s, seat) {
    const actions = legalPurchases(s, seat);
    for (let index = 0; index < planLength(s); index++) actions.push(unplan(index));
    if (!isPassiveAlly(s, seat) || !refuseUnevenPlan(s, seat)) actions.push(CONFIRM);
    return actions;
  },
  refuse(s, seat, action) {
    if (action.type === "confirm") return isPassiveAlly(s, seat) ? refuseUnevenPlan(s, seat) : undefined;
    if (action.type === "unplan") return action.index >= 0 && action.index < planLength(s) ? undefined : NO.PLAN_ITEM;
    return refusePurchase(s, seat, action);
  },
  draw: (s, seat, random) => drawPurchase(s, seat, random, productionPhase.refuse),
  perform(s, seat, action, out) {
    if (action.type === "unplan") removeFromPlan(s, action.index);
    else if (action.type !== "confirm") addToPlan(s, action);
    else {
      carryOutPlan(s, seat, out);
      removeMarks(s, seat, out);
      nextSeat(s, out);
    }
  },
  keepsNote: ({ type }) => type === "step" || type === "cadre" || type === "buy" || type === "unplan",
  proceed: () => {},
  fallback(s, seat) {
    const purchases = legalPurchases(s, seat);
    if (!isPassiveAlly(s, seat)) {
      return purchases.find((buy) => buy.type === "buy" && buy.deck === ACTION_DECK) ?? { type: "confirm" };
    }
    const wanted = (action: Action) => action.type === "step" || action.type === "buy";
    const infantry = (action: Action) => action.type === "cadre" && action.unitType === INFANTRY;
    return purchases.find(wanted) ?? purchases.find(infantry) ?? purchases[0] ?? { type: "confirm" };
  },
};

/** 4.2.4 Units appear and grow, cards are drawn; Passive purchases go to the Passive Stack (§18.21). */
function carryOutPlan(s: State, seat: Faction, out: Out): void {
  const bought = [planCount(s, PLAN_CARD, ACTION_DECK), planCount(s, PLAN_CARD, INVESTMENT_DECK)];
  const [action, investment] = bought;
  const unspent = s.level - planLength(s);
  out.push({ type: "produced", faction: seat, steps: planCount(s, PLAN_STEP), action, investment, unspent });
  for (const { kind, first, second } of PLAN.all(s.plan)) {
    if (kind === PLAN_STEP) {
      growUnit(s, seat, first, out);
    } else if (kind === PLAN_CADRE) {
      bringUnit(s, seat, first, plannedNationality(second), plannedType(second), 1, out);
    }
  }
  const place = isPassiveAlly(s, seat) ? PLACE.passive : PLACE.hand;
  drawCards(s, seat, ACTION_DECK, action, out, place);
  drawCards(s, seat, INVESTMENT_DECK, investment, out, place);
  s.plan = [];
}

/** §14.23 */
function removeMarks(s: State, seat: Faction, out: Out): void {
  const before = s.marks.length;
  MARKS.removeAll(s.marks, ({ faction }) => faction === seat);
  if (s.marks.length < before) out.push({ type: "marksRemoved", faction: seat });
}

function nextSeat(s: State, out: Out): void {
  s.turn++;
  s.level = 0;
  s.phase = PHASE.productionStart;
  if (s.turn < s.turnOrder.length) return;
  s.turn = 0;
  s.passes = 0;
  s.phase = PHASE.government;
  snapshotEndsGame(s, -1, out);
}
