/** §4.31 What only the own seat sees. */

import type { Faction } from "../data/ids.ts";
import { DECKS, NATIONALITIES, UNIT_TYPES, WEST } from "../data/kinds.ts";
import { AREA_IDS } from "../data/map.ts";
import { ANNOUNCED, ARRIVALS, MUSTERS, PLAN } from "../model/rows.ts";
import { PHASE, PLACE, type State, seatInTurn } from "../model/state.ts";
import { ORDER_TOPICS, ORDER_VALUES, standingOrder } from "../rules/cards/orders.ts";
import { handLimit } from "../rules/cards/technology.ts";
import { PLAN_CARD, PLAN_STEP, plannedNationality, plannedType } from "../rules/economy/building.ts";
import { factories, fundedCards } from "../rules/economy/industry.ts";
import { partyOf } from "../rules/units.ts";
import { declarationView } from "./declarations.ts";
import { cardNames } from "./factions.ts";
import type { OwnView, PlanItem } from "./types.ts";
import { watch } from "./watch.ts";
import { crossings, supply, trade } from "./ways.ts";

const cards = watch.ownPart(["place", "vault"], (s, seat) => ({
  hand: cardNames(s, PLACE.hand + seat),
  handLimit: handLimit(s, seat),
  funding: cardNames(s, PLACE.funding + seat),
  funded: factories(fundedCards(s, seat)),
  discarding: cardNames(s, PLACE.discarding + seat),
  committed: cardNames(s, PLACE.committed + seat),
}));

const orders = watch.ownPart(["orders"], ordersView);
const acts = watch.ownPart(
  ["season", "phase", "turnOrder", "commandOrder", "turn"],
  (s, seat) => seatInTurn(s) === seat,
);
const picked = watch.ownPart(["picked", acts], (s, _seat, of) => (of(acts) ? s.picked : -1));
const plan = watch.ownPart(["plan", acts], (s, _seat, of) => (of(acts) ? planView(s) : []));
const musters = watch.ownPart(["musters"], mustersView);
const arrivals = watch.ownPart(["arrivals"], (s, seat) => (seat === WEST ? arrivalsView(s) : []));
const declarations = watch.ownPart(["announced", "phase", acts], (s, _seat, of) =>
  of(acts) && s.phase === PHASE.declarations ? ANNOUNCED.all(s.announced).map(declarationView) : [],
);
const leaving = watch.ownPart(["leaving", "unitArea", "unitNationality"], (s, seat) =>
  s.leaving.filter((unit) => s.unitArea[unit] >= 0 && partyOf(s, unit) === seat),
);

export const own = watch.ownPart(
  [cards, orders, "atomicRaises", plan, musters, arrivals, declarations, picked, leaving, supply, trade, crossings],
  (s, seat, of): OwnView => ({
    ...of(cards),
    orders: of(orders),
    atomicRaised: s.atomicRaises[seat] > 0,
    plan: of(plan),
    musters: of(musters),
    arrivals: of(arrivals),
    declarations: of(declarations),
    ...(of(picked) >= 0 && { picked: of(picked) }),
    leaving: of(leaving),
    supply: of(supply),
    trade: of(trade),
    crossings: of(crossings),
  }),
);

function ordersView(s: State, seat: Faction): Record<string, string> {
  return Object.fromEntries(ORDER_TOPICS.map((name, topic) => [name, ORDER_VALUES[standingOrder(s, seat, topic)]]));
}

function mustersView(s: State, seat: Faction): OwnView["musters"] {
  const due = MUSTERS.all(s.musters).filter(({ faction }) => faction === seat);
  return due.map(({ area, cv, nationality }) => ({
    area: AREA_IDS[area],
    cv,
    nationality: NATIONALITIES[nationality],
  }));
}

function arrivalsView(s: State): OwnView["arrivals"] {
  return ARRIVALS.all(s.arrivals).map(({ unitType, cv, area }) => ({
    unitType: UNIT_TYPES[unitType],
    cv,
    ...(area >= 0 && { area: AREA_IDS[area] }),
  }));
}

/** §7.22 The plan is secret until it is confirmed. */
function planView(s: State): PlanItem[] {
  return PLAN.all(s.plan).map(({ kind, first, second }) => planItem(kind, first, second));
}

export function planItem(kind: number, first: number, second: number): PlanItem {
  if (kind === PLAN_STEP) return { type: "step", unit: first };
  if (kind === PLAN_CARD) return { type: "buy", deck: DECKS[first] };
  const nationality = NATIONALITIES[plannedNationality(second)];
  return { type: "cadre", area: AREA_IDS[first], nationality, unitType: UNIT_TYPES[plannedType(second)] };
}
