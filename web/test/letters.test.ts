/** Games by letter: from one table to the next, standing orders, notices and their times. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function visitor(name: string, width = 1440): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await context.request.post(`${site.server.url}/api/guests`, { data: { name } });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

async function newTable(page: Page, fields: object = {}): Promise<string> {
  const seats = ["me", { bot: "recruit" }, { bot: "recruit" }];
  const made = await page.request.post(`${site.server.url}/api/tables`, {
    data: { game: "triumph", listed: false, seats, ...fields },
  });
  return ((await made.json()) as { id: string }).id;
}

test("from any table and the start page to the next game that waits, by button and key; the number is live", async () => {
  const page = await visitor("Ann");
  const first = await newTable(page);
  const second = await newTable(page);
  await page.goto(`${site.server.url}/tables/${first}`);
  const others = (count: number) => page.getByRole("link", { name: `Next game that waits ${count}` });
  /** Waits until the link leads to one of these tables. */
  const nextOf = async (count: number, ids: readonly string[]) => {
    const addresses = ids.map((id) => `/tables/${id}?seat=0`);
    const href = () => others(count).getAttribute("href");
    await expect.poll(href, { timeout: 20_000 }).toSatisfy((found) => addresses.includes(found));
  };
  await nextOf(1, [second]);
  const third = await newTable(page);
  const all = [first, second, third];
  /** Waits until one of these tables is open, and returns which: they are listed by how long they wait. */
  const opened = async (ids: readonly string[]) => {
    await page.waitForURL((url) => ids.some((id) => url.pathname === `/tables/${id}`));
    return ids.find((id) => new URL(page.url()).pathname === `/tables/${id}`)!;
  };
  await nextOf(2, [second, third]);
  expect(await faultsOf(page)).toEqual([]);
  await others(2).click();
  const one = await opened([second, third]);
  const rest = all.filter((id) => id !== one);
  await nextOf(2, rest);
  await page.keyboard.press("g");
  const other = await opened(rest);
  await page.request.post(`${site.server.url}/api/tables/${one}/resign`);
  const [last] = rest.filter((id) => id !== other);
  await nextOf(1, [last]);
  await page.keyboard.press("g");
  await opened([last]);
  await page.goto(site.server.url);
  await page.getByRole("link", { name: "Next game that waits (2)" }).click();
  await opened([last, other]);
}, 60_000);

test("a standing order is given at the decision, answers it, is shown to that seat alone, and can be removed", async () => {
  const [ann, ben] = [await visitor("Ann"), await visitor("Ben")];
  const frames: string[] = [];
  ben.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  const made = await ann.request.post(`${site.server.url}/api/tables`, {
    data: { game: "surrender", options: { scenario: "poland-1939" }, listed: false, seats: ["me", "invited"] },
  });
  const { id, joinToken } = (await made.json()) as { id: string; joinToken: string };
  await ben.request.post(`${site.server.url}/api/tables/${id}/join`, { data: { token: joinToken } });
  const orders = async (page: Page, seat: number) =>
    (await (await page.request.get(`${site.server.url}/api/tables/${id}/orders?seat=${seat}`)).json()) as {
      fired: { decision: string }[];
    };
  await Promise.all([ann, ben].map((page) => page.goto(`${site.server.url}/tables/${id}`)));
  await ann.getByText("Always answer like this …").click();
  const form = ann.locator(".standing-orders form");
  expect(await form.locator("legend").first().textContent()).not.toBe("");
  await form.getByLabel("a war begins").uncheck();
  await form.getByLabel("a new turn begins").check();
  expect(await faultsOf(ann)).toEqual([]);
  await form.getByRole("button", { name: "Answer like this from now on" }).click();
  const order = ann.locator(".standing-orders li", { hasText: "until a new turn begins" });
  await order.waitFor();
  await order.getByText("answered once").waitFor();
  await ann.locator(".lines .deed", { hasText: "Your standing order answered:" }).first().waitFor();
  expect((await orders(ann, 0)).fired.length).toBeGreaterThan(0);
  expect(frames.join()).not.toContain("order");
  expect(await ben.locator(".standing-orders li").count()).toBe(0);
  await order.getByRole("button", { name: "Remove the order" }).click();
  await order.waitFor({ state: "detached" });
}, 60_000);

test("on return the log marks what is new; nothing is marked while one is there", async () => {
  const page = await visitor("Cleo");
  const made = await page.request.post(`${site.server.url}/api/tables`, {
    data: { game: "surrender", options: { scenario: "poland-1939" }, listed: false, seats: ["me", { bot: "recruit" }] },
  });
  const { id } = (await made.json()) as { id: string };
  const give = (decision: string) =>
    page.request.post(`${site.server.url}/api/tables/${id}/orders`, {
      data: { seat: 0, decision, answer: "default", stops: ["time"] },
    });
  const seen = () => page.waitForResponse((response) => response.url().endsWith("/seen") && response.ok());
  await Promise.all([seen(), page.goto(`${site.server.url}/tables/${id}`)]);
  await Promise.all([seen(), give("D-TRF"), give("D-STM")]);
  await page.locator(".lines .deed", { hasText: "Your standing order answered: Strategic Movement." }).waitFor();
  const mark = page.locator(".lines .new-since");
  expect(await mark.count()).toBe(0);
  await page.goto(`${site.server.url}/about`);
  await give("D-ACT");
  const answered = async () => {
    const orders = await page.request.get(`${site.server.url}/api/tables/${id}/orders?seat=0`);
    return ((await orders.json()) as { fired: { decision: string }[] }).fired.map(({ decision }) => decision);
  };
  await expect.poll(answered).toContain("D-ACT");
  await page.goto(`${site.server.url}/tables/${id}`);
  await mark.getByText("New since your last visit").waitFor();
  expect(await mark.count()).toBe(1);
  const lines = await page.locator(".lines li").allTextContents();
  const at = lines.indexOf("New since your last visit");
  const passes = lines.flatMap((line, index) => (line.startsWith("Axis passes.") ? [index] : []));
  expect(passes).toHaveLength(2);
  expect(passes[0], "Strategic Movement, seen before").toBeLessThan(at);
  expect(passes[1], "Operations, new").toBeGreaterThan(at);
  expect(await faultsOf(page)).toEqual([]);
}, 60_000);

test("quiet hours, digest and the secret of a webhook in the settings", async () => {
  const page = await visitor("Dora", 390);
  await page.goto(`${site.server.url}/settings`);
  const form = page.getByRole("form", { name: "What and when" });
  await form.getByLabel("Messages").selectOption("one a day");
  await form.getByLabel("at", { exact: true }).fill("07:30");
  await form.getByLabel("Quiet hours").check();
  await form.getByLabel("from", { exact: true }).fill("23:15");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Saved.").waitFor();
  await page.getByLabel("Webhook (Discord").fill("https://hooks.example.org/me");
  await page.getByRole("button", { name: "Add" }).last().click();
  const secret = page.locator(".token code");
  await secret.waitFor();
  const first = await secret.textContent();
  expect(first).toMatch(/^[\w-]{43}$/);
  await page.getByRole("button", { name: "New secret" }).click();
  await expect.poll(() => secret.textContent()).not.toBe(first);
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  expect(await form.getByLabel("from", { exact: true }).inputValue()).toBe("23:15");
  expect(await form.getByLabel("at", { exact: true }).inputValue()).toBe("07:30");
  expect(await secret.count()).toBe(0);
}, 60_000);
