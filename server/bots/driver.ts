import type { Seat } from "@tripartite/kernel";
import { isByLetter, type News } from "@tripartite/kernel/protocol";
import { sql } from "kysely";
import type { Logger } from "pino";
import { forbidden, Problem } from "../problem.ts";
import type { Store } from "../storage/store.ts";
import { type Companion, seatsIn, type TurnChange } from "../tables/companion.ts";
import type { TableInfo } from "../tables/info.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { isAloneWithBots } from "../tables/lobby.ts";
import type { BotSight, Play } from "../tables/play.ts";
import type { Reply, TableService } from "../tables/service.ts";
import { BotFailure, type BotRunner, type BotTask } from "./bot.ts";
import { type Claims, claimsIn } from "./claims.ts";
import { diceFor, loadMind, type Mind, type MindKey, saveMind } from "./minds.ts";

export interface DriverOptions {
  readonly tables: LiveTables;
  readonly service: TableService;
  readonly store: Store;
  readonly runner: BotRunner;
  readonly logger: Logger;
  clock(): number;
  /** A bot that has waited so long was forgotten, perhaps by a process that died. */
  readonly patienceMs: number;
  /** How long a bot may think; a claim outlasts it. */
  readonly budgetMs: number;
  /** The seat is asked a discreet question whose time is not up yet. */
  isHeldBack(tableId: string, seat: Seat): Promise<boolean>;
}

/** Times in a row that another action may come first, or that a bot's action and the default may be refused. */
const TRIES = 10;
const FORGOTTEN_AT_ONCE = 1000;
/** A longer explanation is cut off. */
const LONGEST_REASON = 500;
/** How long a table whose bots cannot play is left alone. */
const REST_MS = 60_000;

