import type { Kysely, Migration } from "kysely";

/** How far each person has followed a game. */
export const sights: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("sights")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("sightsKey", ["tableId", "person", "seat"])
      .execute();
  },
};
