import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { picture } from "./pictures.ts";
import { decide, placeCadres, settled, tableOn } from "./play.ts";
import { servedPage } from "./servedPage.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const site = servedPage();

async function openPage(viewport: { width: number; height: number }): Promise<{ page: Page; errors: string[] }> {
  const context = await site.browser.newContext({ viewport, bypassCSP: false, reducedMotion: "reduce" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return { page, errors };
}

/** Serious faults that axe finds; it is run outside of the page's own rules for scripts. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, "utf8"));
  return page.evaluate(async () => {
    const run = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
    interface Violation {
      readonly id: string;
      readonly impact: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }
    const { violations } = await run.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 5)}`);
  });
}

/** A point within the shape of an area, away from its blocks, as seen from the corner of its box. */
async function insideOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  return page.locator(`path[data-area="${id}"]`).evaluate(async (path: SVGPathElement) => {
    for (const began = Date.now(); Date.now() - began < 5000; await new Promise(requestAnimationFrame)) {
      const box = path.getBoundingClientRect();
      for (let step = 1; step < 400; step++) {
        const [x, y] = [box.left + (box.width * (step % 20)) / 20, box.top + (box.height * Math.floor(step / 20)) / 20];
        if (document.elementFromPoint(x, y) === path) return { x: x - box.left, y: y - box.top };
      }
    }
    throw new Error("the area is covered");
  });
}

async function playNow(page: Page): Promise<void> {
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().waitFor();
}

test("from the start page to Spring 1936 by clicking", async () => {
  const { page, errors } = await openPage(DESKTOP);
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Play now" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await picture(page, "start");

  await playNow(page);
  const table = tableOn(page);
  const types = page.locator(".type-picker button");
  await page.getByRole("button", { name: "Berlin" }).first().click();
  const order = await types.allTextContents();
  await page.getByRole("button", { name: "Place the rest for me" }).click();
  await page.getByRole("button", { name: "Not yet" }).click();
  expect(await page.locator(".year").textContent()).toBe("Set-up");
  await placeCadres(page);
  await page.locator(".dock .ledger").waitFor({ timeout: 60_000 });
  expect(await table.now()).toBe("Production");

  await page.getByRole("button", { name: "Buy one Action card" }).click();
  await settled(page);
  await page.locator(".dock .chip-button", { hasText: "Berlin" }).click();
  const built = await types.allTextContents();
  expect(built.length).toBeGreaterThan(3);
  expect(built).toEqual(order.filter((type) => built.includes(type)));
  await types.filter({ hasText: "Tank" }).click();
  await page.getByText("new Tank").waitFor();
  await page.locator(".dock").getByRole("button", { name: "Take back" }).first().click();
  await expect.poll(() => page.getByText("new Tank").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("new Tank").waitFor();
  await picture(page, "production");
  expect(await faultsOf(page)).toEqual([]);

  for (let step = 0; step < 200 && (await table.now()) !== "Spring"; step++) {
    await page.locator(".who:not(.quiet), [aria-current=step]:has-text('Spring')").first().waitFor({ timeout: 60_000 });
    if ((await table.now()) !== "Spring") await decide(page);
  }
  expect(await table.now()).toBe("Spring");
  expect(await page.locator(".year").textContent()).toBe("1936");
  expect(errors).toEqual([]);
}, 300_000);

test("areas of the map answer to a click: lit ones with what can be done there, others with the rule", async () => {
  const { page, errors } = await openPage(DESKTOP);
  await playNow(page);
  const area = (id: string) => page.locator(`path[data-area="${id}"]`);
  await area("munich").click({ position: await insideOf(page, "munich") });
  await page.getByText("New unit in Munich").waitFor();
  await page.locator(".type-picker button", { hasText: "Tank" }).click();
  await page.locator(".area-card").getByRole("img", { name: "German Tank 1" }).waitFor();
  await area("warsaw").click({ position: await insideOf(page, "warsaw") });
  await page.locator(".bub .rule").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".area-card").count()).toBe(0);
  await page.keyboard.press("u");
  await area("munich").click({ position: await insideOf(page, "munich") });
  await expect.poll(() => page.locator(".area-card").getByRole("img", { name: "German Tank 1" }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test("why not? names the rule", async () => {
  const { page } = await openPage(DESKTOP);
  await playNow(page);
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("tripartite.settings") ?? "{}");
    localStorage.setItem("tripartite.settings", JSON.stringify({ ...settings, theme: "dark", textMode: true }));
  });
  await page.reload();
  await page.getByRole("button", { name: "Warsaw", exact: true }).click();
  await page.locator(".bub .rule").waitFor();
  expect(await page.locator(".bub").textContent()).toMatch(/Not Warsaw.*§\d/s);
  expect(await page.locator(".text-board").getByRole("button", { name: "Tank in Berlin" }).count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
});

test("on a phone the decision is in reach of the thumb", async () => {
  const { page, errors } = await openPage(PHONE);
  await playNow(page);
  const chip = page.locator(".dock .chip-button", { hasText: "Munich" });
  await chip.click();
  await page.locator(".type-picker button").first().waitFor();
  await picture(page, "phone");
  for (const tab of ["Hand", "Factions", "Log", "Decide"])
    await page.locator(".sheet-tabs").getByRole("button", { name: tab }).click();
  await page.locator(".type-picker button").first().click();
  await settled(page);
  expect((await page.locator(".area-card").boundingBox())!.height).toBeLessThan(130);
  const heightOf = async (place: string) => (await page.locator(place).boundingBox())!.height;
  const half = await heightOf(".dock");
  await page.getByRole("button", { name: "Make the sheet larger" }).click();
  await expect.poll(() => heightOf(".dock")).toBeGreaterThan(half + 150);
  await page.getByRole("button", { name: "Make the sheet smaller" }).click();
  await page.locator(".sheet-tabs").getByRole("button", { name: "Decide" }).click();
  await expect.poll(() => heightOf(".map-place")).toBeGreaterThan(400);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});
