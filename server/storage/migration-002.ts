import type { Kysely, Migration } from "kysely";

/** Clocks, vacations, and messages that tell people that it is their move. */
export const clocksAndNotices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable("tables").addColumn("time", "text").execute();
    await schema.alterTable("tables").addColumn("paused", "bigint").execute();
    await schema
      .createTable("clocks")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("left", "bigint", (column) => column.notNull())
      .addColumn("lead", "bigint", (column) => column.notNull())
      .addColumn("turn", "integer")
      .addColumn("since", "bigint")
      .addColumn("deadline", "bigint")
      .addColumn("remindAt", "bigint")
      .addColumn("reminded", "integer")
      .addColumn("expiries", "integer", (column) => column.notNull())
      .addColumn("lease", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("clocksKey", ["tableId", "seat"])
      .execute();
    await schema.createIndex("clocksByDeadline").on("clocks").column("deadline").execute();
    await schema.createIndex("clocksByRemindAt").on("clocks").column("remindAt").execute();
    await schema
      .createTable("vacations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("start", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("vacationsByPerson").on("vacations").columns(["person", "until"]).execute();
    await schema
      .createTable("channels")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("code", "text")
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("channelsByPerson").on("channels").column("person").execute();
    await schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("tableId", "text")
      .addColumn("seat", "integer")
      .addColumn("turn", "integer")
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("due", "bigint", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("lease", "bigint", (column) => column.notNull())
      .addColumn("finished", "bigint")
      .addColumn("error", "text")
      .execute();
    await schema.createIndex("outboxByDue").on("outbox").columns(["status", "due"]).execute();
    await schema.createIndex("outboxByPerson").on("outbox").columns(["person", "created"]).execute();
  },
};
