/** The manner of writing: short active sentences. Words that belong to another manner stay out of code, docs and page. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SELF = "cli/test/plainEnglish.test.ts";

/** Each with what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, "name the person or thing: the host, the owner of the seat, subscribers"],
  [/\bsomebody\b/i, "name the person or thing: a person, another seat, a spectator"],
  [/\b(is|are|was|were|be|been|being) told\b/i, "say who receives, sees or learns what"],
  [/\b(go|goes|going|went|gone) on\b(?! (foot|the|a|an)\b)/i, "continue, move on, resume"],
  [/\b(he|him|his|himself)\b/i, "the player, the seat, its"],
  [/\bso many\b/i, "a number of, this many"],
  [/\bhears? of\b/i, "receive, learn"],
  [/\bfor want of\b/i, "without"],
  [/\bwhat one\b/i, "name the thing"],
  [/\bfor so long\b/i, "for this long, after this time"],
  [/\b(become|became) of\b/i, "the result, the status"],
  [/\ball the same\b/i, "still, nevertheless"],
  [/\bcomes? into question\b/i, "could, is possible"],
];

const files = globSync(["*.md", "{bench,cli,docs,games,scripts,server,web}/**/*.{ts,tsx,mjs,mts,md,css,html}"], {
  cwd: ROOT,
  exclude: (path) => /node_modules|dist$|peers$/.test(path),
}).filter((file) => file !== SELF);

test.each(BANNED)("%s: %s", (pattern) => {
  const found = files.flatMap((file) =>
    readFileSync(ROOT + file, "utf8")
      .split("\n")
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
