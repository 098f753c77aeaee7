import type { Kysely, Migration } from "kysely";

/** Who follows a table, or since when no longer. */
export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("visits")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("process", "text", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .addColumn("left", "bigint")
      .addPrimaryKeyConstraint("visitsKey", ["tableId", "person"])
      .execute();
    await db.schema.createIndex("visitsByProcess").on("visits").column("process").execute();
  },
};
