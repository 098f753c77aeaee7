/** A rated game of two people: what it did to their ratings, their pages, leader board, search, replay, statistics. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Browser as Person } from "../../server/test/browser.ts";
import { playToTheEnd } from "../../server/test/random-game.ts";
import { recorded, seatsAt, signedUp } from "../../server/test/rated-table.ts";
import { faultsOf } from "./axe.ts";
import { servedPage } from "./servedPage.ts";

const site = servedPage();
let people: Person[];
let table: string;

const POLAND = "game=surrender&scenario=poland-1939";

beforeAll(async () => {
  people = [await signedUp(site.server, "Ann of York"), await signedUp(site.server, "Ben")];
  const [ann, ben] = people;
  const options = { scenario: "poland-1939" };
  const wish = { game: "surrender", options, title: "Thursday club", seats: ["me", "open"] };
  ({ id: table } = await ann.post("/api/tables", wish));
  await ben.post(`/api/tables/${table}/join`, {});
  await playToTheEnd(await seatsAt(table, people));
  await recorded(ann, table);
});

async function pageOf(person: Person | undefined, options = {}): Promise<Page> {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const [name, value] = (person?.cookie ?? "").split("=");
  if (person) await context.addCookies([{ name, value, url: site.server.url }]);
  return context.newPage();
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test("on a phone: the results tell what happened to both ratings, and lead to the players' pages", async () => {
  const page = await pageOf(people[0], { viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await page.goto(`${site.server.url}/tables/${table}/results`);
  const strip = page.getByRole("region", { name: "Ratings" });
  await strip.getByText("This game was rated.").waitFor();
  const changes = await strip.locator(".rating-change b").allTextContents();
  expect(changes).toHaveLength(2);
  expect(changes.map((change) => change[0]).sort()).toEqual(["+", "−"]);
  await strip.getByRole("link", { name: "Ben" }).click();
  await page.getByRole("heading", { name: "Ben", level: 1 }).waitFor();
  await page.locator(".record", { hasText: "Poland, September 1939" }).getByText("after one rated game").waitFor();
  await page.locator(".band-chart svg").waitFor();
  await page.locator(".finished", { hasText: "Thursday club" }).waitFor();
  expect(await page.title()).toBe("Ben – Tripartite");
  expect(await isWide(page)).toBe(false);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "My page" }).click();
  await page.getByRole("heading", { name: "Ann of York", level: 1 }).waitFor();
});

test("a stranger finds leader board, game and replay from the start page", async () => {
  const page = await pageOf(undefined);
  await page.goto(site.server.url);
  await page.getByRole("link", { name: "Leader board" }).click();
  await page.getByText("Nobody is rated in this scenario yet.").waitFor();
  await page.getByLabel("Scenario").selectOption("surrender poland-1939");
  const rows = page.locator(".leaders tbody tr");
  await rows.nth(1).waitFor();
  expect((await rows.locator("th .player-name").allTextContents()).sort()).toEqual(["Ann of York", "Ben"]);
  expect(await rows.locator("th small").allTextContents()).toEqual(["provisional", "provisional"]);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole("link", { name: "Finished games" }).click();
  const form = page.getByRole("search");
  await form.getByLabel("Game").selectOption("surrender");
  await form.getByLabel("Player").fill("ann of york");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("heading", { name: "One game" }).waitFor();
  expect(new URL(page.url()).search).toBe("?game=surrender&player=ann+of+york");
  expect(await faultsOf(page)).toEqual([]);
  await form.getByLabel("Outcome").selectOption("draw");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("No finished game fits.").waitFor();
  await page.goBack();
  await page.locator(".finished").getByRole("link", { name: "Replay" }).click();
  await page.getByRole("slider", { name: "Moment of the game" }).waitFor({ timeout: 20_000 });
});

test("statistics, the page of a bot and of nobody", async () => {
  const page = await pageOf(undefined, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.server.url}/statistics?${POLAND}`);
  const among = page.getByRole("region", { name: "People among themselves" });
  await among.getByRole("figure", { name: "How often each side wins" }).getByText("1 (100 %)").waitFor();
  await page.getByRole("region", { name: "With bots" }).getByText("No game has been finished yet.").waitFor();
  expect(await isWide(page)).toBe(false);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`${site.server.url}/bot/staff`);
  await page.getByRole("heading", { name: "Bot Staff" }).waitFor();
  await page.goto(`${site.server.url}/player/nobody`);
  await page.getByRole("heading", { name: "There is no such player." }).waitFor();
});

test("when the game ends at the table, the log leads to the results, which say who played and why it does not count", async () => {
  const options = { scenario: "poland-1939" };
  const wish = { game: "surrender", options, seats: ["me", "open"] };
  const { id, joinToken: token } = await people[0].post("/api/tables", wish);
  await people[1].post(`/api/tables/${id}/join`, {});
  await people[1].post(`/api/tables/${id}/leave`, {});
  const carl = await signedUp(site.server, "Carl");
  await carl.post(`/api/tables/${id}/take-over`, { seat: 1, token });
  const page = await pageOf(people[0]);
  await page.goto(`${site.server.url}/tables/${id}`);
  await page.locator(".lines li").first().waitFor({ timeout: 20_000 });
  const late = await carl.follow(id, { seat: 1 });
  await late.until(({ now }) => now !== undefined);
  expect(await late.act({ type: "concede" })).toMatchObject({ type: "accepted" });
  await page.getByRole("link", { name: "How it went, and what it did to the ratings" }).click();
  await page.getByText("Not rated: a side had not moved yet.").waitFor();
  const strip = page.getByRole("region", { name: "Ratings" });
  await strip.locator("li", { hasText: "Ben" }).getByText("gave up").waitFor();
  await strip.locator("li", { hasText: "Carl" }).getByText("took over").waitFor();
});

test("the waiting room says whether the game counts; the host decides, and a guest sees why not", async () => {
  const [ann, guest] = [await pageOf(people[0]), await pageOf(undefined)];
  const seats = ["me", "open", "open"];
  const { id } = await people[0].post("/api/tables", { game: "triumph", seats });
  await ann.goto(`${site.server.url}/tables/${id}`);
  await ann.getByText("The result counts for everybody's rating").waitFor();
  await guest.goto(site.server.url);
  await guest.locator(".gm", { hasText: "Ann of York" }).getByText("rated", { exact: false }).first().click();
  await guest.getByRole("button", { name: "Sit down here" }).first().click();
  for (const page of [ann, guest]) await page.getByText("Not rated: a guest plays.").waitFor();
  await ann.getByLabel("Rated: the result counts").click();
  for (const page of [ann, guest]) await page.getByText("This table is not rated.").waitFor();
  await guest.getByText("Ann of York made the game unrated.").waitFor();
});
