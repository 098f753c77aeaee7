/** Three people play a turn of the campaign of 1939; commitments stay secret until the reveal. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { picture } from "./pictures.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { isAsked, told } from "./surrenderPlay.ts";

const VIEWPORT = { width: 1440, height: 900 };
const site = servedPage();

interface Player {
  readonly page: Page;
  /** Every message that the server sent. */
  readonly received: string[];
}

async function sitDown(errors: string[]): Promise<Player[]> {
  const players: Player[] = [];
  for (const name of ["Anna", "Ben", "Clara"]) {
    const context = await site.browser.newContext({ viewport: VIEWPORT, reducedMotion: "reduce" });
    await context.request.post(`${site.server.url}/api/guests`, { data: { name } });
    const page = await context.newPage();
    const received: string[] = [];
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => received.push(String(payload))));
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    players.push({ page, received });
  }
  const [axis, ...others] = players;
  const made = await axis.page.request.post(`${site.server.url}/api/tables`, {
    data: { game: "surrender", options: { scenario: "europe-1939" }, seats: ["me", "open", "open"] },
  });
  const { id, joinToken } = (await made.json()) as { id: string; joinToken: string };
  for (const [index, { page }] of others.entries())
    await page.request.post(`${site.server.url}/api/tables/${id}/join`, {
      data: { seat: index + 1, token: joinToken },
    });
  for (const { page } of players) await page.goto(`${site.server.url}/tables/${id}`);
  for (const { page } of players) await page.locator(".natural-coast").waitFor({ state: "attached" });
  return players;
}

const stepOf = (page: Page) => page.locator(".ph.now .ph-name").textContent();
const monthOf = (page: Page) => page.locator(".cal .year").textContent();

/** What others learn from a choice, without numbers of moves and clocks. */
async function learned(others: readonly Player[], choose: () => Promise<void>): Promise<string[][]> {
  const before = others.map(({ received }) => received.length);
  await choose();
  await expect.poll(() => others.every(({ received }, index) => received.length > before[index])).toBe(true);
  await others[0].page.waitForTimeout(200);
  return others.map(({ received }, index) =>
    received.slice(before[index]).map((message) => message.replaceAll(/"(seq|since|asked)":\d+/g, '"$1":0')),
  );
}

/** The player that is asked takes the quickest decision. */
async function decide(players: readonly Player[]): Promise<void> {
  for (const { page } of players) {
    if (!(await isAsked(page))) continue;
    const main = page.locator("button.main");
    if (await main.count()) await main.click();
    else await page.locator(".combat .choice, .dock .choice, .dock .chip-button").first().click();
    await settled(page);
    return;
  }
  await players[0].page.waitForTimeout(50);
}

test("Europe 1939, three people: a declaration, Strategic Warfare, a secret commitment, the cup, a whole turn", async () => {
  const errors: string[] = [];
  const players = await sitDown(errors);
  const [axis, west, ussr] = players;
  const { page } = axis;
  await page.locator(".overview-frame[style]").waitFor({ state: "attached" });
  expect(await page.locator(".hex-board [tabindex='0']").count()).toBe(1);
  expect(await page.locator(".hex-board path[role=button]").count()).toBeLessThan(400);
  await page.locator(".dock").getByRole("button", { name: "Denmark" }).click();
  const effects = page.locator(".war-effects");
  await expect.poll(() => effects.textContent()).toMatch(/Denmark joins West.*National Will 2.*West sets up 1 unit/);
  await page.getByRole("button", { name: "Political board" }).click();
  const board = page.getByRole("region", { name: "Political board" });
  await board.getByText("Next roll October 1940: ends on 1 (17 %)").waitFor();
  expect(await board.locator(".pol-tile.lit", { hasText: "Estonia" }).count()).toBe(0);
  await picture(page, "politics");
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the map" }).click();
  await page.getByRole("button", { name: "Declare war on Denmark" }).click();
  for (const { page: each } of players) await expect.poll(() => told(each)).toMatch(/Axis declares war on Denmark/);

  const goOnTo = async (step: string) => {
    for (let left = 120; left > 0 && (await stepOf(page)) !== step; left--) await decide(players);
    expect(await stepOf(page)).toBe(step);
  };
  const press = async (label: string) => {
    await page.locator("button", { hasText: label }).first().click();
    await settled(page);
  };
  await goOnTo("Strategic Warfare");
  await goOnTo("Operations");
  await expect.poll(() => told(ussr.page)).toMatch(/Strategic Warfare: Axis/);

  const armies = page.locator(".dock .unit-choice");
  while ((await armies.count()) === 0) await decide(players);
  const assault = page.locator(".dock .choice", { hasText: /Assault on (.*, hex|P)/ });
  for (let left = 25; left > 0 && (await assault.count()) === 0; left--) await page.keyboard.press("n");
  await assault.first().click();
  await settled(page);
  const windows = players.map((player) => player.page.locator(".combat"));
  const will = windows[0].locator(".choice", { hasText: "Will commit" });
  if ((await will.count()) === 0) await press("Launch");
  await will.waitFor();
  // All of them have learned of the attack before the choice.
  for (const each of windows) await each.waitFor();
  const others = [west, ussr];
  const learnedOfWill = await learned(others, () => press("Will commit"));
  await learned(others, () => page.locator("button.undo").click());
  await will.waitFor();
  const learnedOfNot = await learned(others, () => press("Will not commit"));
  expect(learnedOfWill).toEqual(learnedOfNot);
  for (const each of windows.slice(1)) expect(await each.textContent()).not.toMatch(/Axis (commits|does not commit)/);
  await windows[1].locator(".choice", { hasText: "Will not commit" }).click();
  // The window folds when the next question comes; with some results that is at once.
  for (const each of windows) {
    const sums = each.getByText("Axis does not commit");
    const unfold = each.locator(".combat-unfold");
    await sums.or(unfold).first().waitFor({ state: "attached" });
    if ((await unfold.count()) > 0) await unfold.click();
    await sums.waitFor({ state: "attached" });
  }

  await goOnTo("Diplomacy");
  const draws = page.locator(".dock-control", { hasText: "Draw from the Diplomacy Cup" }).locator(".choice");
  for (let left = 10; left > 0 && (await draws.count()) === 0; left--) await decide(players);
  await draws.first().click();
  for (const each of players) await expect.poll(() => told(each.page)).toMatch(/Axis draws from the Diplomacy Cup/);
  for (let left = 120; left > 0 && (await monthOf(page)) === "September 1939"; left--) await decide(players);
  expect(await monthOf(ussr.page)).toBe("October 1939");
  expect(await faultsOf(west.page)).toEqual([]);
  await west.page.emulateMedia({ colorScheme: "dark" });
  await west.page.locator("html[data-theme=dark]").waitFor();
  expect(await faultsOf(west.page)).toEqual([]);
  expect(errors).toEqual([]);
}, 240_000);
