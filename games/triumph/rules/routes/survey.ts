/** What a Faction that moves finds on the board, gathered once for all its units. */
import type { Area, Faction } from "../../data/ids.ts";
import { NEUTRAL, WEST } from "../../data/kinds.ts";
import { AREA_COUNT, IS_LAND, USA } from "../../data/map.ts";
import type { State } from "../../model/state.ts";
import { type Board, ENEMY_UNITS, ESCAPED_ENEMIES, type Facts, PARTITION, surveyBoard } from "../nations/territory.ts";
import { atWarWith } from "../war/relations.ts";

export class Survey {
  readonly board: Board;
  readonly ottawaMatters: boolean;
  #partitions: readonly Area[] | undefined;
  #contestedSeas: readonly Area[] | undefined;

  constructor(s: State, faction: Faction) {
    this.board = surveyBoard(s, faction);
    this.ottawaMatters = ottawaMatters(s, faction);
  }

  /** Land of Armed Minors that could be Partitioned. */
  get partitions(): readonly Area[] {
    this.#partitions ??= areasWhere(this.board, (_, facts) => (facts & PARTITION) !== 0);
    return this.#partitions;
  }

  /** Seas with Enemy units. */
  get contestedSeas(): readonly Area[] {
    this.#contestedSeas ??= areasWhere(
      this.board,
      (area, facts) => (facts & (ENEMY_UNITS | ESCAPED_ENEMIES)) !== 0 && !IS_LAND[area],
    );
    return this.#contestedSeas;
  }
}

function areasWhere(board: Board, fits: (area: Area, facts: Facts) => boolean): Area[] {
  const areas: Area[] = [];
  for (let area: Area = 0; area < AREA_COUNT; area++) if (fits(area, board[area])) areas.push(area);
  return areas;
}

export function survey(s: State, faction: Faction): Survey {
  return new Survey(s, faction);
}

/** R43 Would a unit of the Faction that touches Ottawa bring the USA into the war? */
export function ottawaMatters(s: State, faction: Faction): boolean {
  return faction !== WEST && s.status[USA] === NEUTRAL && atWarWith(s, faction, WEST);
}
