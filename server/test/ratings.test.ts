/** Finished games are recorded once; those of account holders change ratings, which follow from them and nothing else. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyAll } from "../archive/verify.ts";
import { ratingFaults } from "../archive/verify-ratings.ts";
import { rebuildRatings } from "../ratings/ledger.ts";
import { Store } from "../storage/store.ts";
import type { Answer, Browser } from "./browser.ts";
import { type TestServer, testServer } from "./harness.ts";
import { sharedDatabase } from "./postgres.ts";
import { playToTheEnd } from "./random-game.ts";
import { played, recorded, seatsAt, signedUp, tableOf } from "./rated-table.ts";
import { bid } from "./toy-table.ts";

let server: TestServer;
let [ann, ben, cid]: Browser[] = [];
beforeAll(async () => {
  server = await testServer({ keepData: true });
  [ann, ben, cid] = await Promise.all(["Ann", "Ben", "Cid"].map((name) => signedUp(server, name)));
});
afterAll(async () => {
  await server.close();
  rmSync(server.dataDir, { recursive: true, force: true });
});

const points = ({ players }: Answer) => players.map(({ after }: Answer) => after?.rating);
const profile = (who: string) => server.browser().get(`/api/player?name=${who}`);

test("the first rated game: winners rise, others fall, everybody is surer than before", async () => {
  const result = await played([ann, ben, cid]);
  expect(result).toMatchObject({ game: "toy", scenario: "", kind: "points" });
  expect(result.unrated).toBeUndefined();
  for (const { won, before, after } of result.players) {
    expect(before).toEqual({ rating: 1500, uncertainty: 500 });
    expect(after.uncertainty).toBeLessThan(500);
    if (result.winners.length < 3) expect(after.rating > 1500).toBe(won);
  }
  const { records, since, kind } = await profile("ann");
  expect(kind).toBe("person");
  expect(since).toBeGreaterThan(0);
  expect(records).toMatchObject([
    { game: "toy", played: 1, sides: [{ seat: 0, played: 1 }], rating: { games: 1, provisional: true } },
  ]);
  expect(records[0].rating.steps).toMatchObject([{ table: result.table, rating: points(result)[0] }]);
  const { leaders, settledAfter } = await ann.get("/api/leaders?game=toy");
  expect(leaders.map(({ name }: Answer) => name).sort()).toEqual(["Ann", "Ben", "Cid"]);
  expect(leaders.every(({ place }: Answer) => place === undefined)).toBe(true);
  expect(settledAfter).toBe(5);
});

test("a bot that sat there from the beginning is rated too, and has a page", async () => {
  const result = await played([ann, ben]);
  expect(result.players[2]).toMatchObject({ kind: "bot", bot: "recruit", before: { rating: 1500 } });
  const page = await server.browser().get("/api/player?bot=recruit");
  expect(page).toMatchObject({ kind: "bot", records: [{ played: 1, rating: { rating: points(result)[2] } }] });
  expect((await server.browser().request("GET", "/api/player?bot=nobody")).status).toBe(404);
});

test("what does not count, and why; the table says so before the game where it can be known", async () => {
  const dora = await server.guest("Dora");
  const cases: [string, readonly Browser[], object][] = [
    ["guests", [ann, ben, dora], {}],
    ["chosen", [ann, ben, cid], { rated: false }],
    ["alone", [ann], {}],
    ["practice", [ann], { practiceSeed: 7 }],
  ];
  for (const [reason, people, wish] of cases) {
    const result = await played(people, wish);
    expect(result.unrated).toBe(reason);
    expect(points(result)).toEqual([undefined, undefined, undefined]);
    expect((await ann.get(`/api/tables/${result.table}`)).unrated).toBe(reason);
  }
  const { unrated } = await ann.post("/api/tables", { game: "toy", seats: ["me", "hotSeat", "open"] });
  expect(unrated).toBe("hotSeat");
  const table = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  expect(table.unrated).toBeUndefined();
  expect((await ann.post(`/api/tables/${table.id}/host/rated`, { rated: false })).unrated).toBe("chosen");
  const stranger = await ben.request("POST", `/api/tables/${table.id}/host/rated`, { rated: true });
  expect(stranger.status).toBe(403);
});

test("who gives up comes last; two who give up one after the other have played it out", async () => {
  const id = await tableOf([ann, ben, cid]);
  const seats = await seatsAt(id, [ann, ben, cid]);
  for (const seat of seats) await seat.act(bid(1));
  await cid.post(`/api/tables/${id}/resign`);
  await playToTheEnd(seats.slice(0, 2));
  const result = await recorded(ann, id);
  const [a, b, c] = result.players;
  expect(c).toMatchObject({ name: "Cid", left: true, won: false });
  expect(c.after.rating - c.before.rating).toBeLessThan(
    Math.min(a.after.rating - a.before.rating, b.after.rating - b.before.rating),
  );

  const short = await tableOf([ann, ben]);
  const [first, second] = await seatsAt(short, [ann, ben]);
  await first.act(bid(1));
  await second.act(bid(1));
  await first.until(({ now }) => now.waitingFor.includes(0));
  await ben.post(`/api/tables/${short}/resign`);
  await ann.post(`/api/tables/${short}/resign`);
  const { kind, players } = await recorded(ann, short);
  expect(kind).toBe("abandoned");
  expect(players[0].after.rating).toBeGreaterThan(players[0].before.rating);
  expect(players[1].after.rating).toBeLessThan(players[1].before.rating);
  expect(players[2].after).toBeUndefined();

  const unplayed = await tableOf([ann, ben, cid]);
  for (const one of [cid, ben, ann]) await one.post(`/api/tables/${unplayed}/resign`);
  expect((await recorded(ann, unplayed)).unrated).toBe("short");
});

test("broken off by consent without a winner, nothing changes; with one it does", async () => {
  for (const [winners, unrated] of [
    [[], "brokenOff"],
    [[1], undefined],
  ] as const) {
    const id = await tableOf([ann, ben, cid]);
    const seats = await seatsAt(id, [ann, ben, cid]);
    for (const seat of seats) await seat.act(bid(1));
    await seats[0].ask("proposeEnding", { winners });
    for (const seat of seats.slice(1)) await seat.answer(true);
    expect((await recorded(ann, id)).unrated).toBe(unrated);
  }
});

test("finished games are found by everybody if they count or could be watched, otherwise by those who played", async () => {
  const stranger = server.browser();
  const all = await stranger.get("/api/results");
  expect(all.results.every(({ unrated }: Answer) => unrated === undefined)).toBe(true);
  const hidden = await played([ann, ben, cid], { rated: false, title: "Hidden" });
  const watched = await played([ann, ben, cid], { rated: false, watchable: true, title: "Watched" });
  const titles = async (who: Browser, query = "") =>
    (await who.get(`/api/results${query}`)).results.map(({ title }: Answer) => title);
  expect(await titles(stranger)).not.toContain("Hidden");
  expect(await titles(stranger)).toContain("Watched");
  expect(await titles(ben)).toContain("Hidden");
  expect(await titles(stranger, "?game=toy&outcome=points&player=ben")).toContain("Watched");
  expect(await titles(stranger, "?bot=recruit")).not.toContain("Watched");
  expect(await titles(stranger, `?from=${watched.ended}`)).toEqual(["Watched"]);
  expect(await titles(stranger, `?to=${hidden.ended}`)).not.toContain("Watched");
  expect(await titles(stranger, "?page=2")).toEqual([]);
  expect((await stranger.request("GET", "/api/results?player=nobody")).status).toBe(404);
  expect((await stranger.request("GET", "/api/results?page=0")).status).toBe(400);
  expect((await profile("ben")).played).toBeLessThan((await ben.get("/api/player?name=ben")).played);
});

test("statistics tell people and bots apart, and leave out what was given up", async () => {
  const { people, bots } = await server.browser().get("/api/statistics?game=toy");
  expect(people.games).toBeGreaterThan(3);
  expect(bots.games).toBeGreaterThan(1);
  expect(people.wins).toHaveLength(3);
  expect(people.kinds.map(({ kind }: Answer) => kind)).not.toContain("abandoned");
  expect(people.moves.median).toBeGreaterThan(0);
  expect((await ann.request("GET", "/api/statistics?game=chess")).status).toBe(404);
});

test("five rated games make a place, by what a player is worth almost certainly; page and board agree", async () => {
  const { leaders } = await server.browser().get("/api/leaders?game=toy");
  const settled = leaders.filter(({ games }: Answer) => games >= 5);
  expect(settled.length).toBeGreaterThan(1);
  expect(leaders.slice(0, settled.length)).toEqual(settled);
  const worth = settled.map(({ rating, uncertainty }: Answer) => rating - 3 * uncertainty);
  expect(worth).toEqual(worth.toSorted((a: number, b: number) => b - a));
  for (const { name, place, rating } of settled) {
    const { records } = await profile(name);
    expect(records[0].rating).toMatchObject({ place, rating, provisional: false });
  }
});

test("one's own data has the games and ratings; who deletes the account leaves no name and no rating behind", async () => {
  const eve = await signedUp(server, "Eve");
  const { table } = await played([eve, ben, cid]);
  const data = await eve.get("/api/me/data");
  expect(data.finishedGames).toMatchObject([{ table, seats: [0] }]);
  expect(data.ratings).toMatchObject([{ game: "toy", games: 1 }]);
  await eve.post("/api/me/delete", { password: "a long password" });
  expect((await recorded(ben, table)).players[0]).toMatchObject({ kind: "gone" });
  expect(JSON.stringify(await ben.get("/api/results"))).not.toContain("Eve");
  expect(JSON.stringify(await ben.get("/api/leaders?game=toy"))).not.toContain("Eve");
  expect((await ben.request("GET", "/api/player?name=eve")).status).toBe(404);
});

/** All ratings, and what each game did to them. */
async function ledger(store: Store) {
  const ratings = await store.db.selectFrom("ratings").selectAll().orderBy("player").execute();
  const placings = await store.db.selectFrom("placings").selectAll().orderBy("tableId").orderBy("seat").execute();
  return { ratings, placings };
}

