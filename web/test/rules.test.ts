import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NO } from "../../games/triumph/model/refusals.ts";
import { parseChapter, parseLine, rulesIn, type Section } from "../src/app/rules/reference.ts";
import { marked, search } from "../src/app/rules/search.ts";
import { RULE_OF_DECISION } from "../src/triumph/rules/decisions.ts";
import { reference } from "../src/triumph/rules/reference.ts";

const triumph = join(import.meta.dirname, "../../games/triumph");
const sections = reference.chapters.flatMap((chapter) => chapter.sections);
const numbers = new Set(sections.map(({ number }) => number));

function linesOf({ blocks }: Section) {
  return blocks.flatMap((block) =>
    block.kind === "text" ? [block.line] : block.kind === "list" ? block.items : block.rows.flat(),
  );
}

test("every rule that a refusal cites has a section of its own", () => {
  const cited = new Set(Object.values(NO).flatMap(({ rule }) => rulesIn(rule)));
  expect([...cited].filter((rule) => !numbers.has(rule))).toEqual([]);
});

test("every decision of the game leads to a section", () => {
  const phases = readdirSync(join(triumph, "phases")).map((file) =>
    readFileSync(join(triumph, "phases", file), "utf8"),
  );
  const asked = new Set(
    phases
      .join("")
      .match(/"D\d\d"/g)
      ?.map((id) => id.slice(1, -1)),
  );
  expect(asked.size).toBeGreaterThan(25);
  for (const id of asked) expect(numbers, id).toContain(RULE_OF_DECISION[id]);
});

test("whatever a section or a term points to exists, and no number is used twice", () => {
  const targets = sections.flatMap(linesOf).flatMap((line) => line.flatMap(({ to }) => to ?? []));
  const terms = reference.glossary.flatMap(({ rule }) => rule ?? []);
  const chapters = new Set(reference.chapters.map(({ number }) => number));
  expect([...targets, ...terms].filter((rule) => !numbers.has(rule) && !chapters.has(rule))).toEqual([]);
  expect(numbers.size).toBe(sections.length);
  expect(new Set(reference.glossary.map(({ id }) => id)).size).toBe(reference.glossary.length);
});

test("all eighteen chapters and the rulings are there, none of their sections empty", () => {
  expect(reference.chapters.map(({ number }) => number)).toEqual([
    ...Array.from({ length: 18 }, (_, i) => `${i + 1}`),
    "R",
  ]);
  expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
});

test("searching finds every section with all words, headings first, and marks them", () => {
  const found = search(reference, "border limit").sections;
  expect(found[0].number).toBe("11.52");
  expect(found.every(({ haystack }) => haystack.includes("border") && haystack.includes("limit"))).toBe(true);
  expect(search(reference, "§12.73").sections[0].number).toBe("12.73");
  expect(search(reference, "von").terms.map(({ id }) => id)).toContain("von");
  expect(search(reference, "xyzzy")).toEqual({ sections: [], terms: [] });
  expect(marked("Border limits (old)", ["limit", "(old"])).toEqual([
    { text: "Border ", hit: false },
    { text: "limit", hit: true },
    { text: "s ", hit: false },
    { text: "(old", hit: true },
    { text: ")", hit: false },
  ]);
});

test("the small language of the texts", () => {
  expect(parseLine("A **Cadre** (§3.12) [R7, R8].")).toEqual([
    { kind: "plain", text: "A " },
    { kind: "strong", text: "Cadre" },
    { kind: "plain", text: " (" },
    { kind: "rule", text: "§3.12", to: "3.12" },
    { kind: "plain", text: ") " },
    { kind: "rule", text: "R7", to: "R7" },
    { kind: "rule", text: "R8", to: "R8" },
    { kind: "plain", text: "." },
  ]);
  const { sections: parsed } = parseChapter(
    "# 1 Map\n\n## 1.0 All\nOne\nline.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | §2.0 |\n",
  );
  expect(parsed[0].blocks.map(({ kind }) => kind)).toEqual(["text", "list", "table"]);
});
