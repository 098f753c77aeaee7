/** Ratings follow from the recorded games: they are worked out again and compared with what is stored. */
import { type RatedPlacing, ratedBy, ratedGames, type Standing } from "../ratings/ledger.ts";
import type { Skill } from "../ratings/skill.ts";
import type { Db } from "../storage/schema.ts";
import type { Finding } from "./verify.ts";

/** Other machines may round the last digits otherwise. */
const TOLERANCE = 1e-6;

export async function ratingFaults(db: Db): Promise<Finding[]> {
  const faults: Finding[] = [];
  const pools = new Map<string, Map<string, Standing>>();
  for await (const { tableId, game, scenario, placings } of ratedGames(db)) {
    const pool = `${game} ${scenario}`;
    const standings = pools.get(pool) ?? new Map<string, Standing>();
    pools.set(pool, standings);
    const { rated, changed } = ratedBy(placings, standings);
    if (!rated.every(isAsStored))
      faults.push({ table: tableId, text: "its ratings do not follow from the games before" });
    for (const [player, standing] of changed) standings.set(player, standing);
  }
  return [...faults, ...(await standingFaults(db, pools))];
}

/** What is stored of each player now. Of accounts that were deleted nothing is. */
async function standingFaults(
  db: Db,
  pools: ReadonlyMap<string, ReadonlyMap<string, Standing>>,
): Promise<readonly Finding[]> {
  const accounts = await db.selectFrom("people").select("id").where("login", "is not", null).execute();
  const there = new Set(accounts.map(({ id }) => id));
  const missing = new Set(
    [...pools].flatMap(([pool, standings]) =>
      [...standings.keys()].filter((player) => there.has(player)).map((player) => `${pool} ${player}`),
    ),
  );
  const faults: Finding[] = [];
  for (const row of await db.selectFrom("ratings").selectAll().execute()) {
    const pool = `${row.game} ${row.scenario}`;
    const standing = pools.get(pool)?.get(row.player);
    missing.delete(`${pool} ${row.player}`);
    const isRight =
      standing !== undefined && isClose(standing, row) && standing.games === row.games && standing.won === row.won;
    if (!isRight) faults.push({ text: `the rating of ${row.player} in ${pool.trim()} does not follow from the games` });
  }
  return [...faults, ...[...missing].map((one) => ({ text: `a rating is missing: ${one}` }))];
}

function isAsStored({ placing, before, after }: RatedPlacing): boolean {
  const { muBefore, sigmaBefore, mu, sigma } = placing;
  if (muBefore === null || sigmaBefore === null || mu === null || sigma === null) return false;
  return isClose({ mu: muBefore, sigma: sigmaBefore }, before) && isClose({ mu, sigma }, after);
}

function isClose(one: Skill, other: Skill): boolean {
  return Math.abs(one.mu - other.mu) < TOLERANCE && Math.abs(one.sigma - other.sigma) < TOLERANCE;
}
