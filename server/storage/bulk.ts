import { sql } from "kysely";
import type { DialectName } from "./migrations.ts";
import type { ActionRow, TurnRow } from "./schema.ts";
import type { Statement } from "./store.ts";

/**
 * Many rows in one statement whose text never changes: they travel as one JSON parameter. So the database keeps the
 * statement prepared, and nothing is built or copied per value.
 */
export function insertActions(dialect: DialectName, rows: readonly ActionRow[]): Statement {
  const values = JSON.stringify(
    rows.map(({ tableId, seq, kind, seat, action, rulesVersion, time }) =>
      dialect === "sqlite"
        ? [tableId, seq, kind, seat, action, rulesVersion, time]
        : { tableId, seq, kind, seat, action, rulesVersion, time },
    ),
  );
  const into = sql`insert into "actions" ("tableId", "seq", "kind", "seat", "action", "rulesVersion", "time")`;
  return dialect === "sqlite"
    ? sql`${into} select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
        from json_each(${values})`
    : sql`${into} select * from json_to_recordset(${values}::json) as rows ("tableId" text, "seq" integer,
        "kind" text, "seat" integer, "action" text, "rulesVersion" text, "time" bigint)`;
}

/** Whose turn it is at these tables now. */
export function saveTurns(dialect: DialectName, turns: readonly TurnRow[]): Statement {
  const values = JSON.stringify(
    turns.map(({ tableId, waiting, since }) =>
      dialect === "sqlite" ? [tableId, waiting, since] : { tableId, waiting, since },
    ),
  );
  const rows =
    dialect === "sqlite"
      ? sql`select value ->> 0, value ->> 1, value ->> 2 from json_each(${values}) where true`
      : sql`select * from json_to_recordset(${values}::json) as rows ("tableId" text, "waiting" integer, "since" bigint)`;
  return sql`insert into "turns" ("tableId", "waiting", "since") ${rows}
    on conflict ("tableId") do update set "waiting" = excluded."waiting", "since" = excluded."since"`;
}
