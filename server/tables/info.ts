import type { Json, Outcome, Seat, Seed } from "@tripartite/kernel";
import type { Pace, PublicSeat, SeatClock, Status, TimeControl } from "@tripartite/kernel/protocol";
import { sql } from "kysely";
import { loadClocks } from "../clocks/clock-rows.ts";
import type { Db, SeatRow, TableRow, Trx } from "../storage/schema.ts";
import { type Held, heldAfter } from "./vacancies.ts";

export interface SeatInfo extends Omit<PublicSeat, "account"> {
  /** Whose seat it is, person or program. */
  readonly person?: string;
  /** The person whose seat it was, or for whom it is kept. */
  readonly former?: string;
  /** The account behind it: the person's own, or that of the program's owner. Absent for guests. */
  readonly account?: string;
}

/** Something that every person at the table has to accept. */
export type Proposal = {
  /** Tells it from every other proposal at the table. */
  readonly number: number;
  readonly by: string;
  readonly accepted: readonly string[];
} & (
  | { readonly kind: "rollback"; readonly to: number }
  | { readonly kind: "ending"; readonly winners: readonly Seat[] }
  | { readonly kind: "pause" }
  /** Everybody may find the running game and watch it. */
  | { readonly kind: "watching" }
  /** A bot plays for the person on the seat, who stays away and is not asked. */
  | { readonly kind: "replacement"; readonly seat: Seat }
  /** A visitor of this name asks for a vacant seat. */
  | { readonly kind: "seat"; readonly seat: Seat; readonly name: string }
);

/** All that was agreed about a table beside the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Json;
  /** Secret: dice and decks follow from it. */
  readonly seed: Seed;
  /** The seed, where the one who made the table has chosen it. */
  readonly practiceSeed?: number;
  readonly pace: Pace;
  readonly title: string;
  readonly listed: boolean;
  /** Everybody may find the running game on the start page and watch it. */
  readonly watchable: boolean;
  /** While it is played, only those who play or played may watch. */
  readonly closed: boolean;
  /** Those who watch read what is said to everybody. */
  readonly talkOpen: boolean;
  /** The result shall count for ratings, if it can. */
  readonly rated: boolean;
  /** The owner of a seat that a bot plays may read the bot's reasons during the game. */
  readonly botReasons: boolean;
  readonly status: Status;
  readonly creator: string;
  /** Lets its bearer sit down on an invited seat. */
  readonly joinToken: string;
  readonly seats: readonly SeatInfo[];
  /** The seats that people have held since the game began, also those who left. */
  readonly held: Held;
  readonly proposal?: Proposal;
  readonly ending?: Outcome;
  readonly rematch?: string;
  readonly created: number;
  /** Absent in a game without clocks. */
  readonly time?: TimeControl;
  /** Since when all agreed that the clocks stand still. */
  readonly paused?: number;
  /** The clocks as they were stored last, one for each seat; absent before the game and without clocks. */
  readonly clocks?: readonly SeatClock[];
}

/** What is to be known of the person who holds a seat. */
const HOLDER = ["people.name as present", "people.login", "people.owner"] as const;
/** Who owns the program that plays the seat, or for which it is kept. */
const OWNER = sql<string | null>`(select "owners"."name" from "people" as "programs"
  join "people" as "owners" on "owners"."id" = "programs"."owner"
  where "programs"."id" = coalesce("seats"."person", "seats"."former"))`.as("ownerName");

/** Table and seats are read by one statement, so that they belong together. */
export async function loadInfo(db: Db, id: string): Promise<TableInfo | undefined> {
  const rows = await db
    .selectFrom("tables")
    .innerJoin("seats", "seats.tableId", "tables.id")
    .leftJoin("people", "people.id", "seats.person")
    .selectAll(["tables", "seats"])
    .select([...HOLDER, OWNER])
    .where("tables.id", "=", id)
    .orderBy("seats.seat")
    .execute();
  const [row] = rows;
  if (row === undefined) return undefined;
  const clocks = row.time === null ? undefined : (await loadClocks(db, [id])).get(id);
  return { ...fromRows(row, rows), ...(clocks && { clocks }) };
}

