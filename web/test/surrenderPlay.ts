/** Tables of Unconditional Surrender!, all sides played in one browser by clicking. */
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import type { TestServer } from "../../server/test/harness.ts";
import { settled } from "./play.ts";

const DESKTOP = { width: 1440, height: 900 };

export interface Site {
  readonly server: TestServer;
  readonly browser: Browser;
}

export interface Table {
  readonly page: Page;
  readonly errors: string[];
}

export async function openTable(
  site: Site,
  scenario: string,
  sides: number | readonly (string | { readonly bot: string })[],
  viewport = DESKTOP,
  rules: Readonly<Record<string, boolean>> = {},
  hasTouch = false,
): Promise<Table> {
  const context = await site.browser.newContext({ viewport, hasTouch, reducedMotion: "reduce" });
  await context.request.post(`${site.server.url}/api/guests`, { data: { name: "Alone" } });
  const made = await context.request.post(`${site.server.url}/api/tables`, {
    data: {
      game: "surrender",
      options: { scenario, ...rules },
      seats: typeof sides === "number" ? Array(sides).fill("me") : sides,
    },
  });
  const { id } = (await made.json()) as { id: string };
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const absence = page.locator(".absence .headline");
  await page.addLocatorHandler(absence, () => absence.getByRole("button", { name: "To the table" }).click());
  await page.goto(`${site.server.url}/tables/${id}`);
  await page.locator(".hex-board").waitFor();
  return { page, errors };
}

export const isAsked = async (page: Page) => (await page.locator(".who:not(.quiet)").count()) > 0;
export const step = (page: Page) => page.locator(".ph.now .ph-name").textContent();
export const told = async (page: Page) => (await page.locator("ul.lines").allTextContents()).join(" ");
export const counter = (page: Page, id: string) => page.locator(`[data-unit="${id}"]`);

/** Takes the seat that the table waits for, as its tag says. */
export async function sitWhereAsked(page: Page): Promise<void> {
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
export async function decide(page: Page): Promise<void> {
  await sitWhereAsked(page);
  const main = page.locator("button.main");
  if (await main.count()) await main.click();
  else await page.locator(".combat .choice, .dock .choice, .dock .chip-button").first().click();
  await settled(page);
}

export async function goOnTo(page: Page, phase: string): Promise<void> {
  for (let left = 40; (await step(page)) !== phase && left > 0; left--) await decide(page);
  expect(await step(page)).toBe(phase);
  await sitWhereAsked(page);
}

/** Past the question about a Surprise Attack marker, to the list of units that can act. */
export async function goOnToActions(page: Page): Promise<void> {
  await goOnTo(page, "Operations");
  const surprise = page.locator(".dock .choice", { hasText: "Surprise Attack" });
  await page.locator(".dock .unit-choice").or(surprise).first().waitFor();
  if ((await surprise.count()) > 0) await page.locator("button.main").click();
  await page.locator(".dock .unit-choice").first().waitFor();
}
