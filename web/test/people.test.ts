/** One sees the others: who is there, what they do to the table, what two of them say to each other. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { servedPage } from "./servedPage.ts";
import { threeSeats } from "./threeSeats.ts";

const site = servedPage();
const SECRET = "Vienna at midnight";

/** Everything that a page is sent over its sockets. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

async function openMenu(page: Page): Promise<void> {
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Table and settings" }).click();
}

test("presence, private talk, a rollback that names its moment, and lines about what people do", async () => {
  const errors: string[] = [];
  let frames: string[] = [];
  const viewport = { width: 1280, height: 900 };
  const { axis, west, ussr, path } = await threeSeats(site.server, site.browser, viewport, errors, async (pages) => {
    frames = framesOf(pages.ussr);
  });
  for (const page of [axis, west, ussr]) await page.locator(".dock .chip-button").first().waitFor();
  await axis.locator(".fp", { hasText: "Ben" }).locator(".presence.here").waitFor();

  await axis.getByRole("tab", { name: "Chat" }).click();
  await axis.locator(".hearer select").selectOption({ label: "West only (Ben)" });
  await axis.getByLabel("Message to the table").fill(SECRET);
  await axis.getByRole("button", { name: "Say" }).click();
  await west.locator(".new-message", { hasText: SECRET }).waitFor();
  await west.getByRole("tab", { name: "Chat" }).click();
  await west.locator(".chat .whispered", { hasText: "Axis to West only" }).waitFor();
  await axis.locator(".hearer select").selectOption("");
  await axis.getByLabel("Message to the table").fill("Good evening");
  await axis.getByRole("button", { name: "Say" }).click();
  await ussr.getByRole("tab", { name: "Chat" }).click();
  await ussr.locator(".chat").getByText("Good evening").waitFor();
  expect(await ussr.locator(".chat li").count()).toBe(1);
  expect(frames.some((frame) => frame.includes("Good evening"))).toBe(true);
  expect(frames.some((frame) => frame.includes(SECRET))).toBe(false);

  await axis.locator(".dock .chip-button", { hasText: "Berlin" }).click();
  await axis.locator(".type-picker button", { hasText: "Tank" }).click();
  await axis.locator(".area-card").getByRole("img", { name: "German Tank 1" }).waitFor();
  await openMenu(axis);
  await axis.getByLabel("Take back").locator("option", { hasText: "one move, to before: " }).first().waitFor({
    state: "attached",
  });
  await axis.locator(".desk-form").first().getByRole("button", { name: "Propose" }).click();
  await west.getByText(/Axis: go back to before “.*Berlin.*That takes back one move/).waitFor();
  expect(await west.getByRole("link", { name: "Look at that moment" }).getAttribute("href")).toMatch(/at=0&eyes=1/);
  await ussr.getByRole("button", { name: "Decline" }).click();
  await axis.locator(".new-deed", { hasText: "Clara (USSR) declined to go back." }).waitFor();
  await axis.getByRole("tab", { name: "Log" }).click();
  await axis.locator(".lines .deed", { hasText: "Anna (Axis) proposed to go back." }).waitFor();
  await axis.locator(".lines .deed", { hasText: "Clara (USSR) declined to go back." }).waitFor();

  await west.request.post(`${site.server.url}/api${path}/leave`);
  await west.getByRole("heading", { name: "A bot plays your seat for you." }).waitFor();
  await axis.locator(".lines .deed", { hasText: "Ben (West) handed the seat to a bot" }).waitFor();
  await west.getByRole("button", { name: "Take my seat back" }).click();
  const returns = axis.locator(".lines .deed", { hasText: "Ben (West) is back" });
  await returns.waitFor();
  await west.request.post(`${site.server.url}/api${path}/leave`);
  await west.getByRole("button", { name: "To the table" }).click();
  await west.getByText("A bot plays your seat for you.").waitFor();
  await west.getByRole("button", { name: "Take my West seat back" }).click();
  await expect.poll(() => returns.count()).toBe(2);
  await west.context().close();
  await axis.locator(".fp", { hasText: "Ben" }).locator(".presence.away", { hasText: "away for" }).waitFor();
  expect(errors).toEqual([]);
}, 90_000);

test("players see who watches and may close the table; a resigned game stays in the list; friends and vacations are seen", async () => {
  const { url } = site.server;
  const page = async (width = 1200) =>
    (await site.browser.newContext({ viewport: { width, height: 844 }, reducedMotion: "reduce" })).newPage();
  const [ann, ben, stranger] = [await page(), await page(390), await page()];
  const post = async (who: Page, path: string, data: object = {}) =>
    (await who.request.post(`${url}/api${path}`, { data })).json();
  await post(ann, "/account", { name: "Agathe", password: "a long password" });
  await post(ben, "/account", { name: "Benno", password: "a long password" });
  const bot = { bot: "recruit" };
  const { id } = await post(ann, "/tables", {
    game: "triumph",
    title: "Letters",
    pace: "day",
    seats: ["me", "open", bot],
  });
  await post(ben, `/tables/${id}/join`);
  await post(ben, "/me/vacation", { days: 2 });
  await ann.goto(`${url}/tables/${id}`);
  await ann
    .locator(".fp", { hasText: "Benno" })
    .getByTitle(/^on vacation until/)
    .waitFor();
  await stranger.goto(`${url}/tables/${id}`);
  await stranger.getByText("You are watching", { exact: true }).waitFor();
  await ann.getByTitle("one person watches").waitFor();
  await openMenu(ann);
  await ann.getByRole("button", { name: "Only we may watch" }).click();
  await ann.locator(".confirm-question").getByRole("button").first().click();
  await stranger.getByRole("heading", { name: "Only those who play may watch this game." }).waitFor();

  await ann.goto(`${url}/player/Benno`);
  await ann.getByRole("button", { name: "Mark as a friend" }).click();
  await ann.getByRole("button", { name: "No longer a friend" }).waitFor();
  await ben.goto(`${url}/tables/${id}`);
  await ben.locator(".top").waitFor();
  await openMenu(ben);
  await ben.getByRole("button", { name: "Resign" }).click();
  await ben.locator(".confirm-question").getByRole("button").first().click();
  await ben.getByText("You resigned. A bot plays on for you.").waitFor();
  await ann.goto(url);
  await ann.locator(".friends", { hasText: "Benno" }).locator(".presence.here").waitFor();
  await ben.goto(url);
  const row = ben.locator(".own-game", { hasText: "Letters" });
  await row.getByText("you resigned").waitFor();
  await row.getByRole("button", { name: "Hide from this list: Letters" }).click();
  await row.waitFor({ state: "detached" });
  await ben.locator(".game-states").getByText("Hidden").click();
  await row.getByRole("link").click();
  await ben.getByText("You are watching", { exact: true }).waitFor();
}, 90_000);
