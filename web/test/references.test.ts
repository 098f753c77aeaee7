/** One numbering: code, tests and texts cite sections of the rules pages (§) and rulings (R), and each of them exists. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { reference as surrender } from "../src/surrender/rules/reference.ts";
import { reference as triumph } from "../src/triumph/rules/reference.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const GAMES = [
  { game: "triumph", reference: triumph, ruling: /\bR\d+\b/g },
  { game: "surrender", reference: surrender, ruling: /\bR-[A-Z0-9]+-\d+/g },
];

const filesOf = (game: string) =>
  globSync([`games/${game}/**/*.ts`, `web/src/${game}/**/*.{ts,tsx,md}`, `docs/${game}*.md`], { cwd: root }).map(
    (file) => ({ file, text: readFileSync(root + file, "utf8") }),
  );

const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)\s*(.*)$/gm;
const TITLE = /\b(?:it|test|describe)\(\s*"([^"]*)"/g;
/** Numbers of no rule: "Part 11", "B9", "M1", "(7.2)", "4.3 Government". */
const ELSEWHERE =
  /\bPart \d|\bPart [A-Z]\b|(?<![\w§-])[BCM][1-9]\b(?! card)|\(\d{1,2}\.\d{1,2}\)|^\d{1,2}\.\d{1,2} [A-Z]/;

describe.each(GAMES)("$game", ({ game, reference, ruling }) => {
  const files = filesOf(game);
  const sections = reference.chapters.flatMap((chapter) => chapter.sections);
  const numbers = new Set([...reference.chapters, ...sections].map(({ number }) => number));

  function strangers(pattern: RegExp): string[] {
    const cited = files.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([all, number = all]) => ({ file, number })),
    );
    expect(cited.length).toBeGreaterThan(100);
    return cited.filter(({ number }) => !numbers.has(number)).map(({ file, number }) => `${file}: ${number}`);
  }

  test("every section that is cited is in the rules pages", () => {
    expect(strangers(/§(\d+(?:\.\d+[a-e]?)?)/g)).toEqual([]);
  });

  test("every ruling that is cited is in the rules pages", () => {
    expect(strangers(ruling)).toEqual([]);
  });

  test("comments and titles of tests use no other numbering", () => {
    const odd = files.flatMap(({ file, text }) =>
      file.endsWith(".md")
        ? []
        : [...text.matchAll(COMMENT), ...text.matchAll(TITLE)]
            .filter(([, words]) => ELSEWHERE.test(words))
            .map(([, words]) => `${file}: ${words}`),
    );
    expect(odd).toEqual([]);
  });
});
