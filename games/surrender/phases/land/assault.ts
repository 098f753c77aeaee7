/** §10.5 An Assault is put together by units of one faction, of whatever country (R-ASL-3), then launched. */
import type { Unit } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { MAX_ADDITIONAL, mayJoin } from "../../rules/combat/attacks.ts";
import { activateGround } from "../../rules/land/activation.ts";
import { unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { refuseAttacker } from "./acts.ts";
import { beginCombat } from "./combatStart.ts";

function joiners(s: State): Unit[] {
  return boardOf(s).units.flatMap((_, unit) => (mayJoin(s, unit) ? [unit] : []));
}

export const assaultPhase: Phase = {
  decision: "D-ACT",
  prompt: (s) =>
    `Add up to ${MAX_ADDITIONAL} attackers to the Assault on ${unitData(s, s.defender).name}, or launch it.`,
  waiting: (s) => (joiners(s).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s) => [...joiners(s).map((unit): Action => ({ type: "join", unit })), { type: "launch" }],
  refuse(s, seat, action) {
    if (action.type === "launch") return undefined;
    if (action.type !== "join") return NO.WRONG_ACTION;
    if (s.attackers.includes(action.unit)) return NO.ALREADY_IN;
    if (s.attackers.length > MAX_ADDITIONAL) return NO.ASSAULT_FULL;
    return refuseAttacker(s, seat, action.unit, s.target);
  },
  perform(s, _, action, out) {
    if (action.type === "join") {
      s.attackers.push(action.unit);
      out.push({ type: "activated", unit: action.unit, cost: activateGround(s, action.unit) });
    } else beginCombat(s, 0, out);
  },
  proceed: (s, out) => beginCombat(s, 0, out),
  fallback: () => ({ type: "launch" }),
};
