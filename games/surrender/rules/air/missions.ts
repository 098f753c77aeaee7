/** §51 Missions of air units and carriers: Air Strikes and Bombing Runs. */

import type { Refusal } from "@tripartite/kernel";
import { distance, NO_SITE, rulesOf } from "../../board/board.ts";
import type { Hex, Site, Unit } from "../../data/ids.ts";
import { RANGES } from "../../data/ranges.ts";
import { RULINGS } from "../../data/rulings.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { factoriesIn } from "../economy/factories.ts";
import { mayFight } from "../land/activation.ts";
import { airInPorts, portZone } from "../sea/ports.ts";
import { AXIS, atWar, countryOfSite, enemiesOf } from "../sides.ts";
import { unitData } from "../units.ts";

/** §51.3 R-AIR-2 Air units strike, in the campaign carriers too. */
export function mayStrike(s: State, unit: Unit): boolean {
  const { class: unitClass, type } = unitData(s, unit);
  if (unitClass === "ground" || s.unitPlace[unit] < 0 || !mayFight(s, unit)) return false;
  return unitClass === "air" || (type === "carrier" && boardOf(s).scenario.rules.carrierStrike);
}

/** §51.3, §51.4 R-AIR-7 Within seven hexes; for a carrier also the ports of its own Sea Zone. */
function isInReach(s: State, unit: Unit, hex: Hex): boolean {
  const from = s.unitPlace[unit];
  const isCarrier = unitData(s, unit).type === "carrier";
  const range = isCarrier ? RULINGS["R-AIR-7"].value : RANGES.airStrike.hexes;
  if (distance(boardOf(s), from, hex) <= range) return true;
  return isCarrier && portZone(s, from) >= 0 && portZone(s, from) === portZone(s, hex);
}

function isTarget(s: State, unit: Unit, other: Unit): boolean {
  const place = s.unitPlace[other];
  return place >= 0 && unitData(s, other).class !== "ground" && isInReach(s, unit, place);
}

/** §14.3, §51.3 Enemy air and naval units in reach, up to a limit. */
export function strikeTargets(s: State, unit: Unit, most = Number.POSITIVE_INFINITY): Unit[] {
  const targets: Unit[] = [];
  if (!mayStrike(s, unit)) return targets;
  const { airUnits, ships } = boardOf(s);
  const enemies = enemiesOf(s, s.unitFaction[unit]);
  for (let i = 0; i < airUnits.length + ships.length; i++) {
    const other = i < airUnits.length ? airUnits[i] : ships[i - airUnits.length];
    const place = s.unitPlace[other];
    if (place < 0 || (enemies & (1 << s.unitFaction[other])) === 0 || !isInReach(s, unit, place)) continue;
    if (targets.push(other) === most) break;
  }
  return targets;
}

export function refuseStrike(s: State, unit: Unit, other: Unit): Refusal | undefined {
  if (!mayFight(s, unit)) return NO.SORTIES;
  if (!mayStrike(s, unit) || unitData(s, other) === undefined) return NO.STRIKE_TARGET;
  const [own, struck] = [s.unitFaction[unit], s.unitFaction[other]];
  if (s.unitPlace[other] >= 0 && struck !== own && !atWar(s, own, struck)) return NO.STRANGER;
  return struck !== own && isTarget(s, unit, other) ? undefined : NO.STRIKE_TARGET;
}

/** §51.3 R-AIR-5 The escorts of a ship that is struck: air units in its hex or in a port of that hex's Sea Zone. */
export function strikeEscorts(s: State, target: Unit): Unit[] {
  if (unitData(s, target).class !== "naval" || !boardOf(s).scenario.rules.carrierStrike) return [];
  const hex = s.unitPlace[target];
  const zone = portZone(s, hex);
  return zone >= 0 ? airInPorts(s, s.unitFaction[target], zone) : s.airAt[hex] >= 0 ? [s.airAt[hex]] : [];
}

/** R-AIR-3 Bombed markers count in Strategic Warfare, or by a special rule; elsewhere nobody bombs. */
function doBombsCount(s: State): boolean {
  const board = boardOf(s);
  return board.scenario.phases.includes("strategicWarfare") || rulesOf(board, "bombedCosts").length > 0;
}

function mayBomb(s: State, unit: Unit): boolean {
  return (
    unitData(s, unit).type === "bomber" &&
    s.unitPlace[unit] >= 0 &&
    mayFight(s, unit) &&
    atWar(s, s.unitFaction[unit], AXIS) &&
    doBombsCount(s)
  );
}

/** §51.2 R-AIR-8 A Germany factory in Axis hands without a Bombed marker, within twenty hexes. */
function isBombTarget(s: State, unit: Unit, site: Site): boolean {
  const board = boardOf(s);
  const { hex } = board.sites[site];
  return (
    s.control[site] === AXIS &&
    factoriesIn(s, site) > 0 &&
    board.countryIds[countryOfSite(s, site)] === "germany" &&
    !s.bombed.includes(hex) &&
    distance(board, s.unitPlace[unit], hex) <= RANGES.bombingRun.hexes
  );
}

export function bombTargets(s: State, unit: Unit): Hex[] {
  if (!mayBomb(s, unit)) return [];
  const { sites } = boardOf(s);
  const hexes: Hex[] = [];
  for (let site = 0; site < sites.length; site++) if (isBombTarget(s, unit, site)) hexes.push(sites[site].hex);
  return hexes;
}

/** §51.1 Whether the unit could fly a mission from where it is. */
export function hasMission(s: State, unit: Unit): boolean {
  return strikeTargets(s, unit, 1).length > 0 || bombTargets(s, unit).length > 0;
}

export function refuseBomb(s: State, unit: Unit, hex: Hex): Refusal | undefined {
  if (!mayFight(s, unit)) return NO.SORTIES;
  const site = boardOf(s).siteAt[hex];
  return mayBomb(s, unit) && site !== NO_SITE && isBombTarget(s, unit, site) ? undefined : NO.BOMB_TARGET;
}
