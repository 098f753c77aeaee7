/** The pages have the words; what is true comes from the engines. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../src/triumph/", import.meta.url));
const FILES = globSync("**/*.{ts,tsx}", { cwd: ROOT }).map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(ROOT + path, "utf8"),
}));

/** Names, printed tables, types, words for events, the odds, and what a view or an offer says. */
const OPEN = [
  /^actions$/,
  /^calendar$/,
  /^chronicle$/,
  /^codec$/,
  /^data\/(areas|borders|cards|deck|kinds|map|nations)$/,
  /^describe$/,
  /^namedAction$/,
  /^odds(\/(forecast|preview|questions|sides))?$/,
  /^offers$/,
  /^options$/,
  /^view(\/controlReason)?$/,
];

/** A Tank or Infantry at sea is drawn as a Convoy. */
const DRAWS_CONVOYS = "board/Block.tsx";
/** The question "why not?" goes to the server with the action that the player probably meant. */
const GUESSES_A_WISH = "table/model/likelyAction.ts";

test("it imports nothing of the rules but the odds", () => {
  expect(FILES.length).toBeGreaterThan(100);
  const found = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(/from "(@tripartite\/triumph\/|[./]*games\/triumph)([^"]*)"/g)]
      .filter(([, , part]) => !OPEN.some((open) => open.test(part)))
      .map(([, from, part]) => `${path}: ${from}${part}`),
  );
  expect(found.sort()).toEqual(
    [DRAWS_CONVOYS, GUESSES_A_WISH].map((path) => `${path}: @tripartite/triumph/data/units`),
  );
});

/** Printed tables from which rules are reckoned: limits, prices, ranges, strengths. */
const RECKONED =
  /\b(SPEED|CONVOY_SPEED|ENTRY_COST|FIREPOWER|cvPerHit|IS_GROUND|IS_ANS|IS_SHIP|IS_CONVOY_AT_SEA|MUSTER_OF_\w+|GREAT_CAPITALS|IS_LAND_BORDER|IS_SEA_BORDER|HAS_SHARED_COAST|IS_STRAIT|OWNER_OF_COLONY)\b/;

test("it reckons with none of the tables that rules reckon with", () => {
  const found = FILES.filter(({ text }) => RECKONED.test(text)).map(({ path }) => path);
  expect(found.sort()).toEqual([DRAWS_CONVOYS, GUESSES_A_WISH]);
});

/** Who fights whom is a question to the engine: the page may show these fields, and nothing else. */
const RELATIONS = /\.(enemies|violator|violated|wars)\b|\{ wars\b/;
const SHOWS_WARS = ["table/parts/FactionRail.tsx", "table/parts/WarTriangle.tsx"];

test("it does not ask the view who is whose Enemy", () => {
  const found = FILES.filter(({ text }) => RELATIONS.test(text)).map(({ path }) => path);
  expect(found.sort()).toEqual(SHOWS_WARS);
});

test("it takes an action as the engine's own type says: no field is asserted to be there", () => {
  const asserted = /\baction\.\w+!|\b(route|unit|card|nation|area|technology|targetClass|index|rival)!|as never\b/;
  const found = FILES.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter((line) => asserted.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** Rules and phases as values; types of what the engine answers are free. */
const VALUES_OF_RULES = /^import (?!type )[^;]*? from "@tripartite\/surrender\/(rules|phases)[^"]*"/gm;
/** The player aid uses the numbers that are typed in: no view is involved. */
const PLAYER_AID = "charts/";

test("the page of Unconditional Surrender asks the engine's previews, and applies no rule itself", () => {
  const root = fileURLToPath(new URL("../src/surrender/", import.meta.url));
  const paths = globSync("**/*.{ts,tsx}", { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  expect(paths.length).toBeGreaterThan(100);
  const found = paths.filter(
    (path) => !path.startsWith(PLAYER_AID) && readFileSync(root + path, "utf8").match(VALUES_OF_RULES),
  );
  expect(found).toEqual([]);
});
