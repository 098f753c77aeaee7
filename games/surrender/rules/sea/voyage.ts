/** §52, §54 Where a ship can sail, with whom and with what on board. */

import { PROHIBITED } from "../../board/board.ts";
import type { Faction, Hex, Place, SeaNode, Unit } from "../../data/ids.ts";
import { ACTIVATED, boardOf, boxPlace, isMapBox, STRATEGIC, type State } from "../../model/state.ts";
import { isBase } from "../air/displacement.ts";
import { pointsLeft } from "../economy/economy.ts";
import { activationCost, allowanceOf } from "../land/activation.ts";
import { mayEnter } from "../land/passage.ts";
import { markersOf } from "../markers.ts";
import { payerOf } from "../sides.ts";
import { hasFlag, unitData, unitsAt } from "../units.ts";
import { boxOfNode, isSeaZone, type Lanes, lanesFrom, linkCost, wayAlong } from "./lanes.ts";
import { freePortsOf, hasOtherPort, isWarship, nodeOf, startCost } from "./ports.ts";

/** What is planned for the active ship so far. */
export interface Voyage {
  readonly ship: Unit;
  /** A warship that sails with a convoy, or -1. */
  readonly companion: Unit;
  /** A unit on board, or -1. */
  readonly cargo: Unit;
  /** Sea nodes declared so far, and the points left for more. */
  readonly route: readonly SeaNode[];
  readonly points: number;
}

export function voyageUnderWay(s: State): Voyage {
  return { ship: s.force[0], companion: s.force[1] ?? -1, cargo: s.cargo[0] ?? -1, route: s.route, points: s.points };
}

function isFresh(s: State, unit: Unit): boolean {
  return !hasFlag(s, unit, ACTIVATED | STRATEGIC);
}

/** §52.3 Warships that a convoy may take along: in the same hex or box, not activated. */
export function companionsOf(s: State, convoy: Unit): Unit[] {
  if (!unitData(s, convoy).convoy) return [];
  return unitsAt(s, s.unitPlace[convoy]).filter(
    (unit) => isWarship(s, unit) && s.unitFaction[unit] === s.unitFaction[convoy] && isFresh(s, unit),
  );
}

/** §54 Field ground units (that can be paid) and air units in the convoy's hex or box, not activated. */
export function cargoesFor(s: State, convoy: Unit): Unit[] {
  if (!unitData(s, convoy).convoy) return [];
  return unitsAt(s, s.unitPlace[convoy]).filter((unit) => {
    const { class: unitClass, field } = unitData(s, unit);
    const fits = (unitClass === "air" || field) && s.unitFaction[unit] === s.unitFaction[convoy];
    return fits && isFresh(s, unit) && canPay(s, unit);
  });
}

function canPay(s: State, unit: Unit): boolean {
  return unitData(s, unit).class === "air" || activationCost(s, unit) <= pointsLeft(s, payerOf(s, unit));
}

/** The lanes open from where the declared route ends. */
export function lanesOf(s: State, { ship, route, points }: Voyage): Lanes & { readonly limit: number } {
  const faction = s.unitFaction[ship];
  const place = s.unitPlace[ship];
  const last = route.at(-1);
  if (last !== undefined) return { ...lanesFrom(s, faction, last, 0), limit: points };
  return { ...lanesFrom(s, faction, nodeOf(s, place), startCost(s, place)), limit: points };
}

/** §54 Room for the cargo at the end: a place of its own that it may be in. */
function hasRoomForCargo(s: State, cargo: Unit, place: Place): boolean {
  if (cargo < 0 || isMapBox(place)) return true;
  if (!mayEnter(s, cargo, place)) return false;
  if (unitData(s, cargo).class === "ground") return s.groundAt[place] < 0;
  return s.airAt[place] < 0 && isBase(s, place, s.unitFaction[cargo]);
}

/** §55.8 A Mulberry of the faction on the coast of the zone. */
export function mulberriesOf(s: State, faction: Faction, zone: SeaNode): Hex[] {
  const { markers, seaZones } = boardOf(s);
  const hexes: Hex[] = [];
  for (const marker of markersOf(s, "mulberry")) {
    const hex = s.markerPlace[marker];
    if (hex >= 0 && markers[marker].factionIndex === faction && seaZones[zone].coast.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

/** §52.2 The places where the voyage may end at a node. */
function endsAt(s: State, { ship, companion, cargo }: Voyage, node: SeaNode): Place[] {
  const start = s.unitPlace[ship];
  const box = boxOfNode(s, node);
  if (box >= 0) return boxPlace(box) === start ? [] : [boxPlace(box)];
  const ports = freePortsOf(s, ship, node).filter((hex) => hex !== start && hasRoomForCargo(s, cargo, hex));
  const docks = companion < 0 || freePortsOf(s, companion, node).length > 0 ? ports : [];
  if (cargo < 0) return docks;
  const beaches = mulberriesOf(s, s.unitFaction[ship], node).filter((hex) => hasRoomForCargo(s, cargo, hex));
  return [...docks, ...beaches.filter((hex) => !docks.includes(hex))];
}

export interface Destination {
  readonly place: Place;
  readonly route: readonly SeaNode[];
  readonly cost: number;
}

/** Every place where the voyage can end now. */
export function places(s: State, voyage: Voyage): number[] {
  const { costs, limit } = lanesOf(s, voyage);
  const found: Place[] = [];
  for (let node = 0; node < costs.length; node++)
    if (costs[node] !== PROHIBITED && costs[node] <= limit)
      for (const place of endsAt(s, voyage, node)) found.push(place);
  return found;
}

/** The cheapest way to a place where the voyage can end. */
export function destination(s: State, voyage: Voyage, place: Place): Destination {
  const lanes = lanesOf(s, voyage);
  const start = nodeOf(s, s.unitPlace[voyage.ship]);
  const leaves = voyage.route.length === 0 && isSeaZone(s, start) ? [start] : [];
  const isEnd = (cost: number, node: SeaNode) =>
    cost !== PROHIBITED && cost <= lanes.limit && endsAt(s, voyage, node).includes(place);
  const node = lanes.costs.findIndex(isEnd);
  return { place, route: [...leaves, ...wayAlong(lanes, node)], cost: lanes.costs[node] };
}

/** §52.1 The next sea nodes that may be declared by hand. */
export function courses(s: State, voyage: Voyage): { node: SeaNode; cost: number }[] {
  const { ship, route, points } = voyage;
  const start = nodeOf(s, s.unitPlace[ship]);
  if (route.length === 0 && isSeaZone(s, start)) {
    const cost = startCost(s, s.unitPlace[ship]);
    return cost <= points ? [{ node: start, cost }] : [];
  }
  const from = route.at(-1) ?? start;
  return boardOf(s).seaLinks[from].flatMap((link) => {
    const cost = linkCost(s, s.unitFaction[ship], link);
    return cost !== PROHIBITED && cost <= points ? [{ node: link.to, cost }] : [];
  });
}

/** Whether an unactivated ship has anywhere to go. */
export function canSail(s: State, ship: Unit): boolean {
  const place = s.unitPlace[ship];
  const node = nodeOf(s, place);
  if (node < 0) return false;
  if (isSeaZone(s, node) && hasOtherPort(s, ship, node)) return true;
  const allowance = allowanceOf(s, ship);
  let found = false;
  lanesFrom(s, s.unitFaction[ship], node, startCost(s, place), (to, cost) => {
    found = cost <= allowance && (isSeaZone(s, to) ? hasOtherPort(s, ship, to) : boxPlace(boxOfNode(s, to)) !== place);
    return found;
  });
  return found;
}
