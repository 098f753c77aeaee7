import { notFound, unavailable } from "../problem.ts";
import type { Write } from "../storage/journal.ts";
import type { Trx } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { Companion, TurnChange } from "./companion.ts";
import { type Cause, type Deeds, deedsBetween } from "./deeds.ts";
import { loadInfo, type TableInfo, updateInfo } from "./info.ts";
import type { LiveTable } from "./live.ts";
import type { LiveTables } from "./live-tables.ts";
import { type Games, restorePlay } from "./loading.ts";
import { NO_SEAT } from "./moves.ts";

export interface ChangesOptions {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly games: Games;
  readonly companions: readonly Companion[];
  readonly deeds: Deeds;
  clock(): number;
}

/** Fails unless something holds; what it writes is stored together with the change that depends on it. */
export type Condition = (trx: Trx) => Promise<void>;

/** What goes along with a change, and why it is made. */
export interface Circumstances extends Cause {
  readonly condition?: Condition;
}

const ATTEMPTS = 5;

/** Changes of what is agreed about tables: stored with everything that goes along with them, then told. */
export class Changes {
  readonly #options: ChangesOptions;

  constructor(options: ChangesOptions) {
    this.#options = options;
  }

  /** Retried if another change of the table came first. */
  async change(
    tableId: string,
    change: (info: TableInfo) => TableInfo,
    { condition = async () => {}, ...cause }: Circumstances = {},
  ): Promise<LiveTable> {
    const { store, tables, companions, deeds, clock } = this.#options;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await tables.get(tableId);
      const info = change(table.info);
      const done = deedsBetween(table.info, info, cause).map((one) => deeds.row(tableId, table.play.seq, one));
      const start = table.info.status === "gathering" && info.status === "playing" ? this.start(info) : undefined;
      const isStored = await store.transact([{ table: tableId, what: "info" }], async (trx) => {
        if (!(await updateInfo(trx, info))) return false;
        await condition(trx);
        await deeds.insert(trx, done);
        const accompanying = companions.flatMap((companion) => companion.writeInfo?.(info, clock()) ?? []);
        await carryOut(trx, [...(start?.writes ?? []), ...accompanying]);
        return true;
      });
      await tables.refreshInfo(table);
      if (!isStored) continue;
      await deeds.announce(table, done);
      start?.committed();
      for (const companion of companions) companion.seatsChanged?.(table.info);
      return table;
    }
    throw unavailable();
  }

  /** The same for a table that cannot be played here, so that nobody follows it. */
  async changeUnplayable(tableId: string, change: (info: TableInfo) => TableInfo): Promise<void> {
    const { store, companions, clock } = this.#options;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await loadInfo(store.db, tableId);
      if (before === undefined) throw notFound("table");
      const info = change(before);
      const done = await store.transact([{ table: tableId, what: "info" }], async (trx) => {
        if (!(await updateInfo(trx, info))) return false;
        await carryOut(
          trx,
          companions.flatMap((companion) => companion.writeInfo?.(info, clock()) ?? []),
        );
        return true;
      });
      if (done) return;
    }
    throw unavailable();
  }

  /** A person takes a free or offered seat, or declines it. */
  async answer(tableId: string, change: (info: TableInfo) => TableInfo): Promise<LiveTable> {
    const { companions, clock } = this.#options;
    let writes: readonly Write[] = [];
    const answered = (before: TableInfo) => {
      const after = change(before);
      writes = companions.flatMap((companion) => companion.writeAnswer?.(before, after, clock()) ?? []);
      return after;
    };
    return this.change(tableId, answered, { condition: (trx) => carryOut(trx, writes) });
  }

  /** The first turn of a game. */
  start(info: TableInfo): { writes: Write[]; committed(): void } {
    const { games, companions, clock } = this.#options;
    const time = clock();
    const { waitingMask: waiting, calendar } = restorePlay(games, info, []);
    const change: TurnChange = { table: info, seq: 0, time, before: 0, after: waiting, over: false, by: NO_SEAT };
    const row = { tableId: info.id, waiting, since: time, calendar, moves: 0, sum: 0 };
    const turn: Write = (db) => db.insertInto("turns").values(row);
    return {
      writes: [turn, ...companions.flatMap((companion) => companion.write?.(change) ?? [])],
      committed() {
        for (const companion of companions) companion.committed?.(change);
      },
    };
  }
}

async function carryOut(trx: Trx, writes: readonly Write[]): Promise<void> {
  for (const write of writes) await trx.executeQuery(write(trx).compile(trx));
}
