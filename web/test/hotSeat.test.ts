/** Several people at one screen: in a battle, where all is face up, no curtain falls between two shots. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { marchOnLorraine } from "./march.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage(marchOnLorraine([], { west: { hand: ["A10", "A11"] } }));

async function atOneScreen(): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"once","remind":false}'));
  context.setDefaultTimeout(20_000);
  await context.request.post(`${site.server.url}/api/guests`, { data: { name: "Anna" } });
  const made = await context.request.post(`${site.server.url}/api/tables`, {
    data: { game: "triumph", seats: ["me", "hotSeat", "hotSeat"] },
  });
  const page = await context.newPage();
  await page.goto(`${site.server.url}/tables/${(await made.json()).id}`);
  return page;
}

test("the other side answers a shot without a curtain, and nothing secret is on the screen", async () => {
  const page = await atOneScreen();
  await page.getByRole("button", { name: "I am Axis" }).click();
  await page.locator('[data-unit="0"]').first().click();
  await settled(page);
  await page.locator("#area-lorraine").focus();
  await page.keyboard.press("Enter");
  await page.locator(".lines").getByText("Lorraine").first().waitFor();
  await page.locator("button.main").click();
  await page.locator(".prompt p", { hasText: /Tank .*Lorraine/ }).waitFor();
  await page.locator(".bt button.choice").first().click();

  await page.locator(".table.shared .who", { hasText: "Your move" }).waitFor();
  await page.locator(".prompt p", { hasText: /Infantry .*Lorraine/ }).waitFor();
  expect(await page.locator(".curtain").count()).toBe(0);
  expect(await page.locator(".hand, .slip, .card, [data-unit], .board-canvas, .log").count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.locator(".bt button.choice").first().click();

  await page.getByRole("heading", { name: /it is your turn/ }).waitFor();
  expect(await page.locator(".table").count()).toBe(0);
}, 60_000);
