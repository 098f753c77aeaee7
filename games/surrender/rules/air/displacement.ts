/** §13.3, §14.1 Bases of air units, ports of ships, and units that lose theirs. */

import { distance, NO_SITE } from "../../board/board.ts";
import type { Faction, Hex, Place, Unit } from "../../data/ids.ts";
import { RULINGS } from "../../data/rulings.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, boxOf, isMapBox, isOnMap, type State } from "../../model/state.ts";
import { mayEnter } from "../land/passage.ts";
import { isFriendlySite } from "../sides.ts";
import { addSorties, placeUnit, rivalIn, sendToBox } from "../units.ts";

/** §13.3 How far a displaced air unit goes. */
const DISPLACEMENT_RANGE = 10;

/** §14.1 R-AIR-1 A friendly city, or a hex with a friendly ground unit. */
export function isBase(s: State, hex: Hex, faction: Faction): boolean {
  const board = boardOf(s);
  if (hex >= board.land) return false;
  const ground = s.groundAt[hex];
  if (ground >= 0) return s.unitFaction[ground] === faction;
  const site = board.siteAt[hex];
  return isFriendlySite(s, hex, faction) && board.sites[site].city !== undefined;
}

/** §4, §35.3 A base without another air unit where this one may be. */
export function isFreeBase(s: State, unit: Unit, hex: Hex): boolean {
  return isBase(s, hex, s.unitFaction[unit]) && s.airAt[hex] < 0 && mayEnter(s, unit, hex);
}

/** §4, §35.3, §52.2 A friendly-controlled port with room for the ship where it may be. */
export function isFreePort(s: State, ship: Unit, hex: Hex): boolean {
  const board = boardOf(s);
  const site = board.siteAt[hex];
  if (site === NO_SITE || board.sites[site].port < 0) return false;
  return s.control[site] === s.unitFaction[ship] && rivalIn(s, ship, hex) < 0 && mayEnter(s, ship, hex);
}

/** §13.3 The nearest bases with room, within ten hexes. */
export function nearestBases(s: State, unit: Unit): Hex[] {
  const board = boardOf(s);
  const from = s.unitPlace[unit];
  let nearest = DISPLACEMENT_RANGE;
  let bases: number[] = [];
  for (let hex = 0; hex < board.land; hex++) {
    const far = distance(board, from, hex);
    if (far > nearest || !isFreeBase(s, unit, hex)) continue;
    if (far < nearest) bases = [];
    nearest = far;
    bases.push(hex);
  }
  return bases;
}

/** §13.3 R-DIS-1 To a base, port or Map Box with two Sorties more; -1: out of the map, to wait for its mobilization. */
export function displaceTo(s: State, unit: Unit, place: Place, out: Out): void {
  const fromHex = s.unitPlace[unit];
  if (isOnMap(place)) placeUnit(s, unit, place);
  else sendToBox(s, unit);
  out.push({
    type: "displaced",
    unit,
    fromHex,
    ...(place >= 0 ? { hex: place } : isMapBox(place) && { box: boxOf(place) }),
  });
  addSorties(s, unit, RULINGS["R-DIS-1"].value, out);
}

/** §14.1 The first air unit of the faction that has no base any more, or -1. */
export function airUnitWithoutBase(s: State, faction: Faction): Unit {
  return boardOf(s).units.findIndex(
    (unit, u) =>
      unit.class === "air" &&
      s.unitFaction[u] === faction &&
      s.unitPlace[u] >= 0 &&
      !isBase(s, s.unitPlace[u], faction),
  );
}

/** §13.3 Enemy air units and ships in the hex have to leave. */
export function displaceEnemies(s: State, hex: Hex, faction: Faction): void {
  const site = boardOf(s).siteAt[hex];
  const ships = site === NO_SITE ? [] : [s.convoyAt[site], s.warshipAt[site]];
  for (const other of [s.airAt[hex], ...ships])
    if (other >= 0 && s.unitFaction[other] !== faction && !s.displaced.includes(other)) s.displaced.push(other);
}
