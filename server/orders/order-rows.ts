/** Standing orders in the database. */
import { randomBytes } from "node:crypto";
import type { Alert, Seat } from "@tripartite/kernel";
import type { NewOrder, OrderEnd, OrderFiring, StandingOrder } from "@tripartite/kernel/protocol";
import { sql } from "kysely";
import type { Write } from "../storage/journal.ts";
import type { Db, StandingOrderRow, Trx } from "../storage/schema.ts";

/** Whose orders: those that a person gave for a seat. */
export interface Holder {
  readonly tableId: string;
  readonly seat: Seat;
  readonly person: string;
}

const SHOWN_FIRINGS = 200;

export function newRow(holder: Holder, { decision, answer, stops }: NewOrder, seq: number, now: number) {
  const id = randomBytes(9).toString("base64url");
  const wanted = { decision, answer: JSON.stringify(answer), stops: JSON.stringify(stops) };
  return { id, ...holder, ...wanted, created: now, checked: seq, fired: 0, ended: null } satisfies StandingOrderRow;
}

/** Instead of what the seat answered before. */
export async function insertOrder(trx: Trx, row: StandingOrderRow): Promise<void> {
  const same = trx.deleteFrom("standingOrders").where("tableId", "=", row.tableId).where("seat", "=", row.seat);
  await same.where("decision", "=", row.decision).execute();
  await trx.insertInto("standingOrders").values(row).execute();
}

/** Whether there was such an order. */
export async function deleteOrder(trx: Trx, { tableId, seat, person }: Holder, id: string): Promise<boolean> {
  const gone = trx.deleteFrom("standingOrders").where("id", "=", id).where("tableId", "=", tableId);
  const { numDeletedRows } = await gone.where("seat", "=", seat).where("person", "=", person).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function ordersOf(db: Db, { tableId, seat, person }: Holder): Promise<StandingOrder[]> {
  const rows = db.selectFrom("standingOrders").selectAll().where("tableId", "=", tableId).where("seat", "=", seat);
  return (await rows.where("person", "=", person).orderBy("created").execute()).map(shown);
}

export async function firingsOf(db: Db, { tableId, seat, person }: Holder): Promise<OrderFiring[]> {
  const rows = db
    .selectFrom("orderFirings")
    .select(["seq", "decision", "time"])
    .where("tableId", "=", tableId)
    .where("seat", "=", seat)
    .where("person", "=", person);
  return (await rows.orderBy("seq", "desc").limit(SHOWN_FIRINGS).execute()).reverse();
}

/** All orders of a table that may still answer. */
export function ordersInForce(db: Db, tableId: string): Promise<StandingOrderRow[]> {
  return db
    .selectFrom("standingOrders")
    .selectAll()
    .where("tableId", "=", tableId)
    .where("ended", "is", null)
    .orderBy("seat")
    .execute();
}

export async function tablesWithOrders(db: Db): Promise<string[]> {
  const rows = db.selectFrom("standingOrders").select("tableId").distinct().where("ended", "is", null);
  return (await rows.execute()).map(({ tableId }) => tableId);
}

/** Tables where a seat with orders has waited this long, after moves that no process looked at: one has died. */
export async function forgottenTables(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom("standingOrders")
    .innerJoin("turns", "turns.tableId", "standingOrders.tableId")
    .select("standingOrders.tableId")
    .distinct()
    .where("ended", "is", null)
    .where("turns.since", "<=", before)
    .whereRef("turns.moves", ">", "standingOrders.checked")
    .where(sql<boolean>`(${sql.ref("turns.waiting")} >> ${sql.ref("standingOrders.seat")}) & 1 = 1`)
    .execute();
  return rows.map(({ tableId }) => tableId);
}

export async function endOrder(db: Db, id: string, ended: OrderEnd): Promise<void> {
  await db.updateTable("standingOrders").set({ ended }).where("id", "=", id).execute();
}

/** Everything up to this move has been looked at. */
export async function markChecked(db: Db, ids: readonly string[], seq: number): Promise<void> {
  await db.updateTable("standingOrders").set({ checked: seq }).where("id", "in", ids).execute();
}

/**
 * Stored together with the move that an order makes: the last one of the seat. `seen` is the last move before, up to which
 * the order was looked at.
 */
export function recordFiring(order: StandingOrderRow, seen: number, time: number): Write[] {
  const { id, tableId, seat, person, decision } = order;
  return [
    () => sql`insert into "orderFirings" ("tableId", "seq", "seat", "person", "decision", "time")
      select "tableId", max("seq"), "seat", cast(${person} as text), cast(${decision} as text), cast(${time} as bigint)
      from "actions" where "tableId" = ${tableId} and "seat" = ${seat} and "seq" > ${seen} group by "tableId", "seat"
      on conflict do nothing`,
    (db) =>
      db
        .updateTable("standingOrders")
        .set((row) => ({ fired: row("fired", "+", 1), checked: seen }))
        .where("id", "=", id),
  ];
}

/** A seat that changes hands takes no orders along. */
export function forgetStrangers(tableId: string): Write {
  return () => sql`delete from "standingOrders" where "tableId" = ${tableId} and not exists (select 1 from "seats"
    where "seats"."tableId" = "standingOrders"."tableId" and "seats"."seat" = "standingOrders"."seat"
    and "seats"."person" = "standingOrders"."person")`;
}

export function forgetAll(tableId: string): Write {
  return (db) => db.deleteFrom("standingOrders").where("tableId", "=", tableId);
}

/** Whether the last move took something back for the seat, or for everybody. */
export async function isTakenBack(db: Db, tableId: string, seq: number, seat: Seat): Promise<boolean> {
  const last = db.selectFrom("actions").select(["kind", "seat"]).where("tableId", "=", tableId).where("seq", "=", seq);
  const row = await last.executeTakeFirst();
  return row !== undefined && (row.kind === "rollback" || (row.kind === "undo" && row.seat === seat));
}

function shown({ id, decision, answer, stops, created, fired, ended }: StandingOrderRow): StandingOrder {
  return {
    ...{ id, decision, answer: JSON.parse(answer), stops: JSON.parse(stops) as Alert[], created, fired },
    ...(ended !== null && { ended: ended as OrderEnd }),
  };
}
