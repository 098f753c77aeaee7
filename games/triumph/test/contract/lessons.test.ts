/** Lessons that begin with a position of their own. */
import { hashState, isRefusal } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { LESSONS } from "../../data/kinds.ts";
import { triumph } from "../../game.ts";

function begin(lesson: string, seed: number) {
  const options = triumph.options({ lesson });
  if (isRefusal(options)) throw new Error(options.text);
  return triumph.setup(options, seed);
}

describe.each(LESSONS)("%s", (lesson) => {
  test("begins with a sound position, the same for the same seed, other decks for another", () => {
    const s = begin(lesson, 7);
    expect(triumph.faults(s)).toEqual([]);
    expect(hashState(s)).toBe(hashState(begin(lesson, 7)));
    expect(hashState(s)).not.toBe(hashState(begin(lesson, 8)));
    expect(triumph.pending(s).map(({ id }) => id)).toEqual(["D19"]);
  });

  test("is saved and loaded like any position", () => {
    const s = begin(lesson, 7);
    const loaded = triumph.load(triumph.save(s));
    expect(!isRefusal(loaded) && hashState(loaded)).toBe(hashState(s));
  });
});
