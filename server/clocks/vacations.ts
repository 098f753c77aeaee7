import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Job } from "../jobs.ts";
import { Problem } from "../problem.ts";
import type { Db, Trx, VacationRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { ofPerson, ofTable, restartClocks } from "./clock-rows.ts";
import { DAY } from "./time-control.ts";

export interface VacationStatus {
  /** When it begins, if that is later. */
  readonly from?: number;
  /** Until when the person is away. */
  readonly until?: number;
  /** Days that may still be taken, counting those of the last 365 days. */
  readonly daysLeft: number;
}

const YEAR = 365 * DAY;
const [PLANNED, ON, OVER] = [0, 1, 2];

/**
 * Days on which a person's clocks stand still at all tables but live ones. Each day that is begun counts whole. One vacation
 * at a time, now or later; tables are updated when it begins and ends.
 */
export class Vacations implements Job {
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

  /** From now or a later time, for a number of days. */
  begin(person: string, days: number, from?: number): Promise<VacationStatus> {
    return this.#change(person, async (trx, recent) => {
      const now = this.#clock();
      const { until, daysLeft } = this.#statusOf(recent);
      if (until !== undefined) throw new Problem("ON_VACATION", "You are on vacation already, or have planned one.");
      if (days > daysLeft) throw new Problem("NO_VACATION_LEFT", `You may take ${daysLeft} more days.`);
      if (from !== undefined && from > now + YEAR)
        throw new Problem("TOO_FAR_AHEAD", "A vacation can be planned a year ahead.");
      const start = Math.max(from ?? now, now);
      const phase = start > now ? PLANNED : ON;
      const row = { id: randomBytes(9).toString("base64url"), person, start, until: start + days * DAY, phase };
      await trx.insertInto("vacations").values(row).execute();
    });
  }

  end(person: string): Promise<VacationStatus> {
    return this.#change(person, async (trx, recent) => {
      const now = this.#clock();
      if (this.#statusOf(recent).until === undefined) throw new Problem("NO_VACATION", "You are not on vacation.");
      const coming = trx.deleteFrom("vacations").where("person", "=", person);
      await coming.where("start", ">", now).execute();
      const ended = trx.updateTable("vacations").set({ until: now, phase: OVER });
      await ended.where("person", "=", person).where("until", ">", now).execute();
    });
  }

  /** Clocks stop when a planned vacation begins; when one ends, the tables are updated. */
  async run(): Promise<void> {
    const now = this.#clock();
    const due = await this.#store.db
      .selectFrom("vacations")
      .select(["id", "person", "until"])
      .where((row) =>
        row.or([
          row.and([row("phase", "=", PLANNED), row("start", "<=", now)]),
          row.and([row("phase", "=", ON), row("until", "<=", now)]),
        ]),
      )
      .execute();
    for (const { id, person, until } of due) {
      const phase = until <= now ? OVER : ON;
      if (phase === ON) await this.#restartAll(person);
      await this.#store.db.updateTable("vacations").set({ phase }).where("id", "=", id).execute();
      if (phase === OVER) await this.#restartAll(person);
    }
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
    await this.#restartAll(person);
    return status;
  }

  async #restartAll(person: string): Promise<void> {
    const seats = this.#store.db.selectFrom("seats").innerJoin("tables", "tables.id", "seats.tableId");
    const rows = await seats
      .select("tables.id")
      .distinct()
      .where("seats.person", "=", person)
      .where("tables.time", "is not", null)
      .where("tables.status", "=", "playing")
      .execute();
    for (const { id } of rows) await this.#restartClocks(id, person);
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
    const from = current && current.start > now && { from: current.start };
    return { ...from, ...(current && { until: current.until }), daysLeft: Math.max(this.#daysPerYear - used, 0) };
  }
}
