/** §14.2, §51.1 R-AIR-6 An air unit acts: to another base, then an Air Strike or a Bombing Run if wanted. */
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boxOf, boxPlace, type State } from "../../model/state.ts";
import { flightBox, flightTargets } from "../../rules/air/flight.ts";
import { bombTargets, hasMission, refuseBomb, refuseStrike, strikeTargets } from "../../rules/air/missions.ts";
import { refuseEntry } from "../../rules/land/passage.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";
import { placeUnit, unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { beginInterceptions } from "../sea/intercept.ts";
import { endActivation } from "../sequence.ts";
import { declareBombing } from "./bombing.ts";
import { beginStrike } from "./strike.ts";

function listFlights(s: State, actions: Action[]): void {
  const box = flightBox(s, s.active);
  for (const hex of flightTargets(s, s.active)) actions.push({ type: "fly", hex });
  if (box >= 0) actions.push({ type: "enterBox", box });
}

export const airActionPhase: Phase = {
  decision: "D-AIR",
  prompt: (s) => `${unitData(s, s.active).name}: fly to a base, strike, bomb or end.`,
  waiting(s) {
    const canFly = s.left === 0 && flightTargets(s, s.active, 1).length > 0;
    return canFly || (s.left === 0 && flightBox(s, s.active) >= 0) || hasMission(s, s.active) ? bitOf(s.phasing) : 0;
  },
  legal(s) {
    const actions = strikeTargets(s, s.active).map((unit): Action => ({ type: "strike", unit }));
    for (const hex of bombTargets(s, s.active)) actions.push({ type: "bomb", hex });
    if (s.left === 0) listFlights(s, actions);
    actions.push({ type: "end" });
    return actions;
  },
  refuse(s, _, action) {
    if (action.type === "end") return undefined;
    if (action.type === "strike") return refuseStrike(s, s.active, action.unit);
    if (action.type === "bomb") return refuseBomb(s, s.active, action.hex);
    if (action.type !== "fly" && action.type !== "enterBox") return NO.WRONG_ACTION;
    if (s.left === 1) return NO.FLOWN;
    if (action.type === "enterBox") return action.box === flightBox(s, s.active) ? undefined : NO.NO_BASE;
    if (flightTargets(s, s.active).includes(action.hex)) return undefined;
    return refuseEntry(s, s.active, action.hex) ?? NO.NO_BASE;
  },
  perform(s, _, action, out) {
    if (action.type === "strike") beginStrike(s, action.unit, out);
    else if (action.type === "bomb") {
      declareBombing(s, action.hex, out);
      beginInterceptions(s);
    } else if (action.type === "fly") {
      const from = s.unitPlace[s.active];
      if (from < 0) out.push({ type: "leftBox", unit: s.active, box: boxOf(from), hex: action.hex });
      else out.push({ type: "flew", unit: s.active, fromHex: from, hex: action.hex });
      placeUnit(s, s.active, action.hex);
      reportEntry(s, s.active, "move", action.hex, out);
      s.left = 1;
    } else if (action.type === "enterBox") {
      out.push({ type: "enteredBox", unit: s.active, fromHex: s.unitPlace[s.active], box: action.box });
      placeUnit(s, s.active, boxPlace(action.box));
      s.left = 1;
    } else endActivation(s, out);
  },
  proceed: (s, out) => endActivation(s, out),
  fallback: () => ({ type: "end" }),
};
