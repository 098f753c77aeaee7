/**
 * Recorded whole games of different shapes, of Poland: they must be described the same way
 * by every build. Their stories are all events but the headings of phases.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fold, type GameLog, hashState, type Json } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { surrender } from "../game.ts";

const FOLDER = new URL("./fixtures/games/", import.meta.url);
const FILES = readdirSync(FOLDER);
const STORIES: Record<string, string> = JSON.parse(
  readFileSync(new URL("./fixtures/stories.json", import.meta.url), "utf8"),
);

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
    const story: Json[] = [];
    fold(surrender, read(file), ({ events }, state) => {
      for (const event of events) if (event.type !== "phaseBegan") story.push(surrender.encodeEvent(event, state));
    });
    expect(hashState(story)).toBe(STORIES[file]);
  });
});
