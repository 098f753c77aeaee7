import { isRefusal } from "@tripartite/kernel";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { Job } from "../jobs.ts";
import { isOutage } from "../storage/outage.ts";
import type { EndingRow, PlacingRow, ResultRow } from "../storage/rating-rows.ts";
import type { Db, Trx } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { loadInfo, type TableInfo } from "../tables/info.ts";
import type { Games } from "../tables/loading.ts";
import { COUNTER, type RatedGame, rateGame } from "./ledger.ts";
import { type Circumstances, type Placing, type Verdict, verdictOn } from "./verdict.ts";

export interface RecorderOptions {
  readonly store: Store;
  readonly games: Games;
  readonly logger: Logger;
}

const BATCH = 100;
const GAVE_UP = ["left", "resigned", "outOfTime", "dismissed"];

/**
 * Records finished games in the order in which they ended, each once, and rates them. Safe in several processes: one
 * after the other they take the next number, and a game that another process has recorded is left alone.
 */
export class Recorder implements Job {
  readonly #options: RecorderOptions;
  #running: Promise<void> | undefined;
  /** Games that could not be recorded do not keep others waiting. */
  readonly #failed = new Set<string>();

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  async run(): Promise<void> {
    this.#running ??= this.#recordAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** A game has just ended: nobody has to wait for the next look. */
  wake(): void {
    this.run().catch((error) => this.#options.logger.error({ err: error }, "finished games could not be recorded"));
  }

  async close(): Promise<void> {
    await this.#running;
  }

  async #recordAll(): Promise<void> {
    const { store, games, logger } = this.#options;
    for (;;) {
      const endings = await store.db
        .selectFrom("endings")
        .innerJoin("tables", "tables.id", "endings.tableId")
        .select(["endings.tableId", "endings.time"])
        .where("tables.game", "in", Object.keys(games))
        .where("tables.id", "not in", [...this.#failed, ""])
        .orderBy("endings.time")
        .orderBy("endings.tableId")
        .limit(BATCH)
        .execute();
      if (endings.length === 0) return;
      for (const ending of endings)
        await this.#record(ending).catch((error) => {
          if (isOutage(error)) throw error;
          this.#failed.add(ending.tableId);
          logger.error({ err: error, table: ending.tableId }, "a finished game could not be recorded");
        });
    }
  }

  async #record(ending: EndingRow): Promise<void> {
    const { store, games } = this.#options;
    const info = (await loadInfo(store.db, ending.tableId))!;
    const verdict = verdictOn(info, await circumstancesOf(store.db, games, info));
    const facts = await factsOf(store.db, games, info, ending.time, verdict);
    await store.transact([], async (trx) => {
      const number = await nextNumber(trx);
      const mine = await trx.deleteFrom("endings").where("tableId", "=", info.id).executeTakeFirstOrThrow();
      if (mine.numDeletedRows === 0n) return;
      const result: ResultRow = { ...facts, number };
      await trx.insertInto("results").values(result).execute();
      const placings = verdict.placings.map((placing) => toRow(info.id, placing));
      if (placings.length > 0) await trx.insertInto("placings").values(placings).execute();
      if (result.unrated === null) await rateGame(trx, gameOf(result, placings));
    });
  }
}

function gameOf({ tableId, game, scenario }: ResultRow, placings: readonly PlacingRow[]): RatedGame {
  return { tableId, game, scenario, placings };
}

/** Numbers have gaps where another process was quicker. */
async function nextNumber(trx: Trx): Promise<number> {
  const { value } = await trx
    .insertInto("settings")
    .values({ key: COUNTER, value: "1" })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: sql`cast(cast("settings"."value" as integer) + 1 as text)` }),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(value);
}

async function circumstancesOf(db: Db, games: Games, info: TableInfo): Promise<Circumstances> {
  const players = [...new Set([...Object.keys(info.held), ...info.seats.flatMap(({ person }) => person ?? [])])];
  // A table may have only bots, and PostgreSQL knows no empty list.
  const people =
    players.length === 0
      ? []
      : await db.selectFrom("people").select(["id", "login", "owner"]).where("id", "in", players).execute();
  const deeds = await db
    .selectFrom("deeds")
    .select(["kind", "person"])
    .where("tableId", "=", info.id)
    .where("kind", "in", GAVE_UP)
    .orderBy("id")
    .execute();
  const moves = db.selectFrom("actions").select("seat").distinct().where("tableId", "=", info.id);
  const moved = await moves.where("kind", "=", "act").execute();
  const game = games[info.game];
  const options = game.options(info.options);
  return {
    accounts: new Map(people.flatMap(({ id, login, owner }) => (login === null ? [] : [[id, owner ?? id]]))),
    leavers: deeds.flatMap(({ person }) => person ?? []),
    dismissed: new Set(deeds.flatMap(({ kind, person }) => (kind === "dismissed" && person ? [person] : []))),
    moved: new Set(moved.map(({ seat }) => seat)),
    partnersOf: (seat) => (isRefusal(options) ? [] : (game.partners?.(options, seat) ?? [])),
  };
}

async function factsOf(db: Db, games: Games, info: TableInfo, ended: number, { unrated, people, bots }: Verdict) {
  const moves = db.selectFrom("actions").where("tableId", "=", info.id);
  const first = await moves.select("time").where("seq", "=", 1).executeTakeFirst();
  const last = await moves.select((row) => row.fn.max("seq").as("seq")).executeTakeFirst();
  const turn = await db.selectFrom("turns").select("calendar").where("tableId", "=", info.id).executeTakeFirst();
  return {
    tableId: info.id,
    game: info.game,
    scenario: scenarioOf(games, info),
    kind: info.ending!.kind,
    winners: JSON.stringify(info.ending!.winners),
    began: first?.time ?? info.created,
    ended,
    moves: last?.seq ?? 0,
    calendar: turn?.calendar ?? null,
    people,
    bots,
    shown: unrated === undefined || info.watchable ? 1 : 0,
    unrated: unrated ?? null,
  };
}

/** By its name; empty if the game has only one. */
function scenarioOf(games: Games, { game, options }: TableInfo): string {
  const [usual] = games[game].scenarios ?? [""];
  return (options as { scenario?: string } | null)?.scenario ?? usual;
}

function toRow(tableId: string, { player, seats, won, left, rank }: Placing): PlacingRow {
  const unknown = { muBefore: null, sigmaBefore: null, mu: null, sigma: null };
  return {
    ...{ tableId, seat: seats[0], player, seats: JSON.stringify(seats) },
    ...{ won: won ? 1 : 0, left: left ? 1 : 0, rank: rank ?? null, ...unknown },
  };
}
