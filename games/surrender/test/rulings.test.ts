/** A ruling is no dead letter: its value is read, or it names the file that follows it, and that file cites it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Ruling } from "../data/rulings/ruling.ts";
import { RULINGS } from "../data/rulings.ts";

const ROOT = new URL("../", import.meta.url);

const code = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.startsWith("test/") && !file.startsWith("data/rulings/"))
  .map((file) => readFileSync(new URL(file, ROOT), "utf8"))
  .join("\n");

const all: [string, Ruling][] = Object.entries(RULINGS);

describe("every ruling is data or says where it is fixed", () => {
  test.each(all)("%s", (id, { fixedIn }) => {
    const isRead = code.includes(`RULINGS["${id}"].value`);
    expect(isRead, "either read or fixed").toBe(fixedIn === undefined);
    if (fixedIn === undefined) return;
    const [, file] = fixedIn.match(/^([\w/]+\.ts), §/)!;
    const home = new URL(file, ROOT);
    expect(existsSync(home), file).toBe(true);
    expect(readFileSync(home, "utf8"), `${file} cites ${id}`).toMatch(new RegExp(`${id}(?!\\d)`));
  });
});

test("docs/surrender-rulings.md lists every ruling as it is", () => {
  const page = readFileSync(new URL("../../../docs/surrender-rulings.md", import.meta.url), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| R-"));
  expect(rows).toEqual(
    all.map(
      ([id, { value, decision, reason, confidence, fixedIn = "read" }]) =>
        `| ${id} | \`${value}\` | ${decision} | ${reason} | ${confidence} | ${fixedIn} |`,
    ),
  );
});
