/** Three people play the year 1939 with a war in it, each in an own browser, by clicking. */
import { join } from "node:path";
import type { Page, WebSocketRoute } from "playwright-core";
import { beforeAll, expect, test } from "vitest";

import { settled, tableOn } from "./play.ts";
import { servedPage } from "./servedPage.ts";
import { type Seats, threeSeats } from "./threeSeats.ts";

/** `PICTURES=1` renews the pictures of the documentation. */
const PICTURES = process.env.PICTURES ? join(import.meta.dirname, "../../docs/img") : undefined;
const DESKTOP = { width: 1440, height: 900 };

/** Small armies on the borders; Command cards for Summer only. */
const EVE_OF_WAR = {
  game: "triumph",
  scenario: "1936",
  year: 1939,
  phase: "production",
  seat: "axis",
  turnOrder: ["axis", "west", "ussr"],
  factions: {
    axis: { hand: ["A05", "A01"], ind: 13 },
    west: { hand: ["A02"], ind: 8, chits: [1] },
    ussr: { hand: ["A13"], ind: 10, chits: [0] },
  },
  units: [
    { area: "munich", unitType: "infantry", cv: 4 },
    { area: "munich", unitType: "infantry", cv: 3 },
    { area: "munich", unitType: "tank", cv: 2 },
    { area: "berlin", unitType: "infantry", cv: 2 },
    { area: "ruhr", unitType: "fleet", cv: 3 },
    { area: "sicily", nationality: "italy", unitType: "infantry", cv: 3 },
    { area: "lorraine", nationality: "france", unitType: "infantry", cv: 2 },
    { area: "lorraine", nationality: "britain", unitType: "infantry", cv: 3 },
    { area: "paris", nationality: "france", unitType: "infantry", cv: 1 },
    { area: "london", unitType: "airForce", cv: 2 },
    { area: "north-sea", nationality: "britain", unitType: "fleet", cv: 2 },
    { area: "malta", nationality: "britain", unitType: "fortress", cv: 1 },
    { area: "tunisia", nationality: "france", unitType: "infantry", cv: 1 },
    { area: "moscow", unitType: "infantry", cv: 2 },
    { area: "kiev", unitType: "tank", cv: 2 },
  ],
  /** Lorraine: both German Infantries miss, the British one hits once. North Sea: two hits. Tunisia: a miss. */
  dice: [6, 6, 6, 6, 6, 6, 6, 1, 6, 6, 1, 2, 6, 6],
};

const site = servedPage(EVE_OF_WAR);
let seats: Seats;
const errors: string[] = [];
/** Live connections of the West, so that one can be cut. */
const lines: WebSocketRoute[] = [];

beforeAll(async () => {
  seats = await threeSeats(site.server, site.browser, DESKTOP, errors, async ({ west }) => {
    await west.routeWebSocket(/\/live/, (line) => {
      line.connectToServer();
      lines.push(line);
    });
  });
});

const main = (page: Page) => page.locator("button.main");

async function yourMove(page: Page): Promise<void> {
  await page.locator(".who:not(.quiet)").waitFor({ timeout: 20_000 });
  await settled(page);
}

/** Presses the amber button, a second time if it asks whether something was forgotten. */
async function end(page: Page): Promise<void> {
  await yourMove(page);
  const asked = async () => `${await tableOn(page).now()} ${await page.locator(".prompt p").textContent()}`;
  const before = await asked();
  await main(page).click();
  await settled(page);
  if ((await page.locator(".before-end").count()) > 0) await main(page).click();
  await expect.poll(asked).not.toBe(before);
}

async function pick(page: Page, area: string, unit: string): Promise<void> {
  await yourMove(page);
  await page.locator(".unit-list li", { hasText: area }).getByRole("img", { name: unit }).first().click();
  await page.locator(".dock .picked").waitFor();
}

/** Moves by the list in the dock, by the first way there. */
async function move(page: Page, area: string, unit: string, to: string): Promise<void> {
  await pick(page, area, unit);
  const choice = page.locator(".dock button.choice", { hasText: to }).first();
  await choice.click();
  await settled(page);
  if ((await page.locator(".dock .picked").count()) > 0) await choice.click();
  await expect.poll(() => page.locator(".dock .picked").count()).toBe(0);
}

