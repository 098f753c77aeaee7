import type { Json, Outcome, Seat } from "@tripartite/kernel";
import type { Db, SeatRow, TableRow, Trx } from "../storage/schema.ts";

export const PACES = ["live", "day", "threeDays", "none"] as const;
export type Pace = (typeof PACES)[number];

export const STATUSES = ["gathering", "playing", "ended"] as const;
export type Status = (typeof STATUSES)[number];

/** Who plays a seat: a person, a bot, or nobody yet (anybody may come, or only those who were invited). */
export const SEAT_KINDS = ["person", "bot", "open", "invited"] as const;

export interface SeatInfo {
  readonly kind: (typeof SEAT_KINDS)[number];
  readonly person?: string;
  readonly name?: string;
  readonly bot?: string;
  /** The person whose seat it was, or for whom it is kept. */
  readonly former?: string;
  /** Several people share the device of the person who holds it. */
  readonly hotSeat: boolean;
  /** A bot keeps the seat warm for whoever wants it. */
  readonly vacant: boolean;
}

/** Something that every person at the table has to accept. */
export type Proposal = {
  readonly by: string;
  readonly accepted: readonly string[];
} & (
  | { readonly kind: "rollback"; readonly to: number }
  | { readonly kind: "ending"; readonly winners: readonly Seat[] }
);

/** All that was agreed about a table beside the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Json;
  /** Secret: dice and decks follow from it. */
  readonly seed: number;
  readonly pace: Pace;
  readonly title: string;
  readonly listed: boolean;
  readonly status: Status;
  readonly creator: string;
  /** Lets its bearer sit down on an invited seat. */
  readonly joinToken: string;
  readonly seats: readonly SeatInfo[];
  readonly proposal?: Proposal;
  readonly ending?: Outcome;
  readonly rematch?: string;
  readonly created: number;
}

export async function loadInfo(db: Db, id: string): Promise<TableInfo | undefined> {
  const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
  return row && (await withSeats(db, [row]))[0];
}

export async function withSeats(db: Db, rows: readonly TableRow[]): Promise<TableInfo[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db.selectFrom("seats").selectAll().where("tableId", "in", ids).orderBy("seat").execute();
  return rows.map((row) =>
    fromRows(
      row,
      seats.filter(({ tableId }) => tableId === row.id),
    ),
  );
}

export async function insertInfo(trx: Trx, info: TableInfo): Promise<void> {
  await trx.insertInto("tables").values(toTableRow(info)).execute();
  await trx.insertInto("seats").values(toSeatRows(info)).execute();
}

/** Stores a changed table, unless somebody else has changed it since `info.version` was read. */
export async function updateInfo(trx: Trx, info: TableInfo): Promise<boolean> {
  const { id, version, ...changes } = toTableRow(info);
  const { numUpdatedRows } = await trx
    .updateTable("tables")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom("seats").where("tableId", "=", id).execute();
  await trx.insertInto("seats").values(toSeatRows(info)).execute();
  return true;
}

function fromRows(row: TableRow, seats: readonly SeatRow[]): TableInfo {
  const { options, seed, listed, proposal, ending, rematch, pace, status, ...same } = row;
  return {
    ...same,
    options: JSON.parse(options),
    seed: Number(seed),
    listed: listed === 1,
    pace: pace as Pace,
    status: status as Status,
    ...(proposal !== null && { proposal: JSON.parse(proposal) }),
    ...(ending !== null && { ending: JSON.parse(ending) }),
    ...(rematch !== null && { rematch }),
    seats: seats.map(fromSeatRow),
  };
}

function fromSeatRow({ kind, person, name, bot, former, hotSeat, vacant }: SeatRow): SeatInfo {
  return {
    kind: kind as SeatInfo["kind"],
    ...(person !== null && { person }),
    ...(name !== null && { name }),
    ...(bot !== null && { bot }),
    ...(former !== null && { former }),
    hotSeat: hotSeat === 1,
    vacant: vacant === 1,
  };
}

function toTableRow({ seats, options, listed, proposal, ending, rematch, ...same }: TableInfo): TableRow {
  return {
    ...same,
    options: JSON.stringify(options),
    listed: listed ? 1 : 0,
    proposal: proposal === undefined ? null : JSON.stringify(proposal),
    ending: ending === undefined ? null : JSON.stringify(ending),
    rematch: rematch ?? null,
  };
}

function toSeatRows({ id, seats }: TableInfo): SeatRow[] {
  return seats.map(({ kind, person, name, bot, former, hotSeat, vacant }, seat) => ({
    tableId: id,
    seat,
    kind,
    person: person ?? null,
    name: name ?? null,
    bot: bot ?? null,
    former: former ?? null,
    hotSeat: hotSeat ? 1 : 0,
    vacant: vacant ? 1 : 0,
  }));
}
