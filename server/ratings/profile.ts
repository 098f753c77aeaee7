/** A player's record, limited to games that the reader may see. */
import type { PlayerProfile, PlayerRating, PlayerRecord } from "@tripartite/kernel/protocol";
import type { Db } from "../storage/schema.ts";
import { isSettled, placeOf } from "./leaders.ts";
import { type BotNames, findPlayer, type Wanted } from "./players.ts";
import { visibleTo } from "./results.ts";
import { shown } from "./skill.ts";

const SHOWN_STEPS = 100;

export async function profileOf(
  db: Db,
  asker: string | undefined,
  wanted: Wanted,
  botNames: BotNames,
): Promise<PlayerProfile> {
  const { id, ...player } = await findPlayer(db, wanted, botNames);
  const games = await gamesOf(db, asker, id);
  const records: PlayerRecord[] = [];
  for (const own of Map.groupBy(games, ({ game, scenario }) => `${game} ${scenario}`).values()) {
    const [{ game, scenario }] = own;
    const rating = await ratingOf(db, id, own);
    const sides = [...Map.groupBy(own, ({ seat }) => seat)]
      .toSorted(([a], [b]) => a - b)
      .map(([seat, there]) => ({ seat, played: there.length, won: wonOf(there) }));
    records.push({ game, scenario, played: own.length, won: wonOf(own), sides, ...(rating && { rating }) });
  }
  return { ...player, played: games.length, won: wonOf(games), records };
}

type PlayedGame = Awaited<ReturnType<typeof gamesOf>>[number];

/** Oldest first. */
function gamesOf(db: Db, asker: string | undefined, player: string) {
  return visibleTo(db.selectFrom("results"), asker)
    .innerJoin("placings", "placings.tableId", "results.tableId")
    .select(["results.tableId", "game", "scenario", "ended", "unrated", "seat", "won", "mu", "sigma"])
    .where("player", "=", player)
    .orderBy("number")
    .execute();
}

function wonOf(games: readonly PlayedGame[]): number {
  return games.filter(({ won }) => won === 1).length;
}

async function ratingOf(db: Db, player: string, games: readonly PlayedGame[]): Promise<PlayerRating | undefined> {
  const [{ game, scenario }] = games;
  const ratings = db.selectFrom("ratings").selectAll().where("player", "=", player);
  const own = await ratings.where("game", "=", game).where("scenario", "=", scenario).executeTakeFirst();
  if (own === undefined) return undefined;
  const place = await placeOf(db, own);
  const steps = games.flatMap(({ tableId, ended, mu, sigma }) =>
    mu === null || sigma === null ? [] : [{ table: tableId, ended, ...shown({ mu, sigma }) }],
  );
  return {
    ...shown(own),
    games: own.games,
    provisional: !isSettled(own),
    ...(place !== undefined && { place }),
    steps: steps.slice(-SHOWN_STEPS),
  };
}
