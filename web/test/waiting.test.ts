/** The waiting room: the host arranges the table, everybody talks, and the next game is one button for all. */
import { setTimeout } from "node:timers/promises";
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function visitor(name: string): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 1100, height: 900 }, reducedMotion: "reduce" });
  await context.request.post(`${site.server.url}/api/guests`, { data: { name } });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

/** Late enough that the table has changed again before the answer comes. */
async function answerLate(route: Route): Promise<void> {
  const response = await route.fetch();
  await setTimeout(400);
  await route.fulfill({ response });
}

test("host and guest wait, talk, change sides and time, begin with bots, and play again on other sides", async () => {
  const [host, guest, stranger] = [await visitor("Anna"), await visitor("Ben"), await visitor("Eve")];
  const made = await host.request.post(`${site.server.url}/api/tables`, {
    data: { game: "triumph", pace: "live", title: "Thursday club", seats: ["me", "invited", "invited"] },
  });
  const { id, joinToken } = (await made.json()) as { id: string; joinToken: string };
  const address = `${site.server.url}/tables/${id}`;
  await host.goto(address);
  await host.getByText("Each side has 30 min in reserve and 2 min more for each turn.").waitFor();
  await stranger.goto(address);
  await stranger.getByText("No seat is free for you here.").waitFor();
  await guest.goto(`${address}?join=${joinToken}`);
  await guest.locator(".room-seats li", { hasText: "West" }).getByRole("button", { name: "Sit down here" }).click();
  await host.locator(".room-seats li", { hasText: "Ben" }).locator(".presence.here").waitFor();
  expect(await faultsOf(host)).toEqual([]);

  await guest.getByLabel("Message to the table").fill("Good evening");
  await guest.getByRole("button", { name: "Say" }).click();
  await host.locator(".room-talk").getByText("Good evening").waitFor();
  await host.getByLabel("West: change places").selectOption({ label: "Axis" });
  await guest.locator(".room-seats li", { hasText: "Axis" }).getByText("you").waitFor();
  await guest.getByText("Anna changed who plays which side.").waitFor();
  expect(await guest.getByText("You are the host").count()).toBe(0);
  await guest.route(`**/api/tables/${id}`, answerLate);
  await host.getByLabel("Who may watch").selectOption("everybody");
  await guest.getByText("Everybody may watch this game once it has begun").waitFor();
  await host.getByLabel("Pace").selectOption("none");
  await host.getByRole("button", { name: "Change the time" }).click();
  await guest.getByText("Anna changed the time control.").waitFor();
  await guest.getByText(/No clock/).waitFor();
  await host.getByRole("button", { name: "Begin now, with bots on the free seats" }).click();
  for (const page of [host, guest]) await page.locator(".dock .chip-button").first().waitFor();
  expect(await guest.locator(".fp.me").getAttribute("aria-label")).toBe("Axis");

  const openMenu = () => host.getByRole("button", { name: "Table and settings" }).click();
  for (const act of ["Stop showing the game to spectators", "Propose to let everybody watch"]) {
    await openMenu();
    await host.getByRole("button", { name: act }).click();
    await host.locator("dialog[open]").waitFor({ state: "detached" });
  }
  await guest.getByText(/let everybody find and watch this game\?/).waitFor();
  await guest.getByRole("button", { name: "Agree" }).click();
  await guest.locator(".new-deed", { hasText: "From now on everybody may find and watch this game." }).waitFor();
  await openMenu();
  await host.locator(".desk-form", { hasText: "End the game here" }).getByRole("button", { name: "Propose" }).click();
  await guest.getByRole("button", { name: "Agree" }).click();
  await host.getByRole("button", { name: "Next game with rotated sides" }).click();
  await host.getByText("kept for Ben").waitFor();
  await guest.getByRole("button", { name: "To the next game" }).click();
  await guest.locator(".dock .chip-button").first().waitFor();
  expect(await guest.locator(".fp.me").getAttribute("aria-label")).toBe("West");
}, 90_000);
