/**
 * §16.2, §57.3, §57.4 Supply lines of a whole faction at once. The hexes that its lines may enter are joined into networks
 * along Transport Lines: a unit that reaches one hex of a network reaches all of them.
 */

import { type Board, PROHIBITED } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Faction, Hex, Unit } from "../../data/ids.ts";
import { RANGES } from "../../data/ranges.ts";
import { boardOf, type State } from "../../model/state.ts";
import { openHexes } from "./lines.ts";
import { isUnlimitedSource, type SupplyKind, supplyKind, unlimitedSources } from "./sources.ts";

export interface Networks {
  /** By land hex: the number of its network; -1 where lines may not enter. */
  readonly of: Int16Array;
  readonly count: number;
  /** By what units are supplied as: 1 for each network with an Unlimited source of theirs. */
  readonly fed: Map<SupplyKind, Uint8Array>;
}

/** §16.2, §16.3 Networks of the supply lines on land. */
export function landNetworks(s: State, faction: Faction): Networks {
  return join(boardOf(s), openHexes(s, faction));
}

/** §16.5, §57.4 Networks of the lines from a friendly port to a source: the port is their beginning, EZOC or not. */
export function portNetworks(s: State, faction: Faction): Networks {
  const board = boardOf(s);
  const open = openHexes(s, faction);
  board.sites.forEach(({ hex, port }, site) => {
    if (port >= 0 && s.control[site] === faction) open[hex] = 1;
  });
  return join(board, open);
}

function join(board: Board, open: Uint8Array): Networks {
  const of = new Int16Array(board.land).fill(-1);
  const queue: number[] = [];
  let count = 0;
  for (let hex = 0; hex < board.land; hex++) {
    if (open[hex] === 0 || of[hex] >= 0) continue;
    of[hex] = count;
    if (board.onLine[hex] === 1) queue.push(hex);
    for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
        const to = board.neighbour[from * DIRECTION_COUNT + direction];
        if (board.line[from * DIRECTION_COUNT + direction] === 0 || to >= board.land || open[to] === 0 || of[to] >= 0)
          continue;
        of[to] = count;
        queue.push(to);
      }
    }
    count++;
  }
  return { of, count, fed: new Map() };
}

/** The networks that a unit in the hex reaches over land, each once. */
export function networksNear(s: State, { of }: Networks, start: Hex): number[] {
  const found = of[start] >= 0 ? [of[start]] : [];
  collect(boardOf(s), of, start, RANGES.supplyLineLand.hexes, found);
  return found;
}

function collect(board: Board, of: Int16Array, from: Hex, far: number, found: number[]): void {
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const to = step(board, of, from, direction);
    if (to < 0) continue;
    if (!found.includes(of[to])) found.push(of[to]);
    if (far > 1) collect(board, of, to, far - 1, found);
  }
}

/** The neighbour in a direction if a line may go there, or -1. */
function step(board: Board, of: Int16Array, from: Hex, direction: number): number {
  const to = board.neighbour[from * DIRECTION_COUNT + direction];
  return to >= 0 && to < board.land && of[to] >= 0 && board.stepCost[from * DIRECTION_COUNT + direction] !== PROHIBITED
    ? to
    : -1;
}

/** By network: 1 if it has an Unlimited source of the unit. */
export function fedNetworks(s: State, networks: Networks, unit: Unit): Uint8Array {
  const kind = supplyKind(s, unit);
  let fed = networks.fed.get(kind);
  if (fed === undefined) {
    fed = new Uint8Array(networks.count);
    for (const hex of unlimitedSources(s, unit)) if (networks.of[hex] >= 0) fed[networks.of[hex]] = 1;
    networks.fed.set(kind, fed);
  }
  return fed;
}

/** §57.3 Whether a line on land leads from the unit to an Unlimited source of it. */
export function reachesSource(s: State, networks: Networks, unit: Unit): boolean {
  const start = s.unitPlace[unit];
  const fed = fedNetworks(s, networks, unit);
  if (networks.of[start] >= 0 && fed[networks.of[start]] === 1) return true;
  return networksNear(s, networks, start).some((network) => fed[network] === 1) || isUnlimitedSource(s, unit, start);
}
