import type { PublicTable, RunningTable, WaitingTable } from "@tripartite/kernel/protocol";
import { sql } from "kysely";
import type { Db } from "../storage/schema.ts";
import { withSeats } from "./info.ts";
import { calendarOf } from "./own-tables.ts";
import { publicInfo } from "./public-info.ts";

const SHOWN_TABLES = 100;
const RUNNING_TABLES = 10;

/** Tables that anybody may join, newest first. */
export async function openTables(db: Db): Promise<PublicTable[]> {
  const rows = await db
    .selectFrom("tables")
    .selectAll()
    .where("status", "=", "gathering")
    .where("listed", "=", 1)
    .where("id", "in", (inner) => inner.selectFrom("seats").select("tableId").where("kind", "=", "open"))
    .orderBy("created", "desc")
    .limit(SHOWN_TABLES)
    .execute();
  return (await withSeats(db, rows)).map(publicInfo);
}

/** Games that everybody may watch, newest first: an order by moves would show when a secret choice is made. */
export async function runningTables(db: Db): Promise<RunningTable[]> {
  const rows = await db
    .selectFrom("tables")
    .innerJoin("turns", "turns.tableId", "tables.id")
    .selectAll("tables")
    .select("turns.calendar")
    .where("tables.watchable", "=", 1)
    .where("tables.status", "=", "playing")
    .orderBy("tables.created", "desc")
    .limit(RUNNING_TABLES)
    .execute();
  const infos = await withSeats(db, rows);
  return infos.map((info, i) => ({ ...publicInfo(info), ...calendarOf(rows[i]) }));
}

/** The games that wait for a person: the one whose clock ends first, then those that have waited longest. */
export async function tablesWaitingFor(db: Db, person: string): Promise<WaitingTable[]> {
  const rows = await db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.tableId")
    .innerJoin("turns", "turns.tableId", "seats.tableId")
    .leftJoin("clocks", (join) =>
      join.onRef("clocks.tableId", "=", "seats.tableId").onRef("clocks.seat", "=", "seats.seat"),
    )
    .select(["tables.id", "tables.game", "tables.title", "seats.seat", "turns.since", "clocks.deadline"])
    .where("seats.person", "=", person)
    .where("tables.status", "=", "playing")
    .where(sql<boolean>`(${sql.ref("turns.waiting")} >> ${sql.ref("seats.seat")}) & 1 = 1`)
    .orderBy(sql`coalesce(${sql.ref("clocks.deadline")}, ${sql.lit(Number.MAX_SAFE_INTEGER)})`)
    .orderBy("turns.since")
    .orderBy("tables.id")
    .orderBy("seats.seat")
    .limit(SHOWN_TABLES)
    .execute();
  const isFirstSeat = ({ id }: { id: string }, at: number) => rows.findIndex((row) => row.id === id) === at;
  return rows.filter(isFirstSeat).map(({ deadline, ...row }) => ({ ...row, ...(deadline !== null && { deadline }) }));
}
