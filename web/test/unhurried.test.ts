import { expect, test } from "vitest";
import type { LiveState } from "../src/net/live.ts";
import { isTooSoon } from "../src/triumph/table/useUnhurried.ts";

function stateAt(seq: number, phase: string, ...types: string[]): LiveState {
  const events = types.map((type) => ({ type }));
  return { seq, view: { phase }, history: [{ since: seq - 1, seq, events }] } as unknown as LiveState;
}

test("§9.5 an Intelligence card that was resolved at once is shown with the same pause as one that could be answered", () => {
  const before = stateAt(4, "government");
  expect(isTooSoon(before, stateAt(5, "government", "intelligencePlayed", "cardStolen"))).toBe(true);
  expect(isTooSoon(before, stateAt(5, "doubleAgent", "intelligencePlayed"))).toBe(false);
  expect(isTooSoon(before, stateAt(5, "government", "passed"))).toBe(false);
  expect(isTooSoon(stateAt(0, "government"), stateAt(5, "government", "intelligencePlayed"))).toBe(false);
});
