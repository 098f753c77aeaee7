import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type CompiledQuery, Kysely, type RawBuilder, sql } from "kysely";
import { messageOf } from "../logger.ts";
import { CannotStart } from "../settings.ts";
import { lockFolder, makeFolder, markUsed, prepareFile, SQLITE_FILE } from "./folder.ts";
import { type DialectName, migrate, mustBeMigrated } from "./migrations.ts";
import { Listener, postgresDialect } from "./postgres.ts";
import type { Database, Db, Trx } from "./schema.ts";
import { SqliteTransaction, sqliteDialect } from "./sqlite.ts";

/** What changed about a table; the change itself is read from the database, so no secret travels with the news. */
export interface News {
  readonly table: string;
  readonly what: "actions" | "info" | "chat" | "talk" | "deed" | "visits" | "orders" | "channels" | "logOut" | "stream";
  /** The chat message or deed, the people whose private talk changed, the person who logged out or changed a channel, or the program that listens. */
  readonly id?: string;
}

export interface NewsListener {
  onNews(news: News): void;
  /** News may have been missed. */
  onGap(): void;
}

/** One statement of SQL, ready to be sent. */
export interface Statement {
  compile(db: Db): CompiledQuery;
}

export interface StoreOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly databaseConnections: number;
  /** For looking at a database that a server uses: it is neither created nor brought to the newest schema. */
  readonly readOnly?: boolean;
  /** For the server: no other one may use the same data folder meanwhile. */
  readonly alone?: boolean;
  onError(error: Error): void;
}

const CHANNEL = "tripartite";
/** PostgreSQL takes payloads up to 8,000 bytes. */
const NEWS_PER_PAYLOAD = 100;

/** The database: embedded SQLite for one process, or PostgreSQL that several processes share. */
export class Store {
  readonly db: Db;
  readonly dialect: DialectName;
  readonly #url: string | undefined;
  /** Tells the own announcements from those of other processes. */
  readonly #process = randomUUID();
  #listener: Listener | undefined;
  readonly #unlock: () => void;

  private constructor(db: Db, dialect: DialectName, url: string | undefined, unlock: () => void) {
    this.db = db;
    this.dialect = dialect;
    this.#url = url;
    this.#unlock = unlock;
  }

  static async open(options: StoreOptions): Promise<Store> {
    const { dataDir, databaseUrl, databaseConnections, readOnly = false, onError } = options;
    const unlock = databaseUrl === undefined && !readOnly ? openFolder(options) : () => {};
    const dialect =
      databaseUrl === undefined
        ? sqliteDialect(join(dataDir, SQLITE_FILE), readOnly)
        : postgresDialect(databaseUrl, databaseConnections, onError);
    const name = databaseUrl === undefined ? "sqlite" : "postgres";
    const db = new Kysely<Database>({ dialect });
    const store = new Store(db, name, databaseUrl, unlock);
    try {
      await (readOnly ? mustBeMigrated : migrate)(db, name);
      if (!readOnly) await store.mustBeWritable();
    } catch (error) {
      await store.close();
      throw new CannotStart(`${placeOf(options)}: ${messageOf(error as Error)}`, { cause: error });
    }
    if (databaseUrl === undefined && !readOnly) markUsed(dataDir);
    return store;
  }

  /** A file that `copyTo` has written, to look at it. */
  static async openCopy(file: string): Promise<Store> {
    const store = new Store(
      new Kysely<Database>({ dialect: sqliteDialect(file, true) }),
      "sqlite",
      undefined,
      () => {},
    );
    await mustBeMigrated(store.db, "sqlite");
    return store;
  }

  /** Receives changes that other processes make. With SQLite there are none. */
  async listen(listener: NewsListener): Promise<void> {
    if (this.#url === undefined) return;
    const receive = (payload: string) => {
      const { from, news } = JSON.parse(payload) as { from: string; news: News[] };
      if (from !== this.#process) for (const one of news) listener.onNews(one);
    };
    this.#listener = new Listener(this.#url, CHANNEL, receive, () => listener.onGap());
    await this.#listener.start();
  }

  /** Does the work in one transaction. Other processes hear the news when, and only when, it is committed. */
  async transact<Result>(news: readonly News[], work: (trx: Trx) => Promise<Result>): Promise<Result> {
    return this.db.transaction().execute(async (trx) => {
      const result = await work(trx);
      if (this.dialect === "postgres") for (const one of announcements(this.#process, news)) await one.execute(trx);
      return result;
    });
  }

  /** Like `transact` for statements that are known in advance: they are sent without waiting for one another. */
  async commit(news: readonly News[], statements: readonly Statement[]): Promise<void> {
    await this.db.getExecutor().provideConnection(async (connection) => {
      if (this.dialect === "sqlite") {
        await connection.executeQuery(new SqliteTransaction(statements.map((one) => one.compile(this.db))));
        return;
      }
      const all = [sql`begin`, ...statements, ...announcements(this.#process, news), sql`commit`];
      const sent = all.map((one) => connection.executeQuery(one.compile(this.db)));
      const failure = (await Promise.allSettled(sent)).find(({ status }) => status === "rejected");
      if (failure !== undefined) throw (failure as PromiseRejectedResult).reason;
    });
  }

  /** Whatever is read is as of one moment, though others write meanwhile. */
  async readAtOnce<Result>(read: (trx: Trx) => Promise<Result>): Promise<Result> {
    return this.db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  }

  /** Writes the SQLite database as it is at this moment to a new file. */
  async copyTo(file: string): Promise<void> {
    await sql`vacuum into ${file}`.execute(this.db);
  }

  /** Fails unless something can be stored: better now than with the next move. */
  async mustBeWritable(): Promise<void> {
    const row = { key: "lastWritten", value: new Date().toISOString() };
    await this.transact([], (trx) =>
      trx
        .insertInto("settings")
        .values(row)
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: row.value }))
        .execute(),
    );
  }

  async close(): Promise<void> {
    await this.#listener?.close();
    await this.db.destroy();
    this.#unlock();
  }
}

/** Returns what frees the folder again. */
function openFolder({ dataDir, alone = false }: StoreOptions): () => void {
  makeFolder(dataDir);
  let unlock = () => {};
  try {
    if (alone) unlock = lockFolder(dataDir);
    prepareFile(dataDir);
    return unlock;
  } catch (error) {
    unlock();
    throw error instanceof CannotStart ? error : new CannotStart(`DATA_DIR ${dataDir}: ${(error as Error).message}`);
  }
}

/** Which database it is, without a password. */
function placeOf({ dataDir, databaseUrl }: StoreOptions): string {
  if (databaseUrl === undefined) return join(dataDir, SQLITE_FILE);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

function announcements(from: string, news: readonly News[]): RawBuilder<unknown>[] {
  const payloads: RawBuilder<unknown>[] = [];
  for (let i = 0; i < news.length; i += NEWS_PER_PAYLOAD) {
    const payload = JSON.stringify({ from, news: news.slice(i, i + NEWS_PER_PAYLOAD) });
    payloads.push(sql`select pg_notify(${CHANNEL}, ${payload})`);
  }
  return payloads;
}
