/** Ratings follow from the recorded games, one after the other; they can be worked out again at any time. */
import type { PlacingRow, ResultRow } from "../storage/rating-rows.ts";
import type { Db, Trx } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { afterGame, NEWCOMER, type Skill, together } from "./skill.ts";

export interface RatedGame extends Pick<ResultRow, "tableId" | "game" | "scenario"> {
  readonly placings: readonly PlacingRow[];
}

type Pool = Pick<ResultRow, "game" | "scenario">;

/** Changes the ratings of those who played, and keeps beside the game what they were before and are now. */
export async function rateGame(trx: Trx, { tableId, game, scenario, placings }: RatedGame): Promise<void> {
  const ranked = placings.filter(({ rank }) => rank !== null);
  const pool = { game, scenario };
  const ratings = await ratingsOf(
    trx,
    pool,
    ranked.map(({ player }) => player),
  );
  const before = ranked.map(({ player }): Skill => ratings.get(player) ?? NEWCOMER);
  const after = afterGame(
    before,
    ranked.map(({ rank }) => rank!),
  );
  for (const [index, { seat, player }] of ranked.entries()) {
    const change = {
      ...{ muBefore: before[index].mu, sigmaBefore: before[index].sigma },
      ...{ mu: after[index].mu, sigma: after[index].sigma },
    };
    const row = trx.updateTable("placings").set(change).where("tableId", "=", tableId);
    await row.where("seat", "=", seat).where("player", "=", player).execute();
  }
  for (const player of new Set(ranked.map((one) => one.player))) {
    const own = ranked.flatMap((one, index) => (one.player === player ? index : []));
    const skill = together(own.map((index) => after[index]));
    const old = ratings.get(player) ?? { games: 0, won: 0 };
    const games = old.games + own.length;
    const won = old.won + own.filter((index) => ranked[index].won === 1).length;
    await save(trx, { player, ...pool, ...skill, games, won });
  }
}

async function ratingsOf(db: Db, { game, scenario }: Pool, players: readonly string[]) {
  const rows = db.selectFrom("ratings").selectAll().where("player", "in", players);
  const found = await rows.where("game", "=", game).where("scenario", "=", scenario).execute();
  return new Map(found.map((row) => [row.player, row]));
}

async function save(trx: Trx, row: Pool & Skill & { player: string; games: number; won: number }): Promise<void> {
  const { mu, sigma, games, won } = row;
  await trx
    .insertInto("ratings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["player", "game", "scenario"]).doUpdateSet({ mu, sigma, games, won }))
    .execute();
}

/** Works out all ratings again from the recorded games, in one transaction. Returns how many games count. */
export async function rebuildRatings(store: Store): Promise<number> {
  return store.transact([], async (trx) => {
    await trx.deleteFrom("ratings").execute();
    const games = await trx
      .selectFrom("results")
      .select(["tableId", "game", "scenario"])
      .where("unrated", "is", null)
      .orderBy("number")
      .execute();
    for (const game of games) {
      const placings = trx.selectFrom("placings").selectAll().where("tableId", "=", game.tableId).orderBy("seat");
      await rateGame(trx, { ...game, placings: await placings.execute() });
    }
    return games.length;
  });
}
