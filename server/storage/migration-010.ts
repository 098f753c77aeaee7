import type { Kysely, Migration } from "kysely";
import { skeletonOf } from "../people/lookalikes.ts";

interface Schema {
  people: { id: string; name: string; login: string | null; skeleton: string | null };
}

/** A session for each device, and names that cannot be taken for each other. */
export const sessions: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Schema>;
    await db.schema
      .createTable("sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessionsByPerson").on("sessions").column("person").execute();
    await db.schema.alterTable("people").addColumn("skeleton", "text").execute();
    await db.schema.createIndex("peopleBySkeleton").on("people").column("skeleton").execute();
    for (const { id, name } of await db.selectFrom("people").selectAll().where("login", "is not", null).execute())
      await db
        .updateTable("people")
        .set({ skeleton: skeletonOf(name) })
        .where("id", "=", id)
        .execute();
  },
};
