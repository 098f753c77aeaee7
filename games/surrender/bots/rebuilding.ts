/** D-REP, D-MOB Points are for units that fight and for cities that would be lost. */
import type { Action } from "../actions.ts";
import { affordable, pointsLeft } from "../rules/economy.ts";
import { mobilizationCities } from "../rules/rebuilding.ts";
import { hasFlag, unitData } from "../rules/units.ts";
import { boardOf, MOBILIZATION_BOX, type State, WAITS } from "../state.ts";
import { type Decision, stepWorth, type Thought } from "./brain.ts";
import { Threats } from "./threats.ts";

const RESTED = 0.5;

/** Points that the country will want for Mobilization, which comes next. */
function reserve(s: State, country: number): number {
  const waiting = boardOf(s).units.filter(
    (unit, u) =>
      unit.countryIndex === country &&
      s.unitPlace[u] === MOBILIZATION_BOX &&
      !hasFlag(s, u, WAITS) &&
      mobilizationCities(s, u).length > 0,
  );
  return Math.min(2, waiting.length);
}

export function playReplacements({ s, legal, style }: Decision): Thought {
  let best: { action: Action; worth: number } = { action: { type: "done" }, worth: 0 };
  for (const action of legal) {
    if (action.type !== "rebuild" && action.type !== "rest") continue;
    const { unit } = action;
    const { countryIndex } = unitData(s, unit);
    const cost = affordable(s, "replacements", unit)!.cost;
    if (style.exact && pointsLeft(s, countryIndex) - cost < reserve(s, countryIndex)) continue;
    const gain = action.type === "rebuild" ? stepWorth(s, unit) : Math.min(2, s.unitSorties[unit]) * RESTED;
    if (gain / cost > best.worth) best = { action, worth: gain / cost };
  }
  return { action: best.action, reason: best.action.type === "done" ? "Nothing more." : "It pays most." };
}

/** The city that is in most danger. */
export function playMobilization({ s, seat, legal }: Decision): Thought {
  const threats = new Threats(s, seat);
  let best: { action: Action; worth: number } = { action: { type: "done" }, worth: 0 };
  for (const action of legal) {
    if (action.type !== "mobilize") continue;
    const field = unitData(s, action.unit).field ? 1 : 0.5;
    const worth = field + (action.hex === undefined ? 0 : threats.guardWorth(action.hex, true));
    if (worth > best.worth) best = { action, worth };
  }
  return { action: best.action, reason: best.action.type === "done" ? "Nothing more." : "It is needed there." };
}
