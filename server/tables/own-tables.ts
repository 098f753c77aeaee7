/** The tables of a person: where the person sits, sat, or has a program that plays. */
import type { Json } from "@tripartite/kernel";
import type { OwnState, OwnTable, OwnTables } from "@tripartite/kernel/protocol";
import { type SelectQueryBuilder, sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Database, Db, TurnRow } from "../storage/schema.ts";
import { type TableInfo, withSeats } from "./info.ts";
import { hasResigned, seatsKeptFor, seatsOf } from "./lobby.ts";
import { publicInfo } from "./public-info.ts";

const PAGE = 100;

export interface WantedTables {
  /** All that are not hidden, unless it says which. */
  readonly state?: OwnState;
  /** From 0, in digits. */
  readonly page?: string;
}

/** Those that wait for the person first; those that are over by when they ended. */
export async function tablesOf(db: Db, person: string, { state, page = "0" }: WantedTables = {}): Promise<OwnTables> {
  const rows = await ofState(
    db
      .selectFrom("tables")
      .leftJoin("turns", "turns.tableId", "tables.id")
      .selectAll("tables")
      .select(["turns.waiting", "turns.since", "turns.calendar"])
      .where("tables.id", "in", (inner) =>
        inner
          .selectFrom("seats")
          .select("tableId")
          .where((seat) => seat.or([seat("person", "=", person), seat("former", "=", person)]))
          .union(
            inner.selectFrom("deeds").select("tableId").where("person", "=", person).where("kind", "=", "resigned"),
          )
          .union(
            inner
              .selectFrom("people")
              .innerJoin("seats", "seats.person", "people.id")
              .select("tableId")
              .where("people.owner", "=", person),
          ),
      ),
    person,
    state,
  )
    .orderBy(isAsked(person), "desc")
    .orderBy(sql`case status when 'playing' then 0 when 'gathering' then 1 else 2 end`)
    .orderBy(sql`case status when 'ended' then coalesce("turns"."since", "created") else "created" end`, "desc")
    .orderBy("tables.id")
    .limit(PAGE + 1)
    .offset(Number(page) * PAGE)
    .execute();
  const shown = rows.slice(0, PAGE);
  const infos = await withSeats(db, shown);
  const programs = await programsOf(db, person);
  return {
    tables: infos.map((info, i) => ownTable(info, person, programs, shown[i])),
    more: rows.length > PAGE,
  };
}

/** Takes a game that is over, or that the person resigned, out of the person's list, or puts it back. */
export async function hide(db: Db, { id, status, seats }: TableInfo, person: string, isHidden: boolean): Promise<void> {
  if (!isHidden) {
    await db.deleteFrom("hiddenGames").where("person", "=", person).where("tableId", "=", id).execute();
    return;
  }
  if (status !== "ended" && seats.some((seat) => seat.person === person || seat.former === person))
    throw new Problem("STILL_PLAYING", "Only games that are over, or that you resigned, can be hidden.");
  await db
    .insertInto("hiddenGames")
    .values({ person, tableId: id })
    .onConflict((one) => one.doNothing())
    .execute();
}

function ofState<Tables extends keyof Database, Row>(
  tables: SelectQueryBuilder<Database, Tables, Row>,
  person: string,
  state: OwnState | undefined,
) {
  const hidden = sql<boolean>`exists (select 1 from "hiddenGames"
    where "hiddenGames"."tableId" = "tables"."id" and "hiddenGames"."person" = ${person})`;
  if (state === "hidden") return tables.where(hidden);
  const visible = tables.where(sql<boolean>`not ${hidden}`);
  if (state === undefined) return visible;
  return visible.where(state === "over" ? sql<boolean>`"status" = 'ended'` : sql<boolean>`"status" <> 'ended'`);
}

/** 1 if the table waits for the person. */
function isAsked(person: string) {
  return sql`case when "status" = 'playing' and exists (select 1 from "seats" where "seats"."tableId" = "tables"."id"
    and "seats"."person" = ${person} and ("turns"."waiting" >> "seats"."seat") & 1 = 1) then 1 else 0 end`;
}

/** Names of the person's programs by id. */
async function programsOf(db: Db, person: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("people").select(["id", "name"]).where("owner", "=", person).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Nothing of it in a table that has not begun. */
type Turn = { readonly [Field in "waiting" | "since" | "calendar"]: TurnRow[Field] | null };

function ownTable(
  info: TableInfo,
  person: string,
  programs: ReadonlyMap<string, string>,
  { waiting, since, calendar }: Turn,
): OwnTable {
  const yourSeats = seatsOf(info, person);
  const keptForYou = seatsKeptFor(info, person);
  const asked = info.status === "playing" ? (waiting ?? 0) : 0;
  const waitingFor = info.seats.flatMap((_, seat) => ((asked >> seat) & 1 ? [seat] : []));
  const yourMove = yourSeats.some((seat) => waitingFor.includes(seat));
  const program = info.seats.flatMap((seat) => programs.get(seat.person ?? "") ?? []).at(0);
  const isThere = yourSeats.length > 0 || keptForYou.length > 0;
  return {
    ...publicInfo(info),
    ...{ yourSeats, keptForYou, yourMove, waitingFor },
    ...(since !== null && { waitingSince: since }),
    ...calendarOf({ calendar }),
    ...(program !== undefined && !isThere && { program }),
    ...(hasResigned(info, person) && { resigned: true as const }),
  };
}

export function calendarOf({ calendar }: Pick<Turn, "calendar">): { readonly calendar?: Json } {
  return calendar === null ? {} : { calendar: JSON.parse(calendar) as Json };
}
