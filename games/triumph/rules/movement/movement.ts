/** §11.0 The rules of a move, step by step along its route, and carrying it out. */

import type { Refusal } from "@tripartite/kernel";
import type { Area, Faction, Nation, Party, Unit } from "../../data/ids.ts";
import { NATIVE } from "../../data/kinds.ts";
import { AREA_COUNT, border, ENTRY_COST, IS_LAND, NATION_OF_AREA, OTTAWA, USSR_NATION } from "../../data/map.ts";
import { type Out, only } from "../../model/events.ts";
import { NO } from "../../model/refusals.ts";
import { ENGAGEMENTS } from "../../model/rows.ts";
import { DISENGAGED, ENGAGED, INVADER, MOVED, type State } from "../../model/state.ts";
import { type Facts, OWN_ONLY, territory } from "../nations/territory.ts";
import { enterOttawa } from "../nations/usa.ts";
import { leastCost } from "../routes/range.ts";
import { packRoute, partyOf, relocateUnit } from "../units.ts";
import { occupies } from "../war/relations.ts";
import { airEndRefusal } from "./air.ts";
import { disengageEndRefusal, disengageRefusal } from "./disengage.ts";
import { arrivalRefusal, entryRefusal } from "./entry.ts";
import { landEndRefusal, landPassRefusal } from "./land.ts";
import { effectsOf, NO_BORDER, partitionedBy } from "./moveEffects.ts";
import {
  ALONG_COAST,
  BY_AIR,
  BY_LAND,
  BY_SEA,
  isCrossable,
  MODES_OF_TYPE,
  type Mode,
  type MovePlan,
  type Mover,
  moverOf,
} from "./mover.ts";
import { seaEndRefusal, seaEntryRefusal, seaPassRefusal } from "./sea.ts";
import { strategicRefusal, strategicStartRefusal } from "./strategic.ts";

// ---- one step

/** What bars the unit from starting at all. */
export function departureRefusal(m: Mover, startFacts: Facts): Refusal | undefined {
  if (m.inWinter && NATION_OF_AREA[m.start] !== USSR_NATION) return NO.WINTER_AREA;
  return m.strategic ? strategicStartRefusal(m, startFacts) : undefined;
}

/** A free unit that steps into a Friendly area without strangers. */
function isUnhindered(m: Mover, facts: Facts): boolean {
  return (facts & ~OWN_ONLY) === 0 && m.isFree;
}

/** What bars the step into `to`, whether or not the move ends there. */
function stepRefusal(m: Mover, from: Area, to: Area, facts: Facts, isEnd: boolean): Refusal | undefined {
  const refusal = entryRefusal(m, to, facts, isEnd) ?? (m.mode === BY_SEA ? seaEntryRefusal(m, to, facts) : undefined);
  if (refusal !== undefined) return refusal;
  if (m.disengages && from === m.start) {
    const disengage = disengageRefusal(m, to, facts, isEnd);
    if (disengage !== undefined) return disengage;
  }
  return m.strategic ? strategicRefusal(m, to, facts, isEnd) : undefined;
}

/** Why the unit must stop after the step into `to`. */
export function passRefusal(m: Mover, from: Area, to: Area, facts: Facts): Refusal | undefined {
  const refusal = isUnhindered(m, facts) ? undefined : stepRefusal(m, from, to, facts, false);
  if (refusal !== undefined) return refusal;
  if (m.mode === BY_LAND) return landPassRefusal(facts);
  return m.mode === BY_SEA ? seaPassRefusal(m, to, facts) : undefined;
}

/** Why the unit may not end its move with the step into `to`; `first` is the first area on its way. */
export function endRefusal(m: Mover, from: Area, to: Area, facts: Facts, first: number = to): Refusal | undefined {
  if (isUnhindered(m, facts)) return m.mode === BY_AIR ? airEndRefusal(m, to, facts) : undefined;
  const refusal =
    stepRefusal(m, from, to, facts, true) ?? arrivalRefusal(m, to, facts) ?? disengageEndRefusal(m, first, to, facts);
  if (refusal !== undefined) return refusal;
  if (m.mode === BY_LAND) return landEndRefusal(m, from, to, facts);
  return m.mode === BY_AIR ? airEndRefusal(m, to, facts) : seaEndRefusal(m, from, to, facts);
}

// ---- a whole route

/** The first step of the route that breaks a rule, and the rule. */
interface Fault {
  readonly step: number;
  readonly refusal: Refusal;
}

/** The route is a path for the mover's mode. */
function faultOf(m: Mover, startFacts: Facts, route: readonly Area[]): Fault | undefined {
  let from = m.start;
  let cost = 0;
  for (let step = 0; step < route.length; step++) {
    const to = route[step];
    cost += ENTRY_COST[to];
    if (cost > m.speed) return { step, refusal: NO.RANGE };
    const departure = step === 0 ? departureRefusal(m, startFacts) : undefined;
    if (departure !== undefined) return { step, refusal: departure };
    const facts = territory(m.s, m.faction, to);
    const isEnd = step === route.length - 1;
    const refusal = isEnd ? endRefusal(m, from, to, facts, route[0]) : passRefusal(m, from, to, facts);
    if (refusal !== undefined) return { step, refusal };
    from = to;
  }
  return undefined;
}

/**
 * Why the unit may not take this route (the areas entered, in order); undefined if some mode allows it. An end that is
 * too far away on any route is the first reason. Otherwise the mode that gets farthest tells why; that a longer route is
 * the refusal of a coast step is reported only if the route is nothing else.
 */
