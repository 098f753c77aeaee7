import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { tableOn } from "./play.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function visitor(width = 1280): Promise<Page> {
  return (await site.browser.newContext({ viewport: { width, height: 860 }, reducedMotion: "reduce" })).newPage();
}

interface Focused {
  readonly name: string;
  /** Whether one can see where the focus is. */
  readonly visible: boolean;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement as HTMLElement;
    const ring = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== "none";
    const isDrawn = (one: Element) => one.matches(".unit") || document.querySelector(".focus-ring") !== null;
    const isPage = element === document.body;
    const name = isPage ? "" : (element.getAttribute("aria-label") ?? element.textContent ?? "");
    return { name: name.trim(), visible: ring(element) || ring(element.closest("label")) || isDrawn(element) };
  });

/** Presses Tab until the focus is on what bears the name; every stop on the way shows where it is. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (now.name !== "") expect(now.visible, now.name).toBe(true);
    if (name.test(now.name)) return;
  }
  throw new Error(`no ${name} in reach of Tab`);
}

test("keyboard only: from the start page through a lesson to a committed Command card", async () => {
  const page = await visitor();
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await tabTo(page, /^Learn$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Learn by playing" }).waitFor();
  for (const _ of ["Axis", "West", "USSR"]) await tabTo(page, /^Begin$/);
  await page.keyboard.press("Enter");

  const coach = page.getByRole("complementary", { name: "Coach" });
  await coach.waitFor({ timeout: 20_000 });
  const table = tableOn(page);
  await tabTo(page, /^Moscow \d$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Infantry$/);
  await page.keyboard.press("Enter");
  await page.locator(".lines", { hasText: "Moscow (Infantry)" }).waitFor();
  expect(await focused(page), "where it was before the action").toMatchObject({ name: "Infantry", visible: true });
  await page.keyboard.press("m");
  expect((await focused(page)).name).toContain("Moscow, USSR");
  await page.keyboard.press("Enter");
  expect((await focused(page)).name, "from an area to what can be done there").toBe("Fortress");
  await page.keyboard.press("Escape");
  expect((await focused(page)).name, "and back").toContain("Moscow, USSR");
  for (const title of ["Welcome", "The map"]) {
    await coach.getByText(title, { exact: true }).waitFor();
    await tabTo(page, /^Next$/);
    await page.keyboard.press("Enter");
  }
  await coach.getByText("And the rest").waitFor();
  await tabTo(page, /^Place the rest for me$/);
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog", { name: "Your last unit" }).waitFor({ timeout: 60_000 });
  expect((await focused(page)).name, "the harmless answer").toBe("Not yet");
  await page.keyboard.press("Shift+Tab");
  expect((await focused(page)).name).toBe("Place and finish");
  await page.keyboard.press("Enter");
  await expect.poll(table.now, { timeout: 60_000 }).toBe("Production");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  for (let step = 0; step < 80 && (await table.now()) !== "Spring"; step++) {
    await page.keyboard.press("e");
    await page.waitForTimeout(150);
  }
  await page.locator(".who:not(.quiet)").waitFor({ timeout: 60_000 });
  expect(await page.locator(".prompt p").textContent()).toContain("Command");
  await page.keyboard.press("h");
  expect((await focused(page)).name).toContain("moves in Spring");
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /^Commit/ })
    .first()
    .waitFor();
  await tabTo(page, /commit/i);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".lines", { hasText: "USSR commits" }).count()).toBeGreaterThan(0);
}, 180_000);

test("an icon says what it means: on hover, and by name for screen readers", async () => {
  const page = await visitor();
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().waitFor();
  await page.locator(".fp.me .trk").first().hover();
  const tip = page.getByRole("tooltip");
  await tip.getByText("Industry (IND)").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => tip.count()).toBe(0);
  await page.locator(".fp.me").getByRole("img", { name: "Pairs in the vault" }).hover();
  await tip.getByText("Vault", { exact: true }).waitFor();
  await tip.getByRole("link", { name: "§9.3" }).click();
  await page.locator('.current[data-section="9.3"]').waitFor();
});

test("rules, lessons, settings and the menu of a table have no serious fault, also at 360 px", async () => {
  for (const width of [360, 800, 1280]) {
    const page = await visitor(width);
    for (const path of ["/", "/learn", "/rules/triumph#12.3", "/settings"]) {
      await page.goto(site.server.url + path);
      await page.locator("h1, .play-now").first().waitFor();
      const room = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(room, `${path} at ${width}`).toBeLessThanOrEqual(width);
      if (width !== 800) expect(await faultsOf(page), `${path} at ${width}`).toEqual([]);
    }
    await page.context().close();
  }
});
