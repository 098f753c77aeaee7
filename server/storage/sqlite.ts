import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { SqlitePlace, SqlReply, SqlRequest, SqlStatement } from "./sqlite-worker.ts";

/** Kysely over `node:sqlite` in threads of its own. */
export function sqliteDialect(file: string, readOnly: boolean): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver({ file, access: readOnly ? "look" : "write" }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One statement for many rows, which travel to the thread as one text. */
export class SqliteRows implements CompiledQuery {
  readonly query: CompiledQuery["query"];
  readonly queryId: CompiledQuery["queryId"];
  readonly sql: string;
  readonly parameters: readonly unknown[] = [];
  readonly rows: string;

  constructor(sql: string, rows: readonly (readonly unknown[])[]) {
    const { query, queryId } = CompiledQuery.raw(sql);
    this.query = query;
    this.queryId = queryId;
    this.sql = sql;
    this.rows = JSON.stringify(rows);
  }
}

/** Statements that are carried out all or not at all. They travel to the thread together. */
export class SqliteTransaction implements CompiledQuery {
  readonly query: CompiledQuery["query"];
  readonly queryId: CompiledQuery["queryId"];
  readonly sql = "commit";
  readonly parameters: readonly unknown[] = [];
  readonly statements: readonly CompiledQuery[];

  constructor(statements: readonly CompiledQuery[]) {
    const { query, queryId } = CompiledQuery.raw(this.sql);
    this.query = query;
    this.queryId = queryId;
    this.statements = statements;
  }
}

/**
 * One thread writes, another one reads what is not part of a transaction: it sees everything that is committed, and does
 * not wait for the disk, nor for another program that keeps the file locked.
 */
class SqliteDriver implements Driver {
  readonly #place: SqlitePlace;
  #writer!: SqliteConnection;
  #reader!: SqliteConnection;
  /** Settles when the writer is free; a transaction keeps it to itself. */
  #free: Promise<void> = Promise.resolve();

  constructor(place: SqlitePlace) {
    this.#place = place;
  }

  /** The writer makes the file what it has to be before anybody reads it. */
  async init(): Promise<void> {
    this.#writer = new SqliteConnection(this.#place);
    await this.#writer.executeQuery(CompiledQuery.raw("select 1"));
    this.#reader =
      this.#place.access === "look" ? this.#writer : new SqliteConnection({ ...this.#place, access: "read" });
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(this.#reader, this.#writer, () => this.#claim());
  }

  async releaseConnection(session: DatabaseConnection): Promise<void> {
    (session as Session).release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#place.access === "look" ? "begin" : "begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    if (this.#reader !== this.#writer) await this.#reader.close();
    await this.#writer.close();
  }

  /** Waits for the writer; returns what lets the next one have it. */
  async #claim(): Promise<() => void> {
    const free = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await free;
    return resolve;
  }
}

const SELECT = /^\s*select\b/i;

/** What Kysely takes for a connection: it reads, and from its first other statement on it has the writer to itself. */
class Session implements DatabaseConnection {
  readonly #reader: SqliteConnection;
  readonly #writer: SqliteConnection;
  readonly #claim: () => Promise<() => void>;
  #release: Promise<() => void> | undefined;

  constructor(reader: SqliteConnection, writer: SqliteConnection, claim: () => Promise<() => void>) {
    this.#reader = reader;
    this.#writer = writer;
    this.#claim = claim;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release === undefined && SELECT.test(query.sql)) return this.#reader.executeQuery(query);
    this.#release ??= this.#claim();
    await this.#release;
    return this.#writer.executeQuery(query);
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("this database does not stream");
  }

  release(): void {
    this.#release?.then((release) => release());
    this.#release = undefined;
  }
}

class SqliteConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(reply: SqlReply): void; reject(error: Error): void }>();
  readonly #exited: Promise<void>;
  #lastId = 0;
  #failure: Error | undefined;

  constructor(place: SqlitePlace) {
    this.#worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: place });
    this.#worker.on("message", (reply: SqlReply) => {
      this.#waiting.get(reply.id)!.resolve(reply);
      this.#waiting.delete(reply.id);
    });
    this.#worker.on("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#exited = new Promise((resolve) => this.#worker.once("exit", () => resolve()));
    this.#exited.then(() => this.#fail(new Error("the database is closed")));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#failure !== undefined) throw this.#failure;
    const { promise, resolve, reject } = Promise.withResolvers<SqlReply>();
    const id = ++this.#lastId;
    this.#waiting.set(id, { resolve, reject });
    this.#worker.postMessage(requestFor(id, query));
    const reply = await promise;
    if ("error" in reply) throw new Error(reply.error);
    return { rows: reply.rows as Row[], numAffectedRows: BigInt(reply.changes) };
  }

  async close(): Promise<void> {
    this.#worker.postMessage("close");
    await this.#exited;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function requestFor(id: number, query: CompiledQuery): SqlRequest {
  if (query instanceof SqliteTransaction) return { id, transaction: query.statements.map(statementOf) };
  return { id, ...statementOf(query) };
}

function statementOf(query: CompiledQuery): SqlStatement {
  const { sql, parameters } = query;
  return query instanceof SqliteRows ? { sql, rows: query.rows } : { sql, parameters };
}
