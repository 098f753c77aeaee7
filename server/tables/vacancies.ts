/**
 * Who may sit down on a seat that a bot keeps: pure changes of a table's information, or a Problem that says why not.
 * No person sees the cards of two sides, and nobody joins without the consent of the others.
 */
import { Problem } from "../problem.ts";
import type { SeatInfo, TableInfo } from "./info.ts";
import type { PartnersOf, Sitter } from "./lobby.ts";
import * as lobby from "./lobby.ts";

/**
 * Takes a vacant seat, with those that belong to it, from the bot that keeps it. Whose seat it was needs nothing else;
 * everybody else needs the invitation of the table.
 */
export function takeOver(
  info: TableInfo,
  sitter: Sitter,
  seat: number,
  token: string | undefined,
  partnersOf: PartnersOf,
): TableInfo {
  mustBeFreeFor(info, sitter, seat);
  if (info.seats[seat].former !== sitter.id && token !== info.joinToken)
    throw new Problem("NOT_INVITED", "Use an invitation to this table, or ask those who sit at it for the seat.", 403);
  return sitDown(info, sitter, seat, partnersOf);
}

/** Asks everybody at the table for a vacant seat. */
export function askForSeat(info: TableInfo, sitter: Sitter, seat: number): TableInfo {
  mustBeFreeFor(info, sitter, seat);
  if (info.proposal !== undefined)
    throw new Problem("PROPOSAL_OPEN", "There is a proposal on the table already. Try again when it is answered.");
  if (lobby.peopleAt(info).length === 0) throw new Problem("NOBODY_THERE", "Nobody is at the table who could agree.");
  const { id: by, name } = sitter;
  return { ...info, proposal: { kind: "seat", seat, name, number: lobby.nextProposal(info), by, accepted: [] } };
}

/** Gives a seat to a person whom all have accepted; if it is no longer free, the question is void. */
export function seatIfAgreed(info: TableInfo, partnersOf: PartnersOf): TableInfo {
  const agreed = lobby.acceptedByAll(info);
  if (agreed?.kind !== "seat") return info;
  const { proposal, ...rest } = info;
  const sitter = { id: agreed.by, name: agreed.name };
  return whyNotFreeFor(info, sitter, agreed.seat) ? rest : sitDown(rest, sitter, agreed.seat, partnersOf);
}

/** Every seat that each person has ever held in the game; people in the order in which they first had one. */
export type Held = Readonly<Record<string, readonly number[]>>;

/** What is to be remembered of who sits at the table now. Before the game there is nothing to be seen. */
export function heldAfter({ status, seats, held }: TableInfo): Held {
  if (status === "gathering") return held;
  const all: Record<string, readonly number[]> = { ...held };
  seats.forEach(({ person }, seat) => {
    if (person !== undefined && !all[person]?.includes(seat)) all[person] = [...(all[person] ?? []), seat];
  });
  return all;
}

function mustBeFreeFor(info: TableInfo, sitter: Sitter, seat: number): void {
  const problem = whyNotFreeFor(info, sitter, seat);
  if (problem !== undefined) throw problem;
}

function whyNotFreeFor(info: TableInfo, { id }: Sitter, seat: number): Problem | undefined {
  if (info.status !== "playing") return new Problem("NOT_PLAYING", "The game is not in progress.");
  const { vacant, former } = info.seats[seat];
  if (!vacant) return new Problem("SEAT_TAKEN", "That seat is not vacant.");
  if (former === id) return undefined;
  if (info.practiceSeed !== undefined)
    return new Problem("PRACTICE_TABLE", "Dice and cards of this table were chosen by the one who made it.");
  if (lobby.seatsOf(info, id).length > 0) return new Problem("ALREADY_SEATED", "You sit at this table already.");
  if (lobby.seatsKeptFor(info, id).length > 0)
    return new Problem("OTHER_SEAT_KEPT", "A bot keeps another seat of this table for you.");
  if (info.held[id] !== undefined && !info.held[id].includes(seat))
    return new Problem("OTHER_SIDE_SEEN", "You have seen another side of this game.");
  return undefined;
}

function sitDown(info: TableInfo, sitter: Sitter, seat: number, partnersOf: PartnersOf): TableInfo {
  const others = partnersOf(seat).filter((partner) => info.seats[partner].vacant);
  return [seat, ...others].reduce((table, one) => lobby.withSeat(table, one, backFrom(table.seats[one], sitter)), info);
}

/** A hot seat is one again for the person who had it. */
function backFrom({ former, hotSeat }: SeatInfo, sitter: Sitter): SeatInfo {
  return { ...lobby.seated(sitter), hotSeat: hotSeat && former === sitter.id };
}
