/** §70.6 D-SET Optional: at the start each faction may place its units anew inside the countries they stand in. */
import type { Unit } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, PHASE, type State } from "../../model/state.ts";
import { maySetUp } from "../../rules/politics/setUp.ts";
import { countryOf } from "../../rules/sides.ts";
import { placeUnit } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";

/** Own units in hexes of their own country. */
function movable(s: State): Unit[] {
  return boardOf(s).units.flatMap(({ countryIndex }, unit) => {
    const hex = s.unitPlace[unit];
    return s.unitFaction[unit] === s.phasing && hex >= 0 && countryOf(s, hex) === countryIndex ? [unit] : [];
  });
}

function placements(s: State): Action[] {
  return movable(s).flatMap((unit) => {
    const hexes: Action[] = [];
    for (let hex = 0; hex < boardOf(s).land; hex++)
      if (hex !== s.unitPlace[unit] && maySetUp(s, unit, hex)) hexes.push({ type: "place", unit, hex });
    return hexes;
  });
}

/** The next faction, or the first turn. */
function finish(s: State): void {
  const { factionAt } = boardOf(s);
  const next = factionAt[factionAt.indexOf(s.phasing) + 1];
  s.phasing = next ?? factionAt[0];
  if (next === undefined) s.phase = PHASE.turnStart;
}

export const freeSetUpPhase: Phase = {
  decision: "D-SET",
  prompt: () => "Place your units anew inside their countries, or begin.",
  waiting: (s) => (movable(s).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s) => [...placements(s), { type: "done" }],
  refuse(s, _, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "place") return NO.WRONG_ACTION;
    if (!movable(s).includes(action.unit)) return NO.UNIT_NOT_YOURS;
    const { hex } = action;
    const fits = hex !== undefined && action.box === undefined && hex !== s.unitPlace[action.unit];
    return fits && maySetUp(s, action.unit, hex) ? undefined : NO.SETUP_PLACE;
  },
  perform(s, _, action, out) {
    if (action.type !== "place") return finish(s);
    placeUnit(s, action.unit, action.hex!);
    out.push({ type: "unitPlaced", unit: action.unit, place: action.hex! });
  },
  proceed: finish,
  fallback: () => ({ type: "done" }),
};
