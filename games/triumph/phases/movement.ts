/** §11 The Movement Phase: the Active Player moves units one by one, one for each Command. */

import { keepNote, noteOf, type Offer, planned, type Refusal } from "@tripartite/kernel";
import type { Area, Faction, Unit } from "../data/ids.ts";
import { FORTRESS, WINTER } from "../data/kinds.ts";
import { NATION_OF_AREA, USSR_NATION } from "../data/map.ts";
import type { Action, ActionOf } from "../model/actions.ts";
import type { Event, Out } from "../model/events.ts";
import { NO } from "../model/refusals.ts";
import { DECLARATIONS } from "../model/rows.ts";
import { DECLARE_WAR, MOVED, PHASE, type State, seatInTurn, TURN_EMERGENCY } from "../model/state.ts";
import { moverByPlan, moverOnRoute, moveUnit, routeRefusal } from "../rules/movement/movement.ts";
import { kindOfMover, unmovedUnits } from "../rules/routes/range.ts";
import { canMove, hasQuietStep, listMoves, listPlainMoves, type MoveOffer } from "../rules/routes/routes.ts";
import { type Survey, survey } from "../rules/routes/survey.ts";
import { hasFlag, partyOf } from "../rules/units.ts";
import { canClaimAtomic, claimAtomic } from "../rules/victory.ts";
import { aggressesAgainstNation, aggressesAgainstRival, isAggression } from "../rules/war/aggression.ts";
import { NOWHERE, type Strikes, targetNextDoor } from "../rules/war/aggressors.ts";
import { refuseLateDeclaration } from "../rules/war/declarations.ts";
import {
  allCommandsAreDue,
  canMeetDuty,
  findOpenDuties,
  isFreeToMove,
  isNeededElsewhere,
  meetDuties,
  meetsOnlyDuty,
  moveKeepsDuties,
  type OpenDuties,
  openDutyCanBeMet,
  releaseImpossibleDuties,
} from "../rules/war/duty.ts";
import { drawPick, drawRoute } from "./draws.ts";
import type { Plan } from "./phase.ts";

type Move = ActionOf<"move">;

// ---- units

/** §11.0 Why this unit may not be moved at all. */
function refuseUnit(s: State, seat: Faction, unit: Unit): Refusal | undefined {
  if (!(unit >= 0 && unit < s.unitArea.length) || s.unitArea[unit] < 0 || partyOf(s, unit) !== seat)
    return NO.UNIT_UNKNOWN;
  if (s.command <= 0) return NO.COMMAND_SPENT;
  if (hasFlag(s, unit, MOVED)) return NO.UNIT_MOVED;
  return s.unitType[unit] === FORTRESS ? NO.UNIT_IMMOBILE : undefined;
}

/** The units of the seat that have a move, in slot order. */
function movableUnits(s: State, seat: Faction, { seen, open }: Outlook = outlookOf(s, seat)): Unit[] {
  const kinds: number[] = [];
  const answers: boolean[] = [];
  return (s.command > 0 ? unmovedUnits(s, seat) : []).filter((unit) => {
    const kind = kindOfMover(s, unit);
    const known = kinds.indexOf(kind);
    if (known >= 0) return answers[known];
    kinds.push(kind);
    const can = open ? hasDutifulMove(s, seat, unit, open) : canMove(s, unit, seen.board);
    answers.push(can);
    return can;
  });
}

/** The board as the seat finds it, and declarations that lack their Aggression: the same until a unit moves. */
class Outlook {
  readonly seen: Survey;
  readonly open: OpenDuties | undefined;

  constructor(s: State, seat: Faction, open = s.duties.length > 0 ? findOpenDuties(s, seat) : undefined) {
    this.open = open;
    this.seen = this.open?.seen ?? survey(s, seat);
  }
}

function outlookOf(s: State, seat: Faction): Outlook {
  const known = noteOf(s);
  if (known instanceof Outlook) return known;
  const outlook = new Outlook(s, seat);
  keepNote(s, outlook);
  return outlook;
}

/** The moves of a unit after which every declaration can still get its Aggression (§15.21). */
function dutifulMoves(s: State, seat: Faction, unit: Unit): MoveOffer[] {
  const { seen, open } = outlookOf(s, seat);
  const moves = listMoves(s, unit, seen);
  if (open === undefined) return moves;
  const spare = isFreeToMove(s, open, unit);
  return moves.filter(({ action }) => keepsDuties(s, seat, action, open, spare));
}

