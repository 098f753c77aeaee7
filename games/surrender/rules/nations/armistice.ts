/** §60.9 R-CON-8 Collapse without conquest: armistice, Germany on its last legs, or neutrality; and the way back. */

import { distance, rulesOf } from "../../board/board.ts";
import type { Country, Hex, Unit } from "../../data/ids.ts";
import { SUPPLY_STATES } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, ELIMINATED_BOX, isOnMap, MOBILIZATION_BOX, type State, turnPlace } from "../../model/state.ts";
import { displaceTo, isFreeBase } from "../air/displacement.ts";
import { mayEnter } from "../land/passage.ts";
import { countryNamed } from "../politics/countryFacts.ts";
import { repatriateAll } from "../politics/repatriation.ts";
import { nearestRefuges } from "../sea/refuge.ts";
import { atWar, countryOf, countryOfSite, isMainland, STATUS } from "../sides.ts";
import { leaveGame, placeUnit, sendToBox, setAside } from "../units.ts";

/** Powers that make an armistice. */
const ARMISTICE: readonly string[] = ["uk", "usa", "ussr"];

export function makePeace(s: State, country: Country, out: Out): void {
  const board = boardOf(s);
  const id = board.countryIds[country];
  if (!board.scenario.rules.fallenMayReturn) leaveTheWar(s, country, out);
  else if (id === "germany") fightOn(s, country, out);
  else if (ARMISTICE.includes(id)) signArmistice(s, country, out);
  else becomeNeutral(s, country, out);
}

/** Germany's Will becomes 1, and each of its units drops one supply level. */
function fightOn(s: State, germany: Country, out: Out): void {
  s.will[germany] = 1;
  out.push({ type: "foughtOn", country: germany, will: 1 });
  boardOf(s).units.forEach(({ countryIndex }, unit) => {
    if (countryIndex === germany && isOnMap(s.unitPlace[unit]))
      s.unitSupply[unit] = Math.min(s.unitSupply[unit] + 1, SUPPLY_STATES.length - 1);
  });
}

/**
 * Out for six turns. Its Mainland closes, and so does every Overseas Area without a city in enemy hands; the others count
 * as conquered by the enemy that holds the city (`holderOf`).
 */
function signArmistice(s: State, country: Country, out: Out): void {
  const board = boardOf(s);
  const home = s.countryFaction[country];
  s.countryStatus[country] = STATUS.out;
  s.countryFaction[country] = -1;
  s.allegiance[country] = home;
  s.outUntil[country] = s.turn + board.scenario.rules.armisticeTurns;
  s.facLost[country] = 1;
  out.push({ type: "armistice", country, turn: s.outUntil[country] + 1 });
  board.units.forEach(({ countryIndex }, unit) => {
    if (countryIndex !== country || !(isOnMap(s.unitPlace[unit]) || s.unitPlace[unit] === ELIMINATED_BOX)) return;
    placeUnit(s, unit, MOBILIZATION_BOX);
    s.unitFlags[unit] = 0;
    s.unitSupply[unit] = 0;
  });
  s.displaced = s.displaced.filter((unit) => s.unitPlace[unit] >= 0);
  const lost = new Set<number>();
  board.sites.forEach(({ area, city }, site) => {
    if (city !== undefined && countryOfSite(s, site) === country && !isMainland(s, area))
      if (atWar(s, s.control[site], home)) lost.add(area);
  });
  board.sites.forEach(({ area }, site) => {
    if (countryOfSite(s, site) !== country) return;
    if (!lost.has(area) || s.control[site] === home) s.control[site] = -1;
  });
  repatriateAll(s);
}

/** Neutral without a marker; its units wait for its next activation. */
export function becomeNeutral(s: State, country: Country, out: Out): void {
  boardOf(s).units.forEach(({ countryIndex }, unit) => {
    if (countryIndex === country) setAside(s, unit, out);
  });
  s.displaced = s.displaced.filter((unit) => s.unitPlace[unit] >= 0);
  close(s, country, out);
  s.pro[country] = -1;
  repatriateAll(s);
}

