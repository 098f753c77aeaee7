/** The HTTP interface as an OpenAPI document, made from the schemas by which requests are checked. */
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";

const ERROR = {
  type: "object",
  properties: { code: { type: "string" }, text: { type: "string" } },
  required: ["code", "text"],
};
const JSON_ANSWER = { type: "object", additionalProperties: true };
const TAGS: readonly (readonly [prefix: string, tag: string])[] = [
  ["/api/bot/", "Programs"],
  ["/api/bots", "Owners of programs"],
  ["/api/tables", "Tables"],
  ["/api/games", "Tables"],
  ["/api/schemas", "Programs"],
  ["/api/results", "Results and ratings"],
  ["/api/player", "Results and ratings"],
  ["/api/leaders", "Results and ratings"],
  ["/api/statistics", "Results and ratings"],
  ["/api/", "People"],
];
const DESCRIPTION =
  "Requests of people carry the cookie of POST /api/guests, /api/account or /api/login; those of programs a token. " +
  "What each answer holds is in docs/protocol.md; /api/bot/schema has the stream of programs as JSON Schemas, " +
  "/api/schemas/{game} the actions, events, offers and views of a game. " +
  "GET /api/tables/{id}/live is a websocket.";

/** To be called before the routes that it describes. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Tripartite", version: "1", description: DESCRIPTION },
      components: {
        securitySchemes: {
          cookie: { type: "apiKey", in: "cookie", name: "tripartite" },
          token: { type: "http", scheme: "bearer" },
        },
      },
    },
    transform: ({ schema, url }) => ({ url, schema: { ...schema, ...describe(url) } as never }),
  });
  app.get("/api/openapi.json", async () => app.swagger());
}

function describe(url: string) {
  const tag = TAGS.find(([prefix]) => url.startsWith(prefix))?.[1];
  if (tag === undefined) return { hide: true };
  return {
    tags: [tag],
    security: url.startsWith("/api/bot/") ? [{ token: [] }] : [{ cookie: [] }, {}],
    response: {
      200: { description: "Done", ...JSON_ANSWER },
      default: { description: "Refused, or failed", ...ERROR },
    },
  };
}
