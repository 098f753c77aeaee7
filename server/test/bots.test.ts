import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Choice } from "@tripartite/kernel";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { BotFailure, type BotRunner, type BotTask } from "../bots/bot.ts";
import { BotDriver, type DriverOptions } from "../bots/driver.ts";
import { Store } from "../storage/store.ts";
import { BOTS, testBots } from "./bots.ts";
import { type TestServer, temporaryFolder, testServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";
import { bid } from "./toy-table.ts";

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function start(options: Parameters<typeof testServer>[0]): Promise<TestServer> {
  const server = await testServer(options);
  servers.push(server);
  return server;
}

/** Thinks in this thread and keeps what it was shown. */
function recordingBots(decide: (task: BotTask) => Choice["action"] = ({ legal }) => legal.at(-1)!) {
  const tasks: BotTask[] = [];
  const runner: BotRunner = {
    registry: BOTS,
    async decide(task) {
      tasks.push(JSON.parse(JSON.stringify(task)));
      return { action: decide(task), memory: null, reason: "" };
    },
    close: async () => {},
  };
  return { runner, tasks };
}

async function tableWith(server: TestServer, bots: readonly string[], options = {}) {
  const ann = await server.guest("Ann");
  const seats = ["me", ...bots.map((bot) => ({ bot }))];
  const { id } = await ann.post("/api/tables", { game: "toy", options, seats });
  return { id: id as string, ann, red: await ann.follow(id, { seat: 0 }) };
}

test("the games say which bots can be seated, with a name to show", async () => {
  const { games } = await (await start({})).browser().get("/api/games");
  expect(games[0].bots[0]).toEqual({ id: "recruit", name: "Recruit, plays legal moves at random with some sense" });
});

test.each(["thrower", "quitter", "cheat", "dreamer"])("a %s stalls no table: the default is played", async (bot) => {
  const lines: string[] = [];
  const logger = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  const server = await start({ bots: testBots(200), logger });
  const bad = await tableWith(server, [bot, "recruit"], { rounds: 1 });
  const good = await tableWith(server, ["recruit", "recruit"], { rounds: 1 });
  await Promise.all([playToTheEnd([bad.red]), playToTheEnd([good.red])]);
  const { entries } = await bad.ann.get(`/api/tables/${bad.id}/log`);
  expect(entries.find(({ seat }: { seat: number }) => seat === 1).action).toEqual(bid(1));
  expect(lines.join()).toMatch(/the bot failed|a bot chose what is not allowed/);
  expect(lines.join()).not.toMatch(/secret|hidden|"bids"/);
});

test("a person who takes the seat back while the bot thinks decides, whatever the bot does", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const thoughts: PromiseWithResolvers<Choice>[] = [];
  const decide = () => {
    thoughts.push(Promise.withResolvers());
    return thoughts.at(-1)!.promise;
  };
  const close = async () => {
    for (const { reject } of thoughts) reject(new BotFailure("crashed"));
  };
  const server = await start({ bots: { registry: BOTS, decide, close }, logger });
  const ann = await server.guest("Ann");
  const fates = [
    ({ reject }: PromiseWithResolvers<Choice>) => reject(new BotFailure("tooSlow")),
    ({ resolve }: PromiseWithResolvers<Choice>) => resolve({ action: bid(2), memory: null, reason: "" }),
  ];
  for (const fate of fates) {
    const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "hotSeat", "hotSeat"] });
    const red = await server.browser().follow(id);
    const first = thoughts.length;
    await ann.post(`/api/tables/${id}/leave`);
    await red.until(() => thoughts.length === first + 1);
    await ann.post(`/api/tables/${id}/take-over`, { seat: 0 });
    fate(thoughts[first]);
    await red.until(() => thoughts.length === first + 2);
    expect(red.now).toMatchObject({ seq: 0, waitingFor: [0, 1, 2] });
  }
  expect(lines).toEqual([]);
});

