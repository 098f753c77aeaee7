/** §58 R-POL-4 Home Defense: a country keeps some ground units at home. */

import type { Month } from "../../data/campaign/calendar.ts";
import { latestOf } from "../../data/campaign/calendar.ts";
import type { Country, Faction, Hex, Unit } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, isOnMap, type State } from "../../model/state.ts";
import { dateNow } from "../calendar.ts";
import { factsOf, isActive } from "../politics/countryFacts.ts";
import { countryOf, countryOfSite, isMainland } from "../sides.ts";
import { placeUnit } from "../units.ts";

function isAtHome(s: State, unit: Unit, country: Country): boolean {
  const hex = s.unitPlace[unit];
  return hex >= 0 && countryOf(s, hex) === country && isMainland(s, boardOf(s).area[hex]);
}

function groundUnits(s: State, country: Country): Unit[] {
  const { units, countryUnits } = boardOf(s);
  return countryUnits[country].filter((unit) => units[unit].class === "ground" && isOnMap(s.unitPlace[unit]));
}

/** Free own Mainland cities. */
export function homeCities(s: State, country: Country): Hex[] {
  const { sites } = boardOf(s);
  const hexes: Hex[] = [];
  for (let site = 0; site < sites.length; site++) {
    const { hex, city, area } = sites[site];
    if (s.control[site] !== s.countryFaction[country] || countryOfSite(s, site) !== country) continue;
    if (city !== undefined && isMainland(s, area) && s.groundAt[hex] < 0) hexes.push(hex);
  }
  return hexes;
}

/** Units abroad that a country in need has to name from. */
export function unitsAbroad(s: State, country: Country): Unit[] {
  return groundUnits(s, country).filter((unit) => !isAtHome(s, unit, country));
}

/** The first active country of the faction with too few units at home, and units and a city to mend it; -1 if none. */
export function countryInNeed(s: State, faction: Faction): Country {
  const { countryIds, scenario } = boardOf(s);
  if (!scenario.phases.includes("declareWar")) return -1;
  const { month, year } = dateNow(s);
  const now = `${year}-${String(month).padStart(2, "0")}` as Month;
  return countryIds.findIndex((_, country) => {
    if (!isActive(s, country) || s.countryFaction[country] !== faction) return false;
    const wanted = latestOf(factsOf(s, country)?.homeDefense ?? [], now)?.units ?? 0;
    if (wanted === 0) return false;
    const own = groundUnits(s, country);
    const atHome = own.filter((unit) => isAtHome(s, unit, country)).length;
    return atHome < wanted && own.length > atHome && homeCities(s, country).length > 0;
  });
}

/** The unit is moved home, reduced if it was full. */
export function bringHome(s: State, unit: Unit, hex: Hex, out: Out): void {
  const fromPlace = s.unitPlace[unit];
  placeUnit(s, unit, hex);
  s.unitReduced[unit] = 1;
  out.push({ type: "homeDefense", unit, fromPlace, hex });
}
