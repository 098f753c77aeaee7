/** §61.2 The Leading Ally: which of the two Allied factions did more. */

import { LEADING_ALLY } from "../../data/campaign/victory.ts";
import type { Country, Faction } from "../../data/ids.ts";
import { OUTCOMES } from "../../data/scenarios/victory.ts";
import { boardOf, type State } from "../../model/state.ts";
import { AXIS, countryOfSite, isMainland, SOVIET, STATUS, WESTERN } from "../sides.ts";

export interface Lead {
  readonly western: number;
  readonly soviet: number;
  /** Absent: the lead is shared. */
  readonly leader?: "western" | "soviet";
}

/** Countries whose cities count: active in the Axis, of Axis allegiance, or conquered by the Axis. */
function isOfTheAxis(s: State, country: Country): boolean {
  return s.countryFaction[country] === AXIS || s.allegiance[country] === AXIS;
}

function scoreOf(s: State, faction: Faction): number {
  const board = boardOf(s);
  let score = 0;
  board.sites.forEach(({ city, area, capitalOf }, site) => {
    const country = countryOfSite(s, site);
    if (city === undefined || s.control[site] !== faction || !isMainland(s, area) || !isOfTheAxis(s, country)) return;
    score += capitalOf === country ? LEADING_ALLY.capital : LEADING_ALLY.city;
  });
  board.countryIds.forEach((_, country) => {
    if (s.countryStatus[country] === STATUS.active && s.countryFaction[country] === faction)
      score += LEADING_ALLY.activeCountry;
  });
  return score;
}

/** After an outcome of the campaign that the Axis did not win. */
export function hasLeadingAlly(s: State): boolean {
  return s.victory >= 0 && s.coldWar < 0 && !OUTCOMES[s.victory].startsWith("axis") && boardOf(s).factionAt.length > 2;
}

export function leadingAlly(s: State): Lead {
  const western = scoreOf(s, WESTERN);
  const soviet = scoreOf(s, SOVIET);
  if (western === soviet) return { western, soviet };
  return { western, soviet, leader: western > soviet ? "western" : "soviet" };
}
