import { once } from "node:events";
import { seatIds } from "@tripartite/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import { GAMES } from "../../games/registry.ts";
import { accountHolder, BotAccount, matches } from "./bot-account.ts";
import type { Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";
import { aim, bid, fire } from "./toy-table.ts";

const FAST = { botLookMs: 20, botHeartbeatMs: 50, botActionBurst: 1e6, botRequestsPerMinute: 1e6 };
let server: TestServer;
let ann: Browser;
beforeAll(async () => {
  server = await testServer({ games: { ...GAMES, toy }, config: FAST });
  ann = await accountHolder(server);
});
afterAll(() => server.close());

/** Ann at red, a bot account at green that has accepted, and a bot at blue. */
async function tableWith(robot: BotAccount) {
  const seats = ["me", { program: robot.name }, { bot: "recruit" }];
  const { id } = await ann.post("/api/tables", { game: "toy", seats });
  expect((await robot.request("POST", `/tables/${id}/accept`)).status).toBe(200);
  return { id: id as string, red: await ann.follow(id, { seat: 0 }) };
}

test("the example bot plays a whole game", async () => {
  const robot = await BotAccount.create(ann);
  const example = robot.runExample();
  const { id } = await ann.post("/api/tables", {
    game: "toy",
    options: { rounds: 5 },
    seats: ["me", { program: robot.name }, { bot: "recruit" }],
  });
  const red = await ann.follow(id, { seat: 0 });
  await playToTheEnd([red]);
  const { entries } = await ann.get(`/api/tables/${id}/log`);
  const actions = entries.filter(({ seat }: { seat: number }) => seat === 1);
  expect(actions.length).toBeGreaterThan(14);
  const gone = once(example, "exit");
  example.kill();
  await gone;
});

test("example bots and a bot of the server play some turns of every game", async () => {
  const robots = [await BotAccount.create(ann), await BotAccount.create(ann)];
  const examples = robots.map((robot) => robot.runExample());
  for (const game of Object.values(GAMES)) {
    const programs = robots.slice(0, seatIds(game, { options: {}, seed: 0 }).length - 1);
    const seats = [...programs.map(({ name }) => ({ program: name })), { bot: "recruit" }];
    const { id } = await ann.post("/api/tables", { game: game.id, seats });
    const watcher = await ann.follow(id, { views: "asked" });
    const played = () => watcher.updates.flatMap(({ events }) => events).map(({ type }) => type);
    await watcher.until(({ seq }) => seq > 40 && new Set(played()).size > 8, 60_000);
    const kinds = [...programs.map(() => ({ kind: "program" })), {}];
    expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ seats: kinds });
    for (const seat of programs.keys()) await ann.post(`/api/tables/${id}/dismiss-program`, { seat });
  }
  for (const example of examples) {
    const gone = once(example, "exit");
    example.kill();
    await gone;
  }
});

test("a stream tells of invitation, start, decisions, events and end, each line by its schema", async () => {
  const robot = await BotAccount.create(ann);
  const stream = await robot.listen();
  const wanted = { game: "toy", options: { rounds: 1 }, seats: ["me", { program: robot.name }, { bot: "recruit" }] };
  const { id } = await ann.post("/api/tables", wanted);
  expect(await stream.next("invited")).toMatchObject({ table: id, seat: 1, game: "toy", options: { rounds: 1 } });
  await robot.request("POST", `/tables/${id}/accept`);
  await stream.next("gameStart", { table: id });
  const { seq, legal, view } = await stream.next("decision");
  expect(legal).toEqual([bid(1), bid(2), bid(3)].map((action) => ({ action })));
  expect(view.bids[1]).toBe(0);
  const red = await ann.follow(id, { seat: 0 });
  await red.act(bid(3));
  const accepted = await robot.act(id, seq, bid(1));
  expect(matches("accepted", accepted.json)).toBe(true);
  const playing = playToTheEnd([red]);
  const aiming = await stream.next("decision", {}, stream.lines.length);
  expect((await robot.act(id, aiming.seq, aim)).json.status).toBe("accepted");
  const firing = await stream.next("decision", {}, stream.lines.indexOf(aiming) + 1);
  expect((await robot.act(id, firing.seq, fire)).json.status).toBe("accepted");
  await playing;
  expect((await stream.next("gameEnd")).outcome).toEqual(red.now.outcome);
  const events = stream.lines.flatMap((line) => line.events ?? []);
  expect(events.filter(({ type }: { type: string }) => type === "fired")).toHaveLength(3);
  expect(stream.lines.filter(({ type }) => type === "decision")).toHaveLength(3);
  expect(stream.lines.filter(({ type }) => type === "gameStart")).toHaveLength(1);
  stream.close();
});

test("a stream that begins again tells what is open; the one before is closed", async () => {
  const robot = await BotAccount.create(ann);
  const first = await robot.listen();
  const { id } = await tableWith(robot);
  const decision = await first.next("decision");
  const second = await robot.listen();
  expect(await first.next("closed")).toEqual({ type: "closed", code: "REPLACED" });
  await first.ended;
  expect(await second.next("gameStart")).toMatchObject({ table: id });
  expect((await second.next("decision")).legal).toEqual(decision.legal);
  await second.next("heartbeat");
  second.close();
  const look = (await robot.request("GET", `/tables/${id}?since=0`)).json;
  expect(matches("look", look)).toBe(true);
  expect(look).toMatchObject({ seat: 1, decision: { id: "bid" }, legal: decision.legal });
});

