/** §44 The USA enters the war. */
import { EVENT_IDS } from "../../data/campaign/eventEffects.ts";
import { USA_BOX } from "../../data/campaign/numbers.ts";
import type { Out } from "../../model/events.ts";
import { ASIDE, afterUsaPlace, boardOf, boxPlace, type State, turnPlace, turnsAfterUsa } from "../../model/state.ts";
import { WESTERN } from "../sides.ts";
import { placeUnit } from "../units.ts";
import { countryNamed } from "./countryFacts.ts";
import { joinFaction } from "./join.ts";

/** Lend-Lease and the marker belong to this event. */
export const USA_ENTRY = EVENT_IDS.indexOf("CE-USA");

export function isUsaDue(s: State): boolean {
  return s.usaMarker >= 0 && s.usaMarker <= s.turn && countryNamed(s, "usa") >= 0;
}

/** §44.2 The marker comes up: first units in the box, later ones on the Turn Track; §44.3 R-CEV-3 events that have not fired. */
export function enterUsa(s: State, out: Out): void {
  const board = boardOf(s);
  const usa = countryNamed(s, "usa");
  s.usaMarker = -1;
  s.usaSince = s.turn;
  const box = boxPlace(board.boxes.findIndex(({ id }) => id === USA_BOX));
  board.units.forEach(({ countryIndex, entry }, unit) => {
    if (countryIndex !== usa || entry?.by !== "activation" || s.unitPlace[unit] !== ASIDE) return;
    s.unitFaction[unit] = WESTERN;
    placeUnit(s, unit, box);
    out.push({ type: "unitPlaced", unit, place: box });
  });
  board.units.forEach((_, unit) => {
    const after = turnsAfterUsa(s.unitPlace[unit]);
    if (after >= 0 && s.unitPlace[unit] === afterUsaPlace(after)) placeUnit(s, unit, turnPlace(s.turn + after));
  });
  joinFaction(s, usa, WESTERN, out);
}
