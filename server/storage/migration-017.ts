import type { Kysely, Migration } from "kysely";

/** Standing orders and when they answered; when people want notices; the secrets of webhooks. */
export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("standingOrders")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("decision", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("stops", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("checked", "integer", (column) => column.notNull())
      .addColumn("fired", "integer", (column) => column.notNull())
      .addColumn("ended", "text")
      .execute();
    await db.schema
      .createIndex("standingOrdersBySeat")
      .on("standingOrders")
      .columns(["tableId", "seat", "decision"])
      .unique()
      .execute();
    await db.schema
      .createTable("orderFirings")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("decision", "text", (column) => column.notNull())
      .addColumn("time", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("orderFiringsKey", ["tableId", "seq"])
      .execute();
    await db.schema
      .createTable("noticeWishes")
      .addColumn("person", "text", (column) => column.primaryKey())
      .addColumn("wishes", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("channels").addColumn("secret", "text").execute();
  },
};
