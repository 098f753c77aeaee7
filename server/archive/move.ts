/** Everything from a SQLite database into an empty PostgreSQL database. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Db, Trx } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";

type Name = keyof Database;
type Row = Record<string, unknown>;

/** Every table of the database; the type fails if one is missing. */
const TABLES: Readonly<Record<Name, true>> = {
  ...{ people: true, sessions: true, tables: true, seats: true, actions: true, turns: true },
  ...{ snapshots: true, positions: true, chat: true, notes: true, settings: true, botMinds: true, botClaims: true },
  ...{ clocks: true, vacations: true, channels: true, outbox: true, sights: true, discreetAnswers: true },
  ...{ deeds: true, talkConsents: true, visits: true, endings: true, results: true, placings: true, ratings: true },
  ...{ standingOrders: true, orderFirings: true, noticeWishes: true, hiddenGames: true, ties: true },
};
const NAMES = Object.keys(TABLES) as Name[];
/** Rows that are read or written by one statement. */
const BATCH = 500;
/** A setting that every database has from its first start on. */
const OWN_SETTING = "lastWritten";

/** A move that cannot be made; nothing of it was. */
export class MoveError extends Error {}

/** All or nothing. Returns how many rows were copied; they were read again and compared before they counted. */
export async function moveDatabase(from: Store, to: Store): Promise<number> {
  if (from.dialect !== "sqlite" || to.dialect !== "postgres")
    throw new MoveError("only a SQLite database can be moved, and only to PostgreSQL");
  return from.readAtOnce((source) =>
    to.transact([], async (target) => {
      await mustBeEmpty(target);
      let rows = 0;
      for (const name of NAMES) rows += await copyTable(source, target, name);
      return rows;
    }),
  );
}

async function mustBeEmpty(target: Trx): Promise<void> {
  for (const name of NAMES) {
    const used = await firstRows(target, name, 2);
    if (used.some((row) => row.key !== OWN_SETTING)) throw new MoveError(`the target is not empty: it has ${name}`);
  }
}

function firstRows(db: Db, name: Name, count: number): Promise<Row[]> {
  return db
    .selectFrom(name as "settings")
    .selectAll()
    .limit(count)
    .execute() as unknown as Promise<Row[]>;
}

async function copyTable(source: Trx, target: Trx, name: Name): Promise<number> {
  const keys = await keysOf(source, name);
  const [read, written] = [new Sum(), new Sum()];
  for await (const rows of batches(source, name, keys)) {
    for (const row of rows) read.add(row);
    await target
      .insertInto(name as "settings")
      .values(rows as never)
      .execute();
  }
  for await (const rows of batches(target, name, keys)) for (const row of rows) written.add(row);
  if (!read.equals(written)) throw new MoveError(`${name}: what was written is not what was read; nothing was moved`);
  return read.count;
}

/** The columns of the primary key. */
async function keysOf(source: Trx, name: Name): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(source);
  return rows.map((row) => row.name);
}

/** All rows but the database's own setting, in the order of their keys. */
async function* batches(db: Db, name: Name, keys: readonly string[]): AsyncGenerator<Row[]> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${columns} limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    const last = rows.at(-1)!;
    after = sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})`;
    const moved = rows.filter(({ key }) => key !== OWN_SETTING);
    if (moved.length > 0) yield moved;
  }
}

/** Number and content of rows, in whatever order they come. */
class Sum {
  count = 0;
  #total = 0n;

  add(row: Row): void {
    const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
    this.#total ^= BigInt(`0x${createHash("sha256").update(text).digest("hex")}`);
    this.count++;
  }

  equals(other: Sum): boolean {
    return this.count === other.count && this.#total === other.#total;
  }
}
