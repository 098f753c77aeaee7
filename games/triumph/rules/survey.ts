/** What a Faction that moves finds on the board, gathered once for all its units. */
import { NEUTRAL, WEST } from "../data/kinds.ts";
import { AREA_COUNT, IS_LAND, USA } from "../data/map.ts";
import type { State } from "../state.ts";
import { atWarWith } from "./relations.ts";
import { type Board, ENEMY_UNITS, ESCAPED_ENEMIES, PARTITION, surveyBoard } from "./territory.ts";

export interface Survey {
  readonly board: Board;
  /** Land of Armed Minors that could be Partitioned. */
  readonly partitions: readonly number[];
  /** Seas with Enemy units. */
  readonly contestedSeas: readonly number[];
  readonly ottawaMatters: boolean;
}

export function survey(s: State, f: number): Survey {
  const board = surveyBoard(s, f);
  const partitions: number[] = [];
  const contestedSeas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if ((board[area] & PARTITION) !== 0) partitions.push(area);
    if ((board[area] & (ENEMY_UNITS | ESCAPED_ENEMIES)) !== 0 && !IS_LAND[area]) contestedSeas.push(area);
  }
  return { board, partitions, contestedSeas, ottawaMatters: ottawaMatters(s, f) };
}

/** R43 Would a unit of f that touches Ottawa bring the USA into the war? */
export function ottawaMatters(s: State, f: number): boolean {
  return f !== WEST && s.status[USA] === NEUTRAL && atWarWith(s, f, WEST);
}
