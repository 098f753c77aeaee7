/** §57.4, §57.5 Supply by sea: arrival zones, the ways to a source, and the convoys that can serve them. */

import { PROHIBITED } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Faction, Hex, SeaNode, Unit } from "../../data/ids.ts";
import { boardOf, type State } from "../../model/state.ts";
import { mayFight } from "../land/activation.ts";
import { heldBeachheads } from "../sea/beaches.ts";
import { isInReach } from "../sea/interceptors.ts";
import { boxOfNode, isSeaZone, lanesFrom, wayAlong } from "../sea/lanes.ts";
import { nodeOf } from "../sea/ports.ts";
import { mulberriesOf } from "../sea/voyage.ts";
import { enemiesOf } from "../sides.ts";
import { byUnitId } from "../units.ts";
import { fedNetworks, type Networks, networksNear, portNetworks } from "./networks.ts";
import { isSuppliedByBox, isUnlimitedSource, type SupplyKind, supplyKind } from "./sources.ts";

/** What a convoy serves: R-SUP-6 a Sea Zone of arrival, R-SUP-2 in small scenarios one port of it. */
export interface Arrival {
  readonly zone: SeaNode;
  readonly port?: Hex;
}

export function keyOfArrival({ zone, port }: Arrival): number {
  return port ?? zone;
}

/** §57.4 A hex of the faction that is a port for supply, and its Sea Zone: port, beachhead or Mulberry. */
export interface SupplyPort {
  readonly hex: Hex;
  readonly zone: SeaNode;
}

export function supplyPorts(s: State, faction: Faction): SupplyPort[] {
  const { sites, seaZones } = boardOf(s);
  const ports: SupplyPort[] = heldBeachheads(s, faction);
  for (let site = 0; site < sites.length; site++) {
    const { hex, port } = sites[site];
    if (port >= 0 && s.control[site] === faction) ports.push({ hex, zone: port });
  }
  for (let zone = 0; zone < seaZones.length; zone++)
    for (const hex of mulberriesOf(s, faction, zone)) ports.push({ hex, zone });
  return ports;
}

