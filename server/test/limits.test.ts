/** D1, D9, D11: limits on what a person or an address may do to others. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { isRefusal } from "@tripartite/kernel";
import { afterEach, expect, test } from "vitest";
import { triumph } from "../../games/triumph/index.ts";
import { Budget } from "../http/budget.ts";
import { Play } from "../tables/play.ts";
import type { LiveSocket } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { bid, threeSeats } from "./toy-table.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test("D1: a seat may do a limited number of things out of turn until the game moves on", () => {
  const play = Play.restore(triumph, { position: { game: "triumph", phase: "production", seat: "west" } });
  const [axis, west] = [0, 1];
  const values = ["keep", "dropToOne", "dropAll", "ask"];
  const order = (seat: number, i: number) =>
    play.attempt({ kind: "act", seat, action: { type: "order", topic: "threat", value: values[i % values.length] } });
  let given = 0;
  while (!isRefusal(order(axis, given))) given++;
  expect(given).toBe(50);
  expect(order(axis, given)).toMatchObject({ code: "TOO_MANY_INTERRUPTS" });
  expect(isRefusal(order(west, 0))).toBe(false);
  expect(isRefusal(play.attempt({ kind: "act", seat: west, action: { type: "confirm" } }))).toBe(false);
  expect(isRefusal(order(axis, given))).toBe(false);
});

test("D1: a budget is one for all sockets of a sender, and one for all senders of an address", () => {
  let now = 0;
  const budget = new Budget({ burst: 2, perSecond: 1 }, { burst: 3, perSecond: 1 }, () => now);
  const from = (who: string, address: string) => budget.take({ who, address });
  expect([from("ann", "a"), from("ann", "a"), from("ann", "b")]).toEqual([0, 0, 1000]);
  expect([from("ben", "a"), from("ben", "a"), from("ben", "b")]).toEqual([0, 1000, 0]);
  now = 1000;
  expect([from("ann", "a"), from("ann", "a")]).toEqual([0, 1000]);
  now = 1e6;
  expect([from("ann", "a"), from("ann", "a"), from("ann", "a")]).toEqual([0, 0, 1000]);
});

/** How many of these messages on each socket get an answer other than "too fast". */
async function answered(sockets: readonly LiveSocket[], each: number): Promise<number> {
  for (const socket of sockets) for (let id = 1; id <= each; id++) socket.sendRaw(JSON.stringify({ type: "note", id }));
  const replies = () => sockets.flatMap(({ messages }) => messages.filter(({ type }) => /note|error/.test(type)));
  while (replies().length < each * sockets.length) await sleep(5);
  return replies().filter(({ type }) => type === "note").length;
}

test("D1: many sockets of one person may send no more than one", async () => {
  const slow = { messagesPerSecond: 1, addressMessagesPerSecond: 1 };
  server = await testServer({ config: { messageBurst: 20, addressMessageBurst: 30, ...slow } });
  const { id, people } = await threeSeats(server);
  const open = (seat: number, count: number) =>
    Promise.all(Array.from({ length: count }, () => people[seat].follow(id, { seat, views: "asked" })));
  const ofAnn = await answered(await open(0, 5), 20);
  expect(ofAnn).toBeGreaterThanOrEqual(20);
  expect(ofAnn).toBeLessThan(30);
  expect(await answered(await open(1, 3), 20)).toBeLessThan(20);
});

test("D11: what is stored for a person in a day has an end, whether moves or chat", async () => {
  server = await testServer({ config: { storedKbPerDay: 1 } });
  const { seats } = await threeSeats(server);
  const [red, green] = seats;
  expect(await red.ask("chat", { text: "x".repeat(1000) })).toMatchObject({ type: "done" });
  expect(await red.ask("chat", { text: "x" })).toMatchObject({ type: "error", code: "TOO_MUCH" });
  const refused = await red.act(bid(1));
  expect(refused).toMatchObject({ type: "error", code: "TOO_MUCH" });
  expect(refused.retryAfterMs).toBeGreaterThan(60_000);
  expect(await red.ask("look", { since: 0 })).toMatchObject({ type: "glance", seq: 0 });
  expect(await green.act(bid(1))).toMatchObject({ type: "accepted" });
});

test("D11: a table has limits of moves and chat", async () => {
  server = await testServer({ config: { maxMovesPerTable: 2, maxChatPerTable: 1 } });
  const [red, green, blue] = (await threeSeats(server)).seats;
  for (const seat of [red, green]) expect(await seat.act(bid(1))).toMatchObject({ type: "accepted" });
  expect(await blue.act(bid(1))).toMatchObject({ type: "error", code: "TABLE_FULL" });
  expect(await red.ask("chat", { text: "hello" })).toMatchObject({ type: "done" });
  expect(await green.ask("chat", { text: "hello" })).toMatchObject({ type: "error", code: "TABLE_FULL" });
});

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8").on("data", (data) => {
    text += data;
  });
  await once(socket, "close");
  return text;
}

const HALF = "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";

test("D9: half a request is cut off", async () => {
  server = await testServer({ config: { requestTimeoutSeconds: 1 } });
  const socket = await connected(Number(new URL(server.url).port));
  socket.write(HALF);
  expect(await readAll(socket)).toMatch(/^HTTP\/1.1 408/);
});

test("D9: an answer 429 ends the connection, whatever is still to come", async () => {
  server = await testServer({ config: { requestsPerMinute: 1, creationsPerMinute: 1 } });
  const port = Number(new URL(server.url).port);
  const first = await connected(port);
  first.write(HALF);
  const second = await connected(port);
  second.write(HALF);
  expect(await readAll(second)).toMatch(/^HTTP\/1.1 429[\s\S]*connection: close/i);
  first.destroy();
});

test("D9: an address over its limit of connections is rejected", async () => {
  server = await testServer({ config: { maxConnectionsPerAddress: 3 } });
  const port = Number(new URL(server.url).port);
  const open = await Promise.all([connected(port), connected(port), connected(port)]);
  expect(await readAll(await connected(port))).toMatch(/^HTTP\/1.1 503[\s\S]*TOO_MANY_CONNECTIONS/);
  for (const socket of open) socket.destroy();
  await expect
    .poll(() =>
      server!
        .browser()
        .get("/healthz")
        .catch(() => undefined),
    )
    .toEqual({ status: "ok" });
});

test("D9: a trusted proxy speaks for many", async () => {
  server = await testServer({ config: { maxConnectionsPerAddress: 1, trustedProxies: ["loopback"] } });
  const port = Number(new URL(server.url).port);
  const open = await Promise.all([connected(port), connected(port), connected(port)]);
  expect(await server.browser().get("/healthz")).toEqual({ status: "ok" });
  for (const socket of open) socket.destroy();
});
