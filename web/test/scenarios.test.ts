/** The shell of the page with a game whose scenarios have different seats: a build with a list of games of its own. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Browser, Page } from "playwright-core";
import { build, type Plugin } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { islands } from "../../games/kernel/test/islands.ts";
import { type TestServer, temporaryFolder, testServer } from "../../server/test/harness.ts";
import { openBrowser } from "./browser.ts";

const WEB = join(import.meta.dirname, "..");

const islandsOnly: Plugin = {
  name: "islands only",
  enforce: "pre",
  resolveId: (source) => (source === "./list.ts" ? join(import.meta.dirname, "islands/list.ts") : null),
};

const pageDir = temporaryFolder();
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  await build({
    configFile: false,
    root: WEB,
    logLevel: "error",
    plugins: [islandsOnly, react()],
    build: { outDir: pageDir, emptyOutDir: true },
  });
  server = await testServer({ games: { islands }, config: { pageDir } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(pageDir, { recursive: true });
});

const SIDES = { strait: ["north", "south"], gulf: ["east", "west", "centre"] };

async function startPage(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1200, height: 800 } })).newPage();
  await page.goto(server.url);
  return page;
}

const names = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());

test("the start page offers the sides of the chosen scenario", async () => {
  const page = await startPage();
  const sides = page.locator(".play-now .sides label");
  await expect.poll(() => sides.count()).toBe(SIDES.strait.length + 1);
  await page.locator(".go-choices select").first().selectOption("gulf");
  await expect.poll(() => sides.count()).toBe(SIDES.gulf.length + 1);
  await sides.filter({ hasText: "centre" }).click();
  await page.locator(".go-choices select").first().selectOption("strait");
  await expect.poll(() => sides.count()).toBe(SIDES.strait.length + 1);
  expect(await page.locator(".play-now .sides input:checked").count()).toBe(1);
});

test("a new table, its room and its game have the seats of their scenario", async () => {
  for (const [scenario, sides] of Object.entries(SIDES)) {
    const page = await startPage();
    await page.getByRole("button", { name: "New table" }).click();
    const form = page.locator("dialog[open]");
    await form.locator(".option", { hasText: scenario }).click();
    const seats = form.locator(".seat-choice");
    await expect.poll(() => seats.count()).toBe(sides.length);
    for (const [i, name] of sides.entries()) expect(await seats.nth(i).textContent()).toContain(name);
    await seats.last().locator("select").selectOption("open");
    await form.getByLabel("Name of the table").fill(`On the ${scenario}`);
    await form.getByRole("button", { name: "Make the table" }).click();
    await page.locator(".room-seats li").first().waitFor();
    expect(await names(page, ".room-seats li b")).toEqual(sides);

    const other = await startPage();
    const marks = other.locator(".games .gm", { hasText: `On the ${scenario}` }).locator(".seats > span");
    await marks.first().waitFor();
    expect(await marks.count()).toBe(sides.length);
  }
});

test("one person plays all seats of a table of each scenario to the end", async () => {
  for (const [scenario, sides] of Object.entries(SIDES)) {
    const page = await startPage();
    await page.getByRole("button", { name: "New table" }).click();
    const form = page.locator("dialog[open]");
    await form.locator(".option", { hasText: scenario }).click();
    const choices = form.locator(".seat-choice select");
    await expect.poll(() => choices.count()).toBe(sides.length);
    for (let seat = 1; seat < sides.length; seat++) await choices.nth(seat).selectOption("me");
    await form.getByRole("button", { name: "Make the table" }).click();
    await page.locator(".seat-switch").waitFor();
    expect(await names(page, ".seat-switch a")).toEqual(sides);
    let seat = 0;
    await expect.poll(() => page.evaluate(playOrPass, seat++ % sides.length), { interval: 60 }).toBe("It is over");
  }
});

/** Does the first thing that the seat may do, or looks through the eyes of another; the heading says what is asked. */
function playOrPass(next: number): string {
  const action = document.querySelector<HTMLButtonElement>("main > button");
  const link = document.querySelectorAll<HTMLAnchorElement>(".seat-switch a")[next];
  (action ?? link).click();
  return document.querySelector("main > h1")?.textContent ?? "";
}
