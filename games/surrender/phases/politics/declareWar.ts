/**
 * §37.1, §38 D-POL, D-DOW The Declare War Phase of a faction; the policies are re-evaluated before the
 * first one, so that war may follow a policy's end at once (R-POL-11). A declaration costs nothing (R-POL-14).
 */

import type { Faction } from "../../data/ids.ts";
import { FACTIONS } from "../../data/vocabulary.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import {
  declareWarOnCountry,
  declareWarOnFaction,
  refuseWarOnCountry,
  refuseWarOnFaction,
} from "../../rules/politics/declarations.ts";
import { dueForReevaluation, reevaluate } from "../../rules/politics/policyEnds.ts";
import { isSeptemberDue, seventeenthSeptember } from "../../rules/politics/september.ts";
import { bitOf, type Phase } from "../phase.ts";
import { displaceFirst, finishPart } from "../sequence.ts";

function declarations(s: State, faction: Faction): Action[] {
  const actions: Action[] = [];
  FACTIONS.forEach((_, against) => {
    if (refuseWarOnFaction(s, faction, against) === undefined) actions.push({ type: "declareWar", faction: against });
  });
  boardOf(s).countryIds.forEach((_, country) => {
    if (refuseWarOnCountry(s, faction, country) === undefined) actions.push({ type: "declareWar", country });
  });
  return actions;
}

export const declareWarPhase: Phase = {
  decision: "D-DOW",
  prompt: () => "Declare war on a faction or a neutral country, or continue.",
  waiting(s) {
    if (isSeptemberDue(s) || dueForReevaluation(s) >= 0) return 0;
    return declarations(s, s.phasing).length > 0 ? bitOf(s.phasing) : 0;
  },
  legal: (s, faction) => [...declarations(s, faction), { type: "done" }],
  refuse(s, faction, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "declareWar") return NO.WRONG_ACTION;
    if ((action.faction === undefined) === (action.country === undefined)) return NO.WRONG_ACTION;
    if (action.faction !== undefined) return refuseWarOnFaction(s, faction, action.faction);
    return refuseWarOnCountry(s, faction, action.country!);
  },
  perform(s, faction, action, out) {
    if (action.type !== "declareWar") return finishPart(s);
    if (action.faction !== undefined) declareWarOnFaction(s, faction, action.faction, out);
    else declareWarOnCountry(s, faction, action.country!, out);
    displaceFirst(s);
  },
  proceed(s, out) {
    const policy = dueForReevaluation(s);
    if (isSeptemberDue(s)) {
      seventeenthSeptember(s, out);
      displaceFirst(s);
    } else if (policy >= 0) reevaluate(s, policy, out);
    else finishPart(s);
  },
  fallback: () => ({ type: "done" }),
};
