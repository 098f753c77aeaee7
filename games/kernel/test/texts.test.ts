import { expect, test } from "vitest";
import { keepText, textOf } from "../texts.ts";

test("what is kept is written once, everything else as it is", () => {
  let times = 0;
  const value = {
    toJSON() {
      times++;
      return { type: "pass" };
    },
  } as never;
  expect([textOf(value), textOf(value), times]).toEqual(['{"type":"pass"}', '{"type":"pass"}', 2]);
  keepText(value);
  expect([textOf(value), textOf(value), times]).toEqual(['{"type":"pass"}', '{"type":"pass"}', 3]);
  expect(["Łódź", 3, true, null, [1, { a: 2 }], {}].map(textOf)).toEqual([
    '"Łódź"',
    "3",
    "true",
    "null",
    '[1,{"a":2}]',
    "{}",
  ]);
});
