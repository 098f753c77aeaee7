/** Programs at tables: pure changes of a table's information, or a Problem that says why not. */
import { forbidden, Problem } from "../problem.ts";
import type { SeatInfo, TableInfo } from "./info.ts";
import { join, keptByBot, keptFor, type Sitter, seatsOf, withSeat } from "./lobby.ts";

const FREE: SeatInfo = { kind: "open", hotSeat: false, vacant: false };

/** Keeps a seat that nobody has for a program. */
export function invite(info: TableInfo, by: string, seat: number, program: Sitter): TableInfo {
  mustHost(info, by);
  if (info.status !== "gathering") throw new Problem("NOT_GATHERING", "The game has begun already.");
  const { kind } = info.seats[seat];
  if (kind !== "open" && kind !== "invited") throw new Problem("SEAT_TAKEN", "That seat is taken.");
  if (invitationOf(info, program.id) >= 0 || seatsOf(info, program.id).length > 0)
    throw new Problem("ALREADY_SEATED", "That bot has a seat at this table already.");
  return withSeat(info, seat, keptFor(program));
}

export function accept(info: TableInfo, program: Sitter): TableInfo {
  return join(info, { ...program, isProgram: true }, mustBeInvited(info, program), undefined);
}

/** The seat is free for anybody. */
export function decline(info: TableInfo, program: Sitter): TableInfo {
  return withSeat(info, mustBeInvited(info, program), FREE);
}

/** Before the game the seat is free again; later a bot of the server plays on. */
export function dismiss(info: TableInfo, by: string, seat: number, bot: string): TableInfo {
  mustHost(info, by);
  const { kind } = info.seats[seat];
  const gathering = info.status === "gathering";
  if (info.status === "ended" || (kind !== "program" && !(gathering && kind === "invited")))
    throw new Problem("NO_PROGRAM", "No program plays that seat.");
  return withSeat(info, seat, gathering ? FREE : keptByBot(bot, undefined, false));
}

/** A program is there no longer. */
export function remove(info: TableInfo, program: string, bot: string): TableInfo {
  const seats = info.seats.map((seat) => {
    const isIts = seat.person === program || (seat.kind === "invited" && seat.former === program);
    if (!isIts || info.status === "ended") return seat;
    return info.status === "gathering" ? FREE : keptByBot(bot, undefined, false);
  });
  return { ...info, seats };
}

/** The seat that is kept for a program, or -1. */
export function invitationOf({ seats }: TableInfo, program: string): number {
  return seats.findIndex(({ kind, former }) => kind === "invited" && former === program);
}

function mustBeInvited(info: TableInfo, { id }: Sitter): number {
  const seat = invitationOf(info, id);
  if (info.status !== "gathering" || seat < 0) throw new Problem("NOT_INVITED", "No seat is kept for you.");
  return seat;
}

function mustHost(info: TableInfo, person: string): void {
  if (info.creator !== person && seatsOf(info, person).length === 0) throw forbidden("You do not sit at this table.");
}
