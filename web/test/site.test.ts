/** What surrounds the tables: titles, unread messages, whose games these are, unknown addresses. */
import jsQR from "jsqr";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { tableByLink } from "./newTable.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function visitor(options = {}): Promise<Page> {
  return (await site.browser.newContext({ viewport: { width: 1200, height: 800 }, ...options })).newPage();
}

test("a message is announced and counted until the chat is open; the title says whose move it is", async () => {
  const [host, guest] = [await visitor(), await visitor()];
  const link = await tableByLink(host, site.server.url, "Thursday club");
  expect(await host.title()).toBe("Thursday club – Tripartite");
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit down here" }).click();
  for (const page of [host, guest]) await page.locator(".dock .chip-button").first().waitFor({ timeout: 20_000 });
  expect(await host.title()).toBe("▶ Your move: Thursday club – Tripartite");
  expect(await host.locator('link[rel="icon"]').getAttribute("href")).toContain("emblem-yours");

  await guest.getByRole("tab", { name: "Chat" }).click();
  await guest.getByLabel("Message to the table").fill("Good evening");
  await guest.getByRole("button", { name: "Say" }).click();
  await guest.locator(".chat").getByText("Good evening").waitFor();
  await expect.poll(() => guest.locator(".unread").count()).toBe(0);
  await host.locator(".new-message", { hasText: "Good evening" }).waitFor();
  await host.locator(".tabs .unread", { hasText: "1" }).waitFor();
  await host.reload();
  const skip = host.getByRole("button", { name: "Skip" });
  await host.locator(".tabs .unread").or(skip).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  await host.getByRole("tab", { name: "Chat" }).click();
  await host.locator(".chat .chat-side").first().waitFor();
  await host.locator(".tabs .unread").waitFor({ state: "detached" });
});

test("whose games these are stands at the foot of the start page, with a page about it", async () => {
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(site.server.url);
  await page.locator(".foot", { hasText: "Craig Besinque" }).waitFor();
  await page.locator(".foot").getByRole("link", { name: "About" }).click();
  await page.getByRole("heading", { name: "Whose games these are" }).waitFor();
  expect(await page.title()).toBe("About – Tripartite");
});

test("an unknown address opens the page, which says so; without JavaScript there is a sentence", async () => {
  const page = await visitor();
  const answer = await page.goto(`${site.server.url}/nonsense/one/two`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "There is nothing here." }).waitFor();
  const plain = await visitor({ javaScriptEnabled: false });
  await plain.goto(site.server.url);
  expect(await plain.locator("noscript p").isVisible()).toBe(true);
});

test("who has played before sees the own games without scrolling, at the next visit at once", async () => {
  const page = await visitor();
  await page.request.post(`${site.server.url}/api/guests`, { data: { name: "Wanda" } });
  const seats = ["me", { bot: "recruit" }, { bot: "recruit" }];
  await page.request.post(`${site.server.url}/api/tables`, { data: { game: "triumph", title: "Mine", seats } });
  await page.goto(site.server.url);
  const row = page.locator(".own-game", { hasText: "Mine" });
  await expect.poll(() => row.evaluate(isInSight)).toBe(true);
  await page.route("**/api/me", () => {});
  await page.reload();
  await page.locator(".hero.brief").waitFor();
});

test("copying the invitation works without a clipboard interface, and signing in can be closed by touch", async () => {
  const page = await visitor();
  await page.addInitScript(() => {
    const clipboard = location.pathname === "/" ? undefined : { writeText: () => Promise.reject(new Error("denied")) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard });
  });
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await tableByLink(page, site.server.url, "Friday club");
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await page.getByRole("button", { name: "Copied" }).click();
  await page.getByRole("button", { name: "Not allowed here: copy it by hand" }).waitFor();
});

test("start, rules and lessons open without the network, and what is kept is never older than the server's", async () => {
  const page = await visitor();
  const { url } = site.server;
  const kept = (path: string) =>
    page.evaluate(async (name) => (await (await caches.open(`kept ${name}`)).match(name)) !== undefined, path);
  for (const path of ["/", "/learn", "/rules/triumph"]) {
    await page.goto(url + path);
    await expect.poll(() => kept(path), { timeout: 20_000 }).toBe(true);
  }
  await page.evaluate(async () => (await caches.open("kept /")).put("/", new Response("<p>an old page</p>")));
  await page.goto(url);
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("kept /")).match("/"))!.text()))
    .toContain("/assets/");
  await page.context().setOffline(true);
  for (const [path, heading] of [
    ["/", "Three powers."],
    ["/learn", "Learn by playing"],
    ["/rules/triumph", "Rules of Triumph & Tragedy"],
  ]) {
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).filter({ hasText: heading }).waitFor();
  }
}, 60_000);

