/** What the engine offers is what the page shows: a Partition is a fight, and LSTs raise the limit of Invaders alone. */
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";

/** The West moves; the Axis has Violated the Low Countries. */
const POSITION = {
  game: "triumph",
  year: 1940,
  phase: "movement",
  seat: "west",
  command: 8,
  wars: [["axis", "west"]],
  nations: { "low-countries": { status: "armed", violator: "axis" } },
  revealed: [{ faction: "west", technology: "lsts", card: "I01" }],
  units: [
    { area: "amsterdam", nationality: "neutral", unitType: "fortress", cv: 2 },
    { area: "lorraine", nationality: "france", unitType: "infantry", cv: 3 },
    { area: "sicily", nationality: "italy", unitType: "infantry", cv: 2 },
    { area: "central-mediterranean", nationality: "britain", unitType: "infantry", cv: 2 },
    { area: "marseille", nationality: "france", unitType: "infantry", cv: 2 },
    { area: "marseille", nationality: "germany", unitType: "infantry", cv: 1 },
    { area: "western-mediterranean", nationality: "britain", unitType: "infantry", cv: 1 },
  ],
};

const site = servedPage(POSITION);
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The West's table, against bots that are not asked. */
async function open(options: BrowserContextOptions): Promise<Page> {
  const context = await site.browser.newContext({ ...options, reducedMotion: "reduce" });
  context.setDefaultTimeout(15_000);
  await context.request.post(`${site.server.url}/api/guests`, { data: { name: "Ben" } });
  const made = await context.request.post(`${site.server.url}/api/tables`, {
    data: { game: "triumph", seats: [{ bot: "recruit" }, "me", { bot: "recruit" }] },
  });
  const { id } = (await made.json()) as { id: string };
  const page = await context.newPage();
  await page.goto(`${site.server.url}/tables/${id}`);
  await page.locator(".who:not(.quiet)").waitFor();
  return page;
}

async function pick(page: Page, area: string): Promise<void> {
  await settled(page);
  await page.locator(".unit-list li", { hasText: area }).locator("button").first().click();
  await page.locator(".dock .picked").waitFor();
}

const choice = (page: Page, area: string) => page.locator(".dock button.choice", { hasText: area }).first();

/** The first of the ways to an area. */
async function wayTo(page: Page, area: string): Promise<Locator> {
  if (/\d ways$/.test((await choice(page, area).textContent()) ?? "")) await choice(page, area).click();
  return choice(page, area);
}

const pills = (page: Page) => page.locator(".border-pill text").allTextContents();

async function touchArea(page: Page, id: string): Promise<void> {
  await page.locator(`path[data-area="${id}"]`).evaluate((path) => {
    path.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  await settled(page);
}

test("§15.422 a way into an Armed Minor that a Rival Violated shows battle, border and odds", async () => {
  const page = await open(DESKTOP);
  await pick(page, "Lorraine");
  const way = await wayTo(page, "Amsterdam");
  const text = await way.textContent();
  expect(text).toContain("engages and must stop, the Low Countries become your Enemy, forest border then 1 of 2");
  await expect.poll(() => way.locator(".attack-odds").textContent()).toMatch(/\d % to take it this turn/);
  expect(await way.locator("use").getAttribute("href")).toBe("#p-battle");
  expect(await page.locator(".fight-mark").count()).toBeGreaterThan(0);
  expect(await pills(page)).toContain("0/2");
  await way.click();
  await page.locator(".log, .news").getByText("Low Countries").first().waitFor();
  await page.context().close();
}, 60_000);

test("on a phone the first touch shows the fight, the second begins it", async () => {
  const page = await open(PHONE);
  await pick(page, "Lorraine");
  await touchArea(page, "amsterdam");
  expect(await page.locator(".dock .picked").count()).toBe(1);
  expect(await choice(page, "Amsterdam").textContent()).toContain("become your Enemy");
  await touchArea(page, "amsterdam");
  await expect.poll(() => page.locator(".dock .picked").count()).toBe(0);
  await page.context().close();
}, 60_000);

test("R50, R51 LSTs let two Invade, and no more than one into an own Disputed port", async () => {
  const page = await open(DESKTOP);
  await pick(page, "Central Mediterranean");
  expect(await (await wayTo(page, "Sicily")).textContent()).toContain("straits border then 1 of 2");
  expect(await pills(page)).toContain("0/2");
  await page.locator(".dock .put-back").click();
  await pick(page, "Western Mediterranean");
  expect(await (await wayTo(page, "Marseille")).textContent()).toContain("coast border then 1 of 1");
  expect(await pills(page)).toContain("0/1");
  await page.context().close();
}, 60_000);
