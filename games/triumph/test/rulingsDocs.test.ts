import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NO } from "../model/refusals.ts";

const game = new URL("../", import.meta.url);
const tests = new URL("./", import.meta.url);
const docs = readFileSync(new URL("../../../docs/rulings.md", import.meta.url), "utf8");

const RULINGS = Array.from({ length: 117 }, (_, i) => `R${i + 1}`);
const EXAMPLES = [1, 2, 4, 6, 7, 10, 12, 13, 14, 17, 18, 19, 21, 23, 24, 25, 27, 28, 29, 32, 33, 35, 38, 39].map(
  (number) => `V${number}`,
);

interface Row {
  number: string;
  files: string[];
  /** The function or table that carries a ruling. */
  carrier?: string;
  test: string;
}

const rows = docs.split("\n").flatMap((line): Row[] => {
  const cells = line.split("|").map((cell) => cell.trim());
  if (!/^[RV]\d+$/.test(cells[1] ?? "")) return [];
  const test = /`(.+)`/.exec(cells.at(-2)!)![1];
  if (cells[1].startsWith("V")) return [{ number: cells[1], files: [], test }];
  const [, file, carrier] = /`(.+)` (\w+)/.exec(cells[3])!;
  return [{ number: cells[1], files: [file], carrier, test }];
});

/** Numbers in the titles of one test file. */
function titlesOf(file: string): Set<string> {
  const text = readFileSync(new URL(file, tests), "utf8");
  const titles = text.matchAll(/(?<![\w.])(?:it|test|describe)\b[\s\S]{0,600}?\(\s*(["'`])((?:(?!\1)[\s\S])*)\1\s*,/g);
  return new Set([...titles].flatMap(([, , title]) => title.match(/\b[RV]\d+\b/g) ?? []));
}

describe("docs/rulings.md", () => {
  it("has one row for each ruling and each worked example, in order", () => {
    expect(rows.map(({ number }) => number)).toEqual([...RULINGS, ...EXAMPLES]);
  });

  it.each(rows)("$number: its code exists and its test names it", ({ number, files, carrier, test }) => {
    for (const file of files) {
      expect(existsSync(new URL(file, game)), file).toBe(true);
      expect(readFileSync(new URL(file, game), "utf8")).toMatch(new RegExp(`\\b${carrier}\\b`));
    }
    expect(existsSync(new URL(test, tests)), test).toBe(true);
    expect([...titlesOf(test)]).toContain(number);
  });
});

describe("contract tests", () => {
  const contract = readdirSync(new URL("contract/", tests)).filter((file) => file.endsWith(".test.ts"));
  /** Minors Fire by themselves and always at the right class, so this refusal cannot occur. */
  const IMPOSSIBLE = ["TARGET_GROUND"];
  const codes = Object.keys(NO);
  const combat = codes.slice(codes.indexOf("RETREAT_A"), codes.indexOf("NO_GROUP") + 1);

  it.each(combat.filter((code) => !IMPOSSIBLE.includes(code)))("%s is met in a Battle", (code) => {
    const met = contract.some((file) => readFileSync(new URL(`contract/${file}`, tests), "utf8").includes(`"${code}`));
    expect(met).toBe(true);
  });
});
