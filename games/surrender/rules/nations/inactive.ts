/** R-ACT-2 Inactive countries: neutral for everybody until an enemy of the faction they would join attacks or enters them. */
import type { Country, Faction, Hex } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { atWar, countryOf, countryOfSite, STATUS } from "../sides.ts";

export function isInactive(s: State, country: Country): boolean {
  return s.countryStatus[country] === STATUS.inactive;
}

/** The faction that an inactive country would join. */
export function joins(s: State, country: Country): Faction {
  return FACTIONS.indexOf(boardOf(s).scenario.countries[country].faction!);
}

/** A step into the hex or an attack on it is declared: its country joins before anything is worked out. */
export function joinIfInvaded(s: State, faction: Faction, hex: Hex, out: Out): void {
  const country = countryOf(s, hex);
  if (!isInactive(s, country)) return;
  const side = joins(s, country);
  if (!atWar(s, faction, side)) return;
  s.countryStatus[country] = STATUS.active;
  s.countryFaction[country] = side;
  const { sites, units } = boardOf(s);
  sites.forEach((_, site) => {
    if (countryOfSite(s, site) === country) s.control[site] = side;
  });
  units.forEach(({ countryIndex }, unit) => {
    if (countryIndex === country) s.unitFaction[unit] = side;
  });
  out.push({ type: "countryActivated", country, faction: side });
}
