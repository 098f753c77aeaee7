import { once } from "node:events";
import { connect } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import type { Answer, Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { openMailbox } from "./mailbox.ts";
import { bid, threeSeats } from "./toy-table.ts";

/** Lines above this level are warnings and errors. */
const INFO = 30;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a guest becomes an account, logs out everywhere and in again", async () => {
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  const old = ann.cookie;
  await ann.post("/api/account", { name: "Ann B.", password: "correct horse" });
  expect(await ann.get("/api/me")).toEqual({ person: { name: "Ann B.", account: true } });
  await ann.post("/api/logout");
  ann.cookie = old;
  expect(await ann.get("/api/me")).toEqual({ person: null });
  const logIn = (password: string) => ann.request("POST", "/api/login", { name: "ann b.", password });
  expect(await logIn("wrong horse")).toMatchObject({ status: 401, json: { code: "WRONG_PASSWORD" } });
  expect((await logIn("correct horse")).status).toBe(200);
  const [mine] = (await ann.get("/api/tables/mine")).tables;
  expect(mine).toMatchObject({ id, seats: [{ name: "Ann B." }, {}, {}] });
  const ben = await server.guest("Ben");
  expect((await ben.request("POST", "/api/account", { name: "ANN B.", password: "another one" })).json.code).toBe(
    "NAME_TAKEN",
  );
});

test("a guest may take another name, and all who follow the guest's table see it", async () => {
  const { id, people } = await threeSeats(server);
  const watcher = await server.browser().follow(id);
  await people[1].post("/api/me/name", { name: " Benno " });
  const isRenamed = ({ type, table }: Answer) => type === "table" && table.seats[1].name === "Benno";
  await watcher.until(({ messages }) => messages.some(isRenamed));
  expect(await people[1].get("/api/me")).toEqual({ person: { name: "Benno", account: false } });
  await people[1].post("/api/account", { name: "Benno the Great", password: "correct horse" });
  await watcher.until(({ messages }) => messages.at(-1).table?.seats[1].name === "Benno the Great");
  const rename = (who: Browser, name: string) => who.request("POST", "/api/me/name", { name });
  expect((await rename(people[1], "Bert the Great")).json).toEqual({ name: "Bert the Great", account: true });
  const bert = { name: "bert the great", password: "correct horse" };
  expect((await server.browser().request("POST", "/api/login", bert)).status).toBe(200);
  expect((await rename(server.browser(), "Bert")).status).toBe(401);
  expect((await rename(people[0], " ")).json.code).toBe("MALFORMED");
});

test("cookies are signed, hidden from scripts, and not sent from other sites", async () => {
  const { headers } = await server.browser().request("POST", "/api/guests", { name: "Ann" });
  expect(headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax$/);
  const ann = await server.guest("Ann");
  ann.cookie = ann.cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect(await ann.get("/api/me")).toEqual({ person: null });
});

test("other sites may neither post nor open sockets", async () => {
  const { id, people } = await threeSeats(server);
  const evil = { origin: "https://evil.example" };
  expect(await people[0].request("POST", `/api/tables/${id}/resign`, undefined, evil)).toMatchObject({ status: 403 });
  await expect(people[0].follow(id, { seat: 0 }, evil)).rejects.toThrow("403");
  const own = { origin: server.url };
  expect(await people[0].request("POST", "/api/logout", undefined, own)).toMatchObject({ status: 200 });
});

