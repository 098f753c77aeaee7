import { expect, test } from "vitest";
import { nextBelow, nextWord, type Seed, seedRandom, shuffle } from "../random.ts";

const first = (seed: Seed, count: number) => {
  const random = seedRandom(seed);
  return Array.from({ length: count }, () => nextWord(random));
};

test("the first numbers of a seed never change, or old games would replay to other dice", () => {
  expect(first(1, 4)).toEqual([-555288682, -1569628818, -371089124, -2082767743]);
});

test("nor do those of a seed of four words, signed or not", () => {
  expect(first([1, 2, 3, 4], 4)).toEqual([417285410, 1196253302, 123583739, 800524041]);
  expect(first([-1, -2, 3, 4], 4)).toEqual(first([0xffffffff, 0xfffffffe, 3, 4], 4));
});

test("every word of a seed counts, and there are exactly four", () => {
  const neighbours = [0, 1, 2, 3].map((changed) => [1, 2, 3, 4].with(changed, 0x80000000));
  const beginnings = [[1, 2, 3, 4], ...neighbours].map((seed) => first(seed, 2).join());
  expect(new Set(beginnings).size).toBe(5);
  expect(() => seedRandom([1, 2, 3])).toThrow("4 words");
});

test("neighbouring seeds begin with different numbers", () => {
  const words = Array.from({ length: 1000 }, (_, seed) => first(seed, 1)[0]);
  expect(new Set(words).size).toBe(1000);
});

test("a generator continues where it was after storing and restoring", () => {
  const random = seedRandom(7);
  nextWord(random);
  const restored = JSON.parse(JSON.stringify(random));
  expect([nextWord(restored), nextWord(restored)]).toEqual([nextWord(random), nextWord(random)]);
});

test("dice are uniform: chi-square of 60,000 throws below the 0.1 % critical value of 20.5", () => {
  const random = seedRandom(42);
  const counts = new Array(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[nextBelow(random, 6)]++;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chiSquare).toBeLessThan(20.5);
});

test("shuffling puts every card in every place equally often and loses none", () => {
  const random = seedRandom(3);
  const places = Array.from({ length: 4 }, () => new Array(4).fill(0));
  for (let i = 0; i < 24_000; i++) {
    const cards = [0, 1, 2, 3];
    shuffle(random, cards);
    expect(cards.toSorted()).toEqual([0, 1, 2, 3]);
    cards.forEach((card, place) => {
      places[place][card]++;
    });
  }
  for (const count of places.flat()) expect(Math.abs(count - 6000)).toBeLessThan(300);
});
