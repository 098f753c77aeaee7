/** Values that are tried: the scenario changes for the thread, and back. */
import { afterEach, expect, test } from "vitest";
import { boardNamed } from "../board/board.ts";
import { CALIBRATION } from "../calibration.ts";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import type { Options } from "../options.ts";
import { extraFactories } from "../rules/economy/factories.ts";
import { willWhenLiberated } from "../rules/nations/liberation.ts";
import { endsOnDie } from "../rules/politics/policyEnds.ts";

const tried = (scenario: string) => ({ scenario });
afterEach(() => {
  for (const id of SCENARIO_IDS) if (!id.startsWith("europe-")) CALIBRATION.apply(tried(id), {});
});

test("the values of every short scenario are known by name", () => {
  expect(CALIBRATION.values(tried("poland-1939"))).toMatchObject({ turns: 3, surprise: 2 });
  expect(CALIBRATION.values(tried("scandinavia-1940"))).toMatchObject({ "will.norway": 5, "points.germany": 18 });
});

test("Will, points, length and ships are what was asked for, and as printed afterwards", () => {
  const values = { "will.norway": 9, "points.germany": 20, turns: 4, surprise: 3, "convoys.axis": 1 };
  const printed = boardNamed("scandinavia-1940").scenario;
  CALIBRATION.apply(tried("scandinavia-1940"), values);
  expect(CALIBRATION.values(tried("scandinavia-1940"))).toMatchObject({ "will.norway": 5 });
  const board = boardNamed("scandinavia-1940");
  const s = surrender.setup(surrender.options({ scenario: "scandinavia-1940" }) as Options, 1);
  expect(s.will[board.countryIds.indexOf("norway")]).toBe(9);
  expect(board.scenario.countries.find(({ id }) => id === "germany")?.points).toBe(20);
  expect(board.scenario.turns).toHaveLength(4);
  expect(board.scenario.victory.map(({ test }) => test.byTurn ?? test.atEndOf)).toEqual([3, 4, 4, 4, 4]);
  expect(surrender.faults(s)).toEqual([]);
  CALIBRATION.apply(tried("scandinavia-1940"), {});
  expect(boardNamed("scandinavia-1940").scenario.turns).toEqual(printed.turns);
});

test("campaigns: the dice of the policies and factories are what was asked for", () => {
  const europe = tried("europe-1939");
  expect(CALIBRATION.values(europe)).toMatchObject({
    "policy.1": 1,
    "policy.4": 2,
    "policy.9": 3,
    "factories.germany": 0,
  });
  const options = surrender.options(europe) as Options;
  const germany = boardNamed("europe-1939").countryIds.indexOf("germany");
  const before = extraFactories(surrender.setup(options, 1), germany);
  CALIBRATION.apply(europe, { "policy.4": 5, "factories.germany": 2 });
  const s = surrender.setup(options, 1);
  expect([1, 4, 8, 9].map((roll) => endsOnDie(s, roll))).toEqual([1, 5, 5, 3]);
  expect(extraFactories(s, germany)).toBe(before + 2);
  CALIBRATION.apply(europe, {});
  expect(endsOnDie(surrender.setup(options, 1), 4)).toBe(2);
});

test("campaigns: the Will of liberated minors is what was asked for", () => {
  const europe = tried("europe-1939");
  const options = surrender.options(europe) as Options;
  const willOf = (id: string) =>
    willWhenLiberated(surrender.setup(options, 1), boardNamed("europe-1939").countryIds.indexOf(id));
  expect(willOf("belgium")).toBe(CALIBRATION.values(europe)["will.liberated"]);
  CALIBRATION.apply(europe, { "will.liberated": 3 });
  expect([willOf("belgium"), willOf("france")]).toEqual([3, 12]);
  CALIBRATION.apply(europe, {});
});

test("a value that the scenario does not have is an error", () => {
  expect(() => CALIBRATION.apply(tried("poland-1939"), { "will.norway": 3 })).toThrow(
    "poland-1939 has no value will.norway",
  );
});
