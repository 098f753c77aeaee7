/** §11.54 Aggression: stopping in Enemy land, or where all units are Enemies. */
import type { Area, Faction, Nation, Unit } from "../../data/ids.ts";
import { IS_LAND, NATION_OF_AREA } from "../../data/map.ts";
import type { State } from "../../model/state.ts";
import { aggresses, type Board, type Facts, surveyBoard, territory } from "../nations/territory.ts";
import { COST_TO_ANYWHERE, COST_TO_NATION } from "../routes/range.ts";
import { findEnd } from "../routes/routes.ts";
import { partyOf } from "../units.ts";
import { occupies } from "./relations.ts";

/** Would a unit of the Faction that arrives now in this area Aggress? */
export function isAggression(s: State, faction: Faction, area: Area): boolean {
  return aggresses(area, territory(s, faction, area));
}

/** Aggression of the Faction in the land of a nation. */
export function aggressesAgainstNation(s: State, faction: Faction, area: Area, nation: Nation): boolean {
  return NATION_OF_AREA[area] === nation && isAggression(s, faction, area);
}

/** Aggression of the Faction against the units or the land of a Rival. */
export function aggressesAgainstRival(s: State, faction: Faction, area: Area, rival: Faction): boolean {
  return concernsRival(s, area, rival) && isAggression(s, faction, area);
}

/** Units or land of the Rival are here. */
export function concernsRival(s: State, area: Area, rival: Faction): boolean {
  return occupies(s, rival, area) || (IS_LAND[area] && s.control[area] === rival);
}

/** R101 Has the unit, as things stand, a legal move that Aggresses in the nation's territory? */
export function canAggressAgainstNation(
  s: State,
  unit: Unit,
  nation: Nation,
  board: Board = surveyBoard(s, partyOf(s, unit)),
): boolean {
  return targetInNation(s, unit, nation, board) >= 0;
}

/** An area in which it has; -1 for none. */
export function targetInNation(s: State, unit: Unit, nation: Nation, board: Board): Area {
  return findEnd(s, unit, board, COST_TO_NATION[nation], aggresses);
}

/** R101 Has the unit, as things stand, a legal move that Aggresses against the Rival anywhere? */
export function canAggressAgainstRival(
  s: State,
  unit: Unit,
  rival: Faction,
  board: Board = surveyBoard(s, partyOf(s, unit)),
): boolean {
  return targetOfRival(s, unit, rival, board) >= 0;
}

/** An area in which it has; -1 for none. */
export function targetOfRival(s: State, unit: Unit, rival: Faction, board: Board): Area {
  const isWanted = (area: Area, facts: Facts) => concernsRival(s, area, rival) && aggresses(area, facts);
  return findEnd(s, unit, board, COST_TO_ANYWHERE, isWanted);
}
