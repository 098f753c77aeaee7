import type { Write } from "../storage/journal.ts";
import type { Companion, TurnChange } from "../tables/companion.ts";
import type { TableInfo } from "../tables/info.ts";

/** Notes in the transaction that ends a game that it is to be recorded; nothing is added to any other move. */
export class Endings implements Companion {
  readonly #record: () => void;

  constructor(record: () => void) {
    this.#record = record;
  }

  write({ table, time, over }: TurnChange): Write[] {
    return over ? [endingOf(table.id, time)] : [];
  }

  /** A game that cannot be played here may be over without a move. */
  writeInfo({ id, status, ending }: TableInfo, time: number): Write[] {
    return status === "ended" && ending?.kind === "abandoned" ? [endingOf(id, time, true)] : [];
  }

  committed({ over }: TurnChange): void {
    if (over) this.#record();
  }
}

/** With `unlessRecorded` the game may have been noted or recorded before. */
export function endingOf(tableId: string, time: number, unlessRecorded = false): Write {
  if (!unlessRecorded) return (db) => db.insertInto("endings").values({ tableId, time });
  return (db) =>
    db
      .insertInto("endings")
      .columns(["tableId", "time"])
      .expression((select) =>
        select
          .selectFrom("tables")
          .select((table) => ["id", table.val(time).as("time")])
          .where("id", "=", tableId)
          .where("id", "not in", select.selectFrom("results").select("tableId")),
      )
      .onConflict((conflict) => conflict.doNothing());
}
