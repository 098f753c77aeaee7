import type { Kysely, Migration } from "kysely";

/** The bots' reasons, and who may read them during the game. */
export const botReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("actions").addColumn("reason", "text").execute();
    await db.schema
      .alterTable("tables")
      .addColumn("botReasons", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
