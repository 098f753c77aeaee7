/** §18.2 Replacements, §18.4 Mobilization. */

import type { Country, Marker } from "../../data/ids.ts";
import { PRICES } from "../../data/production.ts";
import type { Action } from "../../model/actions.ts";
import type { Out } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { boardOf, HOLDING_BOX, type State, turnPlace } from "../../model/state.ts";
import {
  canMobilize,
  canRebuild,
  canRest,
  isBoxFull,
  isMobilizationCity,
  mobilizationBoxes,
  mobilizationCities,
  mobilize,
  rebuild,
  rest,
} from "../../rules/economy/rebuilding.ts";
import { payers } from "../../rules/politics/cup.ts";
import { factionOfMarker } from "../../rules/sides.ts";
import { bitOf, type Phase } from "../phase.ts";
import { finishPart } from "../sequence.ts";

function replacements(s: State): Action[] {
  const actions: Action[] = [];
  for (let unit = 0; unit < s.unitFaction.length; unit++) {
    if (canRebuild(s, unit)) actions.push({ type: "rebuild", unit });
    else if (canRest(s, unit)) actions.push({ type: "rest", unit });
  }
  return actions;
}

function hasReplacements(s: State): boolean {
  for (let unit = 0; unit < s.unitFaction.length; unit++) if (canRebuild(s, unit) || canRest(s, unit)) return true;
  return false;
}

export const replacementsPhase: Phase = {
  decision: "D-REP",
  prompt: () => "Rebuild reduced units and remove Sorties from air units, then continue.",
  waiting: (s) => (hasReplacements(s) ? bitOf(s.phasing) : 0),
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
  const actions: Action[] = [];
  for (let unit = 0; unit < s.unitFaction.length; unit++) {
    if (!canMobilize(s, unit)) continue;
    for (const hex of mobilizationCities(s, unit)) actions.push({ type: "mobilize", unit, hex });
    for (const box of mobilizationBoxes(s, unit)) actions.push({ type: "mobilize", unit, box });
  }
  return actions;
}

/** §59.5 Countries that can pay for a Surprise Attack marker of the Holding Box; one per faction and turn. */
function surpriseBuyers(s: State): Country[] {
  if ((s.surpriseBought & bitOf(s.phasing)) !== 0 || surpriseMarker(s) < 0) return [];
  return payers(s, s.phasing, SURPRISE_PRICE);
}

function surpriseMarker(s: State): Marker {
  return boardOf(s).markers.findIndex(
    ({ kind }, marker) =>
      kind === "surpriseAttack" && s.markerPlace[marker] === HOLDING_BOX && factionOfMarker(s, marker) === s.phasing,
  );
}

const SURPRISE_PRICE = PRICES.find(({ id }) => id === "PS1")!.cost;
/** §59.5 Turns until it comes up. */
const SURPRISE_DELAY = 4;

function buySurprise(s: State, country: Country, out: Out): void {
  const marker = surpriseMarker(s);
  const turn = s.turn + SURPRISE_DELAY;
  s.spent[country] += SURPRISE_PRICE;
  s.surpriseBought |= bitOf(s.phasing);
  s.markerPlace[marker] = turnPlace(turn);
  out.push({ type: "surpriseBought", faction: s.phasing, country, marker, turn });
}

function acts(s: State): Action[] {
  return [...mobilizations(s), ...surpriseBuyers(s).map((country): Action => ({ type: "buySurprise", country }))];
}

export const mobilizationPhase: Phase = {
  decision: "D-MOB",
  prompt: () => "Bring units from the Mobilization Box to your cities, then continue.",
  waiting: (s) => (acts(s).length > 0 ? bitOf(s.phasing) : 0),
  legal: (s) => [...acts(s), { type: "done" }],
  refuse(s, faction, action) {
    if (action.type === "done") return undefined;
    if (action.type === "buySurprise") {
      if (surpriseMarker(s) < 0 || (s.surpriseBought & bitOf(faction)) !== 0) return NO.SURPRISE_MARKER;
      return surpriseBuyers(s).includes(action.country) ? undefined : NO.PAYER;
    }
    if (action.type !== "mobilize") return NO.WRONG_ACTION;
    if (s.unitFaction[action.unit] !== faction) return NO.UNIT_NOT_YOURS;
    if (!canMobilize(s, action.unit)) return NO.NOT_IN_BOX;
    const { hex, box } = action;
    if ((hex === undefined) === (box === undefined)) return NO.MOBILIZATION_CITY;
    if (hex !== undefined) return isMobilizationCity(s, action.unit, hex) ? undefined : NO.MOBILIZATION_CITY;
    if (isBoxFull(s, action.unit, box!)) return NO.BOX_FULL;
    return mobilizationBoxes(s, action.unit).includes(box!) ? undefined : NO.MOBILIZATION_CITY;
  },
  perform(s, _, action, out) {
    if (action.type === "mobilize") mobilize(s, action.unit, action, out);
    else if (action.type === "buySurprise") buySurprise(s, action.country, out);
    else finishPart(s);
  },
  proceed: finishPart,
  fallback: () => ({ type: "done" }),
};
