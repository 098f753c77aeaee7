import { expect, test } from "vitest";
import type { Bot } from "../bot.ts";
import { hashState } from "../hash.ts";
import { fold } from "../log.ts";
import { playMatch } from "../match.ts";
import { recruit } from "../recruit.ts";
import { percentile, Standings, seatings, wilson } from "../tournament.ts";
import { toy } from "./toy.ts";

const last: Bot = {
  name: "Takes the last",
  decide: ({ legal, memory }) => ({ action: legal.at(-1)!, memory, reason: "last" }),
};
const thrower: Bot = {
  name: "Throws",
  decide() {
    throw new Error("no idea");
  },
};

test("players sit in every way once", () => {
  expect(seatings(["a", "b", "b"])).toEqual([
    ["a", "b", "b"],
    ["b", "a", "b"],
    ["b", "b", "a"],
  ]);
  expect(seatings(["a", "b", "c"])).toHaveLength(6);
  expect(seatings(["a", "a", "a"])).toEqual([["a", "a", "a"]]);
});

test("Wilson intervals: half of ten, all of ten, none of nothing", () => {
  expect(wilson(5, 10)).toMatchObject({ share: 0.5 });
  expect(wilson(5, 10).low).toBeCloseTo(0.2366, 3);
  expect(wilson(5, 10).high).toBeCloseTo(0.7634, 3);
  expect(wilson(10, 10).low).toBeCloseTo(0.7225, 3);
  expect(wilson(10, 10).high).toBe(1);
  expect(wilson(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test("percentiles are values that occurred", () => {
  const values = Array.from({ length: 100 }, (_, i) => i + 1);
  expect(percentile(values, 0.5)).toBe(51);
  expect(percentile(values, 0.95)).toBe(96);
  expect(percentile([], 0.95)).toBe(0);
});

test("a match is a log that replays to the same end", () => {
  const bots = [recruit(toy), last, last];
  const { log, outcome, failures } = playMatch({ game: toy, bots, seed: 4, options: { rounds: 2 } });
  expect(failures).toEqual([]);
  expect(outcome?.winners.length).toBeGreaterThan(0);
  expect(hashState(fold(toy, log))).toBe(log.finalHash);
  expect(playMatch({ game: toy, bots, seed: 4, options: { rounds: 2 } }).log).toEqual(log);
});

test("a bot that fails is noted and its default action taken", () => {
  const { outcome, failures } = playMatch({ game: toy, bots: [last, thrower, last], seed: 4, options: { rounds: 1 } });
  expect(outcome).toBeDefined();
  expect(failures[0]).toContain("no idea");
});

test("standings add up victories by player and seat, and shared ones in parts", () => {
  const standings = new Standings(["a", "b", "b"], 3);
  const { log } = playMatch({ game: toy, bots: [last, last, last], seed: 1, options: { rounds: 1 } });
  const happenings = new Map([["fired", { count: 2 }]]);
  const times = { times: [[1], [2], [3]], longestTurns: [4, 6, 5], milliseconds: 20 };
  const result = { seed: 1, log, ...times, happenings, failures: [] };
  standings.add(["a", "b", "b"], { ...result, outcome: { winners: [0], kind: "points" } });
  standings.add(["b", "a", "b"], { ...result, outcome: { winners: [1, 2], kind: "points" } });
  const [a, b] = standings.standings;
  expect(a.all).toMatchObject({ won: 1.5, of: 2 });
  expect(a.seats[1]).toMatchObject({ won: 0.5, of: 1 });
  expect(b.all).toMatchObject({ won: 0.5, of: 4 });
  expect(b.times.max).toBe(3);
  expect(b.longestTurn).toBe(6);
  expect(standings).toMatchObject({ milliseconds: 40, longest: 20 });
  expect(standings.kinds.get("points")).toEqual([1, 0.5, 0.5]);
  expect(standings.occurrences(["fi"])).toEqual(new Map([["fired", { games: 2, count: 4 }]]));
});

test("standings tell when games were decided and when something happened first, in the order of time", () => {
  const standings = new Standings(["a", "b"], 2);
  const { log } = playMatch({ game: toy, bots: [last, last, last], seed: 1, options: { rounds: 1 } });
  const dates = [
    { turn: 9, month: 1, year: 1940 },
    { turn: 1, month: 5, year: 1939 },
    { turn: 4, month: 8, year: 1939 },
  ];
  for (const time of dates) {
    const happenings = new Map([["fell", { count: 1, first: time }]]);
    const outcome = { winners: [0], kind: "decisive" };
    const times = { times: [[], []], longestTurns: [0, 0], milliseconds: 0 };
    standings.add(["a", "b"], { seed: 1, log, ...times, happenings, failures: [], outcome, ended: time });
  }
  expect(standings.ends.map(({ date }) => date)).toEqual(["1939-05", "1939-08", "1940-01"]);
  expect(standings.occurrences(["fell"]).get("fell")).toMatchObject({
    dates: ["1939-05", "1939-08", "1940-01"],
    years: [
      [1939, 2],
      [1940, 1],
    ],
  });
});
