import { type Kysely, type Migration, sql } from "kysely";

interface SeenSeat {
  readonly tableId: string;
  readonly person: string;
  readonly seat: number;
}

/** Which seats each person has held, as far as it is known at older tables; and seeds that were chosen for practice. */
export const heldSeats: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("tables").addColumn("practiceSeed", "integer").execute();
    await db.schema
      .alterTable("tables")
      .addColumn("held", "text", (column) => column.notNull().defaultTo("{}"))
      .execute();
    const { rows } = await sql<SeenSeat>`
      select "tableId", "person", "seat" from "seats" where "person" is not null
      union select "tableId", "former", "seat" from "seats" where "former" is not null and "vacant" = 1
      union select "tableId", "person", "seat" from "sights"
      order by 1, 2, 3`.execute(db);
    const held = new Map<string, Record<string, number[]>>();
    for (const { tableId, person, seat } of rows) {
      const people = held.get(tableId) ?? {};
      held.set(tableId, people);
      people[person] = [...(people[person] ?? []), seat];
    }
    for (const [id, people] of held)
      await sql`update "tables" set "held" = ${JSON.stringify(people)} where "id" = ${id} and "status" <> 'gathering'`.execute(
        db,
      );
  },
};
