/**
 * A thread that holds the SQLite file. Waiting for the disk happens here, so the rules and the sockets run
 * meanwhile. Requests are answered in order.
 */
import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export interface SqlitePlace {
  readonly file: string;
  /** To write, to read beside one that writes, or to look at a file without changing anything about it. */
  readonly access: "write" | "read" | "look";
}

export type SqlStatement =
  | { readonly sql: string; readonly parameters: readonly unknown[] }
  /** JSON, a list of lists: the statement is carried out with each of these parameters in turn. */
  | { readonly sql: string; readonly rows: string };

export type SqlRequest = { readonly id: number } & (
  | SqlStatement
  /** All of them or none. */
  | { readonly transaction: readonly SqlStatement[] }
);

export type SqlReply =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly error: string };

/** Plenty for every statement of the server; lists of any length make some more. */
const KEPT_STATEMENTS = 200;

const BEGIN = "begin immediate";

/** So long a command that reads or writes the same file is waited for. */
const BUSY_TIMEOUT_MS = 5000;

const { file, access } = workerData as SqlitePlace;
const db = new DatabaseSync(file, { readOnly: access === "look", timeout: BUSY_TIMEOUT_MS });
if (access === "write") db.exec("pragma journal_mode = wal");
if (access === "read") db.exec("pragma query_only = on");
db.exec("pragma synchronous = full");
db.exec("pragma foreign_keys = on");

const { ino: opened } = statSync(file);

/** What is written to a file that was deleted or replaced is lost when the server stops. */
function mustBeInPlace(): void {
  if (statSync(file, { throwIfNoEntry: false })?.ino !== opened)
    throw new Error("the database file was removed or replaced");
}

const statements = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  let statement = statements.get(sql);
  if (statement === undefined) statement = db.prepare(sql);
  else statements.delete(sql);
  statements.set(sql, statement);
  if (statements.size > KEPT_STATEMENTS) statements.delete(statements.keys().next().value!);
  return statement;
}

type Result = Pick<Extract<SqlReply, { rows: unknown[] }>, "rows" | "changes">;

const NOTHING: Result = { rows: [], changes: 0 };

function execute(request: SqlStatement): Result {
  if (request.sql === "rollback") return rollBack();
  if (request.sql === BEGIN) mustBeInPlace();
  const statement = prepare(request.sql);
  if ("rows" in request) return runForEach(statement, JSON.parse(request.rows));
  const values = request.parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

/** After some errors, such as a full disk, SQLite has gone back by itself. */
function rollBack(): Result {
  if (db.isTransaction) prepare("rollback").run();
  return NOTHING;
}

/** To get the first of no rows takes less time than to run a statement, which also counts. */
function runForEach(statement: StatementSync, rows: readonly SQLInputValue[][]): Result {
  for (const values of rows) statement.get(...values);
  return NOTHING;
}

function transact(statements: readonly SqlStatement[]): Result {
  mustBeInPlace();
  prepare(BEGIN).run();
  try {
    for (const statement of statements) execute(statement);
    prepare("commit").run();
  } catch (error) {
    rollBack();
    throw error;
  }
  return NOTHING;
}

function answer(request: SqlRequest): SqlReply {
  const { id } = request;
  try {
    return { id, ...("transaction" in request ? transact(request.transaction) : execute(request)) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

const port = parentPort!;
port.on("message", (request: SqlRequest | "close") => {
  if (request !== "close") {
    port.postMessage(answer(request));
    return;
  }
  db.close();
  port.close();
});
