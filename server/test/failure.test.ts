import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { SPECTATOR } from "@tripartite/kernel";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import { exportTable, importTable } from "../archive/transfer.ts";
import { SQLITE_FILE } from "../storage/folder.ts";
import { Store } from "../storage/store.ts";
import { loadInfo } from "../tables/info.ts";
import { accountHolder, BotAccount } from "./bot-account.ts";
import { type TestServer, temporaryFolder, testServer } from "./harness.ts";
import { playToTheEnd } from "./random-game.ts";
import { aim, bid, bidAll, load, threeSeats } from "./toy-table.ts";

let server: TestServer;
afterEach(() => server?.close());

/** Until the other one is called, no move can be read or written. */
function hideMoves({ dataDir }: TestServer): () => void {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 30_000 });
  database.exec(`alter table "actions" rename to "elsewhere"`);
  return () => {
    database.exec(`alter table "elsewhere" rename to "actions"`);
    database.close();
  };
}

/** Until the other one is called, what is stored can be read, but such changes cannot be written. */
function refuse(change: string, { dataDir }: TestServer, because = "no room"): () => void {
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 30_000 });
  database.exec(`create trigger "full" before ${change} begin select raise(abort, '${because}'); end`);
  return () => {
    database.exec(`drop trigger "full"`);
    database.close();
  };
}

test("the example bot repeats what could not be stored, and stops only when its token is worthless", async () => {
  server = await testServer({ config: { botLookMs: 20 } });
  const owner = await accountHolder(server);
  const robot = await BotAccount.create(owner);
  const example = robot.runExample();
  const lines = createInterface({ input: example.stdout! });
  const letMoves = refuse("insert on actions", server);
  const { id } = await owner.post("/api/tables", { game: "toy", seats: ["me", { program: robot.name }, "hotSeat"] });
  const refused = /\/actions",status="503"\} [1-9]/;
  while (!refused.test((await owner.request("GET", "/metrics")).json)) await sleep(20);
  letMoves();
  const watcher = await owner.follow(id);
  await watcher.until(({ seq }) => seq === 1);
  expect(watcher.now.waitingFor).toEqual([0, 2]);

  let last = "";
  lines.on("line", (line) => {
    last = line;
  });
  const gone = once(example, "close");
  await owner.post(`/api/bots/${encodeURIComponent(robot.name)}/token`);
  expect(await gone).toEqual([1, null]);
  expect(last).toBe("no stream: BAD_TOKEN");
});

