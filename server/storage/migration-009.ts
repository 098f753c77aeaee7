import type { Kysely, Migration } from "kysely";
import type { ActionRow } from "./schema.ts";
import { talliesOf } from "./tally.ts";

interface Schema {
  actions: ActionRow;
  tallies: { tableId: string; moves: number; sum: number };
}

/** How many moves each table has, kept beside them; those that are here now are taken for all there were. */
export const tallies: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Schema>;
    await db.schema
      .createTable("tallies")
      .addColumn("tableId", "text", (column) => column.primaryKey())
      .addColumn("moves", "integer", (column) => column.notNull())
      .addColumn("sum", "bigint", (column) => column.notNull())
      .execute();
    for (const { tableId } of await db.selectFrom("actions").select("tableId").distinct().execute()) {
      const rows = await db.selectFrom("actions").selectAll().where("tableId", "=", tableId).execute();
      await db.insertInto("tallies").values(talliesOf(rows)).execute();
    }
  },
};
