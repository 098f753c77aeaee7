/** §41 D-CUP The Diplomacy Phase of a faction: draw a marker, put one back, or pass. */

import { CUP_MARKERS } from "../../data/campaign/cup.ts";
import type { Faction } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import type { State } from "../../model/state.ts";
import { draw, isCupEmpty, payersOfDraw, payersOfPut, put } from "../../rules/politics/cup.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishPart } from "../sequence.ts";

function acts(s: State, faction: Faction): Action[] {
  const actions: Action[] = [];
  if (!isCupEmpty(s)) for (const country of payersOfDraw(s, faction)) actions.push({ type: "draw", country });
  const payers = payersOfPut(s, faction);
  CUP_MARKERS.forEach((_, cupMarker) => {
    if (s.cupHolding[cupMarker] > 0) for (const country of payers) actions.push({ type: "put", cupMarker, country });
  });
  return actions;
}

export const diplomacyPhase: Phase = {
  decision: "D-CUP",
  prompt: () => "Draw a marker from the Diplomacy Cup, put one back into it, or pass.",
  waiting: (s) => (acts(s, s.phasing).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s, faction) => [...acts(s, faction), { type: "pass" }],
  refuse(s, faction, action) {
    if (action.type === "pass") return undefined;
    if (action.type === "draw") {
      if (isCupEmpty(s)) return NO.CUP_EMPTY;
      return payersOfDraw(s, faction).includes(action.country) ? undefined : NO.PAYER;
    }
    if (action.type !== "put") return NO.WRONG_ACTION;
    if (s.cupHolding[action.cupMarker] === 0) return NO.HOLDING_EMPTY;
    return payersOfPut(s, faction).includes(action.country) ? undefined : NO.PAYER;
  },
  perform(s, faction, action, out) {
    finishPart(s);
    if (action.type === "draw") draw(s, faction, action.country, out);
    else if (action.type === "put") put(s, faction, action.country, action.cupMarker, out);
    else out.push({ type: "passed", faction });
  },
  proceed: finishPart,
  fallback: () => ({ type: "pass" }),
};
