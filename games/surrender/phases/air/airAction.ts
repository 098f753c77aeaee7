/** §14.2 An air unit acts: to another base, then an Air Strike if wanted. */
import type { Action } from "../../actions.ts";
import type { Out } from "../../events.ts";
import { NO } from "../../refusals.ts";
import { mayFight } from "../../rules/activation.ts";
import { airNavalCombat } from "../../rules/airNavalCombat.ts";
import { airSituation } from "../../rules/battle.ts";
import { rollBoth } from "../../rules/dice.ts";
import { flightTargets, isStrikeTarget, strikeTargets } from "../../rules/flight.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";
import { addSorties, placeUnit, unitData } from "../../rules/units.ts";
import type { State } from "../../state.ts";
import { bitOf, type Phase } from "../phase.ts";
import { endActivation } from "../sequence.ts";

/** §14.3 Sorties only. */
function strike(s: State, defender: number, out: Out): void {
  const unit = s.active;
  const hex = s.unitPlace[defender];
  reportEntry(s, unit, "attack", hex, out);
  const combat = airNavalCombat(airSituation(s, "airStrike", unit, defender, hex), rollBoth(s));
  const { attacker: attack, defender: defence, result, outcome } = combat;
  out.push({ type: "airCombat", mission: "airStrike", hex, unit, defender, attack, defence, result });
  addSorties(s, unit, outcome.attackerSorties - s.unitSorties[unit], out);
  addSorties(s, defender, outcome.defenderSorties - s.unitSorties[defender], out);
  endActivation(s, out);
}

export const airActionPhase: Phase = {
  decision: "D-AIR",
  prompt: (s) => `${unitData(s, s.active).name}: fly to a base, strike or end.`,
  waiting(s) {
    const canFly = s.left === 0 && flightTargets(s, s.active, 1).length > 0;
    return canFly || strikeTargets(s, s.active).length > 0 ? bitOf(s.phasing) : 0;
  },
  legal: (s) => [
    ...strikeTargets(s, s.active).map((unit): Action => ({ type: "strike", unit })),
    ...(s.left === 1 ? [] : flightTargets(s, s.active).map((hex): Action => ({ type: "fly", hex }))),
    { type: "end" },
  ],
  refuse(s, _, action) {
    if (action.type === "end") return undefined;
    if (action.type === "strike") {
      if (!mayFight(s, s.active)) return NO.SORTIES;
      return isStrikeTarget(s, s.active, action.unit) ? undefined : NO.STRIKE_TARGET;
    }
    if (action.type !== "fly") return NO.WRONG_ACTION;
    if (s.left === 1) return NO.FLOWN;
    return flightTargets(s, s.active).includes(action.hex) ? undefined : NO.NO_BASE;
  },
  perform(s, _, action, out) {
    if (action.type === "strike") strike(s, action.unit, out);
    else if (action.type === "fly") {
      out.push({ type: "flew", unit: s.active, fromHex: s.unitPlace[s.active], hex: action.hex });
      placeUnit(s, s.active, action.hex);
      reportEntry(s, s.active, "move", action.hex, out);
      s.left = 1;
    } else endActivation(s, out);
  },
  proceed: (s, out) => endActivation(s, out),
  fallback: () => ({ type: "end" }),
};
