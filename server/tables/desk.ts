import { randomBytes } from "node:crypto";
import { isRefusal, type Json, type Outcome, type Seat, type Seed } from "@tripartite/kernel";
import type { BotDirectory } from "../bots/bot.ts";
import { type TimeControl, timeControlFor } from "../clocks/time-control.ts";
import { forbidden, notFound, Problem, unavailable } from "../problem.ts";
import { ConflictError, type Write } from "../storage/journal.ts";
import { Changes, type ChangesOptions, type Condition } from "./changes.ts";
import { insertInfo, type Pace, type Proposal, type SeatInfo, type TableInfo } from "./info.ts";
import * as invitations from "./invitations.ts";
import type { LiveTable } from "./live.ts";
import type { Motion, SeatWish, Sitter } from "./lobby.ts";
import * as lobby from "./lobby.ts";
import { NO_SEAT } from "./moves.ts";
import { newSeed } from "./seeds.ts";

export interface NewTable {
  readonly game: string;
  readonly options?: Json;
  readonly pace?: Pace;
  readonly timeControl?: TimeControl;
  readonly title?: string;
  readonly listed?: boolean;
  readonly botReasons?: boolean;
  /** Decks and dice as at every table with this number, for lessons and practice against bots. */
  readonly practiceSeed?: number;
  readonly seats: readonly SeatWish[];
}

export interface DeskOptions extends ChangesOptions {
  /** Tables that one person may have created and that are not ended. */
  readonly maxTablesPerPerson: number;
  readonly bots: BotDirectory;
  findProgram(name: string): Promise<Sitter | undefined>;
}

const ATTEMPTS = 5;

