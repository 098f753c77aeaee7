import type { TableInfo } from "./info.ts";

/** What anybody may know about a table. Built field by field: neither the seed nor the join token may get out. */
export function publicInfo(info: TableInfo) {
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
    seats: info.seats.map(({ kind, name, bot, hotSeat, vacant }) => ({ kind, name, bot, hotSeat, vacant })),
    ...(info.proposal && { proposal: publicProposal(info, info.proposal) }),
    ...(info.ending && { ending: info.ending }),
    ...(info.rematch && { rematch: info.rematch }),
    ...(info.time && { timeControl: info.time }),
    ...(info.paused !== undefined && { paused: info.paused }),
    ...(info.clocks && { clocks: info.clocks }),
  };
}

export type PublicInfo = ReturnType<typeof publicInfo>;

/** People appear as the seats they hold: their ids are nobody else's business. */
function publicProposal(info: TableInfo, proposal: NonNullable<TableInfo["proposal"]>) {
  const { by, accepted, ...motion } = proposal;
  const seatsHeldBy = (people: readonly string[]) =>
    info.seats.flatMap(({ person }, seat) => (person !== undefined && people.includes(person) ? [seat] : []));
  return { ...motion, by: seatsHeldBy([by]), accepted: seatsHeldBy(accepted) };
}