test("worked out again from the games, every rating is the same to the last digit", async () => {
  await server.close();
  const store = await Store.open({ dataDir: server.dataDir, databaseConnections: 2, onError: () => {} });
  const rows = await ledger(store);
  expect(rows.ratings.length).toBeGreaterThan(3);
  const gone = await store.db.selectFrom("people").select("id").where("name", "=", "Deleted account").execute();
  expect(await ratingFaults(store.db)).toEqual([]);
  const [{ player, tableId }] = rows.placings.filter(({ mu, player }) => mu !== null && player !== gone[0].id);
  await store.db.updateTable("ratings").set({ won: 99 }).where("player", "=", player).execute();
  await store.db
    .updateTable("placings")
    .set({ mu: 0 })
    .where("tableId", "=", tableId)
    .where("mu", "is not", null)
    .execute();
  const faults = (await verifyAll(store, {})).faults;
  expect(faults).toContainEqual({ table: tableId, text: "its ratings do not follow from the games before" });
  expect(faults.some(({ text }) => text.startsWith(`the rating of ${player} in `))).toBe(true);
  const games = await rebuildRatings(store);
  expect(games).toBeGreaterThan(5);
  const again = await ledger(store);
  expect(again.placings).toEqual(rows.placings);
  expect(again.ratings.filter(({ player }) => player !== gone[0].id)).toEqual(rows.ratings);
  await store.close();
  server = await testServer({ config: { dataDir: server.dataDir }, keepData: true });
});

