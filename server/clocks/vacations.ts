import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { Problem } from "../problem.ts";
import type { Db, Trx, VacationRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { ofPerson, ofTable, restartClocks } from "./clock-rows.ts";
import { DAY } from "./time-control.ts";

export interface VacationStatus {
  /** Until when the person is away. */
  readonly until?: number;
  /** Days that may still be taken, counting those of the last 365 days. */
  readonly daysLeft: number;
}

const YEAR = 365 * DAY;

/** Days on which a person's clocks stand still at all tables but live ones. Each day that is begun counts whole. */
export class Vacations {
  readonly #store: Store;
  readonly #tables: LiveTables;
  readonly #clock: () => number;
  readonly #daysPerYear: number;

  constructor(store: Store, tables: LiveTables, clock: () => number, daysPerYear: number) {
    this.#store = store;
    this.#tables = tables;
    this.#clock = clock;
    this.#daysPerYear = daysPerYear;
  }

  async status(person: string): Promise<VacationStatus> {
    return this.#statusOf(await this.#recent(this.#store.db, person));
  }

  /** From now, for a number of days. */
  begin(person: string, days: number): Promise<VacationStatus> {
    return this.#change(person, async (trx, recent) => {
      const { until, daysLeft } = this.#statusOf(recent);
      if (until !== undefined) throw new Problem("ON_VACATION", "You are on vacation already.");
      if (days > daysLeft) throw new Problem("NO_VACATION_LEFT", `You may take ${daysLeft} more days.`);
      const start = this.#clock();
      const row = { id: randomBytes(9).toString("base64url"), person, start, until: start + days * DAY };
      await trx.insertInto("vacations").values(row).execute();
    });
  }

  end(person: string): Promise<VacationStatus> {
    return this.#change(person, async (trx, recent) => {
      const now = this.#clock();
      if (this.#statusOf(recent).until === undefined) throw new Problem("NO_VACATION", "You are not on vacation.");
      const ended = trx.updateTable("vacations").set({ until: now });
      await ended.where("person", "=", person).where("until", ">", now).execute();
    });
  }

  async #change(
    person: string,
    work: (trx: Trx, recent: readonly VacationRow[]) => Promise<void>,
  ): Promise<VacationStatus> {
    const status = await this.#store.db.transaction().execute(async (trx) => {
      if (this.#store.dialect === "postgres")
        await sql`select 1 from "people" where "id" = ${person} for update`.execute(trx);
      await work(trx, await this.#recent(trx, person));
      return this.#statusOf(await this.#recent(trx, person));
    });
    const seats = this.#store.db.selectFrom("seats").innerJoin("tables", "tables.id", "seats.tableId");
    const rows = await seats
      .select("tables.id")
      .distinct()
      .where("seats.person", "=", person)
      .where("tables.time", "is not", null)
      .where("tables.status", "=", "playing")
      .execute();
    for (const { id } of rows) await this.#restartClocks(id, person);
    return status;
  }

  /** Each table in a transaction of its own, so that moves at many tables never wait in a circle. */
  async #restartClocks(tableId: string, person: string): Promise<void> {
    const news = { table: tableId, what: "info" as const };
    const scope = sql`${ofTable(tableId)} and ${ofPerson(person)}`;
    const now = this.#clock();
    await this.#store.transact([news], async (trx) => {
      for (const statement of restartClocks(scope, now)) await trx.executeQuery(statement.compile(trx));
    });
    this.#tables.onNews(news);
  }

  #recent(db: Db, person: string): Promise<VacationRow[]> {
    const rows = db.selectFrom("vacations").selectAll().where("person", "=", person);
    return rows.where("until", ">", this.#clock() - YEAR).execute();
  }

  #statusOf(recent: readonly VacationRow[]): VacationStatus {
    const now = this.#clock();
    const used = recent.reduce((days, { start, until }) => days + Math.max(Math.ceil((until - start) / DAY), 1), 0);
    const current = recent.find(({ until }) => until > now);
    return { ...(current && { until: current.until }), daysLeft: Math.max(this.#daysPerYear - used, 0) };
  }
}
