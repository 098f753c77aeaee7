import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { BotFailure, type BotRunner } from "../bots/bot.ts";
import { Journal } from "../storage/journal.ts";
import type { Db } from "../storage/schema.ts";
import { Store } from "../storage/store.ts";
import { accountHolder, BotAccount } from "./bot-account.ts";
import { BOTS } from "./bots.ts";
import { type TestServer, testServer } from "./harness.ts";
import { sharedDatabase } from "./postgres.ts";
import { playToTheEnd } from "./random-game.ts";
import { bid } from "./toy-table.ts";

const servers: TestServer[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function start(databaseUrl: string, bots?: BotRunner, botBudgetMs = 300): Promise<TestServer> {
  const config = { databaseUrl, botPatienceMs: 100, botLookMs: 20, botBudgetMs };
  const server = await testServer({ config, ...(bots && { bots }) });
  servers.push(server);
  return server;
}

/** Takes its time, and counts. */
function slowBots() {
  const counted = { decisions: 0 };
  const runner: BotRunner = {
    registry: BOTS,
    async decide({ legal, memory }) {
      counted.decisions++;
      await sleep(30);
      return { action: legal.at(-1)!, memory, reason: "" };
    },
    close: async () => {},
  };
  return { runner, counted };
}

/** Like a process that was stopped in the middle of a thought. */
function stuckBots(): BotRunner {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  return { registry: BOTS, decide: () => promise, close: async () => reject(new BotFailure("crashed")) };
}

test("with two processes every decision of a bot is thought about once", async () => {
  const databaseUrl = await sharedDatabase("once");
  const both = [slowBots(), slowBots()];
  const [one, two] = await Promise.all(both.map(({ runner }) => start(databaseUrl, runner, 30_000)));
  const ann = await one.guest("Ann");
  const { id } = await ann.post("/api/tables", {
    game: "toy",
    options: { rounds: 4 },
    seats: ["me", { bot: "counter" }, { bot: "counter" }],
  });
  const elsewhere = two.browser();
  elsewhere.cookie = ann.cookie;
  await playToTheEnd([await elsewhere.follow(id, { seat: 0 })]);
  const { entries } = await elsewhere.get(`/api/tables/${id}/log`);
  const moves = entries.filter(({ seat }: { seat: number }) => seat > 0).length;
  expect(both[0].counted.decisions + both[1].counted.decisions).toBe(moves);
  expect(both[1].counted.decisions).toBeGreaterThan(0);
});

test("when a process is stuck or dead, another one plays on for its bots", async () => {
  const databaseUrl = await sharedDatabase("stuck");
  const [stuck, healthy] = [await start(databaseUrl, stuckBots()), await start(databaseUrl)];
  const ann = await stuck.guest("Ann");
  const seats = ["me", { bot: "recruit" }, { bot: "recruit" }];
  const { id } = await ann.post("/api/tables", { game: "toy", options: { rounds: 1 }, seats });
  const red = await ann.follow(id, { seat: 0 });
  await red.until(({ seq }) => seq === 2, 5000);
  const there = healthy.browser();
  there.cookie = ann.cookie;
  await playToTheEnd([await there.follow(id, { seat: 0 })]);
});

test("logging out at one process closes sockets at the other, and a bot account may listen at any", async () => {
  const databaseUrl = await sharedDatabase("others");
  const [one, two] = [await start(databaseUrl), await start(databaseUrl)];
  const ann = await accountHolder(one);
  const robot = await BotAccount.create(ann);
  const elsewhere = new BotAccount(two.url, robot);
  const stream = await elsewhere.listen();
  const seats = ["me", { program: robot.name }, { bot: "recruit" }];
  const { id } = await ann.post("/api/tables", { game: "toy", seats });
  await stream.next("invited");
  await robot.request("POST", `/tables/${id}/accept`);
  const { seq } = await stream.next("decision");
  expect((await robot.act(id, seq, bid(1))).status).toBe(200);
  await stream.next("events", { seq: seq + 1 });
  const newer = await robot.listen();
  await stream.next("closed", { code: "REPLACED" });
  await newer.next("gameStart");
  newer.close();
  const browser = two.browser();
  browser.cookie = ann.cookie;
  const red = await browser.follow(id, { seat: 0 });
  await ann.post("/api/logout");
  expect(await red.closed).toEqual({ code: 4003, reason: "LOGGED_OUT" });
});

test("a person who sat down at one process may play at the other before the news arrives there", async () => {
  const databaseUrl = await sharedDatabase("unheard");
  const [one, two] = [await start(databaseUrl), await start(databaseUrl)];
  const ann = await accountHolder(one);
  const robot = await BotAccount.create(ann);
  const seats = ["me", { bot: "counter" }, { bot: "counter" }];
  const { id } = await ann.post("/api/tables", { game: "toy", seats });
  const elsewhere = new BotAccount(two.url, robot);
  expect((await elsewhere.act(id, 0, bid(1))).status).toBe(403);
  const store = await Store.open({ dataDir: "", databaseUrl, databaseConnections: 2, onError: () => {} });
  const { db } = store;
  const bot = await db.selectFrom("people").select("id").where("name", "=", robot.name).executeTakeFirstOrThrow();
  await db.updateTable("seats").set({ kind: "program", person: bot.id }).where("seat", "=", 0).execute();
  await db
    .updateTable("tables")
    .set((row) => ({ version: row("version", "+", 1) }))
    .execute();
  expect((await elsewhere.act(id, 0, bid(1))).json).toMatchObject({ status: "accepted" });
  await store.close();
});

test("when transactions wait for each other, the moves in the one that is rolled back are still stored", async () => {
  const databaseUrl = await sharedDatabase("crossing");
  const store = await Store.open({ dataDir: "", databaseUrl, databaseConnections: 4, onError: () => {} });
  const touch = (db: Db, key: string) => db.updateTable("settings").set({ value: "touched" }).where("key", "=", key);
  await store.db
    .insertInto("settings")
    .values(["one", "two"].map((key) => ({ key, value: "" })))
    .execute();
  const move = { tableId: "t", seq: 1, kind: "act", seat: 0, action: "{}", rulesVersion: "1", time: 0, reason: null };
  const writes = ["one", "two"].map((key) => (db: Db) => touch(db, key));
  const storing: Promise<void>[] = [];
  await store.transact([], async (trx) => {
    await touch(trx, "two").execute();
    storing.push(new Journal(store).append({ row: move, writes }));
    await sleep(300);
    await touch(trx, "one").execute();
  });
  await Promise.all(storing);
  expect(await store.db.selectFrom("actions").select("seq").execute()).toEqual([{ seq: 1 }]);
  await store.close();
});
