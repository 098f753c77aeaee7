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
import type { SqlitePlace, SqlReply, SqlRequest } from "./sqlite-worker.ts";

/** Kysely over `node:sqlite` in a thread of its own. */
export function sqliteDialect(file: string, readOnly: boolean): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver({ file, readOnly }),
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

class SqliteDriver implements Driver {
  readonly #place: SqlitePlace;
  #connection!: SqliteConnection;
  /** Settles when the connection is free; a transaction keeps it to itself. */
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(place: SqlitePlace) {
    this.#place = place;
  }

  async init(): Promise<void> {
    this.#connection = new SqliteConnection(this.#place);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const free = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await free;
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#connection.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(reply: SqlReply): void; reject(error: Error): void }>();
  /** Goes to the thread in one message when whatever runs now is done. */
  #outbox: SqlRequest[] = [];
  #lastId = 0;
  #failure: Error | undefined;

  constructor(place: SqlitePlace) {
    this.#worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: place });
    this.#worker.on("message", (replies: SqlReply[]) => {
      for (const reply of replies) {
        this.#waiting.get(reply.id)!.resolve(reply);
        this.#waiting.delete(reply.id);
      }
    });
    this.#worker.on("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on("exit", () => this.#fail(new Error("the database is closed")));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#failure !== undefined) throw this.#failure;
    const { promise, resolve, reject } = Promise.withResolvers<SqlReply>();
    const { sql, parameters } = query;
    const rows = query instanceof SqliteRows ? query.rows : undefined;
    const request: SqlRequest = { id: ++this.#lastId, sql, parameters, rows };
    this.#waiting.set(request.id, { resolve, reject });
    if (this.#outbox.length === 0) process.nextTick(() => this.#post());
    this.#outbox.push(request);
    const reply = await promise;
    if ("error" in reply) throw new Error(reply.error);
    return { rows: reply.rows as Row[], numAffectedRows: BigInt(reply.changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("this database does not stream");
  }

  async close(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#worker.once("exit", () => resolve());
    this.#worker.postMessage("close");
    await promise;
  }

  #post(): void {
    this.#worker.postMessage(this.#outbox);
    this.#outbox = [];
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
