/** §35.5 R-POL-5 Units that may not stay where they are go home at once, free. */

import { distance } from "../../board/board.ts";
import type { Hex, Unit } from "../../data/ids.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, boxPlace, ELIMINATED_BOX, isMapBox, type State } from "../../model/state.ts";
import { isFreeBase, isFreePort } from "../air/displacement.ts";
import { occupy } from "../land/control.ts";
import { mayEnter } from "../land/passage.ts";
import { isEzoc } from "../land/zones.ts";
import { holderOf, isForeignSite, isFriendlySite } from "../sides.ts";
import { placeUnit, unitData } from "../units.ts";

/** Whether a unit on the map may stay in its hex. */
function mayStay(s: State, unit: Unit): boolean {
  const hex = s.unitPlace[unit];
  if (!mayEnter(s, unit, hex)) return false;
  const { class: unitClass } = unitData(s, unit);
  return unitClass !== "naval" || isFriendlySite(s, hex, s.unitFaction[unit]);
}

/** Notes every unit that has to go home, in the order of their ids. */
export function repatriateAll(s: State): void {
  boardOf(s).units.forEach((_, unit) => {
    if (s.unitPlace[unit] < 0 || s.unitFaction[unit] < 0) return;
    if (s.displaced.includes(unit) || s.repatriated.includes(unit)) return;
    if (!mayStay(s, unit)) s.repatriated.push(unit);
  });
}

/** A hex of a country active in or conquered by the unit's own faction. */
function isHome(s: State, unit: Unit, hex: Hex): boolean {
  return holderOf(s, boardOf(s).area[hex]) === s.unitFaction[unit] && mayEnter(s, unit, hex);
}

function hasRoom(s: State, unit: Unit, hex: Hex): boolean {
  const { class: unitClass } = unitData(s, unit);
  const faction = s.unitFaction[unit];
  if (unitClass === "air") return isFreeBase(s, unit, hex);
  if (unitClass === "naval") return isFreePort(s, unit, hex);
  return s.groundAt[hex] < 0 && !isForeignSite(s, hex, faction) && !isEzoc(s, hex, faction);
}

/** The nearest hexes that take the unit in, in the order of their ids. */
export function homesOf(s: State, unit: Unit): number[] {
  const board = boardOf(s);
  const from = s.unitPlace[unit];
  let nearest = Number.POSITIVE_INFINITY;
  let homes: number[] = [];
  for (let hex = 0; hex < board.land; hex++) {
    const far = distance(board, from, hex);
    if (far > nearest || !hasRoom(s, unit, hex) || !isHome(s, unit, hex)) continue;
    if (far < nearest) homes = [];
    nearest = far;
    homes.push(hex);
  }
  return homes;
}

/** A Map Box that the unit may be in; without one the Eliminated Box. */
function refuge(s: State, unit: Unit): number {
  const naval = unitData(s, unit).class === "naval";
  const box = boardOf(s).boxes.findIndex(
    ({ factionIndex, node }) => factionIndex === s.unitFaction[unit] && (!naval || node >= 0),
  );
  return box < 0 ? ELIMINATED_BOX : boxPlace(box);
}

/** Sends a unit home; `hex` -1: no hex takes it in. Strength and supply stay as they are. */
export function sendHome(s: State, unit: Unit, hex: Hex, out: Out): void {
  const fromHex = s.unitPlace[unit];
  const place = hex >= 0 ? hex : refuge(s, unit);
  placeUnit(s, unit, place);
  out.push({ type: "repatriated", unit, fromHex, place });
  if (hex >= 0 && unitData(s, unit).class === "ground") occupy(s, unit, hex, out);
  if (place < 0 && !isMapBox(place)) s.unitSupply[unit] = 0;
}