export async function withSeats(db: Db, rows: readonly TableRow[]): Promise<TableInfo[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom("seats")
    .leftJoin("people", "people.id", "seats.person")
    .selectAll("seats")
    .select([...HOLDER, OWNER])
    .where("tableId", "in", ids)
    .orderBy("seat")
    .execute();
  const timed = rows.filter(({ time }) => time !== null).map(({ id }) => id);
  const clocks = await loadClocks(db, timed);
  return rows.map((row) => {
    const info = fromRows(
      row,
      seats.filter(({ tableId }) => tableId === row.id),
    );
    const own = clocks.get(row.id);
    return own === undefined ? info : { ...info, clocks: own };
  });
}

export async function insertInfo(trx: Trx, info: TableInfo): Promise<void> {
  await trx.insertInto("tables").values(toTableRow(info)).execute();
  await trx.insertInto("seats").values(toSeatRows(info)).execute();
}

/** Stores a changed table, unless it has changed since `info.version` was read. */
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

/** A seat with the name by which its holder goes now, and with the account. */
type NamedSeatRow = SeatRow & {
  readonly present: string | null;
  readonly login: string | null;
  readonly owner: string | null;
  readonly ownerName: string | null;
};

function fromRows(row: TableRow, seats: readonly NamedSeatRow[]): TableInfo {
  const { id, version, game, rulesVersion, title, creator, joinToken, created } = row;
  const {
    options,
    seed,
    listed,
    watchable,
    closed,
    talkOpen,
    rated,
    botReasons,
    proposal,
    ending,
    rematch,
    pace,
    status,
    time,
    paused,
    held,
    practiceSeed,
  } = row;
  return {
    ...{ id, version, game, rulesVersion, title, creator, joinToken, created },
    options: JSON.parse(options),
    seed: JSON.parse(seed),
    listed: listed === 1,
    watchable: watchable === 1,
    closed: closed === 1,
    talkOpen: talkOpen === 1,
    rated: rated === 1,
    botReasons: botReasons === 1,
    pace: pace as Pace,
    status: status as Status,
    held: JSON.parse(held),
    ...(practiceSeed !== null && { practiceSeed }),
    ...(proposal !== null && { proposal: { number: 0, ...JSON.parse(proposal) } }),
    ...(ending !== null && { ending: JSON.parse(ending) }),
    ...(rematch !== null && { rematch }),
    ...(time !== null && { time: JSON.parse(time) }),
    ...(paused !== null && { paused }),
    seats: seats.map(fromSeatRow),
  };
}

function fromSeatRow(row: NamedSeatRow): SeatInfo {
  const { kind, person, present, name: past, bot, former, hotSeat, vacant, login, owner, ownerName } = row;
  const name = present ?? past;
  const account = owner ?? (login === null ? null : person);
  return {
    kind: kind as SeatInfo["kind"],
    ...(person !== null && { person }),
    ...(name !== null && { name }),
    ...(bot !== null && { bot }),
    ...(former !== null && { former }),
    ...(account !== null && { account }),
    ...(ownerName !== null && { owner: ownerName }),
    hotSeat: hotSeat === 1,
    vacant: vacant === 1,
  };
}

function toTableRow(info: TableInfo): TableRow {
  const { seats, clocks, options, seed, listed, botReasons, proposal, ending, rematch, time, paused, ...rest } = info;
  const { held, practiceSeed, watchable, closed, talkOpen, rated, ...same } = rest;
  return {
    ...same,
    options: JSON.stringify(options),
    seed: JSON.stringify(seed),
    listed: listed ? 1 : 0,
    watchable: watchable ? 1 : 0,
    closed: closed ? 1 : 0,
    talkOpen: talkOpen ? 1 : 0,
    rated: rated ? 1 : 0,
    botReasons: botReasons ? 1 : 0,
    proposal: proposal === undefined ? null : JSON.stringify(proposal),
    ending: ending === undefined ? null : JSON.stringify(ending),
    rematch: rematch ?? null,
    time: time === undefined ? null : JSON.stringify(time),
    paused: paused ?? null,
    practiceSeed: practiceSeed ?? null,
    held: JSON.stringify(heldAfter(info)),
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
