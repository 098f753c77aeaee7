/** The rules of a server may change under games that are being played. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AnyGame } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import { triumph } from "../../games/triumph/index.ts";
import { verifyAll } from "../archive/verify.ts";
import { SQLITE_FILE } from "../storage/folder.ts";
import { Store } from "../storage/store.ts";
import type { Browser, LiveSocket } from "./browser.ts";
import { Host } from "./crash.ts";
import { type TestServer, temporaryFolder, testServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";
import { aim, bidAll, fire, load, threeSeats } from "./toy-table.ts";

/** The same rules, only called otherwise. */
const renamed: AnyGame = { ...toy, rulesVersion: "2" };
/** A shot brings one point more. */
const richer: AnyGame = {
  ...toy,
  rulesVersion: "2",
  apply(state, seat, action) {
    const applied = toy.apply(state, seat, action);
    if (action.type === "fire" && !("code" in applied)) state.points[seat]++;
    return applied;
  },
};
/** Shells are forbidden. */
const unarmed: AnyGame = {
  ...toy,
  rulesVersion: "2",
  apply: (state, seat, action) =>
    action.type === "load" ? { code: "NO_SHELLS", rule: "2.3", text: "No shells." } : toy.apply(state, seat, action),
};

interface Played {
  readonly dataDir: string;
  readonly id: string;
  readonly people: readonly Browser[];
  readonly points: readonly number[];
}

/** Everybody bids, red has loaded and fired, green has loaded: eight moves. */
async function playSome(server: TestServer): Promise<Played> {
  const { id, people, seats } = await threeSeats(server, { rounds: 9999 });
  await bidAll(seats);
  for (const [seat, action] of [
    [0, load],
    [0, aim],
    [0, fire],
    [1, load],
    [1, load],
  ] as const) {
    const { seq } = seats[seat];
    expect(await seats[seat].act(action)).toMatchObject({ type: "accepted" });
    for (const socket of seats) await socket.until((one) => one.seq > seq);
  }
  return { dataDir: server.dataDir, id, people, points: seats[0].now.view.points };
}

async function played(): Promise<Played> {
  const server = await testServer({ keepData: true });
  const result = await playSome(server);
  await server.close();
  return result;
}

async function follow(server: TestServer, { id, people }: Played, seat: number, since = 0): Promise<LiveSocket> {
  const browser = server.browser();
  browser.cookie = people[seat].cookie;
  const socket = await browser.follow(id, { seat, since });
  await socket.until(({ now }) => now !== undefined);
  return socket;
}

test("a game that replays the same continues under the new rules", async () => {
  const before = await played();
  const server = await testServer({ games: { toy: renamed }, config: { dataDir: before.dataDir } });
  const green = await follow(server, before, 1);
  expect(green.now).toMatchObject({ since: 0, seq: 8, mayUndo: true, view: { points: before.points, shells: 2 } });
  expect(green.now.events.at(-1)).toMatchObject({ type: "load" });
  expect(green.table).toMatchObject({ rulesVersion: "2" });
  expect(await green.act(aim)).toMatchObject({ type: "accepted", seq: 9 });
  await server.close();
});

test("otherwise it continues from its last position, with a line in the log", async () => {
  const before = await played();
  const server = await testServer({ games: { toy: richer }, keepData: true, config: { dataDir: before.dataDir } });
  const line = { type: "rulesChanged", before: "1", after: "2", kept: 8 };
  const green = await follow(server, before, 1);
  expect(green.now).toMatchObject({ since: 0, seq: 9, events: [line], view: { points: before.points, shells: 2 } });
  expect(green.now.mayUndo).toBeUndefined();
  const red = await follow(server, before, 0, 8);
  expect(red.now).toMatchObject({ since: 8, seq: 9, events: [line] });
  expect(await green.act(aim)).toMatchObject({ type: "accepted", seq: 10 });
  await green.until(({ seq }) => seq === 10);
  expect(await green.act(fire)).toMatchObject({ type: "accepted", seq: 11 });
  await red.until(({ seq }) => seq === 11);
  const [{ value: die }] = red.now.events;
  expect(red.now.view.points[1]).toBe(before.points[1] + 1 + die + 2 + 1);
  for (const to of [0, 5]) expect(await red.ask("proposeRollback", { to })).toMatchObject({ code: "OLDER_RULES" });
  expect(await red.ask("proposeRollback", { to: 9 })).toMatchObject({ type: "done" });
  await server.close();

  const again = await testServer({ games: { toy: richer }, keepData: true, config: { dataDir: before.dataDir } });
  expect((await follow(again, before, 0)).now).toMatchObject({ seq: 11, events: [line, {}, {}] });
  await again.close();
  const store = await Store.open({
    dataDir: before.dataDir,
    databaseConnections: 2,
    readOnly: true,
    onError: () => {},
  });
  expect(await verifyAll(store, { games: { toy: richer } })).toEqual({ faults: [], notes: [] });
  await store.close();
});

