/** §14.2, §51.1 An air unit acts: to another base, then an Air Strike or a Bombing Run if wanted. */
import type { Action } from "../../actions.ts";
import { NO } from "../../refusals.ts";
import { flightTargets } from "../../rules/flight.ts";
import { bombTargets, hasMission, refuseBomb, refuseStrike, strikeTargets } from "../../rules/missions.ts";
import { reportEntry } from "../../rules/politics/happenings.ts";
import { placeUnit, unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { beginInterceptions } from "../sea/intercept.ts";
import { endActivation } from "../sequence.ts";
import { declareBombing } from "./bombing.ts";
import { beginStrike } from "./strike.ts";

export const airActionPhase: Phase = {
  decision: "D-AIR",
  prompt: (s) => `${unitData(s, s.active).name}: fly to a base, strike, bomb or end.`,
  waiting(s) {
    const canFly = s.left === 0 && flightTargets(s, s.active, 1).length > 0;
    return canFly || hasMission(s, s.active) ? bitOf(s.phasing) : 0;
  },
  legal: (s) => [
    ...strikeTargets(s, s.active).map((unit): Action => ({ type: "strike", unit })),
    ...bombTargets(s, s.active).map((hex): Action => ({ type: "bomb", hex })),
    ...(s.left === 1 ? [] : flightTargets(s, s.active).map((hex): Action => ({ type: "fly", hex }))),
    { type: "end" },
  ],
  refuse(s, _, action) {
    if (action.type === "end") return undefined;
    if (action.type === "strike") return refuseStrike(s, s.active, action.unit);
    if (action.type === "bomb") return refuseBomb(s, s.active, action.hex);
    if (action.type !== "fly") return NO.WRONG_ACTION;
    if (s.left === 1) return NO.FLOWN;
    return flightTargets(s, s.active).includes(action.hex) ? undefined : NO.NO_BASE;
  },
  perform(s, _, action, out) {
    if (action.type === "strike") beginStrike(s, action.unit, out);
    else if (action.type === "bomb") {
      declareBombing(s, action.hex, out);
      beginInterceptions(s);
    } else if (action.type === "fly") {
      out.push({ type: "flew", unit: s.active, fromHex: s.unitPlace[s.active], hex: action.hex });
      placeUnit(s, s.active, action.hex);
      reportEntry(s, s.active, "move", action.hex, out);
      s.left = 1;
    } else endActivation(s, out);
  },
  proceed: (s, out) => endActivation(s, out),
  fallback: () => ({ type: "end" }),
};
