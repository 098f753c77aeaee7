/** Ways over land for a whole faction at once: how near every hex is to what matters. */
import { PROHIBITED } from "../board/board.ts";
import { DIRECTION_COUNT } from "../data/grid.ts";
import { boardOf, type State } from "../model/state.ts";
import { isOpenArea, stepCost } from "../rules/land/passage.ts";

/** No way leads there. */
export const FAR = -1000;
const LOWEST = -250;

export interface Origin {
  readonly hex: number;
  /** How far it is felt, in Movement Points. */
  readonly level: number;
}

/** What units in the way add to the cost of a hex: of entering it, and of leaving it once it was entered (R-ZOC-2). */
export interface Obstacles {
  readonly entering: Uint8Array;
  readonly leaving: Uint8Array;
}

/**
 * By land hex: the highest level of an origin less the Movement Points to it, over ground that is open to the faction,
 * whatever stands there.
 */
export function fieldOf(s: State, faction: number, origins: readonly Origin[], obstacles?: Obstacles): Int16Array {
  const board = boardOf(s);
  const levels = new Int16Array(board.land).fill(FAR);
  const open = board.areas.map((_, area) => isOpenArea(s, faction, area));
  const highest = origins.reduce((most, { level }) => Math.max(most, level), LOWEST);
  const waiting: number[][] = Array.from({ length: highest - LOWEST + 1 }, () => []);
  for (const { hex, level } of origins) {
    if (hex >= board.land || level <= levels[hex]) continue;
    levels[hex] = level;
    waiting[highest - level].push(hex);
  }
  for (let at = 0; at < waiting.length; at++) {
    const level = highest - at;
    for (const hex of waiting[at]) {
      if (levels[hex] !== level) continue;
      const leaving = obstacles === undefined || at === 0 ? 0 : obstacles.leaving[hex];
      for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
        const to = board.neighbour[hex * DIRECTION_COUNT + direction];
        if (to < 0 || to >= board.land || levels[to] >= level - 1 || !open[board.area[to]]) continue;
        const step = stepCost(s, faction, hex, direction);
        const cost = obstacles === undefined ? step : step + leaving + obstacles.entering[to];
        if (step === PROHIBITED || level - cost <= levels[to] || level - cost < LOWEST) continue;
        levels[to] = level - cost;
        waiting[highest - levels[to]].push(to);
      }
    }
  }
  return levels;
}
