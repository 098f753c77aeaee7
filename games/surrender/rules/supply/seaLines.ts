/** §57.4, §57.5 Supply by sea: arrival zones, the ways to a source, and the convoys that can serve them. */
import { PROHIBITED } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import { boardOf, type State } from "../../model/state.ts";
import { mayFight } from "../land/activation.ts";
import { heldBeachheads } from "../sea/beaches.ts";
import { isInReach } from "../sea/interceptors.ts";
import { boxOfNode, isSeaZone, lanesFrom, wayAlong } from "../sea/lanes.ts";
import { nodeOf } from "../sea/ports.ts";
import { hasMulberry, mulberriesOf } from "../sea/voyage.ts";
import { enemiesOf } from "../sides.ts";
import { byUnitId } from "../units.ts";
import { fedNetworks, type Networks, networksNear } from "./networks.ts";
import { isSuppliedByBox, isUnlimitedSource, supplyKind } from "./sources.ts";

/** What a convoy serves: R-SUP-6 a Sea Zone of arrival, R-SUP-2 in small scenarios one port of it. */
export interface Arrival {
  readonly zone: number;
  readonly port?: number;
}

export function keyOfArrival({ zone, port }: Arrival): number {
  return port ?? zone;
}

/** §57.4 A hex of the faction that is a port for supply, and its Sea Zone: port, beachhead or Mulberry. */
export interface SupplyPort {
  readonly hex: number;
  readonly zone: number;
}

export function supplyPorts(s: State, faction: number): SupplyPort[] {
  const { sites, seaZones } = boardOf(s);
  const ports: SupplyPort[] = heldBeachheads(s, faction);
  sites.forEach(({ hex, port }, site) => {
    if (port >= 0 && s.control[site] === faction) ports.push({ hex, zone: port });
  });
  if (hasMulberry(s))
    seaZones.forEach((_, zone) => {
      for (const hex of mulberriesOf(s, faction, zone)) ports.push({ hex, zone });
    });
  return ports;
}

/** The arrivals over which a unit without a land line could be supplied. */
export function arrivalsOf(s: State, lines: Networks, ports: readonly SupplyPort[], unit: number): Arrival[] {
  const byPort = boardOf(s).scenario.rules.convoyServes === "portPair";
  const start = s.unitPlace[unit];
  const near = networksNear(s, lines, start);
  const arrivals: Arrival[] = [];
  for (const { hex, zone } of ports) {
    if (hex !== start && !near.includes(lines.of[hex])) continue;
    if (byPort) arrivals.push({ zone, port: hex });
    else if (!arrivals.some((arrival) => arrival.zone === zone)) arrivals.push({ zone });
  }
  return arrivals;
}

/** Whether Transport Lines lead from a friendly port to a source of the unit, or the port is one. */
function portLeadsToSource(s: State, lines: Networks, unit: number, port: number): boolean {
  const { neighbour, line, land } = boardOf(s);
  const fed = fedNetworks(s, lines, unit);
  if (lines.of[port] >= 0) return fed[lines.of[port]] === 1;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const to = neighbour[port * DIRECTION_COUNT + direction];
    if (line[port * DIRECTION_COUNT + direction] === 1 && to < land && lines.of[to] >= 0 && fed[lines.of[to]] === 1)
      return true;
  }
  return isUnlimitedSource(s, unit, port);
}

/** Whether the sea node is a source for the unit: a box, or a zone with a port that leads to one. */
function isSourceNode(s: State, lines: Networks, unit: number, node: number): boolean {
  const board = boardOf(s);
  const box = boxOfNode(s, node);
  if (box >= 0) return isSuppliedByBox(s, unit, box);
  return board.seaZones[node].ports.some(
    (site) => s.control[site] === s.unitFaction[unit] && portLeadsToSource(s, lines, unit, board.sites[site].hex),
  );
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
      if ((enemies & (1 << enemy)) !== 0 && isInReach(s, enemy, node)) return true;
    return false;
  }).length;
}

/** Convoys with fewer than six Sorties that have not served yet, and the sea nodes where they are. */
export function readyConvoys(s: State, faction: number): { convoy: number; node: number }[] {
  const { ships, units } = boardOf(s);
  return ships.flatMap((ship) => {
    const isReady = s.unitFaction[ship] === faction && units[ship].convoy && mayFight(s, ship);
    return isReady && !s.served.includes(ship) ? [{ convoy: ship, node: nodeOf(s, s.unitPlace[ship]) }] : [];
  });
}

/** One unit of each kind that units are supplied as. */
function oneOfEachKind(s: State, units: readonly number[]): number[] {
  const kinds = new Map<number, number>();
  for (const unit of units) kinds.set(supplyKind(s, unit), unit);
  return [...kinds.values()];
}

/** §57.5 Every way with a convoy from the zone to a source of one of the units, the engine's proposal first. */
export function seaWays(s: State, lines: Networks, faction: number, zone: number, units: readonly number[]): SeaWay[] {
  const convoys = readyConvoys(s, faction);
  if (convoys.length === 0) return [];
  const lanes = lanesFrom(s, faction, zone, 0);
  const kinds = oneOfEachKind(s, units);
  const ways: { route: number[]; convoy: number; rank: number[] }[] = [];
  lanes.costs.forEach((cost, node) => {
    if (cost === PROHIBITED || !kinds.some((unit) => isSourceNode(s, lines, unit, node))) return;
    const route = [zone, ...wayAlong(lanes, node)];
    const ready = convoys.filter((each) => route.includes(each.node));
    if (ready.length === 0) return;
    const dangers = danger(s, faction, route);
    for (const { convoy } of ready)
      ways.push({ route, convoy, rank: [dangers, route.length, ...route, s.unitSorties[convoy]] });
  });
  return ways.sort((a, b) => compare(a.rank, b.rank) || byUnitId(s, a.convoy, b.convoy));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** Whether the way touches a source for the unit. */
export function servesUnit(s: State, lines: Networks, unit: number, route: readonly number[]): boolean {
  return route.some((node) => isSourceNode(s, lines, unit, node));
}
