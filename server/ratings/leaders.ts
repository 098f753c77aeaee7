import type { LeaderBoard } from "@tripartite/kernel/protocol";
import { sql } from "kysely";
import type { RatingRow } from "../storage/rating-rows.ts";
import type { Db } from "../storage/schema.ts";
import { type BotNames, playersOf } from "./players.ts";
import { cautious, SETTLED_AFTER, shown } from "./skill.ts";

const SHOWN_LEADERS = 100;

/** `cautious`, in the database. */
const CAUTIOUS = sql<number>`"ratings"."mu" - 3 * "ratings"."sigma"`;

/** Everybody who is rated in a scenario, but nobody who left for good. */
function ratedIn(db: Db, { game, scenario }: Pick<RatingRow, "game" | "scenario">) {
  return db
    .selectFrom("ratings")
    .leftJoin("people", "people.id", "ratings.player")
    .where("game", "=", game)
    .where("scenario", "=", scenario)
    .where((row) => row.or([row("people.login", "is not", null), row("ratings.player", "like", "bot:%")]));
}

export function isSettled({ games }: Pick<RatingRow, "games">): boolean {
  return games >= SETTLED_AFTER;
}

/** The place of a player on the leader board; undefined while the rating is provisional. */
export async function placeOf(db: Db, rating: RatingRow): Promise<number | undefined> {
  if (!isSettled(rating)) return undefined;
  const { better } = await ratedIn(db, rating)
    .select((row) => row.fn.countAll().as("better"))
    .where("games", ">=", SETTLED_AFTER)
    .where(CAUTIOUS, ">", cautious(rating))
    .executeTakeFirstOrThrow();
  return Number(better) + 1;
}

/** Best first; those whose rating is provisional come last and have no place. Equals share one. */
export async function leaderBoard(db: Db, game: string, scenario: string, botNames: BotNames): Promise<LeaderBoard> {
  const rows = await ratedIn(db, { game, scenario })
    .selectAll("ratings")
    .orderBy((row) => row.case().when("games", ">=", SETTLED_AFTER).then(0).else(1).end())
    .orderBy(CAUTIOUS, "desc")
    .orderBy("player")
    .limit(SHOWN_LEADERS)
    .execute();
  const players = await playersOf(
    db,
    rows.map(({ player }) => player),
    botNames,
  );
  const leaders = rows.map((row) => {
    const place = 1 + rows.findIndex((other) => cautious(other) === cautious(row));
    const { games, won } = row;
    return { ...players.get(row.player)!, ...shown(row), games, won, ...(isSettled(row) && { place }) };
  });
  return { leaders, settledAfter: SETTLED_AFTER };
}
