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
    await connection.executeQuery(CompiledQuery.raw(this.#place.readOnly ? "begin" : "begin immediate"));
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

  // biome-ignore lint/correctness/useYield: the interface asks for a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("this database does not stream");
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
