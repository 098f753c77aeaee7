/** §70.5 R-OPT-2 Optional: after Germany's conquest the Axis leaves the game, and the Allies may fight each other. */

import { COLD_WAR_TURNS } from "../../data/campaign/victory.ts";
import { WAR_PAIRS } from "../../data/campaign/wars.ts";
import type { Country, Faction } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { hasOption } from "../../options.ts";
import { countryNamed } from "../politics/countryFacts.ts";
import { repatriateAll } from "../politics/repatriation.ts";
import { AXIS, countryOfSite, holderOf, isConquered, SOVIET, STATUS, WESTERN } from "../sides.ts";
import { setAside } from "../units.ts";
import { becomeNeutral } from "./armistice.ts";
import { restore } from "./liberation.ts";

export function isColdWar(s: State): boolean {
  return s.coldWar >= 0;
}

/** The Axis, once it is out. */
export function hasLeftGame(s: State, faction: Faction): boolean {
  return isColdWar(s) && faction === AXIS;
}

/** The factions that still play, in order. */
export function factionsInPlay(s: State): readonly Faction[] {
  const { factionAt } = boardOf(s);
  return isColdWar(s) ? factionAt.filter((faction) => faction !== AXIS) : factionAt;
}

/** The last turn of the game as it stands. */
export function lastTurnOf(s: State): number {
  return isColdWar(s) ? s.coldWar + COLD_WAR_TURNS : boardOf(s).scenario.turns.length;
}

/** §65.4 Not where one player decides for both Allied factions. */
export function beginsColdWar(s: State): boolean {
  if (!hasOption(s, "coldWar") || isColdWar(s) || s.seatOf[WESTERN] === s.seatOf[SOVIET]) return false;
  return isConquered(s, countryNamed(s, "germany"));
}

/** Axis units go, its countries are neutral or conquered by the holder of their capitals, its wars are over. */
export function beginColdWar(s: State, out: Out): void {
  s.coldWar = s.turn;
  out.push({ type: "coldWar", turn: s.turn });
  boardOf(s).units.forEach((_, unit) => {
    if (s.unitFaction[unit] !== AXIS) return;
    setAside(s, unit, out);
    s.unitFaction[unit] = -1;
  });
  s.displaced = s.displaced.filter((unit) => s.unitPlace[unit] >= 0);
  s.repatriated = s.repatriated.filter((unit) => s.unitPlace[unit] >= 0);
  boardOf(s).countryIds.forEach((_, country) => {
    if (s.countryFaction[country] === AXIS) release(s, country, out);
  });
  WAR_PAIRS.forEach((pair, i) => {
    if (pair.startsWith("axis")) s.wars[i] = 0;
  });
  giveBackCities(s, out);
  repatriateAll(s);
}

/**
 * A country of the Axis, or one that it conquered: with the faction that holds its capital, otherwise neutral. One that
 * fought for that faction, and one in exile, is free again.
 */
function release(s: State, country: Country, out: Out): void {
  const board = boardOf(s);
  const capital = board.capitals[country];
  const holder = capital < 0 ? -1 : s.control[capital];
  const isFriend = isConquered(s, country) && s.allegiance[country] === holder;
  if (isFriend || s.exile[country] === 1) restore(s, country, s.allegiance[country], out);
  else if (holder >= 0 && holder !== AXIS) fallTo(s, country, holder, out);
  else becomeNeutral(s, country, out);
}

function fallTo(s: State, country: Country, faction: Faction, out: Out): void {
  if (s.countryStatus[country] === STATUS.active) s.allegiance[country] = AXIS;
  s.countryStatus[country] = STATUS.conquered;
  s.countryFaction[country] = faction;
  s.will[country] = 0;
  s.liberated[country] = 0;
  out.push({ type: "conquered", country, faction });
}

/** What the Axis still controls goes to the faction that the country fights in; elsewhere it is nobody's (§60.4). */
function giveBackCities(s: State, out: Out): void {
  boardOf(s).sites.forEach(({ hex, area }, site) => {
    if (s.control[site] !== AXIS) return;
    const isActive = s.countryStatus[countryOfSite(s, site)] === STATUS.active;
    s.control[site] = isActive ? holderOf(s, area) : -1;
    out.push({ type: "controlChanged", hex, faction: s.control[site] });
  });
}
