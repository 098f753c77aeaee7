/** §52.4, §53.5, §54 Ships and cargo are put down; interdicted ones go to the nearest port (D-PORT). */

import { TRANSPORT_LOSS } from "../../data/combatResults.ts";
import type { Place, Unit } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boxPlace, isMapBox, PHASE, type State } from "../../model/state.ts";
import { isBase } from "../../rules/air/displacement.ts";
import { strikeTargets } from "../../rules/air/missions.ts";
import { enterHex } from "../../rules/land/control.ts";
import { mayEnter } from "../../rules/land/passage.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";
import { boxOfNode } from "../../rules/sea/lanes.ts";
import { freePortsOf, nearestPorts } from "../../rules/sea/ports.ts";
import { voyageUnderWay } from "../../rules/sea/voyage.ts";
import { addSorties, placeUnit, sendToBox, unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { clearOperation, displaceFirst, endActivation } from "../sequence.ts";

/** §50.6, §54 A ground unit on board enters the hex as if it had marched there: a Mulberry may stand in an enemy city. */
function putDown(s: State, unit: Unit, place: Place, out: Out): void {
  out.push({ type: "arrived", unit, fromPlace: s.unitPlace[unit], place });
  if (place >= 0 && unitData(s, unit).class === "ground") {
    enterHex(s, unit, place, out);
    return;
  }
  placeUnit(s, unit, place);
  if (place >= 0) reportEntry(s, unit, "move", place, out);
}

/** §52.4 Nothing stopped the voyage. At a Mulberry only the cargo lands: the ships stay in their port. */
export function arrive(s: State, out: Out): void {
  const { ship, companion, cargo } = voyageUnderWay(s);
  const place = s.destination;
  const isDock = isMapBox(place) || freePortsOf(s, ship, s.route.at(-1)!).includes(place);
  if (isDock) putDown(s, ship, place, out);
  if (cargo >= 0) putDown(s, cargo, place, out);
  if (isDock && companion >= 0) s.berths = [companion];
  s.interdicted = 0;
  s.phase = PHASE.interdicted;
  displaceFirst(s);
}

/** §53.5 The ships go to the nearest friendly port; the cargo suffers once. */
export function interdictVoyage(s: State, out: Out): void {
  const { ship, companion, cargo } = voyageUnderWay(s);
  if (cargo >= 0) loseCargo(s, cargo, out);
  s.berths = companion < 0 ? [ship] : [ship, companion];
  s.interdicted = 1;
  s.phase = PHASE.interdicted;
}

/** §53.5 A full ground unit is reduced, an air unit gains Sorties. */
export function loseCargo(s: State, cargo: Unit, out: Out): void {
  if (unitData(s, cargo).class === "air") addSorties(s, cargo, TRANSPORT_LOSS.airSorties, out);
  else if (s.unitReduced[cargo] === 0) {
    s.unitReduced[cargo] = 1;
    out.push({ type: "reduced", unit: cargo, hex: s.unitPlace[cargo], reason: "transport" });
  }
}

/** §53.5 The nearest ports; those with room for the cargo, if there are any. */
function refugesOf(s: State, ship: Unit): Place[] {
  const places = nearestPorts(s, ship, s.route[s.routeAt]);
  const { ship: first, cargo } = voyageUnderWay(s);
  if (ship !== first || cargo < 0) return places;
  const roomy = places.filter((place) => s.unitPlace[cargo] === place || hasRoomFor(s, cargo, place));
  return roomy.length > 0 ? roomy : places;
}

/** Where the next ship may be put down. */
function berthsFor(s: State): Place[] {
  const [ship] = s.berths;
  if (s.interdicted === 1) return refugesOf(s, ship);
  const node = s.route.at(-1)!;
  const box = boxOfNode(s, node);
  if (box >= 0) return [boxPlace(box)];
  const ports = freePortsOf(s, ship, node);
  return ports.includes(s.destination) ? [s.destination, ...ports.filter((hex) => hex !== s.destination)] : ports;
}

function berth(s: State, place: Place | undefined, out: Out): void {
  const ship = s.berths.shift()!;
  const { ship: first, cargo } = voyageUnderWay(s);
  if (place === undefined) {
    out.push({ type: "lostAtSea", unit: ship });
    sendToBox(s, ship);
  } else putDown(s, ship, place, out);
  if (s.interdicted === 1 && ship === first && cargo >= 0) landCargo(s, cargo, place, out);
}

function hasRoomFor(s: State, cargo: Unit, place: Place): boolean {
  if (isMapBox(place)) return true;
  if (!mayEnter(s, cargo, place)) return false;
  if (unitData(s, cargo).class === "ground") return s.groundAt[place] < 0;
  return s.airAt[place] < 0 && isBase(s, place, s.unitFaction[cargo]);
}

/** §53.5 The cargo is landed with its ship; without room it goes to the Eliminated Box. */
function landCargo(s: State, cargo: Unit, place: Place | undefined, out: Out): void {
  const hasRoom = place !== undefined && hasRoomFor(s, cargo, place);
  if (hasRoom) putDown(s, cargo, place, out);
  else if (s.unitPlace[cargo] !== place) {
    out.push({ type: "lostAtSea", unit: cargo });
    sendToBox(s, cargo);
  }
}

/** §51.3 The voyage is over: a carrier may strike from its new port. */
function endVoyage(s: State, out: Out): void {
  const ship = s.active;
  if (s.interdicted === 1 || strikeTargets(s, ship, 1).length === 0) {
    endActivation(s, out);
    return;
  }
  clearOperation(s);
  s.force = [ship];
  s.left = 1;
  s.phase = PHASE.sail;
}

function toAction(place: Place): Action {
  return { type: "dock", place };
}

/** D-PORT The owner chooses among equally near ports; ships that sailed together may part in the last zone. */
export const interdictedPhase: Phase = {
  decision: "D-PORT",
  prompt: (s) => `Which port takes ${unitData(s, s.berths[0]).name}?`,
  waiting: (s) => (s.berths.length > 0 && berthsFor(s).length > 1 ? bitOf(s.unitFaction[s.berths[0]]) : 0),
  legal: (s) => berthsFor(s).map(toAction),
  refuse(s, _, action) {
    if (action.type !== "dock") return NO.WRONG_ACTION;
    return berthsFor(s).includes(action.place) ? undefined : NO.NO_PORT;
  },
  perform(s, _, action, out) {
    if (action.type === "dock") berth(s, action.place, out);
  },
  proceed(s, out) {
    if (s.berths.length > 0) berth(s, berthsFor(s)[0], out);
    else endVoyage(s, out);
  },
  fallback: (s) => toAction(berthsFor(s)[0]),
};
