/** §39, CE-ACT A country joins a faction. */
import type { Country, Faction, Unit } from "../../data/ids.ts";
import { COUNTRY_STATUSES } from "../../data/scenarios/scenario.ts";
import { TURN_PHASES } from "../../data/sequence.ts";
import type { Out } from "../../model/events.ts";
import { ASIDE, AVAILABLE, boardOf, MOBILIZATION_BOX, type State, UPGRADE_BOX } from "../../model/state.ts";
import { incomeOf } from "../economy/economy.ts";
import { enqueue } from "../queue.ts";
import { countryOfSite } from "../sides.ts";
import { placeUnit, unitData } from "../units.ts";
import { reportActivation } from "./happenings.ts";
import { repatriateAll } from "./repatriation.ts";

const ACTIVE = COUNTRY_STATUSES.indexOf("active");
const ECONOMY = TURN_PHASES.findIndex(({ id }) => id === "economy");
const DIPLOMACY = TURN_PHASES.findIndex(({ id }) => id === "diplomacy");

/** §39.1 The country is active from now on; its units are set up at the next safe point (§39.2). */
export function joinFaction(s: State, country: Country, faction: Faction, out: Out): void {
  const board = boardOf(s);
  const { nationalWill } = board.scenario.countries[country];
  s.countryStatus[country] = ACTIVE;
  s.countryFaction[country] = faction;
  s.allegiance[country] = -1;
  s.pro[country] = -1;
  s.will[country] = nationalWill ?? -1;
  out.push({ type: "countryActivated", country, faction });
  board.sites.forEach((_, site) => {
    if (countryOfSite(s, site) === country) s.control[site] = faction;
  });
  board.units.forEach(({ countryIndex }, unit) => {
    if (countryIndex === country) joinUnit(s, unit, country, faction);
  });
  board.markers.forEach(({ countryIndex, factionIndex }, marker) => {
    if (countryIndex === country && factionIndex < 0 && s.markerPlace[marker] === ASIDE)
      s.markerPlace[marker] = AVAILABLE;
  });
  if (s.turnPhase >= ECONOMY && s.turnPhase < DIPLOMACY) s.income[country] = incomeOf(s, country);
  enqueue(s, "setUp", country, faction);
  reportActivation(s, country, out);
  repatriateAll(s);
}

/** §39.4 Dated units whose time has come go to their box; after a collapse all of them are set up anew (§60.9). */
function joinUnit(s: State, unit: Unit, country: Country, faction: Faction): void {
  const { entry } = unitData(s, unit);
  if (entry?.by === "freeForces") return;
  s.unitFaction[unit] = faction;
  if (s.unitPlace[unit] !== ASIDE || s.becameNeutral[country] > 0) return;
  if (entry?.by === "turnTrack") placeUnit(s, unit, MOBILIZATION_BOX);
  else if (entry?.by === "upgrade") placeUnit(s, unit, UPGRADE_BOX);
}

/** §39.2 Whether the unit is set up when its country activates. */
export function isSetUp(s: State, unit: Unit): boolean {
  const { entry, countryIndex } = unitData(s, unit);
  if (s.unitPlace[unit] !== ASIDE || entry === undefined) return false;
  if (entry.by === "activation") return true;
  return s.becameNeutral[countryIndex] > 0 && entry.by === "turnTrack";
}
