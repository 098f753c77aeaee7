/** §11 R-EVT-4 D-EVA Small scenarios: at the end of an enemy Operations Phase one unit may be taken home by sea. */
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, boxOf, boxPlace, PHASE, type State } from "../../model/state.ts";
import { hasMarker, useMarker } from "../../rules/markers.ts";
import { type Evacuation, lateEvacuations } from "../../rules/sea/evacuation.ts";
import { placeUnit } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";

/** The faction that is asked, or -1. */
function asked(s: State): number {
  return boardOf(s).factionAt.find((faction) => lateEvacuations(s, faction).length > 0) ?? -1;
}

function toAction({ unit, marker, place }: Evacuation): Action {
  return { type: "evacuate", unit, marker, ...(place >= 0 ? { hex: place } : { box: boxOf(place) }) };
}

export const evacuationPhase: Phase = {
  decision: "D-EVA",
  prompt: () => "Evacuate a unit by sea?",
  waiting: (s) => (asked(s) < 0 ? 0 : bitOf(asked(s))),
  legal: (s, faction) => [...lateEvacuations(s, faction).map(toAction), { type: "none" }],
  refuse(s, faction, action) {
    if (action.type === "none") return undefined;
    if (action.type !== "evacuate") return NO.WRONG_ACTION;
    const { unit, marker, hex, box } = action;
    if (!hasMarker(s, faction, "navalEvacuation", marker)) return NO.MARKER;
    if ((hex === undefined) === (box === undefined)) return NO.EVACUATION;
    const end = hex ?? boxPlace(box!);
    const fits = lateEvacuations(s, faction).some(
      (each) => each.unit === unit && each.marker === marker && each.place === end,
    );
    return fits ? undefined : NO.EVACUATION;
  },
  perform(s, _, action, out) {
    s.phase = PHASE.operationsEnd;
    if (action.type !== "evacuate" || action.unit === undefined) return;
    const { unit, marker, hex, box } = action;
    const fromHex = s.unitPlace[unit];
    const place = hex ?? boxPlace(box!);
    useMarker(s, marker);
    out.push({ type: "evacuated", unit, fromHex, place, marker });
    if (s.unitReduced[unit] === 0) {
      s.unitReduced[unit] = 1;
      out.push({ type: "reduced", unit, hex: fromHex, reason: "evacuation" });
    }
    placeUnit(s, unit, place);
  },
  proceed(s) {
    s.phase = PHASE.operationsEnd;
  },
  fallback: () => ({ type: "none" }),
};
