import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../../server/test/harness.ts";
import { recordedGame, storeEndedGame } from "../../server/test/stored-game.ts";
import { faultsOf } from "./axe.ts";
import { openBrowser, pageServer } from "./browser.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let server: TestServer;
let browser: Browser;
let ended: string;
beforeAll(async () => {
  server = await pageServer();
  ended = await storeEndedGame(server.dataDir, recordedGame("1936-60"));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function somebody(viewport = DESKTOP): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", permissions: ["clipboard-write"] });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { page, errors };
}

const position = (page: Page) => page.locator(".transport-time span").textContent();
const time = (page: Page) => page.locator(".transport-time b").textContent();

test("a game that is over is replayed by its address, by keys, by phase and through all eyes", async () => {
  const { page, errors } = await somebody();
  await page.goto(`${server.url}/tables/${ended}/replay?at=60&eyes=0`);
  await page.locator(".board").waitFor();
  expect(await position(page)).toBe("Move 60 of 331");
  const hand = page.locator(".hand .card");
  await hand.first().waitFor();
  await page.keyboard.press("ArrowRight");
  expect(await position(page)).toBe("Move 61 of 331");
  const before = await time(page);
  await page.keyboard.press("Shift+ArrowRight");
  expect(await time(page)).not.toBe(before);
  await page.keyboard.press("End");
  expect(await position(page)).toBe("Move 331 of 331");
  await page.locator(".moment-card", { hasText: "victory" }).waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByLabel("Speed").selectOption("Very fast");
  await expect.poll(() => position(page)).toMatch(/Move [3-9] of/);
  await page.keyboard.press("Space");
  await page.getByRole("slider").fill("120");
  await expect.poll(() => page.url()).toContain("at=120");

  await page.getByLabel("Seen by").selectOption("open");
  await page.locator(".open-hands details").first().waitFor();
  expect(await position(page)).toBe("Move 120 of 331");
  await page.getByText(/^USSR: \d+ cards?$/).click();
  await page.locator(".open-hands [open] .card").first().waitFor();
  await page.getByLabel("Seen by").selectOption("watch");
  await expect.poll(() => page.locator(".open-hands").count()).toBe(0);
  expect(await hand.count()).toBe(0);

  await page.locator(".log-filter select").selectOption("Politics");
  await page.locator(".log .moment").first().click();
  expect(await position(page)).not.toBe("Move 120 of 331");
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test("a running game is replayed through one's own eyes only, also on a phone", async () => {
  const { page, errors } = await somebody(PHONE);
  await page.goto(server.url);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().click();
  await page.locator(".type-picker button").last().click();
  await page.waitForTimeout(300);
  const [, id] = new URL(page.url()).pathname.split("/").slice(1);
  await page.goto(`${server.url}/tables/${id}/replay?eyes=1`);
  await page.locator(".board").waitFor();
  const eyes = page.getByLabel("Seen by");
  expect(await eyes.locator("option").allTextContents()).toEqual(["Axis", "A spectator"]);
  expect(await eyes.inputValue()).toBe("0");
  const refused = await page.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/replay/1/0?seq=0`)).status,
    id,
  );
  expect(refused).toBe(403);
  await page.getByRole("button", { name: "One move back" }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});
