import { randomInt } from "node:crypto";
import type { Alert, Seat } from "@tripartite/kernel";
import type { AnswerAhead, NewOrder, SeatOrders, StandingOrder } from "@tripartite/kernel/protocol";
import type { Logger } from "pino";
import type { Job } from "../jobs.ts";
import { forbidden, notFound, Problem } from "../problem.ts";
import type { Write } from "../storage/journal.ts";
import type { StandingOrderRow } from "../storage/schema.ts";
import type { News, Store } from "../storage/store.ts";
import type { Companion, TurnChange } from "../tables/companion.ts";
import type { TableInfo } from "../tables/info.ts";
import type { LiveTable } from "../tables/live.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Games } from "../tables/loading.ts";
import type { TableService } from "../tables/service.ts";
import { answerFor } from "./answers.ts";
import * as rows from "./order-rows.ts";

export interface StandingOrdersOptions {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly service: TableService;
  readonly games: Games;
  readonly logger: Logger;
  clock(): number;
  /** How much of the usual time an answer takes; with 0 it comes at once. */
  readonly percent: number;
  /** The seat is asked a discreet question whose time is not up yet. */
  isHeldBack(tableId: string, seat: Seat): Promise<boolean>;
}

/** An answer takes as long as a person's. */
const LEAST_MS = 2000;
const MOST_MS = 8000;
/** A seat with orders that waits this long was forgotten, perhaps by a process that died. */
const FORGOTTEN_MS = 15_000;

/**
 * Answers decisions by orders that people gave in advance. An order acts as the person: the move is an action of the seat,
 * and everybody else sees what they would see of a quick answer. That it happens once is certain because the move and its
 * mark share a transaction, and a move has one number.
 */
export class StandingOrders implements Companion, Job {
  readonly #options: StandingOrdersOptions;
  /** Tables where some order is in force; nothing is done at the others. */
  #withOrders = new Set<string>();
  readonly #busy = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  /** Seats whose answer is due, each with what gives it; and those that need not wait any longer. */
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #ready = new Set<string>();
  #closing = false;

  constructor(options: StandingOrdersOptions) {
    this.#options = options;
  }

  async load(): Promise<void> {
    this.#withOrders = new Set(await rows.tablesWithOrders(this.#options.store.db));
  }

  async list(tableId: string, seat: Seat, person: string): Promise<SeatOrders> {
    const { store, tables, games } = this.#options;
    const { info } = await tables.get(tableId);
    mustHold(info, seat, person);
    const holder = { tableId, seat, person };
    const [orders, fired] = [await rows.ordersOf(store.db, holder), await rows.firingsOf(store.db, holder)];
    return { orders, fired, decisions: games[info.game].standing?.decisions ?? [] };
  }