async function clickArea(page: Page, id: string): Promise<void> {
  await page.locator(`path[data-area="${id}"]`).evaluate((path) => {
    path.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
}

/** Standing orders before their turns; one is taken back and given again. */
async function keepPassing(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    for (const _ of ["ask", "confirm"]) await page.getByRole("button", { name: "to the end" }).click();
    await page.getByText("You pass without being asked.").waitFor();
  }
  const [first] = pages;
  await first.getByRole("button", { name: "Ask me again" }).click();
  await first.getByRole("button", { name: "until a card is played against me" }).click();
  await first.getByRole("button", { name: "Ask me again" }).waitFor();
}

const shown = (page: Page, name: string) => page.locator(`[aria-label*="${name}"]`).count();

test("from Production to the Command cards of Summer", async () => {
  const { axis, west, ussr } = seats;
  await yourMove(axis);
  await main(axis).click();
  await axis.locator(".before-end").getByText("11 Production points are not spent").waitFor();
  await axis.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => axis.locator(".before-end").count()).toBe(0);
  await axis.getByRole("button", { name: "Buy one Action card" }).click();
  for (const page of [axis, west, ussr]) await end(page);
  await keepPassing(west, ussr);
  await end(axis);
  expect(await tableOn(axis).now()).toBe("Spring");
  for (const page of [axis, west, ussr]) await end(page);

  await axis.locator(".ph[aria-current=step]", { hasText: "Summer" }).waitFor();
  await yourMove(axis);
  await axis.locator(".hand .card", { hasText: "Denmark" }).click();
  await axis.getByRole("button", { name: /^Commit Denmark/ }).click();
  expect(await west.locator(".hand .card").count()).toBe(1);
  for (const page of [west, ussr]) await end(page);
  await axis.locator(".dock .declaration").first().waitFor();
}, 90_000);

test("a war is declared knowing what follows; undo, and why not", async () => {
  const { axis, west } = seats;
  await axis.locator(".declaration summary", { hasText: "War on West" }).click();
  await axis.getByText("West: Factory Cost 6 falls to 5.").waitFor();
  await axis.locator(".declaration[open] button.choice").click();
  await settled(axis);
  await main(axis).click();
  await west.locator(".fp.me .st", { hasText: "War" }).waitFor();
  await axis.getByRole("button", { name: "On to movement" }).click();

  await pick(axis, "Munich", "German Infantry 4");
  await axis.locator(".border-pill").first().waitFor();
  if (PICTURES !== undefined) {
    await axis.locator(".dock button.choice", { hasText: "Lorraine" }).hover();
    await axis.screenshot({ path: join(PICTURES, "table.png") });
  }
  await clickArea(axis, "prague");
  await axis.locator(".bub .rule").first().waitFor();
  expect(await axis.locator(".bub").textContent()).toMatch(/Not Prague.*§15\.4/s);
  await axis.locator(".dock .attack-odds").first().waitFor();
  await clickArea(axis, "lorraine");
  await axis.locator(".chip", { hasText: "7 Commands left" }).waitFor();
  await axis.keyboard.press("u");
  await axis.locator(".dock .picked").waitFor();
  await axis.locator(".chip", { hasText: "8 Commands left" }).waitFor();
  await clickArea(axis, "lorraine");
  await axis.locator(".chip", { hasText: "7 Commands left" }).waitFor();

  await move(axis, "Munich", "German Infantry 3", "Lorraine");
  await pick(axis, "Munich", "German Tank 2");
  await axis.locator(".border-pill.is-full").waitFor();
  await axis.keyboard.press("Escape");
  await move(axis, "Ruhr", "German Fleet 3", "North Sea");
  await move(axis, "Sicily", "Italian Infantry 3", "Tunisia");
  expect(await shown(west, "German Infantry")).toBe(0);
  expect(await shown(axis, "French Infantry")).toBe(0);
  await end(axis);
}, 90_000);

