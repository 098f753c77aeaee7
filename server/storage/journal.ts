import { setImmediate } from "node:timers/promises";
import { type CalendarPage, countActions, insertActions, saveCalendars, saveTurns } from "./bulk.ts";
import type { ActionRow, Db, TurnRow } from "./schema.ts";
import type { News, Statement, Store } from "./store.ts";
import { talliesOf } from "./tally.ts";

/** A statement that belongs to the same transaction as an action. */
export type Write = (db: Db) => Statement;

/** Whose turn it is after an action. */
type Turn = Omit<TurnRow, "moves" | "sum">;

/** One row of the log with everything that must be stored together with it. */
export interface Commit {
  readonly row: ActionRow;
  readonly turn?: Turn;
  /** Instead of a turn, if only the calendar of the game advances. */
  readonly page?: CalendarPage;
  readonly writes: readonly Write[];
}

/** Another process has appended to the same table first. */
export class ConflictError extends Error {}

interface Waiting {
  readonly commit: Commit;
  resolve(): void;
  reject(error: Error): void;
}

/** More would make the first of them wait too long. */
const MAX_BATCH = 500;

/**
 * Group commit: actions of all tables that arrive while the disk is busy share the next transaction.
 * If an action cannot be stored, neither are later ones of the same table.
 */
export class Journal {
  readonly #store: Store;
  readonly #onBatch: (actions: number) => void;
  #queue: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(store: Store, onBatch: (actions: number) => void = () => {}) {
    this.#store = store;
    this.#onBatch = onBatch;
  }

  /** Settles when the action is on disk. */
  append(commit: Commit): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#queue.push({ commit, resolve, reject });
    this.#running ??= this.#run();
    return promise;
  }

  /** Settles when everything appended so far is stored or refused. */
  async drained(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    await networkWasRead();
    while (this.#queue.length > 0) {
      await this.#write(this.#queue.splice(0, MAX_BATCH));
      await networkWasRead();
    }
    this.#running = undefined;
  }

  async #write(batch: Waiting[]): Promise<void> {
    try {
      const commits = batch.map(({ commit }) => commit);
      const conflicts = await commitTogether(this.#store, commits);
      if (conflicts.size === 0) {
        this.#onBatch(batch.length);
        for (const { resolve } of batch) resolve();
        return;
      }
      const isLost = ({ commit }: Waiting) => conflicts.has(commit.row.tableId);
      this.#reject(batch.filter(isLost), new ConflictError("another process was first"));
      const rest = batch.filter((waiting) => !isLost(waiting));
      if (rest.length > 0) await this.#write(rest);
    } catch (error) {
      this.#reject(batch, error as Error);
    }
  }

  /** Whatever was queued on top of a lost action is lost with it. */
  #reject(lost: readonly Waiting[], error: Error): void {
    const tables = new Set(lost.map(({ commit }) => commit.row.tableId));
    const orphans = this.#queue.filter(({ commit }) => tables.has(commit.row.tableId));
    this.#queue = this.#queue.filter((waiting) => !orphans.includes(waiting));
    for (const { reject } of [...lost, ...orphans]) reject(error);
  }
}

/**
 * Everything that has arrived meanwhile is read and shares the next transaction, also the replies of players who have just
 * learned of the last one. The first of these comes before the network's turn, the second one after it.
 */
async function networkWasRead(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** PostgreSQL has ended one of several transactions that stood in each other's way; nothing of it is stored. */
const TRY_AGAIN = new Set(["40P01", "40001"]);

/** Stores all or nothing; returns the tables in which others were first, in which case nothing was stored. */
async function commitTogether(store: Store, commits: readonly Commit[]): Promise<Set<string>> {
  const { db, dialect } = store;
  const rows = commits.map(({ row }) => row).sort(byTableAndSeq);
  const { turns, pages } = latestTurns(commits);
  const tallies = talliesOf(rows);
  const news = dialect === "postgres" ? newsOf(rows) : [];
  const statements: Statement[] = [insertActions(dialect, rows)];
  const withTurn = tallies.flatMap((tally) => {
    const turn = turns.get(tally.tableId);
    return turn === undefined ? [] : [{ ...turn, ...tally }];
  });
  const others = tallies.filter(({ tableId }) => !turns.has(tableId));
  if (withTurn.length > 0) statements.push(saveTurns(dialect, withTurn));
  if (others.length > 0) statements.push(countActions(dialect, others));
  if (pages.length > 0) statements.push(saveCalendars(dialect, pages));
  for (const { writes } of commits) for (const write of writes) statements.push(write(db));
  try {
    await store.commit(news, statements);
    return new Set();
  } catch (error) {
    if (TRY_AGAIN.has((error as { code?: string }).code ?? "")) return commitTogether(store, commits);
    const taken = await alreadyTaken(store, rows);
    if (taken.size === 0) throw error;
    return taken;
  }
}

/** For other processes. */
function newsOf(rows: readonly ActionRow[]): News[] {
  return [...new Set(rows.map(({ tableId }) => tableId))].map((table) => ({ table, what: "actions" }));
}

/** What holds after all these moves; pages are to be stored after the turns. */
function latestTurns(commits: readonly Commit[]): { turns: ReadonlyMap<string, Turn>; pages: CalendarPage[] } {
  const turns = new Map<string, Turn>();
  const pages = new Map<string, CalendarPage>();
  for (const { turn, page } of commits) {
    if (turn !== undefined) {
      turns.set(turn.tableId, turn);
      pages.delete(turn.tableId);
    }
    if (page !== undefined) pages.set(page.tableId, page);
  }
  return { turns, pages: [...pages.values()].sort(byTable) };
}

/** The same order in every process, so that two of them do not wait for each other. */
function byTableAndSeq(a: ActionRow, b: ActionRow): number {
  return a.tableId < b.tableId ? -1 : a.tableId > b.tableId ? 1 : a.seq - b.seq;
}

function byTable(a: CalendarPage, b: CalendarPage): number {
  return a.tableId < b.tableId ? -1 : 1;
}

async function alreadyTaken(store: Store, rows: readonly ActionRow[]): Promise<Set<string>> {
  const first = new Map(rows.toReversed().map(({ tableId, seq }) => [tableId, seq]));
  const heads = await store.db
    .selectFrom("actions")
    .select((select) => ["tableId", select.fn.max("seq").as("head")])
    .where("tableId", "in", [...first.keys()])
    .groupBy("tableId")
    .execute();
  return new Set(heads.filter(({ tableId, head }) => head >= first.get(tableId)!).map(({ tableId }) => tableId));
}
