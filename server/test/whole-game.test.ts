import { afterAll, expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import { GAMES } from "../../games/registry.ts";
import { type TestServer, testServer } from "./harness.ts";
import { sharedDatabase } from "./postgres.ts";
import { checkWholeGame } from "./whole-game.ts";

const servers: TestServer[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function start(config = {}): Promise<TestServer> {
  const server = await testServer({ config: { snapshotEvery: 7, ...config } });
  servers.push(server);
  return server;
}

test("on SQLite, three people and two spectators see their parts of the same game", async () => {
  await checkWholeGame([await start()], toy, { rounds: 10 });
});

test("a whole game of every registered game", async () => {
  const server = await testServer({ games: GAMES });
  servers.push(server);
  for (const game of Object.values(GAMES)) await checkWholeGame([server], game, {}, { undoChance: 0.02 });
});

test("on PostgreSQL, likewise", async () => {
  await checkWholeGame([await start({ databaseUrl: await sharedDatabase("one") })], toy, { rounds: 10 });
});

test("two servers on one PostgreSQL serve the same table", async () => {
  const databaseUrl = await sharedDatabase("two");
  const both = [await start({ databaseUrl }), await start({ databaseUrl })];
  await checkWholeGame(both, toy, { rounds: 10 });
  const [ann, ben] = [await both[0].guest("Ann"), await both[1].guest("Ben")];
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", { bot: "recruit" }] });
  const red = await ann.follow(id, { seat: 0 });
  await ben.post(`/api/tables/${id}/join`, {});
  await red.until(({ now }) => now !== undefined);
  const green = await ben.follow(id, { seat: 1 });
  await green.ask("chat", { text: "hello" });
  await red.until(({ messages }) => messages.some(({ type }) => type === "chat"));
  expect(red.messages.find(({ type }) => type === "chat").message).toMatchObject({ name: "Ben", text: "hello" });
});
