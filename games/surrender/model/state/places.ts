/** Where a unit or a marker can be. Hexes are 0 and more; every other place is a negative number of its own. */

import type { Board } from "../../board/board.ts";
import type { Box, Place } from "../../data/ids.ts";

/** §3.4, §45.4 */
export const MOBILIZATION_BOX = -1;
/** §17.3 It has left the game. */
export const OUT_OF_GAME = -2;
/** §45.4 Emptied into the Mobilization Box at End of Turn. */
export const ELIMINATED_BOX = -3;
/** §59.3 */
export const UPGRADE_BOX = -4;
/** §39, §43 Waits for its country's activation or for its event. */
export const ASIDE = -5;

const FIRST_MAP_BOX = -10;
const LAST_MAP_BOX = -19;
/** §45.4 The Turn Track: turns of the scenario, then turns after the activation of the USA. */
const TURN_TRACK = -100;
const AFTER_USA = -300;

/** Places of markers besides hexes and the Turn Track. */
export const AVAILABLE = -1;
/** Used in this turn; it becomes available again at End of Turn. */
export const USED = -3;
/** §56.1 The Surprise Attack Holding Box. */
export const HOLDING_BOX = -4;

/** The place of a Map Box of the board. */
export function boxPlace(box: Box): Place {
  return FIRST_MAP_BOX - box;
}

export function isMapBox(place: Place): boolean {
  return place <= FIRST_MAP_BOX && place >= LAST_MAP_BOX;
}

/** The Map Box of the board that a place is. */
export function boxOf(place: Place): Box {
  return FIRST_MAP_BOX - place;
}

/** On the map: in a hex or Map Box. */
export function isOnMap(place: Place): boolean {
  return place >= 0 || isMapBox(place);
}

export function turnPlace(turn: number): Place {
  return TURN_TRACK - turn;
}

export function afterUsaPlace(turns: number): Place {
  return AFTER_USA - turns;
}

/** The turn of a place on the Turn Track, or -1. */
export function turnOfPlace(place: Place): number {
  return place <= TURN_TRACK && place > AFTER_USA ? TURN_TRACK - place : -1;
}

/** How many turns after the activation of the USA, or -1. */
export function turnsAfterUsa(place: Place): number {
  return place <= AFTER_USA ? AFTER_USA - place : -1;
}

const UNIT_BOXES: ReadonlyMap<number, string> = new Map([
  [MOBILIZATION_BOX, "box"],
  [OUT_OF_GAME, "out"],
  [ELIMINATED_BOX, "eliminated"],
  [UPGRADE_BOX, "upgrade"],
  [ASIDE, "aside"],
]);

const MARKER_BOXES: ReadonlyMap<number, string> = new Map([
  [AVAILABLE, "available"],
  [OUT_OF_GAME, "out"],
  [USED, "used"],
  [HOLDING_BOX, "holding"],
  [ASIDE, "aside"],
]);

/** A place by its name: "0711", "ENA", "box" (Mobilization Box), "turn 12", "usa+3" … */
export function unitPlaceName(board: Board, place: Place): string {
  return nameOf(board, place, UNIT_BOXES);
}

export function markerPlaceName(board: Board, place: Place): string {
  return nameOf(board, place, MARKER_BOXES);
}

function nameOf(board: Board, place: Place, boxes: ReadonlyMap<number, string>): string {
  if (place >= 0) return board.hexIds[place];
  if (isMapBox(place)) return board.boxes[boxOf(place)].id;
  if (turnOfPlace(place) >= 0) return `turn ${turnOfPlace(place)}`;
  return turnsAfterUsa(place) >= 0 ? `usa+${turnsAfterUsa(place)}` : boxes.get(place)!;
}

/** The place of a name, or undefined if the board has no such place. */
export function unitPlaceOf(board: Board, name: string): number | undefined {
  return placeOf(board, name, UNIT_BOXES);
}

export function markerPlaceOf(board: Board, name: string): number | undefined {
  return placeOf(board, name, MARKER_BOXES);
}

function placeOf(board: Board, name: string, boxes: ReadonlyMap<number, string>): number | undefined {
  const hex = board.hexIndex.get(name);
  if (hex !== undefined) return hex;
  const box = board.boxes.findIndex(({ id }) => id === name);
  if (box >= 0) return boxPlace(box);
  const turn = /^turn (\d{1,2})$/.exec(name);
  if (turn !== null) return turnPlace(Number(turn[1]));
  const after = /^usa\+(\d{1,2})$/.exec(name);
  if (after !== null) return afterUsaPlace(Number(after[1]));
  for (const [place, known] of boxes) if (known === name) return place;
  return undefined;
}
