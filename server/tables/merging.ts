/** A guest signs in to an account: what becomes of a table where the guest, the account or both had a part. */
import { Problem } from "../problem.ts";
import type { Proposal, SeatInfo, TableInfo } from "./info.ts";
import type { Sitter } from "./lobby.ts";
import { seatsOf } from "./lobby.ts";
import type { Held } from "./vacancies.ts";

/** One person does not play two sides of a game that is not over. */
export function playsBothAt(info: TableInfo, guest: string, account: string): boolean {
  return info.status !== "ended" && seatsOf(info, guest).length > 0 && seatsOf(info, account).length > 0;
}

/** The account takes the place of the guest, and has seen every side that either of them has seen. */
export function mergedInto(account: Sitter, guest: string, info: TableInfo): TableInfo {
  if (playsBothAt(info, guest, account.id)) throw new Problem("TWO_SIDES", "You sit at this table twice.");
  const { proposal, ...rest } = info;
  const asOne = (person: string) => (person === guest ? account.id : person);
  const keptFor = info.status === "ended" ? undefined : whoseClaimStays(info, guest, account.id);
  const seats = info.seats.map((seat) => mergedSeat(seat, account, guest, keptFor));
  const merged = { ...rest, seats, creator: asOne(info.creator), held: mergedHeld(info.held, guest, account.id) };
  const motion = proposal && mergedProposal(proposal, account, asOne);
  const asksForSecondSeat =
    motion?.kind === "seat" && motion.by === account.id && seatsOf(merged, account.id).length > 0;
  return motion === undefined || asksForSecondSeat ? merged : { ...merged, proposal: motion };
}

/** Of two seats that are kept for the guest and for the account only one stays: that of the one who has more. */
function whoseClaimStays(info: TableInfo, guest: string, account: string): string {
  const hasClaim = info.seats.some(({ person, former }) => person === account || former === account);
  return hasClaim && seatsOf(info, guest).length === 0 ? account : guest;
}

function mergedSeat(seat: SeatInfo, account: Sitter, guest: string, keptFor: string | undefined): SeatInfo {
  const { id, name } = account;
  if (seat.person === guest) return { ...seat, person: id, name };
  const { former } = seat;
  if (former !== guest && former !== id) return seat;
  if (keptFor === undefined || former === keptFor) return { ...seat, former: id, ...(seat.name && { name }) };
  const { former: _, name: __, ...free } = seat;
  return { ...free, hotSeat: false };
}

function mergedHeld(held: Held, guest: string, account: string): Held {
  const merged: Record<string, readonly number[]> = {};
  for (const [person, seats] of Object.entries(held)) {
    const holder = person === guest ? account : person;
    merged[holder] = [...new Set([...(merged[holder] ?? []), ...seats])];
  }
  return merged;
}

function mergedProposal(proposal: Proposal, { id, name }: Sitter, asOne: (person: string) => string): Proposal {
  const by = asOne(proposal.by);
  const accepted = [...new Set(proposal.accepted.map(asOne))];
  return proposal.kind === "seat" && by === id ? { ...proposal, by, accepted, name } : { ...proposal, by, accepted };
}
