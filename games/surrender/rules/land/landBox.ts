/** §36.4 R-BOX-1 The Central Russia Box: a land box that ground and air units of its faction enter from the hexes beside it. */

import type { BoardBox } from "../../board/board.ts";
import type { Box, Place, Unit } from "../../data/ids.ts";
import { AIR_COSTS, GROUND_COSTS } from "../../data/movement.ts";
import { boardOf, boxOf, isMapBox, type State } from "../../model/state.ts";
import { unitData } from "../units.ts";

/** What it costs to enter the box (MG6, MA2). */
export const GROUND_BOX_COST: number = GROUND_COSTS.MG6.cost;
export const AIR_BOX_COST: number = AIR_COSTS.MA2.cost;

/** The land box that the unit may enter, or -1. */
export function landBoxFor(s: State, unit: Unit): Box {
  const faction = s.unitFaction[unit];
  if (unitData(s, unit).class === "naval") return -1;
  return boardOf(s).boxes.findIndex(({ node, factionIndex }) => node < 0 && factionIndex === faction);
}

/** The land box that a place is, if it is one. */
export function landBoxAt(s: State, place: Place): BoardBox | undefined {
  if (!isMapBox(place)) return undefined;
  const box = boardOf(s).boxes[boxOf(place)];
  return box.node < 0 ? box : undefined;
}
