/** The card of a lesson: moved by hand and key, clear of what it teaches, with an end (E1–E4). */
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { clearPlace } from "../src/app/learn/clearPlace.ts";
import { servedPage } from "./servedPage.ts";

test("E2: the card takes the nearest place that covers nothing", () => {
  const frame = { left: 0, top: 100, right: 1000, bottom: 800 };
  const size = { width: 300, height: 200 };
  const target = { left: 250, top: 150, right: 600, bottom: 400 };
  expect(clearPlace({ left: 10, top: 500 }, size, [target], frame)).toEqual({ left: 10, top: 500 });
  expect(clearPlace({ left: 200, top: 380 }, size, [target], frame)).toEqual({ left: 200, top: 412 });
  expect(clearPlace({ left: 900, top: 0 }, size, [target], frame)).toEqual({ left: 700, top: 100 });
  const all = { left: 0, top: 0, right: 1000, bottom: 790 };
  expect(clearPlace({ left: 50, top: 100 }, size, [all], frame)).toEqual({ left: 50, top: 600 });
});

describe("at a table", () => {
  const site = servedPage();
  let page: Page;
  let coach: Locator;
  const errors: string[] = [];

  beforeAll(async () => {
    const viewport = { width: 1440, height: 900 };
    page = await (await site.browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`${site.server.url}/learn`);
    await page.getByRole("button", { name: "Begin" }).first().click();
    coach = page.getByRole("complementary", { name: "Coach" });
    await coach.waitFor();
  });

  async function isClearOf(selector: string): Promise<boolean> {
    const [card, other] = [await coach.boundingBox(), await page.locator(selector).first().boundingBox()];
    const apart = (from: number, length: number, start: number, long: number) =>
      from + length <= start || start + long <= from;
    return apart(card!.x, card!.width, other!.x, other!.width) || apart(card!.y, card!.height, other!.y, other!.height);
  }

  test("E2: it is dragged, moved by arrow keys, and stays there after a reload", async () => {
    const grip = coach.getByRole("button", { name: /^Move the coach/ });
    const from = (await grip.boundingBox())!;
    const before = (await coach.boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 210, from.y + 160, { steps: 3 });
    await page.mouse.up();
    expect(await coach.boundingBox()).toMatchObject({ x: before.x + 200, y: before.y + 150 });
    await grip.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    const moved = { x: before.x + 224, y: before.y + 126 };
    expect(await coach.boundingBox()).toMatchObject(moved);
    await page.reload();
    await coach.waitFor();
    await expect.poll(() => coach.boundingBox()).toMatchObject(moved);
  });

  test("E1, E2: it holds its buttons, and leaves the dock and the answer free", async () => {
    for (const title of ["Welcome", "The map"]) {
      await coach.getByText(title, { exact: true }).waitFor();
      await coach.getByRole("button", { name: "Next" }).click();
    }
    await coach.getByText("Your first blocks").waitFor();
    await coach.getByRole("button", { name: "Skip" }).click();
    await coach.getByRole("button", { name: "Place the rest for me" }).waitFor();
    await expect.poll(() => isClearOf(".dock")).toBe(true);
    expect(await coach.evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true);
    const card = (await coach.boundingBox())!;
    await page.evaluate(
      ([x, y]) => {
        const answer = document.body.appendChild(document.createElement("div"));
        answer.className = "bub";
        answer.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: 200px; height: 60px`;
      },
      [card.x + 40, card.y + 40],
    );
    await expect.poll(() => isClearOf(".bub")).toBe(true);
  });

  test("E3, E4: it ends with what to do next, and without a fault", async () => {
    await page.evaluate(() => {
      const all = JSON.parse(localStorage.getItem("tripartite.lessons")!);
      for (const one of Object.values<{ read: string[] }>(all))
        one.read = ["end", "placeRest", "place", "welcome", "map"];
      localStorage.setItem("tripartite.lessons", JSON.stringify(all));
    });
    await page.reload();
    await coach.getByText("The lesson is over").waitFor();
    for (const name of ["Another lesson", "A new game", "The rules"]) await coach.getByRole("link", { name }).waitFor();
    const progress = coach.getByRole("progressbar");
    expect(await progress.getAttribute("value")).toBe(await progress.getAttribute("max"));
    await coach.getByRole("button", { name: "Play on here" }).click();
    await coach.waitFor({ state: "detached" });
    await page.setViewportSize({ width: 390, height: 844 });
    const [back, calendar] = [page.locator(".coach-back"), page.locator(".cal")];
    const bottom = await calendar.evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect.poll(async () => (await back.boundingBox())!.y).toBeGreaterThan(bottom);
    expect(errors).toEqual([]);
  });

  test("a game that has ended ends the lesson, and its buttons are free", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() =>
      localStorage.setItem("tripartite.lessons", localStorage.getItem("tripartite.lessons")!.replace('"end",', "")),
    );
    await page.reload();
    await page.locator(".coach-back").click();
    await coach.waitFor();
    expect(await coach.getByText("The lesson is over").count()).toBe(0);
    await page.getByRole("button", { name: "Table and settings" }).click();
    const menu = page.getByRole("dialog", { name: "Table and settings" });
    await menu.getByLabel("Axis wins").check();
    await menu.getByRole("button", { name: "Propose", exact: true }).last().click();
    await page.locator(".table-banner").waitFor();
    await page.keyboard.press("Escape");
    await coach.getByText("The lesson is over").waitFor();
    await expect.poll(() => isClearOf(".table-banner")).toBe(true);
  });
});
