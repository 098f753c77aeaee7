import type { Kysely, Migration } from "kysely";

/** Seats that are asked a discreet question, and when it is answered for them. */
export const discreetAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("discreetAnswers")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("due", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("discreetAnswersKey", ["tableId", "seat"])
      .execute();
  },
};
