/** Who sits where: pure changes of a table's information, or a Problem that says why not. */
import type { SeatWish } from "@tripartite/kernel/protocol";
import { forbidden, Problem } from "../problem.ts";
import type { Proposal, SeatInfo, TableInfo } from "./info.ts";

export interface Sitter {
  readonly id: string;
  readonly name: string;
  /** Plays over the network by itself. */
  readonly isProgram?: boolean;
}

/** A seat that is kept for a person who has not answered yet. */
export function keptFor({ id, name }: Sitter): SeatInfo {
  return { kind: "invited", former: id, name, hotSeat: false, vacant: false };
}

export function newSeat(wish: Exclude<SeatWish, { program: string }>, sitter: Sitter): SeatInfo {
  if (wish === "me") return seated(sitter);
  if (wish === "hotSeat") return { ...seated(sitter), hotSeat: true };
  if (wish === "open" || wish === "invited") return { kind: wish, hotSeat: false, vacant: false };
  return { kind: "bot", bot: wish.bot, hotSeat: false, vacant: false };
}

/** The same table again: people keep their seats, but each of them has to come. */
export function seatsForRematch(seats: readonly SeatInfo[], asker: Sitter): SeatInfo[] {
  return seats.map((seat) => {
    if (seat.kind === "program") return keptFor({ id: seat.person!, name: seat.name! });
    if (seat.person === asker.id || seat.kind !== "person") return { ...seat, vacant: false };
    return keptFor({ id: seat.person!, name: seat.name! });
  });
}

export function seatsOf(info: TableInfo, person: string): number[] {
  return info.seats.flatMap((seat, index) => (seat.person === person ? [index] : []));
}

/** Seats that the person left or had at the table before, and on which nobody has sat down since. */
export function seatsKeptFor(info: TableInfo, person: string): number[] {
  return info.seats.flatMap(({ kind, former, vacant }, index) =>
    former === person && (kind === "invited" || vacant) ? [index] : [],
  );
}

/** The person held a seat and gave it up for good. */
export function hasResigned({ held, seats }: TableInfo, person: string | undefined): boolean {
  if (person === undefined || held[person] === undefined) return false;
  return !seats.some((seat) => seat.person === person || seat.former === person);
}

/** Every human who plays, each once. */
export function peopleAt(info: TableInfo): string[] {
  return [...new Set(info.seats.flatMap(({ kind, person }) => (kind === "person" ? person! : [])))];
}

/** Nobody else plays but bots of the server. */
export function isAloneWithBots({ seats }: TableInfo, person: string): boolean {
  const isOwn = (seat: SeatInfo) => seat.kind === "person" && seat.person === person;
  return seats.some(isOwn) && seats.every((seat) => seat.kind === "bot" || isOwn(seat));
}

/** The other seats that belong to the same player. */
export type PartnersOf = (seat: number) => readonly number[];

/**
 * Sits down on a seat nobody has, named or the first that is free, and on those that belong to it; the game begins when
 * all are taken.
 */
export function join(
  info: TableInfo,
  sitter: Sitter,
  seat: number | undefined,
  token: string | undefined,
  partnersOf: PartnersOf = () => [],
): TableInfo {
  if (info.status !== "gathering") throw new Problem("NOT_GATHERING", "The game has begun already.");
  if (seatsOf(info, sitter.id).length > 0) throw new Problem("ALREADY_SEATED", "You sit at this table already.");
  const invited = token === info.joinToken;
  const isFree = ({ kind, former }: SeatInfo) =>
    kind === "open"
      ? former === undefined || former === sitter.id
      : kind === "invited" && (invited || former === sitter.id);
  const own = info.seats.findIndex(({ kind, former }) => kind === "invited" && former === sitter.id);
  const chosen = seat ?? (own >= 0 ? own : info.seats.findIndex(isFree));
  if (chosen < 0 || !isFree(info.seats[chosen])) throw new Problem("SEAT_TAKEN", "That seat is not free for you.");
  const others = partnersOf(chosen).filter((partner) => isFree(info.seats[partner]));
  return startIfFull([chosen, ...others].reduce((table, one) => withSeat(table, one, seated(sitter)), info));
}

/** Before the game the seat is free again; later a bot plays it until the person returns or another takes over. */
export function leave(info: TableInfo, person: string, bot: string): TableInfo {
  mustSit(info, person);
  if (info.status === "gathering") {
    const seats = info.seats.map((seat) => (seat.person === person ? newSeat(kindOfFreeSeats(info), NOBODY) : seat));
    const left = { ...info, seats };
    return peopleAt(left).length > 0 ? left : { ...left, status: "ended", ending: { kind: "cancelled", winners: [] } };
  }
  mustPlay(info);
  return handToBot(info, person, bot, person);
}

/** Where all free seats wait for invited people, strangers do not get one that is free again. */
function kindOfFreeSeats({ seats }: TableInfo): "open" | "invited" {
  const free = seats.filter(({ kind, former }) => kind === "open" || (kind === "invited" && former === undefined));
  return free.length > 0 && free.every(({ kind }) => kind === "invited") ? "invited" : "open";
}

/** A game without players is over. */
export function endIfDeserted(info: TableInfo): TableInfo {
  return peopleAt(info).length > 0 ? info : { ...info, status: "ended", ending: { kind: "abandoned", winners: [] } };
}

/** Gives the seat up for good; a bot plays on. */
export function resign(info: TableInfo, person: string, bot: string): TableInfo {
  mustSit(info, person);
  mustPlay(info);
  return handToBot(info, person, bot, undefined);
}

export type Motion =
  | { readonly kind: "rollback"; readonly to: number }
  | { readonly kind: "ending"; readonly winners: readonly number[] }
  | { readonly kind: "pause" }
  | { readonly kind: "watching" }
  | { readonly kind: "replacement"; readonly seat: number };

