import { sql } from "kysely";
import type { Logger } from "pino";
import type { Job } from "../jobs.ts";
import { Problem } from "../problem.ts";
import { forMeAlone } from "../storage/claiming.ts";
import type { Write } from "../storage/journal.ts";
import type { Store } from "../storage/store.ts";
import type { TableAdmin } from "../tables/admin.ts";
import type { Deeds } from "../tables/deeds.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { TableService } from "../tables/service.ts";
import * as rows from "./clock-rows.ts";

export interface ExpiryOptions {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly service: TableService;
  readonly admin: TableAdmin;
  readonly deeds: Deeds;
  readonly logger: Logger;
  clock(): number;
  /** Consecutive time-outs after which a bot takes over the seat. */
  readonly expiriesBeforeBot: number;
  /** What to store together with a bot taking over from a person. */
  botTakesOver(tableId: string, seat: number, person: string, turn: number): readonly Write[];
  onExpiry(result: "default" | "bot" | "pause"): void;
}

interface Due {
  readonly tableId: string;
  readonly seat: number;
}

/** A seat whose time is up, as it stood after move `head`. */
interface Expired extends Due {
  readonly turn: number;
  readonly expiries: number;
  readonly person: string;
  readonly head: number;
}

const BATCH = 20;
const LEASE_MS = 30_000;
const LEASE_AFTER_FAILURE_MS = 10 * 60_000;

/**
 * Acts for seats whose time is up: the documented default action, or a bot takes the seat, or the table pauses. A lease keeps processes from
 * doing the same work; that it happens once is certain because the move and the clock share a transaction.
 */
export class Expiry implements Job {
  readonly #options: ExpiryOptions;

  constructor(options: ExpiryOptions) {
    this.#options = options;
  }

  async run(): Promise<void> {
    let claimed: Due[];
    do {
      claimed = await this.#claim();
      await Promise.all(claimed.map((due) => this.#tryToExpire(due)));
    } while (claimed.length === BATCH);
  }

  async #claim(): Promise<Due[]> {
    const { store, clock } = this.#options;
    const now = clock();
    const due = sql<Due>`update "clocks" set "lease" = ${now + LEASE_MS} where ("tableId", "seat") in
      (select "tableId", "seat" from "clocks" where "deadline" <= ${now} and "lease" <= ${now}
        order by "deadline" limit ${BATCH} ${forMeAlone(store.dialect)})
      returning "tableId", "seat"`;
    return (await due.execute(store.db)).rows;
  }

  async #tryToExpire(due: Due): Promise<void> {
    const { store, logger, clock } = this.#options;
    try {
      await this.#expire(due);
    } catch (error) {
      if (error instanceof Problem && error.code !== "UNAVAILABLE" && error.code !== "RULES_VERSION") return;
      logger.error({ err: error, ...due }, "a clock ran out, but nothing could be done");
      const keep = rows.keepFromOthers(rows.ofSeat(due.tableId, due.seat), clock() + LEASE_AFTER_FAILURE_MS);
      await store.db.executeQuery(keep.compile(store.db));
    }
  }

  async #expire(due: Due): Promise<void> {
    const { tables, service, deeds, clock, expiriesBeforeBot, onExpiry } = this.#options;
    const expired = await this.#look(due);
    if (expired === undefined) return;
    if (expired.expiries + 1 >= expiriesBeforeBot) return this.#handToBot(expired);
    const { tableId, seat, turn, expiries, person, head } = expired;
    const { increment } = (await tables.get(tableId)).info.time!;
    const statements = rows.recordExpiry(rows.ofSeat(tableId, seat), turn, expiries + 1, increment, clock());
    const deed = deeds.row(tableId, head, { kind: "defaulted", person, seats: [seat] });
    const writes: Write[] = [...statements.map((statement) => () => statement), deeds.write(deed)];
    const reply = await service.actByDefault(tableId, seat, head, writes);
    if (reply.status === "refused") throw new Error(`the default action of seat ${seat} is refused: ${reply.code}`);
    if (reply.status === "stale") return;
    onExpiry("default");
    tables.onNews({ table: tableId, what: "info" });
    await deeds.announce(await tables.get(tableId), [deed]);
  }

  /** Sets the clock anew first, so that a pause or a vacation that began at the last moment counts. */
  async #look({ tableId, seat }: Due): Promise<Expired | undefined> {
    const { store, clock } = this.#options;
    const now = clock();
    return store.transact([], async (trx) => {
      const scope = rows.ofSeat(tableId, seat);
      for (const statement of [...rows.restartClocks(scope, now), rows.keepFromOthers(scope, now + LEASE_MS)])
        await trx.executeQuery(statement.compile(trx));
      const row = await trx
        .selectFrom("clocks")
        .innerJoin("seats", (join) =>
          join.onRef("seats.tableId", "=", "clocks.tableId").onRef("seats.seat", "=", "clocks.seat"),
        )
        .select(["clocks.turn", "clocks.expiries", "seats.person"])
        .select((select) =>
          select
            .selectFrom("actions")
            .select((actions) => actions.fn.coalesce(actions.fn.max("seq"), sql<number>`0`).as("head"))
            .where("actions.tableId", "=", tableId)
            .as("head"),
        )
        .where("clocks.tableId", "=", tableId)
        .where("clocks.seat", "=", seat)
        .where("clocks.deadline", "<=", now)
        .executeTakeFirst();
      if (row === undefined || row.turn === null || row.person === null) return undefined;
      const { turn, expiries, person, head } = row;
      return { tableId, seat, turn, expiries, person, head: head ?? 0 };
    });
  }

  async #handToBot({ tableId, seat, turn, person }: Expired): Promise<void> {
    const { tables, admin, clock, botTakesOver, onExpiry } = this.#options;
    const { increment } = (await tables.get(tableId)).info.time!;
    const botPlays = await admin.replaceByBot(tableId, seat, person, async (trx, isBot) => {
      const handOver = rows.handOver(rows.ofSeat(tableId, seat), turn, increment, clock());
      const { numAffectedRows } = await trx.executeQuery(handOver.compile(trx));
      if (numAffectedRows !== 1n) throw new Problem("ANSWERED", "The seat has answered in the meantime.");
      if (!isBot) return;
      for (const write of botTakesOver(tableId, seat, person, turn)) await trx.executeQuery(write(trx).compile(trx));
    });
    onExpiry(botPlays ? "bot" : "pause");
  }
}
