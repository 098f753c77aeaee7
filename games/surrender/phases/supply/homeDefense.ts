/** §58 D-HOME At the end of its Operations Phase a faction brings units home. */
import type { Action } from "../../actions.ts";
import { NO } from "../../refusals.ts";
import { bringHome, countryInNeed, homeCities, unitsAbroad } from "../../rules/homeDefense.ts";
import { PHASE, type State } from "../../state.ts";
import { bitOf, type Phase } from "../phase.ts";

function returns(s: State): Action[] {
  const country = countryInNeed(s, s.phasing);
  if (country < 0) return [];
  return unitsAbroad(s, country).flatMap((unit) =>
    homeCities(s, country).map((hex): Action => ({ type: "home", unit, hex })),
  );
}

export const homeDefensePhase: Phase = {
  decision: "D-HOME",
  prompt: () => "Home Defense: bring a unit home.",
  waiting: (s) => (returns(s).length > 1 ? bitOf(s.phasing) : 0),
  legal: returns,
  refuse(s, _, action) {
    if (action.type !== "home") return NO.WRONG_ACTION;
    const country = countryInNeed(s, s.phasing);
    return unitsAbroad(s, country).includes(action.unit) && homeCities(s, country).includes(action.hex)
      ? undefined
      : NO.HOME;
  },
  perform(s, _, action, out) {
    if (action.type === "home") bringHome(s, action.unit, action.hex, out);
  },
  proceed(s, out) {
    const [only] = returns(s);
    if (only?.type === "home") bringHome(s, only.unit, only.hex, out);
    else s.phase = PHASE.operationsEnd;
  },
  fallback: (s) => returns(s)[0],
};
