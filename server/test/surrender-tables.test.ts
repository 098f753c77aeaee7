/** One server with tables of every scenario of Unconditional Surrender!. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { GAMES } from "../../games/registry.ts";
import { SCENARIO_IDS } from "../../games/surrender/data/scenarios/index.ts";
import { surrender } from "../../games/surrender/index.ts";
import { readConfig } from "../config.ts";
import { Store } from "../storage/store.ts";
import type { Answer, Browser, LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { recordedGame, storeGame } from "./stored-game.ts";

let server: TestServer;
let ann: Browser;
beforeAll(async () => {
  server = await testServer({ games: GAMES });
  ann = await server.guest("Ann");
});
afterAll(() => server.close());

/** Ann holds every seat of a new table and follows it from the first one. */
async function begin(scenario: string, options: object = {}): Promise<{ id: string; seats: LiveSocket[] }> {
  const sides = surrender.seats(surrender.options({ scenario, ...options }) as never);
  const wishes = sides.map(() => "me");
  const { id } = await ann.post("/api/tables", { game: "surrender", options: { scenario, ...options }, seats: wishes });
  const seats = await Promise.all(sides.map((_, seat) => ann.follow(id, { seat })));
  for (const seat of seats) await seat.until(({ now }) => now !== undefined);
  return { id, seats };
}

const typesOf = (events: Answer[]) => new Set(events.map(({ type }) => type));

test("it hosts all eleven scenarios at once, and each shows its set-up from the first moment", async () => {
  const tables = await Promise.all(SCENARIO_IDS.map((scenario) => begin(scenario)));
  for (const [i, { id, seats }] of tables.entries()) {
    const scenario = SCENARIO_IDS[i];
    const opening = seats.map(({ now }) => now.opening);
    expect([scenario, ...typesOf(opening[0])]).toEqual(expect.arrayContaining(["turnBegan", "weatherRolled"]));
    if (!scenario.startsWith("europe")) expect(typesOf(opening[0])).toContain("income");
    for (const other of opening) expect(other).toEqual(opening[0]);
    const asked = seats.find(({ now }) => now.legal.length > 0)!;
    expect(await asked.act(asked.now.legal[0].action, 0)).toMatchObject({ type: "accepted", seq: 1 });
    await asked.until(({ seq }) => seq === 1);
    expect(asked.now.opening).toEqual(opening[0]);
    const late = await ann.follow(id, { seat: 0 });
    await late.until(({ now }) => now !== undefined);
    expect(late.now).toMatchObject({ since: 0, seq: 1, opening: opening[0] });
    const again = await ann.follow(id, { seat: 0, since: 1 });
    await again.until(({ now }) => now !== undefined);
    expect(again.now.opening).toBeUndefined();
    const { seq } = await ann.get(`/api/tables/${id}/replay`);
    expect((await ann.get(`/api/tables/${id}/replay/0/0?seq=${seq}`)).opening).toEqual(opening[0]);
  }
});

test("scenarios that do not exist and options that do not fit are refused by name", async () => {
  const refusal = async (options: object) => {
    const seats = ["me", "open"];
    const { status, json } = await ann.request("POST", "/api/tables", { game: "surrender", options, seats });
    return [status, json.code, json.text];
  };
  for (const [options, text] of [
    [{ scenario: "narvik-1940" }, "scenario: one of poland-1939, france-1940"],
    [{ scenario: "france-1940", nuclear: true }, "nuclear"],
    [{ scenario: "europe-1941", opening: "eastFirst" }, "opening"],
    [{ scenario: "europe-1939", opening: "sealion" }, "opening"],
    [{ scenario: "poland-1939", freeSetup: true }, "freeSetup"],
  ] as const)
    expect(await refusal(options)).toEqual([400, "OPTIONS", expect.stringContaining(text)]);
});

test("a table of Poland 1939 that the first build stored continues", async () => {
  const game = recordedGame("games/western-decisive.random4711", "surrender");
  const log = { ...game, entries: game.entries.slice(0, 60) };
  const store = await Store.open({ ...readConfig({}), dataDir: server.dataDir, onError: () => {} });
  const { id: person } = await store.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
  const id = await storeGame(server.dataDir, log, "poland", [person, "ben"]);
  await store.db.updateTable("tables").set({ rulesVersion: "1" }).where("id", "=", id).execute();
  await store.db.updateTable("actions").set({ rulesVersion: "1" }).where("tableId", "=", id).execute();
  await store.close();
  const axis = await ann.follow(id, { seat: 0 });
  await axis.until(({ now }) => now !== undefined);
  expect(axis.now).toMatchObject({ seq: 60 });
  const [offer] = axis.now.legal;
  expect(await axis.act(offer.action, 60)).toMatchObject({ type: "accepted", seq: 61 });
  expect((await ann.get(`/api/tables/${id}`)).rulesVersion).toBe(surrender.rulesVersion);
});
