/** §15.21, §15.4, R101 The Aggression that must follow a Declaration of War or a Violation of Neutrality. */
import { copyState } from "../copy.ts";
import { AIR_FORCE, HEAVY_BOMBERS, INFANTRY, MOTORIZED_INFANTRY } from "../data/kinds.ts";
import { AREA_COUNT, AREAS_OF_NATION, ENTRY_COST, NATION_COUNT, NATION_OF_AREA, NEIGHBOURS } from "../data/map.ts";
import { SPEED } from "../data/units.ts";
import type { Declaration, Out } from "../events.ts";
import { DECLARE_WAR, MOVED, type State, VIOLATE } from "../state.ts";
import { canAggressAgainstNation, canAggressAgainstRival, isAggression } from "./aggression.ts";
import { moveUnit } from "./movement.ts";
import { occupies } from "./relations.ts";
import { hasFlag, partyOf } from "./units.ts";

/** A declaration as events show it. */
export function describeDeclaration(kind: number, object: number): Declaration {
  if (kind === DECLARE_WAR) return { kind: "war", rival: object };
  return { kind: kind === VIOLATE ? "violation" : "intervention", nation: object };
}

// ---- which units come into question

/** The least cost of a move of any mode from each area into each nation. */
const COST_TO_NATION: readonly (readonly number[])[] = Array.from({ length: NATION_COUNT }, (_, nation) =>
  costs(nation),
);

function costs(nation: number): number[] {
  const cost = new Array<number>(AREA_COUNT).fill(Number.MAX_SAFE_INTEGER);
  const queue = [...AREAS_OF_NATION[nation]];
  for (const area of queue) cost[area] = 0;
  for (let head = 0; head < queue.length; head++) {
    const area = queue[head];
    for (const from of NEIGHBOURS[area]) {
      if (cost[area] + ENTRY_COST[area] >= cost[from]) continue;
      cost[from] = cost[area] + ENTRY_COST[area];
      queue.push(from);
    }
  }
  return cost;
}

function greatestSpeed(s: State, f: number, type: number): number {
  if (type === AIR_FORCE) return SPEED[type] + ((s.techs[f] >> HEAVY_BOMBERS) & 1);
  return type === INFANTRY ? SPEED[type] + ((s.techs[f] >> MOTORIZED_INFANTRY) & 1) : SPEED[type];
}

function isWithinRange(s: State, f: number, unit: number, nation: number): boolean {
  return COST_TO_NATION[nation][s.unitArea[unit]] <= greatestSpeed(s, f, s.unitType[unit]);
}

function couldStillMove(s: State, f: number, unit: number): boolean {
  return s.unitArea[unit] >= 0 && partyOf(s, unit) === f && !hasFlag(s, unit, MOVED);
}

/** Does distance alone allow some unit of f to reach the nation? */
export function isNationWithinRange(s: State, f: number, nation: number): boolean {
  for (let unit = 0; unit < s.unitArea.length; unit++) {
    if (couldStillMove(s, f, unit) && isWithinRange(s, f, unit, nation)) return true;
  }
  return false;
}

function couldAggress(s: State, f: number, unit: number, kind: number, object: number): boolean {
  if (!couldStillMove(s, f, unit)) return false;
  if (kind === DECLARE_WAR) return canAggressAgainstRival(s, unit, object);
  return isWithinRange(s, f, unit, object) && canAggressAgainstNation(s, unit, object);
}

// ---- matching victims with units

/** R39 A Sea still shared with the Rival will be fought over: no move is needed. */
function sharesSeaWith(s: State, f: number, rival: number): boolean {
  return s.sharedSeas.some((sea) => occupies(s, f, sea) && occupies(s, rival, sea));
}

/** Positions in `duties` of the declarations that still need a move. */
function openDuties(s: State, f: number): number[] {
  const open: number[] = [];
  for (let i = 0; i < s.duties.length; i += 2) {
    if (s.duties[i] !== DECLARE_WAR || !sharesSeaWith(s, f, s.duties[i + 1])) open.push(i);
  }
  return open;
}