/** Usually there is a step that matters to no other Faction, and no list of the unit's moves is needed. */
function hasDutifulMove(s: State, seat: Faction, unit: Unit, open: OpenDuties): boolean {
  if (meetsOnlyDuty(s, open, unit)) return true;
  const spare = isFreeToMove(s, open, unit);
  if (spare && hasQuietStep(s, unit, open.seen)) return true;
  if (isNeededElsewhere(s, open, unit)) return false;
  const canMeet = canMeetDuty(open, unit);
  if (canMeet && DECLARATIONS.count(s.duties) === 1) return true;
  if (!canMeet && allCommandsAreDue(s, open)) return false;
  if (open.strikes.some((strikes) => strikeKeepsDuties(s, seat, strikes, unit, open))) return true;
  const isDutiful = ({ action }: MoveOffer) => keepsDuties(s, seat, action, open, spare);
  return listPlainMoves(s, unit, open.seen).some(isDutiful) || listMoves(s, unit, open.seen).some(isDutiful);
}

/** Can the unit march or fly straight into an area where it meets a declaration, with all others still possible? */
function strikeKeepsDuties(s: State, seat: Faction, strikes: Strikes, unit: Unit, open: OpenDuties): boolean {
  const area = targetNextDoor(strikes, unit);
  return area !== NOWHERE && moveKeepsDuties(s, seat, unit, [area], false, open);
}

function keepsDuties(s: State, seat: Faction, move: Move, open: OpenDuties, spare?: boolean): boolean {
  return moveKeepsDuties(s, seat, move.unit, move.route, move.strategic, open, spare);
}

// ---- refusals

function refusePick(s: State, seat: Faction, unit: Unit): Refusal | undefined {
  if (s.picked >= 0) return NO.UNIT_PICKED;
  const refusal = refuseUnit(s, seat, unit);
  if (refusal !== undefined) return refusal;
  if (s.duties.length > 0 && hasDutifulMove(s, seat, unit, findOpenDuties(s, seat))) return undefined;
  if (!canMove(s, unit)) return isOutInWinter(s, unit) ? NO.WINTER_AREA : NO.UNIT_STUCK;
  return s.duties.length > 0 ? NO.AGGRESSION_DUE : undefined;
}

/** §10.4 Units outside the USSR do not move in Winter. */
function isOutInWinter(s: State, unit: Unit): boolean {
  return s.season === WINTER && NATION_OF_AREA[s.unitArea[unit]] !== USSR_NATION;
}

function refuseMove(s: State, seat: Faction, move: Move): Refusal | undefined {
  const refusal = refuseUnit(s, seat, move.unit) ?? routeRefusal(s, move.unit, move.route, move.strategic);
  if (refusal !== undefined) return refusal;
  if (s.picked !== move.unit) return s.picked < 0 ? NO.UNIT_NOT_PICKED : NO.UNIT_PICKED;
  return s.duties.length > 0 && !keepsDuties(s, seat, move, findOpenDuties(s, seat)) ? NO.AGGRESSION_DUE : undefined;
}

/** Movement may not end while a declaration lacks an Aggression that is still possible (R101). */
function refuseEnd(
  s: State,
  seat: Faction,
  open = s.duties.length > 0 ? outlookOf(s, seat).open : undefined,
  movable?: readonly Unit[],
): Refusal | undefined {
  if (s.picked >= 0) return NO.UNIT_PICKED;
  if (open === undefined || !openDutyCanBeMet(s, seat, open)) return undefined;
  return (movable ?? movableUnits(s, seat)).length > 0 ? NO.AGGRESSION_DUE : undefined;
}

function refuseAtomic(s: State, seat: Faction): Refusal | undefined {
  if (s.picked >= 0) return NO.UNIT_PICKED;
  return canClaimAtomic(s, seat) ? undefined : NO.ATOMIC_CLAIM;
}

// ---- carrying out

