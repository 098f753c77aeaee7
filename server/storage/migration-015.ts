import type { Kysely, Migration } from "kysely";

/** Running games that the start page offers to watch. */
export const watchableTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("tables")
      .addColumn("watchable", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("watchableTables").on("tables").columns(["watchable", "status"]).execute();
  },
};
