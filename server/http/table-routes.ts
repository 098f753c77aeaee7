import { type GameInfo, type NewTable, OWN_STATES, type OwnTable, PACES } from "@tripartite/kernel/protocol";
import type { FastifyInstance } from "fastify";
import type { BotDirectory } from "../bots/bot.ts";
import { TIME_LIMITS } from "../clocks/time-control.ts";
import type { Config } from "../config.ts";
import { notFound } from "../problem.ts";
import type { Store } from "../storage/store.ts";
import type { TableAdmin } from "../tables/admin.ts";
import { hostOf } from "../tables/hosting.ts";
import { loadInfo, type TableInfo } from "../tables/info.ts";
import { openTables, runningTables, tablesWaitingFor } from "../tables/listing.ts";
import { type Games, seatIdsOf } from "../tables/loading.ts";
import { hasResigned, seatsKeptFor, seatsOf } from "../tables/lobby.ts";
import { hide, tablesOf, type WantedTables } from "../tables/own-tables.ts";
import { publicInfo } from "../tables/public-info.ts";
import { WITHOUT_NUL } from "./messages.ts";
import { mustBeKnown } from "./sessions.ts";

export interface TableRouteDeps {
  readonly config: Config;
  readonly store: Store;
  readonly games: Games;
  readonly admin: TableAdmin;
  readonly bots: BotDirectory;
}

export const SEAT = { type: "integer", minimum: 0, maximum: 15 };
export const ID = { type: "object", properties: { id: { type: "string", maxLength: 40 } } };
export const BOT = {
  type: "object",
  properties: { bot: { type: "string", maxLength: 40 } },
  required: ["bot"],
  additionalProperties: false,
};
const PROGRAM = {
  type: "object",
  properties: { program: { type: "string", maxLength: 40, pattern: WITHOUT_NUL } },
  required: ["program"],
  additionalProperties: false,
};
const SEAT_WISH = { anyOf: [{ enum: ["me", "hotSeat", "open", "invited"] }, BOT, PROGRAM] };
export const TIME_CONTROL = {
  type: "object",
  properties: {
    reserve: { type: "integer", minimum: TIME_LIMITS.reserve.least, maximum: TIME_LIMITS.reserve.most },
    increment: { type: "integer", minimum: TIME_LIMITS.increment.least, maximum: TIME_LIMITS.increment.most },
  },
  required: ["reserve", "increment"],
  additionalProperties: false,
};
const NEW_TABLE = {
  type: "object",
  properties: {
    game: { type: "string", maxLength: 40 },
    options: { type: "object" },
    pace: { enum: PACES },
    timeControl: TIME_CONTROL,
    title: { type: "string", maxLength: 100, pattern: WITHOUT_NUL },
    listed: { type: "boolean" },
    watchable: { type: "boolean" },
    closed: { type: "boolean" },
    talkOpen: { type: "boolean" },
    rated: { type: "boolean" },
    botReasons: { type: "boolean" },
    practiceSeed: { type: "integer", minimum: 1, maximum: 1_000_000 },
    seats: { type: "array", maxItems: 16, items: SEAT_WISH },
  },
  required: ["game", "seats"],
  additionalProperties: false,
};
/** A program has no screen to share, and nobody to practise. */
export const PROGRAM_TABLE = {
  ...NEW_TABLE,
  properties: {
    ...Object.fromEntries(Object.entries(NEW_TABLE.properties).filter(([name]) => name !== "practiceSeed")),
    seats: { ...NEW_TABLE.properties.seats, items: { anyOf: [{ enum: ["me", "open", "invited"] }, BOT, PROGRAM] } },
  },
};
export const JOIN = {
  type: "object",
  properties: { seat: SEAT, token: { type: "string", maxLength: 40 } },
  additionalProperties: false,
};
const TAKE_OVER = { ...JOIN, required: ["seat"] };
export const WANTED = {
  type: "object",
  properties: { state: { enum: OWN_STATES }, page: { type: "string", pattern: "^\\d{1,4}$" } },
  additionalProperties: false,
};
const HIDE = {
  type: "object",
  properties: { hidden: { type: "boolean" } },
  required: ["hidden"],
  additionalProperties: false,
};
const ASK = { type: "object", properties: { seat: SEAT }, required: ["seat"], additionalProperties: false };

export type WithId = { Params: { id: string } };

