import { PassThrough } from "node:stream";
import type { Json, Seat } from "@tripartite/kernel";
import type { Glance, NewTable, ProgramLine } from "@tripartite/kernel/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { Problem } from "../problem.ts";
import type { Program, ProgramAccounts } from "../programs/accounts.ts";
import type { Feeds } from "../programs/feeds.ts";
import type { Store } from "../storage/store.ts";
import type { TableAdmin } from "../tables/admin.ts";
import { openTables } from "../tables/listing.ts";
import type { Sitter } from "../tables/lobby.ts";
import { tablesOf, type WantedTables } from "../tables/own-tables.ts";
import type { Reply, TableService } from "../tables/service.ts";
import { type Budget, ROW_BYTES, type Sender } from "./budget.ts";
import { networkOf } from "./network.ts";
import { SCHEMAS } from "./program-schemas.ts";
import { asSeenBy, JOIN, PROGRAM_TABLE, WANTED } from "./table-routes.ts";
import { mustWait, TokenBuckets } from "./token-bucket.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The bot account that asks, on routes of the bot API. */
    program: Program;
  }
}

export interface ProgramRouteDeps {
  readonly config: Config;
  readonly accounts: ProgramAccounts;
  readonly feeds: Feeds;
  readonly service: TableService;
  readonly admin: TableAdmin;
  readonly storage: Budget;
  readonly store: Store;
}

const PARAMS = { type: "object", properties: { id: { type: "string", maxLength: 40 } } };
const SINCE = {
  type: "object",
  properties: { since: { type: "string", pattern: "^\\d{1,9}$" } },
  additionalProperties: false,
};

type WithId = { Params: { id: string } };

/** The bot API: programs that play over the network, each known by its token. Cookies mean nothing here. */
export function registerPrograms(app: FastifyInstance, deps: ProgramRouteDeps): void {
  app.decorateRequest("program", null as unknown as Program);
  app.register(async (api) => {
    // after the limit of requests, which so holds for wrong tokens too
    api.addHook("preParsing", async (request) => {
      request.program = await mustHaveToken(request, deps.accounts);
    });
    registerPlay(api, deps);
    registerInvitations(api, deps);
    registerLobby(api, deps);
    registerStream(api, deps);
  });
  app.get("/api/bot/schema", { config: limited(deps.config) }, async () => SCHEMAS);
}

function limited({ botRequestsPerMinute: max }: Config) {
  return { rateLimit: { max, timeWindow: "1 minute" } };
}

async function mustHaveToken({ headers }: FastifyRequest, accounts: ProgramAccounts): Promise<Program> {
  const [, token] = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? "") ?? [];
  const program = token === undefined ? undefined : await accounts.findByToken(token);
  if (program === undefined) throw new Problem("BAD_TOKEN", "Send the token of a bot account.", 401);
  return program;
}

function registerPlay(app: FastifyInstance, { config, service, storage }: ProgramRouteDeps): void {
  const buckets = new TokenBuckets(config.botActionBurst, config.botActionsPerSecond, () => performance.now());

  app.post<WithId & { Body: { seen: number; action: Json } }>(
    "/api/bot/tables/:id/actions",
    { schema: { params: PARAMS, body: SCHEMAS.action }, config: limited(config) },
    async ({ program, params, body, ip }, reply) => {
      const sender: Sender = { who: program.id, address: networkOf(ip) };
      const waitMs = Math.max(buckets.take(program.id), storage.wait(sender));
      mustWait(waitMs, reply);
      const seat = await service.seatOf(params.id, program.id);
      const result = await service.act(params.id, program.id, seat, body.seen, body.action);
      if (result.status === "accepted" || result.status === "queued")
        storage.charge(sender, JSON.stringify(body.action).length + ROW_BYTES);
      return answer(reply, seat, result);
    },
  );

  app.get<WithId & { Querystring: { since?: string } }>(
    "/api/bot/tables/:id",
    { schema: { params: PARAMS, querystring: SINCE }, config: limited(config) },
    async ({ program, params, query }) => {
      const seat = await service.seatOf(params.id, program.id);
      const since = query.since === undefined ? Number.MAX_SAFE_INTEGER : Number(query.since);
      return look(seat, await service.look(params.id, program.id, seat, since));
    },
  );
}

function registerInvitations(app: FastifyInstance, { config, admin }: ProgramRouteDeps): void {
  const options = { schema: { params: PARAMS }, config: limited(config) };
  for (const accept of [true, false]) {
    const path = `/api/bot/tables/:id/${accept ? "accept" : "decline"}`;
    app.post<WithId>(path, options, async ({ program, params }) => {
      await admin.answerInvitation(params.id, program, accept);
      return {};
    });
  }

  app.post<WithId>("/api/bot/tables/:id/leave", options, async ({ program, params }) => {
    await admin.leave(params.id, program);
    return {};
  });
}

/** A program looks for tables, sits down and makes tables of its own. */
function registerLobby(app: FastifyInstance, { config, admin, store }: ProgramRouteDeps): void {
  const asSitter = ({ id, name }: Program): Sitter => ({ id, name, isProgram: true });

  app.get("/api/bot/tables/open", { config: limited(config) }, async () => ({ tables: await openTables(store.db) }));

  app.get<{ Querystring: WantedTables }>(
    "/api/bot/tables/mine",
    { schema: { querystring: WANTED }, config: limited(config) },
    ({ program, query }) => tablesOf(store.db, program.id, query),
  );

  app.post<WithId & { Body: { seat?: number; token?: string } }>(
    "/api/bot/tables/:id/join",
    { schema: { params: PARAMS, body: JOIN }, config: limited(config) },
    async ({ program, params, body }) =>
      asSeenBy(await admin.join(params.id, asSitter(program), body.seat, body.token), program.id),
  );

  app.post<{ Body: NewTable }>(
    "/api/bot/tables",
    {
      schema: { body: PROGRAM_TABLE },
      config: { rateLimit: { max: config.creationsPerMinute, timeWindow: "1 minute" } },
    },
    async ({ program, body }) => asSeenBy(await admin.create(asSitter(program), body), program.id),
  );
}

function registerStream(app: FastifyInstance, { config, feeds }: ProgramRouteDeps): void {
  app.get("/api/bot/events", { config: limited(config) }, async ({ program }, reply) => {
    const stream = new PassThrough();
    const send = (line: ProgramLine) => {
      stream.write(`${JSON.stringify(line)}\n`);
      if (stream.readableLength + stream.writableLength > config.maxUnsentBytes) stream.destroy();
    };
    const stop = feeds.open(program, { send, end: () => stream.end() });
    stream.on("close", stop);
    // nginx would hold lines back until many have come
    reply.header("cache-control", "no-store").header("x-accel-buffering", "no");
    return reply.type("application/x-ndjson").send(stream);
  });
}

/** 200 accepted or queued, 409 stale with a new look, 422 refused by the rules. */
function answer(reply: FastifyReply, seat: Seat, result: Reply) {
  if (result.status === "refused") {
    const { code, rule, text } = result;
    return reply.code(422).send({ code, rule, text });
  }
  if (result.status !== "stale") return result;
  return reply.code(409).send({ code: "STALE", text: "Something else is asked now.", ...look(seat, result) });
}

function look(seat: Seat, { since, seq, events, waitingFor, decision, outcome, view, legal, interrupts }: Glance) {
  return {
    seat,
    since,
    seq,
    events,
    waitingFor,
    ...(decision && { decision: { id: decision.id, prompt: decision.prompt } }),
    ...(outcome && { outcome }),
    view,
    ...(legal && { legal }),
    ...(interrupts && { interrupts }),
  };
}
