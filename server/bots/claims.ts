import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";

/** Which process thinks for the bots of a table, so that each decision is thought about only once. */
export interface Claims {
  /** There may be other processes, of whose moves this one has not heard yet. */
  readonly shared: boolean;
  /** True if the table is ours for the time of the lease; renews a claim that is ours already. */
  claim(tableId: string): Promise<boolean>;
  release(tableId: string): Promise<void>;
}

export function claimsIn(store: Store, leaseMs: number): Claims {
  return store.dialect === "postgres" ? new SharedClaims(store.db, leaseMs) : ALONE;
}

/** SQLite has one process. */
const ALONE: Claims = { shared: false, claim: async () => true, release: async () => {} };

/** Milliseconds by the clock of the database, which all processes share. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A process that dies leaves its claims behind; they end with their lease. */
class SharedClaims implements Claims {
  readonly shared = true;
  readonly #db: Db;
  readonly #leaseMs: number;
  readonly #process = randomUUID();

  constructor(db: Db, leaseMs: number) {
    this.#db = db;
    this.#leaseMs = leaseMs;
  }

  async claim(tableId: string): Promise<boolean> {
    const mine = { process: this.#process, until: sql<number>`${NOW} + ${sql.lit(this.#leaseMs)}` };
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto("botClaims")
      .values({ tableId, ...mine })
      .onConflict((conflict) =>
        conflict
          .column("tableId")
          .doUpdateSet(mine)
          .where((row) => row.or([row("botClaims.process", "=", this.#process), row("botClaims.until", "<", NOW)])),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async release(tableId: string): Promise<void> {
    await this.#db
      .deleteFrom("botClaims")
      .where("tableId", "=", tableId)
      .where("process", "=", this.#process)
      .execute();
  }
}
