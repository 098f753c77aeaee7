/** §57.4, §57.5 Supply by sea: arrival zones, the ways to a source, and the convoys that can serve them. */
import { PROHIBITED, SPOT_NONE } from "../../board/board.ts";
import { SIX } from "../../data/grid.ts";
import { boardOf, type State } from "../../state.ts";
import { mayFight } from "../activation.ts";
import { beachheadZones } from "../sea/beaches.ts";
import { unitsInReach } from "../sea/interceptors.ts";
import { boxOfNode, isSeaZone, lanesFrom, wayAlong } from "../sea/lanes.ts";
import { nodeOf } from "../sea/ports.ts";
import { mulberriesOf } from "../sea/voyage.ts";
import { enemiesOf } from "../sides.ts";
import { hasSupplyLine } from "../supplyLines.ts";
import { unitData } from "../units.ts";
import { isSuppliedByBox, isUnlimitedSource, suppliedAs } from "./sources.ts";

/** The Sea Zones for which a hex is a port of the faction for supply: port, beachhead or Mulberry. */
function portZonesOf(s: State, faction: number, hex: number): number[] {
  const board = boardOf(s);
  const spot = board.spotAt[hex];
  const zones = beachheadZones(s, hex);
  if (spot !== SPOT_NONE && board.spots[spot].port >= 0 && s.control[spot] === faction)
    zones.push(board.spots[spot].port);
  if (board.markers.some(({ kind }, marker) => kind === "mulberry" && s.markerPlace[marker] === hex))
    board.seaZones.forEach((_, zone) => {
      if (mulberriesOf(s, faction, zone).includes(hex)) zones.push(zone);
    });
  return zones;
}

/** What one convoy serves: R-SUP-6 a Sea Zone of arrival, R-SUP-2 in small scenarios one port of it. */
export interface Arrival {
  readonly zone: number;
  readonly port?: number;
}

export function keyOfArrival({ zone, port }: Arrival): number {
  return port ?? zone;
}

/** The arrivals over which a unit without a land line could be supplied. */
export function arrivalsOf(s: State, unit: number): Arrival[] {
  const byPort = boardOf(s).scenario.rules.convoyServes === "portPair";
  const arrivals: Arrival[] = [];
  hasSupplyLine(s, unit, (hex) => {
    for (const zone of portZonesOf(s, s.unitFaction[unit], hex))
      if (byPort) arrivals.push({ zone, port: hex });
      else if (!arrivals.some((arrival) => arrival.zone === zone)) arrivals.push({ zone });
    return false;
  });
  return arrivals;
}

/** Whether Transport Lines lead from a friendly port to a source of the unit, or the port is one. */
function portLeadsToSource(s: State, unit: number, port: number): boolean {
  const board = boardOf(s);
  const faction = s.unitFaction[unit];
  const seen = new Set([port]);
  const queue = [port];
  for (let i = 0; i < queue.length; i++) {
    if (isUnlimitedSource(s, unit, queue[i])) return true;
    for (let way = 0; way < SIX; way++) {
      const to = board.neighbour[queue[i] * SIX + way];
      if (to < 0 || board.line[queue[i] * SIX + way] === 0 || seen.has(to)) continue;
      seen.add(to);
      if (isOpenLine(s, faction, to)) queue.push(to);
    }
  }
  return false;
}

function isOpenLine(s: State, faction: number, hex: number): boolean {
  const board = boardOf(s);
  if (hex >= board.land || s.countryFaction[s.areaCountry[board.area[hex]]] !== faction) return false;
  const ground = s.groundAt[hex];
  const spot = board.spotAt[hex];
  if (ground >= 0 && s.unitFaction[ground] !== faction) return false;
  return spot === SPOT_NONE || s.control[spot] < 0 || s.control[spot] === faction;
}

/** Whether the sea node is a source for the unit: a box, or a zone with a port that leads to one. */
function isSourceNode(s: State, unit: number, node: number): boolean {
  const board = boardOf(s);
  const box = boxOfNode(s, node);
  if (box >= 0) return isSuppliedByBox(s, unit, box);
  return board.seaZones[node].ports.some(
    (spot) => s.control[spot] === s.unitFaction[unit] && portLeadsToSource(s, unit, board.spots[spot].hex),
  );
}

/** By country and sea node: whether it is a source; worked out once in a Supply Check's question. */
export type SourceNodes = Map<number, (boolean | undefined)[]>;

function isKnownSource(s: State, known: SourceNodes, unit: number, node: number): boolean {
  const country = suppliedAs(s, unit);
  let nodes = known.get(country);
  if (nodes === undefined) known.set(country, (nodes = []));
  return (nodes[node] ??= isSourceNode(s, unit, node));
}

export interface SeaWay {
  /** Sea nodes from the arrival zone to the source. */
  readonly route: readonly number[];
  readonly convoy: number;
}

/** §57.5 How many zones of the way enemy interceptors reach. */
function danger(s: State, faction: number, route: readonly number[]): number {
  const enemies = enemiesOf(s, faction);
  return route.filter((node) => {
    if (!isSeaZone(s, node)) return false;
    for (let enemy = 0; enemies >> enemy !== 0; enemy++)
      if ((enemies & (1 << enemy)) !== 0 && unitsInReach(s, enemy, node).length > 0) return true;
    return false;
  }).length;
}

/** Convoys on the way with fewer than six Sorties that have not served yet. */
function convoysOn(s: State, faction: number, route: readonly number[]): number[] {
  return boardOf(s).units.flatMap((_, ship) => {
    if (s.unitFaction[ship] !== faction || !unitData(s, ship).convoy || s.served.includes(ship)) return [];
    return mayFight(s, ship) && route.includes(nodeOf(s, s.unitPlace[ship])) ? [ship] : [];
  });
}

/** §57.5 Every way with a convoy from the zone to a source of one of the units, the engine's proposal first. */
export function seaWays(
  s: State,
  faction: number,
  zone: number,
  units: readonly number[],
  known: SourceNodes = new Map(),
): SeaWay[] {
  const lanes = lanesFrom(s, faction, zone, 0);
  const ways: { route: number[]; convoy: number; rank: number[] }[] = [];
  lanes.costs.forEach((cost, node) => {
    if (cost === PROHIBITED || !units.some((unit) => isKnownSource(s, known, unit, node))) return;
    const route = [zone, ...wayAlong(lanes, node)];
    const dangers = danger(s, faction, route);
    for (const convoy of convoysOn(s, faction, route))
      ways.push({ route, convoy, rank: [dangers, route.length, s.unitSorties[convoy], convoy] });
  });
  return ways.sort((a, b) => compare(a.rank, b.rank));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** Whether the way touches a source for the unit. */
export function servesUnit(s: State, unit: number, route: readonly number[]): boolean {
  return route.some((node) => isSourceNode(s, unit, node));
}