test("a name is called taken only if it is", async () => {
  server = await testServer();
  const [ann, ben] = [await server.guest("Ann"), await server.guest("Ben")];
  const account = { name: "Ann", password: "correct horse" };
  const letChange = refuse("update on people", server);
  expect((await ann.request("POST", "/api/account", account)).json).toMatchObject({ code: "INTERNAL" });
  letChange();
  const both = await Promise.all([ann, ben].map((one) => one.request("POST", "/api/account", account)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("while the database fails, players keep their seats: sockets close with 1013, programs continue", async () => {
  server = await testServer({ config: { botLookMs: 20 } });
  const owner = await accountHolder(server);
  const robot = await BotAccount.create(owner);
  const wanted = { game: "toy", seats: ["me", { program: robot.name }, "hotSeat"] };
  const { id } = await owner.post("/api/tables", wanted);
  const stream = await robot.listen();
  await robot.request("POST", `/tables/${id}/accept`);
  const { seq: asked } = await stream.next("decision");
  const red = await owner.follow(id, { seat: 0 });
  const watcher = await server.browser().follow(id);
  const told = stream.lines.length;

  const restore = hideMoves(server);
  expect(await red.act(bid(1))).toMatchObject({ type: "error", code: "UNAVAILABLE" });
  for (const { closed } of [red, watcher]) expect(await closed).toEqual({ code: 1013, reason: "UNAVAILABLE" });
  const refused = await owner.follow(id, { seat: 0 }).catch((error: Error) => error.message);
  expect(refused).toContain("closed 1013");
  expect((await robot.act(id, asked, bid(2))).status).toBeGreaterThanOrEqual(500);
  restore();

  const { seq } = await stream.next("decision", {}, told);
  expect(stream.lines.slice(told).map(({ type }) => type)).not.toContain("seatLost");
  expect((await robot.act(id, seq, bid(2))).json).toMatchObject({ status: "accepted" });
  const again = await owner.follow(id, { seat: 0 });
  expect(await again.act(bid(1))).toMatchObject({ type: "accepted" });
  stream.close();
});

test("a view that fails costs its move, and nothing else", async () => {
  let broken = false;
  const view: typeof toy.view = (state, viewer) => {
    if (broken && state.shells === 1 && viewer === SPECTATOR) throw new Error("no such view");
    return toy.view(state, viewer);
  };
  server = await testServer({ games: { toy: { ...toy, view } }, config: { watcherPatienceMs: 50 } });
  const { id, seats } = await threeSeats(server);
  await bidAll(seats);
  const [red, green] = seats;
  const watcher = await server.browser().follow(id);

  broken = true;
  expect(await red.act(load)).toMatchObject({ type: "error", code: "UNAVAILABLE" });
  expect(await green.ask("look", { since: 3 })).toMatchObject({ type: "glance", seq: 3 });
  broken = false;
  expect(await red.act(load)).toMatchObject({ type: "accepted", seq: 4 });
  await watcher.until(({ seq }) => seq === 4);
  expect(watcher.now.view.shells).toBe(1);
});

test("a view that fails in a late update ends neither the server nor the game", async () => {
  let broken = false;
  const view: typeof toy.view = (state, viewer) => {
    if (broken && state.shells === 2 && viewer === SPECTATOR) throw new Error("no such view");
    return toy.view(state, viewer);
  };
  server = await testServer({ games: { toy: { ...toy, view } }, config: { watcherPatienceMs: 100 } });
  const { id, people, seats } = await threeSeats(server);
  await bidAll(seats);
  const watcher = await server.browser().follow(id);
  broken = true;
  await seats[0].act(load);
  expect(await seats[0].act(load)).toMatchObject({ type: "accepted", seq: 5 });
  expect(await watcher.closed).toEqual({ code: 1013, reason: "UNAVAILABLE" });
  broken = false;
  const red = await people[0].follow(id, { seat: 0 });
  await red.until(({ seq }) => seq === 5);
  expect(await red.act(aim)).toMatchObject({ type: "accepted", seq: 6 });
});

test("a full disk is called so, also within a transaction, and what was begun is taken back", async () => {
  const store = await Store.open({ dataDir: temporaryFolder(), databaseConnections: 2, onError: () => {} });
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0].page_count + 2)}`.execute(store.db);
  const save = (key: string) => store.db.insertInto("settings").values({ key, value: "x".repeat(100_000) });
  const fill = store.transact([], async (trx) => {
    await trx.insertInto("settings").values({ key: "small", value: "" }).execute();
    await trx.executeQuery(save("large").compile());
  });
  await expect(fill).rejects.toThrow("database or disk is full");
  await expect(store.commit([], [save("larger")])).rejects.toThrow("database or disk is full");
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  await store.commit([], [save("roomy")]);
  const kept = await store.db.selectFrom("settings").select("key").where("key", "!=", "lastWritten").execute();
  expect(kept.map(({ key }) => key)).toEqual(["roomy"]);
  await store.close();
});

test("D17: on a full disk every change is answered UNAVAILABLE, and the server says that it is not well", async () => {
  server = await testServer();
  const { seats, people } = await threeSeats(server);
  const full = (change: string) => refuse(change, server, "database or disk is full");
  const letTalk = full("insert on chat");
  expect(await seats[0].ask("chat", { text: "hello" })).toMatchObject({ type: "error", code: "UNAVAILABLE" });
  letTalk();
  const letCreate = full("insert on tables");
  const created = await people[0].request("POST", "/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  expect(created).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
  letCreate();
  const letWrite = full("update on settings");
  const health = () => server.browser().request("GET", "/healthz");
  await expect.poll(health).toMatchObject({ status: 503, json: { code: "UNAVAILABLE" } });
  letWrite();
  await expect.poll(health).toMatchObject({ status: 200 });
});

test("D19: while another program keeps the database locked, what is stored can be read at once", async () => {
  server = await testServer();
  const { id, people, seats } = await threeSeats(server);
  await bidAll(seats);
  const foreign = new DatabaseSync(join(server.dataDir, SQLITE_FILE), { timeout: 30_000 });
  foreign.exec("begin immediate");
  const acting = seats[0].act(aim);
  const begun = performance.now();
  expect(await people[1].get(`/api/tables/${id}`)).toMatchObject({ status: "playing" });
  expect((await people[1].get(`/api/tables/${id}/replay`)).seq).toBe(3);
  expect(performance.now() - begun).toBeLessThan(2000);
  foreign.exec("rollback");
  foreign.close();
  expect(await acting).toMatchObject({ type: "accepted", seq: 4 });
});

test("a table and its seats are read as they belong together", async () => {
  const store = await Store.open({ dataDir: temporaryFolder(), databaseConnections: 2, onError: () => {} });
  server = await testServer();
  const { id } = await (await server.guest("Ann")).post("/api/tables", { game: "toy", seats: ["me", "open", "open"] });
  await importTable(store, { toy }, await exportFrom(server.dataDir, id), 0);
  const rename = (title: string) =>
    store.transact([], async (trx) => {
      await trx.updateTable("tables").set({ title }).execute();
      await trx.updateTable("seats").set({ name: title }).where("seat", "=", 1).execute();
    });
  await rename("0");
  for (let i = 1; i <= 20; i++) {
    const [info] = await Promise.all([loadInfo(store.db, id), rename(String(i))]);
    expect(info!.seats[1].name).toBe(info!.title);
  }
  await store.close();
});

test("a table that ends while it is loaded has ended", async () => {
  const first = await testServer({ keepData: true });
  const { id, seats } = await threeSeats(first, { rounds: 1 });
  await playToTheEnd(seats);
  await first.close();
  const database = new DatabaseSync(join(first.dataDir, SQLITE_FILE), { timeout: 30_000 });
  const restore = withoutLastMove(database);
  let ending = () => {};
  const games = {
    get toy() {
      ending();
      return toy;
    },
  };
  server = await testServer({ games, config: { dataDir: first.dataDir } });
  ending = () => {
    restore();
    ending = () => {};
  };
  const watcher = await server.browser().follow(id);
  await watcher.until(({ now }) => now?.outcome !== undefined);
  expect(watcher.messages[0]).toMatchObject({ type: "table", table: { status: "ended" } });
  database.close();
});

/** Takes the end of the only game out of the database; returns what puts it in again. */
function withoutLastMove(database: DatabaseSync): () => void {
  database.exec(`
    create table "lastMove" as select * from "actions" order by "seq" desc limit 1;
    create table "lastTable" as select "ending" from "tables";
    delete from "actions" where "seq" = (select "seq" from "lastMove");
    update "tables" set "status" = 'playing', "ending" = null`);
  return () =>
    database.exec(`begin immediate;
      insert into "actions" select * from "lastMove";
      update "tables" set "status" = 'ended', "ending" = (select "ending" from "lastTable");
      commit`);
}

async function exportFrom(dataDir: string, id: string) {
  const source = await Store.open({ dataDir, databaseConnections: 2, readOnly: true, onError: () => {} });
  const file = await exportTable(source, id);
  await source.close();
  return file;
}