/** Plays the seats that bots hold, as soon as they have to decide. One bot thinks at a time at each table. */
export class BotDriver implements Companion {
  readonly #options: DriverOptions;
  readonly #claims: Claims;
  readonly #busy = new Map<string, Promise<void>>();
  /** Tables where something happened while their bots were busy. */
  readonly #again = new Set<string>();
  readonly #restUntil = new Map<string, number>();
  /** Tables where the bots give a person time to take something back: what ends that, and when it ends by itself. */
  readonly #held = new Map<string, { readonly timer: NodeJS.Timeout; readonly until: number }>();
  readonly #lookout: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(options: DriverOptions) {
    this.#options = options;
    this.#claims = claimsIn(options.store, options.budgetMs + 2 * options.patienceMs);
    this.#lookout = setInterval(() => this.#lookForForgotten(), options.patienceMs).unref();
  }

  committed({ table, after, by, holdBotsMs = 0 }: TurnChange): void {
    this.#endHold(table.id);
    if (!seatsIn(after).some((seat) => table.seats[seat].kind === "bot")) return;
    if (holdBotsMs > 0 && mayHold(table, by)) this.#hold(table.id, holdBotsMs);
    else this.wake(table.id);
  }

  /** Milliseconds that the bots of a table still wait. */
  heldFor(tableId: string): number {
    const held = this.#held.get(tableId);
    return held === undefined ? 0 : Math.max(0, held.until - this.#options.clock());
  }

  /** Ends a person's request that the bots wait. */
  async letAnswer(tableId: string, person: string): Promise<void> {
    const { info } = await this.#options.tables.get(tableId);
    if (!isAloneWithBots(info, person)) throw forbidden("Another person plays at this table.");
    if (this.#held.has(tableId)) this.#answerNow(tableId);
  }

  seatsChanged({ id, seats }: TableInfo): void {
    if (seats.some(({ kind }) => kind === "bot")) this.wake(id);
  }

  /** Lets the bots of a table play, if it is their turn. */
  wake(tableId: string): void {
    if (this.#closing || this.#held.has(tableId)) return;
    if (this.#busy.has(tableId)) {
      this.#again.add(tableId);
      return;
    }
    const work = this.#playOn(tableId)
      .catch((error) => {
        this.#options.logger.error({ err: error, table: tableId }, "the bots of a table cannot play");
        this.#restUntil.set(tableId, this.#options.clock() + REST_MS);
      })
      .finally(() => {
        this.#busy.delete(tableId);
        if (this.#again.delete(tableId)) this.wake(tableId);
      });
    this.#busy.set(tableId, work);
  }

  /** Plays where bots have waited for this time; at the start, at all tables. */
  async wakeForgotten(waitedMs: number): Promise<void> {
    const { store, clock } = this.#options;
    const now = clock();
    const rows = await store.db
      .selectFrom("turns")
      .innerJoin("seats", "seats.tableId", "turns.tableId")
      .select(["turns.tableId", "turns.since"])
      .distinct()
      .where("seats.kind", "=", "bot")
      .where("turns.waiting", "!=", 0)
      .where("turns.since", "<=", now - waitedMs)
      .where(sql<boolean>`(${sql.ref("turns.waiting")} >> ${sql.ref("seats.seat")}) & 1 = 1`)
      .orderBy("turns.since", "desc")
      .limit(FORGOTTEN_AT_ONCE)
      .execute();
    for (const { tableId } of rows) {
      if (this.#busy.has(tableId) || (this.#restUntil.get(tableId) ?? 0) > now) continue;
      this.#restUntil.delete(tableId);
      this.wake(tableId);
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#lookout);
    for (const tableId of this.#held.keys()) this.#endHold(tableId);
    await this.#looking;
    await this.#options.runner.close();
    await Promise.all(this.#busy.values());
  }

  /** The claim keeps other processes from taking the bots for forgotten. */
  #hold(tableId: string, ms: number): void {
    const timer = setTimeout(() => this.#answerNow(tableId), ms);
    this.#held.set(tableId, { timer, until: this.#options.clock() + ms });
    this.#claims
      .claim(tableId)
      .catch((error) => this.#options.logger.error({ err: error, table: tableId }, "could not claim a table"));
  }

  #endHold(tableId: string): void {
    clearTimeout(this.#held.get(tableId)?.timer);
    this.#held.delete(tableId);
  }

  #answerNow(tableId: string): void {
    this.#endHold(tableId);
    this.wake(tableId);
  }

  #lookForForgotten(): void {
    this.#looking = this.wakeForgotten(this.#options.patienceMs).catch((error) =>
      this.#options.logger.error({ err: error }, "could not look for bots that wait"),
    );
  }

  async #playOn(tableId: string): Promise<void> {
    const { tables } = this.#options;
    if (!(await this.#claims.claim(tableId))) return;
    try {
      if (this.#claims.shared) await tables.catchUp(await tables.get(tableId));
      for (let tries = 0; tries < TRIES && !this.#closing; ) {
        if (this.#held.has(tableId)) return;
        const { info, play } = await tables.get(tableId);
        const seat = seatsIn(play.waitingMask).find((one) => info.seats[one].kind === "bot");
        if (info.status !== "playing" || seat === undefined || (await this.#isHeldBack(info, play, seat))) return;
        const reply = await this.#playOne(info, seat).catch(forgiveNewcomers);
        tries = reply?.status === "accepted" ? 0 : tries + 1;
        if (!(await this.#claims.claim(tableId))) return;
      }
      if (!this.#closing) throw new Error("no action is accepted");
    } finally {
      await this.#claims.release(tableId);
    }
  }

  async #isHeldBack({ id }: TableInfo, play: Play, seat: Seat): Promise<boolean> {
    const { discreet = 0 } = play.discretion;
    return (discreet & (1 << seat)) !== 0 && this.#options.isHeldBack(id, seat);
  }

  async #playOne(info: TableInfo, seat: Seat): Promise<Reply | undefined> {
    const { service, store, logger } = this.#options;
    const key: MindKey = { tableId: info.id, seat, bot: info.seats[seat].bot! };
    const mind = await loadMind(store.db, key);
    const glance = await service.lookAsBot(info.id, seat, mind.seen);
    // The game has ended meanwhile, or the seat has nothing to decide any more.
    if (glance.legal.length === 0) return undefined;
    const choice = await this.#decide(taskFor(info, key, mind, glance));
    if (choice !== undefined) {
      const write = saveMind(key, { seen: glance.seq, memory: choice.memory });
      const act = { action: choice.action, reason: choice.reason.slice(0, LONGEST_REASON) };
      const reply = await service.actAsBot(info.id, seat, glance.seq, act, [write]);
      if (reply.status !== "refused") return reply;
      logger.warn({ table: info.id, bot: key.bot, code: reply.code }, "a bot chose what is not allowed");
    }
    return this.#closing ? undefined : service.defaultAsBot(info.id, seat, glance.seq);
  }

  /** Undefined if the bot does not decide: then the game's default action is taken. */
  async #decide(task: BotTask) {
    try {
      return await this.#options.runner.decide(task);
    } catch (error) {
      if (!(error instanceof BotFailure)) throw error;
      if (!this.#closing) this.#options.logger.warn({ bot: task.bot, game: task.game, failure: error.message });
      return undefined;
    }
  }
}

/** Bots wait only where nobody else does, and not in games that last for weeks. */
function mayHold(table: TableInfo, by: Seat): boolean {
  const person = table.seats[by]?.person;
  return person !== undefined && !isByLetter(table.pace) && isAloneWithBots(table, person);
}

/** While the bot thought, a person took its seat or the game ended: then it need not play. */
function forgiveNewcomers(error: unknown): undefined {
  if (!(error instanceof Problem) || (error.code !== "SEAT_TAKEN" && error.code !== "NOT_PLAYING")) throw error;
}

/** The only thing that is sent to a bot: what the seat sees, from the same look that a person on it would get. */
function taskFor(
  { game, options, seed }: TableInfo,
  { bot, seat }: MindKey,
  { memory }: Mind,
  glance: News & BotSight,
): BotTask {
  const { view, legal, events, since, seq } = glance;
  return { bot, game, seat, options, view, legal, events, since, seq, memory, random: diceFor(seed, seat, seq) };
}