/** Everything about tables that is not play itself. */
export function registerTables(app: FastifyInstance, deps: TableRouteDeps): void {
  const { config, store, games, admin, bots } = deps;

  app.get("/api/games", async () => ({
    games: Object.values(games).map(
      ({ id: game, name, rulesVersion, scenarios }): GameInfo => ({
        id: game,
        name,
        rulesVersion,
        seats: seatIdsOf(games, { game, options: {} }),
        ...(scenarios && {
          scenarios: scenarios.map((id) => ({ id, seats: seatIdsOf(games, { game, options: { scenario: id } }) })),
        }),
        bots: bots.list(game),
      }),
    ),
  }));

  app.get("/api/tables", async () => ({ tables: await openTables(store.db) }));

  app.get("/api/tables/running", async () => ({ tables: await runningTables(store.db) }));

  app.get<{ Querystring: WantedTables }>("/api/tables/mine", { schema: { querystring: WANTED } }, (request) =>
    tablesOf(store.db, mustBeKnown(request).id, request.query),
  );

  app.post<WithId & { Body: { hidden: boolean } }>(
    "/api/tables/:id/hide",
    { schema: { params: ID, body: HIDE } },
    async (request) => {
      const { id } = mustBeKnown(request);
      const info = await loadInfo(store.db, request.params.id);
      if (info === undefined) throw notFound("table");
      await hide(store.db, info, id, request.body.hidden);
      return {};
    },
  );

  app.get("/api/tables/waiting", async (request) => ({
    tables: await tablesWaitingFor(store.db, mustBeKnown(request).id),
  }));

  app.get<WithId>("/api/tables/:id", { schema: { params: ID } }, async ({ params, person }) => {
    const info = await loadInfo(store.db, params.id);
    if (info === undefined) throw notFound("table");
    return asSeenBy(info, person?.id);
  });

  app.post<{ Body: NewTable }>(
    "/api/tables",
    {
      schema: { body: NEW_TABLE },
      config: { rateLimit: { max: config.creationsPerMinute, timeWindow: "1 minute" } },
    },
    async (request) => {
      const person = mustBeKnown(request);
      return asSeenBy(await admin.create(person, request.body), person.id);
    },
  );

  app.post<WithId & { Body: { seat?: number; token?: string } }>(
    "/api/tables/:id/join",
    { schema: { params: ID, body: JOIN } },
    async (request) => {
      const person = mustBeKnown(request);
      const { seat, token } = request.body;
      return asSeenBy(await admin.join(request.params.id, person, seat, token), person.id);
    },
  );

  app.post<WithId & { Body: { seat: number; token?: string } }>(
    "/api/tables/:id/take-over",
    { schema: { params: ID, body: TAKE_OVER } },
    async (request) => {
      const { seat, token } = request.body;
      await admin.takeOver(request.params.id, mustBeKnown(request), seat, token);
      return {};
    },
  );

  app.post<WithId & { Body: { seat: number } }>(
    "/api/tables/:id/ask",
    {
      schema: { params: ID, body: ASK },
      config: { rateLimit: { max: config.creationsPerMinute, timeWindow: "1 minute" } },
    },
    async (request) => {
      await admin.askForSeat(request.params.id, mustBeKnown(request), request.body.seat);
      return {};
    },
  );

  app.post<WithId>("/api/tables/:id/leave", { schema: { params: ID } }, async (request) => {
    await admin.leave(request.params.id, mustBeKnown(request));
    return {};
  });

  app.post<WithId>("/api/tables/:id/resign", { schema: { params: ID } }, async (request) => {
    await admin.resign(request.params.id, mustBeKnown(request));
    return {};
  });

  app.post<WithId & { Body?: { rotate?: boolean } }>(
    "/api/tables/:id/rematch",
    { schema: { params: ID, body: { type: ["object", "null"], properties: { rotate: { type: "boolean" } } } } },
    async (request) => {
      const person = mustBeKnown(request);
      const { rotate = false } = request.body ?? {};
      return asSeenBy(await admin.rematch(request.params.id, person, rotate), person.id);
    },
  );
}

/** Those who sit at the table may invite others. */
export function asSeenBy(info: TableInfo, person: string | undefined): OwnTable {
  const yourSeats = person === undefined ? [] : seatsOf(info, person);
  const keptForYou = person === undefined ? [] : seatsKeptFor(info, person);
  const mayInvite = yourSeats.length > 0 || info.creator === person;
  const isHost = info.status === "gathering" && person !== undefined && hostOf(info) === person;
  return {
    ...publicInfo(info),
    yourSeats,
    keptForYou,
    ...(hasResigned(info, person) && { resigned: true as const }),
    ...(isHost && { isHost }),
    ...(mayInvite && { joinToken: info.joinToken }),
  };
}
