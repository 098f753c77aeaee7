/** A board for the tests of a Player Turn: all seats played by their own player, no units but those of the test. */
import { ARMED, type CONQUERED, NEUTRAL, POWER, SATELLITE } from "../../data/kinds.ts";
import { AREA_IDS, area, IS_MINOR, NATION_COUNT, nation, PARTY_OF_NATIONALITY, USA } from "../../data/map.ts";
import { blankState } from "../../model/blankState.ts";
import { PHASE, type State, TURN_NORMAL } from "../../model/state.ts";
import { movementPhase } from "../../phases/movement.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import { addUnit } from "../../rules/units.ts";

export const WEST_AXIS = 1;
export const AXIS_USSR = 2;
export const WEST_USSR = 4;

/** The Movement Phase of `seat` in the Spring of 1940. */
export function movementOf(seat: number, war = 0, command = 20): State {
  const s = blankState();
  for (let n = 0; n < NATION_COUNT; n++) s.status[n] = n === USA || IS_MINOR[n] ? NEUTRAL : POWER;
  s.year = 1940;
  s.season = 0;
  s.phase = PHASE.movement;
  s.commandOrder = [seat];
  s.turn = 0;
  s.turnKind = TURN_NORMAL;
  s.command = command;
  s.war = war;
  takeSnapshot(s, []);
  return s;
}

export function put(s: State, id: string, nationality: number, type: number, cv = 1, flags = 0): number {
  return addUnit(s, area(id), nationality, type, cv, flags);
}

/** A Satellite, or a conquered Minor, of Faction f. */
export function give(
  s: State,
  nationId: string,
  f: number,
  status: typeof SATELLITE | typeof CONQUERED = SATELLITE,
): void {
  s.status[nation(nationId)] = status;
  s.marker[nation(nationId)] = f;
  takeSnapshot(s, []);
}

/** An Armed Minor that `violator` has Violated. */
export function violate(s: State, nationId: string, violator: number): void {
  s.status[nation(nationId)] = ARMED;
  s.violator[nation(nationId)] = violator;
  s.enemies[nation(nationId)] = 1 << violator;
}

/** Why the unit may not take the route: a code, or "ok". Names are area ids. */
export function tryRoute(s: State, unit: number, route: readonly string[], strategic = false): string {
  const seat = s.commandOrder[s.turn];
  const picked = s.picked;
  s.picked = unit;
  const action = { type: "move", unit, route: route.map(area), strategic } as const;
  const refusal = movementPhase.refuse(s, seat, action);
  s.picked = picked;
  return refusal === undefined ? "ok" : refusal.code;
}

/** Moves the unit if it may; the answer is that of tryRoute. */
export function go(s: State, unit: number, ...route: string[]): string {
  const answer = tryRoute(s, unit, route);
  if (answer !== "ok") return answer;
  s.picked = unit;
  const seat = PARTY_OF_NATIONALITY[s.unitNationality[unit]];
  movementPhase.perform(s, seat, { type: "move", unit, route: route.map(area), strategic: false }, []);
  return answer;
}

export function idsOf(areas: readonly number[]): string[] {
  return areas.map((a) => AREA_IDS[a]);
}
