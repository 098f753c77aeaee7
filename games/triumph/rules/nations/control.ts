/** §1.14, §7.1 Who controls which area: the function, and the snapshots of it that a phase is played by. */

import type { Area, Nation, Party } from "../../data/ids.ts";
import { DEFEATED, GREAT_POWER, NATIVE, POWER, WEST } from "../../data/kinds.ts";
import {
  AREAS_OF_NATION,
  CAPITAL_OF_NATION,
  FACTION_OF_NATION,
  KIND_OF_NATION,
  LAND_AREAS,
  NATION_COUNT,
  NATION_OF_AREA,
  POWER_OF_NATION,
  USA,
  WATER_AREAS,
} from "../../data/map.ts";
import type { Out } from "../../model/events.ts";
import { MARKS } from "../../model/rows.ts";
import type { State } from "../../model/state.ts";
import { juniors, senior, seniorParty } from "../units.ts";
import { hasGround } from "../war/relations.ts";

/** Parties whose units count for control here: a Faction with only ANS counts only where it controlled before (R11). */
function holders(s: State, area: Area): number {
  let mask = 0;
  for (let list = s.seniority[area]; list !== 0; list = juniors(list)) {
    const party = senior(list);
    if (hasGround(s, party, area) || s.control[area] === party) mask |= 1 << party;
  }
  return mask;
}

/** The Party a Capital falls to without units and markers: its undefeated Power's Faction, otherwise itself. */
export function defaultController(s: State, nation: Nation): Party {
  if (nation === USA) return s.status[USA] === POWER ? WEST : NATIVE;
  const power = POWER_OF_NATION[nation];
  const faction = FACTION_OF_NATION[power];
  return faction >= 0 && s.status[power] !== DEFEATED && s.status[nation] === POWER ? faction : NATIVE;
}

/** §7.1 Control of a land area as it is now, not as the phase's snapshot has it. */
export function controlNow(s: State, area: Area): Party {
  const mask = holders(s, area);
  if (mask !== 0) return seniorParty(s, area, mask);
  const nation = NATION_OF_AREA[area];
  if (KIND_OF_NATION[nation] === GREAT_POWER) return FACTION_OF_NATION[nation];
  const capital = CAPITAL_OF_NATION[nation];
  if (area !== capital) return controlNow(s, capital);
  return s.marker[nation] >= 0 ? s.marker[nation] : defaultController(s, nation);
}

/**
 * R12 A marker lies on every Capital that another than its default controls, except those of Great Powers.
 * Returns the Party that the nation's land without units belongs to.
 */
function updateMarker(s: State, nation: Nation): Party {
  if (KIND_OF_NATION[nation] === GREAT_POWER) return FACTION_OF_NATION[nation];
  const controller = controlNow(s, CAPITAL_OF_NATION[nation]);
  s.marker[nation] = controller === NATIVE || controller === defaultController(s, nation) ? -1 : controller;
  return controller;
}

function occupiers(s: State, sea: Area): number {
  let mask = 0;
  for (let list = s.seniority[sea]; list !== 0; list = juniors(list)) mask |= 1 << senior(list);
  return mask;
}

/** `holder` is the Party that the nation's land without units belongs to. */
function updateAreaControl(s: State, area: Area, holder: Party, out: Out): void {
  const party = s.seniority[area] === 0 ? holder : controlNow(s, area);
  if (party === s.control[area]) return;
  s.control[area] = party;
  dropMarks(s, area, party);
  out.push({ type: "controlChanged", area, party });
}

/** §14.23 A Blockade mark vanishes when its area changes hands. */
function dropMarks(s: State, area: Area, party: Party): void {
  MARKS.removeAll(s.marks, (mark) => mark.area === area && mark.faction !== party);
}

/** R10 The snapshot at the start of a phase. */
export function takeSnapshot(s: State, out: Out): void {
  const holders = new Array<Party>(NATION_COUNT);
  for (let nation: Nation = 0; nation < NATION_COUNT; nation++) holders[nation] = updateMarker(s, nation);
  for (const area of LAND_AREAS) {
    const holder = holders[NATION_OF_AREA[area]];
    if (s.seniority[area] !== 0 || s.control[area] !== holder) updateAreaControl(s, area, holder, out);
  }
  for (const sea of WATER_AREAS) s.control[sea] = occupiers(s, sea);
}

/** R10 Land that a declaration, muster, Intervention, Public Opinion or Defeat gives away changes hands at once. */
export function updateNationControl(s: State, nation: Nation, out: Out): void {
  const holder = updateMarker(s, nation);
  for (const area of AREAS_OF_NATION[nation]) updateAreaControl(s, area, holder, out);
}
