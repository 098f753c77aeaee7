/**
 * The thread that holds the SQLite file. Waiting for the disk happens here, so the rules and the sockets go on
 * meanwhile. Requests are answered in order.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export interface SqlRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type SqlReply =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly error: string };

/** Group commits come in a few hundred lengths, each with its own statement. */
const KEPT_STATEMENTS = 200;

const db = new DatabaseSync((workerData as { file: string }).file);
db.exec("pragma journal_mode = wal");
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

/** As in PostgreSQL: after a failure the transaction can only be rolled back, and committing it does just that. */
let isDoomed = false;

function run({ sql, parameters }: SqlRequest): { rows: unknown[]; changes: number } {
  const statement = prepare(isDoomed && sql === "commit" ? "rollback" : sql);
  if (isDoomed && sql !== "commit" && sql !== "rollback") throw new Error("the transaction has failed");
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

function execute(request: SqlRequest): SqlReply {
  try {
    return { id: request.id, ...run(request) };
  } catch (error) {
    isDoomed = db.isTransaction;
    return { id: request.id, error: (error as Error).message };
  } finally {
    isDoomed &&= db.isTransaction;
  }
}

const port = parentPort!;
port.on("message", (request: SqlRequest | "close") => {
  if (request !== "close") {
    port.postMessage(execute(request));
    return;
  }
  db.close();
  port.close();
});
