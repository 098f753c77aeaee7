/** §15.423 Intervention: a Faction at war with the Violator comes to the help of an Armed Minor. */
import type { Refusal } from "@tripartite/kernel";
import { ARMED, NATIVE, SATELLITE } from "../data/kinds.ts";
import { AREAS_OF_NATION, GREAT_POWER_NATIONALITY } from "../data/map.ts";
import type { Out } from "../events.ts";
import { NO } from "../refusals.ts";
import type { State } from "../state.ts";
import { settleNation } from "./control.ts";
import { hasGround, minorIsEnemy, occupies } from "./relations.ts";
import { removeUnit, seniorityList, setSeniority, unitsOf } from "./units.ts";

/** R46 `wars` are the Rivals that f is at war with, those in the same announcement included, as a bit mask. */
export function refuseIntervention(s: State, f: number, nation: number, wars: number): Refusal | undefined {
  if (s.status[nation] !== ARMED || s.violator[nation] < 0 || minorIsEnemy(s, f, nation)) return NO.INTERVENE;
  const met = (1 << s.violator[nation]) | rivalsBesideFortresses(s, f, nation);
  return (met & ~wars) === 0 ? undefined : NO.INTERVENE;
}

function rivalsBesideFortresses(s: State, f: number, nation: number): number {
  let rivals = 0;
  for (const area of AREAS_OF_NATION[nation]) {
    if (!occupies(s, NATIVE, area)) continue;
    for (let g = 0; g < NATIVE; g++) if (g !== f && occupies(s, g, area)) rivals |= 1 << g;
  }
  return rivals;
}

/** R46 It succeeds with a Ground unit in an area that the Minor controls, Disputed or not. */
function hasArrived(s: State, f: number, nation: number): boolean {
  return AREAS_OF_NATION[nation].some((area) => s.control[area] === NATIVE && hasGround(s, f, area));
}

/** M3 The Interventions that arrived turn the Minor into a Satellite and await types (D21); the others lapse. */
export function resolveInterventions(s: State, f: number, out: Out): void {
  s.interventions = s.interventions.filter((nation) => {
    if (s.status[nation] === ARMED && hasArrived(s, f, nation)) {
      joinIntervenor(s, f, nation, out);
      return true;
    }
    out.push({ type: "interventionLapsed", faction: f, nation });
    return false;
  });
}

/** Every surviving Fortress is to be exchanged for a Great Power unit of equal CV. */
function joinIntervenor(s: State, f: number, nation: number, out: Out): void {
  s.status[nation] = SATELLITE;
  s.violator[nation] = -1;
  s.enemies[nation] = 0;
  s.marker[nation] = f;
  out.push({ type: "satellite", nation, faction: f });
  for (const area of AREAS_OF_NATION[nation]) {
    for (const unit of unitsOf(s, NATIVE, area)) {
      s.musters.push(f, area, s.unitCv[unit], GREAT_POWER_NATIONALITY[f]);
      removeUnit(s, unit);
    }
  }
}

/** §1.14 The exchanged unit takes the Minor's place in the seniority, always the first: it was there before anybody. */
export function inheritFirstPlace(s: State, f: number, area: number): void {
  setSeniority(s, area, [f, ...seniorityList(s, area).filter((party) => party !== f)]);
}

/** R10 Once all types are chosen the land changes hands. */
export function finishInterventions(s: State, out: Out): void {
  for (const nation of s.interventions) settleNation(s, nation, out);
  s.interventions = [];
}