test("a bot is shown its seat's view and the options, nothing else, byte for byte", async () => {
  const shownToGreen = async (amount: number) => {
    const { runner, tasks } = recordingBots();
    const server = await start({ bots: runner });
    const ann = await server.guest("Ann");
    const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", "hotSeat"] });
    const ben = await server.guest("Ben");
    await ben.post(`/api/tables/${id}/join`, {});
    const red = await ann.follow(id, { seat: 0 });
    await red.until(({ now }) => now !== undefined);
    await red.act(bid(amount));
    await ben.post(`/api/tables/${id}/leave`);
    await red.until(({ seq }) => seq === 2);
    return tasks;
  };
  const [one, three] = [await shownToGreen(1), await shownToGreen(3)];
  const keys = ["bot", "events", "game", "legal", "memory", "options", "random", "seat", "seq", "since", "view"];
  expect(Object.keys(one[0]).sort()).toEqual(keys);
  expect(one[0].events).toEqual([{ type: "bid", seat: 0 }]);
  const without = (tasks: BotTask[]) => tasks.map(({ random, ...rest }) => rest);
  expect(without(three)).toEqual(without(one));
  expect(one[0].random).not.toEqual(three[0].random);
  expect(JSON.stringify(one[0].view)).not.toMatch(/seed|random|dice/);
});

test("a bot receives everything its seat may know, each event once", async () => {
  const { runner, tasks } = recordingBots();
  const server = await start({ bots: runner });
  const { red } = await tableWith(server, ["counter", "counter"]);
  await playToTheEnd([red]);
  const heard = tasks.filter(({ seat }) => seat === 1).flatMap(({ events }) => events as { type: string }[]);
  expect(heard.filter(({ type }) => type === "secretBid")).toHaveLength(2);
  expect(heard.filter(({ type }) => type === "revealed")).toHaveLength(2);
});

test("bots continue after a restart, with what they remember", async () => {
  const dataDir = temporaryFolder();
  const first = await testServer({ config: { dataDir }, keepData: true });
  const { id } = await tableWith(first, ["counter", "recruit"], { rounds: 1000 });
  const ann = await first.guest("Ann");
  const bots = { game: "toy", options: { rounds: 1000 }, seats: [1, 2, 3].map(() => ({ bot: "counter" })) };
  const alone = await ann.post("/api/tables", bots);
  await sleep(300);
  await first.close();
  const second = await testServer({ config: { dataDir }, keepData: true });
  const watcher = await second.browser().follow(alone.id);
  const { seq } = watcher;
  await watcher.until((socket) => socket.seq > seq + 50);
  expect((await second.browser().get(`/api/tables/${id}`)).status).toBe("playing");
  await second.close();
  const store = await Store.open({ dataDir, databaseConnections: 2, onError() {} });
  const minds = await store.db.selectFrom("botMinds").selectAll().where("tableId", "=", alone.id).execute();
  const moves = await store.db.selectFrom("actions").selectAll().where("tableId", "=", alone.id).execute();
  for (const { seat, memory } of minds) expect(Number(memory)).toBe(moves.filter((move) => move.seat === seat).length);
  expect(minds).toHaveLength(3);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a pool closes although a bot still thinks, and nothing is played for it", async () => {
  const pool = testBots(60_000);
  const server = await testServer({ bots: pool });
  const { red } = await tableWith(server, ["dreamer", "recruit"]);
  await red.until(({ now }) => now !== undefined);
  await sleep(200);
  await server.close();
  expect(red.seq).toBeLessThan(2);
  await expect(pool.decide({ game: "toy", bot: "nobody" } as BotTask)).rejects.toThrow(BotFailure);
});

test("a bot whose game ends before it has looked at it is not asked", async () => {
  const { runner, tasks } = recordingBots();
  const lines: string[] = [];
  const logger = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  const dataDir = temporaryFolder();
  const store = await Store.open({ dataDir, databaseConnections: 1, onError() {} });
  const seats = [{ kind: "person" }, { kind: "bot", bot: "recruit" }];
  const table = { info: { id: "ended", status: "playing", seats }, play: { waitingMask: 0b10, discretion: {} } };
  let looks = 0;
  const lookAsBot = async () => {
    looks++;
    table.info.status = "ended";
    return { legal: [] };
  };
  const parts = { tables: { get: async () => table }, service: { lookAsBot }, store, runner, logger, clock: Date.now };
  const driver = new BotDriver({ ...parts, patienceMs: 60_000, budgetMs: 1000 } as unknown as DriverOptions);
  driver.wake("ended");
  await expect.poll(() => looks).toBe(1);
  await driver.close();
  expect(tasks).toEqual([]);
  expect(lines).toEqual([]);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});
