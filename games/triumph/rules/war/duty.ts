/** §15.21, §15.4, R101 The Aggression that must follow a Declaration of War or a Violation of Neutrality. */

import type { Area, Faction, Nation, Unit } from "../../data/ids.ts";
import { AREAS_OF_NATION, IS_STRAIT } from "../../data/map.ts";
import { blankState } from "../../model/blankState.ts";
import { copyInto } from "../../model/copy.ts";
import type { Declaration, Out } from "../../model/events.ts";
import { DECLARATIONS, type DeclarationRow } from "../../model/rows.ts";
import { DECLARE_WAR, type State, VIOLATE } from "../../model/state.ts";
import { moverOnRoute, moveUnit } from "../movement/movement.ts";
import { aggresses, type Board, ENEMY_UNITS, OWN_UNITS, surveyBoard } from "../nations/territory.ts";
import { couldStillMove, isWithinRangeOfNation, unmovedUnits } from "../routes/range.ts";
import { isQuietMove, mayHaveSideEffects } from "../routes/routeClasses.ts";
import { type Survey, survey } from "../routes/survey.ts";
import { isAggression } from "./aggression.ts";
import { canStrike, findStrikes, isMetIn, type Strike, type Strikes, strikesOf } from "./aggressors.ts";
import { occupies } from "./relations.ts";

/** A declaration as events show it. */
export function describeDeclaration(kind: number, object: number): Declaration {
  if (kind === DECLARE_WAR) return { kind: "war", rival: object };
  return { kind: kind === VIOLATE ? "violation" : "intervention", nation: object };
}

// ---- matching victims with units

/** R39 A Sea still shared with the Rival will be fought over: no move is needed. */
function sharesSeaWith(s: State, faction: Faction, rival: Faction): boolean {
  return s.sharedSeas.some((sea) => occupies(s, faction, sea) && occupies(s, rival, sea));
}

/** The declarations that still need a move, and units that could make it; found once for many questions. */
export interface OpenDuties {
  /** Rows of `duties`. */
  readonly positions: readonly number[];
  /** For each of them some candidates: enough to match all of them, even without any one unit. */
  readonly units: Candidates;
  /** For each of them where units can strike. */
  readonly strikes: readonly Strikes[];
  /** Where each candidate does. */
  readonly targets: readonly (readonly Area[])[];
  /** Every one of them can get a unit of its own and a Command. */
  readonly canMeetAll: boolean;
  /** The board that the candidates were found on. */
  readonly seen: Survey;
}

export function findOpenDuties(s: State, faction: Faction): OpenDuties {
  const positions = openPositions(s, faction);
  const seen = survey(s, faction);
  const movers = positions.length > 0 ? unmovedUnits(s, faction) : [];
  const strikes = positions.map((row) => strikesFor(s, faction, seen.board, row));
  const found = strikes.map((some) => findStrikes(some, movers, positions.length + 1));
  const units = found.map(unitsOf);
  const targets = found.map((some) => some.map(({ area }) => area));
  return { positions, strikes, units, targets, canMeetAll: allMatched(units, s.command, NOBODY), seen };
}

/** Where units can strike for the declaration in this row of `duties`. */
function strikesFor(s: State, faction: Faction, board: Board, row: number): Strikes {
  const { kind, object } = DECLARATIONS.at(s.duties, row);
  return strikesOf(s, faction, board, kind, object);
}

/** May a unit make any move that concerns no other unit? Not if its Aggression or its Command is needed elsewhere. */
export function isFreeToMove(s: State, open: OpenDuties, unit: Unit): boolean {
  if (!open.canMeetAll || open.positions.length === 0) return true;
  if (s.command <= open.positions.length) return false;
  return !open.units.some((units) => units.includes(unit)) || allMatched(open.units, s.command - 1, unit);
}

/** Are all Commands needed for declarations, and is the unit too far away from all of them? Then it stays. */
export function isNeededElsewhere(s: State, open: OpenDuties, unit: Unit): boolean {
  if (open.positions.length < s.command || !open.canMeetAll) return false;
  return open.positions.every((row) => {
    const { kind, object } = DECLARATIONS.at(s.duties, row);
    return kind === VIOLATE && !isWithinRangeOfNation(s, unit, object);
  });
}

/** Is every Command needed for a declaration? Then only moves that meet one keep all of them possible. */
export function allCommandsAreDue(s: State, open: OpenDuties): boolean {
  return open.canMeetAll && open.positions.length > 0 && s.command <= open.positions.length;
}

/** Has the unit a move that meets an open declaration? */
export function canMeetDuty(open: OpenDuties, unit: Unit): boolean {
  return open.strikes.some((strikes, duty) => open.units[duty].includes(unit) || canStrike(strikes, unit));
}

/** Would the only open declaration be met by this unit? */
export function meetsOnlyDuty(s: State, open: OpenDuties, unit: Unit): boolean {
  return DECLARATIONS.count(s.duties) === 1 && open.units.length === 1 && open.units[0].includes(unit);
}

