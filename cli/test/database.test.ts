import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import { SQLITE_FILE } from "../../server/storage/folder.ts";
import { Store } from "../../server/storage/store.ts";
import { type TestServer, temporaryFolder, testServer } from "../../server/test/harness.ts";
import { sharedDatabase } from "../../server/test/postgres.ts";
import { aim, bid, bidAll, fire, load, threeSeats } from "../../server/test/toy-table.ts";
import { tripartite } from "./harness.ts";

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let databases = 0;
const PLACES = {
  async SQLite() {
    folders.push(temporaryFolder());
    return folders.at(-1)!;
  },
  PostgreSQL: () => sharedDatabase(`cli${++databases}`),
};
type Kind = keyof typeof PLACES;

const isUrl = (place: string) => place.startsWith("postgres:");
const configFor = (place: string) => (isUrl(place) ? { databaseUrl: place } : { dataDir: place });

async function serve(place: string): Promise<TestServer> {
  return testServer({ config: { ...configFor(place), snapshotEvery: 3 }, keepData: true });
}

async function changeDatabase(place: string, work: (store: Store) => Promise<unknown>): Promise<void> {
  const settings = { dataDir: place, databaseUrl: isUrl(place) ? place : undefined };
  const store = await Store.open({ ...settings, databaseConnections: 2, onError: () => {} });
  await work(store);
  await store.close();
}

/** A server has been here: one table in the middle of its game, with an account, chat and a snapshot. */
async function played(place: string, account = "Ann of York"): Promise<string> {
  const server = await serve(place);
  const { id, people, seats } = await threeSeats(server);
  await people[0].post("/api/account", { name: account, password: "a long password" });
  await bidAll(seats, [1, 2, 3]);
  await seats[0].act(load, 3);
  await seats[0].ask("undo", { seen: 4 });
  await seats[0].act(aim, 5);
  await seats[0].act(fire, 6);
  await seats[1].ask("chat", { text: "well shot" });
  await server.close();
  return id;
}

describe.each<[Kind, Kind]>([
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
])("from %s to %s", (from, to) => {
  let [source, target, id, file] = ["", "", "", ""];
  beforeAll(async () => {
    [source, target] = [await PLACES[from](), await PLACES[to]()];
    id = await played(source);
    file = (await tripartite(`export ${id} --data ${source}`)).out;
  });

  test("an exported table has moves, names and chat, but no passwords", () => {
    const { content } = JSON.parse(file);
    expect(content.parts.actions).toHaveLength(7);
    expect(content.people.map(({ name }: { name: string }) => name).sort()).toEqual(["Ann of York", "Ben", "Cid"]);
    expect(content.parts.chat[0].text).toBe("well shot");
    expect(file).not.toMatch(/scrypt|password/);
  });

  test("it arrives whole, and the game can continue", async () => {
    const imported = await tripartite(`import table.json --data ${target}`, { files: { "table.json": file } });
    expect(imported).toMatchObject({ code: 0, out: `imported table ${id}\n`, err: "" });
    expect((await tripartite(`export ${id} --data ${target}`)).out).toBe(file);
    const server = await serve(target);
    const watcher = await server.browser().follow(id);
    await watcher.until(({ now }) => now !== undefined);
    expect(watcher.now).toMatchObject({ seq: 7, waitingFor: [1] });
    await server.close();
    const again = await tripartite(`import table.json --data ${target}`, { files: { "table.json": file } });
    expect(again).toMatchObject({ code: 2, err: `tripartite: table ${id} is here already\n` });
  });

  test("what is read for a file is of one moment, whatever is written meanwhile", async () => {
    const settings = { dataDir: source, databaseUrl: isUrl(source) ? source : undefined };
    const reader = await Store.open({ ...settings, readOnly: true, databaseConnections: 2, onError: () => {} });
    const title = ({ db }: Pick<Store, "db">) => db.selectFrom("tables").select("title").executeTakeFirstOrThrow();
    await reader.readAtOnce(async (trx) => {
      const before = await title({ db: trx });
      await changeDatabase(source, ({ db }) => db.updateTable("tables").set({ title: "later" }).execute());
      expect(await title({ db: trx })).toEqual(before);
    });
    expect(await title(reader)).toEqual({ title: "later" });
    await reader.close();
  });

  test("verify replays every game, also while a server runs", async () => {
    const server = await serve(source);
    const verified = await tripartite(`verify --data ${source}`);
    expect(verified).toMatchObject({ code: 0, out: "1 games, 7 moves: all as stored\n" });
    expect(verified.err).toContain("1/1 games, 7 actions");
    await server.close();
  });

  test("verify reports other rules, refused moves and other states", async () => {
    const older = { ...toy, rulesVersion: "0" };
    const unknown = await tripartite(`verify --data ${source}`, { games: { toy: older } });
    expect(unknown).toMatchObject({ code: 1, out: "1 games, 7 moves: 1 divergences\n" });
    expect(unknown.err).toContain(`table ${id}: This server has no rules toy 1.`);
    const strict: typeof toy = {
      ...toy,
      apply: (state, seat, action) => refuse(action.type) ?? toy.apply(state, seat, action),
    };
    expect((await tripartite(`verify --data ${source}`, { games: { toy: strict } })).err).toContain(
      "move 4 no longer applies: NO_LOAD",
    );
    const generous: typeof toy = {
      ...toy,
      setup: (options, seed) => ({ ...toy.setup(options, seed), points: [1, 0, 0] }),
    };
    const elsewhere = await tripartite(`verify --data ${source}`, { games: { toy: generous } });
    expect(elsewhere.code).toBe(1);
    expect(elsewhere.err).toMatch(/after move \d the state is [0-9a-f]{16}, the snapshot has [0-9a-f]{16}/);
    const newer = { ...generous, stateVersion: "2" };
    const shaped = await tripartite(`verify --data ${source}`, { games: { toy: newer } });
    expect(shaped.err).not.toContain("snapshot");
    expect(shaped.err).toContain("after move 7 the position is not the stored one");
  });

  test("verify lists which games continue unchanged under newer rules, and which continue from a position", async () => {
    const noted = async (game: typeof toy) =>
      (await tripartite(`verify --data ${source}`, { games: { toy: { ...game, rulesVersion: "2" } } })).out;
    expect(await noted(toy)).toBe(`table ${id}: continues unchanged under rules 2\n1 games, 7 moves: all as stored\n`);
    const generous: typeof toy = {
      ...toy,
      setup: (options, seed) => ({ ...toy.setup(options, seed), points: [1, 0, 0] }),
    };
    expect(await noted(generous)).toContain(`table ${id}: continues from move 7 of 7 by rules 2\n`);
  });
});

