/** §18.1, §59.1 The No Supply Phase of a faction: D-VOL, then what No Supply costs. */

import type { Unit } from "../../data/ids.ts";
import { SUPPLY_STATES } from "../../data/vocabulary.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { sufferNoSupply } from "../../rules/economy/rebuilding.ts";
import { sendToBox, unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishPart } from "../sequence.ts";

const NONE = SUPPLY_STATES.indexOf("no");

/** §59.1 Ground units without supply may be given up where the scenario allows it. */
function mayGiveUp(s: State, unit: Unit): boolean {
  if (!boardOf(s).scenario.rules.voluntaryElimination || s.unitFaction[unit] !== s.phasing) return false;
  return unitData(s, unit).class === "ground" && s.unitPlace[unit] >= 0 && s.unitSupply[unit] === NONE;
}

function units(s: State): Action[] {
  return boardOf(s).units.flatMap((_, unit): Action[] => (mayGiveUp(s, unit) ? [{ type: "eliminate", unit }] : []));
}

export const noSupplyPhase: Phase = {
  decision: "D-VOL",
  prompt: () => "Give up ground units without supply, or continue.",
  waiting: (s) => (units(s).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s) => [...units(s), { type: "done" }],
  refuse(s, faction, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "eliminate") return NO.WRONG_ACTION;
    if (s.unitFaction[action.unit] !== faction) return NO.UNIT_NOT_YOURS;
    return mayGiveUp(s, action.unit) ? undefined : NO.NOT_UNSUPPLIED;
  },
  perform(s, _, action, out) {
    if (action.type === "eliminate") {
      out.push({ type: "givenUp", unit: action.unit, hex: s.unitPlace[action.unit] });
      s.unitReduced[action.unit] = 1;
      sendToBox(s, action.unit);
    } else {
      sufferNoSupply(s, s.phasing, out);
      finishPart(s);
    }
  },
  proceed(s, out) {
    sufferNoSupply(s, s.phasing, out);
    finishPart(s);
  },
  fallback: () => ({ type: "done" }),
};