test("what the rules refuse, what is stale and what makes no sense has its code", async () => {
  const robot = await BotAccount.create(ann);
  const { id, red } = await tableWith(robot);
  await red.until(({ seq }) => seq === 1);
  const refused = await robot.act(id, 1, fire);
  expect(refused).toMatchObject({ status: 422, json: { code: "NOT_YOUR_TURN", rule: "2.1" } });
  expect(matches("refused", refused.json)).toBe(true);
  expect((await robot.act(id, 1, bid(1))).status).toBe(200);
  const stale = await robot.act(id, 1, bid(1));
  expect(stale).toMatchObject({ status: 409, json: { code: "STALE", seat: 1, seq: 2 } });
  expect(matches("stale", stale.json)).toBe(true);
  for (const body of [
    { seen: 1 },
    { seen: -1, action: {} },
    { seen: 1, action: "bid" },
    { seen: 1, action: {}, seat: 0 },
  ]) {
    const malformed = await robot.request("POST", `/tables/${id}/actions`, body);
    expect(malformed).toMatchObject({ status: 400, json: { code: "MALFORMED" } });
    expect(matches("error", malformed.json)).toBe(true);
  }
  for (const [body, type, status, text] of [
    ["seen=1", "application/x-www-form-urlencoded", 415, "Send JSON"],
    ["{", "application/json", 400, "The body is not JSON."],
    ["", "application/json", 400, "The body is not JSON."],
  ] as const) {
    const headers = { authorization: `Bearer ${robot.token}`, "content-type": type };
    const answer = await ann.request("POST", `/api/bot/tables/${id}/actions`, body, headers);
    expect(answer).toMatchObject({ status, json: { code: "MALFORMED", text: expect.stringContaining(text) } });
  }
  const other = await BotAccount.create(ann);
  expect(await other.act(id, 2, bid(1))).toMatchObject({ status: 403, json: { code: "FORBIDDEN" } });
  expect(await other.request("GET", `/tables/${id}`)).toMatchObject({ status: 403 });
  expect(await other.request("POST", `/tables/${id}/accept`)).toMatchObject({ json: { code: "NOT_INVITED" } });
  expect(await other.request("POST", `/tables/${id}/leave`)).toMatchObject({ status: 403 });
  expect(await other.request("GET", "/tables/nowhere")).toMatchObject({ status: 404 });
  expect((await robot.request("GET", "/schema")).json.action.required).toEqual(["seen", "action"]);
});

test("an invitation can be declined, taken back and repeated; a program can leave or be dismissed", async () => {
  const robot = await BotAccount.create(ann);
  const { id } = await ann.post("/api/tables", {
    game: "toy",
    seats: ["me", { program: robot.name }, { bot: "recruit" }],
  });
  const seat = async () => (await ann.get(`/api/tables/${id}`)).seats[1];
  const invite = (who = ann) =>
    who.request("POST", `/api/tables/${id}/invite-program`, { seat: 1, program: robot.name.toUpperCase() });
  expect(await seat()).toMatchObject({ kind: "invited", name: robot.name });
  expect((await invite()).json.code).toBe("ALREADY_SEATED");
  await robot.request("POST", `/tables/${id}/decline`);
  expect(await seat()).toMatchObject({ kind: "open" });
  expect((await robot.request("POST", `/tables/${id}/accept`)).json.code).toBe("NOT_INVITED");
  expect((await invite(await server.guest("Eve"))).status).toBe(403);
  expect((await invite()).status).toBe(200);
  await ann.post(`/api/tables/${id}/dismiss-program`, { seat: 1 });
  expect(await seat()).toMatchObject({ kind: "open" });
  await invite();
  await robot.request("POST", `/tables/${id}/accept`);
  expect(await seat()).toMatchObject({ kind: "program", name: robot.name });
  const stream = await robot.listen();
  await stream.next("gameStart");
  expect((await ann.request("POST", `/api/tables/${id}/dismiss-program`, { seat: 0 })).json.code).toBe("NO_PROGRAM");
  await ann.post(`/api/tables/${id}/dismiss-program`, { seat: 1 });
  expect(await stream.next("seatLost")).toMatchObject({ table: id });
  expect(await seat()).toMatchObject({ kind: "bot", vacant: true });
  expect((await robot.act(id, 0, bid(1))).status).toBe(403);
  stream.close();
  const second = await tableWith(robot);
  await robot.request("POST", `/tables/${second.id}/leave`);
  expect((await ann.get(`/api/tables/${second.id}`)).seats[1]).toMatchObject({ kind: "bot", vacant: true });
});

test("programs have no say in what people agree on, and are invited again to a rematch", async () => {
  const robot = await BotAccount.create(ann);
  const { id, red } = await tableWith(robot);
  await red.until(({ now }) => now !== undefined);
  await red.ask("proposeEnding", { winners: [0] });
  await red.until(({ now }) => now.outcome !== undefined);
  const rematch = await ann.post(`/api/tables/${id}/rematch`);
  expect(rematch.seats[1]).toMatchObject({ kind: "invited", name: robot.name });
  expect((await robot.request("POST", `/tables/${rematch.id}/accept`)).status).toBe(200);
});