/** A new proposal replaces the one on the table. */
export function propose(info: TableInfo, person: string, motion: Motion): TableInfo {
  mustSit(info, person);
  mustPlay(info);
  return { ...info, proposal: { ...motion, number: nextProposal(info), by: person, accepted: [person] } };
}

/** No two proposals of a table have the same number: every change of the table counts its version. */
export function nextProposal({ version }: TableInfo): number {
  return version + 1;
}

/** One refusal is enough to drop a proposal. An answer to another proposal than the one on the table does not count. */
export function answer(info: TableInfo, person: string, number: number, accept: boolean): TableInfo {
  mustSit(info, person);
  const { proposal, ...rest } = info;
  if (proposal === undefined) throw new Problem("NO_PROPOSAL", "There is no proposal on the table.");
  if (proposal.number !== number)
    throw new Problem("OTHER_PROPOSAL", "Another proposal is on the table than the one you have answered.");
  if (!accept) return rest;
  const accepted = proposal.accepted.includes(person) ? proposal.accepted : [...proposal.accepted, person];
  return { ...info, proposal: { ...proposal, accepted } };
}

export function acceptedByAll(info: TableInfo): Proposal | undefined {
  const { proposal } = info;
  if (proposal === undefined) return undefined;
  const absent = proposal.kind === "replacement" ? info.seats[proposal.seat].person : undefined;
  const voters = peopleAt(info).filter((person) => person !== absent);
  return voters.length > 0 && voters.every((person) => proposal.accepted.includes(person)) ? proposal : undefined;
}

/** Stops the clocks if that is what everybody has accepted. */
export function pauseIfAgreed(info: TableInfo, time: number): TableInfo {
  if (acceptedByAll(info)?.kind !== "pause") return info;
  const { proposal, ...rest } = info;
  return { ...rest, paused: info.paused ?? time };
}

/** A bot plays for an absent person if all others have accepted that. */
export function replaceIfAgreed(info: TableInfo, bot: string): TableInfo {
  const agreed = acceptedByAll(info);
  if (agreed?.kind !== "replacement") return info;
  const { proposal, ...rest } = info;
  const { kind, person } = info.seats[agreed.seat];
  return kind === "person" ? handToBot(rest, person!, bot, person) : rest;
}

/** The running game is offered to everybody if everybody at the table has accepted that. */
export function letWatchIfAgreed(info: TableInfo): TableInfo {
  if (acceptedByAll(info)?.kind !== "watching") return info;
  const { proposal, ...rest } = info;
  return { ...rest, watchable: true, closed: false };
}

/** It takes the consent of everybody, so anybody may end it. */
export function endWatching(info: TableInfo, person: string): TableInfo {
  mustSit(info, person);
  if (!info.watchable) throw new Problem("NOT_WATCHABLE", "The game is not offered to spectators.");
  return { ...info, watchable: false };
}

/** One person at the table is enough to keep the game, or the talk, from those who do not play. */
export function keepPrivate(info: TableInfo, person: string, what: "game" | "talk"): TableInfo {
  mustSit(info, person);
  return what === "talk" ? { ...info, talkOpen: false } : { ...info, closed: true, watchable: false };
}

/** Anybody at the table may let the clocks run again. */
export function resume(info: TableInfo, person: string): TableInfo {
  mustSit(info, person);
  const { paused, ...rest } = info;
  if (paused === undefined) throw new Problem("NOT_PAUSED", "The clocks are not stopped.");
  return rest;
}

/**
 * A bot plays the seat of a person who does not answer, until the person returns or another takes over. Nobody waits for the
 * last person, and bots would end the game meanwhile: the clocks stop instead.
 */
export function replaceByBot(info: TableInfo, seat: number, person: string, bot: string, time: number): TableInfo {
  mustPlay(info);
  if (info.seats[seat].person !== person) throw new Problem("SEAT_TAKEN", "Another person holds that seat.");
  const people = peopleAt(info);
  if (people.length === 1 && people[0] === person) return { ...info, paused: time };
  return withSeat(info, seat, keptByBot(bot, person, info.seats[seat].hotSeat));
}

export function startIfFull(info: TableInfo): TableInfo {
  const full = info.seats.every(({ kind }) => kind !== "open" && kind !== "invited");
  return full && info.status === "gathering" ? { ...info, status: "playing" } : info;
}

const NOBODY: Sitter = { id: "", name: "" };

export function seated({ id, name, isProgram }: Sitter): SeatInfo {
  return { kind: isProgram ? "program" : "person", person: id, name, hotSeat: false, vacant: false };
}

export function withSeat(info: TableInfo, seat: number, filled: SeatInfo): TableInfo {
  return { ...info, seats: info.seats.with(seat, filled) };
}

function handToBot(info: TableInfo, person: string, bot: string, former: string | undefined): TableInfo {
  const kept = ({ hotSeat }: SeatInfo) => keptByBot(bot, former, hotSeat && former !== undefined);
  return { ...info, seats: info.seats.map((seat) => (seat.person === person ? kept(seat) : seat)) };
}

/** The mark of a hot seat stays for the person who may return. */
export function keptByBot(bot: string, former: string | undefined, hotSeat: boolean): SeatInfo {
  return { kind: "bot", bot, ...(former && { former }), hotSeat, vacant: true };
}

function mustSit(info: TableInfo, person: string): void {
  if (seatsOf(info, person).length === 0) throw forbidden("You do not sit at this table.");
}

function mustPlay(info: TableInfo): void {
  if (info.status !== "playing") throw new Problem("NOT_PLAYING", "The game is not in progress.");
}