test("a guest continues on another device by a link that works once", async () => {
  const [first, second] = [await visitor(), await visitor({ viewport: { width: 390, height: 844 } })];
  const made = await first.request.post(`${site.server.url}/api/guests`, { data: { name: "Wanda" } });
  expect(made.status()).toBe(200);
  await first.goto(`${site.server.url}/settings`);
  await first.getByRole("button", { name: "Continue on another device" }).click();
  const link = await first.getByLabel("Open this link on the other device").inputValue();
  const code = first.getByRole("img", { name: "The same link for the camera of the other device" });
  expect(await read(code)).toBe(link);
  await second.goto(link);
  await second.getByRole("button", { name: "Continue here" }).click();
  await second.waitForURL(`${site.server.url}/`);
  const me = await second.request.get(`${site.server.url}/api/me`);
  expect(await me.json()).toMatchObject({ person: { name: "Wanda", account: false } });
  const again = await second.request.post(`${site.server.url}/api/carry`, { data: { token: link.split("#")[1] } });
  expect(await again.json()).toMatchObject({ code: "LINK_USED" });
});

test("a guest is asked about the games when signing in, and they are the account's afterwards", async () => {
  const { url } = site.server;
  const owner = await visitor();
  await owner.request.post(`${url}/api/account`, { data: { name: "Xenia", password: "a long password" } });
  const guest = await visitor({ viewport: { width: 390, height: 844 } });
  await guest.request.post(`${url}/api/guests`, { data: { name: "Guest" } });
  await guest.request.post(`${url}/api/tables`, {
    data: { game: "triumph", title: "Brought", seats: ["me", "open", "open"] },
  });
  const solo = { game: "triumph", title: "Open elsewhere", seats: ["me", { bot: "recruit" }, { bot: "recruit" }] };
  const made = await guest.request.post(`${url}/api/tables`, { data: solo });
  const elsewhere = await guest.context().newPage();
  await elsewhere.goto(`${url}/tables/${(await made.json()).id}`);
  await elsewhere.locator(".dock .chip-button").first().waitFor();
  await guest.goto(url);
  await guest.getByRole("button", { name: "Keep my games" }).click();
  await guest.getByRole("button", { name: "I have an account" }).click();
  const question = guest.getByRole("dialog").getByLabel("Bring the 2 games that I play as a guest along");
  expect(await question.isChecked()).toBe(true);
  await guest.getByLabel("Name", { exact: true }).fill("Xenia");
  await guest.getByLabel("Password").fill("a long password");
  await guest.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
  await guest.getByRole("link", { name: "Xenia, Settings" }).waitFor();
  await elsewhere.locator(".dock .chip-button").first().click();
  await elsewhere.locator(".type-picker button").first().click();
  await elsewhere.getByRole("button", { name: "Undo" }).and(elsewhere.locator(":enabled")).waitFor();
  await owner.goto(url);
  for (const page of [guest, owner])
    await page.getByRole("region", { name: "My games" }).getByText("Brought").waitFor();
  await guest.goto(`${url}/settings`);
  await guest.getByText("“Sign out” is for this device only.").waitFor();
  await guest.getByRole("button", { name: "Sign out the device that is signed in since" }).click();
  await guest.getByText("Devices that are signed in").waitFor({ state: "detached" });
  expect((await (await owner.request.get(`${url}/api/me`)).json()).person).toBeNull();
  await guest.getByRole("button", { name: "Sign out on all devices" }).click();
  await elsewhere.getByText("You were signed out, or signed in by another name.").waitFor();
});