/** Everything about a table beside the game: creating it, who sits where, proposals, rematch. */
export class Desk {
  readonly #options: DeskOptions;
  readonly #changes: Changes;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#changes = new Changes(options);
  }

  async create(person: Sitter, wanted: NewTable): Promise<TableInfo> {
    const { games, bots } = this.#options;
    const game = Object.hasOwn(games, wanted.game) ? games[wanted.game] : undefined;
    if (game === undefined) throw notFound("game");
    const options = wanted.options ?? {};
    const refusal = game.options(options);
    if (isRefusal(refusal)) throw new Problem(refusal.code, refusal.text, 400);
    if (wanted.seats.length !== game.seats.length)
      throw new Problem("SEATS", `There are ${game.seats.length} seats: ${game.seats.join(", ")}.`, 400);
    for (const seat of wanted.seats)
      if (typeof seat === "object" && "bot" in seat && !bots.has(game.id, seat.bot)) throw notFound("bot");
    if (wanted.practiceSeed !== undefined) mustBePractice(wanted);
    await this.#mustHaveRoom(person);
    const seats = await Promise.all(wanted.seats.map((wish) => this.#newSeat(wish, person)));
    const { pace = "none", title = "", listed = true, botReasons = false } = wanted;
    const time = timeControlFor(pace, wanted.timeControl);
    const { id, rulesVersion } = game;
    const agreed = { game: id, rulesVersion, options, pace, ...(time && { time }), title, listed, botReasons };
    return this.#insert(person, { ...agreed, seats }, wanted.practiceSeed);
  }

  async join(tableId: string, person: Sitter, seat: Seat | undefined, token: string | undefined): Promise<TableInfo> {
    const join = (info: TableInfo) => lobby.join(info, person, this.#checked(info, seat), token);
    return (await this.#changes.answer(tableId, join)).info;
  }

  async leave(tableId: string, person: Sitter): Promise<void> {
    await this.#changes.change(tableId, (info) => lobby.leave(info, person.id, this.#substitute(info)));
  }

  /** When nobody is left, the game is over. */
  async resign(tableId: string, person: Sitter): Promise<void> {
    const table = await this.#changes.change(tableId, (info) => lobby.resign(info, person.id, this.#substitute(info)));
    if (lobby.peopleAt(table.info).length === 0) await this.#end(tableId, { kind: "abandoned", winners: [] });
  }

  async takeOver(tableId: string, person: Sitter, seat: Seat): Promise<void> {
    await this.#changes.change(tableId, (info) => lobby.takeOver(info, person, this.#checked(info, seat)!));
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

  async propose(tableId: string, person: Sitter, motion: Motion): Promise<void> {
    const { tables } = this.#options;
    const table = await tables.get(tableId);
    if (motion.kind === "rollback") await tables.mustCount(table, motion.to);
    if (motion.kind === "ending") for (const winner of motion.winners) this.#checked(table.info, winner);
    if (motion.kind === "pause" && table.info.time === undefined)
      throw new Problem("NO_CLOCKS", "There are no clocks.");
    await this.#decide(
      await this.#changes.change(tableId, (info) => this.#paused(lobby.propose(info, person.id, motion))),
    );
  }

  async answer(tableId: string, person: Sitter, accept: boolean): Promise<void> {
    await this.#decide(
      await this.#changes.change(tableId, (info) => this.#paused(lobby.answer(info, person.id, accept))),
    );
  }

  /** Lets stopped clocks run again. */
  async resume(tableId: string, person: Sitter): Promise<void> {
    await this.#changes.change(tableId, (info) => lobby.resume(info, person.id));
  }

  /** A bot plays on for somebody who does not answer, if the condition still holds in the same transaction. */
  async replaceByBot(tableId: string, seat: Seat, person: string, condition: Condition): Promise<void> {
    const replace = (info: TableInfo) => lobby.replaceByBot(info, seat, person, this.#substitute(info));
    await this.#changes.change(tableId, replace, condition);
  }

  /** A new table like this one. The first who asks creates it, the others sit down at it. */
  async rematch(tableId: string, person: Sitter): Promise<TableInfo> {
    const { info } = await this.#options.tables.get(tableId);
    if (info.rematch !== undefined) return this.join(info.rematch, person, undefined, undefined);
    if (info.status !== "ended") throw new Problem("NOT_ENDED", "The game is not over.");
    if (lobby.seatsOf(info, person.id).length === 0) throw forbidden("You do not sit at this table.");
    await this.#mustHaveRoom(person);
    const { game, rulesVersion, options, pace, time, title, listed, botReasons } = info;
    const seats = lobby.seatsForRematch(info, person);
    const same = { game, rulesVersion, options, pace, ...(time && { time }), title, listed, botReasons };
    const created = await this.#insert(person, { ...same, seats });
    await this.#changes.change(tableId, (old) => ({ ...old, rematch: old.rematch ?? created.id }));
    return created;
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

  #paused(info: TableInfo): TableInfo {
    return lobby.pauseIfAgreed(info, this.#options.clock());
  }

  #checked(info: TableInfo, seat: Seat | undefined): Seat | undefined {
    if (seat !== undefined && !(seat in info.seats)) throw notFound("seat");
    return seat;
  }

  async #mustHaveRoom(person: Sitter): Promise<void> {
    const { store, maxTablesPerPerson } = this.#options;
    const { count } = await store.db
      .selectFrom("tables")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("creator", "=", person.id)
      .where("status", "!=", "ended")
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxTablesPerPerson)
      throw new Problem("TOO_MANY_TABLES", "End a table before you create more.");
  }

  async #insert(
    person: Sitter,
    wanted: Omit<TableInfo, "id" | "version" | "seed" | "status" | "creator" | "joinToken" | "created">,
    seed: Seed = newSeed(),
  ): Promise<TableInfo> {
    const info = lobby.startIfFull({
      ...wanted,
      id: randomBytes(9).toString("base64url"),
      version: 1,
      seed,
      status: "gathering",
      creator: person.id,
      joinToken: randomBytes(16).toString("base64url"),
      created: this.#options.clock(),
    });
    const start = info.status === "playing" ? this.#changes.start(info) : undefined;
    await this.#options.store.transact([], async (trx) => {
      await insertInfo(trx, info);
      for (const write of start?.writes ?? []) await trx.executeQuery(write(trx).compile(trx));
    });
    start?.committed();
    return info;
  }

  /** Carries out a proposal that everybody has accepted. */
  async #decide(table: LiveTable): Promise<void> {
    const proposal = lobby.acceptedByAll(table.info);
    if (proposal === undefined) return;
    if (proposal.kind === "ending") await this.#end(table.info.id, { kind: "agreed", winners: proposal.winners });
    if (proposal.kind === "rollback") await this.#rollBack(table.info, proposal);
  }

  async #end(tableId: string, outcome: Outcome): Promise<void> {
    const table = await this.#options.tables.get(tableId);
    if (table.info.status !== "playing") return;
    await table.make({ kind: "end", seat: NO_SEAT, outcome });
  }

  async #rollBack(info: TableInfo, proposal: Proposal & { kind: "rollback" }): Promise<void> {
    const { tables } = this.#options;
    const proposer = lobby.seatsOf(info, proposal.by)[0] ?? NO_SEAT;
    const clear: Write = (db) =>
      db
        .updateTable("tables")
        .set((row) => ({ proposal: null, version: row("version", "+", 1) }))
        .where("id", "=", info.id);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await tables.get(info.id);
      try {
        await tables.rollBack(table, proposer, proposal.to, clear);
        return tables.refreshInfo(await tables.get(info.id));
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    throw unavailable();
  }
}

/** Who chose the seed could know every card and every die, so nobody but bots may sit against him. */
function mustBePractice({ seats }: NewTable): void {
  const alone = seats.every((seat) => seat === "me" || (typeof seat === "object" && "bot" in seat));
  if (!alone) throw new Problem("PRACTICE_SEATS", "A practice table is for one person and bots of the server.", 400);
}
