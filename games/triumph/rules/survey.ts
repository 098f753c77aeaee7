/** What a Faction that moves finds on the board, gathered once for all its units. */
import type { Area, Faction } from "../data/ids.ts";
import { NEUTRAL, WEST } from "../data/kinds.ts";
import { AREA_COUNT, IS_LAND, USA } from "../data/map.ts";
import type { State } from "../state.ts";
import { atWarWith } from "./relations.ts";
import { type Board, ENEMY_UNITS, ESCAPED_ENEMIES, PARTITION, surveyBoard } from "./territory.ts";

export interface Survey {
  readonly board: Board;
  /** Land of Armed Minors that could be Partitioned. */
  readonly partitions: readonly Area[];
  /** Seas with Enemy units. */
  readonly contestedSeas: readonly Area[];
  readonly ottawaMatters: boolean;
}

export function survey(s: State, faction: Faction): Survey {
  const board = surveyBoard(s, faction);
  const partitions: Area[] = [];
  const contestedSeas: Area[] = [];
  for (let area: Area = 0; area < AREA_COUNT; area++) {
    if ((board[area] & PARTITION) !== 0) partitions.push(area);
    if ((board[area] & (ENEMY_UNITS | ESCAPED_ENEMIES)) !== 0 && !IS_LAND[area]) contestedSeas.push(area);
  }
  return { board, partitions, contestedSeas, ottawaMatters: ottawaMatters(s, faction) };
}

/** R43 Would a unit of the Faction that touches Ottawa bring the USA into the war? */
export function ottawaMatters(s: State, faction: Faction): boolean {
  return faction !== WEST && s.status[USA] === NEUTRAL && atWarWith(s, faction, WEST);
}