test("the replay shows the part before as recorded, each viewer its own", async () => {
  const before = await played();
  const server = await testServer({ games: { toy: richer }, config: { dataDir: before.dataDir } });
  const green = await follow(server, before, 1);
  await green.act(aim);
  const { id } = before;
  const ben = server.browser();
  ben.cookie = before.people[1].cookie;
  const index = await ben.get(`/api/tables/${id}/replay`);
  expect(index.seqs).toEqual([8, 9, 10]);
  const part = await ben.get(`/api/tables/${id}/replay/1/0?seq=${index.seq}`);
  expect(part).toMatchObject({ first: 0, view: { points: before.points, shells: 2 } });
  expect(part.steps[0].events).toEqual([{ type: "rulesChanged", before: "1", after: "2", kept: 8 }]);
  expect(part.steps[1]).toMatchObject({ patch: { aimed: true }, events: [{ type: "aim" }] });
  expect((await ben.request("GET", `/api/tables/${id}/replay/0/0?seq=${index.seq}`)).status).toBe(403);
  await server.close();
});

test("after a crash before anything was stored, the moves are carried over as far as they are possible", async () => {
  const DATA_DIR = temporaryFolder();
  const host = await Host.start({ DATA_DIR });
  const browsers: Browser[] = [];
  const guest = async (name: string) => {
    const { Browser } = await import("./browser.ts");
    const one = new Browser(host.url);
    await one.post("/api/guests", { name });
    browsers.push(one);
    return one;
  };
  const before = await playSome({ guest, dataDir: DATA_DIR } as unknown as TestServer);
  await host.kill();
  const server = await testServer({ games: { toy: unarmed }, config: { dataDir: DATA_DIR } });
  const red = await follow(server, before, 0);
  expect(red.now).toMatchObject({ seq: 9, view: { turn: 0, shells: 0, aimed: false, points: [0, 0, 0] } });
  expect(red.now.events).toEqual([{ type: "rulesChanged", before: "1", after: "2", kept: 3 }]);
  expect(await red.act(aim)).toMatchObject({ type: "accepted", seq: 10 });
  await server.close();
});

test("a game that is over keeps its outcome, and can still be looked at", async () => {
  const first = await testServer({ keepData: true });
  const { id, people, seats } = await threeSeats(first, { rounds: 2 });
  await playToTheEnd(seats);
  const { outcome, view } = seats[0].now;
  await first.close();
  const server = await testServer({ games: { toy: richer }, config: { dataDir: first.dataDir } });
  const ann = server.browser();
  ann.cookie = people[0].cookie;
  expect(await ann.get(`/api/tables/${id}`)).toMatchObject({ status: "ended", ending: outcome });
  const red = await ann.follow(id, { seat: 0 });
  await red.until(({ now }) => now !== undefined);
  expect(red.now).toMatchObject({ outcome, view: { points: view.points } });
  const index = await ann.get(`/api/tables/${id}/replay`);
  const part = await ann.get(`/api/tables/${id}/replay/watch/0?seq=${index.seq}`);
  expect(part.view.points).toEqual(view.points);
  expect(await ann.get(`/api/tables/${id}/log`)).toMatchObject({ rulesVersion: "2", entries: [] });
  await server.close();
});

test("rules that were changed without a new version do not stop a game either", async () => {
  const before = await played();
  const server = await testServer({
    games: { toy: { ...unarmed, rulesVersion: "1" } as AnyGame },
    config: { dataDir: before.dataDir },
  });
  const green = await follow(server, before, 1);
  expect(green.now).toMatchObject({ seq: 9, view: { points: before.points, shells: 2 } });
  expect(await green.act(aim)).toMatchObject({ type: "accepted", seq: 10 });
  await server.close();
});