test("two servers on one database record each game once, in one order", async () => {
  const databaseUrl = await sharedDatabase("ratings");
  const servers = [await testServer({ config: { databaseUrl } }), await testServer({ config: { databaseUrl } })];
  const people = await Promise.all(["Ann", "Ben", "Cid"].map((name) => signedUp(servers[0], name)));
  const elsewhere = people.map(({ cookie }) => Object.assign(servers[1].browser(), { cookie }));
  const both = await Promise.all([0, 1, 2, 3].flatMap(() => [played(people), played(elsewhere)]));
  const seats = Array.from({ length: 3 }, () => ({ bot: "recruit" }));
  const bots = { game: "toy", options: { rounds: 1 }, seats, watchable: true };
  expect(await recorded(people[0], (await people[0].post("/api/tables", bots)).id)).toMatchObject({ unrated: "alone" });
  for (const one of servers) await one.close();
  const store = await Store.open({ dataDir: "", databaseUrl, databaseConnections: 2, onError: () => {} });
  const results = await store.db.selectFrom("results").select(["tableId", "number", "unrated"]).execute();
  expect(results).toHaveLength(both.length + 1);
  expect(new Set(results.map(({ number }) => number)).size).toBe(results.length);
  expect(await store.db.selectFrom("endings").selectAll().execute()).toEqual([]);
  const rows = await ledger(store);
  expect(rows.ratings.map(({ games }) => games)).toEqual([8, 8, 8]);
  expect(await rebuildRatings(store)).toBe(8);
  expect(await ledger(store)).toEqual(rows);
  await store.close();
});
