/** §39.2 R-SET-1 Where the units of a country may be set up. */

import { distance, NO_SITE } from "../../board/board.ts";
import { DIRECTION_COUNT } from "../../data/grid.ts";
import type { Country, Hex, Unit } from "../../data/ids.ts";
import type { UnitPlace } from "../../data/scenarios/scenario.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, boxPlace, MOBILIZATION_BOX, type State } from "../../model/state.ts";
import { isEzoc } from "../land/zones.ts";
import { countryOf } from "../sides.ts";
import { placeUnit, rivalIn, unitData } from "../units.ts";
import { reportEntry } from "./happenings.ts";
import { isSetUp } from "./join.ts";

/** The units that are still to be placed, in the order of their ids. */
export function unitsToSetUp(s: State, country: Country): Unit[] {
  return boardOf(s).units.flatMap(({ countryIndex }, unit) =>
    countryIndex === country && isSetUp(s, unit) ? [unit] : [],
  );
}

/** A land hex beside another country or beside water. */
function isOnEdge(s: State, hex: Hex): boolean {
  const { neighbour } = boardOf(s);
  const country = countryOf(s, hex);
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const to = neighbour[hex * DIRECTION_COUNT + direction];
    if (to >= 0 && countryOf(s, to) !== country) return true;
  }
  return false;
}

/** Whether the unit may be set up in the hex. */
export function maySetUp(s: State, unit: Unit, hex: Hex): boolean {
  const board = boardOf(s);
  const { countryIndex, class: unitClass, field, entry } = unitData(s, unit);
  if (hex < 0 || hex >= board.land || countryOf(s, hex) !== countryIndex || rivalIn(s, unit, hex) >= 0) return false;
  const areas = entry !== undefined && "areas" in entry ? entry.areas : undefined;
  if (areas !== undefined && !areas.includes(board.areas[board.area[hex]].id)) return false;
  const site = board.siteAt[hex];
  if (unitClass === "air") return site !== NO_SITE && board.sites[site].city !== undefined;
  if (unitClass === "naval") return site !== NO_SITE && board.sites[site].port >= 0;
  if (site !== NO_SITE) return true;
  return field && isOnEdge(s, hex) && !isEzoc(s, hex, s.unitFaction[unit]);
}

export function setUpHexes(s: State, unit: Unit): Hex[] {
  const { areaHexes, units } = boardOf(s);
  const hexes: Hex[] = [];
  areaHexes.forEach((own, area) => {
    if (s.areaCountry[area] !== units[unit].countryIndex) return;
    for (const hex of own) if (maySetUp(s, unit, hex)) hexes.push(hex);
  });
  return hexes.sort((a, b) => a - b);
}

/** The place that the order of battle names. */
export function printedPlace(s: State, unit: Unit): number | undefined {
  const { entry } = unitData(s, unit);
  return entry !== undefined && "at" in entry ? placeNamed(s, entry.at) : undefined;
}

function placeNamed(s: State, at: UnitPlace | undefined): number | undefined {
  const board = boardOf(s);
  if (at?.hex !== undefined) return board.hexIndex.get(at.hex);
  const box = board.boxes.findIndex(({ id }) => id === at?.box);
  return box < 0 ? undefined : boxPlace(box);
}

/** §39.2 "historical": the printed place, or the nearest legal hex, ties to the lowest id; -1 if there is none. */
export function historicalHex(s: State, unit: Unit): Hex {
  const printed = printedPlace(s, unit);
  if (printed !== undefined && printed >= 0 && maySetUp(s, unit, printed)) return printed;
  const board = boardOf(s);
  let best = -1;
  for (const hex of setUpHexes(s, unit)) {
    if (best < 0 || printed === undefined || printed < 0) {
      if (best < 0) best = hex;
    } else if (distance(board, printed, hex) < distance(board, printed, best)) best = hex;
  }
  return best;
}

/** Puts a unit down at the strength on its counter; without a hex it goes to the Mobilization Box. */
export function setUpUnit(s: State, unit: Unit, hex: Hex, out: Out): void {
  const place = hex < 0 ? MOBILIZATION_BOX : hex;
  placeUnit(s, unit, place);
  out.push({ type: "unitPlaced", unit, place });
  if (hex >= 0) reportEntry(s, unit, "placement", hex, out);
}
