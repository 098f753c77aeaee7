/** The card play as others see it: nations, this round, how it ended; what an agent saw; what is heard. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { type Seats, threeSeats } from "./threeSeats.ts";

const site = servedPage({
  ...{ game: "triumph", phase: "government", seat: "axis", turnOrder: ["axis", "west", "ussr"] },
  factions: { axis: { hand: ["A10", "A13", "I08"] }, west: { hand: ["A11", "A12"] }, ussr: { hand: ["A20", "A21"] } },
  units: [
    { area: "berlin", unitType: "infantry", cv: 2 },
    { area: "rome", nationality: "italy", unitType: "infantry", cv: 2 },
    { area: "london", unitType: "fleet", cv: 2 },
    { area: "moscow", unitType: "infantry", cv: 2 },
  ],
});
let seats: Seats;

/** Counts what is heard. */
function listen(): void {
  const heard = { count: 0 };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (when) {
    heard.count++;
    return start.call(this, when);
  };
  Object.assign(window, { heard });
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: { count: number } }).heard.count);

async function pass(page: Page): Promise<void> {
  await page.locator(".who:not(.quiet)").waitFor({ timeout: 20_000 });
  await page.locator("button.main").click();
  if (await page.locator(".before-end").count()) await page.locator("button.main").click();
  await settled(page);
}

beforeAll(async () => {
  seats = await threeSeats(site.server, site.browser, { width: 1440, height: 900 }, [], async ({ axis, west }) => {
    await axis.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"quick"}'));
    await west.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"normal"}'));
    await west.addInitScript(listen);
    await west.emulateMedia({ reducedMotion: "no-preference" });
  });
});

test("what an agent saw is on the card of the area", async () => {
  const { axis } = seats;
  await axis.locator(".hand .card", { hasText: "Agent" }).click();
  await axis.locator(".dock button.choice", { hasText: "London" }).click();
  const report = axis.locator(".headline", { hasText: "British Fleet 2 of West in London" });
  await report.getByRole("button", { name: "Continue" }).click();
  await axis.locator(".stage-bar").waitFor({ state: "detached" });
  await axis.getByRole("button", { name: "Map", exact: true }).click();
  await axis.locator("#area-london").focus();
  await axis.keyboard.press("Enter");
  const card = axis.locator(".area-card");
  await card.getByText("Seen by your agent").waitFor();
  await card.getByRole("button", { name: "Close" }).click();
  await axis.getByRole("button", { name: "Diplomacy board" }).click();
});

test("a nation on which a rival plays stands out, this round is listed, and the end has a summary", {
  timeout: 60_000,
}, async () => {
  const { axis, west, ussr } = seats;
  for (const page of [west, ussr]) await pass(page);
  await axis.locator(".who:not(.quiet)").waitFor();
  await axis.locator(".hand .card", { hasText: "Persia" }).click();
  await axis.locator(".dp-tile", { hasText: "Persia" }).click();
  await settled(axis);
  const tile = west.locator(".dp-tile.shown", { hasText: "Persia" });
  await tile.waitFor();
  expect(await tile.evaluate((element) => getComputedStyle(element).animationName)).toBe("dp-pulse");
  const played = west.locator(".dp-round li", { hasText: /^Axis plays .* on Persia\.$/ });
  await played.waitFor();
  await west.reload();
  await played.waitFor();
  for (const page of [west, ussr, axis]) await pass(page);
  const summary = west.locator(".headline", { hasText: "Diplomacy is resolved" });
  await summary.getByText("Axis: Persia 1.").waitFor();
});

test("nothing is heard before the one switch for sounds is on", async () => {
  const { axis, west } = seats;
  expect(await heardBy(west)).toBe(0);
  await west.getByRole("button", { name: "Table and settings" }).click();
  const sounds = west.getByLabel(/^Sounds/);
  expect(await sounds.isChecked()).toBe(false);
  await sounds.check();
  await west.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).first().click();
  await axis.getByRole("tab", { name: "Chat" }).click();
  await axis.getByLabel("Message to the table").fill("Persia is ours.");
  await axis.keyboard.press("Enter");
  await expect.poll(() => heardBy(west)).toBeGreaterThan(0);
});
