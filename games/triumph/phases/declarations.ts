/** §15 Declarations before the first move : announcement, threat window, confirmation, reinforcements. */

import type { Refusal } from "@tripartite/kernel";
import type { Faction, Nation } from "../data/ids.ts";
import { INFANTRY, WEST } from "../data/kinds.ts";
import { WASHINGTON } from "../data/map.ts";
import type { Action } from "../model/actions.ts";
import type { Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { THREATS } from "../model/rows.ts";
import { DECLARE_WAR, INTERVENE, PHASE, type State, seatInTurn, VIOLATE } from "../model/state.ts";
import { ASK, DROP_ALL, DROP_TO_ONE, standingOrder, THREAT_ORDER } from "../rules/cards/orders.ts";
import { legalMusters, musterSeats, performMuster, refuseMuster } from "../rules/economy/musters.ts";
import { repudiate } from "../rules/nations/diplomacy.ts";
import { legalArrivals, performArrival, refuseArrival } from "../rules/nations/usa.ts";
import { canClaimAtomic, claimAtomic, snapshotEndsGame } from "../rules/victory.ts";
import {
  addDeclaration,
  announceDeclarations,
  carryOutDeclarations,
  declarationCount,
  legalDeclarations,
  prospectOf,
  refuseAnnouncement,
  refuseDeclaration,
  removeDeclaration,
  UNANSWERED,
  violatedNations,
  withdrawDeclaration,
} from "../rules/war/declarations.ts";
import { releaseImpossibleDuties } from "../rules/war/duty.ts";
import { protector, worldReaction } from "../rules/war/violation.ts";
import { drawDeclaration } from "./draws.ts";
import type { Phase } from "./phase.ts";

function refuseIndex(s: State, index: number): Refusal | undefined {
  return index >= 0 && index < declarationCount(s) ? undefined : NO.DECLARE_ITEM;
}

function carryOut(s: State, seat: Faction, out: Out): void {
  carryOutDeclarations(s, seat, out);
  s.resume = PHASE.declarations;
  s.phase = PHASE.reinforcements;
}

/** D15 Names declarations one by one, announces them together, and may do so again until it passes on to movement. */
export const declarationsPhase: Phase = {
  decision: "D15",
  prompt: () => "Declare war, Violate Neutrals or Intervene; or pass on to movement.",
  waiting: (s) => 1 << seatInTurn(s),
  legal(s, seat) {
    const prospect = prospectOf(s, seat);
    const actions = legalDeclarations(s, seat, prospect);
    for (let index = 0; index < declarationCount(s); index++) actions.push({ type: "unplan", index });
    if (refuseAnnouncement(s, seat, prospect) === undefined) actions.push({ type: "announce" });
    if (canClaimAtomic(s, seat)) actions.push({ type: "atomic" });
    actions.push({ type: "pass" });
    return actions;
  },
  refuse(s, seat, action) {
    switch (action.type) {
      case "declareWar":
        return refuseDeclaration(s, seat, DECLARE_WAR, action.rival, action.card);
      case "violate":
        return refuseDeclaration(s, seat, VIOLATE, action.nation, -1);
      case "intervene":
        return refuseDeclaration(s, seat, INTERVENE, action.nation, -1);
      case "unplan":
        return refuseIndex(s, action.index);
      case "announce":
        return refuseAnnouncement(s, seat);
      case "atomic":
        return canClaimAtomic(s, seat) ? undefined : NO.ATOMIC_CLAIM;
      case "pass":
        return undefined;
      default:
        return NO.WRONG_ACTION;
    }
  },
  draw: (s, seat, random) => drawDeclaration(s, seat, random, declarationsPhase.refuse),
  perform(s, seat, action, out) {
    if (action.type === "declareWar") addDeclaration(s, DECLARE_WAR, action.rival, action.card);
    else if (action.type === "violate") addDeclaration(s, VIOLATE, action.nation, -1);
    else if (action.type === "intervene") addDeclaration(s, INTERVENE, action.nation, -1);
    else if (action.type === "unplan") removeDeclaration(s, action.index);
    else if (action.type === "announce") announce(s, seat, out);
    else if (action.type === "atomic") claimAtomic(s, seat, out);
    else closeDeclarations(s, seat, out);
  },
  proceed() {},
  fallback: () => ({ type: "pass" }),
};

/** Without a Rival's Protectorate among its parts the announcement is final. */
function announce(s: State, seat: Faction, out: Out): void {
  announceDeclarations(s, seat, out);
  if (s.threats.length === 0) {
    carryOut(s, seat, out);
    return;
  }
  s.phase = PHASE.threat;
  const threats = THREATS.all(s.threats);
  s.threats = THREATS.flat(threats.map(({ nation }) => ({ nation, markers: standingAnswer(s, nation) })));
}

/** Declarations close with the snapshot for movement. Aggression that disbanding made impossible is no longer due (R101). */
function closeDeclarations(s: State, seat: Faction, out: Out): void {
  s.announced = [];
  if (snapshotEndsGame(s, seat, out)) return;
  s.phase = PHASE.movement;
  releaseImpossibleDuties(s, seat, out);
}

// ---- the threat window (§8.0, R33)

/** Markers that the holder's standing order gives up. */
function standingAnswer(s: State, nation: Nation): number {
  const order = standingOrder(s, protector(s, nation), THREAT_ORDER);
  if (order === ASK) return UNANSWERED;
  if (order === DROP_ALL) return s.influence[nation];
  return order === DROP_TO_ONE ? s.influence[nation] - 1 : 0;
}

/** The nations for which a seat still has to answer. */
function threatsTo(s: State, seat: Faction): Nation[] {
  const open = THREATS.all(s.threats).filter(({ markers }) => markers === UNANSWERED);
  return open.map(({ nation }) => nation).filter((nation) => protector(s, nation) === seat);
}

function refuseAnswer(s: State, seat: Faction, nation: Nation, count: number): Refusal | undefined {
  return threatsTo(s, seat).includes(nation) && count >= 0 && count <= s.influence[nation] ? undefined : NO.REPUDIATE;
}

/** All answers are in: they become known together. */
function openAnswers(s: State, out: Out): void {
  for (const { nation, markers } of THREATS.all(s.threats)) {
    const holder = protector(s, nation);
    if (holder < 0) continue;
    const count = Math.min(markers, s.influence[nation]);
    if (count > 0) repudiate(s, holder, nation, count, out);
    else out.push({ type: "protectorateKept", faction: holder, nation });
  }
  s.threats = [];
  s.phase = PHASE.confirmation;
}

/** D16 Every holder answers once for each threatened Protectorate, all at the same time. */
export const threatPhase: Phase = {
  decision: "D16",
  simultaneous: true,
  prompt: () => "Your Protectorate is threatened: remove 0, 1 or 2 of your Influence markers.",
  waiting(s) {
    let seats = 0;
    for (const seat of s.turnOrder) if (threatsTo(s, seat).length > 0) seats |= 1 << seat;
    return seats;
  },
  legal(s, seat) {
    const actions: Action[] = [];
    for (const nation of threatsTo(s, seat)) {
      for (let count = 0; count <= s.influence[nation]; count++) actions.push({ type: "answer", nation, count });
    }
    return actions;
  },
  refuse: (s, seat, action) =>
    action.type === "answer" ? refuseAnswer(s, seat, action.nation, action.count) : NO.WRONG_ACTION,
  perform(s, _seat, action) {
    if (action.type !== "answer") return;
    const row = THREATS.find(s.threats, ({ nation }) => nation === action.nation);
    THREATS.set(s.threats, row, { nation: action.nation, markers: action.count });
  },
  proceed: openAnswers,
  fallback: (s, seat) => ({ type: "answer", nation: threatsTo(s, seat)[0], count: 0 }),
};

/** D17 Withdraws what it no longer wants, then confirms the rest; with nothing left it is back at D15. */
export const confirmationPhase: Phase = {
  decision: "D17",
  prompt: () => "Withdraw declarations, or confirm those that remain.",
  waiting: (s) => 1 << seatInTurn(s),
  legal(s, seat) {
    const actions: Action[] = [];
    if (refuseAnnouncement(s, seat) === undefined) actions.push({ type: "confirm" });
    for (let index = 0; index < declarationCount(s); index++) actions.push({ type: "withdraw", index });
    return actions;
  },
  refuse(s, seat, action) {
    if (action.type === "confirm") return refuseAnnouncement(s, seat);
    return action.type === "withdraw" ? refuseIndex(s, action.index) : NO.WRONG_ACTION;
  },
  perform(s, seat, action, out) {
    if (action.type === "confirm") {
      carryOut(s, seat, out);
    } else if (action.type === "withdraw") {
      withdrawDeclaration(s, seat, action.index, out);
      if (declarationCount(s) === 0) s.phase = PHASE.declarations;
    }
  },
  proceed() {},
  fallback: () => ({ type: "withdraw", index: 0 }),
};

// ---- reinforcements

function arrivalsFor(s: State, seat: Faction): boolean {
  return seat === WEST && s.arrivals.length > 0;
}

/** D18 Types of mustered units and areas of USA forces; then World Reaction, if a Violation brought it about. */
export const reinforcementsPhase: Phase = {
  decision: "D18",
  prompt: (s, seat) =>
    arrivalsFor(s, seat) ? "Choose an area for the next USA unit." : "Choose the types of your new units.",
  waiting: (s) => musterSeats(s) | (s.arrivals.length > 0 ? 1 << WEST : 0),
  legal: (s, seat) => [...legalMusters(s, seat), ...(arrivalsFor(s, seat) ? legalArrivals(s) : [])],
  refuse(s, seat, action) {
    if (action.type !== "arrive") return refuseMuster(s, seat, action);
    return arrivalsFor(s, seat) ? refuseArrival(s, action) : NO.ARRIVAL_AREA;
  },
  perform(s, seat, action, out) {
    if (action.type === "arrive") performArrival(s, action, out);
    else performMuster(s, seat, action, out);
  },
  proceed(s, out) {
    for (const nation of violatedNations(s)) worldReaction(s, seatInTurn(s), nation, out);
    s.announced = [];
    s.phase = s.resume;
    s.resume = -1;
  },
  fallback(s, seat) {
    const arrivals: Action = { type: "arrive", area: WASHINGTON };
    if (arrivalsFor(s, seat)) return refuseArrival(s, arrivals) === undefined ? arrivals : legalArrivals(s)[0];
    const musters = legalMusters(s, seat);
    return musters.find((action) => action.type === "muster" && action.unitType === INFANTRY) ?? musters[0];
  },
};
