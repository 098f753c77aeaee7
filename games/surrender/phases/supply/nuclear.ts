/** §70.4 R-SWF-4 D-NUK Optional: before Strategic Warfare the West may destroy the factories of an enemy hex. */
import type { Site } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, PHASE, type State } from "../../model/state.ts";
import { factoriesIn } from "../../rules/economy/factories.ts";
import { availableMarkers, useMarker } from "../../rules/markers.ts";
import { shakeWill } from "../../rules/nations/collapse.ts";
import { atWar, countryOf, countryOfSite, sideOfCountry, WESTERN } from "../../rules/sides.ts";
import { bitOf, type Phase } from "../phase.ts";
import { displaceFirst, finishPart } from "../sequence.ts";

/** A factory in the hands of an enemy, in a country that is active in an enemy faction. */
function isTarget(s: State, site: Site): boolean {
  return (
    factoriesIn(s, site) > 0 &&
    atWar(s, WESTERN, s.control[site]) &&
    atWar(s, WESTERN, sideOfCountry(s, countryOfSite(s, site)))
  );
}

function targets(s: State): number[] {
  if (availableMarkers(s, WESTERN, "nuclear").length === 0) return [];
  return boardOf(s).sites.flatMap(({ hex }, site) => (isTarget(s, site) ? [hex] : []));
}

export const nuclearPhase: Phase = {
  decision: "D-NUK",
  prompt: () => "A nuclear strike on an enemy factory? Then no strategic combat is fought in this turn.",
  waiting: (s) => (targets(s).length > 0 ? bitOf(WESTERN) : 0),
  legal: (s) => [...targets(s).map((hex): Action => ({ type: "nuclear", hex })), { type: "none" }],
  refuse(s, _, action) {
    if (action.type === "none") return undefined;
    if (action.type !== "nuclear") return NO.WRONG_ACTION;
    return targets(s).includes(action.hex) ? undefined : NO.NUCLEAR_TARGET;
  },
  perform(s, _, action, out) {
    if (action.type !== "nuclear") {
      s.phase = PHASE.strategicWarfare;
      return;
    }
    const country = countryOf(s, action.hex);
    const [marker] = availableMarkers(s, WESTERN, "nuclear");
    useMarker(s, marker);
    out.push({ type: "nuclearStrike", marker, hex: action.hex });
    s.destroyed.push(action.hex);
    s.bombed = [];
    finishPart(s);
    shakeWill(s, country, WESTERN, out);
    displaceFirst(s);
  },
  proceed(s) {
    s.phase = PHASE.strategicWarfare;
  },
  fallback: () => ({ type: "none" }),
};
