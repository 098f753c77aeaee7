/** Finished games: those that everybody may find, and one's own. */
import type { FinishedGame, FinishedGames, FinishedPlayer, Player, UnratedReason } from "@tripartite/kernel/protocol";
import type { SelectQueryBuilder } from "kysely";
import type { PlacingRow, ResultRow } from "../storage/rating-rows.ts";
import type { Database, Db } from "../storage/schema.ts";
import { type BotNames, findPlayer, playersOf, type Wanted } from "./players.ts";
import { shown } from "./skill.ts";

const PER_PAGE = 20;

export interface Search {
  readonly game?: string;
  readonly scenario?: string;
  readonly player?: Wanted;
  readonly outcome?: string;
  /** Ended from here on, and before. */
  readonly from?: number;
  readonly to?: number;
  /** The first is 1. */
  readonly page: number;
}

type Found = Pick<Database["tables"], "title" | "options"> & ResultRow;
type Results = SelectQueryBuilder<Database, "results", object>;

/** A reader sees shown games and the own games. */
export function visibleTo(results: Results, person: string | undefined): Results {
  if (person === undefined) return results.where("shown", "=", 1);
  return results.where((row) =>
    row.or([
      row("shown", "=", 1),
      row("results.tableId", "in", row.selectFrom("placings").select("placings.tableId").where("player", "=", person)),
    ]),
  );
}

/** Newest first, a page at a time. */
export async function searchResults(
  db: Db,
  asker: string | undefined,
  search: Search,
  botNames: BotNames,
): Promise<FinishedGames> {
  const { game, scenario, player, outcome, from, to, page } = search;
  let results = visibleTo(db.selectFrom("results"), asker);
  if (game !== undefined) results = results.where("results.game", "=", game);
  if (scenario !== undefined) results = results.where("scenario", "=", scenario);
  if (outcome !== undefined) results = results.where("kind", "=", outcome);
  if (from !== undefined) results = results.where("ended", ">=", from);
  if (to !== undefined) results = results.where("ended", "<", to);
  if (player !== undefined) {
    const { id } = await findPlayer(db, player, botNames);
    const played = db.selectFrom("placings").select("placings.tableId").where("player", "=", id);
    results = results.where("results.tableId", "in", played);
  }
  const { total } = await results.select((row) => row.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await withTables(results)
    .orderBy("ended", "desc")
    .orderBy("number", "desc")
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { results: await described(db, rows, botNames), total: Number(total), perPage: PER_PAGE };
}

/** Undefined as long as it is not recorded. */
export async function resultOf(db: Db, tableId: string, botNames: BotNames): Promise<FinishedGame | undefined> {
  const rows = await withTables(db.selectFrom("results").where("results.tableId", "=", tableId)).execute();
  return (await described(db, rows, botNames))[0];
}

function withTables(results: Results) {
  return results
    .innerJoin("tables", "tables.id", "results.tableId")
    .selectAll("results")
    .select(["tables.title", "tables.options"]);
}

async function described(db: Db, rows: readonly Found[], botNames: BotNames): Promise<FinishedGame[]> {
  if (rows.length === 0) return [];
  const tables = rows.map(({ tableId }) => tableId);
  const placings = await db.selectFrom("placings").selectAll().where("tableId", "in", tables).orderBy("seat").execute();
  const players = await playersOf(
    db,
    placings.map(({ player }) => player),
    botNames,
  );
  return rows.map((row) =>
    describe(
      row,
      placings
        .filter(({ tableId }) => tableId === row.tableId)
        .map((placing) => describePlayer(placing, players.get(placing.player)!)),
    ),
  );
}

function describe(row: Found, players: readonly FinishedPlayer[]): FinishedGame {
  const { tableId: table, title, game, scenario, kind, began, ended, moves, calendar, unrated } = row;
  return {
    ...{ table, title, game, scenario, options: JSON.parse(row.options), kind, winners: JSON.parse(row.winners) },
    ...{ began, ended, moves },
    ...(calendar !== null && { calendar: JSON.parse(calendar) }),
    ...(unrated !== null && { unrated: unrated as UnratedReason }),
    players,
  };
}

function describePlayer(placing: PlacingRow, player: Player): FinishedPlayer {
  const { seats, won, left, muBefore, sigmaBefore, mu, sigma } = placing;
  return {
    ...player,
    seats: JSON.parse(seats),
    won: won === 1,
    ...(left === 1 && { left: true }),
    ...(mu !== null && {
      before: shown({ mu: muBefore!, sigma: sigmaBefore! }),
      after: shown({ mu, sigma: sigma! }),
    }),
  };
}