export function routeRefusal(s: State, unit: Unit, route: readonly Area[], strategic: boolean): Refusal | undefined {
  const modes = MODES_OF_TYPE[s.unitType[unit]];
  if (modes.length === 0) return NO.UNIT_IMMOBILE;
  const startFacts = territory(s, partyOf(s, unit), s.unitArea[unit]);
  const movers = modes.map((mode) => moverOf(s, unit, mode, strategic, startFacts));
  if (movers.every((m) => isTooFar(m, route))) return NO.RANGE;
  let telling: Fault | undefined;
  for (const m of movers) {
    if (!isPath(m.start, route, MODE_ALONE[m.mode])) continue;
    const fault = faultOf(m, startFacts, route);
    if (fault === undefined) return undefined;
    if (telling === undefined || (fault.step > telling.step && m.mode !== ALONG_COAST)) telling = fault;
  }
  if (telling !== undefined) return telling.refusal;
  return isPath(s.unitArea[unit], route, modes) ? NO.MODE_MIX : NO.NOT_ADJACENT;
}

/** This route costs more than the unit can pay, and so does every other one to its end. */
function isTooFar({ mode, start, speed }: Mover, route: readonly Area[]): boolean {
  const cost = route.reduce((sum, area) => sum + ENTRY_COST[area], 0);
  return cost > speed && leastCost(mode, start, route[route.length - 1]) > speed;
}

/** Does a border that can be crossed in one of the modes lead from each area of the route to the next? */
function isPath(start: Area, route: readonly Area[], modes: readonly Mode[]): boolean {
  let from = start;
  for (const to of route) {
    const crossed = to >= 0 && to < AREA_COUNT ? border(from, to) : -1;
    if (crossed < 0 || !modes.some((mode) => isCrossable(mode, crossed))) return false;
    from = to;
  }
  return route.length > 0;
}

const MODE_ALONE = [[BY_LAND], [BY_SEA], [BY_AIR], [ALONG_COAST]];

/** The mode in which a legal route is taken: the first that allows it. */
export function moverOnRoute(s: State, unit: Unit, route: readonly Area[], strategic: boolean): Mover {
  const startFacts = territory(s, partyOf(s, unit), s.unitArea[unit]);
  for (const mode of MODES_OF_TYPE[s.unitType[unit]]) {
    if (!isPath(s.unitArea[unit], route, MODE_ALONE[mode])) continue;
    const m = moverOf(s, unit, mode, strategic, startFacts);
    if (faultOf(m, startFacts, route) === undefined) return m;
  }
  throw new Error("no mode allows this route");
}

/** The mover of a move that was offered. */
export function moverByPlan(s: State, unit: Unit, { mode }: MovePlan, strategic: boolean): Mover {
  return moverOf(s, unit, mode, strategic, territory(s, partyOf(s, unit), s.unitArea[unit]));
}

// ---- carrying it out

/** Moves a unit along a legal route. */
export function moveUnit(m: Mover, route: readonly Area[], out: Out): void {
  const { s, unit } = m;
  const { from, end, exit, entry, engages, invades, aggresses } = effectsOf(m, route);
  const partitioned = partitionedBy(m, route);
  announce(m, route, out);
  if (m.disengages) s.unitFlags[unit] |= DISENGAGED;
  if (exit !== NO_BORDER) s.crossings.push(exit);
  if (invades) s.unitFlags[unit] |= INVADER;
  if (entry !== NO_BORDER) (invades ? s.invasions : s.crossings).push(entry);
  if (engages) engage(m, from, end);
  if (aggresses && !s.aggressed.includes(end)) s.aggressed.push(end);
  relocateUnit(s, unit, end);
  s.unitFlags[unit] |= MOVED;
  s.unitRoute[unit] = m.strategic ? 0 : packRoute([m.start, ...route]);
  if (route.includes(OTTAWA)) enterOttawa(s, m.faction, out);
  for (const nation of partitioned) partition(s, m.faction, nation, out);
}

/** §15.422, R106 */
function partition(s: State, faction: Faction, nation: Nation, out: Out): void {
  s.enemies[nation] |= 1 << faction;
  out.push({ type: "partitioned", faction, nation });
}

function announce(m: Mover, route: readonly Area[], out: Out): void {
  const nationality = m.s.unitNationality[m.unit];
  out.push({ type: "moved", nationality, from: m.start, route: [...route], strategic: m.strategic });
  out.push({
    ...{ type: "unitMoved", audience: only(m.faction), unit: m.unit },
    ...{ nationality, unitType: m.s.unitType[m.unit], cv: m.s.unitCv[m.unit] },
    ...{ from: m.start, route: [...route], strategic: m.strategic },
  });
}

/** §12.5c The way the Enemy came is closed to the Defenders. */
function engage(m: Mover, from: Area, to: Area): void {
  m.s.unitFlags[m.unit] |= ENGAGED;
  const closed = { battle: to, from, closedTo: closedTo(m, from) };
  const known = m.s.engagements;
  const row = ENGAGEMENTS.seek(known, to, from);
  if (row < 0) ENGAGEMENTS.add(known, closed);
  else ENGAGEMENTS.set(known, row, { ...closed, closedTo: closed.closedTo | ENGAGEMENTS.at(known, row).closedTo });
}

/** R64 Air Forces and Subs close the way only to Defenders that neither controlled nor occupied the area. */
function closedTo(m: Mover, from: Area): number {
  let mask = 0;
  for (let party: Party = 0; party < NATIVE; party++)
    if (party !== m.faction && !(m.passesEnemies && isOwnOf(m.s, party, from))) mask |= 1 << party;
  return mask;
}

function isOwnOf(s: State, party: Party, area: Area): boolean {
  if (occupies(s, party, area)) return true;
  return IS_LAND[area] ? s.control[area] === party : (s.control[area] & (1 << party)) !== 0;
}
