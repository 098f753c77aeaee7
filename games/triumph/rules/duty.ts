/** §15.21, §15.4, R101 The Aggression that must follow a Declaration of War or a Violation of Neutrality. */
import { copyState } from "../copy.ts";
import type { Declaration, Out } from "../events.ts";
import { DECLARE_WAR, type State, VIOLATE } from "../state.ts";
import { isAggression } from "./aggression.ts";
import { findAggressors, firstAggressor, isMetIn } from "./aggressors.ts";
import { moveUnit } from "./movement.ts";
import { occupies } from "./relations.ts";
import { isQuietMove } from "./routeClasses.ts";

/** A declaration as events show it. */
export function describeDeclaration(kind: number, object: number): Declaration {
  if (kind === DECLARE_WAR) return { kind: "war", rival: object };
  return { kind: kind === VIOLATE ? "violation" : "intervention", nation: object };
}

// ---- matching victims with units

/** R39 A Sea still shared with the Rival will be fought over: no move is needed. */
function sharesSeaWith(s: State, f: number, rival: number): boolean {
  return s.sharedSeas.some((sea) => occupies(s, f, sea) && occupies(s, rival, sea));
}

/** The declarations that still need a move, and units that could make it; found once for many questions. */
export interface OpenDuties {
  /** Positions in `duties`. */
  readonly positions: readonly number[];
  /** For each of them some candidates: enough to match all of them, even without any one unit. */
  readonly units: readonly (readonly number[])[];
}

export function findOpenDuties(s: State, f: number): OpenDuties {
  return openDutiesWith(s, f, 1);
}

/** May a unit make any move that concerns no other unit? Not if its Aggression or its Command is needed elsewhere. */
export function isSpare(s: State, open: OpenDuties, unit: number): boolean {
  return allMatched(open, s.command - 1, unit) || !allMatched(open, s.command, NOBODY);
}

/** Would the only open declaration be met by this unit? */
export function meetsOnlyDuty(s: State, open: OpenDuties, unit: number): boolean {
  return s.duties.length === 2 && open.units.length === 1 && open.units[0].includes(unit);
}

function openDutiesWith(s: State, f: number, spareUnits: number): OpenDuties {
  const positions: number[] = [];
  for (let i = 0; i < s.duties.length; i += 2) {
    if (s.duties[i] !== DECLARE_WAR || !sharesSeaWith(s, f, s.duties[i + 1])) positions.push(i);
  }
  const most = positions.length + spareUnits;
  return { positions, units: positions.map((i) => findAggressors(s, f, s.duties[i], s.duties[i + 1], most)) };
}

/** Of the open duties those that can get a unit each, other than `spared`, with so many Commands. */
function matchDuties(open: OpenDuties, commands: number, spared: number): number[] {
  const chosen = open.positions.map(() => -1);
  const matched: number[] = [];
  for (let i = 0; i < chosen.length && matched.length < commands; i++) {
    if (findUnit(i, open, chosen, [spared])) matched.push(open.positions[i]);
  }
  return matched;
}

/** Gives duty `i` a unit of its list, if need be by giving other duties another unit. */
function findUnit(i: number, open: OpenDuties, chosen: number[], tried: number[]): boolean {
  for (const unit of open.units[i]) {
    if (tried.includes(unit)) continue;
    tried.push(unit);
    const other = chosen.indexOf(unit);
    if (other < 0 || findUnit(other, open, chosen, tried)) {
      chosen[i] = unit;
      return true;
    }
  }
  return false;
}

const NOBODY = -1;

function allMatched(open: OpenDuties, commands: number, spared: number): boolean {
  return matchDuties(open, commands, spared).length === open.positions.length;
}

/** R101 Can every declaration still get its Aggression? */
export function isSound(s: State, f: number): boolean {
  return allMatched(openDutiesWith(s, f, 0), s.command, NOBODY);
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

/**
 * §15.21 Could every open declaration still get its Aggression after this legal move, if it could before?
 * Whoever asks for many moves of one position finds the open duties once and passes them on.
 */
export function moveKeepsDuties(
  s: State,
  f: number,
  unit: number,
  route: readonly number[],
  strategic: boolean,
  open: OpenDuties,
): boolean {
  if (open.positions.length === 0 && s.sharedSeas.length === 0) return true;
  if (isQuietMove(s, unit, route, strategic)) return isSpare(s, open, unit);
  if (!allMatched(open, s.command, NOBODY)) return true;
  const left = open.positions.length - dutiesMetIn(s, f, open, route[route.length - 1]);
  if (left > s.command - 1) return false;
  return (left === 0 && s.sharedSeas.length === 0) || staysSound(imagineMove(s, f, unit, route, strategic), f, open);
}

/** How many of the open duties a move into this area would meet. */
function dutiesMetIn(s: State, f: number, open: OpenDuties, area: number): number {
  if (!isAggression(s, f, area)) return 0;
  return open.positions.filter((i) => isMetIn(s, s.duties[i], s.duties[i + 1], area)).length;
}

/** A single duty is tried with its known candidates first: mostly one of them can still meet it. */
function staysSound(after: State, f: number, known: OpenDuties): boolean {
  if (after.duties.length === 0) return true;
  if (after.duties.length === 2 && known.positions.length === 1 && after.command > 0) {
    if (firstAggressor(after, f, after.duties[0], after.duties[1], known.units[0]) >= 0) return true;
  }
  return isSound(after, f);
}

function imagineMove(s: State, f: number, unit: number, route: readonly number[], strategic: boolean): State {
  const after = copyState(s);
  const end = route[route.length - 1];
  moveUnit(after, unit, route, strategic, []);
  after.command--;
  if (isAggression(s, f, end)) meetDuties(after, f, end, []);
  return after;
}

/** §15.21 Movement may not end while an open declaration can still get its Aggression. */
export function openDutyCanBeMet(s: State, f: number): boolean {
  return s.duties.length > 0 && matchDuties(openDutiesWith(s, f, 0), s.command, NOBODY).length > 0;
}

/** R101 What became impossible by disbanding, musters or Border Limits is no longer due. */
export function releaseImpossibleDuties(s: State, f: number, out: Out): void {
  if (s.duties.length === 0) return;
  const open = openDutiesWith(s, f, 0);
  const matched = matchDuties(open, s.command, NOBODY);
  for (const position of open.positions.toReversed()) {
    if (matched.includes(position)) continue;
    const [kind, object] = s.duties.splice(position, 2);
    out.push({ type: "aggressionWaived", faction: f, ...describeDeclaration(kind, object) });
  }
}
