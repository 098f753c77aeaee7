/** §70.2, §70.4 Dates of Event markers as they are printed. */

import { NUCLEAR_FROM } from "../../data/campaign/optionalRules.ts";
import type { Marker } from "../../data/ids.ts";
import { boardOf, type OfScenario } from "../../model/state.ts";

/** The turn in which the marker first comes up, or -1. */
export function printedTurnOf(s: OfScenario, marker: Marker): number {
  const { place, kind } = boardOf(s).markers[marker];
  if (typeof place === "object") return place.turn;
  return kind === "nuclear" ? nuclearTurn(s) : -1;
}

/** §70.4 The first turn with nuclear strikes; 0 if the scenario never comes there. */
export function nuclearTurn(s: OfScenario): number {
  const { year, month } = NUCLEAR_FROM;
  return boardOf(s).scenario.turns.findIndex((date) => date.year === year && date.month === month) + 1;
}
