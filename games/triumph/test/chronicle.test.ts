/** A whole game in figures. */
import { readFileSync } from "node:fs";
import { type AnyGame, begin, carryOut, type GameLog, isRefusal, type Moment } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { chronicleOf } from "../chronicle.ts";
import type { Event } from "../events.ts";
import { triumph } from "../game.ts";
import type { State } from "../state.ts";

function* momentsOf(log: GameLog): Generator<Moment<State, Event>> {
  const state = begin<State, never, Event>(triumph as never, log);
  yield { seq: 0, state, events: [] };
  for (const [index, entry] of log.entries.entries()) {
    const applied = carryOut(triumph as AnyGame, state, entry);
    if (isRefusal(applied)) throw new Error(applied.text);
    yield { seq: index + 1, state, events: applied.events as Event[] };
  }
}

function read(name: string): GameLog {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf8"));
}

test("years, dice, wars and battles of a recorded game", () => {
  const log = read("1939-370");
  const all = [...momentsOf(log)].flatMap(({ events }) => events);
  const { standings, dice, moments, battles } = chronicleOf(momentsOf(log));
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
