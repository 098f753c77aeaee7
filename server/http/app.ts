import { setTimeout } from "node:timers/promises";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from "fastify";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { StandingOrders } from "../orders/standing-orders.ts";
import type { GuestGames } from "../people/guest-games.ts";
import type { People } from "../people/people.ts";
import type { Ties } from "../people/ties.ts";
import { internal, Problem, unavailable } from "../problem.ts";
import { isOutage } from "../storage/outage.ts";
import { limitConnections } from "./connections.ts";
import { type HistoryRouteDeps, registerHistory } from "./history-routes.ts";
import { registerHosting } from "./host-routes.ts";
import type { Metrics } from "./metrics.ts";
import { networkOf } from "./network.ts";
import { type NoticeRouteDeps, registerNotices } from "./notice-routes.ts";
import { describeRoutes } from "./openapi.ts";
import { registerOrders } from "./order-routes.ts";
import { isOwnOrigin } from "./origin.ts";
import { registerPage } from "./page.ts";
import { registerPeople } from "./people-routes.ts";
import { type ProgramOwnerDeps, registerProgramOwners } from "./program-owner-routes.ts";
import { type ProgramRouteDeps, registerPrograms } from "./program-routes.ts";
import { registerResults } from "./result-routes.ts";
import { registerSchemas } from "./schema-routes.ts";
import { registerSessions } from "./sessions.ts";
import type { Sockets } from "./sockets.ts";
import { registerTables, type TableRouteDeps } from "./table-routes.ts";
import { registerUnsubscribing } from "./unsubscribe-routes.ts";

export interface AppDeps extends TableRouteDeps, ProgramRouteDeps, NoticeRouteDeps, HistoryRouteDeps, ProgramOwnerDeps {
  readonly config: Config;
  readonly people: People;
  readonly ties: Ties;
  readonly guestGames: GuestGames;
  readonly orders: StandingOrders;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly cookieSecret: string;
}

/** Clients over the limit lose the connection too: it would cost a file of the system. */
const TOO_MANY = 429;
/** A database that takes longer for almost nothing is as good as gone. */
const HEALTH_TIMEOUT_MS = 5000;
/** Anybody may ask for it, so the disk is not bothered each time. */
const HEALTH_LASTS_MS = 1000;
/** No name has it, and PostgreSQL cannot even look for it. */
const NUL = "%00";

/** Silent connections are closed after this multiple of the time of a request; sockets have a heartbeat instead. */
const IDLE_FACTOR = 4;

/** Beyond this a socket is cut off; between this and the limit for messages it gets an answer. */
const HARD_LIMIT_FACTOR = 64;

/** In an address: 40 letters, each of them up to four bytes in three signs. */
const LONGEST_NAME = 480;
const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, logger } = deps;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    bodyLimit: config.maxMessageBytes,
    routerOptions: { maxParamLength: LONGEST_NAME },
    requestTimeout: config.requestTimeoutSeconds * 1000,
    connectionTimeout: IDLE_FACTOR * config.requestTimeoutSeconds * 1000,
    http: {
      headersTimeout: config.requestTimeoutSeconds * 1000,
      connectionsCheckingInterval: config.requestTimeoutSeconds * 250,
    },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    frameworkErrors(error, _request, reply) {
      const { status, ...told } = explain(error);
      (reply as unknown as FastifyReply).code(status).send(told);
    },
  }) as unknown as FastifyInstance;
  limitConnections(app.server, config);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, code, text } = explain(error);
    if (status === TOO_MANY) reply.header("connection", "close");
    if (status >= 500 && !(error instanceof Problem)) logger.error({ err: error, route: request.routeOptions.url });
    return reply.code(status).send({ code, text });
  });
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    hsts: config.trustedProxies.length > 0,
  });
  await app.register(cookie, { secret: deps.cookieSecret });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => request.routeOptions.url === "/healthz",
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem("TOO_MANY_REQUESTS", `Come back in ${Math.ceil(ttl / 1000)} seconds.`, TOO_MANY),
  });
  await app.register(websocket, {
    options: { maxPayload: config.maxMessageBytes * HARD_LIMIT_FACTOR, perMessageDeflate: false },
  });
  registerSessions(app, deps.people);
  app.addHook("onRequest", async ({ url }) => {
    if (url.includes(NUL)) throw new Problem("NOT_FOUND", "There is nothing here.", 404);
  });
  app.addHook("onRequest", async (request) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && !isOwnOrigin(request, config))
      throw new Problem("ORIGIN", "Pages of other sites may not do this.", 403);
  });
  app.addHook("onResponse", async ({ method, routeOptions, id }, reply) => {
    const { statusCode, elapsedTime } = reply;
    const route = routeOptions.url ?? "none";
    deps.metrics.countRequest(method, route, statusCode, elapsedTime / 1000);
    logger.info({ request: id, method, route, status: statusCode, ms: Math.round(elapsedTime) });
  });
  await describeRoutes(app);
  registerPeople(app, deps);
  registerTables(app, deps);
  registerHosting(app, deps.admin.host);
  registerOrders(app, deps.orders);
  registerHistory(app, deps);
  registerResults(app, deps);
  registerNotices(app, deps);
  registerUnsubscribing(app, deps);
  registerProgramOwners(app, deps);
  registerPrograms(app, deps);
  registerSchemas(app, deps);
  deps.sockets.register(app);
  registerOperations(app, deps);
  registerPage(app, config.pageDir, Object.keys(deps.games), config.publicUrl);
  return app;
}

function registerOperations(app: FastifyInstance, { store, metrics, config }: AppDeps): void {
  const { operator, operatorContact, privacyNote } = config;
  app.get("/api/site", async () => ({
    ...(operator !== undefined && { operator }),
    ...(operatorContact !== undefined && { contact: operatorContact }),
    ...(privacyNote !== undefined && { privacy: privacyNote }),
  }));
  let asked = Number.NEGATIVE_INFINITY;
  let health: Promise<void> = Promise.resolve();
  app.get("/healthz", async () => {
    if (performance.now() - asked > HEALTH_LASTS_MS) {
      asked = performance.now();
      health = store.mustBeWritable();
    }
    const late = setTimeout(HEALTH_TIMEOUT_MS, "late", { ref: false });
    const answer = await Promise.race([health, late]).catch(() => "failed");
    if (answer === "late") throw new Problem("UNAVAILABLE", "The database does not answer.", 503);
    if (answer === "failed") throw new Problem("UNAVAILABLE", "Nothing can be stored.", 503);
    return { status: "ok" };
  });
  app.get("/metrics", async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}

/** Errors of Fastify about a body that was announced as JSON. */
const NOT_JSON = new Set(["FST_ERR_CTP_EMPTY_JSON_BODY", "FST_ERR_CTP_INVALID_JSON_BODY"]);

/** What a client may know about an error. */
function explain(error: FastifyError | Problem): { status: number; code: string; text: string } {
  if (isOutage(error)) return explain(unavailable());
  if (error instanceof Problem) return { status: error.status, code: error.code, text: error.message };
  if (error.validation !== undefined) return { status: 400, code: "MALFORMED", text: error.message };
  if (error.statusCode === 415)
    return { status: 415, code: "MALFORMED", text: "Send JSON, with the header content-type: application/json." };
  if (NOT_JSON.has(error.code)) return { status: 400, code: "MALFORMED", text: "The body is not JSON." };
  if (error.statusCode === 413) return { status: 413, code: "TOO_LARGE", text: "The request is too long." };
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { status: error.statusCode, code: "MALFORMED", text: "The request cannot be understood." };
  return explain(internal());
}
