/** R10, R110 The snapshot that opens a phase, with the Military Victory it may bring. */
import type { Faction } from "../data/ids.ts";
import type { Out } from "../model/events.ts";
import type { State } from "../model/state.ts";
import { takeSnapshot } from "./nations/control.ts";
import { checkMilitaryVictory } from "./victory.ts";

/** True if the game ended; `activeSeat` is the seat whose Player Turn it is, or -1. */
export function snapshot(s: State, activeSeat: Faction, out: Out): boolean {
  takeSnapshot(s, out);
  return checkMilitaryVictory(s, activeSeat, out);
}