/** Two tables in a data folder, and what verify says of them after something was done to the file or its rows. */
async function afterHarm(harm: (place: string, ids: readonly string[]) => Promise<void> | void) {
  const place = await PLACES.SQLite();
  const ids = [await played(place), await played(place, "Bea of Kent")].sort();
  await harm(place, ids);
  const { code, err, out } = await tripartite(`verify --data ${place}`);
  return { place, ids, code, out, lines: err.split("\n").filter((line) => /^(table|database)/.test(line)) };
}

const inDatabase = (place: string, text: string, ...values: (string | number)[]) => {
  const db = new DatabaseSync(join(place, SQLITE_FILE));
  db.prepare(text).run(...values);
  db.close();
};

test("D8: moves that are lost at the end of a game are noticed", async () => {
  const { ids, code, lines } = await afterHarm((place, [id]) =>
    inDatabase(place, `delete from "actions" where "tableId" = ? and "seq" > 4`, id),
  );
  expect({ code, lines }).toEqual({ code: 1, lines: [`table ${ids[0]}: there are 4 moves, but 7 were stored`] });
});

test("D8: every damaged row is named, and the rest is still checked", async () => {
  const { ids, code, lines, out } = await afterHarm((place, [one, two]) => {
    inDatabase(place, `update "actions" set "action" = '{' where "tableId" = ? and "seq" in (2, 5)`, one);
    inDatabase(place, `update "turns" set "waiting" = 5 where "tableId" = ?`, two);
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(`^table ${ids[0]}: move 2 cannot be read: `),
    expect.stringMatching(`^table ${ids[0]}: move 5 cannot be read: `),
    `table ${ids[0]}: the moves are not those that were stored`,
    `table ${ids[1]}: it waits for other seats than stored`,
  ]);
  expect(out).toBe("2 games, 14 moves: 4 divergences\n");
});

test("D8: so are moves that were changed, positions that were, and tables that are gone", async () => {
  const { ids, lines } = await afterHarm((place, [one, two]) => {
    inDatabase(
      place,
      `update "actions" set "action" = '{"type":"bid","amount":2}' where "tableId" = ? and "seq" = 1`,
      one,
    );
    inDatabase(place, `delete from "tables" where "id" = ?`, two);
  });
  expect(lines).toEqual([
    `table ${ids[1]}: the table is gone, 7 moves were stored`,
    `table ${ids[0]}: the moves are not those that were stored`,
  ]);
  const positions = await afterHarm((place, [id]) =>
    inDatabase(
      place,
      `update "positions" set "position" = replace("position", '"round":0', '"round":1') where "tableId" = ?`,
      id,
    ),
  );
  expect(positions.lines).toEqual([`table ${positions.ids[0]}: the position after move 7 is damaged`]);
});

