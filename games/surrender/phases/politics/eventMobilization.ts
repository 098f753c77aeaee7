/** §43.5 D-CEM, §43.6 D-SHIP What conditional events bring: free units, then Emergency Shipping. */

import type { EventMobilization } from "../../data/campaign/eventEffects.ts";
import type { Box, Hex, Place, Unit } from "../../data/ids.ts";
import type { Action } from "../../model/actions.ts";
import { NO } from "../../model/refusals.ts";
import { boxOf, boxPlace, type State } from "../../model/state.ts";
import { countryNamed } from "../../rules/politics/countryFacts.ts";
import {
  cancelMobilization,
  convoysToShip,
  defaultPlace,
  eventPlaces,
  mayMobilize,
  mobilizationOf,
  placeEventUnit,
  shippersOf,
  shippingPorts,
  unitsToPlace,
} from "../../rules/politics/eventUnits.ts";
import { itemNumbers } from "../../rules/queue.ts";
import { placeUnit, unitData } from "../../rules/units.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishItem } from "../queue.ts";

function mobilization(s: State): EventMobilization {
  const [event, part] = itemNumbers(s);
  return mobilizationOf(event, part);
}

/** The unit that is placed now, or -1. */
function nextUnit(s: State): Unit {
  return mayMobilize(s, mobilization(s)) ? (unitsToPlace(s, mobilization(s))[0] ?? -1) : -1;
}

function placesNow(s: State): Place[] {
  const unit = nextUnit(s);
  return unit < 0 ? [] : eventPlaces(s, mobilization(s), unit);
}

function placement(unit: Unit, place: Place): Action {
  return place >= 0 ? { type: "place", unit, hex: place } : { type: "place", unit, box: boxOf(place) };
}

function placeOfAction({ hex, box }: { hex?: Hex; box?: Box }): number | undefined {
  return box === undefined ? hex : boxPlace(box);
}

export const eventMobilizationPhase: Phase = {
  decision: "D-CEM",
  prompt: (s) => `Where does ${unitData(s, nextUnit(s)).name} enter?`,
  waiting: (s) => (placesNow(s).length > 1 ? bitOf(s.countryFaction[countryNamed(s, mobilization(s).country)]) : 0),
  legal: (s) => placesNow(s).map((place) => placement(nextUnit(s), place)),
  refuse(s, _, action) {
    if (action.type !== "place") return NO.WRONG_ACTION;
    if (action.unit !== nextUnit(s)) return NO.UNIT_NOT_YOURS;
    const place = placeOfAction(action);
    if (action.hex !== undefined && action.box !== undefined) return NO.SETUP_PLACE;
    return place !== undefined && placesNow(s).includes(place) ? undefined : NO.SETUP_PLACE;
  },
  perform(s, _, action, out) {
    if (action.type === "place") placeEventUnit(s, action.unit, placeOfAction(action), out);
  },
  proceed(s, out) {
    const unit = nextUnit(s);
    if (unit >= 0) return placeEventUnit(s, unit, placesNow(s)[0], out);
    if (!mayMobilize(s, mobilization(s))) cancelMobilization(s, mobilization(s), out);
    finishItem(s);
  },
  fallback: (s) => placement(nextUnit(s), defaultPlace(s, nextUnit(s), placesNow(s))),
};

/** Bit mask in the item: countries (by their place in the list) whose convoy has been shipped. */
const SHIPPED = 4;

function voyages(s: State): Action[] {
  const [event] = itemNumbers(s);
  const owners = shippersOf(s, event);
  const shipped = Math.max(0, s.item[SHIPPED]);
  const free = owners.filter((_, i) => (shipped & (1 << i)) === 0);
  return convoysToShip(s, free).flatMap((unit) =>
    shippingPorts(s, unit, owners).map((hex): Action => ({ type: "ship", unit, hex })),
  );
}

export const emergencyShippingPhase: Phase = {
  decision: "D-SHIP",
  prompt: () => "Emergency Shipping: one convoy of the UK and one of France may go to an Overseas port.",
  waiting: (s) => (voyages(s).length > 0 ? bitOf(s.countryFaction[shippersOf(s, itemNumbers(s)[0])[0]]) : 0),
  legal: (s) => [...voyages(s), { type: "done" }],
  refuse(s, _, action) {
    if (action.type === "done") return undefined;
    if (action.type !== "ship") return NO.WRONG_ACTION;
    const fits = voyages(s).some(
      (voyage) => voyage.type === "ship" && voyage.unit === action.unit && voyage.hex === action.hex,
    );
    return fits ? undefined : NO.SHIPPING;
  },
  perform(s, _, action, out) {
    if (action.type !== "ship") return finishItem(s);
    const owners = shippersOf(s, itemNumbers(s)[0]);
    const fromPlace = s.unitPlace[action.unit];
    placeUnit(s, action.unit, action.hex);
    out.push({ type: "shipped", unit: action.unit, fromPlace, hex: action.hex });
    s.item[SHIPPED] = Math.max(0, s.item[SHIPPED]) | (1 << owners.indexOf(unitData(s, action.unit).countryIndex));
  },
  proceed: finishItem,
  fallback: () => ({ type: "done" }),
};
