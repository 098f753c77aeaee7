import type { PublicProposal, PublicSeat, PublicTable } from "@tripartite/kernel/protocol";
import { Problem } from "../problem.ts";
import { whyUnrated } from "../ratings/eligibility.ts";
import { hostOf } from "./hosting.ts";
import type { SeatInfo, TableInfo } from "./info.ts";

/** What anybody may know about a table. Built field by field: neither the seed nor the join token may get out. */
export function publicInfo(info: TableInfo): PublicTable {
  const { id, version, game, rulesVersion, options, pace, title, listed, watchable, botReasons, status, created } =
    info;
  const host = status === "gathering" ? hostSeat(info) : undefined;
  const unrated = whyUnrated(info);
  return {
    id,
    version,
    game,
    rulesVersion,
    options,
    pace,
    title,
    listed,
    ...(watchable && { watchable }),
    ...(info.closed && { closed: true as const }),
    ...(info.talkOpen && { talkOpen: true as const }),
    ...(unrated && { unrated }),
    ...(botReasons && { botReasons }),
    ...(info.practiceSeed !== undefined && { practiceSeed: info.practiceSeed }),
    status,
    created,
    ...(host !== undefined && { host }),
    seats: info.seats.map(publicSeat),
    ...(info.proposal && { proposal: publicProposal(info, info.proposal) }),
    ...(info.ending && { ending: info.ending }),
    ...(info.rematch && { rematch: info.rematch }),
    ...(info.time && { timeControl: info.time }),
    ...(info.paused !== undefined && { paused: info.paused }),
    ...(info.clocks && { clocks: info.clocks }),
  };
}

function hostSeat(info: TableInfo): number | undefined {
  const host = hostOf(info);
  const seat = info.seats.findIndex(({ person }) => person !== undefined && person === host);
  return seat < 0 ? undefined : seat;
}

function publicSeat({ kind, name, bot, owner, account, hotSeat, vacant }: SeatInfo): PublicSeat {
  return {
    kind,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(owner !== undefined && { owner }),
    ...(account !== undefined && { account: true }),
    hotSeat,
    vacant,
  };
}

/** People appear as the seats they hold: their ids are nobody else's business. */
function publicProposal(info: TableInfo, proposal: NonNullable<TableInfo["proposal"]>): PublicProposal {
  const { by, accepted, ...motion } = proposal;
  const seatsHeldBy = (people: readonly string[]) =>
    info.seats.flatMap(({ person }, seat) => (person !== undefined && people.includes(person) ? [seat] : []));
  return { ...motion, by: seatsHeldBy([by]), accepted: seatsHeldBy(accepted) };
}

/** Anybody with the address may watch, unless the table is closed: then only those who play or played, until the end. */
export function mayWatch({ closed, status, seats, held }: TableInfo, person: string | undefined): boolean {
  if (!closed || status !== "playing") return true;
  if (person === undefined) return false;
  return held[person] !== undefined || seats.some(({ former, account }) => former === person || account === person);
}

export function mustBeAllowedToWatch(info: TableInfo, person: string | undefined): void {
  if (!mayWatch(info, person)) throw new Problem("CLOSED_TABLE", "Only those who play may watch this game.", 403);
}
