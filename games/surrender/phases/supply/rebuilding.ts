/** §18.2 Replacements, §18.4 Mobilization. */
import type { Action } from "../../actions.ts";
import { NO } from "../../refusals.ts";
import {
  canMobilize,
  canRebuild,
  canRest,
  isMobilizationCity,
  mobilizationCities,
  mobilize,
  rebuild,
  rest,
} from "../../rules/rebuilding.ts";
import { boardOf, type State } from "../../state.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishPart } from "../sequence.ts";

function replacements(s: State): Action[] {
  return boardOf(s).units.flatMap((_, unit): Action[] => {
    if (canRebuild(s, unit)) return [{ type: "rebuild", unit }];
    return canRest(s, unit) ? [{ type: "rest", unit }] : [];
  });
}

export const replacementsPhase: Phase = {
  decision: "D-REP",
  prompt: () => "Rebuild reduced units and take Sorties off air units, then go on.",
  waiting: (s) => (replacements(s).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s) => [...replacements(s), { type: "done" }],
  refuse(s, faction, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "rebuild" && action.type !== "rest") return NO.WRONG_ACTION;
    if (s.unitFaction[action.unit] !== faction) return NO.UNIT_NOT_YOURS;
    const may = action.type === "rebuild" ? canRebuild(s, action.unit) : canRest(s, action.unit);
    return may ? undefined : NO.REPLACEMENTS;
  },
  perform(s, _, action, out) {
    if (action.type === "rebuild") rebuild(s, action.unit, out);
    else if (action.type === "rest") rest(s, action.unit, out);
    else finishPart(s);
  },
  proceed: finishPart,
  fallback: () => ({ type: "done" }),
};

function mobilizations(s: State): Action[] {
  return boardOf(s).units.flatMap((_, unit) =>
    canMobilize(s, unit) ? mobilizationCities(s, unit).map((hex): Action => ({ type: "mobilize", unit, hex })) : [],
  );
}

export const mobilizationPhase: Phase = {
  decision: "D-MOB",
  prompt: () => "Bring units from the Mobilization Box to your cities, then go on.",
  waiting: (s) => (mobilizations(s).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s) => [...mobilizations(s), { type: "done" }],
  refuse(s, faction, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "mobilize") return NO.WRONG_ACTION;
    if (s.unitFaction[action.unit] !== faction) return NO.UNIT_NOT_YOURS;
    if (!canMobilize(s, action.unit)) return NO.NOT_IN_BOX;
    return isMobilizationCity(s, action.unit, action.hex) ? undefined : NO.MOBILIZATION_CITY;
  },
  perform(s, _, action, out) {
    if (action.type === "mobilize") mobilize(s, action.unit, action.hex, out);
    else finishPart(s);
  },
  proceed: finishPart,
  fallback: () => ({ type: "done" }),
};
