import { type Kysely, type Migration, sql } from "kysely";

/** Bots: accounts of programs, what bots remember, who thinks for a table; and seeds of four words. */
export const botsAndSeeds: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable("people").addColumn("owner", "text").execute();
    await schema.alterTable("people").addColumn("tokenHash", "text").execute();
    await schema.createIndex("peopleByOwner").on("people").column("owner").execute();
    await schema.createIndex("peopleByToken").on("people").column("tokenHash").unique().execute();
    await schema
      .createTable("botMinds")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("bot", "text", (column) => column.notNull())
      .addColumn("seen", "integer", (column) => column.notNull())
      .addColumn("memory", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("botMindsKey", ["tableId", "seat"])
      .execute();
    await schema
      .createTable("botClaims")
      .addColumn("tableId", "text", (column) => column.primaryKey())
      .addColumn("process", "text", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .execute();
    await sql`update "seats" set "bot" = 'recruit' where "bot" = 'random'`.execute(db);
    await schema.createIndex("turnsBySince").on("turns").column("since").execute();
    await schema
      .alterTable("tables")
      .addColumn("seedText", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await sql`update "tables" set "seedText" = cast("seed" as text)`.execute(db);
    await schema.alterTable("tables").dropColumn("seed").execute();
    await schema.alterTable("tables").renameColumn("seedText", "seed").execute();
  },
};
