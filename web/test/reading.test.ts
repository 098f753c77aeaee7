import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function visitor(): Promise<Page> {
  return (await site.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" })).newPage();
}

test("a link to a rule opens its section; searching marks what was looked for", async () => {
  const page = await visitor();
  await page.goto(`${site.server.url}/rules/triumph#11.52`);
  const section = page.locator('[data-section="11.52"]');
  await section.waitFor();
  await expect.poll(async () => (await section.boundingBox())!.y).toBeLessThan(200);
  await section.getByRole("link", { name: "R49" }).click();
  expect(new URL(page.url()).hash).toBe("#R49");
  await page.getByLabel("Search the rules").fill("carrier strike");
  await page.locator('[data-section="12.74"] mark', { hasText: "Carrier" }).first().waitFor();
  expect(await page.locator("article").first().getAttribute("data-section")).toBe("12.74");
});

test("at the table prompt and refusal lead to the rule without leaving it", async () => {
  const page = await visitor();
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().waitFor();
  const address = page.url();
  await page.getByRole("link", { name: "Rules about this: §5.0" }).click();
  const panel = page.getByRole("complementary", { name: "Rules of Triumph & Tragedy" });
  await panel.locator('.current[data-section="5.0"]').waitFor();
  await panel.getByRole("link", { name: "R8" }).first().click();
  await panel.locator('.current[data-section="R8"]').waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => panel.count()).toBe(0);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("prompt-rule");
});
