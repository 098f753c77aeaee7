import { rmSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { toy } from "../../games/kernel/test/toy.ts";
import { verifyAll } from "../archive/verify.ts";
import { SQLITE_FILE } from "../storage/folder.ts";
import { type DialectName, migrate, schemaNames } from "../storage/migrations.ts";
import { postgresDialect } from "../storage/postgres.ts";
import type { Database, Db } from "../storage/schema.ts";
import { sqliteDialect } from "../storage/sqlite.ts";
import { Store } from "../storage/store.ts";
import { temporaryFolder, testServer } from "./harness.ts";
import { oldCookie } from "./old-cookie.ts";
import { sharedDatabase } from "./postgres.ts";
import { recorded } from "./rated-table.ts";
import { aim, bidAll, fire, threeSeats } from "./toy-table.ts";

type Rows = Map<string, Record<string, unknown>[]>;

let played: { id: string; over: string; cookie: string; die: number; rows: Rows };
beforeAll(async () => {
  played = await playSome();
});

/** A game in which a shot was taken back by consent, one that is over, and everything that is in the database then. */
async function playSome() {
  const server = await testServer({ keepData: true });
  const { id, seats } = await threeSeats(server);
  const [red, green, blue] = seats;
  await bidAll(seats);
  await red.act(aim);
  await red.until(({ seq }) => seq === 4);
  await red.act(fire);
  await red.until(({ seq }) => seq === 5);
  const die: number = red.now.events[0].value;
  await red.ask("proposeRollback", { to: 4 });
  await green.answer(true);
  await blue.answer(true);
  await red.until(({ seq }) => seq === 6);
  const { id: over, seats: others } = await threeSeats(server);
  await bidAll(others);
  await others[0].ask("proposeEnding", { winners: [0] });
  for (const other of others.slice(1)) await other.answer(true);
  await server.close();
  const store = await Store.open({ dataDir: server.dataDir, databaseConnections: 2, onError: () => {} });
  const rows: Rows = new Map();
  for (const { name } of await store.db.introspection.getTables())
    rows.set(
      name,
      (await store.db
        .selectFrom(name as "tables")
        .selectAll()
        .execute()) as never,
    );
  await store.close();
  rmSync(server.dataDir, { recursive: true });
  // where builds before schema 019 kept what is part of a turn now
  rows.set(
    "tallies",
    rows.get("turns")!.map(({ tableId, moves, sum }) => ({ tableId, moves, sum })),
  );
  const secret = rows.get("settings")!.find(({ key }) => key === "cookieSecret")!.value as string;
  const ann = rows.get("seats")!.find(({ tableId, seat }) => tableId === id && seat === 0)!.person as string;
  return { id, over, cookie: oldCookie(secret, ann), die, rows };
}

/** Builds with older schemas than this may have written rollbacks without a seed. */
const SEEDED = "008";

/** A database as an older build left it: its tables and columns, and rollbacks as it wrote them. */
async function writeOld(db: Db, dialect: DialectName, schema: string): Promise<void> {
  await migrate(db, dialect, schema);
  for (const { name, columns } of await db.introspection.getTables()) {
    for (const row of played.rows.get(name) ?? []) {
      const known = Object.entries(row).filter(([key]) => columns.some((column) => column.name === key));
      const old = { ...Object.fromEntries(known), ...(row.kind === "rollback" && schema < SEEDED && { action: "4" }) };
      await db
        .insertInto(name as "tables")
        .values(old as never)
        .execute();
    }
  }
  await db.destroy();
}

/** It is migrated and verified, and the game continues as it would have. */
async function checkUpgrade(schema: string, config: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const store = await Store.open({ ...config, databaseConnections: 2, onError: () => {} });
  expect(await verifyAll(store, { games: { toy } })).toEqual({ faults: [], notes: [] });
  const { held } = await store.db.selectFrom("tables").select("held").executeTakeFirstOrThrow();
  expect(Object.values(JSON.parse(held)).sort()).toEqual([[0], [1], [2]]);
  await store.close();
  const server = await testServer({ config });
  const ann = server.browser();
  ann.cookie = played.cookie;
  const standing = async () => (await ann.get("/api/tables/mine")).tables[0].calendar;
  if (schema < "006") expect(await standing()).toBeUndefined();
  const result = await recorded(ann, played.over);
  expect(result).toMatchObject({ kind: "agreed", winners: [0], unrated: schema < "016" ? "chosen" : "guests" });
  const red = await ann.follow(played.id, { seat: 0, since: 6 });
  await red.until(({ now }) => now !== undefined);
  expect(await red.act(fire, 6)).toMatchObject({ type: "accepted", seq: 7 });
  await red.until(({ seq }) => seq === 7);
  const [fired] = red.now.events;
  expect(fired).toMatchObject({ type: "fired", seat: 0 });
  if (schema < SEEDED) expect(fired.value).toBe(played.die);
  expect(await standing()).toEqual({ round: 0, stage: "shots" });
  await server.close();
}

test("a snapshot of states that look different is not used: the game is replayed", async () => {
  const config = { snapshotEvery: 1 };
  const first = await testServer({ keepData: true, config });
  const { id, people, seats } = await threeSeats(first);
  await bidAll(seats);
  await first.close();
  const later: typeof toy = {
    ...toy,
    stateVersion: "2",
    setup: (options, seed) => Object.assign(toy.setup(options, seed), { weather: "fair" }),
    view(state, viewer) {
      if (!("weather" in state)) throw new Error("this is a state of the older build");
      return toy.view(state, viewer);
    },
  };
  const second = await testServer({ games: { toy: later }, config: { ...config, dataDir: first.dataDir } });
  const ann = second.browser();
  ann.cookie = people[0].cookie;
  const red = await ann.follow(id, { seat: 0, since: 3 });
  await red.until(({ now }) => now !== undefined);
  expect(await red.act(aim, 3)).toMatchObject({ type: "accepted", seq: 4 });
  await second.close();
});

/** Before that, seeds were kept in another form. */
const OLDEST = "003-bots-and-seeds";
const olderThanThis = (dialect: DialectName) =>
  schemaNames(dialect).filter((name, index, all) => name >= OLDEST && index < all.length - 1);

test("databases of older builds are brought up to date: SQLite", async () => {
  const upgrade = async (schema: string) => {
    const dataDir = temporaryFolder();
    const dialect = sqliteDialect(join(dataDir, SQLITE_FILE), false);
    await writeOld(new Kysely<Database>({ dialect }), "sqlite", schema);
    await checkUpgrade(schema, { dataDir });
  };
  await Promise.all(olderThanThis("sqlite").map(upgrade));
});

test("databases of older builds are brought up to date: PostgreSQL", async () => {
  const upgrade = async (schema: string) => {
    const databaseUrl = await sharedDatabase(`old${schema.slice(0, 3)}`);
    await writeOld(new Kysely<Database>({ dialect: postgresDialect(databaseUrl, 2, () => {}) }), "postgres", schema);
    await checkUpgrade(schema, { dataDir: temporaryFolder(), databaseUrl });
  };
  await Promise.all(olderThanThis("postgres").map(upgrade));
});