/** Up to `most` units that could Aggress against the victim of a duty: more are never needed to match them all. */
function candidates(s: State, f: number, duty: number, most: number): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < s.unitArea.length && units.length < most; unit++) {
    if (couldAggress(s, f, unit, s.duties[duty], s.duties[duty + 1])) units.push(unit);
  }
  return units;
}

/** Of the open duties those that can be matched with a different unit each, no more than Commands are left. */
function matchedDuties(s: State, f: number, open: readonly number[]): number[] {
  if (open.length === 0 || s.command <= 0) return [];
  const lists = open.map((duty) => candidates(s, f, duty, open.length));
  const chosen = open.map(() => -1);
  const matched: number[] = [];
  for (let i = 0; i < open.length && matched.length < s.command; i++) {
    if (findUnit(i, lists, chosen, [])) matched.push(open[i]);
  }
  return matched;
}

/** Gives duty `i` a unit of its list, if need be by giving other duties another unit. */
function findUnit(i: number, lists: readonly number[][], chosen: number[], tried: number[]): boolean {
  for (const unit of lists[i]) {
    if (tried.includes(unit)) continue;
    tried.push(unit);
    const other = chosen.indexOf(unit);
    if (other < 0 || findUnit(other, lists, chosen, tried)) {
      chosen[i] = unit;
      return true;
    }
  }
  return false;
}

/** R101 Can every declaration still get its Aggression? */
export function isSound(s: State, f: number): boolean {
  const open = openDuties(s, f);
  return open.length <= s.command && matchedDuties(s, f, open).length === open.length;
}

// ---- while units move

/** After an Aggression in an area: the declarations that it fulfils are done. */
export function meetDuties(s: State, f: number, area: number, out: Out): void {
  for (let i = s.duties.length - 2; i >= 0; i -= 2) {
    if (!isMetIn(s, s.duties[i], s.duties[i + 1], area)) continue;
    const [kind, object] = s.duties.splice(i, 2);
    out.push({ type: "declarationFulfilled", faction: f, ...describeDeclaration(kind, object) });
  }
}

/** R101 A nation is met in its land, a Rival anywhere by Aggression against his units or territory. */
function isMetIn(s: State, kind: number, object: number, area: number): boolean {
  if (kind === VIOLATE) return NATION_OF_AREA[area] === object;
  return occupies(s, object, area) || (NATION_OF_AREA[area] >= 0 && s.control[area] === object);
}

/** §15.21 Could every open declaration still get its Aggression after this move, if it could before? */
export function moveKeepsDuties(
  s: State,
  f: number,
  unit: number,
  route: readonly number[],
  strategic: boolean,
): boolean {
  if (s.duties.length === 0) return true;
  const after = copyState(s);
  const end = route[route.length - 1];
  moveUnit(after, unit, route, strategic, []);
  after.command--;
  if (isAggression(s, f, end)) meetDuties(after, f, end, []);
  return isSound(after, f) || !isSound(s, f);
}

/** §15.21 Movement may not end while an open declaration can still get its Aggression. */
export function openDutyCanBeMet(s: State, f: number): boolean {
  return s.duties.length > 0 && matchedDuties(s, f, openDuties(s, f)).length > 0;
}

/** R101 What became impossible by disbanding, musters or Border Limits is no longer due. */
export function releaseImpossibleDuties(s: State, f: number, out: Out): void {
  if (s.duties.length === 0) return;
  const open = openDuties(s, f);
  const matched = matchedDuties(s, f, open);
  for (let i = s.duties.length - 2; i >= 0; i -= 2) {
    if (!open.includes(i) || matched.includes(i)) continue;
    const [kind, object] = s.duties.splice(i, 2);
    out.push({ type: "aggressionWaived", faction: f, ...describeDeclaration(kind, object) });
  }
}
