/** Whether the result of a table can count for ratings, as far as it shows before the end. */
import type { UnratedReason } from "@tripartite/kernel/protocol";
import type { SeatInfo, TableInfo } from "../tables/info.ts";

const PLAYERS = new Set(["person", "program"]);

type Agreed = Pick<TableInfo, "rated" | "practiceSeed" | "seats">;

/** What was chosen when the table was made. */
export function whyUnratedByChoice({ rated, practiceSeed, seats }: Agreed): UnratedReason | undefined {
  if (!rated) return "chosen";
  if (practiceSeed !== undefined) return "practice";
  return seats.some(({ hotSeat }) => hotSeat) ? "hotSeat" : undefined;
}

export function whyUnrated(table: Agreed): UnratedReason | undefined {
  return whyUnratedByChoice(table) ?? whyUnratedByPlayers(table);
}

function whyUnratedByPlayers({ seats }: Agreed): UnratedReason | undefined {
  const players = seats.filter(({ kind }) => PLAYERS.has(kind));
  if (players.some(({ account }) => account === undefined)) return "guests";
  const people = new Map(players.map((seat) => [seat.person!, seat.account!]));
  if (new Set(people.values()).size < people.size) return "oneOwner";
  return people.size < 2 && !seats.some(mayBecomePlayer) ? "alone" : undefined;
}

/** A person may still sit down or come back. */
function mayBecomePlayer({ kind, vacant }: SeatInfo): boolean {
  return kind === "open" || kind === "invited" || vacant;
}
