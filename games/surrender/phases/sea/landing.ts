/** §55.5–§55.8 D-LAND, D-REB, D-MUL An invasion lands, group after group; then its ships find ports. */

import type { Hex, Marker, Unit } from "../../data/ids.ts";
import { RULINGS } from "../../data/rulings.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { AVAILABLE, boardOf, LANDING, PHASE, type State } from "../../model/state.ts";
import { ownerOf } from "../../rules/combat/attacks.ts";
import { allowanceOf, mayFight } from "../../rules/land/activation.ts";
import { enterHex } from "../../rules/land/control.ts";
import { mayEnter } from "../../rules/land/passage.ts";
import { useMarker } from "../../rules/markers.ts";
import { markBeachhead } from "../../rules/sea/beaches.ts";
import { groupIn, landingHexes } from "../../rules/sea/invasion.ts";
import { freePortsOf, isWarship, portZone } from "../../rules/sea/ports.ts";
import { atWar, factionOfMarker } from "../../rules/sides.ts";
import { addSorties, placeUnit, unitData } from "../../rules/units.ts";
import { beginCombat } from "../land/combatStart.ts";
import { bitOf, type Phase } from "../phase.ts";
import { clearCombat, clearOperation, displaceFirst } from "../sequence.ts";
import { loseCargo } from "./arrival.ts";

/** §55.5 No landing at all: everything is still where it started. The cargo of the stopped convoy suffers. */
export function interdictInvasion(s: State, out: Out): void {
  const cargo = s.cargo[s.force.filter((ship) => unitData(s, ship).convoy).indexOf(s.defender)];
  if (cargo !== undefined) loseCargo(s, cargo, out);
  endInvasion(s, "interdicted", out);
}

export function endInvasion(s: State, reason: "interdicted" | "cancelled" | "over", out: Out): void {
  out.push({ type: "invasionEnded", reason });
  s.active = -1;
  clearCombat(s);
  clearOperation(s);
  s.phase = PHASE.operations;
}

/** §55.6 R-AMP-6 Each convoy gains a Sortie, then the groups land in order. */
export function beginLandings(s: State, out: Out): void {
  for (const ship of s.force) if (unitData(s, ship).convoy) addSorties(s, ship, RULINGS["R-AMP-6"].value, out);
  s.active = -1;
  s.phase = PHASE.landing;
}

/** Takes the first group off the list. */
function takeGroup(s: State): void {
  const [hex] = landingHexes(s);
  const rest: number[] = [];
  for (let at = 0; at < s.landings.length; at += 2)
    if (s.landings[at] !== hex) rest.push(s.landings[at], s.landings[at + 1]);
  s.landings = rest;
}

/** The units of the next group that can still land. */
function nextGroup(s: State): Unit[] {
  const [hex] = landingHexes(s);
  return hex === undefined ? [] : groupIn(s, hex).filter((unit) => mayEnter(s, unit, hex));
}

/** Warships of the force that can give Naval Support. */
function supporters(s: State): Unit[] {
  return s.force.filter((ship) => isWarship(s, ship) && mayFight(s, ship) && !s.escorted.includes(ship));
}

function isDefended(s: State): boolean {
  const [hex] = landingHexes(s);
  return hex !== undefined && s.groundAt[hex] >= 0;
}

/** §55.6 The unit lands in an empty hex and continues with a few points. */
function landEmpty(s: State, unit: Unit, hex: Hex, out: Out): void {
  const fromPlace = s.unitPlace[unit];
  out.push({ type: "landed", unit, fromPlace, hex });
  markBeachhead(s, hex);
  enterHex(s, unit, hex, out);
  s.landed.push(hex);
  s.active = unit;
  s.left = 1;
  s.points = Math.min(boardOf(s).scenario.rules.landingPoints, allowanceOf(s, unit));
  s.phase = PHASE.march;
  displaceFirst(s);
}

/** §55.6 An Assault from the sea, with Naval Support if a warship is named. */
function assault(s: State, primary: Unit, ship: Unit | undefined, out: Out): void {
  const [hex] = landingHexes(s);
  const group = nextGroup(s);
  takeGroup(s);
  s.attack = LANDING;
  s.target = hex;
  s.defender = s.groundAt[hex];
  s.attackers = [primary, ...group.filter((unit) => unit !== primary)];
  s.active = primary;
  s.navalSupport = ship ?? -1;
  if (ship !== undefined) {
    s.escorted.push(ship);
    addSorties(s, ship, 1, out);
  }
  beginCombat(s, 0, out);
}

/** A group turns back if its hex is closed now, or if an enemy has come into the hex of a single landing. */
function turnsBack(s: State): boolean {
  const [hex] = landingHexes(s);
  const group = nextGroup(s);
  if (group.length === 0) return true;
  const defender = s.groundAt[hex];
  return defender >= 0 && !atWar(s, s.unitFaction[group[0]], ownerOf(s, defender));
}

