/** A small table for the tests of combat: its phases, a board at war, and units that have just arrived. */

import type { Refusal } from "@tripartite/kernel";
import { NEUTRAL, PARTY_COUNT, POWER } from "../../data/kinds.ts";
import { AREA_COUNT, area, IS_LAND, IS_MINOR, NATION_COUNT, PARTY_OF_NATIONALITY, USA } from "../../data/map.ts";
import { IS_GROUND } from "../../data/units.ts";
import type { Action } from "../../model/actions.ts";
import { blankState } from "../../model/blankState.ts";
import type { Event, Out } from "../../model/events.ts";
import { ENGAGEMENTS } from "../../model/rows.ts";
import { countOf, ENGAGED, INVADER, MOVED, PHASE, type State, TURN_NORMAL } from "../../model/state.ts";
import { battleActionPhase, battleHitsPhase, battleOrderPhase } from "../../phases/battleAction.ts";
import { airRebasePhase, forcedRetreatPhase, optionalRebasePhase, subEscapePhase } from "../../phases/battleExits.ts";
import { battleFlagsPhase, battleJoinPhase, battleRoundPhase, battleWindowPhase } from "../../phases/battleStart.ts";
import { combatEndPhase, combatOverPhase } from "../../phases/combatEnd.ts";
import { battleChoicePhase, combatStartPhase, designationPhase } from "../../phases/designation.ts";
import type { Phase } from "../../phases/phase.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import { hasEnemyUnits } from "../../rules/nations/territory.ts";
import { packRoute } from "../../rules/units.ts";
import { appendUnit } from "./appendUnit.ts";

export const W_A = 1;
export const A_U = 2;
export const W_U = 4;

const TABLE: Readonly<Record<number, Phase>> = {
  [PHASE.combatStart]: combatStartPhase,
  [PHASE.designation]: designationPhase,
  [PHASE.battleChoice]: battleChoicePhase,
  [PHASE.battleFlags]: battleFlagsPhase,
  [PHASE.battleWindow]: battleWindowPhase,
  [PHASE.battleRound]: battleRoundPhase,
  [PHASE.battleJoin]: battleJoinPhase,
  [PHASE.battleAction]: battleActionPhase,
  [PHASE.battleHits]: battleHitsPhase,
  [PHASE.battleOrder]: battleOrderPhase,
  [PHASE.airRebase]: airRebasePhase,
  [PHASE.subEscape]: subEscapePhase,
  [PHASE.forcedRetreat]: forcedRetreatPhase,
  [PHASE.optionalRebase]: optionalRebasePhase,
  [PHASE.combatEnd]: combatEndPhase,
  [PHASE.combatOver]: combatOverPhase,
};

/** An empty board in the Player Turn of a seat, with the wars given as bits. */
export function warBoard(war: number, active: number): State {
  const s = blankState();
  for (let n = 0; n < NATION_COUNT; n++) s.status[n] = n === USA || IS_MINOR[n] ? NEUTRAL : POWER;
  s.war = war;
  s.year = 1941;
  s.season = 1;
  s.commandOrder = [active];
  s.turn = 0;
  s.turnKind = TURN_NORMAL;
  s.random = [1, 2, 3, 4];
  takeSnapshot(s, []);
  return s;
}

/** A unit that stands there already. */
export function put(s: State, id: string, nationality: number, type: number, cv: number, flags = 0): number {
  return appendUnit(s, area(id), nationality, type, cv, flags);
}

/** A unit that has moved along this route in this Player Turn; Engaging and Aggression are registered. */
export function arrive(s: State, ids: readonly string[], nationality: number, type: number, cv: number): number {
  const route = ids.map(area);
  const end = route[route.length - 1];
  const from = route[route.length - 2];
  const f = PARTY_OF_NATIONALITY[nationality];
  const enemies = hasEnemyUnits(s, f, end);
  const first = countOf(s.present, end, f) === 0;
  let flags = MOVED;
  if (enemies) {
    flags |= ENGAGED;
    ENGAGEMENTS.add(s.engagements, { battle: end, from, closedTo: 7 });
  }
  if (enemies && first && !s.aggressed.includes(end)) s.aggressed.push(end);
  if (IS_GROUND[type] && !IS_LAND[from] && IS_LAND[end] && s.control[end] !== f) flags |= INVADER;
  const unit = appendUnit(s, end, nationality, type, cv, flags);
  s.unitRoute[unit] = packRoute(route);
  return unit;
}

/** Takes the snapshot of the Movement Phase: call it before units arrive. */
export function standing(s: State): State {
  takeSnapshot(s, []);
  return s;
}

export function phaseOf(s: State): Phase {
  return TABLE[s.phase];
}

export function inCombat(s: State): boolean {
  return s.victory < 0 && TABLE[s.phase] !== undefined;
}

/** Runs the phases to the next decision or the end of the Combat Phase. */
export function runOn(s: State): Event[] {
  const out: Out = [];
  while (inCombat(s) && phaseOf(s).waiting(s) === 0) phaseOf(s).proceed(s, out);
  return out;
}

export function startCombat(s: State, ...dice: number[]): Event[] {
  s.phase = PHASE.combatStart;
  s.dice = dice;
  return runOn(s);
}

export function waitsFor(s: State, seat: number): boolean {
  return inCombat(s) && (phaseOf(s).waiting(s) & (1 << seat)) !== 0;
}

export function refusal(s: State, seat: number, action: Action): Refusal | undefined {
  if (!waitsFor(s, seat)) throw new Error(`seat ${seat} is not waited for (phase ${s.phase})`);
  return phaseOf(s).refuse(s, seat, action);
}

export function isListed(s: State, seat: number, action: Action): boolean {
  const wanted = JSON.stringify(action);
  return phaseOf(s)
    .legal(s, seat)
    .some((listed) => JSON.stringify(listed) === wanted);
}

/** Plays an action that must be accepted and listed. */
export function play(s: State, seat: number, action: Action): Event[] {
  const refused = refusal(s, seat, action);
  if (refused !== undefined) throw new Error(`${JSON.stringify(action)}: ${refused.code}`);
  if (!isListed(s, seat, action)) throw new Error(`${JSON.stringify(action)} is not in the list`);
  const out: Out = [];
  phaseOf(s).perform(s, seat, action, out);
  return [...out, ...runOn(s)];
}

export function fire(unit: number, targetClass: number, party = -1): Action {
  return { type: "fire", unit, targetClass, party };
}

export function retreatTo(unit: number, id: string): Action {
  return { type: "retreat", unit, to: area(id) };
}

export function rebaseTo(unit: number, id: string): Action {
  return { type: "rebase", unit, to: area(id) };
}

/** The areas to which a unit may go by actions of this type, by name. */
export function waysOut(s: State, seat: number, unit: number, type: "retreat" | "rebase"): number[] {
  return phaseOf(s)
    .legal(s, seat)
    .flatMap((action) => (action.type === type && action.unit === unit ? [action.to] : []));
}

/** The indices by area agree with the units. */
export function indexFaults(s: State): string[] {
  const present = new Array<number>(AREA_COUNT * PARTY_COUNT).fill(0);
  s.unitArea.forEach((at, unit) => {
    if (at >= 0 && (s.unitFlags[unit] & 4) === 0)
      present[at * PARTY_COUNT + PARTY_OF_NATIONALITY[s.unitNationality[unit]]]++;
  });
  return present.flatMap((count, slot) =>
    count === countOf(s.present, Math.floor(slot / PARTY_COUNT), slot % PARTY_COUNT) ? [] : [`slot ${slot}`],
  );
}
