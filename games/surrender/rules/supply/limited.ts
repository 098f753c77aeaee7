/** §57.7 The units that Limited sources supply in this Supply Check. */
import type { Hex, Unit } from "../../data/ids.ts";
import type { State } from "../../model/state.ts";

export const LIMITED_CAPACITY = 2;

/** The source of each such unit. */
export function usedSources(s: State): Hex[] {
  return s.limited.filter((_, at) => at % 2 === 0);
}

/** These units, in the same order. */
export function limitedUnits(s: State): Unit[] {
  return s.limited.filter((_, at) => at % 2 === 1);
}
