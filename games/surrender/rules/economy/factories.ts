/** §47 R-ECO-9 Factories of a country: printed, extra, captured. */

import type { ExtraFactories } from "../../data/campaign/country.ts";
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import type { Country, Site } from "../../data/ids.ts";
import { boardOf, type State } from "../../model/state.ts";
import { factsOf, hasCome } from "../politics/countryFacts.ts";
import { AXIS, atWar, countryOfSite, isConquered, isMainland } from "../sides.ts";

/** §47.1 R-ECO-6 Factories in its own cities, Mainland and Overseas, that its faction controls, bombed or not; §60.7 in exile those of its Overseas Areas. */
export function printedFactories(s: State, country: Country): number {
  const isInExile = s.exile[country] === 1;
  const side = isInExile ? s.allegiance[country] : s.countryFaction[country];
  return countFactories(
    s,
    (site) =>
      s.control[site] === side &&
      countryOfSite(s, site) === country &&
      !(isInExile && isMainland(s, boardOf(s).sites[site].area)),
  );
}

/** §70.4 The factories of a city that still stand. */
export function factoriesIn(s: State, site: Site): number {
  const { factories, hex } = boardOf(s).sites[site];
  return s.destroyed.includes(hex) ? 0 : factories;
}

function countFactories(s: State, counts: (site: Site) => boolean): number {
  return boardOf(s).sites.reduce(
    (sum, { factories }, site) => (factories > 0 && counts(site) ? sum + factoriesIn(s, site) : sum),
    0,
  );
}

/** §47.4 Extra factories: the scenario's number, and in the campaign those by date or event. */
export function extraFactories(s: State, country: Country): number {
  const { scenario } = boardOf(s);
  const fixed = scenario.countries[country].extraFactories;
  const entries = factsOf(s, country)?.extraFactories;
  if (entries === undefined || !scenario.phases.includes("declareWar")) return fixed;
  const dated = entries.findLast((entry) => "from" in entry && hasCome(s, entry.from));
  const base = dated !== undefined && "from" in dated ? dated.number : 0;
  return entries.reduce((sum, entry) => sum + added(s, country, entry), fixed + base);
}

/** What an entry without a date adds. */
function added(s: State, country: Country, entry: ExtraFactories): number {
  if ("event" in entry) return s.fired[EVENT_IDS.indexOf(entry.event)] >= 0 ? entry.add : 0;
  if ("sinceEvent" in entry) {
    const fired = s.fired[EVENT_IDS.indexOf(entry.sinceEvent)];
    return fired < 0 ? 0 : Math.min(entry.most, Math.floor((s.turn - fired) / entry.every) * entry.add);
  }
  if ("fromActivation" in entry) {
    if (s.usaSince === NOT_YET) return 0;
    const grown = Math.floor((s.turn - s.usaSince) / entry.every) * entry.add;
    return Math.min(entry.most, entry.fromActivation + Math.max(0, grown));
  }
  if ("perEnemyHeld" in entry) {
    return Math.floor(factoriesInEnemyHands(s, country) / entry.perEnemyHeld);
  }
  return 0;
}

export function factoriesInEnemyHands(s: State, country: Country): number {
  const home = s.countryFaction[country];
  return countFactories(s, (site) => countryOfSite(s, site) === country && atWar(s, home, s.control[site]));
}

/** R-AIR-3 Bombed markers in factory hexes of the country. */
export function bombedFactories(s: State, country: Country): number {
  const { siteAt, sites } = boardOf(s);
  return s.bombed.filter((hex) => {
    const site = siteAt[hex];
    return site >= 0 && sites[site].factories > 0 && countryOfSite(s, site) === country;
  }).length;
}

/** `usaSince` before the USA is active. */
const NOT_YET = -1;

/** §47.3 R-ECO-7 Captured factories: a part of those in cities that the Axis controls in conquered countries. */
export function capturedFactories(s: State, country: Country): number {
  const { scenario, countryIds } = boardOf(s);
  const { capturedFactories: rule } = scenario.rules;
  if (rule === undefined || countryIds[country] !== rule.country) return 0;
  const captured = countFactories(s, (site) => {
    const owner = countryOfSite(s, site);
    return s.control[site] === AXIS && isConquered(s, owner) && s.countryFaction[owner] === AXIS;
  });
  return Math.floor(captured / rule.per);
}
