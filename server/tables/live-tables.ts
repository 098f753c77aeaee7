import type { Seat } from "@tripartite/kernel";
import type { Logger } from "pino";
import { notFound, Problem } from "../problem.ts";
import { ConflictError, type Journal, type Write } from "../storage/journal.ts";
import type { News, NewsListener, Store } from "../storage/store.ts";
import type { Subscriber } from "./audience.ts";
import type { Companion, TurnChange } from "./companion.ts";
import { loadInfo, type TableInfo } from "./info.ts";
import { LiveTable, type LiveTableDeps } from "./live.ts";
import { type Games, loadMoves, loadPlay, loadWholePlay, restorePlay, saveSnapshot } from "./loading.ts";
import { inForce, lastRulesChange, NO_SEAT, type NumberedMove, toRow } from "./moves.ts";
import type { Play } from "./play.ts";
import { PositionKeeper } from "./position-keeper.ts";
import { NotPossible } from "./refusals.ts";
import { newSeed } from "./seeds.ts";
import type { Upgrades } from "./upgrades.ts";

export interface LiveTablesOptions {
  readonly store: Store;
  readonly journal: Journal;
  readonly games: Games;
  readonly companions: readonly Companion[];
  readonly logger: Logger;
  clock(): number;
  /** Moves between two snapshots, about. */
  readonly snapshotEvery: number;
  /** An unused table leaves memory after this time. */
  readonly idleMs: number;
  readonly watcherPatienceMs: number;
  /** Seconds between two stored positions of a running game. */
  readonly positionMs: number;
  readonly upgrades: Upgrades;
  /** A move was made here, and is on disk. */
  onMoved?(tableId: string): void;
  /** Something that is no move and no change of what is agreed: a message, a deed. */
  onOther(table: LiveTable, news: News): Promise<void>;
}

/** The tables in memory: loaded on demand, kept true to the database, let go when nobody needs them. */
export class LiveTables implements NewsListener {
  readonly #options: LiveTablesOptions;
  readonly #tables = new Map<string, Promise<LiveTable>>();
  readonly #deps: LiveTableDeps;
  readonly #snapshotAt = new WeakMap<LiveTable, number>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #positions: PositionKeeper;

