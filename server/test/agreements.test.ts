import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SQLITE_FILE } from "../storage/folder.ts";
import { type TestServer, testServer } from "./harness.ts";
import { DAY, eventually, timedServer, timedTable } from "./timed-table.ts";
import { bid, bidAll, threeSeats } from "./toy-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("who leaves or resigns no longer holds up what all others have accepted", async () => {
  const { id, people, seats } = await threeSeats(server);
  await bidAll(seats);
  await seats[0].ask("proposeRollback", { to: 0 });
  await seats[1].answer(true);
  await people[2].post(`/api/tables/${id}/leave`);
  await seats[0].until(({ messages }) => messages.some(({ type, since }) => type === "update" && since === 0));
  expect((await people[0].get(`/api/tables/${id}`)).proposal).toBeUndefined();
  await seats[0].ask("proposeEnding", { winners: [1] });
  await people[1].post(`/api/tables/${id}/resign`);
  expect(await people[0].get(`/api/tables/${id}`)).toMatchObject({
    status: "ended",
    ending: { kind: "agreed", winners: [1] },
  });
});

test("a game is offered to spectators when all have accepted it, and no longer when one wants that", async () => {
  const { id, people, seats } = await threeSeats(server, { rounds: 9999 });
  const isOffered = async () =>
    (await people[0].get("/api/tables/running")).tables.some((table: { id: string }) => table.id === id);
  expect(await seats[0].ask("endWatching")).toMatchObject({ code: "NOT_WATCHABLE" });
  await seats[0].ask("proposeWatching");
  await seats[1].answer(true);
  expect(await isOffered()).toBe(false);
  await seats[2].answer(true);
  expect(await isOffered()).toBe(true);
  expect(await seats[0].ask("proposeWatching")).toMatchObject({ code: "WATCHABLE" });
  expect(await seats[1].ask("endWatching")).toMatchObject({ type: "done" });
  expect(await isOffered()).toBe(false);
  const { deeds } = await seats[0].ask("recentDeeds");
  expect(deeds.map(({ kind }: { kind: string }) => kind).slice(-3)).toEqual([
    "proposed",
    "watchingAllowed",
    "watchingEnded",
  ]);
  const spectator = await (await server.guest("Eve")).follow(id);
  for (const type of ["proposeWatching", "endWatching"])
    expect(await spectator.ask(type)).toMatchObject({ code: "FORBIDDEN" });
});

test("where there are no clocks, a bot plays for a player who stays away, if the others agree; the player returns", async () => {
  const timed = await timedServer();
  const { id, people, seats } = await timedTable(timed, { pace: "none", options: { rounds: 9999 } });
  expect(await seats[0].ask("proposeReplacement", { seat: 2 })).toMatchObject({ code: "NOT_ABSENT" });
  expect(await seats[0].ask("proposeReplacement", { seat: 0 })).toMatchObject({ code: "NOBODY_THERE" });
  expect(await seats[0].ask("proposeReplacement", { seat: 7 })).toMatchObject({ code: "NOT_FOUND" });
  seats[2].close();
  await seats[0].until(({ messages }) => messages.some(({ type, seats }) => type === "presence" && !seats[2].here));
  timed.advance(2 * DAY);
  expect(await seats[0].ask("proposeReplacement", { seat: 2 })).toMatchObject({ code: "NOT_ABSENT" });
  timed.advance(2 * DAY);
  expect(await seats[0].ask("proposeReplacement", { seat: 2 })).toMatchObject({ type: "done" });
  expect((await people[0].get(`/api/tables/${id}`)).seats[2].kind).toBe("person");
  await seats[1].answer(true);
  expect((await people[0].get(`/api/tables/${id}`)).seats[2]).toMatchObject({ kind: "bot", vacant: true });
  const { deeds } = await seats[0].ask("recentDeeds");
  expect(deeds.at(-1)).toMatchObject({ kind: "replaced", name: "Cid", seats: [2] });
  await people[2].post(`/api/tables/${id}/take-over`, { seat: 2 });
  expect((await people[0].get(`/api/tables/${id}`)).seats[2]).toMatchObject({ kind: "person", name: "Cid" });
  await timed.close();
});

test("where there are clocks, they decide when a bot plays for a player", async () => {
  const timed = await timedServer();
  const { seats } = await timedTable(timed);
  expect(await seats[0].ask("proposeReplacement", { seat: 2 })).toMatchObject({ code: "CLOCKS_DECIDE" });
  await timed.close();
});

test("before the game the host alone says whether it will be offered", async () => {
  const [ann, ben] = await Promise.all(["Ann", "Ben"].map((name) => server.guest(name)));
  const { id } = await ann.post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  await ben.post(`/api/tables/${id}/join`, {});
  const change = (who: typeof ann, watchable: unknown) =>
    who.request("POST", `/api/tables/${id}/host/watchable`, { watchable });
  expect((await change(ben, true)).json.code).toBe("FORBIDDEN");
  expect((await change(ann, "yes")).json.code).toBe("MALFORMED");
  expect((await change(ann, true)).json.watchable).toBe(true);
  await ann.post(`/api/tables/${id}/host/begin`, {});
  expect((await change(ann, false)).json.code).toBe("NOT_GATHERING");
  expect((await ben.get(`/api/tables/${id}`)).watchable).toBe(true);
});

test("where nobody is left, nothing is agreed on", async () => {
  const { id, people, seats } = await threeSeats(server, { rounds: 9999 });
  await seats[0].ask("proposeEnding", { winners: [0] });
  for (const person of people) await person.post(`/api/tables/${id}/leave`);
  expect(await people[0].get(`/api/tables/${id}`)).toMatchObject({ status: "playing", proposal: { kind: "ending" } });
});

test("nor does a player whose time is up", async () => {
  const timed = await timedServer({ config: { expiriesBeforeBot: 1 } });
  const { id, people, seats } = await timedTable(timed, { options: { rounds: 9999 } });
  await seats[0].act(bid(1));
  await seats[1].act(bid(1));
  await seats[0].ask("proposePause");
  await seats[1].answer(true);
  timed.advance(4 * DAY);
  const table = await eventually(
    () => people[0].get(`/api/tables/${id}`),
    ({ seats: [, , blue] }) => blue.kind === "bot",
  );
  expect(table.paused).toBe(timed.now());
  await timed.close();
});

test("what all had accepted when the server stopped is carried out when it is back", async () => {
  const first = await testServer({ keepData: true });
  const { id, seats, people } = await threeSeats(first);
  await seats[0].ask("proposeEnding", { winners: [2] });
  await first.close();
  acceptForAll(first.dataDir);
  const second = await testServer({ config: { dataDir: first.dataDir } });
  const ann = second.browser();
  ann.cookie = people[0].cookie;
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: "ended", ending: { winners: [2] } });
  await second.close();
});

/** As if the server had died between the last acceptance and what follows from it. */
function acceptForAll(dataDir: string): void {
  const db = new DatabaseSync(join(dataDir, SQLITE_FILE));
  const people = db.prepare(`select "person" from "seats"`).all() as { person: string }[];
  const { proposal } = db.prepare(`select "proposal" from "tables"`).get() as { proposal: string };
  const accepted = { ...JSON.parse(proposal), accepted: people.map(({ person }) => person) };
  db.prepare(`update "tables" set "proposal" = ?`).run(JSON.stringify(accepted));
  db.close();
}
