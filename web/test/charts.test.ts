import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { picture } from "./pictures.ts";
import { servedPage } from "./servedPage.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const site = servedPage();

/** A page whose dice fall as said, one after the other. */
async function openAid(
  viewport: { width: number; height: number },
  dice: readonly number[],
  address = "/surrender/charts",
): Promise<{ page: Page; errors: string[] }> {
  const context = await site.browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript((faces) => {
    const left = [...faces];
    crypto.getRandomValues = <Words extends ArrayBufferView | null>(words: Words): Words => {
      (words as unknown as Uint32Array)[0] = (left.shift() ?? 1) - 1;
      return words;
    };
  }, dice);
  await page.goto(site.server.url + address);
  return { page, errors };
}

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    interface Violation {
      readonly id: string;
      readonly nodes: readonly { readonly target: readonly string[] }[];
    }
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 5)}`);
  });
}

const section = (page: Page, name: string) => page.locator(".aid-form").getByRole("region", { name, exact: true });
const choose = (part: Locator, label: string) => part.getByText(label, { exact: true }).click();
const turnOn = (part: Locator, label: string) => part.getByRole("checkbox", { name: label }).check();
const sumOf = (page: Page, name: string) =>
  page
    .locator(".aid-sums")
    .getByRole("region", { name: `${name}: modifiers` })
    .last();
const roll = (page: Page) => page.locator(".aid-dock").getByRole("button").click();
const openKind = (page: Page, name: string) => page.locator(".aid-kinds").getByRole("button", { name }).click();
const openTab = (page: Page, name: string) => page.locator(".aid-tabs").getByRole("button", { name }).click();

test("from the start page: V02 by clicking, its link opened anew, sides swapped", async () => {
  const { page, errors } = await openAid(DESKTOP, [3, 5], "/");
  await page.getByText("Unconditional Surrender!", { exact: true }).first().click();
  await page.getByRole("link", { name: "Charts and dice" }).click();
  await page.waitForURL("**/surrender/charts");
  const attacker = section(page, "Attacker");
  await choose(attacker, "Tank");
  await turnOn(attacker, "Air Support");
  const place = section(page, "Attack and place");
  await choose(place, "Canal, Mountain, River");
  await turnOn(place, "City or Rough hex");
  expect(await sumOf(page, "Attacker").locator("li b").allInnerTexts()).toEqual(["+2", "+2", "−1", "−1", "+2"]);
  expect(await sumOf(page, "Attacker").textContent()).toContain("Value 5 to 10");
  expect(await page.locator('tr[data-result="DR"]').textContent()).toContain("15 of 36");
  await roll(page);
  await expect.poll(() => page.getByRole("region", { name: "Last roll" }).textContent()).toContain("3 +4 → 7");
  expect(await page.locator(".aid-said").textContent()).toContain("♦ no effect");
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, "charts");
  await page.getByText("On the table").click();
  expect(await page.locator(".crt td.hit").textContent()).toBe("♦");
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(page.url());
  expect(await sumOf(page, "Attacker").locator("h3 b").textContent()).toBe("+4");
  expect(await page.locator(".aid-log li").count()).toBe(1);
  await page.getByRole("button", { name: "Swap sides" }).click();
  expect(await sumOf(page, "Defender").locator("li b").allInnerTexts()).toEqual(["+2", "+2", "+2"]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("V25 in the air, V48 at sea and V50 in strategic combat by clicking", async () => {
  const { page, errors } = await openAid(DESKTOP, [5, 3, 5, 1, 6, 2, 3, 4]);
  await openKind(page, "Air & naval");
  await choose(section(page, "Attacker"), "Germany");
  await choose(section(page, "Defender"), "UK, USA");
  await turnOn(section(page, "Defender"), "Western, in Britain");
  await roll(page);
  expect(await sumOf(page, "Defender").locator("h3 b").textContent()).toBe("+3");
  expect(await page.locator(".aid-said").textContent()).toContain("Sorties now: attacker 1, defender 1");

  await openKind(page, "Interception");
  const operation = section(page, "Operation");
  await choose(operation, "Naval transport");
  await choose(operation, "Air unit");
  await turnOn(operation, "Escorted");
  await choose(section(page, "Interceptor"), "Germany");
  await choose(section(page, "Escort"), "France");
  await choose(section(page, "Target"), "UK, USA");
  await roll(page);
  expect(await page.locator(".aid-code").allInnerTexts()).toEqual(["DR+2", "DR+2"]);
  expect(await page.locator(".aid-said").textContent()).toContain("Interceptor 2, Escort 2, Target 2");

  await openKind(page, "Strategic");
  const axis = section(page, "Axis");
  await turnOn(axis, "Axis port in Sea Zone 1, 2, 7 or 9");
  await turnOn(axis, "Axis air unit in a port of Sea Zone 3 or 4");
  await turnOn(axis, "Axis port in Sea Zone 32");
  const west = section(page, "West");
  await turnOn(west, "Western fighter or warship");
  await west.getByRole("button", { name: "Bombed markers in Germany: more" }).click();
  const boxes = section(page, "Strategic");
  for (const _ of [2, 3, 4]) await boxes.getByRole("button", { name: "Fac Lost, Germany: more" }).click();
  await boxes.getByRole("button", { name: "Fac Lost, UK or USSR: more" }).click();
  await roll(page);
  expect(await page.getByRole("region", { name: "Last roll" }).textContent()).toMatch(/3 \+5 → 8[\s\S]*4 \+3 → 7/);
  expect(await page.locator(".aid-said").textContent()).toContain("Germany 4\u00a0→\u00a03, UK 2\u00a0→\u00a01");
  expect(errors).toEqual([]);
  await page.context().close();
});

test("on a phone: every part fits and is accessible, the calculators agree, and it opens without a network", async () => {
  const { page, errors } = await openAid(PHONE, [1, 3, 6, 4, 3]);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await openTab(page, "Weather");
  await choose(page.getByRole("group", { name: "Month" }), "Oct");
  await page.getByRole("button", { name: "Roll the weather" }).click();
  expect(await page.locator(".aid-now b").allInnerTexts()).toEqual(["Fair", "Poor", "Severe"]);
  expect([await fits(), await faultsOf(page)]).toEqual([true, []]);

  await openTab(page, "Movement");
  await choose(page.locator(".aid-section").first(), "Enemy city or fort");
  await choose(page.locator(".aid-section").first(), "Canal, Mountain, River");
  await page.getByRole("button", { name: "Add for 3" }).click();
  expect(await page.locator(".aid-total").textContent()).toContain("3 of 8 Movement Points");
  expect([await fits(), await faultsOf(page)]).toEqual([true, []]);

  await openTab(page, "Production");
  const buy = async (name: string, times: number) => {
    for (let i = 0; i < times; i++) await page.getByRole("button", { name: `${name}: more` }).click();
  };
  await buy("Activate a leg ground unit", 4);
  await buy("Activate a mobile ground unit", 2);
  await buy("Reduced leg field unit to full", 1);
  await buy("Up to 2 Sorties off a fighter or convoy", 1);
  expect(await page.locator(".aid-total").textContent()).toContain("Spent 12, 0 left");
  await buy("Draw an Event marker from the Diplomacy Cup", 1);
  await buy("Put a marker of choice into the Cup, and a No Event marker if one is left", 1);
  expect(await page.locator(".aid-total").textContent()).toContain("Spent 17, 5 too many");
  expect([await fits(), await faultsOf(page)]).toEqual([true, []]);

  await openTab(page, "Will");
  await page.goto(`${site.server.url}/surrender/charts?tab=will&start=5&citylost=1`);
  for (const loss of ["−2 Mainland city other than the capital", "−4 Capital"])
    await page.getByRole("button", { name: loss }).click();
  expect(await page.locator(".aid-total").textContent()).toContain("Conquered");
  expect(await page.locator(".aid-total").textContent()).toContain("Germany's Will 40 → 42");
  expect([await fits(), await faultsOf(page)]).toEqual([true, []]);

  await openTab(page, "Charts");
  const chart = (id: string) => page.locator(`#chart-${id}`).textContent();
  expect(await chart("ground")).toContain("Isolated: the defender has no hex to retreat to");
  expect(await chart("ground")).toMatch(
    /Primary Attacker or defender.*Assault, in addition.*Amphibious Invasion, in addition/,
  );
  expect(await chart("ground-results")).toContain("Ignore the + number");
  expect(await chart("ground-results")).not.toContain("DR+2");
  expect(await chart("air-results")).toContain("fewer than 6 Sorties");
  expect(await chart("air-results")).toContain("a reduced one stays so");
  expect(await chart("strategic-results")).toContain("never goes below box 1 or beyond box 9");
  expect(await chart("movement")).toContain("2 + 1 = 3");
  expect(await chart("production")).toContain("not both");
  expect(await chart("will")).toMatch(/Once per country in a game\+8.*\+16/);
  expect(await chart("phases")).toContain("before the next faction begins its Operations Phase");
  expect(await chart("rulings")).toMatch(/R-ECO-1 L\s*2: A factory gives this many Production Points\./);
  expect([await fits(), await faultsOf(page)]).toEqual([true, []]);
  await openTab(page, "Combat");
  expect([await fits(), await faultsOf(page)]).toEqual([true, []]);
  await picture(page, "charts-phone");

  const kept = () => page.evaluate(async () => (await (await caches.open(`kept ${location.pathname}`)).keys()).length);
  await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(3);
  await page.context().setOffline(true);
  await page.reload();
  await section(page, "Attacker").waitFor();
  await roll(page);
  expect(await page.locator(".aid-said").textContent()).not.toBe("");
  expect(errors).toEqual([]);
  await page.context().close();
});
