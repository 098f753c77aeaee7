import type { FastifyInstance } from "fastify";
import type { BotDirectory } from "../bots/bot.ts";
import { notFound, Problem } from "../problem.ts";
import { leaderBoard } from "../ratings/leaders.ts";
import type { BotNames, Wanted } from "../ratings/players.ts";
import { profileOf } from "../ratings/profile.ts";
import { resultOf, searchResults } from "../ratings/results.ts";
import { StatisticsKeeper } from "../ratings/statistics.ts";
import type { Store } from "../storage/store.ts";
import { type Games, seatIdsOf } from "../tables/loading.ts";
import { WITHOUT_NUL } from "./messages.ts";
import { ID, type WithId } from "./table-routes.ts";

export interface ResultRouteDeps {
  readonly store: Store;
  readonly games: Games;
  readonly bots: BotDirectory;
}

const WORD = { type: "string", minLength: 1, maxLength: 40, pattern: WITHOUT_NUL };
const TIME = { type: "string", pattern: "^\\d{1,15}$" };
const PAGE = { type: "string", pattern: "^[1-9]\\d{0,4}$" };

function query(properties: object, required: readonly string[] = []) {
  return { querystring: { type: "object", properties, required, additionalProperties: false } };
}

interface ScenarioQuery {
  readonly game: string;
  readonly scenario?: string;
}
interface PlayerQuery {
  readonly name?: string;
  readonly bot?: string;
}
interface SearchQuery extends Partial<ScenarioQuery> {
  readonly player?: string;
  readonly bot?: string;
  readonly outcome?: string;
  readonly from?: string;
  readonly to?: string;
  readonly page?: string;
}

/** Finished games, players, leader boards and statistics. */
export function registerResults(app: FastifyInstance, { store, games, bots }: ResultRouteDeps): void {
  const { db } = store;
  const statistics = new StatisticsKeeper(db);
  const botNames: BotNames = (bot) =>
    Object.keys(games)
      .flatMap((game) => bots.list(game))
      .find(({ id }) => id === bot)?.name;
  const scenario = { schema: query({ game: WORD, scenario: WORD }, ["game"]) };

  app.get<{ Querystring: SearchQuery }>(
    "/api/results",
    {
      schema: query({
        ...{ game: WORD, scenario: WORD, player: WORD, bot: WORD, outcome: WORD, from: TIME, to: TIME, page: PAGE },
      }),
    },
    async ({ query: wanted, person }) => {
      const { player, bot, from, to, page = "1", ...words } = wanted;
      const who = wantedPlayer({ ...(player && { name: player }), ...(bot && { bot }) });
      const period = { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
      const search = { ...words, ...period, ...(who && { player: who }), page: Number(page) };
      return searchResults(db, person?.id, search, botNames);
    },
  );

  app.get<WithId>("/api/tables/:id/result", { schema: { params: ID } }, async ({ params }) => {
    const result = await resultOf(db, params.id, botNames);
    if (result === undefined) throw notFound("result");
    return result;
  });

  app.get<{ Querystring: PlayerQuery }>(
    "/api/player",
    { schema: query({ name: WORD, bot: WORD }) },
    async ({ query: wanted, person }) => {
      const who = wantedPlayer(wanted);
      if (who === undefined) throw new Problem("MALFORMED", "Say which player: name, or bot.", 400);
      return profileOf(db, person?.id, who, botNames);
    },
  );

  app.get<{ Querystring: ScenarioQuery }>("/api/leaders", scenario, ({ query: wanted }) => {
    const { game, scenario: chosen } = mustBeScenario(games, wanted);
    return leaderBoard(db, game, chosen, botNames);
  });

  app.get<{ Querystring: ScenarioQuery }>("/api/statistics", scenario, ({ query: wanted }) => {
    const { game, scenario: chosen, seats } = mustBeScenario(games, wanted);
    return statistics.of(game, chosen, seats);
  });
}

function wantedPlayer({ name, bot }: PlayerQuery): Wanted | undefined {
  if (name !== undefined) return { name };
  return bot === undefined ? undefined : { bot };
}

/** Without a scenario it is the first one of the game. */
function mustBeScenario(games: Games, { game, scenario }: ScenarioQuery) {
  if (!Object.hasOwn(games, game)) throw notFound("game");
  const { scenarios = [""] } = games[game];
  const chosen = scenario ?? scenarios[0];
  if (!scenarios.includes(chosen)) throw notFound("scenario");
  const options = chosen === "" ? {} : { scenario: chosen };
  return { game, scenario: chosen, seats: seatIdsOf(games, { game, options }).length };
}
