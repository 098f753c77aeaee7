import type { Logger } from "pino";
import type { Db } from "../storage/schema.ts";
import type { LiveTable } from "./live.ts";
import { positionOf, savePosition } from "./positions.ts";

/** Stores now and then, and at the end, how the games in memory stand. */
export class PositionKeeper {
  readonly #db: Db;
  readonly #tables: () => Promise<LiveTable>[];
  readonly #logger: Logger;
  readonly #timer: NodeJS.Timeout;
  readonly #storedAt = new WeakMap<LiveTable, number>();
  #running: Promise<void> | undefined;

  constructor(db: Db, everyMs: number, tables: () => Promise<LiveTable>[], logger: Logger) {
    this.#db = db;
    this.#tables = tables;
    this.#logger = logger;
    this.#timer = setInterval(() => this.store(), everyMs).unref();
  }

  /** Stores every game that has moved since it was stored last. */
  store(): Promise<void> {
    this.#running ??= this.#storeAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.store();
  }

  async #storeAll(): Promise<void> {
    for (const loading of this.#tables()) {
      const table = await loading.catch(() => undefined);
      if (table === undefined) continue;
      await this.#storeOne(table).catch((error) =>
        this.#logger.error({ err: error, table: table.info.id }, "a position could not be stored"),
      );
    }
  }

  async #storeOne(table: LiveTable): Promise<void> {
    const { play, info } = table;
    const isAhead = play.seq > (this.#storedAt.get(table) ?? 0);
    if (!isAhead || table.isBusy || table.abandoned || info.status === "gathering") return;
    this.#storedAt.set(table, play.seq);
    await savePosition(this.#db, info, positionOf(play, play.position));
  }
}