test("a phone on its side: the map keeps most of the height, and the buttons stand beside it", async () => {
  const page = await visitor({ viewport: { width: 844, height: 390 }, reducedMotion: "reduce" });
  await page.goto(site.server.url);
  const playNow = (await page.getByRole("button", { name: "Play now" }).boundingBox())!;
  expect(playNow.y + playNow.height).toBeLessThan(390);
  expect(playNow.x + playNow.width).toBeLessThan(844);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().waitFor();
  const boxOf = async (part: string) => (await page.locator(part).first().boundingBox())!;
  const [map, buttons] = [await boxOf(".map-place"), await boxOf(".buttons")];
  expect(map.height).toBeGreaterThan(290);
  expect(buttons.x).toBeGreaterThanOrEqual(map.x + map.width);

  const bot = { bot: "recruit" };
  const data = { game: "triumph", options: { lesson: "land-battle" }, seats: ["me", bot, bot] };
  const { id } = await (await page.request.post(`${site.server.url}/api/tables`, { data })).json();
  await page.goto(`${site.server.url}/tables/${id}`);
  const calendar = page.locator(".cal", { hasText: "Moves" });
  for (const [width, height] of [
    [844, 390],
    [720, 450],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    expect([width, await calendar.evaluate((bar) => bar.scrollWidth <= bar.clientWidth)]).toEqual([width, true]);
  }
});

test("on a phone one plays at once, finds games to watch and a place for an invitation; rows say who and how long", async () => {
  const [host, page] = [await visitor(), await visitor({ viewport: { width: 390, height: 844 } })];
  await page.goto(site.server.url);
  const box = (await page.getByRole("button", { name: "Play now" }).boundingBox())!;
  expect(box.y + box.height).toBeLessThan(664);
  const links = { Rules: "/rules/triumph", About: "/about", "I have an invitation": "#join", "Watch a game": "#watch" };
  for (const [name, href] of Object.entries(links)) {
    const link = page.locator("header").getByRole("link", { name, exact: true });
    expect(await link.getAttribute("href")).toBe(href);
    expect(await link.evaluate(isInSight)).toBe(true);
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  }
  await page.getByRole("link", { name: "Rules", exact: true }).focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineColor)).toBe("rgb(138, 180, 255)");
  await page.getByText("No game is open to spectators at the moment.").waitFor();
  await host.request.post(`${site.server.url}/api/guests`, { data: { name: "Wilma" } });
  const make = (table: object) =>
    host.request.post(`${site.server.url}/api/tables`, { data: { game: "triumph", ...table } });
  const bot = { bot: "recruit" };
  await make({ title: "Shown", watchable: true, seats: ["me", bot, bot] });
  await make({ title: "Not shown", seats: ["me", bot, bot] });
  await make({ title: "Come", pace: "live", seats: ["open", "me", bot] });
  await page.reload();
  const open = page.locator(".gm", { hasText: "Come" });
  await open.getByText("Host: Wilma · with a bot · not rated · open for 1 min").waitFor();
  await open.getByText("Live, 30 min + 2 min a turn").waitFor();
  await page.getByRole("link", { name: "I have an invitation" }).click();
  await expect.poll(() => page.getByLabel("Join by link").evaluate(isInSight)).toBe(true);
  await page.getByRole("link", { name: "Watch a game" }).click();
  const rows = page.locator(".running .gm");
  await expect.poll(() => rows.first().evaluate(isInSight)).toBe(true);
  expect(await rows.count()).toBe(1);
  await rows.getByText("Axis: Wilma · West: a bot · USSR: a bot").click();
  await page.getByText("You are watching", { exact: true }).waitFor();
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(site.server.url);
    await page.getByRole("button", { name: "Play now" }).waitFor();
    await page.request.post(`${site.server.url}/api/guests`, { data: { name: "Guest 7073" } });
    await page.reload();
    const keep = (await page.getByRole("button", { name: "Keep my games" }).boundingBox())!;
    expect(keep.x + keep.width).toBeLessThanOrEqual(width);
    const made = await page.request.post(`${site.server.url}/api/tables`, {
      data: { game: "triumph", seats: ["me", "open", "invited"] },
    });
    await page.goto(`${site.server.url}/tables/${(await made.json()).id}`);
    await page.getByText("You are the host").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** What a camera reads in the picture of a code. */
async function read(code: Locator): Promise<string | undefined> {
  const [, , size] = (await code.getAttribute("viewBox"))!.split(" ").map(Number);
  const path = (await code.locator("path").getAttribute("d"))!;
  const [scale, dots] = [4, size * 4];
  const pixels = new Uint8ClampedArray(4 * dots * dots).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let dot = 0; dot < scale * scale; dot++) {
      const [row, column] = [Number(y) * scale + Math.floor(dot / scale), Number(x) * scale + (dot % scale)];
      pixels.fill(0, 4 * (row * dots + column), 4 * (row * dots + column) + 3);
    }
  return jsQR(pixels, dots, dots)?.data;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
