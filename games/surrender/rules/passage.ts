/** §10.3 Where ground units may go, and what a step costs there. */
import { SPOT_NONE } from "../board.ts";
import { SIX } from "../data/grid.ts";
import { FACTIONS } from "../data/vocabulary.ts";
import { boardOf, type State } from "../state.ts";

const SOVIET = FACTIONS.indexOf("soviet");

/** R-MOV-3 Whether the unit may ever be in this hex: land, not neutral, not barred by the scenario, not closed. */
export function mayEnter(s: State, unit: number, hex: number): boolean {
  const board = boardOf(s);
  if (board.ground[hex] === 0) return false;
  const country = board.country[hex];
  if (s.countryFaction[country] < 0) return false;
  if (board.barred[board.units[unit].countryIndex * board.countryIds.length + country] === 1) return false;
  return !isClosedCity(s, hex);
}

/** R-SCN-4 A city that has passed to the USSR. */
export function isClosedCity(s: State, hex: number): boolean {
  const spot = boardOf(s).spotAt[hex];
  return spot !== SPOT_NONE && s.control[spot] === SOVIET;
}

/** The direction from a hex to its neighbour, or -1 if they are none. */
export function directionTo(s: State, from: number, to: number): number {
  const { neighbour } = boardOf(s);
  for (let way = 0; way < SIX; way++) if (neighbour[from * SIX + way] === to) return way;
  return -1;
}

/** §10.3 The cost of a step, PROHIBITED by terrain; the line gives no benefit into a hex with an enemy in it. */
export function stepCost(s: State, faction: number, from: number, way: number): number {
  const board = boardOf(s);
  const to = board.neighbour[from * SIX + way];
  const spot = board.spotAt[to];
  if (spot !== SPOT_NONE && s.control[spot] !== faction) return board.enemySpotCost[from * SIX + way];
  const unit = s.groundAt[to] >= 0 ? s.groundAt[to] : s.airAt[to];
  const enemy = unit >= 0 && board.units[unit].faction !== faction;
  return (enemy ? board.enemyUnitCost : board.stepCost)[from * SIX + way];
}
