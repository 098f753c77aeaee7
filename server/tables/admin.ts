import { randomBytes } from "node:crypto";
import { isRefusal, type Seat, type Seed } from "@tripartite/kernel";
import type { NewTable, SeatWish } from "@tripartite/kernel/protocol";
import type { Logger } from "pino";
import type { BotDirectory } from "../bots/bot.ts";
import { timeControlFor } from "../clocks/time-control.ts";
import type { Ties } from "../people/ties.ts";
import { forbidden, notFound, Problem } from "../problem.ts";
import type { Trx } from "../storage/schema.ts";
import { Agreements, mustBeSeat } from "./agreements.ts";
import { Changes, type ChangesOptions, type Condition } from "./changes.ts";
import { HostAdmin } from "./host-admin.ts";
import { rotated } from "./hosting.ts";
import { insertInfo, loadInfo, type SeatInfo, type TableInfo } from "./info.ts";
import * as invitations from "./invitations.ts";
import { isUnplayable, partnersIn } from "./loading.ts";
import type { Sitter } from "./lobby.ts";
import * as lobby from "./lobby.ts";
import { newSeed } from "./seeds.ts";
import * as vacancies from "./vacancies.ts";

export interface AdminOptions extends ChangesOptions {
  readonly logger: Logger;
  /** Tables that one person may have created and that are not ended. */
  readonly maxTablesPerPerson: number;
  readonly bots: BotDirectory;
  /** A table that waits for players is closed after this time without a visit by those who sit there. */
  readonly gatheringDays: number;
  findProgram(name: string): Promise<Sitter | undefined>;
  findAccount(name: string): Promise<Sitter | undefined>;
  readonly ties: Ties;
}

/** Everything about a table beside the game: creating it, who sits where, rematch. */
export class TableAdmin {
  readonly agreements: Agreements;
  readonly host: HostAdmin;
  readonly #options: AdminOptions;
  readonly #changes: Changes;

