/** Alone with bots: they wait before they answer, whatever was done can be taken back, and they say why they did it. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";

const GOVERNMENT = {
  game: "triumph",
  phase: "government",
  seat: "axis",
  turnOrder: ["axis", "west", "ussr"],
  factions: { axis: { hand: ["A01", "A02", "A03"] }, west: { hand: ["A10", "A11"] }, ussr: { hand: ["A20", "A21"] } },
  units: [
    { area: "berlin", unitType: "infantry", cv: 2 },
    { area: "rome", nationality: "italy", unitType: "infantry", cv: 2 },
    { area: "london", unitType: "fleet", cv: 2 },
    { area: "moscow", unitType: "infantry", cv: 2 },
  ],
};

const site = servedPage(GOVERNMENT);
let page: Page;

const prompt = () => page.locator(".top .prompt p").textContent();
const isAsked = () => page.locator(".who:not(.quiet)").count();
const undo = () => page.locator("button.undo");

async function pass(): Promise<void> {
  await page.locator("button.main").click();
  if (await page.locator(".before-end").count()) await page.locator("button.main").click();
  await settled(page);
}

beforeAll(async () => {
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"once","botWait":10}'));
  context.setDefaultTimeout(15_000);
  await context.request.post(`${site.server.url}/api/guests`, { data: { name: "Anna" } });
  const made = await context.request.post(`${site.server.url}/api/tables`, {
    data: { game: "triumph", seats: ["me", { bot: "cadet" }, { bot: "cadet" }] },
  });
  page = await context.newPage();
  await page.goto(`${site.server.url}/tables/${(await made.json()).id}`);
  await page.locator(".who:not(.quiet)").waitFor();
});

test("a slip is taken back before the bots have answered it", async () => {
  const asked = await prompt();
  await pass();
  await page.getByText("Bots wait").waitFor();
  expect(await page.locator("button.main").textContent()).toBe("Let them answer");
  await undo().click();
  await page.locator(".who:not(.quiet)").waitFor();
  expect(await prompt()).toBe(asked);
  await page
    .locator("#side-panel")
    .getByText(/^Anna.* took moves back\./)
    .waitFor();
});

test("they answer when they may, and that is taken back too", async () => {
  const asked = await prompt();
  await pass();
  await page.getByRole("button", { name: "Let them answer" }).click();
  await page.getByText("Bots wait").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".log li, .log p").filter({ hasText: /West/ }).count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Take back to …" }).click();
  await page.getByRole("button", { name: "Before my last move" }).click();
  await page.locator(".take-back-choices").waitFor({ state: "detached" });
  await expect.poll(isAsked).toBe(1);
  expect(await prompt()).toBe(asked);
});

test("F8: lines that come while older ones are read are counted, and nobody is pulled away from those", async () => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const panel = page.locator("#side-panel");
  const toEnd = () =>
    panel.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  const news = page.locator(".new-lines");
  const answered = async () => {
    await pass();
    await page.getByRole("button", { name: "Let them answer" }).click();
    await page.getByText("Bots wait").waitFor({ state: "detached" });
    await expect.poll(isAsked).toBe(1);
  };
  await answered();
  await expect.poll(toEnd).toBeLessThan(2);
  expect(await news.count()).toBe(0);
  await panel.hover();
  await page.mouse.wheel(0, -2000);
  await expect.poll(toEnd).toBeGreaterThan(60);
  await answered();
  await news.getByText(/^\d+ new lines?$/).waitFor();
  expect(await toEnd()).toBeGreaterThan(60);
  await news.click();
  await expect.poll(toEnd).toBeLessThan(2);
  expect(await news.count()).toBe(0);
});

test("the log says why the bots played, when it is asked", async () => {
  const reasons = page.locator("#side-panel q.why");
  expect(await reasons.count()).toBe(0);
  await page.getByRole("button", { name: /^Why the bots played it/ }).click();
  await reasons.first().waitFor();
  expect(await reasons.first().textContent()).toMatch(/\.$/);
});
