import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer, LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { bid, bidAll, load, threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const MALFORMED = [
  "",
  "null",
  "[]",
  "{",
  "42",
  '"act"',
  "{}",
  '{"type":"act"}',
  '{"type":"act","id":1,"seen":3}',
  '{"type":"act","id":1,"seen":-1,"action":{"type":"load"}}',
  '{"type":"act","id":1,"seen":3.5,"action":{"type":"load"}}',
  '{"type":"act","id":1,"seen":"3","action":{"type":"load"}}',
  '{"type":"act","id":1,"seen":3,"action":"load"}',
  '{"type":"act","id":1,"seen":3,"action":{"type":"load"},"seat":1}',
  '{"type":"act","id":1,"seen":3,"action":{"type":"load"},"__proto__":{}}',
  '{"type":"act","id":1,"seen":3,"action":{"type":"__proto__"}}',
  '{"type":"constructor","id":1}',
  '{"type":"__proto__","id":1}',
  '{"type":"proposeEnding","id":1,"winners":[0,0]}',
  '{"type":"look","id":1,"since":1e99}',
  `{"type":"chat","id":1,"text":"${"x".repeat(20_000)}"}`,
  "[".repeat(10_000),
];

test("2,000 forged messages change nothing and every connection survives", async () => {
  const { id, people, seats } = await threeSeats(server);
  const other = await threeSeats(server);
  await bidAll(seats);
  await bidAll(other.seats);
  const watcher = await people[2].follow(id);
  const forgers: LiveSocket[] = [seats[1], seats[2], watcher, other.seats[1]];
  const before = await seats[0].ask("look", { since: 0 });
  const asked: Promise<Answer>[] = [];
  for (let i = 0; i < 2000; i++) {
    const forger = forgers[i % forgers.length];
    const kind = Math.floor(i / forgers.length) % 5;
    if (kind === 0) forger.sendRaw(MALFORMED[i % MALFORMED.length]);
    if (kind === 1) forger.sendRaw(Buffer.from([i & 255, 0, 255]));
    if (kind === 2) asked.push(forger.act(load, 3));
    if (kind === 3) asked.push(forger.act(bid(1), i % 3));
    if (kind === 4) asked.push(forger.ask("undo", { seen: i % 5 }));
  }
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(["refused", "stale", "error"]));
  for (const socket of forgers) expect((await socket.ask("look", { since: 0 })).type).toBe("glance");
  expect({ ...(await seats[0].ask("look", { since: 0 })), id: 0 }).toEqual({ ...before, id: 0 });
  expect(await seats[0].act(load)).toMatchObject({ type: "accepted", seq: 4 });
});

test("a seat can be reached neither by another person nor without a cookie", async () => {
  const { id, people } = await threeSeats(server);
  const stranger = await server.guest("Eve");
  for (const browser of [stranger, server.browser(), people[1]]) {
    await expect(browser.follow(id, { seat: 0 })).rejects.toThrow("FORBIDDEN");
  }
  await expect(people[0].follow(id, { seat: 7 })).rejects.toThrow("FORBIDDEN");
  for (const query of [{ seat: "x" }, { since: "-1" }, { views: "all" }, { admin: 1 }]) {
    await expect(people[0].follow(id, query as never)).rejects.toThrow("400");
  }
});