/** A move that was not offered has no plan: its mode is the first that allows the route. */
function move(s: State, seat: Faction, { unit, route, strategic }: Move, out: Out, plan: Plan | undefined): void {
  const end = route[route.length - 1];
  const aggression = isAggression(s, seat, end);
  const m = plan ? moverByPlan(s, unit, plan, strategic) : moverOnRoute(s, unit, route, strategic);
  moveUnit(m, route, out);
  s.command--;
  s.moving = 1;
  s.picked = -1;
  if (aggression) meetDuties(s, seat, end, out);
  const open = releaseImpossibleDuties(s, seat, out);
  if (s.arrivals.length > 0) awaitUsaForces(s);
  else if (open !== undefined) keepNote(s, new Outlook(s, seat, open));
}

/** §8.46 The forces that join the West in another seat's turn. */
function awaitUsaForces(s: State): void {
  s.resume = PHASE.movement;
  s.phase = PHASE.reinforcements;
}

// ---- the answer of an absent player

/** Does a move into this area bring the Aggression that an open declaration asks for? */
function meetsDuty(s: State, seat: Faction, area: Area): boolean {
  return DECLARATIONS.some(s.duties, ({ kind, object }) =>
    kind === DECLARE_WAR ? aggressesAgainstRival(s, seat, area, object) : aggressesAgainstNation(s, seat, area, object),
  );
}

function dutyMove(s: State, seat: Faction, unit: Unit): Move | undefined {
  return dutifulMoves(s, seat, unit)
    .map(({ action }) => action)
    .find(({ route }) => meetsDuty(s, seat, route[route.length - 1]));
}

function strongestFirst(s: State): (a: Unit, b: Unit) => number {
  return (a, b) => s.unitCv[b] - s.unitCv[a] || a - b;
}

function fallback(s: State, seat: Faction): Action {
  if (s.picked >= 0) return dutyMove(s, seat, s.picked) ?? { type: "unpick" };
  if (refuseEnd(s, seat) === undefined) return { type: "endMovement" };
  const units = movableUnits(s, seat).sort(strongestFirst(s));
  const unit = units.find((candidate) => dutyMove(s, seat, candidate) !== undefined);
  return { type: "pick", unit: unit ?? units[0] };
}

/** D19, D20 */
export const movementPhase = planned<State, Action, Event, Plan>({
  decision: "D19",
  prompt(s) {
    if (s.picked >= 0) return "Choose where the unit moves, or put it back.";
    if (s.command <= 0) return "All Commands are used: end movement.";
    return s.turnKind === TURN_EMERGENCY
      ? "Emergency: pick a unit to move through Friendly areas, or end movement."
      : "Pick a unit to move, or end movement.";
  },
  waiting: (s) => 1 << seatInTurn(s),
  offers(s, seat) {
    if (s.picked >= 0) return [...dutifulMoves(s, seat, s.picked), { action: { type: "unpick" } }];
    const outlook = s.command > 0 ? outlookOf(s, seat) : undefined;
    const movable = outlook ? movableUnits(s, seat, outlook) : [];
    const offers: Offer<Action, Plan>[] = movable.map((unit) => ({ action: { type: "pick", unit } }));
    if (refuseAtomic(s, seat) === undefined) offers.push({ action: { type: "atomic" } });
    if (refuseEnd(s, seat, outlook?.open, movable) === undefined) offers.push({ action: { type: "endMovement" } });
    return offers;
  },
  draw: (s, seat, random) => (s.picked >= 0 ? drawRoute(s, seat, random) : drawPick(s, seat, random)),
  refuse(s, seat, action) {
    switch (action.type) {
      case "pick":
        return refusePick(s, seat, action.unit);
      case "unpick":
        return s.picked >= 0 ? undefined : NO.UNIT_NOT_PICKED;
      case "move":
        return refuseMove(s, seat, action);
      case "atomic":
        return refuseAtomic(s, seat);
      case "endMovement":
        return refuseEnd(s, seat);
      default:
        return refuseLateDeclaration(s, action) ?? NO.WRONG_ACTION;
    }
  },
  perform(s, seat, action, out, plan) {
    if (action.type === "pick") s.picked = action.unit;
    else if (action.type === "unpick") s.picked = -1;
    else if (action.type === "move") move(s, seat, action, out, plan);
    else if (action.type === "atomic") claimAtomic(s, seat, out);
    else if (action.type === "endMovement") s.phase = PHASE.movementEnd;
  },
  keepsNote: ({ type }) => type === "pick" || type === "unpick",
  proceed() {},
  fallback,
});
