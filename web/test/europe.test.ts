/** The map of Europe is what its generator makes of the facts, and its cities stand where they are. */
import { readFileSync } from "node:fs";
import { cityNamed, hexesBetween, hexNamed } from "@tripartite/surrender/data/europe/atlas";
import {
  centreOf,
  HEX_RADIUS,
  HEX_WIDTH,
  kilometres,
  ROW_STEP,
  toLonLat,
  toPlane,
} from "@tripartite/surrender/data/europe/geography";
import { expect, it } from "vitest";
import { makeEurope } from "../map/europe/europe.ts";
import { CITIES } from "../map/europe/facts/cities.ts";
import { COAST_FILE, MAP_FILE } from "../map/europe/files.ts";
import { parsePoints } from "../map/geometry.ts";
import type { CoastFile } from "../src/surrender/board/coastFile.ts";

/** Tallinn's true hex would close the Gulf of Finland; that of Patrai lies on the northern side of its gulf. */
const MOVED = ["Tallinn", "Patrai"];

const places = new Map(CITIES.map(({ name, at }) => [name, parsePoints(at)[0]]));

it("is made again from its facts without a difference", () => {
  const { map, coast } = makeEurope();
  expect(map === readFileSync(MAP_FILE, "utf8"), "run npm run map -- europe").toBe(true);
  expect(coast === readFileSync(COAST_FILE, "utf8"), "run npm run map -- europe").toBe(true);
});

it("has shapes of every kind to draw, in little room", () => {
  const text = readFileSync(COAST_FILE, "utf8");
  const { land, lakes, rivers, streams, borders } = JSON.parse(text) as CoastFile;
  const parts = (path: string) => path.split("M").length - 1;
  expect(parts(land)).toBeGreaterThan(50);
  expect(parts(borders)).toBeGreaterThan(40);
  expect(parts(streams)).toBeGreaterThan(40);
  expect(lakes.length).toBeGreaterThan(20);
  expect(rivers.length).toBeGreaterThan(60);
  expect(text.length).toBeLessThan(200_000);
});

it("has its cities within 60 km of their true places", () => {
  const far = CITIES.filter(({ name, isPlace }) => {
    if (isPlace) return false;
    const { row, column } = hexNamed(cityNamed(name).hex);
    return kilometres(toLonLat(centreOf(row, column)), places.get(name)!) > 60;
  });
  expect(far.map(({ name }) => name)).toEqual(expect.arrayContaining(MOVED));
  expect(far).toHaveLength(MOVED.length);
});

it("has as many hexes between cities as there are in truth", () => {
  /** Columns and rows of the true place, fractions included. */
  const slanted = (name: string) => {
    const [x, y] = toPlane(...places.get(name)!);
    const row = (y - HEX_RADIUS) / ROW_STEP;
    return [(x - HEX_WIDTH / 2) / HEX_WIDTH - row / 2, row];
  };
  for (const pair of [
    "Berlin–Moskva",
    "Berlin–Paris",
    "London–Berlin",
    "Paris–Madrid",
    "Roma–Tripoli",
    "Leningrad–Moskva",
    "Moskva–Stalingrad",
    "Warszawa–Kiev",
    "Kiev–Stalingrad",
    "Rostov–Baku",
    "Oslo–Narvik",
    "Helsinki–Murmansk",
    "Beograd–Athinai",
    "İstanbul–Baghdad",
    "Tripoli–Cairo",
    "Benghazi–Tobruk",
    "Alger–Tunis",
    "Lisboa–Madrid",
    "Casablanca–Alger",
    "London–Glasgow",
    "Wien–București",
    "Hamburg–München",
  ]) {
    const [one, other] = pair.split("–");
    const [a, b] = [slanted(one), slanted(other)];
    const [x, y] = [a[0] - b[0], a[1] - b[1]];
    const inTruth = Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
    const onMap = hexesBetween(cityNamed(one).hex, cityNamed(other).hex);
    expect([pair, Math.abs(onMap - inTruth) <= 1.2]).toEqual([pair, true]);
  }
});
