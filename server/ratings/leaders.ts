import type { LeaderBoard } from "@tripartite/kernel/protocol";
import type { RatingRow } from "../storage/rating-rows.ts";
import type { Db } from "../storage/schema.ts";
import { type BotNames, playersOf } from "./players.ts";
import { cautious, SETTLED_AFTER, shown } from "./skill.ts";

const SHOWN_LEADERS = 100;

export interface Ranked extends RatingRow {
  /** Absent while the rating is provisional. */
  readonly place?: number;
}

/** Who is rated in a scenario, best first; those whose rating is provisional come last. Nobody who left for good. */
export async function rankedIn(db: Db, game: string, scenario: string): Promise<Ranked[]> {
  const rows = await db
    .selectFrom("ratings")
    .leftJoin("people", "people.id", "ratings.player")
    .selectAll("ratings")
    .where("game", "=", game)
    .where("scenario", "=", scenario)
    .where((row) => row.or([row("people.login", "is not", null), row("ratings.player", "like", "bot:%")]))
    .execute();
  const isSettled = ({ games }: RatingRow) => games >= SETTLED_AFTER;
  rows.sort((a, b) => Number(isSettled(b)) - Number(isSettled(a)) || cautious(b) - cautious(a) || before(a, b));
  return rows.map((row, index) => (isSettled(row) ? { ...row, place: index + 1 } : row));
}

function before(a: RatingRow, b: RatingRow): number {
  return a.player < b.player ? -1 : 1;
}

export async function leaderBoard(db: Db, game: string, scenario: string, botNames: BotNames): Promise<LeaderBoard> {
  const rows = (await rankedIn(db, game, scenario)).slice(0, SHOWN_LEADERS);
  const players = await playersOf(
    db,
    rows.map(({ player }) => player),
    botNames,
  );
  const leaders = rows.map((row) => ({
    ...players.get(row.player)!,
    ...shown(row),
    games: row.games,
    won: row.won,
    ...(row.place !== undefined && { place: row.place }),
  }));
  return { leaders, settledAfter: SETTLED_AFTER };
}
