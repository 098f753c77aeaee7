/** §12.5, §13 What becomes of a unit that leaves its area by Retreat or ReBase, or the map. */
import type { Area, Unit } from "../data/ids.ts";
import type { Out } from "../model/events.ts";
import { ENGAGED, FACE_UP, INVADER, JOINED, RAIDER, RETREATED, type State } from "../model/state.ts";
import { hasFlag, relocateUnit, removeUnit } from "./units.ts";

const FLAGS_OF_A_BATTLE = FACE_UP | JOINED | ENGAGED | INVADER | RAIDER;

/** The unit goes, is hidden again, and takes no further part in this Combat Phase. */
export function leaveArea(s: State, unit: Unit, to: Area, type: "retreated" | "rebased", out: Out): void {
  const from = s.unitArea[unit];
  const nationality = s.unitNationality[unit];
  if (hasFlag(s, unit, FACE_UP)) {
    out.push({ type, from, to, nationality, unitType: s.unitType[unit], cv: s.unitCv[unit] });
  } else {
    out.push({ type, from, to, nationality });
  }
  relocateUnit(s, unit, to);
  s.unitFlags[unit] = (s.unitFlags[unit] & ~FLAGS_OF_A_BATTLE) | RETREATED;
}

/** A block goes back to the box, face up. */
export function takeOff(s: State, unit: Unit, reason: string, out: Out, cv: number = s.unitCv[unit]): void {
  const [area, nationality, unitType] = [s.unitArea[unit], s.unitNationality[unit], s.unitType[unit]];
  out.push({ type: "blockRemoved", area, nationality, unitType, cv, reason });
  removeUnit(s, unit);
}
