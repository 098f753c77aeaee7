/** Tables of Poland, Scandinavia and Europe, all sides played in one browser by clicking. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const site = servedPage();

interface Table {
  readonly page: Page;
  readonly errors: string[];
}

async function openTable(scenario: string, sides: number, viewport = DESKTOP): Promise<Table> {
  const context = await site.browser.newContext({ viewport, reducedMotion: "reduce" });
  await context.request.post(`${site.server.url}/api/guests`, { data: { name: "Alone" } });
  const made = await context.request.post(`${site.server.url}/api/tables`, {
    data: { game: "surrender", options: { scenario }, seats: Array.from({ length: sides }, () => "me") },
  });
  const { id } = (await made.json()) as { id: string };
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${site.server.url}/tables/${id}`);
  await page.locator(".hex-board").waitFor();
  return { page, errors };
}

const isAsked = async (page: Page) => (await page.locator(".who:not(.quiet)").count()) > 0;
const step = (page: Page) => page.locator(".ph.now .ph-name").textContent();
const told = async (page: Page) => (await page.locator("ul.lines").allTextContents()).join(" ");
const counter = (page: Page, id: string) => page.locator(`[data-unit="${id}"]`);

/** Takes the seat that the table waits for, as its tag says. */
async function sitWhereAsked(page: Page): Promise<void> {
  const tag = page.locator(".who");
  await tag.filter({ hasText: /Your move|Waiting for \w/ }).waitFor();
  if (await isAsked(page)) return;
  const [, side] = /Waiting for (\w+)/.exec((await tag.textContent()) ?? "")!;
  await page.locator(".seat-switch a", { hasText: side }).click();
  const skip = page.getByRole("button", { name: /^(Skip|To the table)$/ });
  await tag.filter({ hasText: "Your move" }).or(skip).first().waitFor();
  if (!(await isAsked(page))) await skip.first().click();
  await tag.filter({ hasText: "Your move" }).waitFor();
}

/** The quickest decision that moves the game on. */
async function decide(page: Page): Promise<void> {
  await sitWhereAsked(page);
  const main = page.locator("button.main");
  if (await main.count()) await main.click();
  else await page.locator(".combat .choice, .dock .choice, .dock .chip-button").first().click();
  await settled(page);
}

async function goOnTo(page: Page, phase: string): Promise<void> {
  for (let left = 40; (await step(page)) !== phase && left > 0; left--) await decide(page);
  expect(await step(page)).toBe(phase);
  await sitWhereAsked(page);
}

/** Past the question about a Surprise Attack marker, to the list of units that can act. */
async function goOnToActions(page: Page): Promise<void> {
  await goOnTo(page, "Operations");
  const surprise = page.locator(".dock .choice", { hasText: "Surprise Attack" });
  await page.locator(".dock .unit-choice, .dock .choice").first().waitFor();
  if ((await surprise.count()) > 0) await page.locator("button.main").click();
  await page.locator(".dock .unit-choice").first().waitFor();
}