function close(s: State, country: Country, out: Out): void {
  s.countryFaction[country] = -1;
  s.countryStatus[country] = STATUS.neutral;
  s.becameNeutral[country] = s.turn;
  boardOf(s).sites.forEach((_, site) => {
    if (countryOfSite(s, site) === country) s.control[site] = -1;
  });
  if (boardOf(s).scenario.rules.fallenMayReturn) out.push({ type: "becameNeutral", country });
}

/** §17.4 R-CON-2 In the small scenarios its units leave the game; those of others go to the nearest free hex outside. */
function leaveTheWar(s: State, country: Country, out: Out): void {
  const board = boardOf(s);
  board.units.forEach(({ countryIndex }, unit) => {
    if (countryIndex === country) leaveGame(s, unit, out);
  });
  close(s, country, out);
  const isThere = (unit: Unit) => s.unitPlace[unit] >= 0 && countryOf(s, s.unitPlace[unit]) === country;
  board.units.forEach((unit, u) => {
    if (unit.class !== "ground" || !isThere(u)) return;
    const from = s.unitPlace[u];
    const to = nearestFreeHex(s, u, from);
    if (to < 0) sendToBox(s, u);
    else placeUnit(s, u, to);
    out.push({ type: "displaced", unit: u, fromHex: from, ...(to >= 0 && { hex: to }) });
  });
  board.units.forEach((unit, u) => {
    if (unit.class !== "ground" && isThere(u)) displaceTo(s, u, nearestRefuges(s, u)[0] ?? -1, out);
  });
}

function nearestFreeHex(s: State, unit: Unit, from: Hex): Hex {
  const board = boardOf(s);
  let best = -1;
  for (let hex = 0; hex < board.land; hex++) {
    if (s.groundAt[hex] >= 0 || !mayEnter(s, unit, hex)) continue;
    if (best < 0 || distance(board, from, hex) < distance(board, from, best)) best = hex;
  }
  return best;
}

/**
 * §60.9, §62 (4) When a turn has ended: countries whose armistice is over are active again, and units that changed sides
 * (special rule `changeSides`) return. To be called before the Turn Track of the new turn is read.
 */
export function comeBack(s: State, out: Out): void {
  boardOf(s).countryIds.forEach((_, country) => {
    if (s.countryStatus[country] === STATUS.out && s.outUntil[country] < s.turn) endArmistice(s, country, out);
  });
  for (const rule of rulesOf(boardOf(s), "changeSides"))
    for (const id of rule.units) returnTo(s, boardOf(s).unitIds.indexOf(id), countryNamed(s, rule.country), out);
}

/** Half its Will, rounded up; what no enemy holds is its own again. */
function endArmistice(s: State, country: Country, out: Out): void {
  const board = boardOf(s);
  const faction = s.allegiance[country];
  s.countryStatus[country] = STATUS.active;
  s.countryFaction[country] = faction;
  s.allegiance[country] = -1;
  s.outUntil[country] = -1;
  s.will[country] = Math.ceil((board.scenario.countries[country].nationalWill ?? 0) / 2);
  out.push({ type: "countryActivated", country, faction });
  board.sites.forEach((_, site) => {
    if (countryOfSite(s, site) === country && s.control[site] < 0) s.control[site] = faction;
  });
}

/** In its capital if that has room, else in the Mobilization Box. */
function returnTo(s: State, unit: Unit, country: Country, out: Out): void {
  if (s.unitPlace[unit] !== turnPlace(s.turn)) return;
  const board = boardOf(s);
  const site = board.capitals[country];
  const hex = board.sites[site].hex;
  const isAir = board.units[unit].class === "air";
  const faction = s.unitFaction[unit];
  const hasRoom = isAir ? isFreeBase(s, unit, hex) : s.groundAt[hex] < 0 && s.control[site] === faction;
  placeUnit(s, unit, hasRoom ? hex : MOBILIZATION_BOX);
  out.push({ type: "unitPlaced", unit, place: s.unitPlace[unit] });
}