  constructor(options: LiveTablesOptions) {
    this.#options = options;
    this.#deps = {
      journal: options.journal,
      companions: options.companions,
      patienceMs: options.watcherPatienceMs,
      clock: options.clock,
      onLost: (table, error) => this.#replace(table, error),
      onCommitted: (table) => this.#afterCommit(table),
    };
    const { store, positionMs, logger } = options;
    this.#positions = new PositionKeeper(store.db, positionMs, () => [...this.#tables.values()], logger);
    this.#sweeper = setInterval(() => this.#sweep(), Math.max(options.idleMs / 4, 1000)).unref();
  }

  get count(): number {
    return this.#tables.size;
  }

  /** The table, if it is in memory. */
  find(id: string): Promise<LiveTable> | undefined {
    return this.#tables.get(id);
  }

  get(id: string): Promise<LiveTable> {
    let table = this.#tables.get(id);
    if (table === undefined) {
      table = this.#load(id);
      this.#tables.set(id, table);
      table.catch(() => this.#tables.delete(id));
    }
    return table;
  }

  /** Takes over what other processes have stored. */
  async catchUp(table: LiveTable): Promise<void> {
    const moves = await loadMoves(this.#options.store.db, table.info.id, table.play.seq);
    if (table.abandoned || moves.length === 0) return;
    if (table.isBusy || moves.some(({ kind }) => kind === "rollback" || kind === "rules")) await this.reload(table);
    else table.followOthers(moves);
    if (!table.abandoned && table.play.outcome !== undefined && table.info.status === "playing")
      await this.refreshInfo(table);
  }

  async refreshInfo(table: LiveTable): Promise<void> {
    const info = await loadInfo(this.#options.store.db, table.info.id);
    if (info === undefined || table.abandoned || info.version < table.info.version) return;
    const begins = table.info.status === "gathering" && info.status === "playing";
    table.info = info;
    table.dismissStrangers();
    table.tellInfo();
    if (begins) table.audience.catchUp();
  }

  /** Whether another process has changed what is agreed about the table; then that is known from now on. */
  async hasChangedElsewhere(table: LiveTable): Promise<boolean> {
    const { store } = this.#options;
    if (store.dialect === "sqlite") return false;
    const { version } = table.info;
    const row = await store.db
      .selectFrom("tables")
      .select("version")
      .where("id", "=", table.info.id)
      .executeTakeFirst();
    if (row === undefined || row.version <= version) return false;
    await this.refreshInfo(table);
    return true;
  }

  /** Fails if a move was taken back, or never made. */
  async mustCount(table: LiveTable, to: number): Promise<void> {
    mustCount(await loadMoves(this.#options.store.db, table.info.id), to);
  }

  /** Goes back to where move `to` had just been made; fails if that move no longer counts. */
  async rollBack(table: LiveTable, seat: Seat, to: number, writes: readonly Write[]): Promise<void> {
    const { store, games, journal, clock, companions } = this.#options;
    const { info } = table;
    await table.flushed();
    const moves = await loadMoves(store.db, info.id);
    if (table.abandoned || table.play.seq !== moves.length) throw new ConflictError("the game has moved on");
    mustCount(moves, to);
    const move: NumberedMove = { kind: "rollback", seat, to, seed: newSeed(), seq: moves.length + 1 };
    const play = restorePlay(games, info, [...moves, move]);
    const time = clock();
    const { waitingMask: before } = table.play;
    const { waitingMask: after } = play;
    const { discretion } = play;
    const change: TurnChange = {
      table: info,
      seq: move.seq,
      time,
      before,
      after,
      over: false,
      by: NO_SEAT,
      ...discretion,
    };
    const storing = journal.append({
      row: toRow(move, { tableId: info.id, rulesVersion: info.rulesVersion, time }),
      turn: { tableId: info.id, waiting: change.after, since: time, calendar: play.calendar },
      writes: [...writes, ...companions.flatMap((companion) => companion.write?.(change) ?? [])],
    });
    await this.reload(table, storing);
    await storing;
    for (const companion of companions) companion.committed?.(change);
  }

  /** Builds the table anew from the database; its subscribers move along and hear what they missed. */
  reload(table: LiveTable, after: Promise<unknown> = table.stored()): Promise<LiveTable> {
    const { id } = table.info;
    if (table.abandoned) return this.get(id);
    table.abandoned = true;
    const reloaded = after.catch(() => {}).then(() => this.#load(id, table.audience.subscribers));
    this.#tables.set(id, reloaded);
    reloaded.catch(() => this.#tables.delete(id));
    reloaded.then((fresh) => fresh.audience.catchUp()).catch(() => table.audience.dismissAll());
    return reloaded;
  }

  onNews(news: News): void {
    const { table: id, what } = news;
    const loaded = this.#tables.get(id);
    if (loaded === undefined) return;
    this.#inBackground(loaded, async (table) => {
      if (what === "actions") {
        await this.catchUp(table);
        return table.info.time && this.refreshInfo(table);
      }
      return what === "info" ? this.refreshInfo(table) : this.#options.onOther(table, news);
    });
  }

  onGap(): void {
    for (const loaded of this.#tables.values()) {
      this.#inBackground(loaded, async (table) => {
        await this.refreshInfo(table);
        await this.catchUp(table);
      });
    }
  }

  /** Stores how every game stands. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.#positions.close();
  }

  /** The game may have ended between the two looks at the database. */
  async #load(id: string, subscribers?: Set<Subscriber>): Promise<LiveTable> {
    const { store } = this.#options;
    const [info, play] = await this.#loadPlay(id, subscribers === undefined ? loadPlay : loadWholePlay);
    const isOlder = play.outcome !== undefined && info.status === "playing";
    return new LiveTable(isOlder ? (await loadInfo(store.db, id))! : info, play, this.#deps, subscribers);
  }

  /** A game of older rules is brought to those of this server first. */
  async #loadPlay(id: string, load: typeof loadPlay): Promise<[TableInfo, Play]> {
    const { store, games, upgrades } = this.#options;
    const info = await this.#mustFind(id);
    if (upgrades.isNeeded(info)) {
      await upgrades.upgrade(info);
      return this.#loadPlay(id, load);
    }
    try {
      return [info, await load(store.db, games, info)];
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error;
      await upgrades.upgrade(info);
    }
    const mended = await this.#mustFind(id);
    return [mended, await load(store.db, games, mended)];
  }

  async #mustFind(id: string): Promise<TableInfo> {
    const info = await loadInfo(this.#options.store.db, id);
    if (info === undefined) throw notFound("table");
    return info;
  }

  #replace(table: LiveTable, error: unknown): void {
    if (!(error instanceof ConflictError))
      this.#options.logger.error({ err: error, table: table.info.id }, "a move could not be stored or told");
    this.reload(table).catch(() => {});
  }

  #afterCommit(table: LiveTable): void {
    this.#options.onMoved?.(table.info.id);
    if (table.info.status === "ended") this.#inBackground(Promise.resolve(table), (ended) => this.refreshInfo(ended));
    const last = this.#snapshotAt.get(table) ?? 0;
    if (table.committed - last < this.#options.snapshotEvery || table.isBusy) return;
    const snapshot = table.play.snapshot();
    if (snapshot === undefined) return;
    this.#snapshotAt.set(table, snapshot.seq);
    this.#inBackground(Promise.resolve(table), ({ info }) => saveSnapshot(this.#options.store.db, info, snapshot));
  }

  #sweep(): void {
    const oldest = this.#options.clock() - this.#options.idleMs;
    for (const [id, loaded] of this.#tables) {
      this.#inBackground(loaded, async (table) => {
        if (table.audience.subscribers.size > 0 || table.isBusy || table.lastUse > oldest || table.abandoned) return;
        table.abandoned = true;
        if (this.#tables.get(id) === loaded) this.#tables.delete(id);
      });
    }
  }

  #inBackground(loaded: Promise<LiveTable>, work: (table: LiveTable) => Promise<unknown>): void {
    loaded.then(work).catch((error) => this.#options.logger.error({ err: error }, "background work failed"));
  }
}

function mustCount(moves: readonly NumberedMove[], to: number): void {
  const line = inForce(moves);
  if (to !== 0 && !line.some(({ seq }) => seq === to))
    throw new Problem("NO_SUCH_MOVE", "There is no such move, or it was taken back.");
  if (to < (lastRulesChange(line)?.seq ?? 0))
    throw new Problem(
      "OLDER_RULES",
      "That move was played by older rules. The game can go back to their change at most.",
    );
}