  constructor(options: AdminOptions) {
    this.#options = options;
    this.#changes = new Changes(options);
    this.agreements = new Agreements({
      ...options,
      changes: this.#changes,
      substitute: (info) => this.#substitute(info),
    });
    this.host = new HostAdmin({ ...options, changes: this.#changes });
  }

  async create(person: Sitter, wanted: NewTable): Promise<TableInfo> {
    const { games, bots } = this.#options;
    const game = Object.hasOwn(games, wanted.game) ? games[wanted.game] : undefined;
    if (game === undefined) throw notFound("game");
    const options = wanted.options ?? {};
    const read = game.options(options);
    if (isRefusal(read)) throw new Problem(read.code, read.text, 400);
    const ids = game.seats(read);
    if (wanted.seats.length !== ids.length)
      throw new Problem("SEATS", `There are ${ids.length} seats: ${ids.join(", ")}.`, 400);
    for (const seat of wanted.seats)
      if (typeof seat === "object" && "bot" in seat && !bots.has(game.id, seat.bot)) throw notFound("bot");
    if (wanted.practiceSeed !== undefined) mustBePractice(wanted);
    await this.#mustHaveRoom(person);
    const seats = await Promise.all(wanted.seats.map((wish) => this.#newSeat(wish, person)));
    const { pace = "none", title = "", listed = true, rated = true, botReasons = false } = wanted;
    const { closed = false, watchable = false, talkOpen = listed } = wanted;
    const time = timeControlFor(pace, wanted.timeControl);
    const { id, rulesVersion } = game;
    const shown = { title, listed, watchable: watchable && !closed, closed, talkOpen, rated, botReasons };
    const agreed = { game: id, rulesVersion, options, pace, ...(time && { time }), ...shown };
    const { practiceSeed } = wanted;
    const chosen = practiceSeed !== undefined && { practiceSeed };
    const table = this.#prepare(person, { ...agreed, ...chosen, seats }, practiceSeed);
    const { store } = this.#options;
    await store.transact([], table.insert);
    table.committed();
    return (await loadInfo(store.db, table.info.id))!;
  }

  async join(tableId: string, person: Sitter, seat: Seat | undefined, token: string | undefined): Promise<TableInfo> {
    const join = (info: TableInfo) =>
      lobby.join(info, person, this.#checked(info, seat), token, partnersIn(this.#options.games, info));
    return (await this.#changes.answer(tableId, join)).info;
  }

  async leave(tableId: string, person: Sitter): Promise<void> {
    const leave = (info: TableInfo) => lobby.leave(info, person.id, this.#substitute(info));
    await this.agreements.change(tableId, leave).catch(async (error) => {
      if (!isUnplayable(error)) throw error;
      await this.#changes.changeUnplayable(tableId, leave);
    });
  }

  /** When nobody is left, the game is over. */
  async resign(tableId: string, person: Sitter): Promise<void> {
    const resign = (info: TableInfo) => lobby.resign(info, person.id, this.#substitute(info));
    try {
      await this.agreements.change(tableId, resign);
      await this.agreements.abandon(tableId);
    } catch (error) {
      if (!isUnplayable(error)) throw error;
      await this.#changes.changeUnplayable(tableId, (info) => lobby.endIfDeserted(resign(info)));
    }
  }

  async takeOver(tableId: string, person: Sitter, seat: Seat, token: string | undefined): Promise<void> {
    const { games } = this.#options;
    await this.#changes.change(tableId, (info) =>
      vacancies.takeOver(info, person, this.#checked(info, seat)!, token, partnersIn(games, info)),
    );
  }

  /** Asks those at the table for a vacant seat. */
  async askForSeat(tableId: string, person: Sitter, seat: Seat): Promise<void> {
    await this.#changes.change(tableId, (info) => vacancies.askForSeat(info, person, this.#checked(info, seat)!));
  }

  /** A person leaves for good: bots take over at tables that have begun, other seats become free. */
  async leaveAll(person: Sitter): Promise<void> {
    const { store } = this.#options;
    const seats = store.db.selectFrom("seats").innerJoin("tables", "tables.id", "seats.tableId").distinct();
    const mine = seats.select(["tableId", "status"]).where("seats.person", "=", person.id);
    for (const { tableId, status } of await mine.where("status", "!=", "ended").execute())
      await (status === "gathering" ? this.leave(tableId, person) : this.resign(tableId, person));
  }

  /** The operator ends a table without a winner. */
  async closeTable(tableId: string): Promise<void> {
    const end = (kind: string) => (info: TableInfo) => ({
      ...info,
      status: "ended" as const,
      ending: { kind, winners: [] },
    });
    try {
      const { info } = await this.#options.tables.get(tableId);
      if (info.status === "gathering") await this.#changes.change(tableId, end("cancelled"));
      else await this.agreements.close(tableId);
    } catch (error) {
      if (!isUnplayable(error)) throw error;
      await this.#changes.changeUnplayable(tableId, end("abandoned"));
    }
  }

  /** A person has a new name: followers of the person's tables receive it. */
  async renamed(person: Sitter): Promise<void> {
    const { store, tables } = this.#options;
    const rows = store.db.selectFrom("seats").select("tableId as table").distinct().where("person", "=", person.id);
    const news = (await rows.execute()).map(({ table }) => ({ table, what: "info" as const }));
    await store.transact(news, async () => {});
    for (const one of news) tables.onNews(one);
  }

  /** Asks a program to play a seat that nobody has yet. */
  async inviteProgram(tableId: string, person: Sitter, seat: Seat, name: string): Promise<TableInfo> {
    const program = await this.#mustFindProgram(name);
    const invite = (info: TableInfo) => invitations.invite(info, person.id, this.#checked(info, seat)!, program);
    return (await this.#changes.change(tableId, invite)).info;
  }

  /** A program takes the seat that is kept for it, or frees it. */
  async answerInvitation(tableId: string, program: Sitter, accept: boolean): Promise<TableInfo> {
    const answer = accept ? invitations.accept : invitations.decline;
    return (await this.#changes.answer(tableId, (info) => answer(info, program))).info;
  }

  /** Replaces a program by a bot of the server, or takes an invitation back. */
  async dismissProgram(tableId: string, person: Sitter, seat: Seat): Promise<void> {
    await this.#changes.change(tableId, (info) =>
      invitations.dismiss(info, person.id, this.#checked(info, seat)!, this.#substitute(info)),
    );
  }

  /** A program is there no longer: its seats in games go to a bot of the server, the others are free again. */
  async removeProgram(tableId: string, program: string): Promise<void> {
    await this.#changes.change(tableId, (info) => invitations.remove(info, program, this.#substitute(info)));
  }

  /** Takes the game from the list of those that everybody may watch. */
  async endWatching(tableId: string, person: Sitter): Promise<void> {
    await this.#changes.change(tableId, (info) => lobby.endWatching(info, person.id), { by: person.id });
  }

  /** From now on only those who play may watch, or read the talk. */
  async keepPrivate(tableId: string, person: Sitter, what: "game" | "talk"): Promise<void> {
    await this.#changes.change(tableId, (info) => lobby.keepPrivate(info, person.id, what), { by: person.id });
  }

  /** Lets stopped clocks run again. */
  async resume(tableId: string, person: Sitter): Promise<void> {
    await this.#changes.change(tableId, (info) => lobby.resume(info, person.id), { by: person.id });
  }

  /**
   * A bot takes over for a person who does not answer, or the clocks stop for the last person, if the condition still holds
   * in the same transaction. Returns whether a bot plays.
   */
  async replaceByBot(
    tableId: string,
    seat: Seat,
    person: string,
    condition: (trx: Trx, botPlays: boolean) => Promise<void>,
  ): Promise<boolean> {
    let botPlays = false;
    const replace = (before: TableInfo) => {
      const after = lobby.replaceByBot(before, seat, person, this.#substitute(before), this.#options.clock());
      botPlays = after.seats[seat].kind === "bot";
      return after;
    };
    await this.agreements.change(tableId, replace, {
      by: person,
      outOfTime: true,
      condition: (trx) => condition(trx, botPlays),
    });
    return botPlays;
  }

  /** A new table like this one. The first who asks creates it, the others sit down at it. */
  async rematch(tableId: string, person: Sitter, rotate: boolean): Promise<TableInfo> {
    const { info } = await this.#options.tables.get(tableId);
    if (info.rematch !== undefined) return this.#comeTo(info.rematch, person);
    if (info.status !== "ended") throw new Problem("NOT_ENDED", "The game is not over.");
    if (lobby.seatsOf(info, person.id).length === 0) throw forbidden("You do not sit at this table.");
    await this.#mustHaveRoom(person);
    const { game, rulesVersion, options, pace, time, title, listed, watchable, closed, talkOpen } = info;
    const { rated, botReasons } = info;
    const sides = rotate ? rotated(info.seats, partnersIn(this.#options.games, info)) : info.seats;
    const seats = lobby.seatsForRematch(sides, person);
    const shown = { title, listed, watchable, closed, talkOpen, rated, botReasons };
    const same = { game, rulesVersion, options, pace, ...(time && { time }), ...shown };
    const next = this.#prepare(person, { ...same, seats });
    let isFirst = false;
    const pointTo = (old: TableInfo) => {
      isFirst = old.rematch === undefined;
      return { ...old, rematch: old.rematch ?? next.info.id };
    };
    const condition = async (trx: Trx) => {
      if (isFirst) await next.insert(trx);
    };
    const table = await this.#changes.change(tableId, pointTo, { condition });
    if (!isFirst) return this.#comeTo(table.info.rematch!, person);
    next.committed();
    return (await loadInfo(this.#options.store.db, next.info.id))!;
  }

  /** Joins a rematch that another player has made, unless the person has a seat already or the table plays without. */
  async #comeTo(tableId: string, person: Sitter): Promise<TableInfo> {
    const { info } = await this.#options.tables.get(tableId);
    if (info.status !== "gathering" || lobby.seatsOf(info, person.id).length > 0) return info;
    return this.join(tableId, person, undefined, undefined);
  }

  #substitute({ game }: TableInfo): string {
    return this.#options.bots.substitute(game);
  }

  async #newSeat(wish: SeatWish, person: Sitter): Promise<SeatInfo> {
    if (typeof wish !== "object" || !("program" in wish)) return lobby.newSeat(wish, person);
    return lobby.keptFor(await this.#mustFindProgram(wish.program));
  }

  async #mustFindProgram(name: string): Promise<Sitter> {
    const program = await this.#options.findProgram(name);
    if (program === undefined) throw notFound("bot");
    return program;
  }

  #checked(info: TableInfo, seat: Seat | undefined): Seat | undefined {
    if (seat !== undefined) mustBeSeat(info, seat);
    return seat;
  }

  async #mustHaveRoom(person: Sitter): Promise<void> {
    const { store, maxTablesPerPerson, games } = this.#options;
    const { count } = await store.db
      .selectFrom("tables")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("creator", "=", person.id)
      .where("status", "!=", "ended")
      .where("game", "in", Object.keys(games))
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxTablesPerPerson)
      throw new Problem("TOO_MANY_TABLES", "End a table before you create more.");
  }

  /** A new table that is not stored yet. */
  #prepare(
    person: Sitter,
    wanted: Omit<TableInfo, "id" | "version" | "seed" | "status" | "creator" | "joinToken" | "created" | "held">,
    seed: Seed = newSeed(),
  ): { readonly info: TableInfo; readonly insert: Condition; committed(): void } {
    const info = lobby.startIfFull({
      ...wanted,
      id: randomBytes(9).toString("base64url"),
      version: 1,
      seed,
      status: "gathering",
      held: {},
      creator: person.id,
      joinToken: randomBytes(16).toString("base64url"),
      created: this.#options.clock(),
    });
    const start = info.status === "playing" ? this.#changes.start(info) : undefined;
    return {
      info,
      async insert(trx) {
        await insertInfo(trx, info);
        for (const write of start?.writes ?? []) await trx.executeQuery(write(trx).compile(trx));
      },
      committed: () => start?.committed(),
    };
  }
}

/** A host who chose the seed could know every card and die, so only bots may play against this host. */
function mustBePractice({ seats }: NewTable): void {
  const alone = seats.every((seat) => seat === "me" || (typeof seat === "object" && "bot" in seat));
  if (!alone) throw new Problem("PRACTICE_SEATS", "A practice table is for one person and bots of the server.", 400);
}
