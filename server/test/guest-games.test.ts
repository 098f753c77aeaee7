/** A guest who signs in to an account brings everything along: on SQLite, and on PostgreSQL with two processes. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SQLITE_FILE } from "../storage/folder.ts";
import type { Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { sharedDatabase } from "./postgres.ts";
import { threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const LONG = { rounds: 9999 };
const PASSWORD = "correct horse";

async function account(name: string, at = server): Promise<Browser> {
  const browser = at.browser();
  await browser.post("/api/account", { name, password: PASSWORD });
  return browser;
}

const bring = (guest: Browser, name: string, password = PASSWORD) =>
  guest.request("POST", "/api/login", { name, password, bringGames: true });

const takeOver = async (who: Browser, id: string, seat: number, token?: string) =>
  (await who.request("POST", `/api/tables/${id}/take-over`, { seat, token })).json.code ?? "seated";

/** Where the text stands in the database, whatever table and column. */
function sqliteHolds(text: string): string[] {
  const db = new DatabaseSync(join(server.dataDir, SQLITE_FILE), { readOnly: true });
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const found = tables.filter(({ name }) => JSON.stringify(db.prepare(`select * from "${name}"`).all()).includes(text));
  db.close();
  return found.map(({ name }) => name);
}

function guestIdOf(name: string): string {
  const db = new DatabaseSync(join(server.dataDir, SQLITE_FILE), { readOnly: true });
  const { id } = db.prepare("select id from people where name = ?").get(name) as { id: string };
  db.close();
  return id;
}

/** A guest who plays, hosts, talks, notes and looks; and what is true of all that afterwards. */
async function moveIn(here: TestServer, elsewhere: TestServer): Promise<void> {
  const { id, people, seats } = await threeSeats(here, LONG);
  const [ann, ben] = people;
  const second = await elsewhere.browser();
  second.cookie = ann.cookie;
  const faraway = await second.follow(id, { seat: 0 });
  const owner = await account("Dora", here);
  const gathering = await ann.post("/api/tables", { game: "toy", title: "Hosted", seats: ["me", "open", "open"] });
  await seats[0].ask("chat", { text: "between us", to: 1 });
  await seats[0].ask("saveNote", { text: "mine" });
  await seats[0].ask("proposeEnding", { winners: [0] });
  await ann.post("/api/me/channels", { kind: "webhook", url: "https://example.org/hook" });
  await ann.post(`/api/tables/${id}/seen`, { seat: 0, seq: 0 });

  expect((await bring(ann, "Dora")).json).toEqual({ name: "Dora", account: true });
  expect((await ann.get("/api/me")).person.name).toBe("Dora");
  for (const socket of [seats[0], faraway]) expect(["LOGGED_OUT", "SEAT_LOST"]).toContain((await socket.closed).reason);
  expect((await second.get("/api/me")).person).toBeNull();
  const mine = (await owner.get("/api/tables/mine")).tables.map(({ id: table }: { id: string }) => table);
  expect(mine.toSorted()).toEqual([id, gathering.id].toSorted());
  expect(await owner.get(`/api/tables/${gathering.id}`)).toMatchObject({ isHost: true, yourSeats: [0] });
  await seats[1].until(({ table }) => table.seats[0].name === "Dora");
  expect(seats[1].table.proposal).toMatchObject({ by: [0], accepted: [0] });
  const again = await ann.follow(id, { seat: 0 });
  await again.until(({ now }) => now !== undefined);
  expect(await again.ask("note")).toMatchObject({ text: "mine" });
  const { messages } = await again.ask("recentChat");
  expect(messages).toMatchObject([{ text: "between us", to: 1 }]);
  expect((await again.act({ type: "bid", amount: 1 })).type).toBe("accepted");
  // Nobody may be reached, or reset a password, by an address that came with the guest.
  expect((await owner.get("/api/me/channels")).channels).toEqual([]);
  expect((await ben.get(`/api/tables/${id}`)).seats[0]).toMatchObject({ kind: "person", name: "Dora" });
}

test("seats, hosted tables, talk, notes and proposals become the account's; of the guest nothing is left", async () => {
  await moveIn(server, server);
  const guest = await server.guest("Gus");
  const { id } = await guest.post("/api/tables", { game: "toy", seats: ["me", "hotSeat", "hotSeat"] });
  await guest.post("/api/me/vacation", { days: 2 });
  const short = await guest.post("/api/tables", { game: "toy", seats: ["me", { bot: "recruit" }, { bot: "recruit" }] });
  await guest.post(`/api/tables/${short.id}/resign`);
  const gus = guestIdOf("Gus");
  await expect.poll(() => sqliteHolds(gus)).toContain("placings");
  expect(sqliteHolds(gus)).toEqual(expect.arrayContaining(["people", "seats", "tables", "sessions"]));
  expect((await bring(guest, "dora")).status).toBe(200);
  expect((await guest.get(`/api/tables/${id}`)).yourSeats).toEqual([0, 1, 2]);
  expect((await guest.get("/api/me/vacation")).until).toBeGreaterThan(0);
  expect(sqliteHolds(gus)).toEqual([]);
});

