import type { Write } from "../storage/journal.ts";
import type { Statement } from "../storage/store.ts";
import { type Companion, seatsIn, type TurnChange } from "../tables/companion.ts";
import type { TableInfo } from "../tables/info.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import * as rows from "./clock-rows.ts";

/** Keeps the clocks of all tables in the same transactions as the moves, and shows them to those who watch. */
export class Clocks implements Companion {
  readonly #tables: LiveTables;

  constructor(tables: LiveTables) {
    this.#tables = tables;
  }

  write({ table, seq, time, before, after, by }: TurnChange): Write[] {
    const { id, time: control } = table;
    if (control === undefined) return [];
    const statements: Statement[] = [];
    for (const seat of seatsIn(before & ~after)) {
      const scope = rows.ofSeat(id, seat);
      statements.push(...rows.endTurn(scope, time));
      if (seat === by) statements.push(rows.forgiveExpiries(scope));
    }
    for (const seat of seatsIn(after & ~before)) {
      const scope = rows.ofSeat(id, seat);
      statements.push(seat === by ? rows.continueTurn(scope, seq) : rows.beginTurn(scope, seq, control));
    }
    statements.push(...rows.startClocks(rows.ofTable(id), time));
    const writes = statements.map(
      (statement): Write =>
        () =>
          statement,
    );
    return seq === 0 ? [(db) => rows.createClocks(db, table), ...writes] : writes;
  }

  writeInfo({ id, time: control, status }: TableInfo, time: number): Write[] {
    if (control === undefined || status !== "playing") return [];
    return rows.adjustClocks(rows.ofTable(id), time).map((statement) => () => statement);
  }

  committed({ table }: TurnChange): void {
    if (table.time !== undefined) this.#tables.onNews({ table: table.id, what: "info" });
  }
}
