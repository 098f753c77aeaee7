import type { Seat } from "@tripartite/kernel";
import type { Write } from "../storage/journal.ts";
import type { TableInfo } from "./info.ts";

/** A game began, other seats must decide, or it ended. */
export interface TurnChange {
  readonly table: TableInfo;
  readonly seq: number;
  readonly time: number;
  /** One bit per seat that had to decide before, and that has to decide now. Both 0 after an ending. */
  readonly before: number;
  readonly after: number;
  readonly over: boolean;
  /** The seat whose move it was, or NO_SEAT. */
  readonly by: Seat;
  /** The seats whose question is a discreet one, and those of them that have nothing to decide. */
  readonly discreet?: number;
  readonly ready?: number;
  /** The person who moved asks bots to wait so long before they answer. */
  readonly holdBotsMs?: number;
}

/**
 * Accompanies the turns of all tables: clocks, notifications, bots.
 * `write` names rows that must be stored in the same transaction as the move (a deadline, an outbox entry);
 * `committed` is called when that transaction is on disk, in the process that made the move.
 */
export interface Companion {
  write?(change: TurnChange): readonly Write[];
  committed?(change: TurnChange): void;
  /** Rows that must be stored together with a change of what is agreed about a table: who sits where, a pause. */
  writeInfo?(table: TableInfo, time: number): readonly Write[];
  /** Rows to store together with the answer to a free seat: accepted or declined. */
  writeAnswer?(before: TableInfo, after: TableInfo, time: number): readonly Write[];
  /** A seat has another player now. */
  seatsChanged?(table: TableInfo): void;
}

export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}
