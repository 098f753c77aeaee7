/** §51.2 A Bombing Run: its start, and how it ends. */
import type { Hex } from "../../data/ids.ts";
import { UNDERTAKINGS } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";
import { addSorties } from "../../rules/units.ts";
import { endActivation } from "../sequence.ts";

const BOMBING_RUN = UNDERTAKINGS.indexOf("bombingRun");

/** The active bomber flies to the target; its interceptions come next. */
export function declareBombing(s: State, hex: Hex, out: Out): void {
  s.operation = BOMBING_RUN;
  s.operationFaction = s.unitFaction[s.active];
  s.force = [s.active];
  s.route = [];
  s.destination = hex;
  out.push({ type: "bombingRun", unit: s.active, hex });
  reportEntry(s, s.active, "attack", hex, out);
}

/** R-AIR-3 A Bombed marker on the target, a Sortie for the bomber. */
export function completeBombing(s: State, out: Out): void {
  const [bomber] = s.force;
  s.bombed.push(s.destination);
  out.push({ type: "bombed", unit: bomber, hex: s.destination });
  addSorties(s, bomber, 1, out);
  endActivation(s, out);
}

export function interdictBombing(s: State, out: Out): void {
  endActivation(s, out);
}
