/** Tables of Poland, Scandinavia, the Mediterranean and Europe, all sides played in one browser by clicking. */
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { picture } from "./pictures.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { counter, decide, goOnToActions, openTable, sitWhereAsked, told } from "./surrenderPlay.ts";

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 360, height: 740 };
const site = servedPage();
/** April 1940, the Axis acts; the Home Fleet is driven off, then the landing succeeds. */
const norway = servedPage({ game: "surrender", scenario: "scandinavia-1940", dice: [1, 6, 6, 1] });
const OSLO = "1530";

test("Poland: an army is chosen in the list, shown with its price, and marches", async () => {
  const { page, errors } = await openTable(site, "poland-1939", 2);
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

test("Scandinavia: a ship sails; an invasion in steps is intercepted, escorted and lands, each with its odds", async () => {
  const { page, errors } = await openTable(norway, "scandinavia-1940", 2);
  await page.locator(".natural-coast").waitFor({ state: "attached" });
  await goOnToActions(page);
  const dock = page.locator(".dock");
  const choose = async (text: string) => {
    await dock.locator(".choice, .chip-button", { hasText: text }).first().click();
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
  await dock.getByText("Amphibious Invasion").click();
  for (const step of ["Skagerrak", "Gruppe XXI"]) await choose(step);
  expect(await page.locator(".area-lit").count()).toBeGreaterThan(3);
  for (const step of ["Oslo", "Flottenkommando"]) await choose(step);
  expect(await dock.locator(".steps .now").textContent()).toBe("Launch");
  expect(await dock.locator(".landing .odds li").count()).toBe(6);
  expect(await dock.locator(".threats").textContent()).toMatch(/Skagerrak/);
  await picture(page, "landing");
  await page.getByRole("button", { name: "Launch the invasion" }).click();
  await settled(page);
  await sitWhereAsked(page);
  const fleet = dock.locator(".choice", { hasText: "Home Fleet" }).first();
  expect(await fleet.textContent()).toMatch(/stops it with \d+\s%; if Flottenkommando escorts: \d+\s%/);
  await fleet.click();
  await settled(page);
  await sitWhereAsked(page);
  const escort = dock.locator(".choice", { hasText: "Flottenkommando" });
  expect(await escort.textContent()).toMatch(/then stopped with \d+\s%/);
  await escort.click();
  await settled(page);
  const ashore = page.locator(`.piece[data-unit="GN"][data-hex="${OSLO}"]`);
  for (let left = 12; left > 0 && (await ashore.count()) === 0; left--) await decide(page);
  expect(await told(page)).toMatch(/Home Fleet is driven off.*Gruppe XXI lands in Oslo/s);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 120_000);

test("Europe, free set-up: an army is dragged from the list to a lit hex; elsewhere the rule is named", async () => {
  const { page, errors } = await openTable(site, "europe-1939", 3, undefined, { freeSetUp: true });
  const map = (await page.locator(".hex-board").boundingBox())!;
  const drag = async (areas: string) => {
    await page.locator(".dock .can-drag", { hasText: "1. Armee" }).first().hover();
    await page.mouse.down();
    await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2, { steps: 3 });
    await page.locator(".unit-in-hand").waitFor();
    const unit = await page.locator(".piece-selected").getAttribute("data-unit");
    const { hex, x, y } = await page.locator(areas).evaluateAll((all) => {
      for (const area of all) {
        const { left, top, width, height } = area.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (document.elementFromPoint(x, y) === area) return { hex: area.getAttribute("data-hex"), x, y };
      }
      throw new Error("no such hex in sight");
    });
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.up();
    await settled(page);
    return page.locator(`.piece[data-unit="${unit}"][data-hex="${hex}"]`);
  };
  const refused = await drag(".area:not(.area-lit)");
  await page.locator(".bub", { hasText: "39.2" }).waitFor();
  expect(await refused.count()).toBe(0);
  await page.keyboard.press("Escape");
  await (await drag(".area-lit")).waitFor();
  expect(await page.locator(".unit-in-hand").count()).toBe(0);
  expect(errors).toEqual([]);
}, 120_000);

test("Europe on a phone: the decision is in reach and nothing is cut off", async () => {
  const { page, errors } = await openTable(site, "europe-1939", 3, PHONE);
  await page.locator(".dock").getByRole("button", { name: "Denmark" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.locator(".sheet-tabs").getByRole("button", { name: "Sides" }).click();
  await page.locator(".rail .fp").first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  await page.locator(".sheet-tabs").getByRole("button", { name: "Decide" }).click();
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 120_000);

test("Mediterranean on a phone: a whole turn, also at 360 px, in the dark", async () => {
  const { page, errors } = await openTable(site, "mediterranean-1940", 2, PHONE);
  await page.evaluate(() => localStorage.setItem("tripartite.settings", '{"theme":"dark","pace":"once"}'));
  await page.reload();
  const month = () => page.locator(".cal .year").textContent();
  const first = await month();
  await goOnToActions(page);
  await page.locator(".dock .unit-choice").first().click();
  await page.locator(".dock").getByRole("button", { name: "Activate" }).first().click();
  await settled(page);
  await page.locator(".dock").getByRole("button", { name: "March to" }).first().click();
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  for (let left = 60; left > 0 && (await month()) === first; left--) await decide(page);
  expect(await month()).not.toBe(first);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
  expect(await faultsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 180_000);
