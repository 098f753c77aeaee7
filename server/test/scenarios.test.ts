import { afterAll, beforeAll, expect, test } from "vitest";
import { ISLAND_SCENARIOS, islands } from "../../games/kernel/test/islands.ts";
import { type TestServer, testServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";
import { checkWholeGame } from "./whole-game.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ games: { islands }, config: { snapshotEvery: 3 } });
});
afterAll(() => server.close());

test("one server hosts scenarios with different seats and boards, and plays them to the end at the same time", async () => {
  const tables = ISLAND_SCENARIOS.map(({ id: scenario }) => checkWholeGame([server], islands, { scenario }));
  const ids = await Promise.all(tables);
  const ann = await server.guest("Ann");
  for (const [i, id] of ids.entries()) {
    const table = await ann.get(`/api/tables/${id}`);
    expect(table).toMatchObject({ status: "ended", options: { scenario: ISLAND_SCENARIOS[i].id } });
    expect(table.seats).toHaveLength(ISLAND_SCENARIOS[i].seats.length);
  }
});

test("the games say which seats each scenario has", async () => {
  const { games } = await server.browser().get("/api/games");
  expect(games[0].scenarios).toEqual(ISLAND_SCENARIOS.map(({ id, seats }) => ({ id, seats })));
  expect(games[0].seats).toEqual(ISLAND_SCENARIOS[0].seats);
});

test("the number of seats is that of the scenario, and the refusal names them", async () => {
  const ann = await server.guest("Ann");
  const wanted = (scenario: string, seats: unknown[]) =>
    ann.request("POST", "/api/tables", { game: "islands", options: { scenario }, seats });
  const refused = await wanted("strait", ["me", "open", "open"]);
  expect(refused).toMatchObject({ status: 400, json: { code: "SEATS", text: "There are 2 seats: north, south." } });
  expect(await wanted("gulf", ["me", "open"])).toMatchObject({
    json: { text: "There are 3 seats: east, west, centre." },
  });
  expect(await wanted("ocean", ["me"])).toMatchObject({ status: 400, json: { code: "OPTIONS" } });
});

test("a bot reads and writes the names of the scenario it plays", async () => {
  const ann = await server.guest("Ann");
  for (const { id: scenario, seats } of ISLAND_SCENARIOS) {
    const wishes = seats.map((_, seat) => (seat === 0 ? "me" : { bot: "recruit" }));
    const { id } = await ann.post("/api/tables", { game: "islands", options: { scenario }, seats: wishes });
    const own = await ann.follow(id, { seat: 0 });
    await playToTheEnd([own]);
    expect(own.now.outcome.kind).toBe("points");
  }
});
