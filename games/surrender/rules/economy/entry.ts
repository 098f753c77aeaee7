/** §39, §45.4 Units that come into play after the start. */
import type { Unit } from "../../data/ids.ts";
import type { State } from "../../model/state.ts";
import { unitData } from "../units.ts";

/** The faction a unit joins when it enters: that of its country. */
export function joinsAt(s: State, unit: Unit): number {
  return s.countryFaction[unitData(s, unit).countryIndex];
}
