/** What the others do is shown in order, before anything is asked; battles have an end; the map comes back. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { endsOf, filmed, type Shot, some, writeFilm, writeStrip } from "./film.ts";
import { marchOnLorraine, moveBlock } from "./march.ts";
import { PICTURES } from "./pictures.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { type Seats, threeSeats } from "./threeSeats.ts";

/** Blocks behind the front are shifted before the march. Others look on. */
const OTHERS = [
  { area: "berlin", unitType: "infantry", cv: 2 },
  { area: "konigsberg", unitType: "infantry", cv: 2 },
  { area: "london", unitType: "airForce", cv: 2 },
  { area: "paris", nationality: "france", unitType: "tank", cv: 2 },
  { area: "paris", nationality: "france", unitType: "infantry", cv: 2 },
  { area: "marseille", nationality: "france", unitType: "infantry", cv: 2 },
  { area: "glasgow", unitType: "fleet", cv: 2 },
  { area: "leningrad", unitType: "infantry", cv: 2 },
];
const MOVES = [
  { unit: 5, from: "berlin", to: "ruhr" },
  { unit: 1, from: "rome", to: "milan" },
  { unit: 0, from: "munich", to: "lorraine" },
];

interface Sample {
  readonly flights: readonly { readonly route: string; readonly x: number; readonly y: number }[];
  readonly words: string;
  readonly isAsked: boolean;
  readonly end: string;
  readonly year: string;
  /** Where the two sides of a battle stand. */
  readonly field: number | undefined;
}

const site = servedPage(marchOnLorraine(OTHERS));
const errors: string[] = [];
/** What West saw of the rival's turn. */
const reel: Shot[] = [];
let seats: Seats;
/** Where the map was before anything happened. */
let map: string;

/** Takes down in every frame of the screen what is to be seen. */
function takeDown(): void {
  const samples: Sample[] = [];
  Object.assign(window, { samples });
  const look = () => {
    const flights = [...document.querySelectorAll<SVGGElement>("[data-flight]")].map((block) => {
      const { x, y } = block.getBoundingClientRect();
      return { route: block.dataset.flight!, x, y };
    });
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    const isAsked = document.querySelector(".who:not(.quiet)") !== null;
    const field = document.querySelector(".bt-field")?.getBoundingClientRect().top;
    samples.push({
      flights,
      words: text(".stage-words"),
      isAsked,
      end: text(".bt-end h2"),
      year: text(".year"),
      field,
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const samplesOf = (page: Page) => page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);
const mapOf = (page: Page) => page.locator(".board-canvas").evaluate((map) => (map as HTMLElement).style.transform);

beforeAll(async () => {
  seats = await threeSeats(site.server, site.browser, { width: 1440, height: 900 }, errors, async ({ west }) => {
    await west.emulateMedia({ reducedMotion: "no-preference" });
    // So that a busy machine, too, draws several frames of each move.
    await west.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"slow"}'));
    await west.addInitScript(takeDown);
  });
});

test("a rival's moves are seen one after the other, and nothing is asked before", { timeout: 60_000 }, async () => {
  const { axis, west } = seats;
  await west.locator(".board-canvas").waitFor();
  map = await mapOf(west);
  const isAsked = west.locator(".who:not(.quiet)").waitFor({ timeout: 40_000 });
  const filming = PICTURES === undefined ? [] : filmed(west, isAsked);
  for (const { unit, to } of MOVES) await moveBlock(axis, unit, to);
  await axis.locator("button.main").click();
  await settled(axis);
  if (await axis.locator(".before-end").count()) await axis.locator("button.main").click();
  await axis.locator(".bt button.choice").first().click();
  await isAsked;
  reel.push(...(await filming));
  if (PICTURES !== undefined) return; // screenshots leave too few frames to sample
  const samples = await samplesOf(west);
  const routes = [...new Set(samples.flatMap(({ flights }) => flights.map(({ route }) => route)))];
  expect(routes).toEqual(MOVES.map(({ from, to }) => `${from} ${to}`));
  for (const route of routes) {
    const places = samples.flatMap(({ flights }) => flights.filter((one) => one.route === route));
    const [first, last] = [places[0], places.at(-1)!];
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, route).toBeGreaterThan(2);
    expect(Math.hypot(last.x - first.x, last.y - first.y), route).toBeGreaterThan(20);
  }
  const asked = samples.findIndex(({ isAsked }) => isAsked);
  const lastFlight = samples.findLastIndex(({ flights }) => flights.length > 0);
  expect(asked).toBeGreaterThan(lastFlight);
  expect(samples.some(({ words }) => words.includes("One German block moves Munich – Lorraine."))).toBe(true);
  expect(samples.slice(0, asked).some(({ words }) => words.includes("Battle in Lorraine"))).toBe(true);
  await expect.poll(() => mapOf(west), { timeout: 5000 }).toBe(map);
});

test("the last dice of a battle are seen, then how it ended, until the player continues", {
  timeout: 60_000,
}, async () => {
  const { west } = seats;
  await west.locator(".bt button.choice").first().click();
  const end = west.locator(".bt-end");
  const battle = PICTURES === undefined ? [] : await filmed(west, end.waitFor({ timeout: 20_000 }));
  if (PICTURES === undefined) await west.locator(".bt-tray .dice.rolling").waitFor();
  await end.waitFor({ timeout: 20_000 });
  await expect.poll(() => end.locator("h2").textContent()).toMatch(/Lorraine/);
  await west.waitForTimeout(400);
  expect(await end.count()).toBe(1);
  expect(await west.locator(".stage-words").textContent()).toContain("The battle in Lorraine is over.");
  const shown = (await samplesOf(west)).filter(({ words }) => words.includes("Lorraine"));
  expect(shown.map(({ year }) => year)).not.toContain("1937");
  const fields = (await samplesOf(west)).flatMap(({ field }) => field ?? []);
  expect(new Set(fields.map(Math.round)).size).toBe(1);
  await end.getByRole("button", { name: "Continue" }).click();
  await end.waitFor({ state: "detached" });
  await west.locator(".stage-bar").waitFor({ state: "detached", timeout: 20_000 });
  await expect.poll(() => mapOf(west), { timeout: 5000 }).toBe(map);
  expect(await west.locator(".bt-result").count()).toBe(0);
  if (PICTURES === undefined) return;
  const shots = [...reel, ...battle];
  const pictures = (isBattle: boolean, of = shots) =>
    of.filter((shot) => shot.isBattle === isBattle).map(({ picture }) => picture);
  const [fights, moves] = [pictures(true), pictures(false)];
  await writeStrip(west, moves, join(PICTURES, "turn-strip.webp"));
  await writeStrip(west, pictures(true, endsOf(shots)), join(PICTURES, "battle-strip.webp"));
  await writeFilm(west, [...some(moves, 12), ...some(fights, 12)], 500, join(PICTURES, "film.webp"));
});

test("what was shown can be seen again, step by step, and skipped", { timeout: 60_000 }, async () => {
  const { west } = seats;
  const again = west.getByRole("button", { name: "Show me again what happened" });
  await again.click();
  await west.getByRole("button", { name: "Pause" }).click();
  const words = west.locator(".stage-words");
  const first = await words.textContent();
  await west.locator("body").press("Space");
  await expect.poll(() => words.textContent()).not.toBe(first);
  await west.getByRole("button", { name: "One step back" }).click();
  await expect.poll(() => words.textContent()).toBe(first);
  await west.getByRole("button", { name: /^Skip/ }).click();
  expect(await west.locator(".stage-bar").count()).toBe(0);
  expect(errors).toEqual([]);
});
