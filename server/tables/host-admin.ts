import type { Seat } from "@tripartite/kernel";
import type { Pace, TimeControl } from "@tripartite/kernel/protocol";
import type { BotDirectory } from "../bots/bot.ts";
import { timeControlFor } from "../clocks/time-control.ts";
import type { Job } from "../jobs.ts";
import type { Ties } from "../people/ties.ts";
import { notFound, Problem } from "../problem.ts";
import type { Store } from "../storage/store.ts";
import { mustBeSeat } from "./agreements.ts";
import type { Changes } from "./changes.ts";
import * as hosting from "./hosting.ts";
import type { TableInfo } from "./info.ts";
import { type Games, partnersIn } from "./loading.ts";
import type { Sitter } from "./lobby.ts";

export type SeatPlanWish = "open" | "invited" | { readonly bot: string } | { readonly account: string };

export interface HostAdminOptions {
  readonly changes: Changes;
  readonly store: Store;
  readonly games: Games;
  readonly bots: BotDirectory;
  clock(): number;
  /** A table is closed after this time without a visit by those who sit there. */
  readonly gatheringDays: number;
  findAccount(name: string): Promise<Sitter | undefined>;
  findProgram(name: string): Promise<Sitter | undefined>;
  readonly ties: Ties;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_MS = 10 * 60 * 1000;

/** What the host of a table arranges before the game, and the end of tables to which nobody returns. */
export class HostAdmin implements Job {
  readonly #options: HostAdminOptions;
  #nextLook = 0;

  constructor(options: HostAdminOptions) {
    this.#options = options;
  }

  async arrangeSeat(tableId: string, host: Sitter, seat: Seat, wish: SeatPlanWish): Promise<TableInfo> {
    const { games } = this.#options;
    const plan = await this.#planOf(wish, host);
    return this.#change(tableId, host, (info) => {
      mustBeSeat(info, seat);
      if (typeof plan === "object" && "bot" in plan) this.#mustHaveBot(info, plan.bot);
      return hosting.arrangeSeat(info, host.id, seat, plan, partnersIn(games, info));
    });
  }

  async begin(tableId: string, host: Sitter, bot: string | undefined): Promise<TableInfo> {
    const { bots } = this.#options;
    return this.#change(tableId, host, (info) => {
      if (bot !== undefined) this.#mustHaveBot(info, bot);
      return hosting.beginWithBots(info, host.id, bot ?? bots.substitute(info.game));
    });
  }

  /** In this order, or shuffled. */
  async changeSides(tableId: string, host: Sitter, order: readonly number[] | undefined): Promise<TableInfo> {
    const { games } = this.#options;
    return this.#change(tableId, host, (info) => hosting.changeSides(info, host.id, order, partnersIn(games, info)));
  }

  async changeTime(tableId: string, host: Sitter, pace: Pace, wanted: TimeControl | undefined): Promise<TableInfo> {
    const time = timeControlFor(pace, wanted);
    return this.#change(tableId, host, (info) => hosting.changeTime(info, host.id, pace, time));
  }

  async changeRated(tableId: string, host: Sitter, rated: boolean): Promise<TableInfo> {
    return this.#change(tableId, host, (info) => hosting.changeRated(info, host.id, rated));
  }

  async changeWatchable(tableId: string, host: Sitter, watchable: boolean): Promise<TableInfo> {
    return this.#change(tableId, host, (info) => hosting.changeWatchable(info, host.id, watchable));
  }

  async changePrivacy(tableId: string, host: Sitter, privacy: hosting.Privacy): Promise<TableInfo> {
    return this.#change(tableId, host, (info) => hosting.changePrivacy(info, host.id, privacy));
  }

  async closeTable(tableId: string, host: Sitter): Promise<void> {
    await this.#change(tableId, host, (info) => hosting.close(info, host.id));
  }

  /** Closes tables that wait for players although nobody who sits there has come for a long time. */
  async run(): Promise<void> {
    const { clock, changes } = this.#options;
    if (clock() < this.#nextLook) return;
    this.#nextLook = clock() + LOOK_MS;
    for (const id of await this.#deserted())
      await changes
        .change(id, (info) => (info.status === "gathering" ? hosting.cancelled(info) : info))
        .catch((error) => {
          if (!(error instanceof Problem)) throw error;
        });
  }

  async #deserted(): Promise<string[]> {
    const { store, clock, gatheringDays } = this.#options;
    const limit = clock() - gatheringDays * DAY_MS;
    const rows = await store.db
      .selectFrom("tables")
      .select("id")
      .where("status", "=", "gathering")
      .where("created", "<", limit)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("visits")
              .innerJoin("seats", (join) =>
                join.onRef("seats.tableId", "=", "visits.tableId").onRef("seats.person", "=", "visits.person"),
              )
              .select("visits.person")
              .whereRef("visits.tableId", "=", "tables.id")
              .where("visits.until", ">", limit),
          ),
        ),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  async #change(tableId: string, host: Sitter, change: (info: TableInfo) => TableInfo): Promise<TableInfo> {
    return (await this.#options.changes.change(tableId, change, { by: host.id })).info;
  }

  async #planOf(wish: SeatPlanWish, host: Sitter): Promise<hosting.SeatPlan> {
    if (typeof wish !== "object" || "bot" in wish) return wish;
    const { findAccount, findProgram, ties } = this.#options;
    const account = (await findAccount(wish.account)) ?? (await findProgram(wish.account));
    if (account === undefined) throw new Problem("NO_ACCOUNT", "Nobody has an account by that name.", 404);
    if (await ties.isBlocked(account.id, host.id))
      throw new Problem("BLOCKED", "This player takes no invitations from you.", 403);
    return { account };
  }

  #mustHaveBot({ game }: TableInfo, bot: string): void {
    if (!this.#options.bots.has(game, bot)) throw notFound("bot");
  }
}