function openPositions(s: State, faction: Faction): number[] {
  const positions: number[] = [];
  DECLARATIONS.all(s.duties).forEach(({ kind, object }, row) => {
    if (kind !== DECLARE_WAR || !sharesSeaWith(s, faction, object)) positions.push(row);
  });
  return positions;
}

/** The declaration that lacks its Aggression, if there is just one. */
export function onlyOpenDuty(s: State, faction: Faction): DeclarationRow | undefined {
  if (DECLARATIONS.count(s.duties) !== 1) return undefined;
  const duty = DECLARATIONS.at(s.duties, 0);
  return duty.kind === DECLARE_WAR && sharesSeaWith(s, faction, duty.object) ? undefined : duty;
}

/** For each of these duties up to `most` units that could meet it. */
function findCandidates(
  s: State,
  faction: Faction,
  board: Board,
  positions: readonly number[],
  most: number,
): Unit[][] {
  const movers = positions.length > 0 ? unmovedUnits(s, faction) : [];
  return positions.map((row) => unitsOf(findStrikes(strikesFor(s, faction, board, row), movers, most)));
}

function unitsOf(strikes: readonly Strike[]): Unit[] {
  return strikes.map(({ unit }) => unit);
}

/** Candidates for each duty. */
type Candidates = readonly (readonly Unit[])[];

/** Indices of the duties that can each get a unit of their own, never `spared`, with this number of Commands. */
function matchDuties(units: Candidates, commands: number, spared: Unit): number[] {
  const chosen = units.map(() => NOBODY);
  const matched: number[] = [];
  for (let i = 0; i < chosen.length && matched.length < commands; i++) {
    if (findUnit(i, units, chosen, [spared])) matched.push(i);
  }
  return matched;
}

/** Gives duty `i` a unit of its list, if need be by giving other duties another unit. */
function findUnit(i: number, units: Candidates, chosen: Unit[], tried: Unit[]): boolean {
  for (const unit of units[i]) {
    if (tried.includes(unit)) continue;
    tried.push(unit);
    const other = chosen.indexOf(unit);
    if (other < 0 || findUnit(other, units, chosen, tried)) {
      chosen[i] = unit;
      return true;
    }
  }
  return false;
}

const NOBODY = -1;

/** With more candidates for each duty than there are duties, each finds a unit, whichever is spared. */
function allMatched(units: Candidates, commands: number, spared: Unit): boolean {
  if (units.length === 0) return true;
  if (commands < units.length) return false;
  return (
    units.every((some) => some.length > units.length) || matchDuties(units, commands, spared).length === units.length
  );
}

/** R101 Can every declaration still get its Aggression? */
export function canMeetAll(s: State, faction: Faction): boolean {
  const positions = openPositions(s, faction);
  if (positions.length > s.command) return false;
  return allMatched(
    findCandidates(s, faction, surveyBoard(s, faction), positions, positions.length),
    s.command,
    NOBODY,
  );
}

/**
 * R101 Could they all get it if this nation were Violated too? `board` shows it as Violated, `open` are the duties
 * without it: what could be met before can still be met, unless it was by way of the nation's Straits. `nearby` has a unit of
 * each kind of movers that is near enough to the nation.
 */
export function canMeetAllWith(
  s: State,
  faction: Faction,
  board: Board,
  movers: readonly Unit[],
  nearby: readonly Unit[],
  nation: Nation,
  open: OpenDuties,
): boolean {
  const most = open.positions.length + 1;
  if (most > s.command) return false;
  const strikes = strikesOf(s, faction, board, VIOLATE, nation);
  const any = unitsOf(findStrikes(strikes, nearby, 1));
  if (any.length === 0 || most === 1) return any.length > 0;
  const isOnTheWay = HAS_STRAITS[nation];
  if (!isOnTheWay && allMatched([...open.units, any], s.command, NOBODY)) return true;
  const units = open.positions.map((row, duty) => {
    const areKnown = !isOnTheWay && open.units[duty].length >= most;
    return areKnown ? open.units[duty] : unitsOf(findStrikes(strikesFor(s, faction, board, row), movers, most));
  });
  return allMatched([...units, unitsOf(findStrikes(strikes, movers, most))], s.command, NOBODY);
}

const HAS_STRAITS = AREAS_OF_NATION.map((areas) => areas.some((area) => IS_STRAIT[area]));

// ---- while units move

/** After an Aggression in an area: the declarations that it fulfils are done. */
export function meetDuties(s: State, faction: Faction, area: Area, out: Out): void {
  for (let row = DECLARATIONS.count(s.duties) - 1; row >= 0; row--) {
    const { kind, object } = DECLARATIONS.at(s.duties, row);
    if (!isMetIn(s, kind, object, area)) continue;
    DECLARATIONS.remove(s.duties, row);
    out.push({ type: "declarationFulfilled", faction, ...describeDeclaration(kind, object) });
  }
}

/**
 * §15.21 Could every open declaration still get its Aggression after this legal move, if it could before?
 * For many moves of one unit, find the open duties and whether the unit is free once and pass them on.
 */
