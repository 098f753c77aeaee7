/** §8.4 The USA joins the West, and its forces arrive. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, UnitType } from "../../data/ids.ts";
import { AIR_FORCE, AMERICAN, FLEET, FORTRESS, INFANTRY, NEUTRAL, POWER, TANK, WEST } from "../../data/kinds.ts";
import { AREAS_OF_NATION, NEW_YORK, USA, WASHINGTON } from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { ARRIVALS } from "../../model/rows.ts";
import type { State } from "../../model/state.ts";
import { lowerFactoryCost } from "../economy/economy.ts";
import { blocksLeft, bringUnit } from "../economy/musters.ts";
import { atWarWith } from "../war/relations.ts";
import { updateNationControl } from "./control.ts";
import { areaRelation, HOSTILE } from "./territory.ts";

const FORCES = [AIR_FORCE, FLEET, INFANTRY, TANK];
const FIRST_FORCES_YEAR = 1942;
const FORCES_DELIVERED = 4;
const NOT_PLACED = -1;

/** §8.43 The USA becomes a Major Power of the West. */
export function usaJoinsWest(s: State, out: Out): void {
  s.status[USA] = POWER;
  s.influenceBy[USA] = -1;
  s.influence[USA] = 0;
  out.push({ type: "satellite", nation: USA, faction: WEST });
  updateNationControl(s, USA, out);
  bringFortress(s, WASHINGTON, 4, out);
  bringFortress(s, NEW_YORK, 2, out);
  lowerFactoryCost(s, WEST, out);
}

function bringFortress(s: State, area: Area, cv: number, out: Out): void {
  if (blocksLeft(s, AMERICAN, FORTRESS) > 0) bringUnit(s, WEST, area, AMERICAN, FORTRESS, cv, out);
}

/** §8.46 Violated, or its neighbour invaded: joins at once with the forces of 1942; the others follow year by year. */
export function usaAttacked(s: State, out: Out): void {
  if (s.status[USA] !== NEUTRAL) return;
  usaJoinsWest(s, out);
  queueForces(s, 1);
  s.usaForces = 2;
}

/** R43 An Enemy of the West stops in or crosses Ottawa. */
export function enterOttawa(s: State, faction: Faction, out: Out): void {
  if (faction !== WEST && atWarWith(s, faction, WEST)) usaAttacked(s, out);
}

/** §8.45 The forces that are due in this Production of the West. */
export function queueYearlyForces(s: State): void {
  if (s.status[USA] !== POWER) return;
  if (s.usaForces === 0) {
    const cv = s.year - FIRST_FORCES_YEAR + 1;
    if (cv >= 1 && cv <= 3) queueForces(s, cv);
  } else if (s.usaForces < FORCES_DELIVERED) queueForces(s, s.usaForces++);
}

/** R44 Without an area to arrive in the forces are lost; so are those without a block (R7). */
function queueForces(s: State, cv: number): void {
  if (legalArrivals(s).length === 0) return;
  for (const type of FORCES) if (blocksLeft(s, AMERICAN, type) > 0) addArrival(s, type, cv);
}

function addArrival(s: State, unitType: UnitType, cv: number): void {
  ARRIVALS.add(s.arrivals, { unitType, cv, area: NOT_PLACED });
}

export function refuseArrival(s: State, action: Action): Refusal | undefined {
  if (action.type !== "arrive") return NO.WRONG_ACTION;
  const free = AREAS_OF_NATION[USA].includes(action.area) && (areaRelation(s, WEST, action.area) & HOSTILE) === 0;
  return free ? undefined : NO.ARRIVAL_AREA;
}

/** The areas for the next of the waiting units. */
export function legalArrivals(s: State): Action[] {
  const actions: Action[] = [WASHINGTON, NEW_YORK].map((area) => ({ type: "arrive", area }));
  return actions.filter((action) => refuseArrival(s, action) === undefined);
}

/** The row of `arrivals` of the next unit that needs an area; -1 if none. */
function nextArrival(s: State): number {
  return ARRIVALS.find(s.arrivals, ({ area }) => area === NOT_PLACED);
}

/** The blocks appear together once all have their area, so that nobody can tell them by their order. */
export function performArrival(s: State, action: Action, out: Out): void {
  if (action.type !== "arrive") return;
  const row = nextArrival(s);
  ARRIVALS.set(s.arrivals, row, { ...ARRIVALS.at(s.arrivals, row), area: action.area });
  if (nextArrival(s) >= 0) return;
  for (const area of AREAS_OF_NATION[USA]) {
    for (const arrival of ARRIVALS.all(s.arrivals)) {
      if (arrival.area === area) bringUnit(s, WEST, area, AMERICAN, arrival.unitType, arrival.cv, out);
    }
  }
  s.arrivals = [];
}
