/** Unconditional Surrender!: a bot's turn is seen move by move, nothing is asked before its cause, and the map comes back. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { servedPage } from "./servedPage.ts";

interface Sample {
  readonly flights: readonly { readonly route: string; readonly x: number; readonly y: number }[];
  readonly words: string;
  /** Whose step it is, as the bar says. */
  readonly tag: string;
  readonly isAsked: boolean;
}

const site = servedPage();
const errors: string[] = [];
let page: Page;
/** Where the map was at first. */
let home: string;

/** Takes down in every frame of the screen what is to be seen. */
function takeDown(): void {
  const samples: Sample[] = [];
  Object.assign(window, { samples });
  const look = () => {
    const flights = [...document.querySelectorAll<SVGGElement>("[data-flight]")].map((counter) => {
      const { x, y } = counter.getBoundingClientRect();
      return { route: counter.dataset.flight!, x, y };
    });
    const words = document.querySelector(".stage-words")?.textContent ?? "";
    const tag = document.querySelector(".who")?.textContent ?? "";
    samples.push({ flights, words, tag, isAsked: document.querySelector(".who:not(.quiet)") !== null });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const samplesOf = () => page.evaluate(() => (window as unknown as { samples: Sample[] }).samples);
const map = () => page.locator(".board-canvas").evaluate((canvas) => (canvas as HTMLElement).style.transform);
const asked = () => page.locator(".who:not(.quiet)");

beforeAll(async () => {
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"normal","botWait":0}'));
  await context.addInitScript(takeDown);
  await context.request.post(`${site.server.url}/api/guests`, { data: { name: "Anna" } });
  const data = {
    game: "surrender",
    options: { scenario: "poland-1939" },
    practiceSeed: 77,
    seats: [{ bot: "cadet" }, "me"],
  };
  const made = await context.request.post(`${site.server.url}/api/tables`, { data });
  page = await context.newPage();
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${site.server.url}/tables/${(await made.json()).id}`);
  await page.locator(".board-canvas").waitFor();
  home = await map();
});

/**
 * Answers with the last choice, or lets the phase pass, and waits until the page has taken the answer; what was taken
 * down before is forgotten.
 */
async function answer(): Promise<void> {
  await page.evaluate(() => (window as unknown as { samples: Sample[] }).samples.splice(0));
  const choices = page.locator(".combat-choices button:visible");
  const main = page.locator("button.main:visible");
  /** The window may fold, or the next question come, while the button is looked for. */
  const press = async () => {
    const button = (await choices.count()) > 0 ? choices.last() : main.first();
    return button.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(press).toBe(true);
  await expect.poll(async () => (await samplesOf()).some(({ isAsked }) => !isAsked)).toBe(true);
}

test("the bot's moves glide one after the other, the attack is shown, then the player decides", {
  timeout: 120_000,
}, async () => {
  const isAttackShown = async () => {
    await asked().waitFor({ timeout: 60_000 });
    const samples = await samplesOf();
    return samples.some(({ flights }) => flights.length > 0) && samples.some(({ words }) => / attacks /.test(words));
  };
  for (let left = 8; left > 0 && !(await isAttackShown()); left--) await answer();
  const samples = await samplesOf();
  const first = 1 + samples.findLastIndex(({ isAsked }) => !isAsked);
  const routes = samples.flatMap(({ flights }) => flights.map(({ route }) => route));
  const inOrder = routes.filter((route, index) => route !== routes[index - 1]);
  expect(inOrder.length).toBeGreaterThan(0);
  expect(new Set(inOrder).size).toBe(inOrder.length);
  for (const route of inOrder) {
    const places = samples.flatMap(({ flights }) => flights.filter((one) => one.route === route));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, route).toBeGreaterThan(2);
  }
  expect(first).toBeGreaterThan(samples.findLastIndex(({ flights }) => flights.length > 0));
  expect(samples.slice(0, first).some(({ words }) => / attacks /.test(words))).toBe(true);
  expect(new Set(samples.filter(({ words }) => words !== "").map(({ tag }) => tag))).toEqual(new Set(["Being shown"]));
});

test("a show is skipped at once; after the combats the map is where it was", { timeout: 60_000 }, async () => {
  const skip = page.getByRole("button", { name: /^Skip/ });
  await page.locator(".combat-choices").waitFor();
  for (let left = 20; left > 0 && (await page.locator(".combat-choices").count()) > 0; left--) {
    const rolled = left === 20 ? page.locator(".tray.rolling").waitFor() : undefined;
    await Promise.all([answer(), page.locator(".stage-bar").waitFor()]);
    await rolled; // the dice are seen before their result
    while ((await asked().count()) === 0) await skip.click({ timeout: 500 }).catch(() => {});
    expect(await page.locator(".stage-bar").count()).toBe(0);
  }
  await expect.poll(map, { timeout: 5000 }).toBe(home);
  expect(errors).toEqual([]);
});

test("on a phone a tap that comes too late for Skip meets none of one's own buttons", async () => {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(() => localStorage.setItem("tripartite.settings", '{"pace":"slow","botWait":0}'));
  await context.request.post(`${site.server.url}/api/guests`, { data: { name: "Ben" } });
  const seats = [{ bot: "cadet" }, "me"];
  const data = { game: "surrender", options: { scenario: "poland-1939" }, practiceSeed: 77, seats };
  const { id } = await (await context.request.post(`${site.server.url}/api/tables`, { data })).json();
  const phone = await context.newPage();
  await phone.goto(`${site.server.url}/tables/${id}`);
  await phone.locator(":is(.combat-choices button, button.main):visible").last().tap();
  const skip = phone.getByRole("button", { name: /^Skip/ });
  await skip.waitFor();
  await phone.setViewportSize({ width: 844, height: 390 });
  const [bar, dock] = await Promise.all([".stage-bar", ".dock"].map((part) => phone.locator(part).boundingBox()));
  expect(bar!.x + bar!.width, "on its side the caption leaves the sheet free").toBeLessThanOrEqual(dock!.x);
  expect(bar!.height).toBeLessThan(90);
  await phone.setViewportSize({ width: 390, height: 844 });
  const { x, y, width, height } = (await skip.boundingBox())!;
  const middle = [x + width / 2, y + height / 2] as const;
  await phone.evaluate((at) => {
    const found: (string | undefined)[] = [];
    Object.assign(window, { found });
    const look = () => found.push(document.elementFromPoint(...at)?.className);
    new MutationObserver(look).observe(document.querySelector(".table")!, { childList: true });
  }, middle);
  await phone.touchscreen.tap(...middle);
  await phone.locator(".stage-shield").waitFor({ state: "detached" });
  await expect
    .poll(() => phone.evaluate(() => (window as unknown as { found: string[] }).found))
    .toEqual(["stage-shield", expect.not.stringContaining("stage")]);
});
