/** §3, §4 Units and their places. Every change of a place goes through here, so that the indices by hex stay true. */
import { type BoardUnit, SPOT_NONE } from "../board.ts";
import { MAX_SORTIES } from "../data/rulings.ts";
import type { Out } from "../events.ts";
import { ACTIVATED, boardOf, MOBILIZATION_BOX, OUT_OF_GAME, type State, WAITS } from "../state.ts";

export function unitData(s: State, unit: number): BoardUnit {
  return boardOf(s).units[unit];
}

export function hasFlag(s: State, unit: number, flag: number): boolean {
  return (s.unitFlags[unit] & flag) !== 0;
}

function indexOfClass(s: State, unit: number): number[] {
  return unitData(s, unit).class === "ground" ? s.groundAt : s.airAt;
}

/** Puts a unit into a hex that has room for it. */
export function placeUnit(s: State, unit: number, hex: number): void {
  liftUnit(s, unit);
  indexOfClass(s, unit)[hex] = unit;
  s.unitHex[unit] = hex;
}

function liftUnit(s: State, unit: number): void {
  const hex = s.unitHex[unit];
  if (hex >= 0) indexOfClass(s, unit)[hex] = -1;
}

/** §3.4 To the Mobilization Box, from where it may come back from the next turn on. */
export function sendToBox(s: State, unit: number): void {
  liftUnit(s, unit);
  s.unitHex[unit] = MOBILIZATION_BOX;
  s.unitFlags[unit] = (s.unitFlags[unit] | WAITS) & ~ACTIVATED;
  s.unitSupply[unit] = 0;
}

/** §17.3 */
export function leaveGame(s: State, unit: number, out: Out): void {
  if (s.unitHex[unit] === OUT_OF_GAME) return;
  liftUnit(s, unit);
  s.unitHex[unit] = OUT_OF_GAME;
  s.unitFlags[unit] = 0;
  out.push({ type: "leftGame", unit });
}

/** §3.5 Sorties never exceed six. */
export function addSorties(s: State, unit: number, count: number, out: Out): void {
  const sorties = Math.max(0, Math.min(MAX_SORTIES, s.unitSorties[unit] + count));
  out.push({ type: "sorties", unit, change: sorties - s.unitSorties[unit], sorties });
  s.unitSorties[unit] = sorties;
}

/** Whether the hex holds a city or fort of this faction. */
export function isFriendlySpot(s: State, hex: number, faction: number): boolean {
  const spot = boardOf(s).spotAt[hex];
  return spot !== SPOT_NONE && s.control[spot] === faction;
}

/** Whether the hex holds a city or fort of somebody else. */
export function isEnemySpot(s: State, hex: number, faction: number): boolean {
  const spot = boardOf(s).spotAt[hex];
  return spot !== SPOT_NONE && s.control[spot] >= 0 && s.control[spot] !== faction;
}
