/** Recorded whole games of different shapes: they must replay to the same end with every build. */
import { readdirSync, readFileSync } from "node:fs";
import { fold, type GameLog, hashState } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { surrender } from "../game.ts";

const FOLDER = new URL("./fixtures/games/", import.meta.url);
const FILES = readdirSync(FOLDER);

function read(file: string): GameLog {
  return JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
}

describe("recorded games", () => {
  test("there is one for every level of victory, each named by it", () => {
    const kinds = FILES.map((file) => surrender.outcome(fold(surrender, read(file)))!.kind);
    expect(kinds).toEqual(FILES.map((file) => file.replace(/\.[a-z0-9]+\.json$/, "")));
    expect([...new Set(kinds)].sort()).toEqual([
      "axis-decisive",
      "axis-operational",
      "draw",
      "western-decisive",
      "western-operational",
    ]);
  });

  test.each(FILES)("%s", (file) => {
    const log = read(file);
    expect(hashState(fold(surrender, log))).toBe(log.finalHash);
  });
});
