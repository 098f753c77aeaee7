/** For tests that count units: the next slot of the list, of any Party. */

import type { State } from "../../model/state.ts";
import { clearSlot, fillSlot } from "../../rules/units.ts";

export function appendUnit(s: State, area: number, nationality: number, type: number, cv: number, flags = 0): number {
  const unit = s.unitArea.length;
  clearSlot(s, unit);
  fillSlot(s, unit, area, nationality, type, cv, flags);
  return unit;
}
