/** Games by letter: from one table to the next, standing orders, how and when one hears of them. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faultsOf } from "./axe.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function somebody(name: string, width = 1440): Promise<Page> {
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
  const page = await somebody("Ann");
  const first = await newTable(page);
  const second = await newTable(page);
  await page.goto(`${site.server.url}/tables/${first}`);
  const others = (count: number) => page.getByRole("link", { name: `Next game that waits ${count}` });
  await others(1).waitFor();
  const third = await newTable(page);
  const next = others(2);
  await next.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await next.click();
  await page.waitForURL(`**/tables/${second}?seat=0`);
  await others(2).waitFor();
  await page.keyboard.press("g");
  await page.waitForURL(`**/tables/${first}?seat=0`);
  await page.request.post(`${site.server.url}/api/tables/${second}/resign`);
  await others(1).waitFor();
  await page.keyboard.press("g");
  await page.waitForURL(`**/tables/${third}?seat=0`);
  await page.goto(site.server.url);
  await page.getByRole("link", { name: "Next game that waits (2)" }).click();
  await page.waitForURL(`**/tables/${first}?seat=0`);
}, 60_000);
