import { forbidden, notFound } from "../problem.ts";
import type { Db } from "../storage/schema.ts";
import { loadInfo } from "../tables/info.ts";

/** The last move that a person has seen from an own seat; stored here so that it holds on every device. */
export class Sights {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Undefined if the person never looked. */
  async seen(tableId: string, seat: number, person: string): Promise<number | undefined> {
    await this.#mustHold(tableId, seat, person);
    const row = await this.#db
      .selectFrom("sights")
      .select("seq")
      .where("tableId", "=", tableId)
      .where("person", "=", person)
      .where("seat", "=", seat)
      .executeTakeFirst();
    return row?.seq;
  }

  /** What was seen once stays seen. */
  async see(tableId: string, seat: number, person: string, seq: number): Promise<void> {
    await this.#mustHold(tableId, seat, person);
    await this.#db
      .insertInto("sights")
      .values({ tableId, seat, person, seq })
      .onConflict((conflict) =>
        conflict.columns(["tableId", "person", "seat"]).doUpdateSet({ seq }).where("sights.seq", "<", seq),
      )
      .execute();
  }

  async #mustHold(tableId: string, seat: number, person: string): Promise<void> {
    const info = await loadInfo(this.#db, tableId);
    if (info === undefined) throw notFound("table");
    if (info.seats[seat]?.person !== person) throw forbidden("That seat is not yours.");
  }
}
