/** JSON Schemas of what goes in and out of the games, made from the types in `games/GAME/wire.ts`. */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { API, type Checker } from "typescript/unstable/sync";
import { type Schema, SchemaWriter } from "./writer.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The games that say what goes in and out. */
export const DESCRIBED_GAMES = readdirSync(`${ROOT}games`).filter((game) => existsSync(`${ROOT}games/${game}/wire.ts`));

export function schemaFile(game: string): string {
  return `${ROOT}games/${game}/schema.json`;
}

/** One document for each game, as text. */
export function generateSchemas(): Map<string, string> {
  const api = new API({ cwd: ROOT });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${ROOT}tsconfig.json`] });
    const { checker, program } = snapshot.getProject(`${ROOT}tsconfig.json`)!;
    return new Map(
      DESCRIBED_GAMES.map((game) => {
        const file = program.getSourceFile(`${ROOT}games/${game}/wire.ts`)!;
        const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
        const typeOf = (name: string) => checker.getDeclaredTypeOfSymbol(exports.find((one) => one.name === name)!);
        return [game, `${JSON.stringify(documentOf(game, checker, typeOf), null, 1)}\n`];
      }),
    );
  } finally {
    api.close();
  }
}

function documentOf(
  game: string,
  checker: Checker,
  typeOf: (name: string) => ReturnType<Checker["getAnyType"]>,
): Schema {
  const writer = new SchemaWriter(checker, (declared) =>
    declared.declarations.some(({ path }) => path.includes("/games/")),
  );
  writer.defineUnion("Action", typeOf("WireAction"));
  writer.defineUnion("Event", typeOf("WireEvent"));
  writer.define("Offer", typeOf("WireOffer"));
  writer.define("View", typeOf("WireView"));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `/api/schemas/${game}`,
    $comment: "Made from the types of the game by `npm run schemas`.",
    $defs: writer.definitions,
  };
}
