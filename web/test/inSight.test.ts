/** What is shown can be seen: blocks on their way, also on a phone, which shows little at a time; nations; answers. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { marchOnLorraine, moveBlock } from "./march.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { type Seats, threeSeats } from "./threeSeats.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const OTHERS = [
  { area: "konigsberg", unitType: "infantry", cv: 2 },
  { area: "paris", nationality: "france", unitType: "infantry", cv: 2 },
];
/** From one end of the map of Germany to the other, and beyond. */
const MOVES = [
  { unit: 5, to: "ruhr" },
  { unit: 1, to: "milan" },
  { unit: 0, to: "lorraine" },
];

interface Sample {
  readonly route: string;
  readonly isInSight: boolean;
}

const site = servedPage(marchOnLorraine(OTHERS));
let seats: Seats;

/** Takes down in every frame which blocks are on their way, and whether they can be seen. */
function takeDown(): void {
  const samples: Sample[] = [];
  Object.assign(window, { samples });
  const look = () => {
    const map = document.querySelector(".board-viewport")?.getBoundingClientRect();
    const bar = document.querySelector(".stage-bar")?.getBoundingClientRect();
    for (const block of document.querySelectorAll<SVGGElement>("[data-flight]")) {
      const { x, y, width, height } = block.getBoundingClientRect();
      const [middle, level] = [x + width / 2, y + height / 2];
      const lowest = Math.min(map?.bottom ?? 0, bar?.top ?? 0);
      const isInSight =
        map !== undefined && middle > map.left && middle < map.right && level > map.top && level < lowest;
      samples.push({ route: block.dataset.flight!, isInSight });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const samplesOf = (page: Page) => page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);

beforeAll(async () => {
  seats = await threeSeats(site.server, site.browser, DESKTOP, [], async ({ west }) => {
    await west.setViewportSize(PHONE);
    await west.emulateMedia({ reducedMotion: "no-preference" });
    // So that a busy machine, too, draws several frames of each move.
    await west.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"slow"}'));
    await west.addInitScript(takeDown);
  });
});

test("each block that moves is in sight most of its way, and where it ends", { timeout: 60_000 }, async () => {
  const { axis, west } = seats;
  await west.locator(".board-canvas").waitFor();
  const map = () => west.locator(".board-canvas").evaluate(({ style }) => style.transform);
  const before = await map();
  for (const { unit, to } of MOVES) await moveBlock(axis, unit, to);
  await west.locator(".stage-bar").waitFor();
  const [board, bar] = await Promise.all(
    [".map-place", ".stage-bar"].map((part) => west.locator(part).boundingBox({ timeout: 5000 })),
  );
  expect(board!.height).toBeGreaterThan(0.58 * PHONE.height);
  expect(bar!.y).toBeGreaterThanOrEqual(board!.y + board!.height);
  await west.locator(".stage-bar").waitFor({ state: "detached", timeout: 30_000 });
  const samples = await samplesOf(west);
  const flights = Map.groupBy(samples, ({ route }) => route);
  expect([...flights.keys()].map((route) => route.split(" ").at(-1))).toEqual(MOVES.map(({ to }) => to));
  for (const [route, frames] of flights) {
    expect(frames.at(-1)!.isInSight, route).toBe(true);
    expect(frames.filter(({ isInSight }) => isInSight).length / frames.length, route).toBeGreaterThan(0.6);
  }
  await expect.poll(map).toBe(before);
});

describe("at the diplomacy board", () => {
  const table = servedPage({
    ...{ game: "triumph", phase: "government", seat: "axis", turnOrder: ["axis", "west", "ussr"] },
    factions: {
      axis: {
        hand: ["A10", "A01", "A18", "A02", "A03", "A05", "A07", "A04", "A09", "A06", "A08", "A12", "A13", "A14"],
      },
      west: { hand: ["A11"] },
      ussr: { hand: ["A20"] },
    },
    units: [
      { area: "berlin", unitType: "infantry", cv: 2 },
      { area: "rome", nationality: "italy", unitType: "infantry", cv: 2 },
      { area: "london", unitType: "fleet", cv: 2 },
      { area: "moscow", unitType: "infantry", cv: 2 },
    ],
  });
  let pages: Seats;
  beforeAll(async () => {
    pages = await threeSeats(table.server, table.browser, DESKTOP, [], async ({ west }) => {
      await west.setViewportSize(PHONE);
      await west.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"slow"}'));
    });
  });

  test("why a card cannot be played is not behind the card, nor behind the row above it", async () => {
    const { axis } = pages;
    const card = axis.locator(".hand .slip", { hasText: "Isolationism" });
    const rows = await Promise.all([card, axis.locator(".hand .slip").first()].map((slip) => slip.boundingBox()));
    expect(rows[0]!.y).toBeGreaterThan(rows[1]!.y);
    await card.hover();
    await axis.locator(".hand .slip-card", { hasText: "Isolationism" }).waitFor();
    await card.click();
    const answer = axis.locator(".bub");
    await answer.waitFor();
    const isClear = await answer.evaluate((bubble) => {
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const places = [left + 8, (left + right) / 2, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y]));
      return places.every(([x, y]) => bubble.contains(document.elementFromPoint(x, y)));
    });
    expect(isClear).toBe(true);
    expect(await axis.locator(".hand .slip-card:visible").count()).toBe(0);
    await answer.getByRole("button").click();
  });

  test("on a phone the nation that is shown is below the heading", { timeout: 60_000 }, async () => {
    const { axis, west, ussr } = pages;
    const play = async (name: string) => {
      await axis.locator(".who:not(.quiet)").waitFor();
      await axis.locator(".hand .slip", { hasText: name }).first().click();
      await axis.locator(".dp-tile", { has: axis.locator(".dp-name", { hasText: name }) }).click();
      await settled(axis);
      const tile = west.locator(".dp-tile.shown", { hasText: name });
      await tile.waitFor();
      const head = (await west.locator(".dp header").boundingBox())!;
      const foot = (await west.locator(".stage-bar").boundingBox())!;
      const { y, height } = (await tile.boundingBox())!;
      expect(y, name).toBeGreaterThanOrEqual(head.y + head.height);
      expect(y + height, name).toBeLessThanOrEqual(foot.y);
    };
    await play("Persia");
    for (const page of [west, ussr]) {
      await page.locator(".who:not(.quiet)").waitFor({ timeout: 15_000 });
      await page.locator("button.main").click();
      if (await page.locator(".before-end").count()) await page.locator("button.main").click();
      await settled(page);
    }
    await play("Spain");
  });
});
