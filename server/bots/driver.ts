import type { Logger } from "pino";
import type { Store } from "../storage/store.ts";
import { type Companion, seatsIn, type TurnChange } from "../tables/companion.ts";
import type { TableInfo } from "../tables/info.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { TableService } from "../tables/service.ts";
import type { BotRunner } from "./bot.ts";

/** After so many refused or failed tries a bot takes the documented default action. */
const TRIES = 3;

/** Plays the seats that bots hold, as soon as they have to decide. One bot thinks at a time at each table. */
export class BotDriver implements Companion {
  readonly #tables: LiveTables;
  readonly #service: TableService;
  readonly #runner: BotRunner;
  readonly #logger: Logger;
  readonly #busy = new Map<string, Promise<void>>();
  /** Tables where something happened while their bots were busy. */
  readonly #again = new Set<string>();
  #closing = false;

  constructor(tables: LiveTables, service: TableService, runner: BotRunner, logger: Logger) {
    this.#tables = tables;
    this.#service = service;
    this.#runner = runner;
    this.#logger = logger;
  }

  committed({ table, after }: TurnChange): void {
    if (after !== 0) this.wake(table.id);
  }

  seatsChanged({ id }: TableInfo): void {
    this.wake(id);
  }

  /** Lets the bots of a table go on, if it is their turn. */
  wake(tableId: string): void {
    if (this.#closing) return;
    if (this.#busy.has(tableId)) {
      this.#again.add(tableId);
      return;
    }
    const work = this.#playOn(tableId)
      .catch((error) => this.#logger.error({ err: error, table: tableId }, "a bot failed"))
      .finally(() => {
        this.#busy.delete(tableId);
        if (this.#again.delete(tableId)) this.wake(tableId);
      });
    this.#busy.set(tableId, work);
  }

  /** Goes on where bots had to decide when the server stopped. */
  async wakeAll({ db }: Store): Promise<void> {
    const rows = await db
      .selectFrom("turns")
      .innerJoin("seats", "seats.tableId", "turns.tableId")
      .select("turns.tableId")
      .distinct()
      .where("seats.kind", "=", "bot")
      .where("turns.waiting", "!=", 0)
      .execute();
    for (const { tableId } of rows) this.wake(tableId);
  }

  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#busy.values());
    await this.#runner.close();
  }

  async #playOn(tableId: string): Promise<void> {
    for (let tries = 0; !this.#closing; ) {
      const { info, play } = await this.#tables.get(tableId);
      if (info.status !== "playing") return;
      const seat = seatsIn(play.waitingMask).find((one) => info.seats[one].kind === "bot");
      if (seat === undefined) return;
      if (tries > TRIES) throw new Error(`no action of seat ${seat} is accepted`);
      const done = await this.#playOne(tableId, seat, info, tries);
      tries = done ? 0 : tries + 1;
    }
  }

  async #playOne(
    tableId: string,
    seat: number,
    { game, rulesVersion, seats }: TableInfo,
    tries: number,
  ): Promise<boolean> {
    const { seq, view, legal = [], events } = await this.#service.lookAsBot(tableId, seat);
    if (legal.length === 0) return false;
    if (tries >= TRIES) return (await this.#service.actByDefault(tableId, seat, seq)).status === "accepted";
    const action = await this.#runner.decide({ bot: seats[seat].bot!, game, rulesVersion, seat, view, legal, events });
    return (await this.#service.actAsBot(tableId, seat, seq, action)).status === "accepted";
  }
}
