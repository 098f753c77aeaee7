import { sql } from "kysely";
import type { DialectName } from "./migrations.ts";
import type { ActionRow, TallyRow, TurnRow } from "./schema.ts";
import { SqliteRows } from "./sqlite.ts";
import type { Statement } from "./store.ts";
import { SUM_LIMIT, talliesOf } from "./tally.ts";

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

/** Counts moves that are inserted in the same transaction. */
export function countActions(dialect: DialectName, rows: readonly ActionRow[]): Statement {
  const tallies = talliesOf(rows);
  if (dialect === "sqlite") return forEachRow(COUNT_ACTIONS, tallies.map(valuesOfTally));
  return sql`insert into "tallies" ("tableId", "moves", "sum")
    select * from json_to_recordset(${JSON.stringify(tallies)}::json)
    as rows ("tableId" text, "moves" integer, "sum" bigint)
    on conflict ("tableId") do update set "moves" = "tallies"."moves" + excluded."moves",
    "sum" = ("tallies"."sum" + excluded."sum") % ${sql.lit(SUM_LIMIT)}`;
}

/** Whose turn it is at these tables now. */
export function saveTurns(dialect: DialectName, turns: readonly TurnRow[]): Statement {
  if (dialect === "sqlite") return forEachRow(SAVE_TURN, turns.map(valuesOfTurn));
  return sql`insert into "turns" ("tableId", "waiting", "since", "calendar")
    select * from json_to_recordset(${JSON.stringify(turns)}::json)
    as rows ("tableId" text, "waiting" integer, "since" bigint, "calendar" text)
    on conflict ("tableId") do update set "waiting" = excluded."waiting", "since" = excluded."since",
    "calendar" = excluded."calendar"`;
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

const COUNT_ACTIONS = `insert into "tallies" ("tableId", "moves", "sum") values (?, ?, ?)
  on conflict ("tableId") do update set "moves" = "moves" + excluded."moves",
  "sum" = ("sum" + excluded."sum") % ${SUM_LIMIT}`;
const valuesOfTally = ({ tableId, moves, sum }: TallyRow) => [tableId, moves, sum] as const;

const SAVE_TURN = `insert into "turns" ("tableId", "waiting", "since", "calendar") values (?, ?, ?, ?)
  on conflict ("tableId") do update set "waiting" = excluded."waiting", "since" = excluded."since",
  "calendar" = excluded."calendar"`;
const valuesOfTurn = ({ tableId, waiting, since, calendar }: TurnRow) => [tableId, waiting, since, calendar] as const;

const SAVE_CALENDAR = `update "turns" set "calendar" = ? where "tableId" = ?`;
const valuesOfPage = ({ tableId, calendar }: CalendarPage) => [calendar, tableId] as const;

function forEachRow(text: string, rows: readonly (readonly unknown[])[]): Statement {
  return { compile: () => new SqliteRows(text, rows) };
}
