/** §16 Supply lines on the map. */

import { type Board, NO_SITE, PROHIBITED } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Faction, Hex, Unit } from "../../data/ids.ts";
import { RANGES } from "../../data/ranges.ts";
import { boardOf, type State } from "../../model/state.ts";
import { supplyFrom } from "../charts/supplyState.ts";
import { isOpenArea } from "../land/passage.ts";
import { ezocHexes } from "../land/zones.ts";
import { countryOfSite, holderOf, isConquered, isMainland } from "../sides.ts";

/** §16.4 By country of the unit × country of the city: 1 if a friendly Mainland city is an Unlimited source. */
const suppliers = new WeakMap<Board, Uint8Array>();

function suppliersOf(board: Board): Uint8Array {
  let table = suppliers.get(board);
  if (table === undefined) {
    const { countryIds } = board;
    table = Uint8Array.from({ length: countryIds.length ** 2 }, (_, i) => {
      const unit = { country: countryIds[Math.floor(i / countryIds.length)], faction: "axis" } as const;
      const city = { country: countryIds[i % countryIds.length], area: "mainland", controller: "axis" } as const;
      return Number(supplyFrom(unit, city)?.gives === "unlimited");
    });
    suppliers.set(board, table);
  }
  return table;
}

/** §16.4 Whether the hex is an Unlimited Supply Source for the unit. */
export function isSource(s: State, unit: Unit, hex: Hex): boolean {
  const board = boardOf(s);
  const { countryIndex } = board.units[unit];
  if (board.sourceHexes[countryIndex * board.land + hex] === 1) return true;
  const site = board.siteAt[hex];
  if (site === NO_SITE || s.control[site] !== s.unitFaction[unit] || board.sites[site].city === undefined) return false;
  const country = countryOfSite(s, site);
  if (isConquered(s, country) || !isMainland(s, board.sites[site].area)) return false;
  return suppliersOf(board)[countryIndex * board.countryIds.length + country] === 1;
}

/** What a faction's lines have to heed: Areas that are open to it (1 by Area), and EZOCs (1 by hex). */
interface Ground {
  readonly faction: Faction;
  readonly areas: Uint8Array;
  readonly ezoc: Uint8Array;
}

function groundFor(s: State, faction: Faction): Ground {
  const areas = new Uint8Array(s.areaCountry.length);
  s.areaCountry.forEach((_, area) => {
    if (holderOf(s, area) >= 0 && isOpenArea(s, faction, area)) areas[area] = 1;
  });
  return { faction, areas, ezoc: ezocHexes(s, faction) };
}

/** §16.3 R-SUP-1 Whether a line may enter the hex. */
function isOpen(s: State, board: Board, { faction, areas, ezoc }: Ground, hex: Hex): boolean {
  if (areas[board.area[hex]] === 0) return false;
  const site = board.siteAt[hex];
  if (site !== NO_SITE && s.control[site] >= 0 && s.control[site] !== faction) return false;
  const ground = s.groundAt[hex];
  return ground >= 0 ? s.unitFaction[ground] === faction : ezoc[hex] === 0;
}

/** By land hex: 1 if lines of the faction may enter it. */
export function openHexes(s: State, faction: Faction): Uint8Array {
  const board = boardOf(s);
  const ground = groundFor(s, faction);
  const open = new Uint8Array(board.land);
  for (let hex = 0; hex < board.land; hex++) if (isOpen(s, board, ground, hex)) open[hex] = 1;
  return open;
}

/**
 * §16.2 Up to two hexes, then any distance along Transport Line links: the search for one unit.
 * `isWanted` tells the sources; without it the unit's own ones count.
 */
export function hasSupplyLine(s: State, unit: Unit, isWanted = (hex: Hex) => isSource(s, unit, hex)): boolean {
  const board = boardOf(s);
  const start = s.unitPlace[unit];
  if (isWanted(start)) return true;
  const ground = groundFor(s, s.unitFaction[unit]);
  const visited = board.scratch.supply;
  visited.fill(0);
  visited[start] = 1;
  const queue = [start];
  let last = 0;
  for (let far = 0; far < RANGES.supplyLineLand.hexes; far++) {
    const end = queue.length;
    for (; last < end; last++) if (spread(board, s, ground, queue, queue[last], false, isWanted)) return true;
  }
  for (let i = 0; i < queue.length; i++) if (spread(board, s, ground, queue, queue[i], true, isWanted)) return true;
  return false;
}

/** Adds the open neighbours of a hex to the queue; true as soon as one of them is a source. */
function spread(
  board: Board,
  s: State,
  ground: Ground,
  queue: Hex[],
  hex: Hex,
  byLine: boolean,
  isWanted: (hex: Hex) => boolean,
): boolean {
  const visited = board.scratch.supply;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const side = hex * DIRECTION_COUNT + direction;
    const to = board.neighbour[side];
    if (to < 0 || to >= board.land || visited[to] === 1 || board.stepCost[side] === PROHIBITED) continue;
    if ((byLine && board.line[side] === 0) || !isOpen(s, board, ground, to)) continue;
    visited[to] = 1;
    queue.push(to);
    if (isWanted(to)) return true;
  }
  return false;
}
