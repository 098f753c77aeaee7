import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { LiveSocket } from "../../server/test/browser.ts";
import { recordedGame, storeEndedGame, storeGame } from "../../server/test/stored-game.ts";
import { faultsOf } from "./axe.ts";
import { servedPage } from "./servedPage.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const site = servedPage();
let ended: string;
beforeAll(async () => {
  ended = await storeEndedGame(site.server.dataDir, recordedGame("1936-60"));
});

async function visitor(viewport = DESKTOP): Promise<{ page: Page; errors: string[] }> {
  const context = await site.browser.newContext({
    viewport,
    reducedMotion: "reduce",
    permissions: ["clipboard-write"],
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { page, errors };
}

/** A number of actions, each the last offer: nothing is built, all pass. */
async function playOn(seats: readonly LiveSocket[], actions: number): Promise<void> {
  for (let seq = 0; seq < actions; seq++) {
    const asked = await nextAsked(seats, seq);
    await asked.act(asked.now.legal.at(-1).action, seq);
    await asked.until(({ now }) => now.seq === seq + 1);
  }
}

/** A seat that is up to date and asked; a seat for which nothing changed hears nothing, so later any seat with a choice. */
async function nextAsked(seats: readonly LiveSocket[], seq: number): Promise<LiveSocket> {
  for (let tries = 0; ; tries++) {
    const asked = seats.find(({ now }) => (now?.seq === seq || (tries > 20 && now?.seq < seq)) && now.legal.length > 0);
    if (asked !== undefined) return asked;
    if (tries > 1000) throw new Error(`nobody is asked after move ${seq}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const position = (page: Page) => page.locator(".transport-time span").textContent();
const time = (page: Page) => page.locator(".transport-time b").textContent();

test("a game that is over is replayed by its address, by keys, by phase and through all eyes", async () => {
  const { page, errors } = await visitor();
  await page.goto(`${site.server.url}/tables/${ended}/replay?at=60&eyes=0`);
  await page.locator(".board").waitFor();
  expect(await position(page)).toBe("Move 60 of 335");
  const hand = page.locator(".hand li button");
  await hand.first().waitFor();
  await page.keyboard.press("ArrowRight");
  expect(await position(page)).toBe("Move 61 of 335");
  const before = await time(page);
  await page.keyboard.press("Shift+ArrowRight");
  expect(await time(page)).not.toBe(before);
  await page.keyboard.press("End");
  expect(await position(page)).toBe("Move 335 of 335");
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
  expect(await position(page)).toBe("Move 120 of 335");
  await page.getByText(/^USSR: \d+ cards?$/).click();
  await page.locator(".open-hands [open] .card").first().waitFor();
  await page.getByLabel("Seen by").selectOption("watch");
  await expect.poll(() => page.locator(".open-hands").count()).toBe(0);
  expect(await hand.count()).toBe(0);

  await page.locator(".log-filter select").selectOption("Politics");
  await page.locator(".log .moment").first().click();
  expect(await position(page)).not.toBe("Move 120 of 335");
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test("a running game is replayed through one's own eyes only, also on a phone", async () => {
  const { page, errors } = await visitor(PHONE);
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().click();
  await page.locator(".type-picker button").last().click();
  await page.waitForTimeout(300);
  const [, id] = new URL(page.url()).pathname.split("/").slice(1);
  await page.goto(`${site.server.url}/tables/${id}/replay?eyes=1`);
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

test("after the end: who won and how, charts with their tables, and the way to the decisive moments", async () => {
  const { page, errors } = await visitor();
  await page.goto(`${site.server.url}/tables/${ended}`);
  await page.getByRole("heading", { level: 1, name: /won$/ }).waitFor();
  expect(await page.locator(".verdict p").textContent()).toMatch(/§16\.\d/);
  expect(await page.locator(".chart svg polyline").count()).toBe(9);
  await page.getByText("As a table").first().click();
  expect(await page.getByRole("row", { name: /^1936/ }).count()).toBe(1);
  expect(await page.locator(".luck li").count()).toBe(4);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.locator(".see-it").last().click();
  await page.locator(".board").waitFor();
  expect(page.url()).toMatch(/replay\?at=\d+&eyes=open/);
  expect(errors).toEqual([]);
});

test("after the end of the hex game: the verdict, its charts and the fall of each city", async () => {
  const log = recordedGame("games/axis-decisive.bots", "surrender");
  const poland = await storeGame(site.server.dataDir, log, "poland", ["p0", "p1"]);
  const { page, errors } = await visitor();
  await page.goto(`${site.server.url}/tables/${poland}`);
  await page.getByRole("heading", { level: 1, name: "Axis won" }).waitFor();
  expect(await page.locator(".verdict p").textContent()).toBe("Decisive victory. §11");
  expect(await page.locator(".chart svg polyline").count()).toBe(10);
  const cities = page.locator(".key-moments li").filter({ hasText: "Warszawa is now held by Axis." });
  await cities.getByRole("link").click();
  await page.locator(".board").waitFor();
  await page.getByText("Warszawa is now held by Axis.").first().waitFor();
  expect(errors).toEqual([]);
});

test("who comes back is shown what happened meanwhile, on any device; then never again", async () => {
  const { page, errors } = await visitor();
  await page.goto(site.server.url);
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      return (await fetch(path, init)).json();
    };
    await post("/api/guests", { name: "Ann" });
    return (await post("/api/tables", { game: "triumph", seats: ["me", "open", "open"] })).id as string;
  });
  const sockets = [];
  for (const seat of [1, 2]) {
    const person = await site.server.guest(`Guest ${seat}`);
    await person.post(`/api/tables/${id}/join`, { seat });
    sockets.push(await person.follow(id, { seat }));
  }
  const ann = site.server.browser();
  ann.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const seen = async () => (await ann.get(`/api/tables/${id}/seen?seat=0`)).seq;
  await page.goto(`${site.server.url}/tables/${id}`);
  await page.locator(".table:not(.replay)").waitFor();
  await expect.poll(seen, { timeout: 10_000 }).not.toBeNull();
  await page.goto("about:blank");
  await playOn([await ann.follow(id, { seat: 0 }), ...sockets], 54);

  await page.goto(`${site.server.url}/tables/${id}`);
  const card = page.getByRole("alertdialog", { name: "Since you were away" });
  await card.getByText(/^\d+ moments\.$/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await card.getByRole("button", { name: "Show me" }).click();
  const words = page.locator(".stage-words");
  await words.waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  const first = await words.textContent();
  await page.locator("body").press("Space");
  await expect.poll(() => words.textContent()).not.toBe(first);
  expect(await seen()).toBeLessThan((await ann.get(`/api/tables/${id}/replay`)).seq);
  await page.getByRole("button", { name: /^Skip/ }).click();
  await page.locator(".stage-bar").waitFor({ state: "detached" });
  const { seq } = await ann.get(`/api/tables/${id}/replay`);
  await expect.poll(seen, { timeout: 10_000 }).toBeGreaterThanOrEqual(seq);
  await page.reload();
  await page.locator(".table:not(.replay)").waitFor();
  expect(await card.count()).toBe(0);
  expect(errors).toEqual([]);
});