export const landingPhase: Phase = {
  decision: "D-LAND",
  prompt: () => "The landing Assault: name the Primary Attacker and a warship for Naval Support.",
  waiting(s) {
    if (landingHexes(s).length === 0 || turnsBack(s) || !isDefended(s)) return 0;
    return nextGroup(s).length * (supporters(s).length + 1) > 1 ? bitOf(s.operationFaction) : 0;
  },
  legal: (s) =>
    nextGroup(s).flatMap((unit): Action[] => [
      ...supporters(s).map((ship): Action => ({ type: "storm", unit, with: ship })),
      { type: "storm", unit },
    ]),
  refuse(s, _, action) {
    if (action.type !== "storm") return NO.WRONG_ACTION;
    const fits = action.with === undefined || supporters(s).includes(action.with);
    return nextGroup(s).includes(action.unit) && fits ? undefined : NO.INVASION_FORCE;
  },
  perform(s, _, action, out) {
    if (action.type === "storm") assault(s, action.unit, action.with, out);
  },
  proceed(s, out) {
    const [hex] = landingHexes(s);
    if (hex === undefined) s.phase = PHASE.rebase;
    else if (turnsBack(s)) {
      for (const unit of groupIn(s, hex)) out.push({ type: "turnedBack", unit, hex });
      takeGroup(s);
    } else if (isDefended(s)) assault(s, nextGroup(s)[0], supporters(s)[0], out);
    else {
      const [unit] = nextGroup(s);
      takeGroup(s);
      landEmpty(s, unit, hex, out);
    }
  },
  fallback(s) {
    const [ship] = supporters(s);
    return { type: "storm", unit: nextGroup(s)[0], ...(ship !== undefined && { with: ship }) };
  },
};

/** §55.7 Ships of the force that have not gone to a port yet (`berths`) may go to one of the zone. */
function rebases(s: State): Action[] {
  const [zone] = s.route;
  return s.force
    .filter((ship) => !s.berths.includes(ship))
    .flatMap((ship) =>
      freePortsOf(s, ship, zone)
        .filter((hex) => hex !== s.unitPlace[ship])
        .map((hex): Action => ({ type: "rebase", unit: ship, hex })),
    );
}

export const rebasePhase: Phase = {
  decision: "D-REB",
  prompt: () => "Ships of the force may go to a friendly port of the Sea Zone; the others go back.",
  waiting: (s) => (rebases(s).length > 0 ? bitOf(s.operationFaction) : 0),
  legal: (s) => [...rebases(s), { type: "done" }],
  refuse(s, _, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "rebase") return NO.WRONG_ACTION;
    const fits = rebases(s).some(
      (each) => each.type === "rebase" && each.unit === action.unit && each.hex === action.hex,
    );
    return fits ? undefined : NO.NO_PORT;
  },
  perform(s, _, action, out) {
    if (action.type !== "rebase") {
      s.phase = PHASE.mulberry;
      return;
    }
    const fromPlace = s.unitPlace[action.unit];
    placeUnit(s, action.unit, action.hex);
    s.berths.push(action.unit);
    out.push({ type: "arrived", unit: action.unit, fromPlace, place: action.hex });
  },
  proceed(s) {
    s.phase = PHASE.mulberry;
  },
  fallback: () => ({ type: "done" }),
};

/** §55.8 R-AMP-4 Landing hexes without a port that hold an own ground unit. */
function mulberryHexes(s: State): Hex[] {
  return s.landed.filter((hex) => {
    const unit = s.groundAt[hex];
    return portZone(s, hex) < 0 && unit >= 0 && s.unitFaction[unit] === s.operationFaction;
  });
}

function mulberryMarker(s: State): Marker {
  return boardOf(s).markers.findIndex(
    ({ kind }, marker) =>
      kind === "mulberry" && s.markerPlace[marker] === AVAILABLE && factionOfMarker(s, marker) === s.operationFaction,
  );
}

export const mulberryPhase: Phase = {
  decision: "D-MUL",
  prompt: () => "Place a Mulberry in a landing hex without a port?",
  waiting: (s) => (mulberryMarker(s) >= 0 && mulberryHexes(s).length > 0 ? bitOf(s.operationFaction) : 0),
  legal: (s) => [...mulberryHexes(s).map((hex): Action => ({ type: "mulberry", hex })), { type: "none" }],
  refuse(s, _, action) {
    if (action.type === "none") return undefined;
    if (action.type !== "mulberry") return NO.WRONG_ACTION;
    return mulberryHexes(s).includes(action.hex) ? undefined : NO.MULBERRY;
  },
  perform(s, _, action, out) {
    if (action.type === "mulberry") {
      const marker = mulberryMarker(s);
      useMarker(s, marker);
      s.markerPlace[marker] = action.hex;
      out.push({ type: "mulberryPlaced", marker, hex: action.hex });
    }
    endInvasion(s, "over", out);
  },
  proceed: (s, out) => endInvasion(s, "over", out),
  fallback: () => ({ type: "none" }),
};
