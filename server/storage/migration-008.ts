import type { Kysely, Migration } from "kysely";

/** Positions of games that outlive a change of the rules. */
export const positions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("positions")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("rulesVersion", "text", (column) => column.notNull())
      .addColumn("position", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("positionsKey", ["tableId", "seq"])
      .execute();
  },
};
