import fc from "fast-check";
import { expect, test } from "vitest";
import { hashState } from "../hash.ts";

test("a hash is 16 hex digits that never change", () => {
  expect(hashState({ units: [1, 2, -1], phase: "setup", over: false })).toBe("f9f6c20b4a9cb216");
});

test("equal data has an equal hash, in whatever order its keys were written", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const reversed = Object.fromEntries(Object.entries(structuredClone(data)).reverse());
      expect(hashState(reversed)).toBe(hashState(data));
    }),
  );
});

test("a copy through JSON has the same hash", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(hashState(JSON.parse(JSON.stringify(data)))).toBe(hashState(data));
    }),
  );
});

test("one changed number changes the hash", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.integer(), (numbers, at, other) => {
      const index = at % numbers.length;
      fc.pre(numbers[index] !== other);
      expect(hashState(numbers.with(index, other))).not.toBe(hashState(numbers));
    }),
  );
});

test("similar values have different hashes", () => {
  const alike = [
    0,
    "0",
    false,
    null,
    [],
    {},
    [0],
    [[0]],
    [0, 0],
    { 0: 0 },
    "",
    0.5,
    1e10,
    [1, 2],
    [2, 1],
    ["1", "2"],
    [[1], 2],
  ];
  expect(new Set(alike.map(hashState)).size).toBe(alike.length);
});

test("an absent key and a key without a value are the same, as in JSON", () => {
  expect(hashState({ a: 1, b: undefined })).toBe(hashState({ a: 1 }));
});

test("200,000 neighbouring states collide nowhere", () => {
  const hashes = new Set<string>();
  for (let i = 0; i < 200_000; i++) hashes.add(hashState([i % 7, i >> 10, i & 1023, 3]));
  const states = new Set(Array.from({ length: 200_000 }, (_, i) => [i % 7, i >> 10, i & 1023].join()));
  expect(hashes.size).toBe(states.size);
});

test("data that JSON cannot hold is refused", () => {
  expect(() => hashState({ now: () => 0 })).toThrow("a state cannot hold a function");
});
