/** §17, §60 National Will on the board, and the collapse of a country. */

import { rulesOf } from "../../board/board.ts";
import { NUCLEAR_WILL } from "../../data/campaign/optionalRules.ts";
import type { Country, Faction, Site } from "../../data/ids.ts";
import type { WillEffectId } from "../../data/nationalWill.ts";
import type { WillCause } from "../../model/events/politics.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { cityEffect, gainsOfGermany, hasCollapsed, willAfter } from "../charts/nationalWill.ts";
import { queueResult } from "../politics/court.ts";
import { hasPolitics } from "../politics/happenings.ts";
import { atWar, countryOfSite, isCapital, isConquered, isMainland, SOVIET } from "../sides.ts";
import { makePeace } from "./armistice.ts";
import { conquer } from "./conquest.ts";

/** §17.1 The effect of a city that changes hands. */
export function cityEffectOf(s: State, site: Site, change: "lost" | "regained"): WillEffectId {
  const { area } = boardOf(s).sites[site];
  return cityEffect(isCapital(s, site) ? "capital" : isMainland(s, area) ? "mainland" : "overseas", change);
}

/** §17.1 R-CON-5 Applies one effect at once; at 0, and only then, the country collapses, by an act of `winner`. */
export function changeWill(s: State, country: Country, effect: WillEffectId, winner: Faction, out: Out): void {
  const before = s.will[country];
  if (before >= 0 && !hasCollapsed(before)) setWill(s, country, willAfter(before, effect), effect, winner, out);
}

function setWill(s: State, country: Country, will: number, effect: WillCause, winner: Faction, out: Out): void {
  const change = will - s.will[country];
  s.will[country] = will;
  out.push({ type: "willChanged", country, effect, change, will });
  if (hasCollapsed(will)) collapse(s, country, winner, out);
}

/** §70.4 R-SWF-4 What a nuclear strike costs the country. */
export function shakeWill(s: State, country: Country, winner: Faction, out: Out): void {
  const before = s.will[country];
  if (before >= 0 && !hasCollapsed(before))
    setWill(s, country, Math.max(0, before + NUCLEAR_WILL), "nuclear", winner, out);
}

/** §60.2 A faction at war with the country's; R-SCN-4 after 17 September the USSR too. */
function isEnemyOf(s: State, holder: Faction, home: Faction): boolean {
  return atWar(s, holder, home) || (holder === SOVIET && rulesOf(boardOf(s), "sovietEntry").length > 0);
}

/** By faction: how many Mainland cities of the country its enemies control. */
function citiesLost(s: State, country: Country): Site[] {
  const home = s.countryFaction[country];
  const lost = [0, 0, 0];
  boardOf(s).sites.forEach(({ city, area }, site) => {
    if (city === undefined || countryOfSite(s, site) !== country || !isMainland(s, area)) return;
    if (isEnemyOf(s, s.control[site], home)) lost[s.control[site]]++;
  });
  return lost;
}

/** §60.2 R-CON-6 The enemy that holds most of its Mainland cities; of equal ones the one that acted, else the first. */
function conquerorOf(s: State, lost: readonly Site[], winner: Faction): Faction {
  const most = Math.max(...boardOf(s).factionAt.map((faction) => lost[faction]));
  if (most === 0 || lost[winner] === most) return winner;
  return boardOf(s).factionAt.find((faction) => lost[faction] === most)!;
}

/** §17.2 CE-COL Conquered if an enemy controls one of its Mainland cities. */
function collapse(s: State, country: Country, winner: Faction, out: Out): void {
  const lost = citiesLost(s, country);
  out.push({ type: "collapsed", country });
  if (lost.some((cities) => cities > 0)) {
    conquer(s, country, conquerorOf(s, lost, winner), out);
    return;
  }
  makePeace(s, country, out);
  payGermany(s, country, false, winner, out);
  queueCollapseResult(s, country, winner);
}

/** §60.3 (6) NW8 each time; NW10 and NW11 once per country. */
export function payGermany(s: State, country: Country, byAxis: boolean, winner: Faction, out: Out): void {
  const { countryIds } = boardOf(s);
  const germany = countryIds.indexOf("germany");
  if (germany < 0 || isConquered(s, germany)) return;
  const claimed = s.willPaid[country] === 1 ? (["NW10", "NW11"] as const) : [];
  for (const effect of gainsOfGermany({ country: countryIds[country], conquered: byAxis, claimed })) {
    if (effect !== "NW8") s.willPaid[country] = 1;
    changeWill(s, germany, effect, winner, out);
  }
}

const GREAT: readonly string[] = ["uk", "usa", "ussr"];
const WIDE: readonly string[] = ["france", "italy", ...GREAT];

/** §40.4 R-DIP-6 A conquest gives the conqueror a political result. */
export function queueConquestResult(s: State, country: Country, faction: Faction): void {
  if (!hasPolitics(s)) return;
  const unrestricted = WIDE.includes(boardOf(s).countryIds[country]);
  queueResult(s, { faction, kind: unrestricted ? "unrestricted" : "restricted", cause: country });
}

/** §40.4 The collapse of a great power without conquest serves the faction that caused it. */
function queueCollapseResult(s: State, country: Country, faction: Faction): void {
  if (hasPolitics(s) && GREAT.includes(boardOf(s).countryIds[country]))
    queueResult(s, { faction, kind: "unrestricted", cause: country });
}
