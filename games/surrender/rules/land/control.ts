/** §2 Control of cities and forts, and what ground units do to the hex they enter. */

import { NO_SITE } from "../../board/board.ts";
import type { Faction, Hex, Site, Unit } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { displaceEnemies } from "../air/displacement.ts";
import { changeWill, cityEffectOf } from "../nations/collapse.ts";
import { joinIfInvaded } from "../nations/inactive.ts";
import { liberate } from "../nations/liberation.ts";
import { groundOf, reportEntry } from "../politics/happenings.ts";
import { clearBeach } from "../sea/beaches.ts";
import { countryOfSite, isConquered } from "../sides.ts";
import { placeUnit } from "../units.ts";

/** §2.2 R-CTL-1 The faction of a ground unit that enters takes the city or fort, and National Will moves at once. */
export function takeSite(s: State, site: Site, faction: Faction, out: Out): void {
  const before = s.control[site];
  if (before === faction) return;
  const { hex, city } = boardOf(s).sites[site];
  const country = countryOfSite(s, site);
  s.control[site] = faction;
  out.push({ type: "controlChanged", hex, faction });
  const home = s.countryFaction[country];
  if (city === undefined || isConquered(s, country)) return;
  if (before === home) changeWill(s, country, cityEffectOf(s, site, "lost"), faction, out);
  else if (faction === home && before >= 0) changeWill(s, country, cityEffectOf(s, site, "regained"), before, out);
}

/**
 * §50.6 A ground unit enters a hex: its country joins if it was inactive, the unit takes what is there, and enemy air
 * units and ships must leave (§13.3). Then it is a happening (§43.1).
 */
export function enterHex(s: State, unit: Unit, hex: Hex, out: Out): void {
  const faction = s.unitFaction[unit];
  joinIfInvaded(s, faction, hex, out);
  const ground = groundOf(s, hex);
  placeUnit(s, unit, hex);
  occupy(s, unit, hex, out);
  reportEntry(s, unit, "move", hex, out, ground);
  const site = boardOf(s).siteAt[hex];
  if (site !== NO_SITE) liberate(s, countryOfSite(s, site), faction, out);
}

/** §2.2, §13.3 A ground unit that has come into a hex takes what is there and drives out the enemy. */
export function occupy(s: State, unit: Unit, hex: Hex, out: Out): void {
  const faction = s.unitFaction[unit];
  clearBeach(s, hex, faction);
  displaceEnemies(s, hex, faction);
  const site = boardOf(s).siteAt[hex];
  if (site !== NO_SITE) takeSite(s, site, faction, out);
}

/** §50.6 A ground unit passes a hex on its march: it takes what is there and moves on. */
export function passHex(s: State, unit: Unit, hex: Hex, out: Out): void {
  const faction = s.unitFaction[unit];
  const ground = groundOf(s, hex);
  clearBeach(s, hex, faction);
  const site = boardOf(s).siteAt[hex];
  if (site !== NO_SITE) takeSite(s, site, faction, out);
  reportEntry(s, unit, "move", hex, out, ground);
}
