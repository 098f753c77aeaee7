/** §50.1, §56.1 D-SUR At the start of its Operations Phase a faction may use a Surprise Attack marker. */
import type { Marker } from "../../data/ids.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, PHASE, type State } from "../../model/state.ts";
import { isAvailable } from "../../rules/markers.ts";
import { factionOfMarker } from "../../rules/sides.ts";
import { bitOf, type Phase } from "../phase.ts";

/** The first available Surprise Attack marker of the phasing faction, or -1. */
function surpriseMarker(s: State): Marker {
  return boardOf(s).markers.findIndex(
    ({ kind }, marker) =>
      kind === "surpriseAttack" && isAvailable(s, marker) && factionOfMarker(s, marker) === s.phasing,
  );
}

export const surprisePhase: Phase = {
  decision: "D-SUR",
  prompt: () => "Use a Surprise Attack marker in this Operations Phase?",
  waiting: (s) => (surpriseMarker(s) >= 0 ? bitOf(s.phasing) : 0),
  legal: () => [{ type: "surprise" }, { type: "none" }],
  refuse: (_, __, action) => (action.type === "surprise" || action.type === "none" ? undefined : NO.WRONG_ACTION),
  perform(s, faction, action, out) {
    if (action.type === "surprise") {
      s.surprise = surpriseMarker(s);
      out.push({ type: "markerPlayed", faction, marker: s.surprise });
    }
    s.phase = PHASE.operations;
  },
  proceed(s) {
    s.phase = PHASE.operations;
  },
  fallback: () => ({ type: "none" }),
};
