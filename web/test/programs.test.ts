/** Bot accounts on the page. */
import { expect, test } from "vitest";
import { servedPage } from "./servedPage.ts";

const site = servedPage();

test("a bot account is made, gets another token, and is removed; each token is shown once", async () => {
  const context = await site.browser.newContext();
  const { url } = site.server;
  await context.request.post(`${url}/api/account`, { data: { name: "Ada", password: "a long password" } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${url}/settings`);
  const section = page.getByRole("region", { name: "Programs that play" });
  await section.getByLabel("Name of the program").fill("Robby");
  await section.getByRole("button", { name: "Make a bot account" }).click();
  const shown = section.locator(".token code");
  const first = (await shown.textContent())!;
  const isGood = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${url}/api/bot/tables/none`, { headers })).status !== 401;
  };
  expect(await isGood(first)).toBe(true);

  await section.getByRole("button", { name: "New token" }).click();
  await section.getByRole("alertdialog").getByRole("button", { name: "New token" }).click();
  await shown.filter({ hasNotText: first }).waitFor();
  const second = (await shown.textContent())!;
  expect([await isGood(first), await isGood(second)]).toEqual([false, true]);

  await section.getByLabel("Name of the program").fill("Ada");
  await section.getByRole("button", { name: "Make a bot account" }).click();
  await section
    .getByRole("alert")
    .getByText(/name.* is taken/)
    .waitFor();
  expect(await shown.count()).toBe(0);

  await section.getByRole("button", { name: "Remove" }).click();
  await section.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await section.getByText("Robby").waitFor({ state: "detached" });
  expect(await isGood(second)).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
}, 60_000);

test("a program of one's own gets a seat in the form and at the host's desk, and is marked with its owner", async () => {
  const context = await site.browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(15_000);
  const { url } = site.server;
  const post = async (path: string, data: object, headers = {}) =>
    (await context.request.post(url + path, { data, headers })).json() as Promise<Record<string, string>>;
  await post("/api/account", { name: "Bea", password: "a long password" });
  const tokens = [await post("/api/bots", { name: "Rover" }), await post("/api/bots", { name: "Rusty" })];
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "New table" }).click();
  await page.locator(".seat-choice", { hasText: "West" }).locator("select").selectOption("My program: Rover");
  await page.getByRole("button", { name: "Make the table" }).click();
  const row = (side: string) => page.locator(".room-seats li", { hasText: side });
  await row("West").getByText("kept for Rover, a program of Bea").waitFor();
  await page.getByLabel("USSR: for whom").selectOption("My program: Rusty");
  await row("USSR").getByText("kept for Rusty, a program of Bea").waitFor();
  const id = new URL(page.url()).pathname.split("/")[2];
  for (const { token } of tokens) await post(`/api/bot/tables/${id}/accept`, {}, { authorization: `Bearer ${token}` });
  await page.locator(".dock .chip-button").first().waitFor();
  const rail = page.locator(".fp", { hasText: "Rover" });
  expect(await rail.getByRole("img", { name: "a program of Bea" }).count()).toBe(1);
  await context.close();
}, 60_000);
