/** Ratings follow from the recorded games, one after the other; they can be worked out again at any time. */
import type { PlacingRow, ResultRow } from "../storage/rating-rows.ts";
import type { Db, Trx } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { afterGame, NEWCOMER, type Skill, together } from "./skill.ts";

export interface RatedGame extends Pick<ResultRow, "tableId" | "game" | "scenario"> {
  readonly placings: readonly PlacingRow[];
}

type Pool = Pick<ResultRow, "game" | "scenario">;

/** What is known of a player before or after a game. */
export interface Standing extends Skill {
  readonly games: number;
  readonly won: number;
}

/** One placing with the skill before and after the game. */
export interface RatedPlacing {
  readonly placing: PlacingRow;
  readonly before: Skill;
  readonly after: Skill;
}

/** What a game does to the ratings of those who played; others keep theirs. */
export function ratedBy(placings: readonly PlacingRow[], standings: ReadonlyMap<string, Standing>) {
  const ranked = placings.filter(({ rank }) => rank !== null);
  const before = ranked.map(({ player }): Skill => skillOf(standings.get(player) ?? NEWCOMER));
  const after = afterGame(
    before,
    ranked.map(({ rank }) => rank!),
  );
  const rated = ranked.map((placing, index): RatedPlacing => ({ placing, before: before[index], after: after[index] }));
  const changed = new Map<string, Standing>();
  for (const player of new Set(ranked.map((one) => one.player))) {
    const own = rated.filter(({ placing }) => placing.player === player);
    const old = standings.get(player) ?? { games: 0, won: 0 };
    changed.set(player, {
      ...together(own.map((one) => one.after)),
      games: old.games + own.length,
      won: old.won + own.filter(({ placing }) => placing.won === 1).length,
    });
  }
  return { rated, changed };
}

function skillOf({ mu, sigma }: Skill): Skill {
  return { mu, sigma };
}

/** Changes the ratings of those who played, and keeps beside the game what they were before and are now. */
export async function rateGame(trx: Trx, { tableId, game, scenario, placings }: RatedGame): Promise<void> {
  const pool = { game, scenario };
  const players = placings.filter(({ rank }) => rank !== null).map(({ player }) => player);
  const { rated, changed } = ratedBy(placings, await ratingsOf(trx, pool, players));
  for (const { placing, before, after } of rated) {
    const change = { muBefore: before.mu, sigmaBefore: before.sigma, mu: after.mu, sigma: after.sigma };
    const row = trx.updateTable("placings").set(change).where("tableId", "=", tableId);
    await row.where("seat", "=", placing.seat).where("player", "=", placing.player).execute();
  }
  for (const [player, standing] of changed) await save(trx, { player, ...pool, ...standing });
}

async function ratingsOf(db: Db, { game, scenario }: Pool, players: readonly string[]) {
  const rows = db.selectFrom("ratings").selectAll().where("player", "in", players);
  const found = await rows.where("game", "=", game).where("scenario", "=", scenario).execute();
  return new Map(found.map((row) => [row.player, row]));
}

async function save(trx: Trx, row: Pool & Standing & { player: string }): Promise<void> {
  const { mu, sigma, games, won } = row;
  await trx
    .insertInto("ratings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["player", "game", "scenario"]).doUpdateSet({ mu, sigma, games, won }))
    .execute();
}

/** The number of recorded games; the row is locked until the next game is recorded. */
export const COUNTER = "recordedGames";

/** Works out all ratings again from the recorded games, in one transaction. Returns how many games count. */
export function rebuildRatings(store: Store): Promise<number> {
  return store.transact([], rebuild);
}

/** Meanwhile no process records a game. Of deleted accounts nothing is kept. */
export async function rebuild(trx: Trx): Promise<number> {
  const same = trx.updateTable("settings").set(({ ref }) => ({ value: ref("value") }));
  await same.where("key", "=", COUNTER).execute();
  await trx.deleteFrom("ratings").execute();
  let count = 0;
  for await (const game of ratedGames(trx)) {
    await rateGame(trx, game);
    count++;
  }
  const deleted = trx.selectFrom("people").select("id").where("login", "is", null);
  await trx.deleteFrom("ratings").where("player", "in", deleted).execute();
  return count;
}

/** Every game that counts, in the order in which they do. */
export async function* ratedGames(db: Db): AsyncGenerator<RatedGame> {
  const games = await db
    .selectFrom("results")
    .select(["tableId", "game", "scenario"])
    .where("unrated", "is", null)
    .orderBy("number")
    .execute();
  for (const game of games) {
    const placings = db.selectFrom("placings").selectAll().where("tableId", "=", game.tableId).orderBy("seat");
    yield { ...game, placings: await placings.execute() };
  }
}