test("a table of newer rules, or of a game that is not here, is left alone", async () => {
  const before = await played();
  const newer = await testServer({ games: { toy: renamed }, keepData: true, config: { dataDir: before.dataDir } });
  await (await follow(newer, before, 1)).act(aim);
  await newer.close();
  for (const games of [{ toy }, {}]) {
    const server = await testServer({ games, keepData: true, config: { dataDir: before.dataDir } });
    await expect(follow(server, before, 1)).rejects.toThrow("closed 4000 RULES_VERSION");
    await server.close();
  }
});

test("D27: a table that cannot be played here can be left and resigned, and does not count", async () => {
  const before = await played();
  const config = { dataDir: before.dataDir, maxTablesPerPerson: 1 };
  const games = { other: { ...toy, id: "other" } as AnyGame };
  const server = await testServer({ games, keepData: true, config });
  const people = before.people.map(({ cookie }) => Object.assign(server.browser(), { cookie }));
  const path = `/api/tables/${before.id}`;
  await people[1].post(`${path}/leave`);
  expect(await people[1].get(path)).toMatchObject({ status: "playing", keptForYou: [1] });
  await people[0].post("/api/tables", { game: "other", seats: ["me", "open", "open"] });
  for (const who of [0, 2]) await people[who].post(`${path}/resign`);
  expect(await people[0].get(path)).toMatchObject({ status: "ended", ending: { kind: "abandoned" } });
  await server.close();
});

test("D27: a table with a damaged move says so, and can be left", async () => {
  const before = await played();
  const db = new DatabaseSync(join(before.dataDir, SQLITE_FILE));
  db.exec(`update "actions" set "action" = '{' where "seq" = 4; delete from "snapshots"`);
  db.close();
  const server = await testServer({ config: { dataDir: before.dataDir } });
  await expect(follow(server, before, 1)).rejects.toThrow("closed 4000 DAMAGED");
  const ben = Object.assign(server.browser(), { cookie: before.people[1].cookie });
  await ben.post(`/api/tables/${before.id}/resign`);
  expect((await ben.get("/api/tables/mine")).tables).toEqual([]);
  await server.close();
});

test("in Triumph & Tragedy, too", async () => {
  const first = await testServer({ games: { triumph }, keepData: true });
  const ann = await first.guest("Ann");
  const { id } = await ann.post("/api/tables", {
    ...{ game: "triumph", options: { scenario: "1939" } },
    seats: ["me", "hotSeat", "hotSeat"],
  });
  const seats = await Promise.all([0, 1, 2].map((seat) => ann.follow(id, { seat })));
  for (let move = 0; move < 60; move++) {
    const seq = Math.max(...seats.map((one) => one.seq));
    for (const one of seats) await one.until((socket) => socket.seq === seq);
    const asked = seats.find(({ now }) => now.legal.length > 0)!;
    await asked.act(asked.now.legal[(move * 7) % asked.now.legal.length].action);
    await asked.until((socket) => socket.seq > seq);
  }
  for (const one of seats) await one.until((socket) => socket.seq === 60);
  const before = seats.map(({ now }) => now.view);
  await first.close();

  /** Each confirmation gives one IND. */
  const changed: AnyGame = {
    ...triumph,
    rulesVersion: String(Number(triumph.rulesVersion) + 1),
    apply(state, seat, action) {
      const applied = triumph.apply(state, seat, action);
      if (!("code" in applied)) state.ind[seat]++;
      return applied;
    },
  };
  const server = await testServer({ games: { triumph: changed }, config: { dataDir: first.dataDir } });
  const again = server.browser();
  again.cookie = ann.cookie;
  const after = await Promise.all([0, 1, 2].map((seat) => again.follow(id, { seat })));
  for (const one of after) await one.until((socket) => socket.seq === 61);
  expect(after.map(({ now }) => now.view)).toEqual(before);
  const asked = after.find(({ now }) => now.legal.length > 0)!;
  expect(await asked.act(asked.now.legal[0].action)).toMatchObject({ type: "accepted", seq: 62 });
  await server.close();
});
