/** A whole game in figures. */
import { readFileSync } from "node:fs";
import type { GameLog } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { momentsOf } from "../../kernel/test/moments.ts";
import { chronicleOf } from "../chronicle.ts";
import { triumph } from "../game.ts";

function read(name: string): GameLog {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf8"));
}

test("years, dice, wars and battles of a recorded game", () => {
  const log = read("1939-370");
  const all = [...momentsOf(triumph, log)].flatMap(({ events }) => events);
  const { standings, dice, moments, battles } = chronicleOf(momentsOf(triumph, log));
  const years = standings.filter(({ season }) => season === undefined).map(({ year }) => year);
  expect(years.slice(0, 7)).toEqual([1939, 1940, 1941, 1942, 1943, 1944, 1945]);
  const rolled = all.flatMap((event) => (event.type === "fired" || event.type === "bombed" ? [event] : []));
  const sum = (pick: (tally: (typeof dice)["axis"]) => number) =>
    Object.values(dice).reduce((n, one) => n + pick(one), 0);
  expect(sum((one) => one.dice)).toBe(rolled.reduce((n, event) => n + event.dice.length, 0));
  expect(sum((one) => one.hits)).toBe(rolled.reduce((n, event) => n + event.hits, 0));
  expect(sum((one) => one.expected)).toBeCloseTo(
    rolled.reduce((n, { dice, power }) => n + (dice.length * power) / 6, 0),
  );
  expect(moments.filter(({ event }) => (event as { type: string }).type === "warDeclared")).toHaveLength(
    all.filter(({ type }) => type === "warDeclared").length,
  );
  const victory = all.find((event) => event.type === "victory")!;
  const { sides } = standings[standings.length - 1];
  expect([sides.axis.points, sides.west.points, sides.ussr.points]).toEqual(victory.points);
  expect(battles.length).toBeGreaterThan(0);
  const weights = battles.map(({ hits }) => Object.values(hits).reduce((n, count) => n + count, 0));
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});
