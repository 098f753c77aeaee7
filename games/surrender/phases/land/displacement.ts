/** §13.3 A unit that lost its base or port. */
import type { Action } from "../../actions.ts";
import type { Out } from "../../events.ts";
import { NO } from "../../refusals.ts";
import { displaceTo, nearestBases } from "../../rules/displacement.ts";
import { unitData } from "../../rules/units.ts";
import type { State } from "../../state.ts";
import { bitOf, type Phase } from "../phase.ts";
import { resume } from "../sequence.ts";

function settle(s: State, hex: number, out: Out): void {
  displaceTo(s, s.displaced.shift()!, hex, out);
  if (s.displaced.length === 0) resume(s);
}

export const displacementPhase: Phase = {
  decision: "D-DIS",
  prompt: (s) => `${unitData(s, s.displaced[0]).name} has lost its base. Which of the nearest ones does it go to?`,
  waiting: (s) => (nearestBases(s, s.displaced[0]).length > 1 ? bitOf(s.unitFaction[s.displaced[0]]) : 0),
  legal: (s) => nearestBases(s, s.displaced[0]).map((hex): Action => ({ type: "displace", hex })),
  refuse(s, _, action) {
    if (action.type !== "displace") return NO.WRONG_ACTION;
    return nearestBases(s, s.displaced[0]).includes(action.hex) ? undefined : NO.DISPLACEMENT;
  },
  perform(s, _, action, out) {
    if (action.type === "displace") settle(s, action.hex, out);
  },
  proceed: (s, out) => settle(s, nearestBases(s, s.displaced[0])[0] ?? -1, out),
  fallback: (s) => ({ type: "displace", hex: nearestBases(s, s.displaced[0])[0] }),
};