test("the same with PostgreSQL, while another process follows the table", async () => {
  const databaseUrl = await sharedDatabase("guests");
  const [one, two] = [await testServer({ config: { databaseUrl } }), await testServer({ config: { databaseUrl } })];
  await moveIn(one, two);
  await Promise.all([one.close(), two.close()]);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as count from people where name = 'Ann'`);
  expect(rows).toEqual([{ count: 0 }]);
  await client.end();
});

test("nothing comes along without the password, from an account, or unless one says so", async () => {
  const owner = await account("Emil");
  const guest = await server.guest("Gil");
  await guest.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  expect((await bring(guest, "Emil", "wrong horse")).json.code).toBe("WRONG_PASSWORD");
  expect((await guest.get("/api/tables/mine")).tables).toHaveLength(1);
  expect((await bring(server.browser(), "Emil")).json.code).toBe("NO_GUEST");
  expect((await bring(owner, "Emil")).json.code).toBe("NO_GUEST");
  const kept = Object.assign(server.browser(), { cookie: guest.cookie });
  await guest.post("/api/login", { name: "Emil", password: PASSWORD });
  expect((await guest.get("/api/tables/mine")).tables).toEqual([]);
  expect((await kept.get("/api/tables/mine")).tables).toHaveLength(1);
});

test("who sits at a table twice is refused as a whole, may leave one seat, and never gets that side back", async () => {
  const { id, people } = await threeSeats(server, LONG);
  const [ann, ben] = people;
  const { joinToken: token } = await ann.get(`/api/tables/${id}`);
  await ann.post("/api/account", { name: "Fay", password: PASSWORD });
  const other = await ben.post("/api/tables", { game: "toy", title: "Other", seats: ["me", "open", "open"] });
  const refused = await bring(ben, "Fay");
  expect(refused.status).toBe(409);
  expect(refused.json.code).toBe("TWO_SIDES");
  expect(refused.json.text).toContain("both as a guest and by this account");
  expect((await ben.get("/api/tables/mine")).tables).toHaveLength(2);
  await ben.post(`/api/tables/${id}/leave`);
  expect((await bring(ben, "Fay")).status).toBe(200);
  expect(await ben.get(`/api/tables/${other.id}`)).toMatchObject({ yourSeats: [0], isHost: true });
  expect(await ben.get(`/api/tables/${id}`)).toMatchObject({ yourSeats: [0], keptForYou: [] });
  expect(await takeOver(ben, id, 1, token)).toBe("ALREADY_SEATED");
  await ben.post(`/api/tables/${id}/leave`);
  expect(await takeOver(ben, id, 1, token)).toBe("OTHER_SEAT_KEPT");
  await expect(ben.follow(id, { seat: 1 })).rejects.toThrow("FORBIDDEN");
  expect(await takeOver(ben, id, 0)).toBe("seated");
});

test("a side that the guest has seen stays seen, also after resigning", async () => {
  const { id, people } = await threeSeats(server, LONG);
  const [ann, ben, cid] = people;
  const { joinToken: token } = await ann.get(`/api/tables/${id}`);
  await account("Hal");
  for (const who of [ben, cid]) await who.post(`/api/tables/${id}/resign`);
  expect((await bring(ben, "Hal")).status).toBe(200);
  expect(await takeOver(ben, id, 2, token)).toBe("OTHER_SIDE_SEEN");
  expect(await takeOver(ben, id, 1, token)).toBe("seated");
});

test("a seat that was kept for the account becomes free when the guest sits at that table", async () => {
  await account("Ida");
  const guest = await server.guest("Gus");
  const { id } = await guest.post("/api/tables", { game: "toy", seats: ["me", "invited", "open"] });
  await guest.post(`/api/tables/${id}/host/seat`, { seat: 1, for: { account: "Ida" } });
  expect((await bring(guest, "Ida")).status).toBe(200);
  const table = await guest.get(`/api/tables/${id}`);
  expect(table).toMatchObject({ yourSeats: [0], keptForYou: [] });
  expect(table.seats[1]).toEqual({ kind: "invited", hotSeat: false, vacant: false });
});
