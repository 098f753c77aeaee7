/** §43.5, §43.6 Free units of conditional events, and Emergency Shipping. */

import { NO_SITE } from "../../board/board.ts";
import { EVENT_EFFECTS, EVENT_IDS, type EventMobilization } from "../../data/campaign/eventEffects.ts";
import type { Country, Hex, Place, Unit } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { ASIDE, boardOf, boxPlace, isOnMap, MOBILIZATION_BOX, type State } from "../../model/state.ts";
import { isFreePort } from "../air/displacement.ts";
import { countryOfSite, isMainland } from "../sides.ts";
import { leaveGame, placeUnit, rivalIn, unitData } from "../units.ts";
import { countryNamed, isActive } from "./countryFacts.ts";
import { reportEntry } from "./happenings.ts";
import { printedPlace } from "./setUp.ts";

export function mobilizationOf(event: number, part: number): EventMobilization {
  return EVENT_EFFECTS[EVENT_IDS[event]].mobilize[part];
}

/** The units that the event still has to place, in the order of its list. */
export function unitsToPlace(s: State, { units }: EventMobilization): Unit[] {
  const { unitIds } = boardOf(s);
  return units.map((id) => unitIds.indexOf(id)).filter((unit) => unit >= 0 && s.unitPlace[unit] === ASIDE);
}

/** §43.5 Own friendly cities (ports for ships) of the named Areas with room, and the named boxes. */
export function eventPlaces(s: State, mobilization: EventMobilization, unit: Unit): Place[] {
  const board = boardOf(s);
  const { countryIndex, class: unitClass, entry } = unitData(s, unit);
  const { areas, inBritain, boxes = [], rowMost = Infinity, rowLeast = 0 } = mobilization;
  const own = entry !== undefined && "areas" in entry ? entry.areas : undefined;
  const places = board.sites.flatMap(({ hex, city, area, port }, site) => {
    const { id, britain } = board.areas[area];
    const isNamed = (areas?.includes(id) ?? true) && (own?.includes(id) ?? true) && (!inBritain || britain === true);
    const fits = city !== undefined && (unitClass !== "naval" || port >= 0) && isNamed;
    if (!fits || board.row[hex] > rowMost || board.row[hex] < rowLeast) return [];
    const isFriendly = s.control[site] === s.countryFaction[countryIndex] && countryOfSite(s, site) === countryIndex;
    return isFriendly && rivalIn(s, unit, hex) < 0 ? [hex] : [];
  });
  const first = board.sites.find(({ name }) => name === mobilization.first)?.hex;
  if (first !== undefined && isFirst(s, mobilization, unit) && places.includes(first)) return [first];
  return [
    ...places.sort((a, b) => a - b),
    ...boxes.flatMap((name) => {
      const box = board.boxes.findIndex(({ id }) => id === name);
      return box < 0 || unitClass === "naval" ? [] : [boxPlace(box)];
    }),
  ];
}

function isFirst(s: State, { units }: EventMobilization, unit: Unit): boolean {
  return boardOf(s).unitIds[unit] === units[0];
}

/** The printed place if it is one of them, else the first. */
export function defaultPlace(s: State, unit: Unit, places: readonly Place[]): Place {
  const printed = printedPlace(s, unit);
  return printed !== undefined && places.includes(printed) ? printed : places[0];
}

/** Puts a unit of an event down; without a place it goes to the Mobilization Box. */
export function placeEventUnit(s: State, unit: Unit, place: Place | undefined, out: Out): void {
  s.unitFaction[unit] = s.countryFaction[unitData(s, unit).countryIndex];
  placeUnit(s, unit, place ?? MOBILIZATION_BOX);
  out.push({ type: "unitPlaced", unit, place: place ?? MOBILIZATION_BOX });
  if (place !== undefined && place >= 0) reportEntry(s, unit, "placement", place, out);
}

/** §43.5 A country that is not active gets nothing: its units leave the game. */
export function cancelMobilization(s: State, mobilization: EventMobilization, out: Out): void {
  for (const unit of unitsToPlace(s, mobilization)) leaveGame(s, unit, out);
}

export function mayMobilize(s: State, { country }: EventMobilization): boolean {
  const index = countryNamed(s, country);
  return index >= 0 && isActive(s, index);
}

/** §43.6 Convoys of the countries that have not been shipped yet. */
export function convoysToShip(s: State, countries: readonly Country[]): Unit[] {
  return boardOf(s).units.flatMap(({ convoy, countryIndex }, unit) =>
    convoy && countries.includes(countryIndex) && isOnMap(s.unitPlace[unit]) ? [unit] : [],
  );
}

/** §43.6 Friendly ports with room in an Overseas Area of one of the countries. */
export function shippingPorts(s: State, convoy: Unit, owners: readonly Country[]): Hex[] {
  const board = boardOf(s);
  return board.sites.flatMap(({ hex, port, area }, site) => {
    if (port < 0 || board.siteAt[hex] === NO_SITE || hex === s.unitPlace[convoy]) return [];
    const owner = countryOfSite(s, site);
    return owners.includes(owner) && !isMainland(s, area) && isFreePort(s, convoy, hex) ? [hex] : [];
  });
}

export function shippersOf(s: State, event: number): Country[] {
  const ids = EVENT_EFFECTS[EVENT_IDS[event]].emergencyShipping ?? [];
  return ids.map((id) => countryNamed(s, id)).filter((country) => country >= 0 && isActive(s, country));
}
