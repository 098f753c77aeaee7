import { afterAll, beforeAll, expect, test } from "vitest";
import { isPresence } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { bid, threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { watcherPatienceMs: 0 } });
});
afterAll(() => server.close());

/** Everything that green and a spectator are sent while red's secret is still secret. */
async function bytesWhenRedBids(amount: number): Promise<string[][]> {
  const { id, seats } = await threeSeats(server);
  const [red, green] = seats;
  const watchers = [green, await server.browser().follow(id), await server.browser().follow(id, { views: "asked" })];
  await red.act(bid(amount));
  for (const watcher of watchers) {
    await watcher.until(({ seq }) => seq === 1);
    await watcher.ask("look", { since: 0 });
  }
  await green.act(bid(1), 0);
  await green.act({ type: "fire" }, 2);
  await red.ask("undo", { seen: 2 });
  for (const watcher of watchers) await watcher.until(({ seq }) => seq === 3);
  return watchers.map(({ texts }) => texts.filter((text) => !text.startsWith('{"type":"table"') && !isPresence(text)));
}

test("what others are sent does not depend on a secret, byte for byte", async () => {
  const [one, three] = [await bytesWhenRedBids(1), await bytesWhenRedBids(3)];
  expect(one[0].length).toBeGreaterThan(5);
  expect(three).toEqual(one);
});

test("neither seed, token nor ids of people are sent to those who watch", async () => {
  const { id, people } = await threeSeats(server);
  const { joinToken } = await people[0].get(`/api/tables/${id}`);
  const watcher = await server.browser().follow(id);
  await watcher.until(({ now }) => now !== undefined);
  const sent = watcher.texts.join() + JSON.stringify(await server.browser().get(`/api/tables/${id}`));
  expect(joinToken).toHaveLength(22);
  expect(sent).not.toContain(joinToken);
  expect(sent).not.toMatch(/seed|random|creator|person"\s*:/);
  const [, session] = decodeURIComponent(people[0].cookie.split("=")[1]).split(".");
  expect(session).toHaveLength(43);
  expect(sent).not.toContain(session);
  // Ids of people are 16 letters; those of tables are shorter.
  expect(sent).not.toMatch(/"[\w-]{16}"/);
});