test("pages carry a strict policy, and errors no inner details", async () => {
  const browser = server.browser();
  const { headers } = await browser.request("GET", "/");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
  const answers = await Promise.all([
    browser.request("GET", "/nowhere"),
    browser.request("POST", "/api/guests", "{"),
    browser.request("POST", "/api/guests", { name: "x", admin: true }),
    browser.request("POST", "/api/guests", { name: "\u0000" }),
    browser.request("POST", "/api/guests", { name: "x".repeat(1e5) }),
    browser.request("POST", "/api/tables", { game: "toy", seats: [] }),
    browser.request("GET", "/api/tables/%00"),
    browser.request("GET", "/api/tables/%E0%A4%A"),
    browser.request("GET", `/api/tables/${"x".repeat(1000)}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 413, 401, 404, 400, 414]);
  for (const { json } of answers) {
    expect(Object.keys(json).sort()).toEqual(["code", "text"]);
    expect(json.text).not.toMatch(/\bat |\.ts|node_modules/);
  }
});

test("bad tables are refused", async () => {
  const ann = await server.guest("Ann");
  const create = async (table: object) => (await ann.request("POST", "/api/tables", table)).json.code;
  expect(await create({ game: "chess", seats: ["me", "open", "open"] })).toBe("NOT_FOUND");
  expect(await create({ game: "constructor", seats: ["me", "open", "open"] })).toBe("NOT_FOUND");
  expect(await create({ game: "toy", seats: ["me"] })).toBe("SEATS");
  expect(await create({ game: "toy", options: { rounds: -1 }, seats: ["me", "open", "open"] })).toBe("BAD_OPTION");
  expect(await create({ game: "toy", seats: ["me", "open", { bot: "hal" }] })).toBe("NOT_FOUND");
  expect(await create({ game: "toy", seats: ["me", "open", { program: "a\u0000" }] })).toBe("MALFORMED");
  expect(await create({ game: "toy", seats: ["me", "open", "you"] })).toBe("MALFORMED");
  expect(await create({ game: "toy", title: "a\0b", seats: ["me", "open", "open"] })).toBe("MALFORMED");
});

test("limits: requests, tables, messages, sockets", async () => {
  const config = {
    messageBurst: 3,
    messagesPerSecond: 1,
    maxTablesPerPerson: 1,
    logInsPerMinute: 2,
    maxSocketsPerAddress: 1,
  };
  const strict = await testServer({ config });
  const ann = await strict.guest("Ann");
  const table = { game: "toy", seats: ["me", "open", "open"] };
  const { id } = await ann.post("/api/tables", table);
  expect((await ann.request("POST", "/api/tables", table)).json.code).toBe("TOO_MANY_TABLES");
  const logIn = () => ann.request("POST", "/api/login", { name: "ann", password: "12345678" });
  await logIn();
  await logIn();
  const third = await logIn();
  expect(third).toMatchObject({ status: 429, json: { code: "TOO_MANY_REQUESTS" } });
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
  const socket = await ann.follow(id, { seat: 0 });
  await expect(ann.follow(id, { seat: 0 })).rejects.toThrow("503");
  for (let i = 0; i < 3; i++) await socket.ask("note");
  socket.sendRaw("{}");
  await socket.until(({ messages }) => messages.some(({ code }) => code === "TOO_FAST"));
  expect(socket.messages.at(-1).retryAfterMs).toBeGreaterThan(0);
  await strict.close();
});

test("health and metrics", async () => {
  const browser = server.browser();
  expect(await browser.get("/healthz")).toEqual({ status: "ok" });
  expect(await browser.get("/metrics")).toContain("tripartite_live_tables");
});

test("settings are read from the environment and checked", () => {
  expect(readConfig({})).toMatchObject({ port: 3000, dataDir: "./data" });
  expect(readConfig({ PORT: "8080", ALLOWED_ORIGINS: "https://a, https://b" })).toMatchObject({
    port: 8080,
    allowedOrigins: ["https://a", "https://b"],
  });
  expect(() => readConfig({ MESSAGE_BURST: "many" })).toThrow("MESSAGE_BURST");
});

test("logging out closes every open socket of the person, and of nobody else", async () => {
  const { id, people, seats } = await threeSeats(server);
  const watching = await people[0].follow(id);
  await people[0].post("/api/logout", { everywhere: true });
  for (const socket of [seats[0], watching]) expect(await socket.closed).toEqual({ code: 4003, reason: "LOGGED_OUT" });
  expect(await seats[1].act(bid(1))).toMatchObject({ type: "accepted" });
});

test("every route that changes something checks the person and the right", async () => {
  const { id, people } = await threeSeats(server);
  const posts = ["join", "take-over", "leave", "resign", "rematch", "invite-program", "dismiss-program"];
  const bodies: Record<string, object> = {
    join: {},
    "take-over": { seat: 0 },
    "invite-program": { seat: 0, program: "x" },
    "dismiss-program": { seat: 0 },
  };
  const [nobody, stranger] = [server.browser(), await server.guest("Eve")];
  const before = await people[0].get(`/api/tables/${id}`);
  for (const post of posts) {
    const path = `/api/tables/${id}/${post}`;
    expect(await nobody.request("POST", path, bodies[post])).toMatchObject({ status: 401 });
    const { status, json } = await stranger.request("POST", path, bodies[post]);
    expect(status).toBeGreaterThanOrEqual(403);
    expect(["FORBIDDEN", "NOT_GATHERING", "SEAT_TAKEN", "NOT_ENDED", "NOT_FOUND"]).toContain(json.code);
  }
  expect(await people[0].get(`/api/tables/${id}`)).toEqual(before);
  expect((await stranger.request("GET", `/api/tables/${id}/log`)).json.code).toBe("NOT_ENDED");
  for (const path of ["/api/tables/mine", "/api/bots"]) expect((await nobody.request("GET", path)).status).toBe(401);
  await expect(stranger.follow(id, { seat: 0 })).rejects.toThrow("FORBIDDEN");
});

test("a socket without a seat may only look and read", async () => {
  const { id, people } = await threeSeats(server);
  const messages: Record<string, object> = {
    act: { seen: 0, action: bid(1) },
    undo: { seen: 0 },
    explain: { action: bid(1) },
    proposeRollback: { to: 0 },
    proposeEnding: { winners: [] },
    answer: { proposal: 1, accept: true },
    chat: { text: "hello" },
    saveNote: { text: "hello" },
    note: {},
  };
  for (const watcher of [await server.browser().follow(id), await people[0].follow(id)]) {
    for (const [type, fields] of Object.entries(messages))
      expect(await watcher.ask(type, fields)).toMatchObject({ type: "error", code: "FORBIDDEN" });
    expect(await watcher.ask("look", { since: 0 })).toMatchObject({ type: "glance" });
  }
});

test("neither log, metrics nor refusals tell what a game hides, nor passwords, tokens, cookies and private talk", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  const talkative = await testServer({ logger });
  const ann = talkative.browser();
  await ann.post("/api/account", { name: "Ann", password: "correct horse" });
  const { token } = await ann.post("/api/bots", { name: "Robby" });
  const seats = ["me", "invited", { bot: "recruit" }];
  const { id, joinToken } = await ann.post("/api/tables", { game: "toy", seats });
  const ben = await talkative.guest("Ben");
  await ben.post(`/api/tables/${id}/join`, { token: joinToken });
  const red = await ann.follow(id, { seat: 0 });
  await red.act(bid(3));
  await red.act({ type: "nonsense-quagga" });
  expect((await red.ask("chat", { text: "a numbat for you alone", to: 1 })).type).toBe("done");
  await red.ask("saveNote", { text: "a numbat of mine" });
  await ann.request("DELETE", "/api/me/ties?name=numbat");
  await ann.request("POST", "/api/login", { name: "Ann", password: "wrong horse" });
  await ann.request("GET", `/api/tables/${joinToken}`);
  const told = lines.join() + (await ann.get("/metrics"));
  for (const secret of ["horse", token, joinToken, ann.cookie.slice(20), "amount", "quagga", "numbat", "seed", "bids"])
    expect(told).not.toContain(secret);
  expect(lines.length).toBeGreaterThan(5);
  await talkative.close();
});

test("no address is in the log: neither of mails that are sent or turned away, nor of webhooks, nor where people come from", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  const mailbox = await openMailbox();
  const config = { smtpUrl: mailbox.url, noticePrivateTargets: true, noticeTimeoutSeconds: 1, jobIntervalMs: 20 };
  const talkative = await testServer({ logger, config: { ...config, trustedProxies: ["127.0.0.1"] } });
  const ann = talkative.browser();
  await ann.post("/api/account", { name: "Ann", password: "correct horse" });
  const statusOf = async (id: string) =>
    (await ann.get("/api/me/deliveries")).deliveries.find((one: { channel: string }) => one.channel === id)?.status;
  const mail = await ann.post("/api/me/channels", { kind: "mail", address: "okapi@example.org" });
  await expect.poll(() => mailbox.mails.length).toBe(1);
  const code = /the code is ([0-9a-f]+)/.exec(mailbox.mails[0].text)![1];
  await ann.post(`/api/me/channels/${mail.id}/confirm`, { code });
  mailbox.refuse = "550 5.1.1 <okapi@example.org>: nobody here";
  await ann.post(`/api/me/channels/${mail.id}/test`);
  const hook = await ann.post("/api/me/channels", { kind: "webhook", url: "http://127.0.0.1:9/hook/okapi" });
  await ann.post(`/api/me/channels/${hook.id}/test`);
  await expect.poll(() => statusOf(mail.id)).toBe("failed");
  await expect.poll(() => statusOf(hook.id)).toBe("waiting");
  await ann.post("/api/password-reset", { name: "Ann" });
  await ann.request("POST", "/api/me/channels", { kind: "mail", address: "okapi" });
  await ann.request("GET", "/api/me", undefined, { "x-forwarded-for": "203.0.113.77" });
  const told = lines.join();
  for (const secret of ["okapi", "example.org", "203.0.113.77", code]) expect(told).not.toContain(secret);
  expect(lines.length).toBeGreaterThan(5);
  await talkative.close();
  await mailbox.close();
});

test("D24: a bad frame closes its socket and is no error of the server", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  const talkative = await testServer({ logger });
  const ann = await talkative.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "hotSeat", "hotSeat"] });
  const { hostname, port } = new URL(talkative.url);
  const reserved = Buffer.from([0b1111_0001, 0x80, 0, 0, 0, 0]);
  const unmasked = Buffer.from([0b1000_0001, 0x01, 0x78]);
  const endless = Buffer.from([0b1000_0001, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  for (const frame of [reserved, unmasked, endless]) {
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /api/tables/${id}/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await once(socket, "data");
    socket.on("error", () => {}).write(frame);
    await once(socket.resume(), "close");
  }
  const told = await (await ann.follow(id, { seat: 0 })).ask("look", { since: 0 });
  expect(told).toMatchObject({ type: "glance" });
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level > INFO);
  expect(errors).toEqual([]);
  await talkative.close();
});

test("nobody chooses the seed of a table where others may sit", async () => {
  const ann = await server.guest("Ann");
  const create = (seats: unknown[]) => ann.request("POST", "/api/tables", { game: "toy", practiceSeed: 7, seats });
  const bot = { bot: "recruit" };
  for (const seat of ["open", "invited", "hotSeat", { program: "frieda" }])
    expect(await create(["me", bot, seat])).toMatchObject({ status: 400, json: { code: "PRACTICE_SEATS" } });
  expect((await create(["me", bot, bot])).status).toBe(200);
});
