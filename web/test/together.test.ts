import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { settled } from "./play.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function visitor(): Promise<Page> {
  return (await site.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" })).newPage();
}

test("several at one screen: a curtain between them, with nothing behind it", async () => {
  const page = await visitor();
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "New table" }).click();
  const form = page.locator("dialog[open]");
  for (const side of ["West", "USSR"])
    await form.locator(".seat-choice", { hasText: side }).locator("select").selectOption("hotSeat");
  await form.getByRole("button", { name: "Make the table" }).click();

  const curtain = page.locator(".curtain");
  const finish = page.getByRole("button", { name: "Place and finish" });
  await page.getByRole("heading", { name: "Axis, it is your turn" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.locator(".table, .board, .hand").count()).toBe(0);
  await page.getByRole("button", { name: "I am Axis" }).click();
  await page.locator(".dock .chip-button").first().waitFor();
  expect(await page.locator(".fp.me").getAttribute("aria-label")).toBe("Axis");
  expect(await curtain.count()).toBe(0);
  for (let left = 40; left > 0 && (await curtain.count()) === 0; left--) {
    await page.locator(".dock .chip-button").first().click();
    await page.locator(".type-picker button").last().click();
    await settled(page);
    if (await finish.count()) await finish.click();
    await settled(page);
  }

  await page.getByRole("heading", { name: "West, it is your turn" }).waitFor();
  expect(await page.locator(".table, .board, .hand, [data-unit]").count()).toBe(0);
  expect(await page.locator("body").ariaSnapshot()).not.toMatch(/Tank|Infantry|Berlin|hand/i);
  await page.getByRole("button", { name: "Axis: look again" }).click();
  await page.locator(".fp.me[aria-label=Axis]").waitFor();
  await page.getByRole("button", { name: "Hand over to West" }).click();
  await page.getByRole("button", { name: "I am West" }).click();
  await page.locator(".fp.me[aria-label=West]").waitFor();
  await page.getByRole("button", { name: "Cover the screen" }).click();
  await curtain.waitFor();
}, 120_000);

test("a table is asked for once when its page opens", async () => {
  const page = await visitor();
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.locator(".dock .chip-button").first().waitFor();
  const table = `/api${new URL(page.url()).pathname}`;
  expect(asked.filter((path) => path === table)).toEqual([table]);
}, 120_000);

test("a spectator sees that, the number of spectators, and gets no seat without an invitation or consent", async () => {
  const [host, first, second] = [await visitor(), await visitor(), await visitor()];
  await host.goto(site.server.url);
  await host.getByRole("button", { name: "Play now" }).click();
  await host.locator(".dock .chip-button").first().waitFor();
  const address = host.url();
  await first.goto(address);
  const label = first.getByRole("complementary", { name: "You are watching" });
  await label.waitFor();
  expect(await label.textContent()).toContain("alone");
  expect(await first.getByRole("button", { name: "Axis seat" }).count()).toBe(0);
  await second.goto(address);
  await second.getByText("with 1 other").waitFor();
  const left = await host.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/leave`, { method: "POST" })).status,
    new URL(address).pathname.split("/")[2],
  );
  expect(left).toBe(200);
  await first.getByRole("button", { name: "Ask for the Axis seat" }).click();
  await first.getByText("Nobody is at the table who could agree.").waitFor();
  expect(await first.locator(".fp.me[aria-label=Axis]").count()).toBe(0);
}, 60_000);

test("an invitation to a game that has begun says so, with the choices; a vacant seat may be taken with it", async () => {
  const [host, late] = [await visitor(), await visitor()];
  await host.request.post(`${site.server.url}/api/guests`, { data: { name: "Wilma" } });
  const seats = ["me", { bot: "recruit" }, { bot: "recruit" }];
  const made = await host.request.post(`${site.server.url}/api/tables`, { data: { game: "triumph", seats } });
  const { id, joinToken } = (await made.json()) as { id: string; joinToken: string };
  await late.goto(`${site.server.url}/tables/${id}?join=${joinToken}`);
  const notice = late.getByRole("complementary", { name: "The game has begun without you" });
  await notice.getByText("Every seat of your invitation is taken.").waitFor();
  expect(await notice.getByRole("link", { name: "Start a game of your own" }).getAttribute("href")).toBe("/");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ]) {
    await late.setViewportSize({ width, height });
    const [banner, bar] = [await notice.boundingBox(), await late.locator(".cal").boundingBox()];
    expect([width, banner!.y >= bar!.y + bar!.height]).toEqual([width, true]);
  }
  await host.request.post(`${site.server.url}/api/tables/${id}/leave`);
  await notice.getByText("Your invitation still counts").waitFor();
  await notice.getByRole("button", { name: "Look at the table" }).click();
  await late.getByRole("button", { name: "Take the Axis seat" }).click();
  await late.locator(".fp.me[aria-label=Axis]").waitFor();
}, 60_000);
