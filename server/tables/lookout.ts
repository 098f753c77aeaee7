import type { PublicProposal, PublicSeat, PublicTable } from "@tripartite/kernel/protocol";
import type { SeatInfo, TableInfo } from "./info.ts";

/** What anybody may know about a table. Built field by field: neither the seed nor the join token may get out. */
export function publicInfo(info: TableInfo): PublicTable {
  const { id, version, game, rulesVersion, options, pace, title, listed, botReasons, status, created } = info;
  return {
    id,
    version,
    game,
    rulesVersion,
    options,
    pace,
    title,
    listed,
    ...(botReasons && { botReasons }),
    ...(info.practiceSeed !== undefined && { practiceSeed: info.practiceSeed }),
    status,
    created,
    seats: info.seats.map(publicSeat),
    ...(info.proposal && { proposal: publicProposal(info, info.proposal) }),
    ...(info.ending && { ending: info.ending }),
    ...(info.rematch && { rematch: info.rematch }),
    ...(info.time && { timeControl: info.time }),
    ...(info.paused !== undefined && { paused: info.paused }),
    ...(info.clocks && { clocks: info.clocks }),
  };
}

function publicSeat({ kind, name, bot, hotSeat, vacant }: SeatInfo): PublicSeat {
  return { kind, ...(name !== undefined && { name }), ...(bot !== undefined && { bot }), hotSeat, vacant };
}

/** People appear as the seats they hold: their ids are nobody else's business. */
function publicProposal(info: TableInfo, proposal: NonNullable<TableInfo["proposal"]>): PublicProposal {
  const { by, accepted, ...motion } = proposal;
  const seatsHeldBy = (people: readonly string[]) =>
    info.seats.flatMap(({ person }, seat) => (person !== undefined && people.includes(person) ? [seat] : []));
  return { ...motion, by: seatsHeldBy([by]), accepted: seatsHeldBy(accepted) };
}
