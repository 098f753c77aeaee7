import type { Kysely, Migration } from "kysely";

/** Why bots did what they did, and who may read it while the game goes on. */
export const botReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("actions").addColumn("reason", "text").execute();
    await db.schema
      .alterTable("tables")
      .addColumn("botReasons", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
