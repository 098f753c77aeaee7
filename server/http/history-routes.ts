import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Eyes } from "@tripartite/kernel/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { reasonsFor } from "../history/reasons.ts";
import type { Recordings } from "../history/recordings.ts";
import type { Sights } from "../history/sights.ts";
import type { Store } from "../storage/store.ts";
import type { Games } from "../tables/loading.ts";
import { mustBeKnown } from "./sessions.ts";

export interface HistoryRouteDeps {
  readonly config: { readonly replaysPerMinute: number };
  readonly games: Games;
  readonly store: Store;
  readonly recordings: Recordings;
  readonly sights: Sights;
}

const ID = { type: "object", properties: { id: { type: "string", maxLength: 40 } } };
const NUMBER = { type: "string", pattern: "^\\d{1,9}$" };
const CHUNK = {
  type: "object",
  properties: { ...ID.properties, eyes: { type: "string", pattern: "^(\\d|watch|open)$" }, chunk: NUMBER },
};
const AFTER = { type: "object", properties: { after: NUMBER } };
const UP_TO = { type: "object", properties: { seq: NUMBER }, required: ["seq"] };
const SEAT = { type: "object", properties: { seat: { type: "string", pattern: "^\\d$" } }, required: ["seat"] };
const SEEN = {
  type: "object",
  properties: {
    seat: { type: "integer", minimum: 0, maximum: 15 },
    seq: { type: "integer", minimum: 0, maximum: 2 ** 31 - 1 },
  },
  required: ["seat", "seq"],
  additionalProperties: false,
};

type WithId = { Params: { id: string } };

const decompress = promisify(gunzip);

/** Compressed JSON; clients that cannot read it get it plain. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, content: Buffer): Promise<FastifyReply> {
  const accepted = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  reply.type("application/json").header("cache-control", "private, no-store").header("vary", "accept-encoding");
  if (accepted) reply.header("content-encoding", "gzip");
  return reply.send(accepted ? content : await decompress(content));
}

/** A game as it went: replay, figures at the end and each person's progress. */
export function registerHistory(app: FastifyInstance, deps: HistoryRouteDeps): void {
  const { config, games, store, recordings, sights } = deps;
  const limited = { rateLimit: { max: config.replaysPerMinute, timeWindow: "1 minute" } };

  app.get<WithId>("/api/tables/:id/replay", { schema: { params: ID }, config: limited }, async (request, reply) =>
    sendCompressed(request, reply, await recordings.index(request.params.id, request.person?.id)),
  );

  app.get<{ Params: { id: string; eyes: string; chunk: string }; Querystring: { seq: string } }>(
    "/api/tables/:id/replay/:eyes/:chunk",
    { schema: { params: CHUNK, querystring: UP_TO }, config: limited },
    async (request, reply) => {
      const { params, query, person } = request;
      const eyes: Eyes = params.eyes === "watch" || params.eyes === "open" ? params.eyes : Number(params.eyes);
      const chunk = await recordings.chunk(params.id, person?.id, eyes, Number(params.chunk), Number(query.seq));
      return sendCompressed(request, reply, chunk);
    },
  );

  app.get<WithId>("/api/tables/:id/log", { schema: { params: ID }, config: limited }, ({ params }) =>
    recordings.log(params.id),
  );

  app.get<WithId>("/api/tables/:id/chronicle", { schema: { params: ID }, config: limited }, ({ params }) =>
    recordings.chronicle(params.id),
  );

  app.get<WithId & { Querystring: { after?: string } }>(
    "/api/tables/:id/reasons",
    { schema: { params: ID, querystring: AFTER } },
    async ({ params, query, person }) => ({
      reasons: await reasonsFor(store.db, games, params.id, person?.id, Number(query.after ?? 0)),
    }),
  );

  app.get<WithId & { Querystring: { seat: string } }>(
    "/api/tables/:id/seen",
    { schema: { params: ID, querystring: SEAT } },
    async (request) => ({
      seq: (await sights.seen(request.params.id, Number(request.query.seat), mustBeKnown(request).id)) ?? null,
    }),
  );

  app.post<WithId & { Body: { seat: number; seq: number } }>(
    "/api/tables/:id/seen",
    { schema: { params: ID, body: SEEN } },
    async (request) => {
      const { seat, seq } = request.body;
      await sights.see(request.params.id, seat, mustBeKnown(request).id, seq);
      return {};
    },
  );
}
