import { type RawBuilder, sql } from "kysely";
import type { DialectName } from "./migrations.ts";

/** Ends a query for rows to work on: processes that ask at the same time get different ones. */
export function forMeAlone(dialect: DialectName): RawBuilder<unknown> {
  return dialect === "postgres" ? sql`for update skip locked` : sql``;
}
