/** §39.2 D-SETUP The units of a country that has just joined a faction are set up. */
import type { Country } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, type State } from "../../model/state.ts";
import { historicalHex, maySetUp, setUpHexes, setUpUnit, unitsToSetUp } from "../../rules/politics/setUp.ts";
import { itemNumbers } from "../../rules/queue.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishItem } from "../queue.ts";

function countryOfItem(s: State): Country {
  return itemNumbers(s)[0];
}

/** Units that have nowhere to go wait in the Mobilization Box. */
function sendHomeless(s: State, out: Out): void {
  for (const unit of unitsToSetUp(s, countryOfItem(s)))
    if (setUpHexes(s, unit).length === 0) setUpUnit(s, unit, -1, out);
}

function placements(s: State): Action[] {
  return unitsToSetUp(s, countryOfItem(s)).flatMap((unit) =>
    setUpHexes(s, unit).map((hex): Action => ({ type: "place", unit, hex })),
  );
}

export const setUpPhase: Phase = {
  decision: "D-SETUP",
  prompt: (s) => `Set up the units of ${boardOf(s).scenario.countries[countryOfItem(s)].name ?? "the country"}.`,
  waiting(s) {
    const units = unitsToSetUp(s, countryOfItem(s));
    return units.some((unit) => setUpHexes(s, unit).length > 0) ? bitOf(itemNumbers(s)[1]) : 0;
  },
  legal: (s) => [{ type: "historical" }, ...placements(s)],
  refuse(s, _, action) {
    if (action.type === "historical") return undefined;
    if (action.type === "done") return NO.SETUP_PLACE;
    if (action.type !== "place" || action.hex === undefined) return NO.WRONG_ACTION;
    if (!unitsToSetUp(s, countryOfItem(s)).includes(action.unit)) return NO.UNIT_NOT_YOURS;
    return maySetUp(s, action.unit, action.hex) ? undefined : NO.SETUP_PLACE;
  },
  perform(s, _, action, out) {
    if (action.type === "place") setUpUnit(s, action.unit, action.hex!, out);
    else for (const unit of unitsToSetUp(s, countryOfItem(s))) setUpUnit(s, unit, historicalHex(s, unit), out);
  },
  proceed(s, out) {
    sendHomeless(s, out);
    finishItem(s);
  },
  fallback: () => ({ type: "historical" }),
};
