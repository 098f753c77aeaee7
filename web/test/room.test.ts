import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { tableByLink } from "./newTable.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

async function visitor(): Promise<Page> {
  return (await site.browser.newContext({ viewport: { width: 1200, height: 800 } })).newPage();
}

test("a table by link: the host waits, the guest sits down, a stranger watches and sees no hand", async () => {
  const [host, guest, stranger] = [await visitor(), await visitor(), await visitor()];
  const link = await tableByLink(host, site.server.url, "Thursday club");

  await guest.goto(site.server.url);
  await guest.getByPlaceholder("Join by link").fill(link);
  await guest.getByRole("button", { name: "Join", exact: true }).click();
  await guest.getByRole("heading", { name: "Thursday club" }).waitFor();
  await guest.getByRole("button", { name: "Sit down here" }).click();

  for (const page of [host, guest]) await page.locator(".dock .chip-button").first().waitFor({ timeout: 20_000 });
  expect(await guest.locator(".fp.me").getAttribute("aria-label")).toBe("West");

  await stranger.goto(new URL(link).origin + new URL(link).pathname);
  await stranger.locator(".who.quiet").waitFor();
  expect(await stranger.locator(".hand").count()).toBe(0);
  expect(await stranger.getByRole("button", { name: "Undo" }).count()).toBe(0);

  await guest.getByRole("tab", { name: "Chat" }).click();
  await guest.getByLabel("Message to the table").fill("Good evening");
  await guest.getByRole("button", { name: "Say" }).click();
  await host.getByRole("tab", { name: "Chat" }).click();
  await host.getByText("Good evening").waitFor();

  await guest.goto(site.server.url);
  await guest.getByText("Your move").first().waitFor();
});

test("after a reload the table and its log are there again", async () => {
  const page = await visitor();
  await page.goto(site.server.url);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".dock .chip-button").first().waitFor();
  await page.reload();
  const chip = page.locator(".dock .chip-button").first();
  const skip = page.getByRole("button", { name: "Skip" });
  await chip.or(skip).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  await chip.waitFor();
  await page.locator(".lines li").first().waitFor();
});
