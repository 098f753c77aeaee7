import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("docs/operations.md names every environment variable", () => {
  const names = read("../config.ts").match(/(?<=env\.|(?:number|text|list)\(")[A-Z_]{4,}/g)!;
  const docs = read("../../docs/operations.md");
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
