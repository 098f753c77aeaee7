/** §14.3, §51.3 An Air Strike: escorts of a ship first (D-ESC, D-AGN), then the target; Sorties only. */
import type { Unit } from "../../data/ids.ts";
import { UNDERTAKINGS } from "../../data/vocabulary.ts";
import type { Out } from "../../model/events.ts";
import { PHASE, type State } from "../../model/state.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";

const AIR_STRIKE = UNDERTAKINGS.indexOf("airStrike");

/** The active air unit or carrier strikes; the side of the target is asked for an escort. */
export function beginStrike(s: State, target: Unit, out: Out): void {
  s.operation = AIR_STRIKE;
  s.operationFaction = s.unitFaction[target];
  s.destination = s.unitPlace[target];
  s.interceptor = s.active;
  s.intercepting = -1;
  s.defender = target;
  s.escort = -1;
  s.escorted = [];
  s.route = [];
  out.push({ type: "airStrike", unit: s.active, target, hex: s.destination });
  reportEntry(s, s.active, "attack", s.destination, out);
  s.phase = PHASE.escort;
}
