/** §36.7, §40.3 Land borders: two countries touch where their hexes do, but not across water or a Strait. */

import { type Board, STRAIT, WATER_SIDE } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Country } from "../../data/ids.ts";
import { boardOf, type State } from "../../model/state.ts";

const touching = new WeakMap<Board, readonly (readonly [number, number])[]>();

/** Pairs of Areas that touch on land. */
function touchingAreas(board: Board): readonly (readonly [number, number])[] {
  let pairs = touching.get(board);
  if (pairs === undefined) {
    const found = new Set<number>();
    for (let side = 0; side < board.neighbour.length; side++) {
      const to = board.neighbour[side];
      if (to < 0 || board.hexside[side] === WATER_SIDE || board.hexside[side] === STRAIT) continue;
      const [one, other] = [board.area[Math.floor(side / DIRECTION_COUNT)], board.area[to]];
      if (one >= 0 && other > one) found.add(one * board.areas.length + other);
    }
    pairs = [...found].map((pair) => [Math.floor(pair / board.areas.length), pair % board.areas.length] as const);
    touching.set(board, pairs);
  }
  return pairs;
}

/**
 * By country: 1 if it has a land border with one of the countries that are asked for; `anyArea` counts those of Areas
 * that they have ceded too.
 */
export function neighboursOf(s: State, isAsked: (country: Country) => boolean, anyArea = false): Uint8Array {
  const board = boardOf(s);
  const bordering = new Uint8Array(board.countryIds.length);
  const asked = Uint8Array.from(board.countryIds, (_, country) => Number(isAsked(country)));
  for (const [one, other] of touchingAreas(board)) {
    const [a, b] = [s.areaCountry[one], s.areaCountry[other]];
    if (a === b || a < 0 || b < 0) continue;
    if (asked[a] === 1 || (anyArea && asked[board.areas[one].countryIndex] === 1)) bordering[b] = 1;
    if (asked[b] === 1 || (anyArea && asked[board.areas[other].countryIndex] === 1)) bordering[a] = 1;
  }
  return bordering;
}
