import type { Kysely, Migration } from "kysely";

/** What people do to a table beside the game, as lines of its log. */
export const deeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("deeds")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("time", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("person", "text")
      .addColumn("details", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("deedsByTable").on("deeds").columns(["tableId", "id"]).execute();
  },
};
