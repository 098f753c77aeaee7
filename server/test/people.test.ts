/** D12, D13, D20, D21, D23, D25, D26: sessions, names, mail to strangers, and who may read what is said. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { skeletonOf } from "../people/lookalikes.ts";
import { SQLITE_FILE } from "../storage/folder.ts";
import type { Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { oldCookie } from "./old-cookie.ts";
import { threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const PASSWORD = "correct horse";
const account = (who: Browser, name: string) => who.request("POST", "/api/account", { name, password: PASSWORD });
const logIn = (who: Browser, name: string, password = PASSWORD) =>
  who.request("POST", "/api/login", { name, password });
const nameOf = async (who: Browser) => (await who.get("/api/me")).person?.name;
const withCookie = (cookie: string) => Object.assign(server.browser(), { cookie });

test("D12: the cookie of a guest is worthless when the guest has become an account", async () => {
  const { id, people, seats } = await threeSeats(server);
  const [ann] = people;
  const stolen = withCookie(ann.cookie);
  const spy = await stolen.follow(id, { seat: 0 });
  await account(ann, "Ann One");
  expect(await nameOf(stolen)).toBeUndefined();
  expect(await nameOf(ann)).toBe("Ann One");
  expect((await ann.get("/api/tables/mine")).tables[0].id).toBe(id);
  expect(seats[0].table).toBeDefined();
  spy.close();
});

test("D12: every log-in has a cookie of its own; a new password makes all others worthless", async () => {
  const first = server.browser();
  await account(first, "Bea One");
  const second = server.browser();
  await logIn(second, "Bea One");
  expect(second.cookie).not.toBe(first.cookie);
  expect([await nameOf(first), await nameOf(second)]).toEqual(["Bea One", "Bea One"]);
  const change = (old: string) => second.request("POST", "/api/me/password", { old, password: "battery staple" });
  expect((await change("wrong horse")).json.code).toBe("WRONG_PASSWORD");
  const { id } = await first.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  const [elsewhere, here] = [await first.follow(id, { seat: 0 }), await second.follow(id, { seat: 0 })];
  expect((await change(PASSWORD)).status).toBe(200);
  expect(await elsewhere.closed).toEqual({ code: 4003, reason: "LOGGED_OUT" });
  expect(await here.ask("note")).toMatchObject({ type: "note" });
  expect([await nameOf(first), await nameOf(second)]).toEqual([undefined, "Bea One"]);
  expect((await logIn(server.browser(), "Bea One")).status).toBe(401);
  expect((await logIn(server.browser(), "Bea One", "battery staple")).status).toBe(200);
  expect(
    (await (await server.guest("Cid")).request("POST", "/api/me/password", { old: PASSWORD, password: PASSWORD })).json
      .code,
  ).toBe("NEEDS_ACCOUNT");
});

test("D12: a cookie of an older build is still good, until its owner logs out", async () => {
  const dora = await server.guest("Dora");
  const db = new DatabaseSync(join(server.dataDir, SQLITE_FILE));
  const { value: secret } = db.prepare(`select "value" from "settings" where "key" = 'cookieSecret'`).get() as {
    value: string;
  };
  const { id } = db.prepare(`select "id" from "people" where "name" = 'Dora'`).get() as { id: string };
  db.close();
  const old = withCookie(oldCookie(secret, id));
  expect(await nameOf(old)).toBe("Dora");
  await dora.post("/api/logout", { everywhere: true });
  expect([await nameOf(old), await nameOf(dora)]).toEqual([undefined, undefined]);
});

test("D13: nobody else bears the name of an account, nor one that looks like it", async () => {
  await account(server.browser(), "victim");
  const looks = [
    "Victim",
    "vi\u0441tim",
    "v\u0456ctim",
    " v.i.c.t.i.m ",
    "vlctim",
    "v\u0131ctim",
    "v\u200bictim",
    "ｖictim",
  ];
  for (const name of looks.filter((look) => !/\p{C}/u.test(look))) {
    expect((await account(server.browser(), name)).json.code).toBe("NAME_TAKEN");
    expect((await server.browser().request("POST", "/api/guests", { name })).json.code).toBe("NAME_TAKEN");
    const guest = await server.guest("Frieda");
    expect((await guest.request("POST", "/api/me/name", { name })).json.code).toBe("NAME_TAKEN");
  }
  expect(new Set(looks.map(skeletonOf)).size).toBe(1);
  expect(skeletonOf("Бен")).not.toBe(skeletonOf("Ann"));
  expect(skeletonOf("!!!")).not.toBe(skeletonOf("???"));
  expect((await account(server.browser(), "victor")).status).toBe(200);
});

test("D13: a registration that fails leaves nothing behind", async () => {
  const count = () => {
    const db = new DatabaseSync(join(server.dataDir, SQLITE_FILE));
    const { people, sessions } = db
      .prepare(`select (select count(*) from "people") as "people", (select count(*) from "sessions") as "sessions"`)
      .get() as { people: number; sessions: number };
    db.close();
    return [people, sessions];
  };
  await account(server.browser(), "Eve One");
  const before = count();
  for (let i = 0; i < 3; i++) expect((await account(server.browser(), "Eve One")).status).toBe(409);
  expect(count()).toEqual(before);
});

test("D13: log-ins by one name have a limit for all addresses together", async () => {
  const proxied = await testServer({ config: { logInsPerMinute: 2, trustedProxies: ["127.0.0.1"] } });
  const statuses: number[] = [];
  for (let i = 1; i <= 8; i++) {
    const headers = { "x-forwarded-for": `192.0.2.${i}` };
    const body = { name: "frieda", password: "wrong horse" };
    statuses.push((await proxied.browser().request("POST", "/api/login", body, headers)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  await proxied.close();
});

test("D23: a proxy's headers do not make a page of another site ours", async () => {
  const proxied = await testServer({ config: { trustedProxies: ["127.0.0.1"] } });
  const evil = { origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
  const guest = (on: TestServer, headers: Record<string, string>) =>
    on.browser().request("POST", "/api/guests", { name: "Eve" }, headers);
  expect((await guest(proxied, evil)).status).toBe(403);
  expect((await guest(proxied, { origin: proxied.url })).status).toBe(200);
  await proxied.close();
  const publicUrl = "https://play.example.org";
  const known = await testServer({ config: { publicUrl, allowedOrigins: [publicUrl] } });
  expect((await guest(known, { origin: publicUrl })).status).toBe(200);
  expect((await guest(known, { origin: known.url })).status).toBe(403);
  await known.close();
});

test("D25: chat stands in the order in which it was said, whatever the clock does", async () => {
  let now = Date.now();
  const odd = await testServer({ clock: () => now });
  const { seats } = await threeSeats(odd);
  for (const text of ["first", "second", "third"]) {
    await seats[0].ask("chat", { text });
    now -= 60_000;
  }
  const { messages } = await seats[1].ask("recentChat");
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(["first", "second", "third"]);
  await odd.close();
});

test("D26: what is said at a table that is not listed is for those who sit there", async () => {
  const [ann, ben, eve] = await Promise.all(["Ann", "Ben", "Eve"].map((name) => server.guest(name)));
  const seats = ["me", "invited", { bot: "recruit" }];
  for (const listed of [false, true]) {
    const { id, joinToken: token } = await ann.post("/api/tables", { game: "toy", listed, seats });
    await ben.post(`/api/tables/${id}/join`, { token });
    const [red, green, stranger] = [await ann.follow(id, { seat: 0 }), await ben.follow(id), await eve.follow(id)];
    await red.ask("chat", { text: "a secret" });
    await green.until(({ messages }) => messages.some(({ type }) => type === "chat"));
    const read = await stranger.ask("recentChat");
    if (listed) expect(read.messages).toHaveLength(1);
    else expect(read).toMatchObject({ type: "error", code: "FORBIDDEN" });
    expect(stranger.texts.join().includes("a secret")).toBe(listed);
  }
});
