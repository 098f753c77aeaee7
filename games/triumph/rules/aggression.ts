/** §11.54 Aggression: stopping in Enemy land, or where all units are Enemies. */
import { IS_LAND, NATION_OF_AREA } from "../data/map.ts";
import type { State } from "../state.ts";
import { COST_TO_ANYWHERE, COST_TO_NATION } from "./range.ts";
import { occupies } from "./relations.ts";
import { canReach } from "./routes.ts";
import { aggresses, type Board, surveyBoard, territory } from "./territory.ts";
import { partyOf } from "./units.ts";

/** Would a unit of f that arrives now in this area Aggress? */
export function isAggression(s: State, f: number, area: number): boolean {
  return aggresses(area, territory(s, f, area));
}

/** Aggression of f in the land of a nation. */
export function aggressesAgainstNation(s: State, f: number, area: number, nation: number): boolean {
  return NATION_OF_AREA[area] === nation && isAggression(s, f, area);
}

/** Aggression of f against the units or the land of a Rival. */
export function aggressesAgainstRival(s: State, f: number, area: number, rival: number): boolean {
  return concernsRival(s, area, rival) && isAggression(s, f, area);
}

/** Units or land of the Rival are here. */
export function concernsRival(s: State, area: number, rival: number): boolean {
  return occupies(s, rival, area) || (IS_LAND[area] && s.control[area] === rival);
}

/** R101 Has the unit, as things stand, a legal move that Aggresses in the nation's territory? */
export function canAggressAgainstNation(
  s: State,
  unit: number,
  nation: number,
  board: Board = surveyBoard(s, partyOf(s, unit)),
): boolean {
  const isWanted = (area: number, facts: number) => NATION_OF_AREA[area] === nation && aggresses(area, facts);
  return canReach(s, unit, board, COST_TO_NATION[nation], isWanted);
}

/** R101 Has the unit, as things stand, a legal move that Aggresses against the Rival anywhere? */
export function canAggressAgainstRival(
  s: State,
  unit: number,
  rival: number,
  board: Board = surveyBoard(s, partyOf(s, unit)),
): boolean {
  const isWanted = (area: number, facts: number) => concernsRival(s, area, rival) && aggresses(area, facts);
  return canReach(s, unit, board, COST_TO_ANYWHERE, isWanted);
}
