import { type Kysely, type Migration, sql } from "kysely";

/** Who may watch a table and read its talk; games one hides; friends and blocked people; vacations that begin later. */
export const company: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["closed", "talkOpen"])
      await db.schema
        .alterTable("tables")
        .addColumn(column, "integer", (definition) => definition.notNull().defaultTo(0))
        .execute();
    // Until now, those who watched a listed table read what was said there.
    await sql`update "tables" set "talkOpen" = "listed"`.execute(db);
    await db.schema
      .createTable("hiddenGames")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("tableId", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("hiddenGamesKey", ["person", "tableId"])
      .execute();
    await db.schema
      .createTable("ties")
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("other", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("tiesKey", ["person", "other"])
      .execute();
    await db.schema.createIndex("tiesByOther").on("ties").column("other").execute();
    await db.schema.createIndex("visitsByPerson").on("visits").column("person").execute();
    await db.schema.createIndex("deedsByPerson").on("deeds").columns(["person", "kind"]).execute();
    await db.schema
      .alterTable("vacations")
      .addColumn("phase", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex("vacationsByPhase").on("vacations").column("phase").execute();
  },
};
