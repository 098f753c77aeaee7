/** Who may watch and read, games one has given up or hidden, vacations that are planned, friends and blocked people. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { BotAccount } from "./bot-account.ts";
import type { Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { threeSeats } from "./toy-table.ts";

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({ clock: () => now, config: { jobIntervalMs: 20 } });
});
afterAll(() => server.close());

async function account(name: string): Promise<Browser> {
  const browser = server.browser();
  await browser.post("/api/account", { name, password: "a long password" });
  return browser;
}
const mine = async (who: Browser, query = "") => (await who.get(`/api/tables/mine${query}`)).tables;

test("one player keeps the game and the talk from those who do not play; all of them together open the game again", async () => {
  const { id, people, seats } = await threeSeats(server);
  const stranger = server.browser();
  const watcher = await stranger.follow(id);
  await seats[0].ask("chat", { text: "for all ears" });
  await watcher.until(({ texts }) => texts.some((text) => text.includes("for all ears")));
  await seats[1].ask("keepPrivate", { what: "talk" });
  await seats[0].ask("chat", { text: "among us" });
  await seats[1].until(({ texts }) => texts.some((text) => text.includes("among us")));
  expect((await watcher.ask("recentChat")).code).toBe("FORBIDDEN");
  expect(watcher.texts.join()).not.toContain("among us");
  await seats[1].ask("keepPrivate", { what: "game" });
  expect((await watcher.closed).reason).toBe("CLOSED_TABLE");
  await expect(stranger.follow(id)).rejects.toThrow("CLOSED_TABLE");
  expect((await stranger.request("GET", `/api/tables/${id}/replay`)).json.code).toBe("CLOSED_TABLE");
  expect((await stranger.request("GET", `/api/tables/${id}/replay/watch/0?seq=0`)).json.code).toBe("CLOSED_TABLE");
  expect(await people[2].request("GET", `/api/tables/${id}/replay`)).toMatchObject({ status: 200 });
  await people[2].post(`/api/tables/${id}/resign`);
  await people[2].follow(id);
  const { deeds } = await seats[0].ask("recentDeeds");
  expect(deeds.slice(2).map(({ kind }: { kind: string }) => kind)).toEqual([
    "talkClosed",
    "watchingClosed",
    "resigned",
  ]);
  await seats[0].ask("proposeWatching");
  await seats[1].answer(true);
  await seats[0].until(({ table }) => table.watchable === true && table.closed === undefined);
  await stranger.follow(id);
});

test("the host says beforehand who may watch and read; a closed table is not among the games to watch", async () => {
  const ann = await server.guest("Ann");
  const seats = ["me", "open", { bot: "recruit" }];
  const { id } = await ann.post("/api/tables", { game: "toy", closed: true, watchable: true, seats });
  const privacy = (who: Browser, body: object) => who.request("POST", `/api/tables/${id}/host/privacy`, body);
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ closed: true, talkOpen: true });
  expect((await privacy(await server.guest("Ben"), { closed: false })).json.code).toBe("FORBIDDEN");
  expect((await privacy(ann, { talkOpen: false })).json).not.toHaveProperty("talkOpen");
  await (await server.guest("Cid")).post(`/api/tables/${id}/join`, {});
  await expect(server.browser().follow(id)).rejects.toThrow("CLOSED_TABLE");
  const running = (await ann.get("/api/tables/running")).tables;
  expect(running.some((table: { id: string }) => table.id === id)).toBe(false);
});

test("a game that one resigned stays in the list, can be watched and hidden; finished games stand apart, by pages", async () => {
  const { id, people } = await threeSeats(server);
  const [ann] = people;
  expect((await ann.request("POST", `/api/tables/${id}/hide`, { hidden: true })).json.code).toBe("STILL_PLAYING");
  await ann.post(`/api/tables/${id}/resign`);
  expect(await mine(ann)).toMatchObject([{ id, resigned: true, yourSeats: [], yourMove: false }]);
  expect(await mine(ann, "?state=running")).toHaveLength(1);
  await ann.follow(id);
  await ann.post(`/api/tables/${id}/hide`, { hidden: true });
  expect(await mine(ann)).toEqual([]);
  expect(await mine(ann, "?state=hidden")).toMatchObject([{ id }]);
  await ann.post(`/api/tables/${id}/hide`, { hidden: false });
  for (const one of people.slice(1)) await one.post(`/api/tables/${id}/resign`);
  expect(await mine(ann, "?state=running")).toEqual([]);
  expect(await mine(ann, "?state=over")).toMatchObject([{ id, status: "ended", waitingSince: expect.any(Number) }]);
  const many = await server.guest("Many");
  for (let table = 0; table < 101; table++)
    await many.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  expect(await many.get("/api/tables/mine")).toMatchObject({ more: true });
  const { tables, more } = await many.get("/api/tables/mine?page=1");
  expect([tables.length, more]).toEqual([1, false]);
});

test("a planned vacation is seen by the others and stops the clocks when it begins; it can be called off", async () => {
  const [ann, ben, cid] = [await server.guest("Ann"), await server.guest("Ben"), await server.guest("Cid")];
  const { id } = await ann.post("/api/tables", { game: "toy", pace: "day", seats: ["me", "open", "open"] });
  for (const one of [ben, cid]) await one.post(`/api/tables/${id}/join`, {});
  const clock = async () => (await cid.get(`/api/tables/${id}`)).clocks[0];
  const before = await clock();
  const vacation = { from: now + DAY, until: now + 4 * DAY };
  const planned = await ann.post("/api/me/vacation", { days: 3, from: vacation.from });
  expect(planned).toMatchObject(vacation);
  expect(await clock()).toEqual({ ...before, vacation });
  expect((await ann.request("POST", "/api/me/vacation", { days: 1 })).json.code).toBe("ON_VACATION");
  now += DAY;
  await expect.poll(async () => (await clock()).deadline).toBe(before.deadline + 3 * DAY);
  expect(await ann.get("/api/me/vacation")).toEqual({ until: vacation.until, daysLeft: planned.daysLeft });
  now += 3 * DAY;
  await expect.poll(async () => (await clock()).vacation).toBeUndefined();
  await ann.post("/api/me/vacation", { days: 2, from: now + 30 * DAY });
  expect(await (await ann.request("DELETE", "/api/me/vacation")).json).toEqual({ daysLeft: planned.daysLeft });
  expect((await ann.request("POST", "/api/me/vacation", { days: 2, from: now + 400 * DAY })).json.code).toBe(
    "TOO_FAR_AHEAD",
  );
});

test("friends are seen at tables; who is blocked neither invites nor whispers", async () => {
  const [eva, fred] = [await account("Eva"), await account("Fred")];
  const mark = (who: Browser, player: object, kind: string) => who.post("/api/me/ties", { player, kind });
  expect(await mark(eva, { name: "fred" }, "friend")).toEqual({
    ties: [{ name: "Fred", kind: "friend", account: true, online: false }],
  });
  expect((await eva.request("POST", "/api/me/ties", { player: { name: "Nobody" }, kind: "friend" })).status).toBe(404);
  const { id } = await fred.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  const fredsSeat = await fred.follow(id, { seat: 0 });
  await expect.poll(async () => (await eva.get("/api/me/ties")).ties[0].online).toBe(true);
  await mark(fred, { name: "Eva" }, "blocked");
  expect((await eva.get("/api/me/ties")).ties[0].online).toBe(false);
  const { id: other } = await eva.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  const invite = () => eva.request("POST", `/api/tables/${other}/host/seat`, { seat: 1, for: { account: "Fred" } });
  expect(await invite()).toMatchObject({ status: 403, json: { code: "BLOCKED" } });
  await eva.post(`/api/tables/${id}/join`, { seat: 1 });
  const guest = await server.guest("Gus");
  await guest.post(`/api/tables/${id}/join`, { seat: 2 });
  const evasSeat = await eva.follow(id, { seat: 1 });
  expect((await evasSeat.ask("chat", { text: "psst", to: 0 })).code).toBe("BLOCKED");
  expect((await evasSeat.ask("chat", { text: "to all" })).type).toBe("done");
  await mark(fred, { table: id, seat: 2 }, "blocked");
  const gusSeat = await guest.follow(id, { seat: 2 });
  expect((await gusSeat.ask("chat", { text: "psst", to: 0 })).code).toBe("BLOCKED");
  expect(fredsSeat.texts.join()).not.toContain("psst");
  await fred.request("DELETE", "/api/me/ties?name=Eva");
  expect((await invite()).status).toBe(200);
  expect((await fred.get("/api/me/data")).ties).toEqual([{ name: "Gus", kind: "blocked" }]);
});

test("a program finds open tables, sits down, makes its own; the owner finds its games", async () => {
  const owner = await account("Olga");
  const robot = await BotAccount.create(owner);
  const ann = await server.guest("Ann");
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", { bot: "recruit" }] });
  const found = (await robot.request("GET", "/tables/open")).json.tables;
  expect(found.some((table: { id: string }) => table.id === id)).toBe(true);
  const joined = await robot.request("POST", `/tables/${id}/join`, { seat: 1 });
  expect(joined.json).toMatchObject({ status: "playing", yourSeats: [1] });
  expect(joined.json.seats[1]).toMatchObject({ kind: "program", name: robot.name, owner: "Olga" });
  expect((await robot.request("GET", `/tables/${id}`)).json).toMatchObject({ seat: 1, decision: { id: "bid" } });
  const made = await robot.request("POST", "/tables", { game: "toy", seats: ["open", "me", { bot: "recruit" }] });
  expect(made.json.seats[1]).toMatchObject({ kind: "program" });
  expect((await robot.request("POST", "/tables", { game: "toy", seats: ["me", "me", "hotSeat"] })).status).toBe(400);
  const own = (await robot.request("GET", "/tables/mine?state=running")).json.tables;
  expect(own.map((table: { id: string }) => table.id).toSorted()).toEqual([id, made.json.id].toSorted());
  const owners = await mine(owner);
  expect(owners).toHaveLength(2);
  for (const table of owners) expect(table).toMatchObject({ program: robot.name, yourSeats: [] });
  await ann.post(`/api/tables/${made.json.id}/join`, { seat: 0 });
  expect((await robot.request("POST", `/tables/${made.json.id}/leave`, {})).status).toBe(200);
});