test("a land battle with a retreat, which a broken line does not disturb", async () => {
  const { axis, west, ussr } = seats;
  await yourMove(axis);
  await axis.locator(".dock button.choice", { hasText: "Lorraine" }).getByText("to take it").waitFor();
  await axis.locator(".dock button.choice", { hasText: "Lorraine" }).click();
  for (const page of [axis, west, ussr]) {
    await page.locator(".bt").waitFor();
    expect(await page.locator(".bt-side").count()).toBe(2);
    expect(await page.locator(".bt-field").getByRole("img", { name: "German Infantry 4" }).count()).toBe(1);
  }
  expect(await ussr.locator(".bt button.choice").count()).toBe(0);
  await axis.locator(".bt-advantages", { hasText: "surprise" }).waitFor();
  await axis.locator(".bt-ends dd").first().waitFor();

  for (let shots = 0; shots < 2; shots++) {
    await yourMove(axis);
    await axis.locator(".bt-option", { hasText: "At ground" }).click();
  }
  await yourMove(west);
  await west.locator(".bt-tray .die").first().waitFor();
  expect(await west.locator(".bt-option.barred .rule").first().textContent()).toMatch(/§12\.5/);
  if (PICTURES !== undefined) await west.screenshot({ path: join(PICTURES, "battle.png") });
  await west.locator(".bt-field").getByRole("button", { name: "French Infantry 2" }).click();

  const before = lines.length;
  await lines.at(-1)!.close({ code: 1001 });
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(before);
  await west.locator(".bt-option", { hasText: "Paris" }).click();
  await expect.poll(() => west.locator(".bt-half:not(.attacker) .bt-unit").count()).toBe(1);
  await yourMove(west);
  await west.reload();
  await west.locator(".bt-option", { hasText: "At ground" }).click();
  await axis.locator(".bt-result").getByText("West: 1 hit rolled, 0 taken").waitFor();
  await axis.locator(".bt-result button").first().click();
}, 90_000);

test("a sea battle to its end, and an invasion", async () => {
  const { axis, west } = seats;
  await yourMove(axis);
  await axis.locator(".dock button.choice", { hasText: "North Sea" }).click();
  await axis.locator(".bt-option.barred").first().waitFor();
  expect(await axis.locator(".bt-option", { hasText: "Ruhr" }).first().textContent()).toBe("Ruhrcoast");
  await axis.locator(".bt-option", { hasText: "At ships" }).click();
  await yourMove(axis);
  expect(await axis.locator(".bt-result, .bt").first().textContent()).toMatch(/North Sea/);
  await axis.locator(".bt-option", { hasText: "Ruhr" }).waitFor();
  expect(await axis.locator(".bt-option.barred").count()).toBe(0);
  await end(axis);
  await west.locator(".bt-head", { hasText: "Tunisia" }).waitFor();
  await west.locator(".bt-half.attacker .bt-unit[title*='Invader']").waitFor();
  await yourMove(west);
  await west.locator(".bt-option", { hasText: "At ground" }).click();
  await west.locator(".bt-result", { hasText: "Tunisia" }).waitFor();
}, 90_000);

test("the rest of the year, and what everybody sees of it", async () => {
  const { axis, west, ussr } = seats;
  for (const page of [axis, west, ussr]) {
    await page.locator(".ph[aria-current=step]", { hasText: "Fall" }).waitFor({ timeout: 20_000 });
    await end(page);
  }
  await ussr.locator(".ph[aria-current=step]", { hasText: "Winter" }).waitFor();
  await end(ussr);
  for (const page of [axis, west, ussr]) await expect.poll(() => page.locator(".year").textContent()).toBe("1940");
  expect(await axis.locator(".fp.f-axis .standing summary").textContent()).toMatch(/^\d+ VP/);
  expect(await west.locator(".fp.f-axis .facts").textContent()).toBeTruthy();
  expect(await shown(west, "German Fleet")).toBe(0);
  expect(await shown(west, "German: Infantry 3")).toBeGreaterThan(0);
  expect(errors).toEqual([]);
}, 90_000);