test("Poland: an army is chosen in the list, shown with its price, and marches", async () => {
  const { page, errors } = await openTable("poland-1939", 2);
  await goOnToActions(page);
  await page.keyboard.press("n");
  await page.locator(".piece-selected").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("lodz");
  await page.keyboard.press("Enter");
  await page.locator("[data-hex]:focus").waitFor({ state: "attached" });
  const army = page.locator(".dock .unit-choice", { hasText: "10. Armee" });
  expect(await army.textContent()).toMatch(/activation 2/);
  await army.click();
  await counter(page, "G10").and(page.locator(".piece-selected")).waitFor();
  await page.locator(".dock").getByRole("button", { name: "Activate" }).click();
  await settled(page);
  await page.locator(".dock").getByRole("button", { name: "March to" }).first().click();
  await settled(page);
  expect(await page.locator(".lines li", { hasText: "10. Armee" }).count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
}, 120_000);

test("Scandinavia: a ship sails; an invasion in steps is intercepted and escorted, each with its odds", async () => {
  const { page, errors } = await openTable("scandinavia-1940", 2);
  await page.locator(".natural-coast").waitFor({ state: "attached" });
  await goOnToActions(page);
  const dock = page.locator(".dock");
  const choose = async (text: string) => {
    await dock.locator(".choice", { hasText: text }).first().click();
    await settled(page);
  };
  await choose("Geleitverbände Norwegen");
  const port = dock.locator(".choice", { hasText: "MP," }).first();
  expect(await port.textContent()).toMatch(/\d+ MP, \d+ left; (may be intercepted by|nobody can intercept)/);
  await port.hover();
  await page.locator(".route-line").waitFor({ state: "attached" });
  await port.click();
  await settled(page);
  expect(await told(page)).toMatch(/sails/);
  await sitWhereAsked(page);
  for (let left = 4; left > 0 && (await page.getByRole("button", { name: "Let it pass" }).count()) > 0; left--)
    await decide(page);
  await sitWhereAsked(page);
  for (const step of ["Skagerrak", "Gruppe XXI", "Oslo", "Flottenkommando"]) await choose(step);
  expect(await dock.locator(".steps .now").textContent()).toBe("Launch");
  expect(await dock.locator(".landing .odds li").count()).toBe(6);
  expect(await dock.locator(".threats").textContent()).toMatch(/Skagerrak/);
  await page.getByRole("button", { name: "Launch the invasion" }).click();
  await settled(page);
  await sitWhereAsked(page);
  const fleet = dock.locator(".choice", { hasText: "Home Fleet" }).first();
  expect(await fleet.textContent()).toMatch(/stops it with \d+ %; if Flottenkommando escorts: \d+ %/);
  await fleet.click();
  await settled(page);
  await sitWhereAsked(page);
  const escort = dock.locator(".choice", { hasText: "Flottenkommando" });
  expect(await escort.textContent()).toMatch(/then stopped with \d+ %/);
  await escort.click();
  await settled(page);
  for (
    let left = 12;
    left > 0 && !/invasion is over|lands|Invasion ends|called off|interdicted/i.test(await told(page));
    left--
  )
    await decide(page);
  expect(await told(page)).toMatch(/Flottenkommando/);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 120_000);

test("Europe 1939: a declaration of war brings a country in; the game goes on to Operations", async () => {
  const { page, errors } = await openTable("europe-1939", 3);
  await page.locator(".natural-coast").waitFor({ state: "attached" });
  expect(await page.locator(".hex-board [tabindex='0']").count()).toBe(1);
  expect(await page.locator(".hex-board path[role=button]").count()).toBeLessThan(400);
  await page.locator(".dock").getByRole("button", { name: "Denmark" }).click();
  const effects = page.locator(".war-effects");
  await expect.poll(() => effects.textContent()).toMatch(/Denmark joins West.*National Will 2.*West sets up 1 unit/);
  expect(await told(page)).not.toMatch(/Denmark/);
  await page.getByRole("button", { name: "Political board" }).click();
  const board = page.getByRole("region", { name: "Political board" });
  await board.getByText("Next roll October 1940: ends on 1 (17 %)").waitFor();
  expect(await board.locator(".pol-tile.lit", { hasText: "Denmark" }).count()).toBe(1);
  expect(await board.locator(".pol-tile.lit", { hasText: "Estonia" }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the map" }).click();
  await page.getByRole("button", { name: "Declare war on Denmark" }).click();
  await settled(page);
  await expect.poll(() => told(page)).toMatch(/Axis declares war on Denmark/);
  await goOnToActions(page);
  const armies = page.locator(".dock .unit-choice");
  expect(await armies.count()).toBeGreaterThan(10);
  await armies.first().click();
  await page.locator(".dock").getByText("Another unit").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 180_000);

test("Europe on a phone: the decision is in reach and nothing is cut off", async () => {
  const { page, errors } = await openTable("europe-1939", 3, PHONE);
  await page.locator(".dock").getByRole("button", { name: "Denmark" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.locator(".sheet-tabs").getByRole("button", { name: "Sides" }).click();
  await page.locator(".rail .fp").first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 120_000);
