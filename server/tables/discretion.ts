import { randomInt } from "node:crypto";
import type { Seat } from "@tripartite/kernel";
import { isByLetter, type Pace } from "@tripartite/kernel/protocol";
import type { Logger } from "pino";
import type { Job } from "../jobs.ts";
import { Problem } from "../problem.ts";
import type { Write } from "../storage/journal.ts";
import type { Store } from "../storage/store.ts";
import { type Companion, seatsIn, type TurnChange } from "./companion.ts";
import type { TableService } from "./service.ts";

export interface DiscretionOptions {
  readonly store: Store;
  readonly service: TableService;
  readonly logger: Logger;
  clock(): number;
  /** How much of the usual time an answer takes; with 0 it comes at once. */
  readonly percent: number;
}

interface Due {
  readonly tableId: string;
  readonly seat: Seat;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Every discreet question is answered after a time between these, whatever the seat holds. */
const AT_ONE_SITTING = [2 * SECOND, 8 * SECOND] as const;
const BY_LETTER = [5 * MINUTE, 60 * MINUTE] as const;
/** So long before the clock of a seat runs out the answer comes in any case. */
const BEFORE_DEADLINE = 3 * SECOND;
const PAUSE_AFTER_FAILURE = 10 * SECOND;
const BATCH = 50;

/**
 * Answers discreet questions for seats that have nothing to decide. The time that takes is drawn from one distribution
 * for everybody, people and bots alike, so that it tells as little as the question itself.
 */
export class Discretion implements Companion, Job {
  readonly #options: DiscretionOptions;
  /** Lets the bots of a table decide. */
  readonly #wakeBots: (tableId: string) => void;
  readonly #answering = new Set<Promise<void>>();

  constructor(options: DiscretionOptions, wakeBots: (tableId: string) => void) {
    this.#options = options;
    this.#wakeBots = wakeBots;
  }

  write({ table, time, discreet = 0 }: TurnChange): readonly Write[] {
    return seatsIn(discreet).map((seat) => {
      const row = { tableId: table.id, seat, due: time + this.#delay(table.pace) };
      return (db) =>
        db
          .insertInto("discreetAnswers")
          .values(row)
          .onConflict((conflict) => conflict.columns(["tableId", "seat"]).doUpdateSet({ due: row.due }));
    });
  }

  committed({ table, discreet = 0 }: TurnChange): void {
    if (this.#options.percent > 0) return;
    for (const seat of seatsIn(discreet)) {
      const answering = this.#answer({ tableId: table.id, seat })
        .catch((error) => this.#options.logger.error({ err: error, table: table.id }, "could not answer at once"))
        .finally(() => this.#answering.delete(answering));
      this.#answering.add(answering);
    }
  }

  /** The time of a discreet question that the seat is asked is not up yet. */
  async isHeldBack(tableId: string, seat: Seat): Promise<boolean> {
    const { store, clock } = this.#options;
    const row = await store.db
      .selectFrom("discreetAnswers")
      .select("due")
      .where("tableId", "=", tableId)
      .where("seat", "=", seat)
      .executeTakeFirst();
    return row !== undefined && row.due > clock();
  }

  async run(): Promise<void> {
    for (const due of await this.#dueNow()) await this.#answer(due);
  }

  async close(): Promise<void> {
    await Promise.all(this.#answering);
  }

  #delay(pace: Pace): number {
    const [least, most] = isByLetter(pace) ? BY_LETTER : AT_ONE_SITTING;
    return (randomInt(least, most) * this.#options.percent) / 100;
  }

  async #dueNow(): Promise<Due[]> {
    const { store, clock } = this.#options;
    const now = clock();
    return store.db
      .selectFrom("discreetAnswers")
      .leftJoin("clocks", (join) =>
        join.onRef("clocks.tableId", "=", "discreetAnswers.tableId").onRef("clocks.seat", "=", "discreetAnswers.seat"),
      )
      .select(["discreetAnswers.tableId", "discreetAnswers.seat"])
      .where((is) => is.or([is("due", "<=", now), is("clocks.deadline", "<=", now + BEFORE_DEADLINE)]))
      .limit(BATCH)
      .execute();
  }

  /** A seat that does have something to decide is left alone, but a bot on it may decide now. */
  async #answer(due: Due): Promise<void> {
    const { store, service, logger, clock } = this.#options;
    const { tableId, seat } = due;
    try {
      const isGiven = await service.answerReady(tableId, seat, [forget(due), ...(await this.#asAbsentAsBefore(due))]);
      if (isGiven) return;
      await store.db.executeQuery(forget(due)(store.db).compile(store.db));
      this.#wakeBots(tableId);
    } catch (error) {
      const isHopeless = error instanceof Problem && error.code !== "UNAVAILABLE";
      if (!isHopeless) logger.error({ err: error, table: tableId, seat }, "a discreet question could not be answered");
      const write = isHopeless ? forget(due) : postpone(due, clock() + PAUSE_AFTER_FAILURE);
      await store.db.executeQuery(write(store.db).compile(store.db));
    }
  }

  /** An automatic answer does not show that the person is there: consecutive time-outs still count. */
  async #asAbsentAsBefore({ tableId, seat }: Due): Promise<Write[]> {
    const row = await this.#options.store.db
      .selectFrom("clocks")
      .select("expiries")
      .where("tableId", "=", tableId)
      .where("seat", "=", seat)
      .executeTakeFirst();
    if (row === undefined || row.expiries === 0) return [];
    return [(db) => db.updateTable("clocks").set(row).where("tableId", "=", tableId).where("seat", "=", seat)];
  }
}

function forget({ tableId, seat }: Due): Write {
  return (db) => db.deleteFrom("discreetAnswers").where("tableId", "=", tableId).where("seat", "=", seat);
}

function postpone({ tableId, seat }: Due, due: number): Write {
  return (db) => db.updateTable("discreetAnswers").set({ due }).where("tableId", "=", tableId).where("seat", "=", seat);
}
