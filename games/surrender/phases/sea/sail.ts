/** §52, §54 D-NAV, D-TRN A ship is active: company and cargo, a course step by step, or straight to a port. */

import { PROHIBITED } from "../../board/board.ts";
import type { Place, Unit } from "../../data/ids.ts";
import { OPERATIONS } from "../../data/vocabulary.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { ACTIVATED, type State } from "../../model/state.ts";
import { refuseStrike, strikeTargets } from "../../rules/air/missions.ts";
import { activateGround } from "../../rules/land/activation.ts";
import { nodeOf } from "../../rules/sea/ports.ts";
import {
  cargoesFor,
  companionsOf,
  courses,
  type Destination,
  destination,
  lanesOf,
  places,
  voyageUnderWay,
} from "../../rules/sea/voyage.ts";
import { unitData } from "../../rules/units.ts";
import { beginStrike } from "../air/strike.ts";
import { bitOf, type Phase } from "../phase.ts";
import { endActivation } from "../sequence.ts";
import { beginInterceptions } from "./intercept.ts";

const MOVEMENT = OPERATIONS.indexOf("navalMovement");
const TRANSPORT = OPERATIONS.indexOf("navalTransport");

/** Who may still come along: only before the course is set. */
function company(s: State): Action[] {
  const actions: Action[] = [];
  if (s.route.length > 0) return actions;
  const { ship, companion, cargo } = voyageUnderWay(s);
  if (companion < 0) for (const unit of companionsOf(s, ship)) actions.push({ type: "take", unit });
  if (cargo < 0) for (const unit of cargoesFor(s, ship)) actions.push({ type: "load", unit });
  return actions;
}

function sail(s: State, { place, route, cost }: Destination, out: Out): void {
  const { ship, companion, cargo } = voyageUnderWay(s);
  s.points -= cost;
  s.route.push(...route);
  s.destination = place;
  s.operation = cargo < 0 ? MOVEMENT : TRANSPORT;
  s.operationFaction = s.unitFaction[ship];
  if (companion >= 0) s.unitFlags[companion] |= ACTIVATED;
  if (cargo >= 0) {
    if (unitData(s, cargo).class === "ground") activateGround(s, cargo);
    s.unitFlags[cargo] |= ACTIVATED;
  }
  out.push({
    type: "sailed",
    unit: ship,
    fromPlace: s.unitPlace[ship],
    place,
    route: [...s.route],
    ...(companion >= 0 && { with: companion }),
    ...(cargo >= 0 && { cargo }),
  });
  beginInterceptions(s);
}

/** Why the ship cannot end there: the path before the points before the port. */
function refuseSail(s: State, place: Place) {
  const voyage = voyageUnderWay(s);
  if (places(s, voyage).includes(place)) return undefined;
  const node = nodeOf(s, place);
  if (node < 0) return NO.NO_PORT;
  const { costs, limit } = lanesOf(s, voyage);
  if (costs[node] === PROHIBITED) return NO.PATH;
  return costs[node] > limit ? NO.SEA_POINTS : NO.NO_PORT;
}

function listVoyages(s: State, actions: Action[]): void {
  const voyage = voyageUnderWay(s);
  for (const place of places(s, voyage)) actions.push({ type: "sail", place });
  actions.push(...company(s));
  for (const { node } of courses(s, voyage)) actions.push({ type: "course", sea: node });
}

export const sailPhase: Phase = {
  decision: "D-NAV",
  prompt: (s) => `${unitData(s, s.active).name}: sail, take on company or cargo, strike (a carrier), or end.`,
  waiting: (s) => bitOf(s.phasing),
  legal(s) {
    const actions = strikes(s).map((unit): Action => ({ type: "strike", unit }));
    if (s.left === 0) listVoyages(s, actions);
    actions.push({ type: "end" });
    return actions;
  },
  refuse(s, _, action) {
    const voyage = voyageUnderWay(s);
    if (action.type === "end") return undefined;
    if (action.type === "strike") return s.route.length > 0 ? NO.STRIKE_TARGET : refuseStrike(s, s.active, action.unit);
    if (s.left === 1) return NO.FLOWN;
    if (action.type === "sail") return refuseSail(s, action.place);
    if (action.type === "take" || action.type === "load") {
      const listed = company(s).some(
        (each) => each.type === action.type && "unit" in each && each.unit === action.unit,
      );
      return listed ? undefined : NO.SAIL_WITH;
    }
    if (action.type !== "course") return NO.WRONG_ACTION;
    if (courses(s, voyage).some(({ node }) => node === action.sea)) return undefined;
    const free = courses(s, { ...voyage, points: Number.POSITIVE_INFINITY });
    return free.some(({ node }) => node === action.sea) ? NO.SEA_POINTS : NO.PATH;
  },
  perform(s, _, action, out) {
    if (action.type === "strike") beginStrike(s, action.unit, out);
    else if (action.type === "sail") sail(s, destination(s, voyageUnderWay(s), action.place), out);
    else if (action.type === "take") s.force = [s.force[0], action.unit];
    else if (action.type === "load") s.cargo = [action.unit];
    else if (action.type === "course") {
      s.points -= courses(s, voyageUnderWay(s)).find(({ node }) => node === action.sea)!.cost;
      s.route.push(action.sea);
    } else endActivation(s, out);
  },
  proceed: (s, out) => endActivation(s, out),
  fallback: () => ({ type: "end" }),
};

/** §51.3 What an active carrier may strike: before it sails, or from the port where its voyage ended. */
function strikes(s: State): Unit[] {
  return s.route.length > 0 || s.force.length > 1 || s.cargo.length > 0 ? [] : strikeTargets(s, s.active);
}

/** A ship is activated: it lies in a port or in a box. */
export function beginVoyage(s: State, ship: Unit): void {
  s.force = [ship];
  s.cargo = [];
  s.route = [];
  s.left = 0;
}
