/** What the map shows beside what is printed, and units that a finger drags to it. */
import { expect, test } from "vitest";
import { picture } from "./pictures.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { counter, isAsked, openTable, sitWhereAsked } from "./surrenderPlay.ts";

const site = servedPage();
/** The morning of 22 June. */
const barbarossa = servedPage({ game: "surrender", scenario: "europe-1941", phase: "economy", seed: 3 });

/** By overlay: a group of hexes that it shows, and what its key says of it. */
const OVERLAYS = [
  ["Enemy zones of control", "ezoc", "must stop here"],
  ["Supply by land and sea at the next check", "open", "supply lines may run here"],
  ["Air and interception ranges", "support", "air units can support"],
  ["Control of hexes and cities", "control-axis", "Axis"],
  ["Weather zones", "weather-fair", "Fair"],
] as const;

test("overlays: each shows its hexes with a key, and the last one is there after a reload", async () => {
  const { page, errors } = await openTable(site, "poland-1939", 2);
  const tool = page.getByRole("button", { name: "Show on the map" });
  const key = page.getByRole("region", { name: "Key of the map" });
  expect(await page.locator(".overlay").count()).toBe(0);
  for (const [name, group, told] of OVERLAYS) {
    await tool.click();
    await page.locator(".overlay-list").getByRole("button", { name }).click();
    const shape = page.locator(`.layer-light .overlay-${group}:not(.overlay-rim)`).first();
    await shape.waitFor({ state: "attached" });
    expect((await shape.getAttribute("d"))!.length).toBeGreaterThan(50);
    expect(await key.textContent()).toContain(told);
  }
  await page.reload();
  await page.locator(".layer-light .overlay-weather-fair").waitFor({ state: "attached" });
  await key.getByRole("button", { name: "Nothing more" }).click();
  expect(await page.locator(".overlay").count()).toBe(0);
  await page.reload();
  await page.locator(".hex-board").waitFor();
  expect(await page.locator(".overlay").count()).toBe(0);
  expect(errors).toEqual([]);
}, 120_000);

test("a hex at the lower rim comes into sight without an empty half of the screen below it", async () => {
  const { page } = await openTable(site, "poland-1939", 2);
  await page.locator('.hex-board [tabindex="0"][data-hex]').focus();
  for (let left = 20; left > 0; left--) await page.keyboard.press("ArrowDown");
  await settled(page);
  const rims = () =>
    page.evaluate(() =>
      [".board-canvas", ".board-viewport"].map((one) => document.querySelector(one)!.getBoundingClientRect().bottom),
    );
  await expect.poll(async () => (([map, screen]) => screen - map)(await rims()), { timeout: 5000 }).toBeLessThan(40);
}, 60_000);

test("a finger drags a unit of a country that is attacked from the list to a lit hex", async () => {
  const { page, errors } = await openTable(site, "europe-1939", 3, { width: 390, height: 844 }, {}, true);
  await page.locator(".dock").getByRole("button", { name: "Norway" }).click();
  await page.getByRole("button", { name: "Declare war on Norway" }).click();
  await settled(page);
  await sitWhereAsked(page);
  const army = page.locator(".dock .can-drag", { hasText: "Hæren" });
  const { x, y, width, height } = (await army.locator(".cnt").boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: readonly [number, number]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  const start = [x + width / 2, y + height / 2] as const;
  await touch("touchStart", start);
  await touch("touchMove", [start[0], start[1] - 40]);
  await page.locator(".unit-in-hand").waitFor();
  const goal = await page.locator(".area-lit").evaluateAll((all) => {
    for (const area of all) {
      const box = area.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (document.elementFromPoint(x, y) === area) return { hex: area.getAttribute("data-hex"), x, y };
    }
    throw new Error("no lit hex in sight");
  });
  await touch("touchMove", [goal.x, goal.y]);
  await touch("touchEnd");
  await settled(page);
  await page.locator(`.piece[data-unit][data-hex="${goal.hex}"]`).waitFor();
  expect(await page.locator(".unit-in-hand").count()).toBe(0);
  expect(await army.count()).toBe(0);
  expect(errors).toEqual([]);
}, 120_000);

test("Europe 1941: a Panzer group shows its reach, the way to its target, the price and the odds", async () => {
  const bots = [{ bot: "staff" }, { bot: "staff" }];
  const { page, errors } = await openTable(barbarossa, "europe-1941", ["me", ...bots]);
  const [dock, main] = [page.locator(".dock"), page.locator("button.main")];
  const unit = dock.locator(".unit-choice", { hasText: "XV. Armeekorps" });
  for (let left = 300; left > 0 && (await unit.count()) === 0; left--) {
    const choice = dock.locator(".choice").first();
    if (!(await isAsked(page))) await page.waitForTimeout(50);
    else if ((await main.count()) > 0) await main.click();
    else await choice.click();
    await settled(page);
  }
  expect((await dock.locator(".by-country summary").allTextContents()).join()).toMatch(/Germany \d+.*Romania \d+/);
  await unit.click();
  await counter(page, "GP3").and(page.locator(".piece-selected")).waitFor();
  await page.locator('.piece[data-hex="2339"]').first().hover();
  const card = page.getByRole("region", { name: "Kaunas" });
  await card.getByText(/Attack for \d+ MP/).waitFor();
  expect(await card.locator(".odds li").count()).toBe(6);
  await page.locator(".route-line").waitFor({ state: "attached" });
  expect(await page.locator(".price-attack").count()).toBeGreaterThan(1);
  expect(await page.locator(".price-move").count()).toBeGreaterThan(30);
  await picture(page, "europe");
  expect(errors).toEqual([]);
}, 120_000);
