/** The folder of a SQLite database: who may read it, which server has it, and whether a database should be there. */
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CannotStart } from "../settings.ts";

export const SQLITE_FILE = "tripartite.sqlite";
/** Locked as long as a server runs; the system lets go of it when that dies, whatever of. */
const LOCK_FILE = "tripartite.lock";
/** Says which server that is. */
const PROCESS_FILE = "tripartite.pid";
/** Says since when there is a database here. */
const MARK_FILE = "tripartite.created";

/** So long a server that is about to stop is waited for. */
const PATIENCE_MS = 3000;
const OTHERS = 0o077;

/** For nobody else's eyes: the secrets of all games will be in it. */
export function makeFolder(dataDir: string): void {
  try {
    makeWithParents(resolve(dataDir));
    if (!statSync(dataDir).isDirectory()) throw new Error("EEXIST: this is no folder");
  } catch (error) {
    throw new CannotStart(`DATA_DIR ${dataDir}: ${(error as Error).message}`);
  }
}

/** Node's own way never ends where the system refuses a folder though its parent is there, as in /proc. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Keeps the folder for one server. Returns what lets others have it. */
export function lockFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: PATIENCE_MS });
  const processFile = join(dataDir, PROCESS_FILE);
  try {
    lock.exec("pragma locking_mode = exclusive");
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error as Error).message.includes("locked")) throw error;
    const holder = existsSync(processFile) ? ` (process ${readFileSync(processFile, "utf8").trim()})` : "";
    throw new CannotStart(`DATA_DIR ${dataDir}: another server${holder} uses this folder; stop it first`);
  }
  writeFileSync(processFile, `${process.pid}\n`);
  return () => {
    if (!lock.isOpen) return;
    rmSync(processFile, { force: true });
    lock.close();
  };
}

/** Fails if there has been a database which is gone; otherwise there is one afterwards, perhaps an empty one. */
export function prepareFile(dataDir: string): void {
  const file = join(dataDir, SQLITE_FILE);
  const mark = join(dataDir, MARK_FILE);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 && existsSync(mark))
    throw new CannotStart(
      `${file} is missing or empty, but there has been a database since ${readFileSync(mark, "utf8").trim()}: ` +
        `restore a back-up, or remove ${mark} to begin anew`,
    );
  createPrivately(file);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) keepPrivate(name);
}

/** From now on the database must not go away. */
export function markUsed(dataDir: string): void {
  const mark = join(dataDir, MARK_FILE);
  if (!existsSync(mark)) writeFileSync(mark, `${new Date().toISOString()}\n`);
}

/** An empty file that only its owner may read, unless it is there already. */
export function createPrivately(file: string): void {
  closeSync(openSync(file, "a", 0o600));
}

function keepPrivate(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0 || found.uid !== process.getuid?.()) return;
  chmodSync(file, found.mode & ~OTHERS & 0o777);
}
