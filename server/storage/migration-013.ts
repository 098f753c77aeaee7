import type { Kysely, Migration } from "kysely";

/** From which seat something was said, and private talk: to which seat and person, and whether both opened it later. */
export const privateTalk: Migration = {
  async up(db: Kysely<unknown>) {
    const chat = db.schema.alterTable("chat");
    await chat.addColumn("seat", "integer").execute();
    await chat.addColumn("toSeat", "integer").execute();
    await chat.addColumn("toPerson", "text").execute();
    await chat.addColumn("opened", "integer", (column) => column.notNull().defaultTo(0)).execute();
    await db.schema
      .createTable("talkConsents")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("other", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("talkConsentsKey", ["tableId", "person", "other"])
      .execute();
  },
};
