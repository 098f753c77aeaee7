/** §58 D-HOME At the end of its Operations Phase a faction brings units home. */

import { distance } from "../../board/board.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, PHASE, type State } from "../../model/state.ts";
import { bringHome, countryInNeed, homeCities, unitsAbroad } from "../../rules/nations/homeDefense.ts";
import { byUnitId } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";

type Return = Extract<Action, { type: "home" }>;

function returns(s: State): Return[] {
  const country = countryInNeed(s, s.phasing);
  if (country < 0) return [];
  const cities = homeCities(s, country);
  return unitsAbroad(s, country).flatMap((unit) => cities.map((hex): Return => ({ type: "home", unit, hex })));
}

/** §63 The default: the unit and the city that are nearest to each other, then the lowest ids; out of a Map Box last. */
function nearestReturn(s: State): Action {
  const far = ({ unit, hex }: Return) =>
    s.unitPlace[unit] < 0 ? Number.MAX_SAFE_INTEGER : distance(boardOf(s), s.unitPlace[unit], hex);
  return returns(s).sort((a, b) => far(a) - far(b) || byUnitId(s, a.unit, b.unit) || a.hex - b.hex)[0];
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
    if (only !== undefined) bringHome(s, only.unit, only.hex, out);
    else s.phase = PHASE.operationsEnd;
  },
  fallback: (s) => nearestReturn(s),
};
