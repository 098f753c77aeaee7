import type { Seat } from "@tripartite/kernel";
import type { Logger } from "pino";
import { DAY } from "../clocks/time-control.ts";
import { notFound, Problem, unavailable } from "../problem.ts";
import { ConflictError, type Write } from "../storage/journal.ts";
import type { Store } from "../storage/store.ts";
import { absences } from "./attendance.ts";
import type { Changes, Circumstances } from "./changes.ts";
import type { Deeds, Done } from "./deeds.ts";
import { type Proposal, type TableInfo, withSeats } from "./info.ts";
import type { LiveTable } from "./live.ts";
import type { LiveTables } from "./live-tables.ts";
import { type Games, loadMoves, partnersIn, restorePlay } from "./loading.ts";
import type { Motion, Sitter } from "./lobby.ts";
import * as lobby from "./lobby.ts";
import { NO_SEAT } from "./moves.ts";
import { beforeLastDecision } from "./takeBack.ts";
import { seatIfAgreed } from "./vacancies.ts";

export interface AgreementsOptions {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly changes: Changes;
  readonly deeds: Deeds;
  readonly games: Games;
  readonly logger: Logger;
  clock(): number;
  /** The bot that plays for absent people. */
  substitute(info: TableInfo): string;
}

const ATTEMPTS = 5;
const LONG_ABSENCE_DAYS = 3;

/** What all players at a table must accept: going back, an ending, a pause, spectators, a new player on a vacant seat, a bot for
 * a player who stays away. */
export class Agreements {
  readonly #options: AgreementsOptions;

  constructor(options: AgreementsOptions) {
    this.#options = options;
  }

  async propose(tableId: string, person: Sitter, motion: Motion): Promise<void> {
    const { tables } = this.#options;
    const table = await tables.get(tableId);
    if (motion.kind === "rollback") await tables.mustCount(table, motion.to);
    if (motion.kind === "ending") for (const winner of motion.winners) mustBeSeat(table.info, winner);
    if (motion.kind === "pause" && table.info.time === undefined)
      throw new Problem("NO_CLOCKS", "There are no clocks.");
    if (motion.kind === "watching" && table.info.watchable)
      throw new Problem("WATCHABLE", "Everybody may watch the game already.");
    if (motion.kind === "replacement") await this.#mustStayAway(table.info, person, motion.seat);
    await this.change(tableId, (info) => lobby.propose(info, person.id, motion), { by: person.id });
  }

