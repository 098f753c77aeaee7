/** §10.1, §50.2 R-OPS-1 The Actions Sub-Phase: which unit acts next, in any order. */
import { NO } from "../../model/refusals.ts";
import { PHASE, type State } from "../../model/state.ts";
import type { Act } from "../acts.ts";
import { AIR_ACT } from "../air/acts.ts";
import { MARKER_ACTS } from "../air/markerActs.ts";
import { bitOf, type Phase } from "../phase.ts";
import { SEA_ACTS } from "../sea/acts.ts";
import { GROUND_ACT } from "./acts.ts";
import { mayPass } from "./duty.ts";

const ACTS: readonly Act[] = [GROUND_ACT, AIR_ACT, ...SEA_ACTS, ...MARKER_ACTS];

function canAct(s: State): boolean {
  return ACTS.some((act) => act.isPossible(s, s.phasing));
}

export const operationsPhase: Phase = {
  decision: "D-ACT",
  prompt: () => "Activate a unit, open an Assault, place a marker, or pass.",
  waiting: (s) => (canAct(s) ? bitOf(s.phasing) : 0),
  legal(s, faction) {
    const actions: ReturnType<Phase["legal"]> = [];
    for (const act of ACTS) act.list(s, faction, actions);
    if (mayPass(s)) actions.push({ type: "pass" });
    return actions;
  },
  refuse(s, faction, action) {
    if (action.type === "pass") return mayPass(s) ? undefined : NO.MUST_ATTACK;
    const act = ACTS.find((each) => each.claims(s, action));
    return act === undefined ? NO.WRONG_ACTION : act.refuse(s, faction, action);
  },
  perform(s, faction, action, out) {
    if (action.type === "pass") {
      out.push({ type: "passed", faction });
      s.phase = PHASE.supplyCheck;
    } else ACTS.find((each) => each.claims(s, action))!.perform(s, faction, action, out);
  },
  proceed: (s) => {
    s.phase = PHASE.supplyCheck;
  },
  fallback(s, faction) {
    if (mayPass(s)) return { type: "pass" };
    return this.legal(s, faction)[0];
  },
};
