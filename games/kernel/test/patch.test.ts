import fc from "fast-check";
import { expect, test } from "vitest";
import { changedList, differenceOf, type Json, listChanges, patched } from "../index.ts";

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

const list = fc.array(fc.oneof(fc.nat(8), fc.record({ type: fc.constantFrom("a", "b"), unit: fc.nat(3) })), {
  maxLength: 30,
});

test("a changed list equals the new one, and the old one stays as it was", () => {
  fc.assert(
    fc.property(list, list, (before: Json[], after: Json[]) => {
      const text = JSON.stringify(before);
      expect(changedList(before, listChanges(before, after))).toEqual(after);
      expect(JSON.stringify(before)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test("equal lists have no changes, and what comes and goes is named where it does", () => {
  fc.assert(fc.property(list, (one: Json[]) => listChanges(one, structuredClone(one)).length === 0));
  const before = Array.from({ length: 100 }, (_, i) => ({ unit: i }));
  const after = [...before.slice(0, 20), ...before.slice(40, 60), { unit: 100 }, ...before.slice(60), { unit: 101 }];
  expect(listChanges(before, after)).toEqual([
    [20, 20],
    [40, 0, { unit: 100 }],
    [81, 0, { unit: 101 }],
  ]);
});

test("lists that have nothing in common are replaced at once", () => {
  const one = Array.from({ length: 1000 }, (_, i) => ({ unit: i }));
  const other = one.map(({ unit }) => ({ area: unit }));
  expect(listChanges(one, other)).toEqual([[0, 1000, ...other]]);
});
