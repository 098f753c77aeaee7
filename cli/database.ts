/** Commands that work on the database of a server, which may run meanwhile. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { exportTable, importTable } from "../server/archive/transfer.ts";
import { type Finding, type Verdict, type Verified, verifyAll } from "../server/archive/verify.ts";
import { createPrivately, SQLITE_FILE } from "../server/storage/folder.ts";
import { Store } from "../server/storage/store.ts";
import { type Command, onlyFile, readJson, UsageError } from "./command.ts";
import { progressBar } from "./progress.ts";

const DATABASE = { data: { type: "string" } } as const;
const IS_POSTGRES = /^postgres(ql)?:/;

export const exportCommand: Command = async (args, context) => {
  const { positionals, values } = parseArgs({ args: idsLast(args), allowPositionals: true, options: DATABASE });
  if (positionals.length !== 1) throw new UsageError("usage: tripartite export TABLE [--data DIR|DATABASE_URL]");
  const file = await withStore(values.data, "read", (store) => exportTable(store, positionals[0]));
  context.out.write(`${JSON.stringify(file)}\n`);
  return 0;
};

export const importCommand: Command = async (args, context) => {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: DATABASE });
  const file = readJson(context, onlyFile(positionals, "import FILE [--data DIR|DATABASE_URL]"));
  const id = await withStore(values.data, "write", (store) => importTable(store, context.games, file, Date.now()));
  context.out.write(`imported table ${id}\n`);
  return 0;
};

/** Exit code 1 when something is damaged or lost, or a stored game does not replay as it was stored. */
export const verifyCommand: Command = async (args, context) => {
  const { values } = parseArgs({ args, options: DATABASE });
  const progress = progressBar(context);
  let verified = { games: 0, actions: 0 };
  const onGame = (so: Verified) => {
    verified = so;
    progress.show(so);
  };
  const { games } = context;
  const { faults, notes } = await withStore(values.data, "read", (store) => verifyAll(store, { games, onGame }));
  progress.end();
  for (const fault of faults) context.err.write(`${lineOf(fault)}\n`);
  for (const note of notes) context.out.write(`${lineOf(note)}\n`);
  const verdict = faults.length === 0 ? "all as stored" : `${faults.length} divergences`;
  context.out.write(`${verified.games} games, ${verified.actions} moves: ${verdict}\n`);
  return faults.length === 0 ? 0 : 1;
};

export function lineOf({ table, text }: Finding): string {
  return table === undefined ? `database: ${text}` : `table ${table}: ${text}`;
}

/** A copy of the SQLite file as of one moment; the file appears under its name only when it is complete and sound. */
export const backupCommand: Command = async (args, context) => {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: DATABASE });
  const file = onlyFile(positionals, "backup FILE [--data DIR]");
  if (existsSync(file)) throw new UsageError(`${file} exists already`);
  const part = `${file}.part`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(part, { force: true });
  await withStore(values.data, "read", (store) => {
    if (store.dialect !== "sqlite") throw new UsageError("PostgreSQL has pg_dump for this, see docs/operations.md");
    createPrivately(part);
    return store.copyTo(part);
  });
  const written = openSync(part, "r+");
  fsyncSync(written);
  closeSync(written);
  const { faults } = await verifyFile(part);
  for (const fault of faults) context.err.write(`${lineOf(fault)}\n`);
  if (faults.length > 0) {
    context.err.write(`the copy is left as ${part}\n`);
    return 1;
  }
  renameSync(part, file);
  context.out.write(`${file}\n`);
  return 0;
};

/** Whether everything that was stored is in a copy. Nothing is replayed: that may take long. */
async function verifyFile(file: string): Promise<Verdict> {
  const copy = await Store.openCopy(file);
  try {
    return await verifyAll(copy, {});
  } finally {
    await copy.close();
  }
}

/** Ids of tables may begin with a dash; after "--" they are no options. */
export function idsLast(args: readonly string[]): string[] {
  const isId = (arg: string) => /^-[\w-]{11}$/.test(arg);
  return [...args.filter((arg) => !isId(arg)), "--", ...args.filter(isId)];
}

/**
 * What was named, or else what a server started here would use. With `alone` no server may use a SQLite database
 * meanwhile: it would not notice the change. Servers on PostgreSQL do.
 */
export async function withStore<Result>(
  named: string | undefined,
  access: "read" | "write" | "alone",
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const place = named ?? (DATABASE_URL || DATA_DIR || "./data");
  const isPostgres = IS_POSTGRES.test(place);
  if (!isPostgres && access !== "write" && !existsSync(join(place, SQLITE_FILE)))
    throw new UsageError(`there is no database in ${place}`);
  const store = await Store.open({
    dataDir: place,
    databaseUrl: isPostgres ? place : undefined,
    databaseConnections: 2,
    readOnly: access === "read",
    alone: access === "alone",
    onError: () => {},
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