test("D8: SQLite's own check is run, and a copy of a damaged database is not called a back-up", async () => {
  const { place, code, lines } = await afterHarm((folder) => {
    const db = new DatabaseSync(join(folder, SQLITE_FILE));
    const { rootpage } = db.prepare(`select "rootpage" from "sqlite_master" where "name" = 'actions'`).get()!;
    db.close();
    const file = openSync(join(folder, SQLITE_FILE), "r+");
    writeSync(file, Buffer.alloc(4096), 0, 4096, (Number(rootpage) - 1) * 4096);
    closeSync(file);
  });
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^database: /);
  expect(lines.filter((line) => line.startsWith("table"))).toHaveLength(2);
  const copy = join(place, "copy.sqlite");
  const backup = await tripartite(`backup ${copy} --data ${place}`);
  expect(backup.code).not.toBe(0);
  expect(existsSync(copy)).toBe(false);
});

test("D22: a back-up is its owner's", async () => {
  const place = await PLACES.SQLite();
  await played(place);
  const copy = join(place, "copies", "copy.sqlite");
  expect(await tripartite(`backup ${copy} --data ${place}`)).toMatchObject({ code: 0 });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
});

const refuse = (type: string) => (type === "load" ? { code: "NO_LOAD", rule: "x", text: "No." } : undefined);

// biome-ignore lint/suspicious/noExplicitAny: a file to be spoilt
type Spoilt = any;

/** The file with something changed and a hash that fits. */
function forged(file: string, change: (content: Spoilt) => void): string {
  const table = JSON.parse(file);
  change(table.content);
  const hash = createHash("sha256").update(JSON.stringify(table.content)).digest("hex");
  return JSON.stringify({ ...table, hash });
}

let exported: Promise<string>;
beforeAll(() => {
  exported = PLACES.SQLite().then(async (place) => {
    const id = await played(place);
    return (await tripartite(`export ${id} --data ${place}`)).out;
  });
});

test.each<[string, (file: string) => string, string]>([
  ["damaged", (file) => file.replace("well shot", "well shut"), "the file is damaged"],
  ["cut off", (file) => file.slice(0, -100), "is not JSON"],
  ["something else", () => '{"game":"toy"}', "this is no exported table"],
  ["newer", (file) => file.replace('"version":1', '"version":2'), "the file has version 2, this build reads 1"],
  ["of unknown rules", (file) => forged(file, ({ table }) => (table.rulesVersion = "9")), "no rules toy 9"],
  ["without a move", (file) => forged(file, ({ parts }) => parts.actions.splice(2, 1)), "the file lacks moves"],
  [
    "with rows of others",
    (file) => forged(file, ({ parts }) => (parts.chat[0].tableId = "x")),
    "rows of another table",
  ],
  [
    "with an illegal move",
    (file) => forged(file, ({ parts }) => (parts.actions[0].action = JSON.stringify(bid(9)))),
    "move 1 no longer applies: BID_RANGE",
  ],
  ["with unknown columns", (file) => forged(file, ({ parts }) => (parts.chat[0].colour = "red")), "colour"],
])("a file that is %s is refused with one line and leaves nothing behind", async (_how, spoil, message) => {
  const target = await PLACES.SQLite();
  const { code, err } = await tripartite(`import table.json --data ${target}`, {
    files: { "table.json": spoil(await exported) },
  });
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  await changeDatabase(target, async ({ db }) => {
    for (const name of ["tables", "seats", "actions", "people", "chat"] as const)
      expect(
        await db
          .selectFrom(name as "seats")
          .selectAll()
          .execute(),
      ).toEqual([]);
  });
});

test("a table whose name begins with a dash is no option", async () => {
  const place = await PLACES.SQLite();
  await changeDatabase(place, async () => {});
  const { err } = await tripartite(`export -dash-dash-- --data ${place}`);
  expect(err).toBe("tripartite: there is no table -dash-dash--\n");
});

test("what is not there cannot be exported, verified or copied", async () => {
  const empty = await PLACES.SQLite();
  expect((await tripartite(`verify --data ${empty}`)).err).toBe(`tripartite: there is no database in ${empty}\n`);
  await changeDatabase(empty, async () => {});
  expect((await tripartite(`export nothing --data ${empty}`)).err).toBe("tripartite: there is no table nothing\n");
  expect((await tripartite(`backup x --data ${await sharedDatabase("fresh")}`)).code).toBe(2);
});
