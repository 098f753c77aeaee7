import { expect, test } from "vitest";
import { afterUpdate, wholeHistory } from "../src/net/history.ts";

const batch = (since: number, seq: number) => ({ since, seq, events: [`${since}-${seq}`] });

test("news follow what is known", () => {
  expect(afterUpdate([batch(0, 4)], batch(4, 5))).toEqual([batch(0, 4), batch(4, 5)]);
});

test("an undo voids what came after it", () => {
  const history = [batch(0, 4), batch(4, 5), batch(5, 6)];
  expect(afterUpdate(history, { since: 4, seq: 7, events: [] })).toEqual([
    batch(0, 4),
    { since: 4, seq: 7, events: [] },
  ]);
});

test("what cuts through a piece, or leaves a gap, has to be asked for again", () => {
  expect(afterUpdate([batch(0, 10)], batch(9, 11))).toBeUndefined();
  expect(afterUpdate([batch(0, 4)], batch(6, 7))).toBeUndefined();
});

test("the set-up comes first, whatever is taken back", () => {
  const opening = ["weather"];
  const whole = wholeHistory({ ...batch(0, 4), opening });
  expect(whole).toEqual([{ since: 0, seq: 0, events: opening }, batch(0, 4)]);
  expect(afterUpdate(wholeHistory({ since: 0, seq: 0, events: [], opening }), batch(0, 1))).toBeDefined();
});
