/** The Polish campaign in the browser: a whole turn with two people, the secret of a commitment, a phone. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { picture } from "./pictures.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** From the Economy Phase of September on, in Fair weather, always with the same dice. */
const POSITION = { game: "surrender", phase: "economy", weather: { mild: "fair" }, seed: 12 };

const site = servedPage(POSITION);

interface Player {
  readonly page: Page;
  /** Every message that the site.server sent. */
  readonly received: string[];
  readonly errors: string[];
}

async function player(name: string, viewport = DESKTOP): Promise<Player> {
  const context = await site.browser.newContext({ viewport, reducedMotion: "reduce" });
  await context.request.post(`${site.server.url}/api/guests`, { data: { name } });
  const page = await context.newPage();
  const [received, errors]: [string[], string[]] = [[], []];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => received.push(String(payload))));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return { page, received, errors };
}

async function sitDown(): Promise<[Player, Player]> {
  const [axis, west] = [await player("Reichenau"), await player("Szylling")];
  const made = await axis.page.request.post(`${site.server.url}/api/tables`, {
    data: { game: "surrender", seats: ["me", "open"] },
  });
  const { id, joinToken } = (await made.json()) as { id: string; joinToken: string };
  await west.page.request.post(`${site.server.url}/api/tables/${id}/join`, { data: { seat: 1, token: joinToken } });
  for (const { page } of [axis, west]) await page.goto(`${site.server.url}/tables/${id}`);
  for (const { page } of [axis, west]) await page.locator("#hex-0711").waitFor();
  return [axis, west];
}

const hex = (page: Page, id: string) => page.locator(`path[data-hex="${id}"]`);
const counter = (page: Page, id: string) => page.locator(`[data-unit="${id}"]`);
const tag = (page: Page) => page.locator(".who").textContent();
const month = (page: Page) => page.locator(".cal .year").textContent();
const isAsked = async (page: Page) => (await page.locator(".who:not(.quiet)").count()) > 0;

async function press(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: label }).first().click();
  await settled(page);
}

/** What a choice made Poland's site.browser learn, without the numbers of moves. */
async function learnedFrom(west: Player, choose: () => Promise<void>): Promise<string[]> {
  const before = west.received.length;
  await choose();
  await expect.poll(() => west.received.length).toBeGreaterThan(before);
  await west.page.waitForTimeout(200);
  return west.received.slice(before).map((message) => message.replaceAll(/"(seq|since|asked)":\d+/g, '"$1":0'));
}

/** The quickest decision that moves the game on. */
async function decide(page: Page): Promise<void> {
  await settled(page);
  const main = page.locator("button.main");
  const choice = page.locator(".combat .choice, .dock .choice, .dock .chip-button").first();
  if (await main.count()) await main.click();
  else await choice.click();
  await settled(page);
}

test("a whole turn with two people; commitments stay secret until both are in", async () => {
  const [axis, west] = await sitDown();
  await press(axis.page, "Done");
  await press(axis.page, "No more moves");
  await press(west.page, "No more moves");

  await counter(axis.page, "G10").click();
  await counter(axis.page, "PKR").hover();
  await axis.page.locator(".hex-card .odds").waitFor();
  expect(await axis.page.locator(".hex-card").textContent()).toMatch(/Katowice.*Attack for 4 MP/s);
  await picture(axis.page, "poland");
  expect(await faultsOf(axis.page)).toEqual([]);
  await counter(axis.page, "PKR").click();
  await press(axis.page, "Mobile attack on Katowice");

  const windows = [axis, west].map(({ page }) => page.locator(".combat"));
  for (const each of windows) await each.getByText("City or Rough hex").waitFor();
  await picture(axis.page, "poland-combat");
  const will = await learnedFrom(west, () => press(axis.page, "Will commit"));
  await press(axis.page, "Undo");
  await windows[0].getByRole("button", { name: "Will commit" }).waitFor();
  const willNot = await learnedFrom(west, () => press(axis.page, "Will not commit"));
  expect(will).toEqual(willNot);
  await press(axis.page, "Undo");
  await press(axis.page, "Will commit");
  expect(await windows[1].textContent()).not.toMatch(/Axis (commits|does not commit)/);
  expect(await faultsOf(west.page)).toEqual([]);

  await press(west.page, "Will not commit");
  for (const each of windows) {
    await each.getByText("Axis commits").waitFor();
    await each.getByText("Poland does not commit").waitFor();
  }
  await windows[0].getByRole("button", { name: "Luftflotte 4 supports" }).click();
  await windows[0].getByRole("button", { name: "Ground Support +2" }).click();
  for (const each of windows) await each.locator(".tray-result").waitFor();
  const results = await Promise.all(windows.map((each) => each.locator(".tray").textContent()));
  expect(results[0]).toBe(results[1]);
  expect(await windows[0].locator(".sum").first().textContent()).toMatch(/G14.*Air Support.*Ground Support/s);

  for (let step = 0; step < 60 && (await month(axis.page)) === "September 1939"; step++) {
    for (const { page } of [axis, west]) if (await isAsked(page)) await decide(page);
  }
  expect(await month(west.page)).toBe("October 1939");
  expect(await west.page.locator(".lines li").count()).toBeGreaterThan(8);

  await west.page.locator(".lines li", { hasText: "marches from" }).first().locator(".moment").click();
  await west.page.locator(".moment-card", { hasText: "10. Armee" }).waitFor();
  await west.page.locator(".route-line").waitFor({ state: "attached" });
  expect(await faultsOf(west.page)).toEqual([]);
  expect([...axis.errors, ...west.errors]).toEqual([]);
}, 120_000);

test("what cannot be done answers with its rule, on the map and as text", async () => {
  const [axis] = await sitDown();
  const { page } = axis;
  await page.evaluate(() => localStorage.setItem("tripartite.settings", '{"theme":"dark","textMode":true}'));
  await page.reload();
  await press(page, "Done");
  await page.locator(".text-board").getByText("Gruppe Eberhardt").waitFor();
  expect(await page.locator(".text-board").getByRole("button", { name: "10. Armee" }).count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem("tripartite.settings", '{"theme":"dark"}'));
  await page.reload();
  await counter(page, "GEB").click();
  await page.locator(".bub .rule").first().waitFor();
  expect(await page.locator(".bub").textContent()).toMatch(/Not Gruppe Eberhardt/);
  await hex(page, "0711").focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("hex-0712");
  expect(axis.errors).toEqual([]);
});

test("on a phone against a bot, from the start page", async () => {
  const { page, errors } = await player("Bortnowski", PHONE);
  await page.goto(site.server.url);
  await page.getByText("Unconditional Surrender!", { exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "From Poland to Berlin." }).waitFor();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator("#hex-0711").waitFor();
  for (const button of ["Done", "No more moves"]) await press(page, button);
  await expect.poll(() => tag(page), { timeout: 20_000 }).toMatch(/Your move/i);
  await page.locator(".dock .unit-choice", { hasText: "10. Armee" }).click();
  await page.locator(".dock").getByText("Another unit").waitFor();
  await picture(page, "poland-phone");
  for (const tab of ["Sides", "Log", "Decide"])
    await page.locator(".sheet-tabs").getByRole("button", { name: tab }).click();
  await press(page, "Activate");
  await page.locator(".dock").getByRole("button", { name: "March to" }).first().click();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
});
