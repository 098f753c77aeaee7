import { type Kysely, type Migration, sql } from "kysely";

/** Finished games, who played them with which result, and what they did to ratings. */
export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable("tables")
      .addColumn("rated", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .createTable("endings")
      .addColumn("tableId", "text", (column) => column.primaryKey())
      .addColumn("time", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("results")
      .addColumn("tableId", "text", (column) => column.primaryKey())
      .addColumn("number", "integer", (column) => column.notNull().unique())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("scenario", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("winners", "text", (column) => column.notNull())
      .addColumn("began", "bigint", (column) => column.notNull())
      .addColumn("ended", "bigint", (column) => column.notNull())
      .addColumn("moves", "integer", (column) => column.notNull())
      .addColumn("calendar", "text")
      .addColumn("people", "integer", (column) => column.notNull())
      .addColumn("bots", "integer", (column) => column.notNull())
      .addColumn("shown", "integer", (column) => column.notNull())
      .addColumn("unrated", "text")
      .execute();
    await schema.createIndex("resultsByGame").on("results").columns(["game", "scenario", "ended"]).execute();
    await schema.createIndex("resultsByEnd").on("results").columns(["ended", "number"]).execute();
    await schema
      .createTable("placings")
      .addColumn("tableId", "text", (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("player", "text", (column) => column.notNull())
      .addColumn("seats", "text", (column) => column.notNull())
      .addColumn("won", "integer", (column) => column.notNull())
      .addColumn("left", "integer", (column) => column.notNull())
      .addColumn("rank", "integer")
      .addColumn("muBefore", "double precision")
      .addColumn("sigmaBefore", "double precision")
      .addColumn("mu", "double precision")
      .addColumn("sigma", "double precision")
      .addPrimaryKeyConstraint("placingsKey", ["tableId", "seat", "player"])
      .execute();
    await schema.createIndex("placingsByPlayer").on("placings").column("player").execute();
    await schema
      .createTable("ratings")
      .addColumn("player", "text", (column) => column.notNull())
      .addColumn("game", "text", (column) => column.notNull())
      .addColumn("scenario", "text", (column) => column.notNull())
      .addColumn("mu", "double precision", (column) => column.notNull())
      .addColumn("sigma", "double precision", (column) => column.notNull())
      .addColumn("games", "integer", (column) => column.notNull())
      .addColumn("won", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("ratingsKey", ["player", "game", "scenario"])
      .execute();
    await schema.createIndex("ratingsByGame").on("ratings").columns(["game", "scenario"]).execute();
    // Games that were over before are recorded like all others, but nobody knew that they would be rated.
    await sql`update "tables" set "rated" = 0`.execute(db);
    await sql`insert into "endings" ("tableId", "time")
      select "tableId", max("time") from "actions"
      where "tableId" in (select "id" from "tables" where "status" = 'ended') group by "tableId"`.execute(db);
  },
};
