import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { ProgramAccounts } from "../programs/accounts.ts";
import type { Closing } from "../programs/closing.ts";
import type { TableAdmin } from "../tables/admin.ts";
import { NAME } from "./people-routes.ts";
import { mustBeKnown } from "./sessions.ts";

const SEAT = { type: "integer", minimum: 0, maximum: 15 };
const TABLE = { type: "object", properties: { id: { type: "string", maxLength: 40 } } };
const BOT = { type: "object", properties: { name: NAME } };

export interface ProgramOwnerDeps {
  readonly config: Config;
  readonly accounts: ProgramAccounts;
  readonly closing: Closing;
  readonly admin: TableAdmin;
}

function body(properties: object) {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/** What people do with bot accounts: own them, and seat them at their tables. */
export function registerProgramOwners(
  app: FastifyInstance,
  { config, accounts, closing, admin }: ProgramOwnerDeps,
): void {
  const slowly = { rateLimit: { max: config.creationsPerMinute, timeWindow: "1 minute" } };

  app.get("/api/bots", async (request) => ({ bots: await accounts.ownedBy(mustBeKnown(request)) }));

  app.post<{ Body: { name: string } }>(
    "/api/bots",
    { schema: { body: body({ name: NAME }) }, config: slowly },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return accounts.create(mustBeKnown(request), request.body.name);
    },
  );

  app.post<{ Params: { name: string } }>(
    "/api/bots/:name/token",
    { schema: { params: BOT }, config: slowly },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return accounts.renewToken(mustBeKnown(request), request.params.name);
    },
  );

  app.delete<{ Params: { name: string } }>("/api/bots/:name", { schema: { params: BOT } }, async (request) => {
    await closing.remove(await accounts.close(mustBeKnown(request), request.params.name));
    return {};
  });

  app.post<{ Params: { id: string }; Body: { seat: number; program: string } }>(
    "/api/tables/:id/invite-program",
    { schema: { params: TABLE, body: body({ seat: SEAT, program: NAME }) } },
    async (request) => {
      const { seat, program } = request.body;
      await admin.inviteProgram(request.params.id, mustBeKnown(request), seat, program);
      return {};
    },
  );

  app.post<{ Params: { id: string }; Body: { seat: number } }>(
    "/api/tables/:id/dismiss-program",
    { schema: { params: TABLE, body: body({ seat: SEAT }) } },
    async (request) => {
      await admin.dismissProgram(request.params.id, mustBeKnown(request), request.body.seat);
      return {};
    },
  );
}
