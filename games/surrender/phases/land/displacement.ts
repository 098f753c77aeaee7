/** §13.3 D-DIS A unit that lost its base or port. */
import type { Hex, Place } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { displaceTo } from "../../rules/air/displacement.ts";
import { nearestRefuges } from "../../rules/sea/refuge.ts";
import { unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { resume } from "../sequence.ts";

function settle(s: State, place: Place, out: Out): void {
  displaceTo(s, s.displaced.shift()!, place, out);
  if (s.displaced.length === 0) resume(s);
}

/** The hexes that take the unit in. */
function refuges(s: State): Hex[] {
  return nearestRefuges(s, s.displaced[0]).filter((place) => place >= 0);
}

/** R-DIS-1 In the campaign the owner may send it to the Eliminated Box instead of one of its refuges. */
function mayGo(s: State, found = refuges(s)): boolean {
  return boardOf(s).scenario.rules.displacedMayGo && found.length > 0;
}

export const displacementPhase: Phase = {
  decision: "D-DIS",
  prompt: (s) => `${unitData(s, s.displaced[0]).name} has lost its base. Which of the nearest ones does it go to?`,
  waiting(s) {
    const found = refuges(s);
    return found.length > 1 || mayGo(s, found) ? bitOf(s.unitFaction[s.displaced[0]]) : 0;
  },
  legal(s) {
    const found = refuges(s);
    const actions = found.map((hex): Action => ({ type: "displace", hex }));
    if (mayGo(s, found)) actions.push({ type: "eliminate", unit: s.displaced[0] });
    return actions;
  },
  refuse(s, _, action) {
    if (action.type === "eliminate") return mayGo(s) && action.unit === s.displaced[0] ? undefined : NO.DISPLACEMENT;
    if (action.type !== "displace") return NO.WRONG_ACTION;
    return refuges(s).includes(action.hex) ? undefined : NO.DISPLACEMENT;
  },
  perform(s, _, action, out) {
    if (action.type === "displace") settle(s, action.hex, out);
    else settle(s, -1, out);
  },
  proceed: (s, out) => settle(s, nearestRefuges(s, s.displaced[0])[0] ?? -1, out),
  fallback: (s) => ({ type: "displace", hex: refuges(s)[0] }),
};
