import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { Problem } from "../problem.ts";
import { ConflictError, type Journal, type Write } from "../storage/journal.ts";
import type { Store } from "../storage/store.ts";
import { type CarriedOver, carriedOver, currentRules, type StoredGame } from "./carry-over.ts";
import type { Companion, TurnChange } from "./companion.ts";
import { loadInfo, type TableInfo } from "./info.ts";
import { endTable } from "./live.ts";
import { type Games, loadMoves } from "./loading.ts";
import { NO_SEAT, type NumberedRulesChange, toRow } from "./moves.ts";
import type { Play } from "./play.ts";
import { loadPositions, positionOf, savePosition } from "./positions.ts";

export interface UpgradesOptions {
  readonly store: Store;
  readonly journal: Journal;
  readonly games: Games;
  readonly companions: readonly Companion[];
  readonly logger: Logger;
  clock(): number;
}

/** Brings tables that were begun by older rules to those of this server. */
export class Upgrades {
  readonly #options: UpgradesOptions;
  readonly #underWay = new Map<string, Promise<void>>();
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(options: UpgradesOptions) {
    this.#options = options;
  }

  /** Fails with a Problem if this server has no rules, or only older ones, for the table. */
  isNeeded(info: TableInfo): boolean {
    return currentRules(this.#options.games, info).rulesVersion !== info.rulesVersion;
  }

  /** Afterwards the table has to be loaded again. Another process may have done the same meanwhile. */
  upgrade(info: TableInfo): Promise<void> {
    const running = this.#underWay.get(info.id) ?? this.#upgrade(info).finally(() => this.#underWay.delete(info.id));
    this.#underWay.set(info.id, running);
    return running;
  }

  async #upgrade(info: TableInfo): Promise<void> {
    const { store, games, logger } = this.#options;
    const game = currentRules(games, info);
    const { play, change }: CarriedOver = carriedOver(game, await loadStored(store, info));
    const [table, from, to] = [info.id, info.rulesVersion, game.rulesVersion];
    if (change === undefined) {
      await this.#stay(info, to);
      logger.info({ table, from, to }, "a game continues unchanged under newer rules");
      return;
    }
    await this.#continue(info, play, change);
    const { kept } = change;
    logger.warn({ table, from, to, moves: change.seq - 1, kept }, "a game continues from a position under newer rules");
  }

  /** Begins with the running games. Finished ones wait until a person opens them. */
  start(): void {
    const { logger } = this.#options;
    this.#running = this.#upgradeAll().catch((error) =>
      logger.error({ err: error }, "could not look for games of older rules"),
    );
  }

  /** The rest is left to the next start, or to the first visitor. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #upgradeAll(): Promise<void> {
    const { store, games, logger } = this.#options;
    for (const [id, { rulesVersion }] of Object.entries(games)) {
      const rows = store.db.selectFrom("tables").select("id").where("game", "=", id).where("status", "!=", "ended");
      for (const { id: table } of await rows.where("rulesVersion", "!=", rulesVersion).execute()) {
        if (this.#closed) return;
        await setImmediate();
        await this.#upgradeIfOlder(table).catch((error) => {
          if (error instanceof Problem) logger.warn({ table }, error.message);
          else logger.error({ err: error, table }, "a game could not be brought to newer rules");
        });
      }
    }
  }

  async #upgradeIfOlder(id: string): Promise<void> {
    const info = await loadInfo(this.#options.store.db, id);
    if (info !== undefined && this.isNeeded(info)) await this.upgrade(info);
  }

  async #stay(info: TableInfo, rulesVersion: string): Promise<void> {
    const { store } = this.#options;
    await store.transact([{ table: info.id, what: "info" }], (trx) => setRules(info, rulesVersion)(trx).execute());
  }

  async #continue(info: TableInfo, play: Play, change: NumberedRulesChange): Promise<void> {
    const { store, journal, companions, clock } = this.#options;
    const time = clock();
    const { id: tableId } = info;
    const isPlaying = info.status === "playing";
    const over = isPlaying && play.outcome !== undefined;
    const turn: TurnChange = {
      ...{ table: info, seq: play.seq, time, before: 0, after: play.waitingMask, over, by: NO_SEAT },
      ...play.discretion,
    };
    const writes: Write[] = [
      setRules(info, change.to),
      (db) => db.deleteFrom("snapshots").where("tableId", "=", tableId),
    ];
    if (over) writes.push(endTable(tableId, JSON.stringify(play.outcome)));
    if (isPlaying) writes.push(...companions.flatMap((companion) => companion.write?.(turn) ?? []));
    try {
      await journal.append({
        row: toRow(change, { tableId, rulesVersion: change.to, time }),
        turn: { tableId, waiting: turn.after, since: time, calendar: play.calendar },
        writes,
      });
    } catch (error) {
      if (error instanceof ConflictError) return;
      throw error;
    }
    await savePosition(store.db, info, positionOf(play, change.position));
    if (isPlaying) for (const companion of companions) companion.committed?.(turn);
  }
}

async function loadStored({ db }: Store, info: TableInfo): Promise<StoredGame> {
  const moves = await loadMoves(db, info.id);
  const positions = await loadPositions(db, info.id, moves);
  const turn = await db.selectFrom("turns").select("waiting").where("tableId", "=", info.id).executeTakeFirst();
  return { info, moves, positions, turn };
}

/** Unless another process has done it. */
function setRules({ id, rulesVersion: before }: TableInfo, rulesVersion: string) {
  return ((db) =>
    db
      .updateTable("tables")
      .set((row) => ({ rulesVersion, version: row("version", "+", 1) }))
      .where("id", "=", id)
      .where("rulesVersion", "=", before)) satisfies Write;
}
