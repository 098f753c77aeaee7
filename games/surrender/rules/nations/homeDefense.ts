/** §58 R-POL-4 Home Defense: a country keeps some ground units at home. */

import type { Month } from "../../data/campaign/calendar.ts";
import { latestOf } from "../../data/campaign/calendar.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, isOnMap, type State } from "../../model/state.ts";
import { dateNow } from "../calendar.ts";
import { factsOf, isActive } from "../politics/countryFacts.ts";
import { countryOf, countryOfSite, isMainland } from "../sides.ts";
import { placeUnit } from "../units.ts";

function isAtHome(s: State, unit: number, country: number): boolean {
  const hex = s.unitPlace[unit];
  return hex >= 0 && countryOf(s, hex) === country && isMainland(s, boardOf(s).area[hex]);
}

function groundUnits(s: State, country: number): number[] {
  return boardOf(s).units.flatMap((unit, u) =>
    unit.countryIndex === country && unit.class === "ground" && isOnMap(s.unitPlace[u]) ? [u] : [],
  );
}

/** Free own Mainland cities. */
export function homeCities(s: State, country: number): number[] {
  return boardOf(s).sites.flatMap(({ hex, city, area }, site) => {
    const isOwn = countryOfSite(s, site) === country && s.control[site] === s.countryFaction[country];
    return city !== undefined && isOwn && isMainland(s, area) && s.groundAt[hex] < 0 ? [hex] : [];
  });
}

/** Units abroad that a country in need has to name from. */
export function unitsAbroad(s: State, country: number): number[] {
  return groundUnits(s, country).filter((unit) => !isAtHome(s, unit, country));
}

/** The first active country of the faction with too few units at home, and units and a city to mend it; -1 if none. */
export function countryInNeed(s: State, faction: number): number {
  const { countryIds, scenario } = boardOf(s);
  if (!scenario.phases.includes("declareWar")) return -1;
  const { month, year } = dateNow(s);
  const now = `${year}-${String(month).padStart(2, "0")}` as Month;
  return countryIds.findIndex((_, country) => {
    if (!isActive(s, country) || s.countryFaction[country] !== faction) return false;
    const wanted = latestOf(factsOf(s, country)?.homeDefense ?? [], now)?.units ?? 0;
    if (wanted === 0) return false;
    const own = groundUnits(s, country);
    const abroad = unitsAbroad(s, country);
    return own.length - abroad.length < wanted && abroad.length > 0 && homeCities(s, country).length > 0;
  });
}

/** The unit is moved home, reduced if it was full. */
export function bringHome(s: State, unit: number, hex: number, out: Out): void {
  const fromPlace = s.unitPlace[unit];
  placeUnit(s, unit, hex);
  s.unitReduced[unit] = 1;
  out.push({ type: "homeDefense", unit, fromPlace, hex });
}
