import { type Kysely, type Migration, sql } from "kysely";

/** How many moves a table has stands beside whose turn it is, so that a move writes one row for both. */
export const countsOfMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("turns")
      .addColumn("moves", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("turns")
      .addColumn("sum", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`insert into "turns" ("tableId", "waiting", "since", "moves", "sum")
      select "tableId", 0, 0, "moves", "sum" from "tallies" where true
      on conflict ("tableId") do update set "moves" = excluded."moves", "sum" = excluded."sum"`.execute(db);
    await db.schema.dropTable("tallies").execute();
  },
};
