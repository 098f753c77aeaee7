/** §13.3, §14.1 Bases of air units, and air units that lose theirs. */
import { distance } from "../data/grid.ts";
import { RULINGS } from "../data/rulings.ts";
import type { Out } from "../events.ts";
import { boardOf, type State } from "../state.ts";
import { addSorties, isFriendlySpot, placeUnit, sendToBox, unitData } from "./units.ts";

/** §13.3 How far a displaced air unit goes. */
const DISPLACEMENT_RANGE = 10;

/** §14.1 R-AIR-1 A friendly city, or a hex with a friendly ground unit. */
export function isBase(s: State, hex: number, faction: number): boolean {
  const board = boardOf(s);
  const ground = s.groundAt[hex];
  if (ground >= 0) return board.units[ground].faction === faction;
  const spot = board.spotAt[hex];
  return isFriendlySpot(s, hex, faction) && board.spots[spot].city !== undefined;
}

/** §4 A base without another air unit. */
export function isFreeBase(s: State, hex: number, faction: number): boolean {
  return s.airAt[hex] < 0 && isBase(s, hex, faction);
}

/** §13.3 The nearest bases with room, within ten hexes. */
export function nearestBases(s: State, unit: number): number[] {
  const { faction } = unitData(s, unit);
  const from = s.unitHex[unit];
  let nearest = DISPLACEMENT_RANGE;
  let bases: number[] = [];
  for (let hex = 0; hex < boardOf(s).size; hex++) {
    const far = distance(from, hex);
    if (far > nearest || !isFreeBase(s, hex, faction)) continue;
    if (far < nearest) bases = [];
    nearest = far;
    bases.push(hex);
  }
  return bases;
}

/** §13.3 R-DIS-1 To a base with two Sorties more; without one to the Mobilization Box. */
export function displaceTo(s: State, unit: number, hex: number, out: Out): void {
  const fromHex = s.unitHex[unit];
  if (hex >= 0) placeUnit(s, unit, hex);
  else sendToBox(s, unit);
  out.push({ type: "displaced", unit, fromHex, ...(hex >= 0 && { hex }) });
  addSorties(s, unit, RULINGS["R-DIS-1"].value, out);
}

/** §14.1 The first air unit of the faction that has no base any more, or -1. */
export function airUnitWithoutBase(s: State, faction: number): number {
  return boardOf(s).units.findIndex(
    (unit, u) =>
      unit.class === "air" && unit.faction === faction && s.unitHex[u] >= 0 && !isBase(s, s.unitHex[u], faction),
  );
}
