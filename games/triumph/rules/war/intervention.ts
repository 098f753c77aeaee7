/** §15.423 Intervention: a Faction at war with the Violator comes to the help of an Armed Minor. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Nation } from "../../data/ids.ts";
import { ARMED, NATIVE, SATELLITE } from "../../data/kinds.ts";
import { AREAS_OF_NATION } from "../../data/map.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import type { State } from "../../model/state.ts";
import { addMuster } from "../economy/musters.ts";
import { updateNationControl } from "../nations/control.ts";
import { removeUnit, seniorityList, setSeniority, unitsOf } from "../units.ts";
import { hasGround, minorIsEnemy, occupies } from "./relations.ts";

/** R46 `warsOf` tells the Rivals that it is at war with, those in the same announcement included, as a bit mask. */
export function refuseIntervention(
  s: State,
  faction: Faction,
  nation: Nation,
  warsOf: (s: State, faction: Faction) => number,
): Refusal | undefined {
  if (s.status[nation] !== ARMED || s.violator[nation] < 0 || minorIsEnemy(s, faction, nation)) return NO.INTERVENE;
  const met = (1 << s.violator[nation]) | rivalsBesideFortresses(s, faction, nation);
  return (met & ~warsOf(s, faction)) === 0 ? undefined : NO.INTERVENE;
}

function rivalsBesideFortresses(s: State, faction: Faction, nation: Nation): number {
  let rivals = 0;
  for (const area of AREAS_OF_NATION[nation]) {
    if (!occupies(s, NATIVE, area)) continue;
    for (let rival: Faction = 0; rival < NATIVE; rival++)
      if (rival !== faction && occupies(s, rival, area)) rivals |= 1 << rival;
  }
  return rivals;
}

/** R46 It succeeds with a Ground unit in an area that the Minor controls, Disputed or not. */
function hasArrived(s: State, faction: Faction, nation: Nation): boolean {
  return AREAS_OF_NATION[nation].some((area) => s.control[area] === NATIVE && hasGround(s, faction, area));
}

/** §15.423 The Interventions that arrived turn the Minor into a Satellite and await types (D21); the others lapse. */
export function resolveInterventions(s: State, faction: Faction, out: Out): void {
  s.interventions = s.interventions.filter((nation) => {
    if (s.status[nation] === ARMED && hasArrived(s, faction, nation)) {
      joinIntervenor(s, faction, nation, out);
      return true;
    }
    out.push({ type: "interventionLapsed", faction, nation });
    return false;
  });
}

/** Every surviving Fortress is to be exchanged for a Great Power unit of equal CV. */
function joinIntervenor(s: State, faction: Faction, nation: Nation, out: Out): void {
  s.status[nation] = SATELLITE;
  s.violator[nation] = -1;
  s.enemies[nation] = 0;
  s.marker[nation] = faction;
  out.push({ type: "satellite", nation, faction });
  for (const area of AREAS_OF_NATION[nation]) {
    for (const unit of unitsOf(s, NATIVE, area)) {
      addMuster(s, faction, area, s.unitCv[unit]);
      removeUnit(s, unit);
    }
  }
}

/** §1.14 The exchanged unit takes the Minor's place in the seniority, always the first: it was there before anybody. */
export function inheritFirstPlace(s: State, faction: Faction, area: Area): void {
  setSeniority(s, area, [faction, ...seniorityList(s, area).filter((party) => party !== faction)]);
}

/** R10 Once all types are chosen the land changes hands. */
export function finishInterventions(s: State, out: Out): void {
  for (const nation of s.interventions) updateNationControl(s, nation, out);
  s.interventions = [];
}
