/** Messages to people in the database: written with what they are about, sent afterwards, kept as a log. */
import type { Json } from "@tripartite/kernel";
import { sql } from "kysely";
import { forMeAlone } from "../storage/claiming.ts";
import type { Db, OutboxRow } from "../storage/schema.ts";
import type { Statement, Store } from "../storage/store.ts";
import { absences } from "../tables/attendance.ts";

export const TABLE_NOTICES = [
  "yourMove",
  "reminder",
  "botPlays",
  "gameOver",
  "seatTaken",
  "declined",
  "invited",
  "chat",
] as const;
export type NoticeKind = (typeof TABLE_NOTICES)[number] | "test" | "confirmation" | "passwordReset";

/** Something to tell a person about a seat of a table. */
export interface TableNotice {
  readonly kind: (typeof TABLE_NOTICES)[number];
  readonly person: string;
  readonly tableId: string;
  readonly seat: number;
  /** The move that it is about; before the game, which change of the table. */
  readonly turn: number;
}

/** One message for each channel of the person. The same notice written again changes nothing. */
export function post({ kind, person, tableId, seat, turn }: TableNotice, now: number, due: number): Statement {
  const prefix = `${tableId}:${turn}:${kind}:`;
  return sql`insert into "outbox" ("id", "channel", "person", "kind", "tableId", "seat", "turn", "created", "due",
      "status", "attempts", "lease")
    select cast(${prefix} as text) || "id", "id", "person", cast(${kind} as text), cast(${tableId} as text),
      cast(${seat} as integer), cast(${turn} as integer), cast(${now} as bigint), cast(${due} as bigint), 'waiting', 0, 0
    from "channels" where "person" = ${person} and "code" is null
    on conflict ("id") do nothing`;
}

/** What concerns a channel itself: its test, or the question whether its owner wants it. */
export function toChannel(id: string, channel: string, person: string, kind: NoticeKind, now: number): OutboxRow {
  const nowhere = { tableId: null, seat: null, turn: null };
  const waiting = { status: "waiting", attempts: 0, lease: 0, finished: null, error: null };
  return { id, channel, person, kind, ...nowhere, created: now, due: now, ...waiting };
}

const DROP = sql`update "outbox" set "status" = 'dropped'`;
const ABOUT_A_TURN = sql`"status" = 'waiting' and "kind" in ('yourMove', 'reminder')`;

/** The seat has answered: what was not sent yet need not be. */
export function dropAnswered(tableId: string, seat: number, now: number): Statement {
  return sql`${DROP}, "finished" = ${now} where "tableId" = ${tableId} and "seat" = ${seat} and ${ABOUT_A_TURN}`;
}

/** Who no longer holds a seat need not hear that it is asked. */
export function dropForStrangers(tableId: string, now: number): Statement {
  return sql`${DROP}, "finished" = ${now} where "tableId" = ${tableId} and ${ABOUT_A_TURN}
    and not exists (select 1 from "seats" where "seats"."tableId" = "outbox"."tableId"
      and "seats"."seat" = "outbox"."seat" and "seats"."person" = "outbox"."person")`;
}

const LEASE_MS = 120_000;

/** Messages to be sent now; no other process gets the same ones. */
export async function claimDue({ db, dialect }: Store, now: number, most: number): Promise<OutboxRow[]> {
  const claimed = sql<OutboxRow>`update "outbox"
    set "status" = 'sending', "attempts" = "attempts" + 1, "lease" = ${now + LEASE_MS}
    where "id" in (select "id" from "outbox" where "status" = 'waiting' and "due" <= ${now}
      order by "due" limit ${most} ${forMeAlone(dialect)})
    returning *`;
  return (await claimed.execute(db)).rows;
}

/** The notice is void: the person has seen it, or is no longer invited. */
export async function isIdle(db: Db, row: OutboxRow, now: number): Promise<boolean> {
  const { kind, tableId, person, seat, turn } = row;
  if (kind === "gameOver") {
    const sight = db.selectFrom("sights").select("seq").where("tableId", "=", tableId).where("person", "=", person);
    return (await sight.where("seq", ">=", turn).executeTakeFirst()) !== undefined;
  }
  if (kind === "chat") {
    const left = (await absences(db, tableId!, [person], now)).get(person);
    return left === undefined || left > row.created;
  }
  if (kind !== "invited") return false;
  const kept = db.selectFrom("seats").select("kind").where("tableId", "=", tableId).where("seat", "=", seat);
  return (await kept.where("former", "=", person).where("kind", "=", "invited").executeTakeFirst()) === undefined;
}

/** When the clock of the seat ends that it is about. */
export async function deadlineOf(db: Db, { tableId, seat }: OutboxRow): Promise<number | undefined> {
  if (tableId === null || seat === null) return undefined;
  const clock = db.selectFrom("clocks").select("deadline").where("tableId", "=", tableId).where("seat", "=", seat);
  return (await clock.executeTakeFirst())?.deadline ?? undefined;
}

export async function calendarOf(db: Db, tableId: string): Promise<Json | undefined> {
  const turn = await db.selectFrom("turns").select("calendar").where("tableId", "=", tableId).executeTakeFirst();
  return turn?.calendar == null ? undefined : (JSON.parse(turn.calendar) as Json);
}

export type Finish = "sent" | "failed" | "unknown" | "dropped";

export async function finish(db: Db, id: string, status: Finish, now: number, error: string | null): Promise<void> {
  const finished = { status, finished: now, error };
  await db.updateTable("outbox").set(finished).where("id", "=", id).where("status", "=", "sending").execute();
}

/** It waits for a better time; that was no try. */
export async function hold(db: Db, id: string, due: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set((row) => ({ status: "waiting", due, attempts: row("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("status", "=", "sending")
    .execute();
}

/** What waits for a better time and was not tried yet may be wanted now. */
export async function lookAgain(db: Db, person: string, now: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ due: now })
    .where("person", "=", person)
    .where("status", "=", "waiting")
    .where("attempts", "=", 0)
    .where("created", "<", now - SURELY_HELD_MS)
    .execute();
}

/** No notice waits so long before anybody could have answered. */
const SURELY_HELD_MS = 600_000;

export async function tryAgain(db: Db, id: string, due: number, error: string): Promise<void> {
  const waiting = { status: "waiting", due, error };
  await db.updateTable("outbox").set(waiting).where("id", "=", id).where("status", "=", "sending").execute();
}

/** A process died while sending: nobody knows whether the message arrived, and twice would be worse than never. */
export async function giveUpLost(db: Db, now: number): Promise<void> {
  const unknown = { status: "unknown", finished: now, error: "The server stopped while sending." };
  await db.updateTable("outbox").set(unknown).where("status", "=", "sending").where("lease", "<", now).execute();
}

export async function forgetOlderThan(db: Db, time: number): Promise<void> {
  await db.deleteFrom("outbox").where("finished", "<", time).execute();
}

const SHOWN = 50;

/** Messages to a person with their delivery status, newest first. */
export async function deliveries(db: Db, person: string) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "channel", "kind", "tableId", "created", "due", "status", "attempts", "finished", "error"])
    .where("person", "=", person)
    .orderBy("created", "desc")
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, channel, kind, tableId, created, due, status, attempts, finished, error }) => ({
    ...{ id, channel, kind, created, status, attempts },
    ...(tableId !== null && { table: tableId }),
    ...(status === "waiting" && { due }),
    ...(finished !== null && { finished }),
    ...(error !== null && { error }),
  }));
}
