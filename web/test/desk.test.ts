import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function visitor(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  return { context, page: await context.newPage() };
}

async function openMenu(page: Page): Promise<void> {
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Table and settings" }).click();
}

/** A live table of two people and a bot: the host has the Axis, the guest the West. */
async function liveTable(host: Page, guest: Page): Promise<void> {
  await host.goto(site.server.url);
  await host.getByRole("button", { name: "New table" }).click();
  const form = host.locator("dialog[open]");
  await form.locator(".seat-choice", { hasText: "USSR" }).locator("select").selectOption({ index: 3 });
  await form.getByLabel("Pace").selectOption("live");
  await form.getByText("More choices").click();
  await form.getByLabel("In reserve at the beginning (minutes)").fill("45");
  await form.getByLabel("Canada is Home Territory").check();
  await form.getByRole("button", { name: "Make the table" }).click();
  await guest.goto(await host.getByLabel("Anyone with this link may sit down").inputValue());
  await guest.getByText("1936, full game, Canada is Home Territory · Live").waitFor();
  await guest.getByLabel("Your name").fill("Benno");
  await guest.getByRole("button", { name: "Sit down here" }).click();
  for (const page of [host, guest]) await page.locator(".dock .chip-button").first().waitFor();
}

test("clocks, taking moves back and stopping the clocks by consent, a bot on one's seat", async () => {
  const [{ page: host }, { page: guest }] = [await visitor(), await visitor()];
  await liveTable(host, guest);
  await host.locator(".clock-strip .own.running").waitFor();
  await host.locator(".dock .chip-button", { hasText: "Berlin" }).click();
  await host.locator(".type-picker button", { hasText: "Tank" }).click();
  const tank = host.locator(".area-card").getByRole("img", { name: "German Tank 1" });
  await tank.waitFor();

  await openMenu(host);
  await host.locator(".desk-seats").getByText("Benno").waitFor();
  await host.getByText("45 min in reserve, 2 min more for each turn").waitFor();
  const choice = host.getByLabel("Take back");
  await choice.selectOption((await choice.locator("option").last().getAttribute("value"))!);
  await host.locator(".desk-form").first().getByRole("button", { name: "Propose" }).click();
  await guest.getByText(/Axis: go back to before/).waitFor();
  expect(await tank.count()).toBe(1);
  await guest.getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => tank.count()).toBe(0);

  await openMenu(host);
  await host.getByRole("button", { name: "Propose to stop the clocks" }).click();
  await guest.getByRole("button", { name: "Agree" }).click();
  await host.getByText("Clocks stopped").waitFor();
  await openMenu(guest);
  await guest.getByRole("button", { name: "Let the clocks run again" }).click();
  await host.locator(".clock-strip .own.running").waitFor();

  await openMenu(host);
  await host.getByRole("button", { name: "Hand my seat to a bot" }).click();
  await host.getByText("A bot plays on until you come back").waitFor();
  await host.getByRole("button", { name: "Hand my seat to a bot" }).click();
  await expect.poll(() => host.getByRole("button", { name: "Undo" }).count()).toBe(0);
  await openMenu(host);
  await host.getByRole("button", { name: "Take this seat" }).click();
  const undo = host.getByRole("button", { name: "Undo" });
  const skip = host.getByRole("button", { name: "Skip" });
  await undo.or(skip).waitFor();
  if (await skip.isVisible()) await skip.click();
  await undo.waitFor();

  await openMenu(guest);
  await guest.getByLabel("West wins").check();
  await guest.locator(".desk-form", { hasText: "End the game here" }).getByRole("button", { name: "Propose" }).click();
  await host.getByText("West: end the game here, won by West?").waitFor();
  await host.getByRole("button", { name: "Agree" }).click();
  await host.getByText("The game is over").first().waitFor();
  await host.getByRole("button", { name: "Play again" }).click();
  await host.getByText("The game begins when every seat is taken.").waitFor();
  await guest.getByRole("button", { name: "To the next game" }).click();
  for (const page of [host, guest]) await page.locator(".dock .chip-button").first().waitFor();
});

test("D4: a visitor without an invitation asks for a vacant seat, and gets it when the others agree", async () => {
  const [{ page: host }, { page: guest }, { page: stranger }] = [await visitor(), await visitor(), await visitor()];
  await liveTable(host, guest);
  await openMenu(guest);
  for (let press = 0; press < 2; press++) await guest.getByRole("button", { name: "Hand my seat to a bot" }).click();
  await stranger.goto(`${site.server.url}${new URL(host.url()).pathname}`);
  await stranger.getByRole("button", { name: "Ask for the West seat" }).click();
  await host.getByRole("button", { name: "Decline" }).click();
  await stranger.locator(".deed", { hasText: /declined to give the West seat to another player/ }).waitFor();
  await stranger.getByRole("button", { name: "Ask for the West seat" }).click();
  await stranger.getByText("Those at the table have been asked.").waitFor();
  await host.getByText(/would like to take over West/).waitFor();
  await host.getByRole("button", { name: "Agree" }).click();
  await stranger.getByText("You are watching", { exact: true }).waitFor({ state: "detached" });
  await stranger.locator(".clock-strip .own").waitFor();
});

test("settings are remembered, a webhook can be added and tested, a vacation begun and ended", async () => {
  const { page } = await visitor();
  await page.goto(site.server.url);
  await page.getByLabel("Scenario").first().selectOption({ label: "Two players" });
  await page.locator(".sides label", { hasText: "West" }).click();
  await page.getByText("against one bot").waitFor();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().waitFor();
  expect(await page.locator(".seat-switch a").allTextContents()).toEqual(["West", "USSR"]);
  await page.goto(`${site.server.url}/settings`);
  await page.getByLabel("Night").check();
  await page.getByLabel("Reduce motion").check();
  await page.reload();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(await page.locator("html").getAttribute("data-motion")).toBe("less");

  await page.getByLabel("Webhook").fill("https://hooks.example.org/tripartite");
  await page.locator(".line-form", { hasText: "Webhook" }).getByRole("button", { name: "Add" }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  await page.getByRole("table").getByText("Test").waitFor();
  await page.getByRole("button", { name: "Remove Webhook" }).click();
  await page.getByText("Nothing set up yet.").waitFor();

  await page.getByLabel("Days").fill("3");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByText("You are away until").waitFor();
  await page.getByRole("button", { name: "I am back" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).waitFor();

  await page.getByLabel("Name", { exact: true }).fill("Marguerite");
  await page.getByLabel("Password").fill("eight or more");
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByText("You are signed in as Marguerite.").waitFor();
});

test("a push shows a notification, under the page's own policy", async () => {
  const { page, context } = await visitor();
  await context.grantPermissions(["notifications"], { origin: site.server.url });
  await page.goto(`${site.server.url}/settings`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/service-worker.js");
    await navigator.serviceWorker.ready;
  });
  // Chromium's shell without windows shows no notifications: the worker keeps what it asks for.
  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration };
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, body: options?.body, data: options?.data });
    };
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const data = JSON.stringify({ title: "It is your move: Thursday club", body: "Come.", link: "/tables/abc" });
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: site.server.url,
    registrationId: await registered,
    data,
  });
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect
    .poll(shown)
    .toEqual([{ title: "It is your move: Thursday club", body: "Come.", data: { link: "/tables/abc" } }]);
});
