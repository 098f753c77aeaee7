import { hashState, nextBelow, SPECTATOR } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { triumph } from "../game.ts";

const VIEWERS = [0, 1, 2, SPECTATOR];
const newGame = () => triumph.setup(triumph.options({}) as never, 11);
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

test("fresh luck changes dice and the order of both decks, nothing that anybody can see, and always the same way", () => {
  const before = newGame();
  const after = newGame();
  triumph.reseed(after, [1, 2, 3, 4]);
  expect(after.actionDeck).not.toEqual(before.actionDeck);
  expect(after.investmentDeck).not.toEqual(before.investmentDeck);
  expect(sorted(after.actionDeck)).toEqual(sorted(before.actionDeck));
  expect(sorted(after.investmentDeck)).toEqual(sorted(before.investmentDeck));
  for (const viewer of VIEWERS) expect(triumph.view(after, viewer)).toEqual(triumph.view(before, viewer));
  expect(triumph.faults(after)).toEqual([]);
  const again = newGame();
  triumph.reseed(again, [1, 2, 3, 4]);
  expect(hashState(again)).toBe(hashState(after));
  const dice = ({ random }: { random: number[] }) => Array.from({ length: 20 }, () => nextBelow(random, 6)).join();
  expect(dice(after)).not.toBe(dice(before));
});
