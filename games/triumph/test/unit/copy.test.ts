import { expect, test } from "vitest";
import { blankState } from "../../model/blankState.ts";
import { copyInto, copyState } from "../../model/copy.ts";
import type { State } from "../../model/state.ts";

const FIELDS = Object.keys(blankState()) as (keyof State)[];

/** A state in which every field holds something of its own. */
function marked(): State {
  const s = blankState() as unknown as Record<string, number | number[]>;
  FIELDS.forEach((field, i) => {
    const value = s[field];
    s[field] = Array.isArray(value) ? [...value, 1000 + i] : 1000 + i;
  });
  return s as unknown as State;
}

test("a copy has every field of the state", () => {
  const s = marked();
  expect(copyState(s)).toEqual(s);
});

test("a copy keeps the order of the fields", () => {
  expect(Object.keys(copyState(blankState()))).toEqual(FIELDS);
});

test.each(FIELDS)("a copy shares nothing: %s", (field) => {
  const s = marked();
  const value = copyState(s)[field];
  if (Array.isArray(value)) expect(value).not.toBe(s[field]);
  else expect(typeof value).toBe("number");
});

test.each([blankState, marked])(
  "a state that is written over is the same as the other, and shares nothing",
  (before) => {
    const target = before();
    const lists = FIELDS.map((field) => target[field]);
    const s = marked();
    for (const field of FIELDS) if (Array.isArray(s[field])) s[field].push(7, 8, 9);
    copyInto(target, s);
    expect(target).toEqual(s);
    FIELDS.forEach((field, i) => {
      if (Array.isArray(target[field])) expect(target[field]).toBe(lists[i]);
    });
    copyInto(target, blankState());
    expect(target).toEqual(blankState());
  },
);
