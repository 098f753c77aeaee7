import fc from "fast-check";
import { expect, test } from "vitest";
import { differenceOf, type Json, patched } from "../index.ts";

const { view } = fc.letrec<{ view: Json }>((tie) => ({
  view: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Json>(0, 1, "a", true),
    fc.array(tie("view"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c"), tie("view")),
  ),
}));

test("a patched view equals the new one, and the old one stays as it was", () => {
  fc.assert(
    fc.property(view, view, (before, after) => {
      const text = JSON.stringify(before);
      const patch = differenceOf(before, after);
      expect(patch === undefined ? before : patched(before, patch)).toEqual(after);
      expect(JSON.stringify(before)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test("equal views differ in nothing", () => {
  fc.assert(fc.property(view, (one) => differenceOf(one, structuredClone(one)) === undefined));
});

test("only what changed is named; a key that is gone is null; lists are replaced whole", () => {
  const before = { year: 1936, season: "spring", areas: { berlin: { units: [1, 2] }, rome: { units: [3] } } };
  const after = { year: 1936, areas: { berlin: { units: [1, 2, 4] }, rome: { units: [3] } } };
  expect(differenceOf(before, after)).toEqual({ season: null, areas: { berlin: { units: [1, 2, 4] } } });
});