  /** Where there are clocks, they decide when a bot takes over. */
  async #mustStayAway(info: TableInfo, person: Sitter, seat: Seat): Promise<void> {
    const { store, clock } = this.#options;
    mustBeSeat(info, seat);
    const { kind, person: absent } = info.seats[seat];
    if (kind !== "person" || absent === person.id)
      throw new Problem("NOBODY_THERE", "No other person sits on that seat.");
    if (info.time !== undefined) throw new Problem("CLOCKS_DECIDE", "A bot takes over when the clock runs out.");
    const left = (await absences(store.db, info.id, [absent!], clock())).get(absent!);
    if (left === undefined || Math.max(left, info.created) > clock() - LONG_ABSENCE_DAYS * DAY)
      throw new Problem("NOT_ABSENT", `That player has been here within the last ${LONG_ABSENCE_DAYS} days.`);
  }

  /** Back to where the person decided last. Bots accept whatever is proposed, so it happens at once. */
  async takeBack(tableId: string, person: Sitter): Promise<void> {
    const { info } = await this.#options.tables.get(tableId);
    if (!lobby.isAloneWithBots(info, person.id))
      throw new Problem("NOT_ALONE", "Another person plays at this table. Propose to go back instead.");
    const to = await this.#beforeLastDecision(info, lobby.seatsOf(info, person.id));
    if (to === undefined) throw new Problem("NOTHING_TO_TAKE_BACK", "You have not decided anything yet.");
    await this.propose(tableId, person, { kind: "rollback", to });
  }

  async #beforeLastDecision(info: TableInfo, seats: readonly Seat[]): Promise<number | undefined> {
    const { store, games } = this.#options;
    const moves = await loadMoves(store.db, info.id);
    const upTo = (last: number) => moves.filter(({ seq }) => seq <= last);
    return beforeLastDecision(
      moves,
      seats,
      (to, seat) => restorePlay(games, info, upTo(to)).readyAnswer(seat) === undefined,
    );
  }

  /** Of the proposal with that number. */
  async answer(tableId: string, person: Sitter, number: number, accept: boolean): Promise<void> {
    await this.change(tableId, (info) => lobby.answer(info, person.id, number, accept), {
      by: person.id,
      refuses: !accept,
    });
  }

  /** Changes the voters or a vote, and carries out what all have accepted then. */
  async change(tableId: string, change: (info: TableInfo) => TableInfo, circumstances?: Circumstances): Promise<void> {
    const { changes, clock, games, substitute } = this.#options;
    const seat = (info: TableInfo) =>
      lobby.replaceIfAgreed(seatIfAgreed(info, partnersIn(games, info)), substitute(info));
    const agree = (info: TableInfo) => lobby.letWatchIfAgreed(lobby.pauseIfAgreed(seat(info), clock()));
    await changes.change(tableId, (info) => agree(change(info)), circumstances);
    await this.#carryOut(tableId);
  }

  /** Carries out what was accepted by all just before the server stopped. */
  async carryOutForgotten(): Promise<void> {
    const { store, logger } = this.#options;
    const rows = store.db.selectFrom("tables").selectAll().where("status", "=", "playing");
    const proposed = await withSeats(store.db, await rows.where("proposal", "is not", null).execute());
    for (const info of proposed.filter(lobby.acceptedByAll))
      await this.#carryOut(info.id).catch((error) =>
        logger.error({ err: error, table: info.id }, "an agreement could not be carried out"),
      );
  }

  /** Nobody is left to play for. */
  async abandon(tableId: string): Promise<void> {
    await this.#insist(tableId, async (table) => {
      if (lobby.peopleAt(table.info).length === 0)
        await table.make({ kind: "end", seat: NO_SEAT, outcome: { kind: "abandoned", winners: [] } });
    });
  }

  /** The operator ends the game. */
  async close(tableId: string): Promise<void> {
    await this.#insist(tableId, async (table) => {
      await table.make({ kind: "end", seat: NO_SEAT, outcome: { kind: "abandoned", winners: [] } });
    });
  }

  async #carryOut(tableId: string): Promise<void> {
    await this.#insist(tableId, async (table) => {
      const proposal = lobby.acceptedByAll(table.info);
      if (proposal?.kind === "ending") await this.#end(table, proposal.winners);
      if (proposal?.kind === "rollback") await this.#rollBack(table, proposal);
    });
  }

  async #end(table: LiveTable, winners: readonly Seat[]): Promise<void> {
    const { deeds } = this.#options;
    const deed = deeds.row(table.info.id, table.play.seq + 1, { kind: "ended", winners });
    await table.make({ kind: "end", seat: NO_SEAT, outcome: { kind: "agreed", winners } }, [deeds.write(deed)]);
    await deeds.announce(table, [deed]);
  }

  async #rollBack(table: LiveTable, proposal: Proposal & { kind: "rollback" }): Promise<void> {
    const { tables, deeds } = this.#options;
    const { info } = table;
    const proposer = lobby.seatsOf(info, proposal.by)[0] ?? NO_SEAT;
    await table.flushed();
    const done: Done = { kind: "rolledBack", person: proposal.by, to: proposal.to };
    const deed = deeds.row(info.id, table.play.seq + 1, done);
    const clear: Write = (db) =>
      db
        .updateTable("tables")
        .set((row) => ({ proposal: null, version: row("version", "+", 1) }))
        .where("id", "=", info.id);
    await tables.rollBack(table, proposer, proposal.to, [clear, deeds.write(deed)]);
    const back = await tables.get(info.id);
    await tables.refreshInfo(back);
    await deeds.announce(back, [deed]);
  }

  /** Retried if the game has moved meanwhile; not after its end. */
  async #insist(tableId: string, work: (table: LiveTable) => Promise<void>): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await this.#options.tables.get(tableId);
      if (table.info.status !== "playing") return;
      try {
        return await work(table);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    throw unavailable();
  }
}

export function mustBeSeat(info: TableInfo, seat: Seat): void {
  if (!(seat in info.seats)) throw notFound("seat");
}
