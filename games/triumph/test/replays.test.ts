/** Recorded whole games of different shapes: they must replay to the same end with every build. */
import { readdirSync, readFileSync } from "node:fs";
import { fold, type GameLog, hashState } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { triumph } from "../game.ts";

const FOLDER = new URL("./fixtures/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

function read(file: string): GameLog {
  return JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
}

describe("recorded games", () => {
  test("there are at least twelve, from all three set-ups", () => {
    expect(FILES.length).toBeGreaterThanOrEqual(12);
    const scenarios = FILES.map(
      (file) => (read(file) as unknown as { options: { scenario: string } }).options.scenario,
    );
    expect(new Set(scenarios)).toEqual(new Set(["1936", "1939", "two-player"]));
  });

  test.each(FILES)("%s", (file) => {
    const log = read(file);
    const end = fold(triumph, log);
    expect(triumph.outcome(end)).toBeDefined();
    expect(hashState(end)).toBe(log.finalHash);
  });
});
