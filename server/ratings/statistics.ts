/** What came of all finished games of a scenario. Nobody is named, so games that are not shown count too. */
import type { Figures, Spread, Statistics } from "@tripartite/kernel/protocol";
import type { ResultRow } from "../storage/rating-rows.ts";
import type { Db } from "../storage/schema.ts";

/** The newest games, up to a limit. */
const MOST_GAMES = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Row = Pick<ResultRow, "kind" | "winners" | "began" | "ended" | "moves" | "calendar" | "bots">;

/** Games that were given up or broken off say nothing about sides. */
const UNDECIDED = ["abandoned", "cancelled"];

/** Statistics of scenarios, worked out again when another game has been recorded. */
export class StatisticsKeeper {
  readonly #db: Db;
  readonly #kept = new Map<string, { readonly upTo: number; readonly statistics: Statistics }>();

  constructor(db: Db) {
    this.#db = db;
  }

  async of(game: string, scenario: string, seats: number): Promise<Statistics> {
    const key = `${game} ${scenario}`;
    const last = this.#db.selectFrom("results").select((row) => row.fn.max("number").as("number"));
    const upTo = (await last.executeTakeFirst())?.number ?? 0;
    const kept = this.#kept.get(key);
    if (kept?.upTo === upTo) return kept.statistics;
    const statistics = await statisticsOf(this.#db, game, scenario, seats);
    this.#kept.set(key, { upTo, statistics });
    return statistics;
  }
}

async function statisticsOf(db: Db, game: string, scenario: string, seats: number): Promise<Statistics> {
  const rows = await db
    .selectFrom("results")
    .select(["kind", "winners", "began", "ended", "moves", "calendar", "bots"])
    .where("game", "=", game)
    .where("scenario", "=", scenario)
    .where("kind", "not in", UNDECIDED)
    .where((row) => row.not(row.and([row("kind", "=", "agreed"), row("winners", "=", "[]")])))
    .orderBy("number", "desc")
    .limit(MOST_GAMES)
    .execute();
  return {
    people: figuresOf(
      rows.filter(({ bots }) => bots === 0),
      seats,
    ),
    bots: figuresOf(
      rows.filter(({ bots }) => bots > 0),
      seats,
    ),
  };
}

function figuresOf(rows: readonly Row[], seats: number): Figures {
  const winners = rows.map((row) => JSON.parse(row.winners) as number[]);
  const kinds = [...Map.groupBy(rows, (row) => `${row.kind} ${row.winners}`).values()].map((alike) => ({
    kind: alike[0].kind,
    winners: JSON.parse(alike[0].winners) as number[],
    count: alike.length,
  }));
  const ends = [...Map.groupBy(rows, ({ calendar }) => calendar)].flatMap(([calendar, alike]) =>
    calendar === null ? [] : [{ calendar: JSON.parse(calendar), count: alike.length }],
  );
  return {
    games: rows.length,
    wins: Array.from({ length: seats }, (_, seat) => winners.filter((won) => won.includes(seat)).length),
    draws: winners.filter((won) => won.length === 0).length,
    kinds: kinds.toSorted((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1)),
    ends,
    ...(rows.length > 0 && {
      moves: spreadOf(rows.map(({ moves }) => moves)),
      days: spreadOf(rows.map(({ began, ended }) => (ended - began) / DAY_MS)),
    }),
  };
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { least: sorted[0], median: sorted[Math.floor((sorted.length - 1) / 2)], most: sorted.at(-1)! };
}
