/** §52, §54 Where a ship can sail, with whom and with what on board. */
import { PROHIBITED } from "../../board/board.ts";
import { ACTIVATED, boardOf, boxPlace, isMapBox, STRATEGIC, type State } from "../../model/state.ts";
import { isBase } from "../air/displacement.ts";
import { pointsLeft } from "../economy/economy.ts";
import { activationCost, allowanceOf } from "../land/activation.ts";
import { mayEnter } from "../land/passage.ts";
import { payerOf } from "../sides.ts";
import { hasFlag, unitData } from "../units.ts";
import { boxOfNode, isSeaZone, type Lanes, lanesFrom, linkCost, wayAlong } from "./lanes.ts";
import { freePortsOf, hasOtherPort, nodeOf, startCost } from "./ports.ts";

/** What is planned for the active ship so far. */
export interface Voyage {
  readonly ship: number;
  /** A warship that sails with a convoy, or -1. */
  readonly companion: number;
  /** A unit on board, or -1. */
  readonly cargo: number;
  /** Sea nodes declared so far, and the points left for more. */
  readonly route: readonly number[];
  readonly points: number;
}

export function voyageUnderWay(s: State): Voyage {
  return { ship: s.force[0], companion: s.force[1] ?? -1, cargo: s.cargo[0] ?? -1, route: s.route, points: s.points };
}

function isFresh(s: State, unit: number): boolean {
  return !hasFlag(s, unit, ACTIVATED | STRATEGIC);
}

/** §52.3 Warships that a convoy may take along: in the same hex or box, not activated. */
export function companionsOf(s: State, convoy: number): number[] {
  if (!unitData(s, convoy).convoy) return [];
  return boardOf(s).units.flatMap((unit, u) =>
    unit.class === "naval" && !unit.convoy && isWith(s, u, convoy) && isFresh(s, u) ? [u] : [],
  );
}

/** §54 Field ground units (that can be paid) and air units in the convoy's hex or box, not activated. */
export function cargoesFor(s: State, convoy: number): number[] {
  if (!unitData(s, convoy).convoy) return [];
  return boardOf(s).units.flatMap((unit, u) => {
    const fits = unit.class === "air" || unit.field;
    return fits && isWith(s, u, convoy) && isFresh(s, u) && canPay(s, u) ? [u] : [];
  });
}

function isWith(s: State, unit: number, ship: number): boolean {
  return s.unitPlace[unit] === s.unitPlace[ship] && s.unitFaction[unit] === s.unitFaction[ship];
}

function canPay(s: State, unit: number): boolean {
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
function hasRoomForCargo(s: State, cargo: number, place: number): boolean {
  if (cargo < 0 || isMapBox(place)) return true;
  if (!mayEnter(s, cargo, place)) return false;
  if (unitData(s, cargo).class === "ground") return s.groundAt[place] < 0;
  return s.airAt[place] < 0 && isBase(s, place, s.unitFaction[cargo]);
}

/** Whether a Mulberry stands anywhere. */
export function hasMulberry(s: State): boolean {
  return boardOf(s).markers.some(({ kind }, marker) => kind === "mulberry" && s.markerPlace[marker] >= 0);
}

/** §55.8 A Mulberry of the faction on the coast of the zone. */
export function mulberriesOf(s: State, faction: number, zone: number): number[] {
  const { markers, seaZones } = boardOf(s);
  return markers.flatMap(({ kind, factionIndex }, marker) => {
    const hex = s.markerPlace[marker];
    const stands = kind === "mulberry" && factionIndex === faction && hex >= 0;
    return stands && seaZones[zone].coast.includes(hex) ? [hex] : [];
  });
}

/** §52.2 The places where the voyage may end at a node. */
function endsAt(s: State, { ship, companion, cargo }: Voyage, node: number): number[] {
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
  readonly place: number;
  readonly route: readonly number[];
  readonly cost: number;
}

/** By sea node in reach: the places where the voyage can end there. */
function ends(s: State, voyage: Voyage, { costs, limit }: ReturnType<typeof lanesOf>): number[][] {
  return costs.map((cost, node) => (cost !== PROHIBITED && cost <= limit ? endsAt(s, voyage, node) : []));
}

/** Every place where the voyage can end now. */
export function places(s: State, voyage: Voyage): number[] {
  return ends(s, voyage, lanesOf(s, voyage)).flat();
}

/** The same with the cheapest way to each. */
export function destinations(s: State, voyage: Voyage): Destination[] {
  const lanes = lanesOf(s, voyage);
  const start = nodeOf(s, s.unitPlace[voyage.ship]);
  const leaves = voyage.route.length === 0 && isSeaZone(s, start) ? [start] : [];
  return ends(s, voyage, lanes).flatMap((found, node): Destination[] => {
    if (found.length === 0) return [];
    const route = [...leaves, ...wayAlong(lanes, node)];
    return found.map((place) => ({ place, route, cost: lanes.costs[node] }));
  });
}

/** §52.1 The next sea nodes that may be declared by hand. */
export function courses(s: State, voyage: Voyage): { node: number; cost: number }[] {
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
export function canSail(s: State, ship: number): boolean {
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
