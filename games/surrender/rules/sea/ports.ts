/** §36.5, §52.2 R-NAV-1 Ports, and who lies in them. */

import { NO_SITE, PROHIBITED } from "../../board/board.ts";
import type { Faction, Hex, Place, SeaNode, Unit } from "../../data/ids.ts";
import { boardOf, boxOf, boxPlace, isMapBox, type State } from "../../model/state.ts";
import { isFreePort } from "../air/displacement.ts";
import { mayEnter } from "../land/passage.ts";
import { unitData } from "../units.ts";
import { boxOfNode, isOpenNode, lanesFrom, nodeCost } from "./lanes.ts";

/** The Sea Zone of the port in a hex, or -1. */
export function portZone(s: State, place: Place): SeaNode {
  if (place < 0) return -1;
  const board = boardOf(s);
  const site = board.siteAt[place];
  return site === NO_SITE ? -1 : board.sites[site].port;
}

/** The sea node from which a ship in this place starts: the zone of its port, or its box; -1 if it lies nowhere. */
export function nodeOf(s: State, place: Place): SeaNode {
  return isMapBox(place) ? boardOf(s).boxes[boxOf(place)].node : portZone(s, place);
}

/** Hexes of the friendly ports of a zone that have room for the ship. */
export function freePortsOf(s: State, ship: Unit, zone: SeaNode): Hex[] {
  const { seaZones, sites } = boardOf(s);
  const hexes: Hex[] = [];
  for (const site of seaZones[zone].ports) if (isFreePort(s, ship, sites[site].hex)) hexes.push(sites[site].hex);
  return hexes;
}

/** Whether there is one besides the ship's own. */
export function hasOtherPort(s: State, ship: Unit, zone: SeaNode): boolean {
  const { seaZones, sites } = boardOf(s);
  for (const site of seaZones[zone].ports)
    if (sites[site].hex !== s.unitPlace[ship] && isFreePort(s, ship, sites[site].hex)) return true;
  return false;
}

/** Air units of the faction in ports of a zone. */
export function airInPorts(s: State, faction: Faction, zone: SeaNode): Unit[] {
  const { seaZones, sites } = boardOf(s);
  const units: Unit[] = [];
  for (const site of seaZones[zone].ports) {
    const air = s.airAt[sites[site].hex];
    if (air >= 0 && s.unitFaction[air] === faction) units.push(air);
  }
  return units;
}

/** The warship of the faction in the same hex or box as another unit; in a box there may be several. */
export function warshipsAt(s: State, faction: Faction, place: Place): Unit[] {
  const board = boardOf(s);
  if (place >= 0) {
    const site = board.siteAt[place];
    const ship = site === NO_SITE ? -1 : s.warshipAt[site];
    return ship >= 0 && s.unitFaction[ship] === faction ? [ship] : [];
  }
  return board.ships.filter(
    (ship) => s.unitPlace[ship] === place && s.unitFaction[ship] === faction && !board.units[ship].convoy,
  );
}

/** §53.5 The port that a ship at sea left has room for it. */
function ownPortOf(s: State, ship: Unit, zone: SeaNode): Hex[] {
  const place = s.unitPlace[ship];
  if (place < 0 || portZone(s, place) !== zone || !mayEnter(s, ship, place)) return [];
  return s.control[boardOf(s).siteAt[place]] === s.unitFaction[ship] ? [place] : [];
}

/** §53.5 The nearest friendly ports and boxes with room, by movement cost from a zone whatever the allowance. */
export function nearestPorts(s: State, ship: Unit, zone: SeaNode): Place[] {
  const faction = s.unitFaction[ship];
  const { costs } = lanesFrom(s, faction, zone, 0);
  let nearest = PROHIBITED;
  let places: Place[] = [];
  const portsFor = (node: SeaNode) => [...freePortsOf(s, ship, node), ...ownPortOf(s, ship, node)];
  costs.forEach((cost, node) => {
    if (cost > nearest || cost === PROHIBITED) return;
    const box = boxOfNode(s, node);
    const found = box < 0 ? portsFor(node) : isOpenNode(s, faction, node) ? [boxPlace(box)] : [];
    if (found.length === 0) return;
    if (cost < nearest) places = [];
    nearest = cost;
    places.push(...found);
  });
  return places.sort((a, b) => a - b);
}

/** §52.1 The first step out of a port costs its Sea Zone; a ship in a box starts there for nothing. */
export function startCost(s: State, place: Place): number {
  return isMapBox(place) ? 0 : nodeCost(s, portZone(s, place));
}

export function isWarship(s: State, unit: Unit): boolean {
  const { class: unitClass, convoy } = unitData(s, unit);
  return unitClass === "naval" && !convoy;
}
