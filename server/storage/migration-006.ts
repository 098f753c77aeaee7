import type { Kysely, Migration } from "kysely";

/** Where each game stands in its own calendar; empty at older tables until their next turn. */
export const calendars: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("turns").addColumn("calendar", "text").execute();
  },
};
