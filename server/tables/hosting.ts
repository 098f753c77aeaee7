/** What a host arranges before the game: pure changes of a table's information, or a Problem that says why not. */
import { randomInt } from "node:crypto";
import type { Pace, TimeControl } from "@tripartite/kernel/protocol";
import { forbidden, Problem } from "../problem.ts";
import type { SeatInfo, TableInfo } from "./info.ts";
import type { PartnersOf, Sitter } from "./lobby.ts";
import * as lobby from "./lobby.ts";

/** Who may take a seat: anyone, the holder of the invitation, a bot of the server, or an account of a person or program. */
export type SeatPlan = "open" | "invited" | { readonly bot: string } | { readonly account: Sitter };

export interface Privacy {
  readonly closed?: boolean;
  readonly talkOpen?: boolean;
}

/** Who made the table, as long as that person sits there; otherwise the first person who does. */
export function hostOf(info: TableInfo): string | undefined {
  const people = lobby.peopleAt(info);
  return people.includes(info.creator) ? info.creator : (people[0] ?? info.creator);
}

/** Gives a seat, and those that belong to it, to another player; the former one is disconnected. */
export function arrangeSeat(
  info: TableInfo,
  host: string,
  seat: number,
  plan: SeatPlan,
  partnersOf: PartnersOf,
): TableInfo {
  mustHost(info, host);
  const { person } = info.seats[seat];
  if (person === host) throw new Problem("OWN_SEAT", "Leave the table to give up your own seat.");
  if (typeof plan === "object" && "account" in plan) mustBeNew(info, plan.account);
  const planned = seatFor(plan);
  const together = partnersOf(seat).filter((partner) => info.seats[partner].person === person);
  return lobby.startIfFull([seat, ...together].reduce((table, one) => lobby.withSeat(table, one, planned), info));
}

/** Every free seat goes to a bot, and the game begins. */
export function beginWithBots(info: TableInfo, host: string, bot: string): TableInfo {
  mustHost(info, host);
  const seats = info.seats.map((seat) => (isFree(seat) ? seatFor({ bot }) : seat));
  return lobby.startIfFull({ ...info, seats });
}

/** Who was to play `order[i]` plays group `i` now; seats that one player plays together are one group. */
export function changeSides(
  info: TableInfo,
  host: string,
  order: readonly number[] | undefined,
  partnersOf: PartnersOf,
): TableInfo {
  mustHost(info, host);
  const groups = groupsOf(info.seats, partnersOf);
  const chosen = order ?? shuffled(groups.length);
  if (chosen.toSorted((a, b) => a - b).some((one, index) => one !== index) || chosen.length !== groups.length)
    throw new Problem("MALFORMED", `Name each of the ${groups.length} sides once.`, 400);
  return { ...info, seats: regrouped(info.seats, groups, chosen) };
}

/** For the next game: everybody moves on by one side. */
export function rotated(seats: readonly SeatInfo[], partnersOf: PartnersOf): readonly SeatInfo[] {
  const groups = groupsOf(seats, partnersOf);
  const order = groups.map((_, index) => (index + groups.length - 1) % groups.length);
  return regrouped(seats, groups, order);
}

export function changeTime(info: TableInfo, host: string, pace: Pace, time: TimeControl | undefined): TableInfo {
  mustHost(info, host);
  const { time: before, ...rest } = info;
  return { ...rest, pace, ...(time && { time }) };
}

/** Whether the result shall count for ratings, if it can. */
export function changeRated(info: TableInfo, host: string, rated: boolean): TableInfo {
  mustHost(info, host);
  return { ...info, rated };
}

/** Whether everybody may find the running game and watch it; those who sit down see it beforehand. */
export function changeWatchable(info: TableInfo, host: string, watchable: boolean): TableInfo {
  mustHost(info, host);
  return { ...info, watchable, closed: info.closed && !watchable };
}

/** Who else may watch and read the talk. */
export function changePrivacy(info: TableInfo, host: string, { closed, talkOpen }: Privacy): TableInfo {
  mustHost(info, host);
  return {
    ...info,
    ...(closed !== undefined && { closed, watchable: info.watchable && !closed }),
    ...(talkOpen !== undefined && { talkOpen }),
  };
}

/** The table is gone; nobody waits for it any more. */
export function close(info: TableInfo, host: string): TableInfo {
  mustHost(info, host);
  return cancelled(info);
}

export function cancelled(info: TableInfo): TableInfo {
  return { ...info, status: "ended", ending: { kind: "cancelled", winners: [] } };
}

function groupsOf(seats: readonly SeatInfo[], partnersOf: PartnersOf): number[][] {
  const groups: number[][] = [];
  seats.forEach((_, seat) => {
    if (groups.some((group) => group.includes(seat))) return;
    const group = [seat, ...partnersOf(seat)].toSorted((a, b) => a - b);
    if (group.some((one) => holderOf(seats[one]) !== holderOf(seats[seat])))
      throw new Problem("SEATS_DIFFER", "Seats that belong together have different players.");
    groups.push(group);
  });
  return groups;
}

function holderOf({ kind, person, bot, former }: SeatInfo): string {
  return [kind, person, bot, former].join(" ");
}

function regrouped(
  seats: readonly SeatInfo[],
  groups: readonly (readonly number[])[],
  order: readonly number[],
): SeatInfo[] {
  const after = [...seats];
  groups.forEach((group, index) => {
    for (const seat of group) after[seat] = seats[groups[order[index]][0]];
  });
  return after;
}

/** Fisher and Yates, with the dice of the system: sides are no part of the game. */
function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

function seatFor(plan: SeatPlan): SeatInfo {
  const empty = { hotSeat: false, vacant: false };
  if (typeof plan !== "object") return { kind: plan, ...empty };
  return "bot" in plan ? { kind: "bot", bot: plan.bot, ...empty } : lobby.keptFor(plan.account);
}

function isFree({ kind }: SeatInfo): boolean {
  return kind === "open" || kind === "invited";
}

function mustBeNew(info: TableInfo, { id }: Sitter): void {
  if (info.seats.some(({ person, former }) => person === id || former === id))
    throw new Problem("ALREADY_SEATED", "That person has a seat at this table already.");
}

function mustHost(info: TableInfo, person: string): void {
  if (hostOf(info) !== person) throw forbidden("Only the host of the table may do this.");
  if (info.status !== "gathering") throw new Problem("NOT_GATHERING", "The game has begun already.");
}
