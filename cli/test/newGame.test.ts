import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addGame } from "../../scripts/newGame.mjs";

const root = join(import.meta.dirname, "../..");

function houseWithTemplate(): string {
  const house = mkdtempSync(join(tmpdir(), "tripartite-house-"));
  for (const path of ["games/template", "games/registry.ts", "web/src/template", "web/src/games/list.ts"])
    cpSync(join(root, path), join(house, path), { recursive: true });
  return house;
}

test("a new game is the template under another name, entered in both lists", () => {
  const house = houseWithTemplate();
  expect(addGame(house, "ridge")).toBeUndefined();
  const read = (path: string) => readFileSync(join(house, path), "utf8");
  expect(read("games/ridge/game.ts")).toContain('id: "ridge",\n  name: "Ridge",');
  expect(read("web/src/ridge/ridge.ts")).toContain("export const ridge: WebGame");
  expect(read("web/src/ridge/Table.tsx")).toContain('from "../../../games/ridge/game.ts"');
  expect(read("games/registry.ts")).toMatch(
    /import \{ ridge \} from ".\/ridge\/game.ts";[\s\S]*surrender, ridge \};\n$/,
  );
  expect(read("web/src/games/list.ts")).toMatch(/import \{ ridge \}[\s\S]*surrender, ridge\];\n$/);
});

test("a bad name, or one that is taken, changes nothing", () => {
  const house = houseWithTemplate();
  expect(addGame(house, "../x")).toMatch(/Usage/);
  expect(addGame(house, undefined)).toMatch(/Usage/);
  expect(addGame(house, "template")).toMatch(/exists already/);
});
