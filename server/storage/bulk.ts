import { sql } from "kysely";
import type { DialectName } from "./migrations.ts";
import type { ActionRow, TurnRow } from "./schema.ts";
import { SqliteRows } from "./sqlite.ts";
import type { Statement } from "./store.ts";
import { SUM_LIMIT, type Tally } from "./tally.ts";

export type CalendarPage = Pick<TurnRow, "tableId" | "calendar">;

/**
 * Many rows at once with a text that never changes, so that the database keeps the statement prepared. To PostgreSQL
 * they go as one JSON parameter of one statement; in SQLite the same statement is quicker once for each row.
 */
export function insertActions(dialect: DialectName, rows: readonly ActionRow[]): Statement {
  if (dialect === "sqlite") return forEachRow(INSERT_ACTION, rows.map(valuesOfAction));
  return sql`insert into "actions" ("tableId", "seq", "kind", "seat", "action", "rulesVersion", "time", "reason")
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as rows ("tableId" text, "seq" integer,
    "kind" text, "seat" integer, "action" text, "rulesVersion" text, "time" bigint, "reason" text)`;
}

/** Counts moves that are inserted in the same transaction, at tables where it is still the same turn. */
export function countActions(dialect: DialectName, tallies: readonly Tally[]): Statement {
  if (dialect === "sqlite") return forEachRow(COUNT_ACTIONS, tallies.map(valuesOfTally));
  return sql`update "turns" set "moves" = "turns"."moves" + rows."moves",
    "sum" = ("turns"."sum" + rows."sum") % ${sql.lit(SUM_LIMIT)}
    from json_to_recordset(${JSON.stringify(tallies)}::json) as rows ("tableId" text, "moves" integer, "sum" bigint)
    where "turns"."tableId" = rows."tableId"`;
}

/** Whose turn it is at these tables now; moves that are inserted in the same transaction are added to those before. */
export function saveTurns(dialect: DialectName, turns: readonly TurnRow[]): Statement {
  if (dialect === "sqlite") return forEachRow(SAVE_TURN, turns.map(valuesOfTurn));
  return sql`insert into "turns" ("tableId", "waiting", "since", "calendar", "moves", "sum")
    select * from json_to_recordset(${JSON.stringify(turns)}::json) as rows ("tableId" text, "waiting" integer,
    "since" bigint, "calendar" text, "moves" integer, "sum" bigint)
    on conflict ("tableId") do update set "waiting" = excluded."waiting", "since" = excluded."since",
    "calendar" = excluded."calendar", "moves" = "turns"."moves" + excluded."moves",
    "sum" = ("turns"."sum" + excluded."sum") % ${sql.lit(SUM_LIMIT)}`;
}

/** Where games stand in their calendars that still wait for the same seats. */
export function saveCalendars(dialect: DialectName, pages: readonly CalendarPage[]): Statement {
  if (dialect === "sqlite") return forEachRow(SAVE_CALENDAR, pages.map(valuesOfPage));
  return sql`update "turns" set "calendar" = rows."calendar"
    from json_to_recordset(${JSON.stringify(pages)}::json) as rows ("tableId" text, "calendar" text)
    where "turns"."tableId" = rows."tableId"`;
}

const INSERT_ACTION = `insert into "actions"
  ("tableId", "seq", "kind", "seat", "action", "rulesVersion", "time", "reason") values (?, ?, ?, ?, ?, ?, ?, ?)`;
const valuesOfAction = ({ tableId, seq, kind, seat, action, rulesVersion, time, reason }: ActionRow) =>
  [tableId, seq, kind, seat, action, rulesVersion, time, reason] as const;

const COUNT_ACTIONS = `update "turns" set "moves" = "moves" + ?, "sum" = ("sum" + ?) % ${SUM_LIMIT}
  where "tableId" = ?`;
const valuesOfTally = ({ tableId, moves, sum }: Tally) => [moves, sum, tableId] as const;

const SAVE_TURN = `insert into "turns" ("tableId", "waiting", "since", "calendar", "moves", "sum")
  values (?, ?, ?, ?, ?, ?)
  on conflict ("tableId") do update set "waiting" = excluded."waiting", "since" = excluded."since",
  "calendar" = excluded."calendar", "moves" = "moves" + excluded."moves",
  "sum" = ("sum" + excluded."sum") % ${SUM_LIMIT}`;
const valuesOfTurn = ({ tableId, waiting, since, calendar, moves, sum }: TurnRow) =>
  [tableId, waiting, since, calendar, moves, sum] as const;

const SAVE_CALENDAR = `update "turns" set "calendar" = ? where "tableId" = ?`;
const valuesOfPage = ({ tableId, calendar }: CalendarPage) => [calendar, tableId] as const;

function forEachRow(text: string, rows: readonly (readonly unknown[])[]): Statement {
  return { compile: () => new SqliteRows(text, rows) };
}
