import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { GameLog, Json } from "@tripartite/kernel";
import type { Eyes, ReplayIndex } from "@tripartite/kernel/protocol";
import { forbidden, notFound, Problem } from "../problem.ts";
import type { Db } from "../storage/schema.ts";
import { loadInfo, type TableInfo } from "../tables/info.ts";
import { type Games, loadMoves, loadWholePlay } from "../tables/loading.ts";
import { loadPositions } from "../tables/positions.ts";
import { mustBeAllowedToWatch } from "../tables/public-info.ts";
import type { Upgrades } from "../tables/upgrades.ts";
import { LastUsed } from "./last-used.ts";
import { CHUNK, Recording } from "./recording.ts";

const KEPT_RECORDINGS = 24;
const KEPT_CHUNK_BYTES = 32 * 1024 * 1024;
const compress = promisify(gzip);
const pause = () => setImmediate();

interface Kept {
  readonly moves: number;
  readonly recording: Promise<Recording>;
}

/** The games of the server, as they went. Recordings and finished pieces are kept as long as there is room. */
export class Recordings {
  readonly #db: Db;
  readonly #games: Games;
  readonly #upgrades: Upgrades;
  readonly #recordings = new LastUsed<Kept>(KEPT_RECORDINGS, () => 1);
  readonly #chunks = new LastUsed<Buffer>(KEPT_CHUNK_BYTES, ({ length }) => length);
  readonly #chronicles = new LastUsed<Json>(KEPT_RECORDINGS, () => 1);

  constructor(db: Db, games: Games, upgrades: Upgrades) {
    this.#db = db;
    this.#games = games;
    this.#upgrades = upgrades;
  }

  /** As compressed JSON. */
  async index(tableId: string, person: string | undefined): Promise<Buffer> {
    const info = await this.#begun(tableId);
    mustBeAllowedToWatch(info, person);
    const recording = await this.#newest(info);
    const { seqs, times } = recording;
    const over = info.status === "ended";
    const open = over && recording.game.openView !== undefined;
    const index: ReplayIndex = { seq: seqs.at(-1)!, over, chunk: CHUNK, seqs, times, open };
    return compress(JSON.stringify(index));
  }

  /**
   * One piece of the replay as compressed JSON. Before the end of the game a person sees the views of the own
   * seats, or a spectator's. `seq` is the last move of the index that is followed.
   */
  async chunk(tableId: string, person: string | undefined, eyes: Eyes, chunk: number, seq: number): Promise<Buffer> {
    const info = await this.#begun(tableId);
    mustSee(info, person, eyes);
    const recording = await this.#upTo(info, seq);
    if (eyes === "open" && recording.game.openView === undefined) throw notFound("view");
    if (chunk >= recording.chunkCount) throw notFound("part");
    const key = `${tableId} ${eyes} ${chunk} ${recording.lastSeqOf(chunk)}`;
    const known = this.#chunks.get(key);
    if (known !== undefined) return known;
    const made = await compress(JSON.stringify(await recording.chunk(eyes, chunk, pause)));
    this.#chunks.set(key, made);
    return made;
  }

  /** The whole log of a game that is over: before, it would tell every secret. */
  async log(tableId: string): Promise<GameLog> {
    return (await this.#newest(await this.#ended(tableId))).log;
  }

  /** Figures about a game that is over; before, they would tell secrets. */
  async chronicle(tableId: string): Promise<Json> {
    const info = await this.#ended(tableId);
    const known = this.#chronicles.get(tableId);
    if (known !== undefined) return known;
    const recording = await this.#newest(info);
    const made = recording.game.chronicle?.(recording.moments());
    if (made === undefined) throw notFound("chronicle");
    this.#chronicles.set(tableId, made);
    return made;
  }

  async #begun(tableId: string): Promise<TableInfo> {
    const info = await this.#upgraded(tableId);
    if (info === undefined) throw notFound("table");
    if (info.status === "gathering") throw new Problem("NOT_PLAYING", "The game has not begun.");
    if (info.ending?.kind === "cancelled") throw forbidden("The game was never played.");
    return info;
  }

  async #upgraded(tableId: string): Promise<TableInfo | undefined> {
    const info = await loadInfo(this.#db, tableId);
    if (info === undefined || !this.#upgrades.isNeeded(info)) return info;
    await this.#upgrades.upgrade(info);
    return loadInfo(this.#db, tableId);
  }

  async #ended(tableId: string): Promise<TableInfo> {
    const info = await this.#begun(tableId);
    if (info.status !== "ended") throw new Problem("NOT_ENDED", "The game is not over.");
    return info;
  }

  /** A recording in which move `seq` still counts. */
  async #upTo(info: TableInfo, seq: number): Promise<Recording> {
    const kept = await this.#recordings.get(info.id)?.recording;
    if (kept?.seqs.includes(seq)) return kept;
    const newest = await this.#newest(info);
    if (newest.seqs.includes(seq)) return newest;
    throw new Problem("STALE", "Moves were taken back since then. Load the replay again.");
  }

  async #newest(info: TableInfo): Promise<Recording> {
    const moves = await this.#countMoves(info.id);
    const kept = this.#recordings.get(info.id);
    if (kept?.moves === moves) return kept.recording;
    const recording = this.#record(info);
    this.#recordings.set(info.id, { moves, recording });
    recording.catch(() => this.#recordings.delete(info.id));
    return recording;
  }

  async #record(info: TableInfo): Promise<Recording> {
    const play = await loadWholePlay(this.#db, this.#games, info);
    const { change } = play;
    const stored = change ? await loadPositions(this.#db, info.id, await loadMoves(this.#db, info.id)) : [];
    return Recording.of(play, pause, stored);
  }

  async #countMoves(tableId: string): Promise<number> {
    const row = this.#db.selectFrom("actions").select("seq").where("tableId", "=", tableId);
    return (await row.orderBy("seq", "desc").limit(1).executeTakeFirst())?.seq ?? 0;
  }
}

function mustSee(info: TableInfo, person: string | undefined, eyes: Eyes): void {
  const { status, seats } = info;
  if (eyes === "watch") mustBeAllowedToWatch(info, person);
  if (eyes === "watch" || (status === "ended" && (eyes === "open" || eyes in seats))) return;
  const isOwn = typeof eyes === "number" && person !== undefined && seats[eyes]?.person === person;
  if (!isOwn) throw forbidden("Until the game is over, you see it through the eyes of your own seat.");
}
