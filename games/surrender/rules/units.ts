/** §3, §4 Units and their places. Every change of a place goes through here, so that the indices by hex stay true. */

import { type BoardUnit, NO_SITE } from "../board/board.ts";
import type { Hex, Place, Unit } from "../data/ids.ts";
import { MAX_SORTIES } from "../data/rulings.ts";
import type { Out } from "../model/events.ts";
import {
  ACTIVATED,
  ASIDE,
  boardOf,
  ELIMINATED_BOX,
  isOnMap,
  MOBILIZATION_BOX,
  OUT_OF_GAME,
  type State,
  UPGRADE_BOX,
  WAITS,
} from "../model/state.ts";

export function unitData(s: State, unit: Unit): BoardUnit {
  return boardOf(s).units[unit];
}

export function hasFlag(s: State, unit: Unit, flag: number): boolean {
  return (s.unitFlags[unit] & flag) !== 0;
}

/** Sorts units by their ids. */
export function byUnitId(s: State, one: Unit, other: Unit): number {
  const { unitIds } = boardOf(s);
  return unitIds[one] < unitIds[other] ? -1 : Number(one !== other);
}

/** The units in a hex or in a box, in their order. */
export function unitsAt(s: State, place: Place): Unit[] {
  if (place < 0) return [...s.unitPlace.keys()].filter((unit) => s.unitPlace[unit] === place);
  const site = boardOf(s).siteAt[place];
  const ships = site === NO_SITE ? [] : [s.convoyAt[site], s.warshipAt[site]];
  const ground = place < s.groundAt.length ? [s.groundAt[place], s.airAt[place]] : [];
  return [...ground, ...ships].filter((unit) => unit >= 0).sort((a, b) => a - b);
}

/** The unit in the place of another one: what keeps it out of a hex (§4, R-STK-1); -1 if there is room. */
export function rivalIn(s: State, unit: Unit, hex: Hex): Unit {
  const { class: unitClass, convoy } = unitData(s, unit);
  if (unitClass === "ground") return s.groundAt[hex];
  if (unitClass === "air") return s.airAt[hex];
  const site = boardOf(s).siteAt[hex];
  return site === NO_SITE ? -1 : (convoy ? s.convoyAt : s.warshipAt)[site];
}

function setIndex(s: State, unit: Unit, hex: Hex, value: number): void {
  const { class: unitClass, convoy } = unitData(s, unit);
  if (unitClass === "ground") s.groundAt[hex] = value;
  else if (unitClass === "air") s.airAt[hex] = value;
  else (convoy ? s.convoyAt : s.warshipAt)[boardOf(s).siteAt[hex]] = value;
}

/** Puts a unit into a place that has room for it: a hex, or a box of any kind. */
export function placeUnit(s: State, unit: Unit, place: Place): void {
  const before = s.unitPlace[unit];
  if (before >= 0) setIndex(s, unit, before, -1);
  if (place >= 0) setIndex(s, unit, place, unit);
  s.unitPlace[unit] = place;
}

/** §3.4, R-UNI-3 It may come back from the next turn on. */
export function sendToBox(s: State, unit: Unit): void {
  const waits = !boardOf(s).scenario.rules.eliminatedBox;
  placeUnit(s, unit, waits ? MOBILIZATION_BOX : ELIMINATED_BOX);
  s.unitFlags[unit] = (waits ? s.unitFlags[unit] | WAITS : s.unitFlags[unit]) & ~ACTIVATED;
  s.unitSupply[unit] = 0;
}

/** §17.3 */
export function leaveGame(s: State, unit: Unit, out: Out): void {
  if (s.unitPlace[unit] === OUT_OF_GAME) return;
  placeUnit(s, unit, OUT_OF_GAME);
  s.unitFlags[unit] = 0;
  out.push({ type: "leftGame", unit });
}

/** §60.3, §60.9 It leaves the map and the boxes, and waits for its country. */
export function setAside(s: State, unit: Unit, out: Out): void {
  const place = s.unitPlace[unit];
  if (!isOnMap(place) && place !== MOBILIZATION_BOX && place !== ELIMINATED_BOX && place !== UPGRADE_BOX) return;
  placeUnit(s, unit, ASIDE);
  s.unitFlags[unit] = 0;
  s.unitSupply[unit] = 0;
  out.push({ type: "setAside", unit });
}

/** §3.5 Sorties never exceed six. */
export function addSorties(s: State, unit: Unit, count: number, out: Out): void {
  const sorties = Math.max(0, Math.min(MAX_SORTIES, s.unitSorties[unit] + count));
  out.push({ type: "sorties", unit, change: sorties - s.unitSorties[unit], sorties });
  s.unitSorties[unit] = sorties;
}
