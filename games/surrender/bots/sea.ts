/** D-ACT, D-NAV, D-TRN Ships: armies go where there is something to be done, convoys where armies wait for them. */
import type { Action } from "../model/actions.ts";
import { ACTIVATED, boardOf, isMapBox, isOnMap, STRATEGIC } from "../model/state.ts";
import { activationCost, allowanceOf } from "../rules/land/activation.ts";
import { cargoesFor, places, voyageUnderWay } from "../rules/sea/voyage.ts";
import { unitData } from "../rules/units.ts";
import { baseWorth } from "./air.ts";
import { best, bestOf, type Decision, firstOf, type Option, type Thought, whim } from "./brain.ts";
import { invasionOptions } from "./invasion.ts";
import type { Outlook } from "./outlook.ts";
import { POINT_WORTH } from "./worth.ts";

/** Nobody sails for less: it takes a convoy, and the enemy may be waiting. */
const WORTH_SAILING = 0.8;
/** An empty convoy goes where units wait. */
const CALLED_FOR = 0.9;

/** What a unit gains by being in another place. */
function gainOf(outlook: Outlook, unit: number, place: number): number {
  const { s } = outlook;
  const from = s.unitPlace[unit];
  if (unitData(s, unit).class === "air") {
    if (place < 0) return 0;
    return baseWorth(outlook, place) - (from < 0 ? 0 : baseWorth(outlook, from));
  }
  const guards = from < 0 ? 0 : outlook.guardOf(unit, from);
  const there = place < 0 ? 0 : outlook.guardOf(unit, place);
  return outlook.pullOf(from, place) + there - guards;
}

/** A unit that has nothing to do where it is. */
function waits(outlook: Outlook, unit: number): boolean {
  const { s, faction } = outlook;
  const place = s.unitPlace[unit];
  const { class: unitClass, field } = unitData(s, unit);
  if (s.unitFaction[unit] !== faction || !isOnMap(place) || !(field || unitClass === "air")) return false;
  if ((s.unitFlags[unit] & (ACTIVATED | STRATEGIC)) !== 0) return false;
  return isMapBox(place) || (field && !outlook.hasFront(place) && outlook.danger(place) < 0.3);
}

/** How many units wait in a place that no convoy lies in. */
function callsFrom(outlook: Outlook, place: number): number {
  const { s } = outlook;
  const { ships, units } = boardOf(s);
  if (place >= 0) return s.groundAt[place] >= 0 && waits(outlook, s.groundAt[place]) ? 1 : 0;
  const waiting = units.reduce((sum, _, unit) => sum + Number(s.unitPlace[unit] === place && waits(outlook, unit)), 0);
  const lie = ships.filter((ship) => units[ship].convoy && s.unitPlace[ship] === place).length;
  return Math.max(0, waiting - lie);
}

interface Voyage {
  readonly cargo: number;
  readonly place: number;
  readonly worth: number;
}

/** The best that a convoy can do: a cargo to a place, or empty to where it is needed. */
function bestVoyage(outlook: Outlook, ship: number): Voyage | undefined {
  const { s } = outlook;
  const points = allowanceOf(s, ship);
  const empty = { ship, companion: -1, route: [], points };
  let chosen: Voyage | undefined;
  const consider = (voyage: Voyage) => {
    if (chosen === undefined || voyage.worth > chosen.worth) chosen = voyage;
  };
  for (const cargo of cargoesFor(s, ship)) {
    const price = unitData(s, cargo).class === "ground" ? activationCost(s, cargo) * POINT_WORTH : 0;
    for (const place of places(s, { ...empty, cargo }))
      consider({ cargo, place, worth: gainOf(outlook, cargo, place) - price });
  }
  if (callsFrom(outlook, s.unitPlace[ship]) === 0)
    for (const place of places(s, { ...empty, cargo: -1 }))
      if (callsFrom(outlook, place) > 0) consider({ cargo: -1, place, worth: CALLED_FOR });
  return chosen;
}

/** D-ACT Voyages and invasions. */
export function seaOptions(decision: Decision): Option[] {
  const { s, legal, outlook } = decision;
  const options = invasionOptions(decision);
  for (const action of legal) {
    if (action.type !== "activate" || !unitData(s, action.unit).convoy) continue;
    const voyage = bestVoyage(outlook, action.unit);
    if (voyage === undefined || voyage.worth < WORTH_SAILING) continue;
    const reason = voyage.cargo < 0 ? "units wait for a convoy" : `${unitData(s, voyage.cargo).name} goes by sea`;
    options.push({ action, worth: voyage.worth + whim(decision), reason });
  }
  return options;
}

/** D-NAV, D-TRN The cargo first, then a warship to guard it, then the place. */
export function playVoyage({ s, legal, outlook }: Decision): Thought {
  const end = firstOf(legal, "end") ?? legal[0];
  const { ship, cargo, companion } = voyageUnderWay(s);
  if (!unitData(s, ship).convoy) return { action: end, reason: "It stays." };
  if (cargo < 0) {
    const voyage = bestVoyage(outlook, ship);
    if (voyage === undefined) return { action: end, reason: "There is nowhere to go." };
    if (voyage.cargo >= 0) return loadOr(legal, voyage, end);
    return sailTo(legal, voyage.place, end);
  }
  const take = companion < 0 ? firstOf(legal, "take") : undefined;
  if (take !== undefined) return { action: take, reason: "The convoy needs an escort." };
  const options = legal.flatMap((action): Option[] =>
    action.type === "sail"
      ? [{ action, worth: gainOf(outlook, cargo, action.place), reason: "where it is needed" }]
      : [],
  );
  return options.length > 0 ? bestOf(options) : best([], end);
}

function loadOr(legal: readonly Action[], { cargo }: Voyage, end: Action): Thought {
  const load = legal.find((action) => action.type === "load" && action.unit === cargo);
  return load === undefined ? best([], end) : { action: load, reason: "It is needed elsewhere." };
}

function sailTo(legal: readonly Action[], place: number, end: Action): Thought {
  const sail = legal.find((action) => action.type === "sail" && action.place === place);
  return sail === undefined ? best([], end) : { action: sail, reason: "Units wait there." };
}