  /** In force at once: it also answers what the seat is asked now. */
  async add(tableId: string, person: string, wanted: NewOrder): Promise<StandingOrder> {
    const { store, tables, games, clock } = this.#options;
    const { info, play } = await tables.get(tableId);
    const { seat, decision } = wanted;
    mustHold(info, seat, person);
    if (info.status !== "playing") throw new Problem("NOT_PLAYING", "The game is not in progress.");
    if (!games[info.game].standing?.decisions.includes(decision))
      throw new Problem("NO_SUCH_DECISION", "That decision cannot be answered in advance.", 400);
    const holder = { tableId, seat, person };
    const row = rows.newRow(holder, wanted, play.seq, clock());
    await store.transact([{ table: tableId, what: "orders", id: String(seat) }], (trx) => rows.insertOrder(trx, row));
    this.#withOrders.add(tableId);
    await this.#tell(tableId, seat);
    this.#ready.add(seatKey(tableId, seat));
    this.wake(tableId);
    while (this.#busy.has(tableId)) await this.#busy.get(tableId);
    return (await rows.ordersOf(store.db, holder)).find(({ id }) => id === row.id)!;
  }

  async remove(tableId: string, seat: Seat, person: string, id: string): Promise<void> {
    const { store } = this.#options;
    const news: News = { table: tableId, what: "orders", id: String(seat) };
    const isGone = await store.transact([news], (trx) => rows.deleteOrder(trx, { tableId, seat, person }, id));
    if (!isGone) throw notFound("order");
    await this.#tell(tableId, seat);
  }

  /** Another process has changed the orders of a seat, or one has answered there. */
  onNews({ table, id }: News): void {
    this.#withOrders.add(table);
    this.#inBackground(table, this.#tell(table, Number(id)));
  }

  onGap(): void {
    this.load().catch((error) => this.#options.logger.error({ err: error }, "standing orders could not be read"));
  }

  write({ table, over }: TurnChange): Write[] {
    return over && this.#withOrders.has(table.id) ? [rows.forgetAll(table.id)] : [];
  }

  writeInfo({ id }: TableInfo): Write[] {
    return this.#withOrders.has(id) ? [rows.forgetStrangers(id)] : [];
  }

  committed({ table }: TurnChange): void {
    this.wake(table.id);
  }

  /** Something was moved at the table, or a discreet question may be answered now. */
  wake(tableId: string): void {
    if (!this.#withOrders.has(tableId) || this.#closing) return;
    if (this.#busy.has(tableId)) {
      this.#again.add(tableId);
      return;
    }
    const work = this.#examine(tableId)
      .catch((error) => this.#options.logger.error({ err: error, table: tableId }, "standing orders failed"))
      .finally(() => {
        this.#busy.delete(tableId);
        if (this.#again.delete(tableId)) this.wake(tableId);
      });
    this.#busy.set(tableId, work);
  }

  async run(): Promise<void> {
    const { store, clock } = this.#options;
    for (const tableId of await rows.forgottenTables(store.db, clock() - FORGOTTEN_MS)) {
      this.#withOrders.add(tableId);
      if (![...this.#due.keys()].some((key) => key.startsWith(`${tableId} `))) this.wake(tableId);
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#due.values()) clearTimeout(timer);
    await Promise.all(this.#busy.values());
  }

  /** Ends orders whose time is over, and answers what is asked. */
  async #examine(tableId: string): Promise<void> {
    const { store, tables } = this.#options;
    const orders = await rows.ordersInForce(store.db, tableId);
    if (orders.length === 0) {
      this.#withOrders.delete(tableId);
      return;
    }
    const table = await tables.get(tableId);
    if (store.dialect === "postgres") await tables.catchUp(table);
    await table.flushed();
    if (table.abandoned) return this.#examine(tableId);
    for (const seat of new Set(orders.map((order) => order.seat))) {
      const own = orders.filter((order) => order.seat === seat && order.person === table.info.seats[seat]?.person);
      if (own.length > 0) await this.#examineSeat(table, seat, own);
    }
  }

  async #examineSeat(table: LiveTable, seat: Seat, orders: readonly StandingOrderRow[]): Promise<void> {
    const { store, tables, isHeldBack } = this.#options;
    const { play, info } = table;
    const { seq } = play;
    const isReady = this.#ready.delete(seatKey(info.id, seat));
    const inForce: StandingOrderRow[] = [];
    for (const order of orders) {
      const alerts = play.alertsSince(seat, order.checked);
      if (alerts === undefined) return this.#examineSeat(await tables.reload(table), seat, orders);
      const stop = (JSON.parse(order.stops) as Alert[]).find((alert) => alerts.has(alert));
      if (stop === undefined) inForce.push(order);
      else await this.#end(order, stop);
    }
    const asked = play.askedOf(seat);
    if (asked === undefined || inForce.length === 0) return;
    const order = inForce.find(({ decision }) => decision === asked);
    const action = order && answerFor(play, seat, JSON.parse(order.answer) as AnswerAhead);
    if (order === undefined || action === undefined)
      return rows.markChecked(
        store.db,
        inForce.map(({ id }) => id),
        seq,
      );
    if (await rows.isTakenBack(store.db, info.id, seq, seat)) return this.#end(order, "takenBack");
    if (await isHeldBack(info.id, seat)) return;
    if (isReady || this.#options.percent === 0) await this.#answer(order, seq, action);
    else this.#answerSoon(info.id, seat);
  }

  /** Everything is looked at again then: the person may have answered meanwhile. */
  #answerSoon(tableId: string, seat: Seat): void {
    const key = seatKey(tableId, seat);
    if (this.#due.has(key)) return;
    const delay = (randomInt(LEAST_MS, MOST_MS) * this.#options.percent) / 100;
    const timer = setTimeout(() => {
      this.#due.delete(key);
      this.#ready.add(key);
      this.wake(tableId);
    }, delay);
    this.#due.set(key, timer.unref());
  }

  async #answer(
    order: StandingOrderRow,
    seq: number,
    action: Parameters<TableService["actByOrder"]>[4],
  ): Promise<void> {
    const { service, clock, logger } = this.#options;
    const { tableId, seat, person } = order;
    const writes = rows.recordFiring(order, seq, clock());
    const reply = await service.actByOrder(tableId, person, seat, seq, action, writes);
    if (reply.status === "refused") logger.warn({ table: tableId, code: reply.code }, "a standing order was refused");
    if (reply.status === "accepted") await this.#announce(tableId, seat);
  }

  async #end(order: StandingOrderRow, why: Parameters<typeof rows.endOrder>[2]): Promise<void> {
    await rows.endOrder(this.#options.store.db, order.id, why);
    await this.#announce(order.tableId, order.seat);
  }

  async #announce(tableId: string, seat: Seat): Promise<void> {
    const { store } = this.#options;
    const news: News = { table: tableId, what: "orders", id: String(seat) };
    if (store.dialect === "postgres") await store.transact([news], async () => {});
    await this.#tell(tableId, seat);
  }

  /** Only the person on the seat sees it, and it changes the timing of nobody else's updates. */
  async #tell(tableId: string, seat: Seat): Promise<void> {
    const table = await this.#options.tables.find(tableId);
    for (const { viewer, person, send } of table?.audience.subscribers ?? [])
      if (viewer === seat && person === table!.info.seats[seat].person) send('{"type":"ordersChanged"}');
  }

  #inBackground(table: string, work: Promise<void>): void {
    work.catch((error) => this.#options.logger.error({ err: error, table }, "standing orders failed"));
  }
}

function seatKey(tableId: string, seat: Seat): string {
  return `${tableId} ${seat}`;
}

function mustHold({ seats }: TableInfo, seat: Seat, person: string): void {
  if (seats[seat]?.person !== person) throw forbidden("That seat is not yours.");
}