export function moveKeepsDuties(
  s: State,
  faction: Faction,
  unit: Unit,
  route: readonly Area[],
  strategic: boolean,
  open: OpenDuties,
  spare = isFreeToMove(s, open, unit),
): boolean {
  if (open.positions.length === 0 && s.sharedSeas.length === 0) return true;
  if (isQuietMove(s, unit, route, strategic, open.seen)) return spare;
  if (!open.canMeetAll) return true;
  const left = open.positions.length - dutiesMetIn(s, faction, open, route[route.length - 1]);
  if (left > s.command - 1) return false;
  if (s.sharedSeas.length === 0 && (left === 0 || othersSuffice(s, faction, unit, route, open))) return true;
  return stillCanMeetAll(s, imagineMove(s, faction, unit, route, strategic), faction, open);
}

/**
 * Can known units still meet whatever the move does not meet? Without side effects and Disengaging it changes nothing
 * for them but that own units stand where it ends: no Aggression there any more, and its border is of no use to them.
 */
function othersSuffice(s: State, faction: Faction, unit: Unit, route: readonly Area[], open: OpenDuties): boolean {
  const { board } = open.seen;
  if (mayHaveSideEffects(route, board) || (board[s.unitArea[unit]] & ENEMY_UNITS) !== 0) return false;
  const end = route[route.length - 1];
  const facts = board[end];
  const isAggression = aggresses(end, facts);
  const others: Unit[][] = [];
  board[end] |= OWN_UNITS;
  open.positions.forEach((row, duty) => {
    const { kind, object } = DECLARATIONS.at(s.duties, row);
    if (isAggression && isMetIn(s, kind, object, end)) return;
    others.push(
      open.units[duty].filter((other, i) => {
        if (other === unit) return false;
        if (open.targets[duty][i] !== end) return true;
        return canStrike(strikesOf(s, faction, board, kind, object), other);
      }),
    );
  });
  board[end] = facts;
  return allMatched(others, s.command - 1, NOBODY);
}

/** How many of the open duties a move into this area would meet. */
function dutiesMetIn(s: State, faction: Faction, open: OpenDuties, area: Area): number {
  if (!isAggression(s, faction, area)) return 0;
  return open.positions.filter((row) => {
    const { kind, object } = DECLARATIONS.at(s.duties, row);
    return isMetIn(s, kind, object, area);
  }).length;
}

/** The known candidates are tried first: mostly they can still meet the duties. */
function stillCanMeetAll(s: State, after: State, faction: Faction, known: OpenDuties): boolean {
  const positions = openPositions(after, faction);
  if (positions.length === 0) return true;
  if (positions.length > after.command) return false;
  const board = surveyBoard(after, faction);
  const most = positions.length;
  const still = positions.map((row) => {
    const { kind, object } = DECLARATIONS.at(after.duties, row);
    const units = knownCandidates(s, known, kind, object).filter((unit) => couldStillMove(after, faction, unit));
    return unitsOf(findStrikes(strikesOf(after, faction, board, kind, object), units, most));
  });
  if (allMatched(still, after.command, NOBODY)) return true;
  return allMatched(findCandidates(after, faction, board, positions, most), after.command, NOBODY);
}

function knownCandidates(s: State, known: OpenDuties, kind: number, object: number): readonly Unit[] {
  const row = DECLARATIONS.seek(s.duties, kind, object);
  const duty = known.positions.indexOf(row);
  return duty < 0 ? [] : known.units[duty];
}

/** The state after the move that was imagined last. */
const IMAGINED = blankState();

function imagineMove(s: State, faction: Faction, unit: Unit, route: readonly Area[], strategic: boolean): State {
  copyInto(IMAGINED, s);
  const after = IMAGINED;
  const end = route[route.length - 1];
  moveUnit(moverOnRoute(after, unit, route, strategic), route, []);
  after.command--;
  if (isAggression(s, faction, end)) meetDuties(after, faction, end, []);
  return after;
}

/** §15.21 Movement may not end while an open declaration can still get its Aggression. */
export function openDutyCanBeMet(s: State, faction: Faction, open: OpenDuties = findOpenDuties(s, faction)): boolean {
  return s.command > 0 && open.units.some((units) => units.length > 0);
}

/**
 * R101 What became impossible by disbanding, musters or Border Limits is no longer due. Returns the open duties if all
 * of them are still possible.
 */
export function releaseImpossibleDuties(s: State, faction: Faction, out: Out): OpenDuties | undefined {
  if (s.duties.length === 0) return undefined;
  const open = findOpenDuties(s, faction);
  if (open.canMeetAll) return open;
  const matched = matchDuties(open.units, s.command, NOBODY);
  for (let i = open.positions.length - 1; i >= 0; i--) {
    if (matched.includes(i)) continue;
    const { kind, object } = DECLARATIONS.remove(s.duties, open.positions[i]);
    out.push({ type: "aggressionWaived", faction, ...describeDeclaration(kind, object) });
  }
  return undefined;
}
