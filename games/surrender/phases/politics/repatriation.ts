/** §35.5 D-REPAT Units that may not stay go home, one after the other. */

import type { Hex } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { PHASE, type State } from "../../model/state.ts";
import { homesOf, sendHome } from "../../rules/politics/repatriation.ts";
import { unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { endActivation, interrupt, resume } from "../sequence.ts";

function goHome(s: State, hex: Hex, out: Out): void {
  const unit = s.repatriated.shift()!;
  sendHome(s, unit, hex, out);
  if (unit === s.active) s.points = 0;
  // §13.3 An enemy air unit without a base may be in its way.
  if (s.displaced.length > 0 && !s.stack.includes(PHASE.displacement)) interrupt(s, PHASE.displacement);
}

export const repatriationPhase: Phase = {
  decision: "D-REPAT",
  prompt: (s) => `${unitData(s, s.repatriated[0]).name} goes home: where to?`,
  waiting(s) {
    if (s.repatriated.length === 0) return 0;
    return homesOf(s, s.repatriated[0]).length > 1 ? bitOf(s.unitFaction[s.repatriated[0]]) : 0;
  },
  legal: (s) => homesOf(s, s.repatriated[0]).map((hex) => ({ type: "repatriate" as const, hex })),
  refuse(s, _, action) {
    if (action.type !== "repatriate") return NO.WRONG_ACTION;
    return homesOf(s, s.repatriated[0]).includes(action.hex) ? undefined : NO.SETUP_PLACE;
  },
  perform(s, _, action, out) {
    if (action.type === "repatriate") goHome(s, action.hex, out);
  },
  proceed(s, out) {
    if (s.repatriated.length > 0) {
      const unit = s.repatriated[0];
      return goHome(s, s.unitPlace[unit] < 0 ? -1 : (homesOf(s, unit)[0] ?? -1), out);
    }
    resume(s);
    if (s.active >= 0 && s.phase === PHASE.march && !(s.unitPlace[s.active] >= 0 && s.points > 0))
      endActivation(s, out);
  },
  fallback: (s) => ({ type: "repatriate", hex: homesOf(s, s.repatriated[0])[0] }),
};
