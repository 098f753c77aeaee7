import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountHolder, BotAccount } from "./bot-account.ts";
import type { Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { bid } from "./toy-table.ts";

let server: TestServer;
let ann: Browser;
beforeAll(async () => {
  server = await testServer({ config: { botLookMs: 20, maxBotsPerPerson: 8 } });
  ann = await accountHolder(server);
});
afterAll(() => server.close());

test("only accounts own bots, a few each, and no name is given twice", async () => {
  const guest = await server.guest("Gus");
  expect(await guest.request("POST", "/api/bots", { name: "Robby" })).toMatchObject({ status: 403 });
  expect(await server.browser().request("GET", "/api/bots")).toMatchObject({ status: 401 });
  const owner = await accountHolder(server);
  const create = async (name: string) => (await owner.request("POST", "/api/bots", { name })).json.code;
  const { name } = (await owner.get("/api/me")).person;
  expect(await create(name)).toBe("NAME_TAKEN");
  for (let i = 0; i < 8; i++) expect(await create(`Robby ${i}`)).toBeUndefined();
  expect(await create("ROBBY 1")).toBe("TOO_MANY_BOTS");
  expect((await ann.request("POST", "/api/bots", { name: "ROBBY 1" })).json.code).toBe("NAME_TAKEN");
  expect((await ann.request("POST", "/api/bots/Robby%201/token")).json.code).toBe("NOT_FOUND");
  expect(await ann.request("POST", "/api/login", { name: "Robby 1", password: "12345678" })).toMatchObject({
    status: 401,
  });
});

test("a token is shown once, kept only as a hash, and replaced on demand", async () => {
  const robot = await BotAccount.create(ann);
  expect(JSON.stringify(await ann.get("/api/bots"))).not.toContain(robot.token);
  const stored = ["tripartite.sqlite", "tripartite.sqlite-wal"].map((file) => readFileSync(join(server.dataDir, file)));
  expect(Buffer.concat(stored).includes(robot.token)).toBe(false);
  expect(Buffer.concat(stored).includes(robot.name)).toBe(true);
  const stream = await robot.listen();
  await stream.next("heartbeat");
  const renewed = new BotAccount(server.url, await ann.post(`/api/bots/${encodeURIComponent(robot.name)}/token`));
  expect(await stream.next("closed")).toEqual({ type: "closed", code: "BAD_TOKEN" });
  expect((await robot.request("GET", "/tables/x")).status).toBe(401);
  expect((await renewed.request("GET", "/tables/x")).status).toBe(404);
});

test("tokens open nothing but the bot API, and cookies nothing of it", async () => {
  const robot = await BotAccount.create(ann);
  const authorization = `Bearer ${robot.token}`;
  const asBot = (method: string, path: string) => server.browser().request(method, path, undefined, { authorization });
  expect(await asBot("GET", "/api/me")).toMatchObject({ json: { person: null } });
  expect((await asBot("GET", "/api/tables/mine")).status).toBe(401);
  expect((await asBot("POST", "/api/logout")).status).toBe(401);
  for (const path of ["/events", "/tables/x"])
    expect(await ann.request("GET", `/api/bot${path}`)).toMatchObject({ status: 401, json: { code: "BAD_TOKEN" } });
  for (const path of ["actions", "accept", "decline", "leave"])
    expect((await ann.request("POST", `/api/bot/tables/x/${path}`, {})).status).toBe(401);
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", { program: robot.name }, "open"] });
  await robot.request("POST", `/tables/${id}/accept`);
  await expect(server.browser().follow(id, { seat: 1 }, { authorization })).rejects.toThrow("FORBIDDEN");
  expect((await robot.act(id, 0, bid(1))).json.code).toBe("NOT_PLAYING");
});

test("a bot account that is closed leaves its tables, its stream ends, and its name is free", async () => {
  const robot = await BotAccount.create(ann);
  const path = `/api/bots/${encodeURIComponent(robot.name)}`;
  const stream = await robot.listen();
  const playing = await ann.post("/api/tables", { game: "toy", seats: ["me", { program: robot.name }, "hotSeat"] });
  await robot.request("POST", `/tables/${playing.id}/accept`);
  const gathering = await ann.post("/api/tables", { game: "toy", seats: ["me", { program: robot.name }, "open"] });
  const joined = await ann.post("/api/tables", { game: "toy", seats: ["me", { program: robot.name }, "open"] });
  await robot.request("POST", `/tables/${joined.id}/accept`);
  expect((await (await accountHolder(server)).request("DELETE", path)).status).toBe(404);
  expect((await ann.request("DELETE", path)).status).toBe(200);
  expect(await stream.next("closed")).toEqual({ type: "closed", code: "BAD_TOKEN" });
  const seatAt = async ({ id }: { id: string }) => (await ann.get(`/api/tables/${id}`)).seats[1];
  expect(await seatAt(playing)).toMatchObject({ kind: "bot", vacant: true });
  for (const table of [gathering, joined]) expect(await seatAt(table)).toMatchObject({ kind: "open" });
  expect((await robot.act(playing.id, 0, bid(1))).status).toBe(401);
  const names = (await ann.get("/api/bots")).bots.map(({ name }: { name: string }) => name);
  expect(names).not.toContain(robot.name);
  expect((await ann.request("DELETE", path)).status).toBe(404);
  expect((await ann.request("POST", "/api/bots", { name: robot.name })).status).toBe(200);
});

test("a sender over the limit learns when to come back", async () => {
  const strict = await testServer({ config: { botActionBurst: 2, botActionsPerSecond: 1, botRequestsPerMinute: 6 } });
  const owner = await accountHolder(strict);
  const robot = await BotAccount.create(owner);
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push(await robot.act("x", 0, bid(1)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 429, 429, 429, 429, 429]);
  for (const { headers, json } of answers.slice(2)) {
    expect(json.code).toBe("TOO_MANY_REQUESTS");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(Number(answers[2].headers.get("retry-after"))).toBe(1);
  const guess = new BotAccount(strict.url, { name: "", token: "guessed" });
  const guesses = [];
  for (let i = 0; i < 7; i++) guesses.push((await guess.request("GET", "/tables/x")).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  await strict.close();
});

test("the lines for a seat do not depend on another seat's secret", async () => {
  const linesWhenRedBids = async (amount: number) => {
    const robot = await BotAccount.create(ann);
    const stream = await robot.listen();
    const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", { program: robot.name }, "hotSeat"] });
    await robot.request("POST", `/tables/${id}/accept`);
    const { seq } = await stream.next("decision");
    const red = await ann.follow(id, { seat: 0 });
    await red.act(bid(amount));
    await stream.next("events");
    await robot.act(id, seq, bid(2));
    await stream.next("events", { seq: 2 });
    stream.close();
    const lines = stream.texts.filter((text) => !text.includes("heartbeat") && !text.includes("invited"));
    const look = (await robot.request("GET", `/tables/${id}?since=0`)).json;
    return [...lines, JSON.stringify(look)].map((text) => text.replaceAll(id, "table"));
  };
  const one = await linesWhenRedBids(1);
  expect(one).toHaveLength(5);
  expect(await linesWhenRedBids(3)).toEqual(one);
  expect(one.join()).not.toMatch(/seed|random|person|joinToken/);
});
