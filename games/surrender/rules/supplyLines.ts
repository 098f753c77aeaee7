/** §16 Supply lines on the map, and the Supply Check. */
import { type Board, PROHIBITED, SPOT_NONE } from "../board.ts";
import { HEX_COUNT, SIX } from "../data/grid.ts";
import { RANGES } from "../data/ranges.ts";
import { SUPPLY_STATES } from "../data/vocabulary.ts";
import type { Out } from "../events.ts";
import { boardOf, type State } from "../state.ts";
import { isClosedCity } from "./passage.ts";
import { supplyAfterCheck, supplyFrom } from "./supplyState.ts";
import { isEzoc } from "./zones.ts";

const visited = new Uint8Array(HEX_COUNT);

/** §16.4 What the entry of the list gives for a city in the hands of the unit's faction, by unit country and spot. */
const unlimitedCities = new WeakMap<Board, Uint8Array>();

function unlimitedCitiesOf(board: Board): Uint8Array {
  let table = unlimitedCities.get(board);
  if (table === undefined) {
    table = Uint8Array.from({ length: board.countryIds.length * board.spots.length }, (_, i) => {
      const unitCountry = board.scenario.countries[Math.floor(i / board.spots.length)];
      const spot = board.spots[i % board.spots.length];
      const faction = unitCountry.faction;
      if (spot.city === undefined || faction === undefined) return 0;
      const given = supplyFrom(
        { country: unitCountry.id, faction },
        {
          name: spot.name,
          country: board.countryIds[spot.country],
          area: spot.mainland ? "mainland" : "overseas",
          capital: spot.capital,
          factory: spot.factories > 0,
          controller: faction,
        },
      );
      return Number(given?.gives === "unlimited");
    });
    unlimitedCities.set(board, table);
  }
  return table;
}

/** §16.4 Whether the hex is an Unlimited Supply Source for the unit. */
export function isSource(s: State, unit: number, hex: number): boolean {
  const board = boardOf(s);
  const { countryIndex, faction } = board.units[unit];
  if (board.wholeCountryIsSource[countryIndex] === 1 && board.country[hex] === countryIndex) return true;
  const spot = board.spotAt[hex];
  if (spot === SPOT_NONE || s.control[spot] !== faction || s.conquered[board.spots[spot].country] === 1) return false;
  return unlimitedCitiesOf(board)[countryIndex * board.spots.length + spot] === 1;
}

/** §16.3 R-SUP-1 Whether a line may enter the hex. */
function isOpen(s: State, faction: number, hex: number): boolean {
  const board = boardOf(s);
  if (s.countryFaction[board.country[hex]] < 0 || isClosedCity(s, hex)) return false;
  const spot = board.spotAt[hex];
  if (spot !== SPOT_NONE && s.control[spot] !== faction) return false;
  const ground = s.groundAt[hex];
  if (ground >= 0) return board.units[ground].faction === faction;
  return !isEzoc(s, hex, faction);
}

/**
 * §16.2 Up to two hexes, then any distance along Transport Line links.
 * `isWanted` tells the sources; without it the unit's own ones count.
 */
export function hasSupplyLine(s: State, unit: number, isWanted = (hex: number) => isSource(s, unit, hex)): boolean {
  const board = boardOf(s);
  const { faction } = board.units[unit];
  const start = s.unitHex[unit];
  if (isWanted(start)) return true;
  visited.fill(0);
  visited[start] = 1;
  const queue = [start];
  let last = 0;
  for (let far = 0; far < RANGES.supplyLineLand.hexes; far++) {
    const end = queue.length;
    for (; last < end; last++) if (spread(board, s, faction, queue, queue[last], false, isWanted)) return true;
  }
  for (let i = 0; i < queue.length; i++) if (spread(board, s, faction, queue, queue[i], true, isWanted)) return true;
  return false;
}

/** Adds the open neighbours of a hex to the queue; true as soon as one of them is a source. */
function spread(
  board: Board,
  s: State,
  faction: number,
  queue: number[],
  hex: number,
  byLine: boolean,
  isWanted: (hex: number) => boolean,
): boolean {
  for (let way = 0; way < SIX; way++) {
    const side = hex * SIX + way;
    const to = board.neighbour[side];
    if (to < 0 || visited[to] === 1 || board.stepCost[side] === PROHIBITED) continue;
    if ((byLine && board.line[side] === 0) || !isOpen(s, faction, to)) continue;
    visited[to] = 1;
    queue.push(to);
    if (isWanted(to)) return true;
  }
  return false;
}

/** §16.1, §16.6 Checks every unit of the faction that is on the map. */
export function checkSupply(s: State, faction: number, out: Out): void {
  boardOf(s).units.forEach((data, unit) => {
    if (data.faction !== faction || s.unitHex[unit] < 0) return;
    const before = SUPPLY_STATES[s.unitSupply[unit]];
    const supply = supplyAfterCheck(before, hasSupplyLine(s, unit) ? "unlimited" : "none");
    if (supply === before) return;
    s.unitSupply[unit] = SUPPLY_STATES.indexOf(supply);
    out.push({ type: "supplyChanged", unit, supply });
  });
}
