/** D-SET Units that a scenario brings at the end of an Operations Phase (special rule emergencyAir). */

import type { Hex, Unit } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { ASIDE, boardOf, PHASE, type State } from "../../model/state.ts";
import { joinsAt } from "../../rules/economy/entry.ts";
import { countryOfSite } from "../../rules/sides.ts";
import { placeUnit, rivalIn, sendToBox, unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";

/** The next unit that is due now, or -1. */
export function enteringUnit(s: State): Unit {
  return boardOf(s).units.findIndex(({ entry }, unit) => {
    if (entry?.by !== "operationsEnd" || s.unitPlace[unit] !== ASIDE) return false;
    return entry.turn === s.turn && FACTIONS[s.phasing] === entry.faction;
  });
}

function places(s: State): number[] {
  const unit = s.active;
  return boardOf(s).sites.flatMap(({ city, hex }, site) => {
    const own = countryOfSite(s, site) === unitData(s, unit).countryIndex && s.control[site] === joinsAt(s, unit);
    return city !== undefined && own && rivalIn(s, unit, hex) < 0 ? [hex] : [];
  });
}

function enter(s: State, hex: Hex | undefined, out: Out): void {
  const unit = s.active;
  s.active = -1;
  s.unitFaction[unit] = joinsAt(s, unit);
  if (hex === undefined) sendToBox(s, unit);
  else placeUnit(s, unit, hex);
  out.push({ type: "entered", unit, ...(hex !== undefined && { hex }) });
  s.phase = PHASE.operationsEnd;
}

export const enterUnitPhase: Phase = {
  decision: "D-SET",
  prompt: (s) => `Where does ${unitData(s, s.active).name} enter?`,
  waiting: (s) => (places(s).length > 1 ? bitOf(joinsAt(s, s.active)) : 0),
  legal: (s) => places(s).map((hex): Action => ({ type: "place", unit: s.active, hex })),
  refuse(s, _, action) {
    if (action.type !== "place") return NO.WRONG_ACTION;
    if (action.unit !== s.active) return NO.UNIT_NOT_YOURS;
    return action.hex !== undefined && places(s).includes(action.hex) ? undefined : NO.SETUP_PLACE;
  },
  perform(s, _, action, out) {
    if (action.type === "place") enter(s, action.hex, out);
  },
  proceed: (s, out) => enter(s, places(s)[0], out),
  fallback: (s) => ({ type: "place", unit: s.active, hex: places(s)[0] }),
};
