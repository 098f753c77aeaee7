/** The short lessons: each is walked to its end by doing what the coach asks, and the coach stands in nobody's way. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();
const errors: string[] = [];
let page: Page;
let coach: Locator;

beforeAll(async () => {
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  coach = page.getByRole("complementary", { name: "Coach" });
});

afterAll(() => expect(errors).toEqual([]));

async function begin(title: string): Promise<void> {
  await page.goto(`${site.server.url}/learn`);
  const heading = page.getByRole("heading", { name: title, exact: true });
  await page.locator(".lessons li", { has: heading }).getByRole("button", { name: "Begin" }).click();
  await coach.waitFor();
}

/** The coach says this now; its card covers neither what it is about nor the decision. */
async function told(title: string): Promise<void> {
  await coach.getByText(title, { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(overlaps)).toEqual([]);
}

function overlaps(): string[] {
  const EDGE_PX = 10;
  const card = document.querySelector(".coach")!.getBoundingClientRect();
  return [".coach-ring", "[data-keep-clear]", ".bub"].filter((selector) =>
    [...document.querySelectorAll(selector)].some((one) => {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || box.width * box.height > 0.4 * innerWidth * innerHeight) return false;
      const across = Math.min(box.right, card.right) - Math.max(box.left, card.left);
      const down = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
      return Math.min(across, down) > EDGE_PX;
    }),
  );
}

async function read(...titles: string[]): Promise<void> {
  for (const title of titles) {
    await told(title);
    await coach.getByRole("button", { name: "Next" }).click();
  }
}

async function pick(area: string, unit: string): Promise<void> {
  await page.locator(".unit-list li", { hasText: area }).getByRole("img", { name: unit }).first().click();
  await page.locator(".dock .picked").waitFor();
}

async function moveTo(area: string): Promise<void> {
  const choice = page.locator(".dock button.choice", { hasText: new RegExp(`^\\W*${area}`) }).first();
  await choice.click();
  await settled(page);
  if ((await page.locator(".dock .picked").count()) > 0) await choice.click();
  await expect.poll(() => page.locator(".dock .picked").count()).toBe(0);
}

async function endMovement(): Promise<void> {
  await page.locator("button.main", { hasText: "End movement" }).click();
  await settled(page);
  if ((await page.locator(".before-end").count()) > 0) await page.locator("button.main").click();
}

/** Takes the first choice of each question of the battle until the coach has this to say. */
async function fightUntil(title: string): Promise<void> {
  const said = coach.getByText(title, { exact: true });
  const choice = page.locator(".bt button.choice").first();
  for (let left = 40; left > 0; left--) {
    await settled(page);
    await said.or(choice).first().waitFor();
    if (await said.isVisible()) return;
    await expect.poll(() => page.evaluate(overlaps)).toEqual([]);
    await choice.click();
  }
  throw new Error(`The coach never said: ${title}`);
}

async function ends(title: string): Promise<void> {
  await told(title);
  for (const name of ["Another lesson", "A new game", "The rules"]) await coach.getByRole("link", { name }).waitFor();
  const progress = coach.getByRole("progressbar");
  expect(await progress.getAttribute("value")).toBe(await progress.getAttribute("max"));
}

describe("E3: lessons about a war", () => {
  test("a land battle", async () => {
    await begin("A land battle");
    await read("Two blocks in Lorraine");
    await told("Attack");
    await pick("Munich", "Tank");
    await told("Into Lorraine");
    await moveTo("Lorraine");
    await told("Never alone");
    await pick("Munich", "Infantry");
    await moveTo("Lorraine");
    await told("From the air");
    await pick("Ruhr", "Air Force");
    await moveTo("Lorraine");
    await told("To battle");
    await endMovement();
    await read("Who acts when");
    await told("Fire");
    await fightUntil("Hits");
    await fightUntil("That was a land battle");
    await ends("That was a land battle");
  }, 60_000);

  test("a sea battle", async () => {
    await begin("A sea battle");
    await read("A convoy for Norway");
    await told("The Home Fleet");
    await pick("London", "Fleet");
    await told("To the North Sea");
    await moveTo("North Sea");
    await told("A second group");
    await pick("Glasgow", "Carrier");
    await moveTo("North Sea");
    await told("To battle");
    await endMovement();
    await told("Who comes first?");
    await page.locator(".bt button.choice").first().click();
    await told("Fire at ships");
    await fightUntil("Round after round");
    await fightUntil("That was a sea battle");
    await ends("That was a sea battle");
  }, 60_000);

  test("supply", async () => {
    await begin("Supply");
    await read("Too far ahead", "See the lines");
    await told("Close the gap");
    await pick("Vilna", "Infantry");
    await told("Into Belorussia");
    await moveTo("Belorussia");
    await read("A line by sea");
    await told("The check");
    await endMovement();
    await ends("That was supply");
    expect(await page.locator("#area-tripoli").getAttribute("aria-label")).toContain("Italian: Infantry 1.");
    expect(await page.locator("#area-bryansk").getAttribute("aria-label")).toContain("German: Tank 3.");
  }, 60_000);

  test("a blockade", async () => {
    await begin("Blockade");
    await read("Swedish ore", "Trade Routes");
    await told("Cut it");
    await pick("North Sea", "Sub");
    await told("Through the Sound");
    await moveTo("Baltic Sea");
    await told("The mark of Summer");
    await endMovement();
    await read("Marked");
    expect(await page.locator(".blockade").count()).toBe(2);
    await told("Hold on");
    const end = coach.getByText("That was a blockade", { exact: true });
    for (let left = 10; left > 0 && !(await end.isVisible()); left--) {
      await settled(page);
      await end.or(page.locator("button.main:enabled")).first().waitFor();
      if (!(await end.isVisible())) await page.locator("button.main").click();
    }
    await ends("That was a blockade");
  }, 60_000);
});
