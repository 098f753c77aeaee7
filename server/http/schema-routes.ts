/** JSON Schemas of the actions, events, offers and views of each game, for writers of programs. */
import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { notFound } from "../problem.ts";
import type { Games } from "../tables/loading.ts";

const GAME = { type: "object", properties: { game: { type: "string", maxLength: 40 } } };

export function registerSchemas(app: FastifyInstance, { games }: { readonly games: Games }): void {
  app.get("/api/schemas", async () => {
    const described = await Promise.all(Object.keys(games).map(async (game) => ((await schemaOf(game)) ? [game] : [])));
    return { schemas: described.flat().map((game) => ({ game, href: `/api/schemas/${game}` })) };
  });

  app.get<{ Params: { game: string } }>(
    "/api/schemas/:game",
    { schema: { params: GAME } },
    async ({ params: { game } }, reply) => {
      const text = Object.hasOwn(games, game) ? await schemaOf(game) : undefined;
      if (text === undefined) throw notFound("schema");
      return reply.type("application/schema+json").send(text);
    },
  );
}

/** Undefined if the game has none. */
async function schemaOf(game: string): Promise<string | undefined> {
  const file = new URL(`../../games/${game}/schema.json`, import.meta.url);
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