/** The arrivals over which a unit without a land line could be supplied. */
export function arrivalsOf(s: State, lines: Networks, ports: readonly SupplyPort[], unit: Unit): Arrival[] {
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
function portLeadsToSource(s: State, lines: Networks, unit: Unit, port: Hex): boolean {
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
function leadsToSource(s: State, lines: Networks, unit: Unit, node: SeaNode): boolean {
  const board = boardOf(s);
  const box = boxOfNode(s, node);
  if (box >= 0) return isSuppliedByBox(s, unit, box);
  return board.seaZones[node].ports.some(
    (site) => s.control[site] === s.unitFaction[unit] && portLeadsToSource(s, lines, unit, board.sites[site].hex),
  );
}

/** A way over the sea for any side: sea nodes from the arrival zone on, and how many enemy interceptors reach. */
interface Route {
  readonly nodes: readonly SeaNode[];
  readonly dangers: number;
}

/** What a faction's lines over the sea depend on, each worked out when it is first asked for: good until something moves. */
export interface SeaLines {
  readonly faction: Faction;
  /** Lines from its ports to sources. */
  readonly inland: Networks;
  /** By sea node: 1 if enemy interceptors reach it. */
  readonly dangerous: Uint8Array;
  /** By what units are supplied as, then by sea node: 1 if it is a source of theirs. */
  readonly sources: Map<SupplyKind, Uint8Array>;
  /** By Sea Zone of arrival: every way from there, the best first. */
  readonly routes: (readonly Route[] | undefined)[];
}

export function seaLinesOf(s: State, faction: Faction, inland = portNetworks(s, faction)): SeaLines {
  const enemies = enemiesOf(s, faction);
  const dangerous = Uint8Array.from(boardOf(s).seaLinks, (_, node) => Number(isDangerous(s, enemies, node)));
  return { faction, inland, dangerous, sources: new Map(), routes: [] };
}

/** By sea node: 1 if it is a source of the unit. */
function sourceNodes(s: State, { inland, sources }: SeaLines, unit: Unit): Uint8Array {
  const kind = supplyKind(s, unit);
  let nodes = sources.get(kind);
  if (nodes === undefined) {
    nodes = Uint8Array.from(boardOf(s).seaLinks, (_, node) => Number(leadsToSource(s, inland, unit, node)));
    sources.set(kind, nodes);
  }
  return nodes;
}

export interface SeaWay {
  /** Sea nodes from the arrival zone to the source. */
  readonly route: readonly SeaNode[];
  readonly convoy: Unit;
}

/** §57.5 Whether enemy interceptors reach the sea node. */
function isDangerous(s: State, enemies: number, node: SeaNode): boolean {
  if (!isSeaZone(s, node)) return false;
  for (let enemy = 0; enemies >> enemy !== 0; enemy++)
    if ((enemies & (1 << enemy)) !== 0 && isInReach(s, enemy, node)) return true;
  return false;
}

/** §57.5 The ways from a zone to every node: the fewest dangers first, then the shortest, then by their nodes. */
function findRoutes(s: State, { faction, dangerous }: SeaLines, zone: SeaNode): Route[] {
  const lanes = lanesFrom(s, faction, zone, 0);
  const routes: Route[] = [];
  lanes.costs.forEach((cost, node) => {
    if (cost === PROHIBITED) return;
    const nodes = [zone, ...wayAlong(lanes, node)];
    routes.push({ nodes, dangers: nodes.reduce((sum, each) => sum + dangerous[each], 0) });
  });
  return routes.sort((a, b) => a.dangers - b.dangers || a.nodes.length - b.nodes.length || compare(a.nodes, b.nodes));
}

/** Convoys with fewer than six Sorties that have not served yet, those with the fewest first, and where they are. */
export function readyConvoys(s: State, faction: Faction): { convoy: Unit; node: SeaNode }[] {
  const { ships, units } = boardOf(s);
  const ready: { convoy: Unit; node: SeaNode }[] = [];
  for (const ship of ships)
    if (s.unitFaction[ship] === faction && units[ship].convoy && mayFight(s, ship) && !s.served.includes(ship))
      ready.push({ convoy: ship, node: nodeOf(s, s.unitPlace[ship]) });
  return ready.sort((a, b) => s.unitSorties[a.convoy] - s.unitSorties[b.convoy] || byUnitId(s, a.convoy, b.convoy));
}

/** One unit of each kind that units are supplied as. */
function oneOfEachKind(s: State, units: readonly Unit[]): Unit[] {
  const kinds = new Map<SupplyKind, Unit>();
  for (const unit of units) kinds.set(supplyKind(s, unit), unit);
  return [...kinds.values()];
}

/** §57.5 Every way with a convoy from the zone to a source of one of the units, the engine's proposal first. */
export function seaWays(
  s: State,
  lines: SeaLines,
  zone: SeaNode,
  units: readonly Unit[],
  convoys = readyConvoys(s, lines.faction),
): SeaWay[] {
  const ways: SeaWay[] = [];
  if (convoys.length === 0) return ways;
  lines.routes[zone] ??= findRoutes(s, lines, zone);
  const sources = oneOfEachKind(s, units).map((unit) => sourceNodes(s, lines, unit));
  for (const { nodes: route } of lines.routes[zone]) {
    const end = route[route.length - 1];
    if (!sources.some((nodes) => nodes[end] === 1)) continue;
    for (const each of convoys) if (route.includes(each.node)) ways.push({ route, convoy: each.convoy });
  }
  return ways;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}

/** Whether the way touches a source for the unit. */
export function servesUnit(s: State, lines: SeaLines, unit: Unit, route: readonly SeaNode[]): boolean {
  const sources = sourceNodes(s, lines, unit);
  return route.some((node) => sources[node] === 1);
}
