/** §60.8 R-CON-9 Liberation of a conquered country. */

import { rulesOf } from "../../board/board.ts";
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import { WILL_OF_LIBERATED_MINOR } from "../../data/campaign/numbers.ts";
import type { Country, Faction, Unit } from "../../data/ids.ts";
import { RULINGS } from "../../data/rulings.ts";
import type { Out } from "../../model/events.ts";
import {
  ASIDE,
  boardOf,
  FREE_FORCES,
  isOnMap,
  MOBILIZATION_BOX,
  type State,
  UPGRADE_BOX,
  WAITS,
} from "../../model/state.ts";
import { factsOf } from "../politics/countryFacts.ts";
import { repatriateAll } from "../politics/repatriation.ts";
import { AXIS, atWar, countryOfSite, isConquered, isMainland, STATUS } from "../sides.ts";
import { placeUnit, unitData } from "../units.ts";
import { rejoinOverseas } from "./overseas.ts";

/** §60.8 R-CON-9 The Will with which a country begins again. */
export function willWhenLiberated(s: State, country: Country): number {
  return factsOf(s, country)?.willLiberated ?? boardOf(s).scenario.willOfLiberatedMinor ?? WILL_OF_LIBERATED_MINOR;
}

/** The capital, and at least half of the Mainland cities. */
function holdsEnough(s: State, country: Country, faction: Faction): boolean {
  const board = boardOf(s);
  if (s.control[board.capitals[country]] !== faction) return false;
  let cities = 0;
  let held = 0;
  board.sites.forEach(({ city, area }, site) => {
    if (city === undefined || countryOfSite(s, site) !== country || !isMainland(s, area)) return;
    cities++;
    if (s.control[site] === faction) held++;
  });
  return held >= cities * RULINGS["R-CON-9"].value;
}

/** The country becomes active in a faction that is an enemy of its conqueror and holds enough of it. */
export function liberate(s: State, country: Country, faction: Faction, out: Out): void {
  if (!boardOf(s).scenario.rules.fallenMayReturn || !isConquered(s, country) || s.victory >= 0) return;
  const conqueror = s.countryFaction[country];
  if (atWar(s, faction, conqueror) && holdsEnough(s, country, faction)) restore(s, country, faction, out);
}

/** It is active in the faction; cities that nobody controls are its own again. */
export function restore(s: State, country: Country, faction: Faction, out: Out): void {
  const board = boardOf(s);
  const conqueror = s.countryFaction[country];
  s.countryStatus[country] = STATUS.active;
  s.countryFaction[country] = faction;
  s.allegiance[country] = -1;
  s.exile[country] = 0;
  s.liberated[country] = Number(conqueror === AXIS);
  s.will[country] = willWhenLiberated(s, country);
  out.push({ type: "liberated", country, faction, will: s.will[country] });
  board.sites.forEach(({ hex }, site) => {
    if (countryOfSite(s, site) !== country || s.control[site] >= 0) return;
    s.control[site] = faction;
    out.push({ type: "controlChanged", hex, faction });
  });
  rejoinOverseas(s, country, faction, out);
  const unitsReturn = rulesOf(board, "liberation").every((rule) => rule.country !== board.countryIds[country]);
  board.units.forEach(({ countryIndex }, unit) => {
    if (countryIndex === country) joinAgain(s, unit, faction, unitsReturn);
  });
  repatriateAll(s);
}

/**
 * What was put aside goes to its box, from the next turn on, and so does a unit that fought for another faction. Free
 * Forces of the same faction are ordinary units from now on.
 */
function joinAgain(s: State, unit: Unit, faction: Faction, returns: boolean): void {
  const { entry } = unitData(s, unit);
  const changesSides = isOnMap(s.unitPlace[unit]) && s.unitFaction[unit] !== faction;
  s.unitFaction[unit] = faction;
  s.unitFlags[unit] &= ~FREE_FORCES;
  if (changesSides) {
    s.displaced = s.displaced.filter((other) => other !== unit);
    placeUnit(s, unit, MOBILIZATION_BOX);
    s.unitFlags[unit] |= WAITS;
    return;
  }
  if (!returns || s.unitPlace[unit] !== ASIDE || entry?.by === "freeForces") return;
  if (entry?.by === "event" && s.fired[EVENT_IDS.indexOf(entry.event)] < 0) return;
  placeUnit(s, unit, entry?.by === "upgrade" ? UPGRADE_BOX : MOBILIZATION_BOX);
  s.unitFlags[unit] |= WAITS;
}
