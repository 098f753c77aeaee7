/**
 * The thread that holds the SQLite file. Waiting for the disk happens here, so the rules and the sockets go on
 * meanwhile. Requests are answered in order.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export interface SqlitePlace {
  readonly file: string;
  readonly readOnly: boolean;
}

export interface SqlRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** JSON, a list of lists: the statement is carried out with each of these parameters in turn. */
  readonly rows?: string | undefined;
}

export type SqlReply =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly error: string };

/** Plenty for every statement of the server; lists of any length make some more. */
const KEPT_STATEMENTS = 200;

const { file, readOnly } = workerData as SqlitePlace;
const db = new DatabaseSync(file, { readOnly });
if (!readOnly) db.exec("pragma journal_mode = wal");
db.exec("pragma synchronous = full");
db.exec("pragma busy_timeout = 5000");
db.exec("pragma foreign_keys = on");

const statements = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  let statement = statements.get(sql);
  if (statement === undefined) statement = db.prepare(sql);
  else statements.delete(sql);
  statements.set(sql, statement);
  if (statements.size > KEPT_STATEMENTS) statements.delete(statements.keys().next().value!);
  return statement;
}

function runForEach(statement: StatementSync, rows: readonly SQLInputValue[][]): number {
  return rows.reduce((changes, values) => changes + Number(statement.run(...values).changes), 0);
}

/**
 * As in PostgreSQL: after a failure the rest of the transaction fails too, and committing it rolls it back.
 * So a whole transaction can be sent without waiting for its parts.
 */
let isDoomed = false;

function execute({ id, sql, parameters, rows }: SqlRequest): SqlReply {
  const begins = sql.startsWith("begin");
  const ends = sql === "commit" || sql === "rollback";
  const wasDoomed = isDoomed && !begins;
  if (begins || ends) isDoomed = false;
  try {
    if (wasDoomed && !ends) throw new Error("the transaction has failed");
    if (wasDoomed && !db.isTransaction) return { id, rows: [], changes: 0 };
    const statement = prepare(wasDoomed ? "rollback" : sql);
    if (rows !== undefined) return { id, rows: [], changes: runForEach(statement, JSON.parse(rows)) };
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { id, rows: statement.all(...values), changes: 0 };
    return { id, rows: [], changes: Number(statement.run(...values).changes) };
  } catch (error) {
    isDoomed ||= begins || db.isTransaction;
    return { id, error: (error as Error).message };
  }
}

const port = parentPort!;
port.on("message", (requests: SqlRequest[] | "close") => {
  if (requests !== "close") {
    port.postMessage(requests.map(execute));
    return;
  }
  db.close();
  port.close();
});
