/** §33, §34 Who is whose: war and peace between factions, countries and their Areas, the faction of a unit or marker. */

import { NO_SITE } from "../board/board.ts";
import type { Area, Country, Faction, Hex, Marker, Site, Unit } from "../data/ids.ts";
import { COUNTRY_STATUSES, type CountryStatus } from "../data/scenarios/scenario.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import { boardOf, FREE_FORCES, type State } from "../model/state.ts";

export const AXIS: Faction = FACTIONS.indexOf("axis");
export const WESTERN: Faction = FACTIONS.indexOf("western");
export const SOVIET: Faction = FACTIONS.indexOf("soviet");

/** By faction × faction: position in WAR_PAIRS. */
const PAIR = [-1, 0, 1, 0, -1, 2, 1, 2, -1];

/** Statuses to their integers. */
export const STATUS = Object.fromEntries(COUNTRY_STATUSES.map((name, i) => [name, i])) as Record<CountryStatus, number>;
const OUT = STATUS.out;

/** §33.1 */
export function atWar(s: State, faction: Faction, other: Faction): boolean {
  return faction >= 0 && other >= 0 && faction !== other && s.wars[PAIR[faction * FACTIONS.length + other]] === 1;
}

/** §33.2 */
export function pairOf(faction: Faction, other: Faction): number {
  return PAIR[faction * FACTIONS.length + other];
}

/** §33 Own: of the same faction. Enemy: at war with it. Stranger: neither. */
export type Relation = "own" | "enemy" | "stranger";

export function relation(s: State, faction: Faction, other: Faction): Relation {
  if (faction === other) return "own";
  return atWar(s, faction, other) ? "enemy" : "stranger";
}

/** Bit mask of the factions at war with this one, for searches. */
export function enemiesOf(s: State, faction: Faction): number {
  let mask = 0;
  for (let other = 0; other < FACTIONS.length; other++) if (atWar(s, faction, other)) mask |= 1 << other;
  return mask;
}

/** The faction of a country's units: none unless it is active. */
export function sideOfCountry(s: State, country: Country): Faction {
  return s.countryStatus[country] === STATUS.active ? s.countryFaction[country] : -1;
}

export function factionOf(s: State, unit: Unit): Faction {
  return s.unitFaction[unit];
}

/** The country that pays for a unit (§8.5, §47.7): its own; §60.6 for Free Forces the UK. */
export function payerOf(s: State, unit: Unit): Country {
  const { units, countryIds } = boardOf(s);
  return (s.unitFlags[unit] & FREE_FORCES) === 0 ? units[unit].countryIndex : countryIds.indexOf("uk");
}

/** The faction that owns an Event marker now; -1 nobody. */
export function factionOfMarker(s: State, marker: Marker): Faction {
  const { factionIndex, countryIndex } = boardOf(s).markers[marker];
  if (factionIndex >= 0 || countryIndex < 0) return factionIndex;
  return s.countryStatus[countryIndex] === STATUS.active ? s.countryFaction[countryIndex] : -1;
}

/** §34.3 The country that a hex belongs to now; -1 for water. */
export function countryOf(s: State, hex: Hex): Country {
  const area = boardOf(s).area[hex];
  return area < 0 ? -1 : s.areaCountry[area];
}

export function countryOfSite(s: State, site: Site): Country {
  return s.areaCountry[boardOf(s).sites[site].area];
}

/**
 * §34.3 The faction that the hexes of an Area are friendly to; -1: closed. Overseas Areas of a country in exile stay with
 * its faction (§60.7); those of a country that is out are the enemy's who holds a city there (§60.9).
 */
export function holderOf(s: State, area: Area): Faction {
  const country = s.areaCountry[area];
  if (s.countryStatus[country] !== OUT && s.exile[country] === 0) return s.countryFaction[country];
  return isMainland(s, area) ? s.countryFaction[country] : overseasHolder(s, area, country);
}

function overseasHolder(s: State, area: Area, country: Country): Faction {
  if (s.countryStatus[country] !== OUT) return s.allegiance[country];
  return boardOf(s).sites.reduce(
    (holder, site, i) => (site.area === area ? Math.max(holder, s.control[i]) : holder),
    -1,
  );
}

/** §34.3 An Area is Mainland of every country but the one it is an Overseas Area of. */
export function isMainland(s: State, area: Area): boolean {
  return boardOf(s).areas[area].overseasIndex !== s.areaCountry[area];
}

/** Whether the city is the capital of the country that it belongs to now. */
export function isCapital(s: State, site: Site): boolean {
  return boardOf(s).sites[site].capitalOf === countryOfSite(s, site);
}

/** §44 */
export function isUsaActive(s: State): boolean {
  const usa = boardOf(s).countryIds.indexOf("usa");
  return usa >= 0 && s.countryStatus[usa] === STATUS.active;
}

export function isConquered(s: State, country: Country): boolean {
  return s.countryStatus[country] === STATUS.conquered;
}

/** Whether the hex holds a city or fort of this faction. */
export function isFriendlySite(s: State, hex: Hex, faction: Faction): boolean {
  const site = boardOf(s).siteAt[hex];
  return site !== NO_SITE && s.control[site] === faction;
}

/** Whether the hex holds a city or fort in the hands of another faction; an uncontrolled one is nobody's (§60.4). */
export function isForeignSite(s: State, hex: Hex, faction: Faction): boolean {
  const site = boardOf(s).siteAt[hex];
  return site !== NO_SITE && s.control[site] >= 0 && s.control[site] !== faction;
}
