import { hashState, hasStatesOf } from "@tripartite/kernel";
import { sql } from "kysely";
import type { ActionRow, Db } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { type Tally, talliesOf } from "../storage/tally.ts";
import { carriedOver, currentRules, replay, type StoredGame } from "../tables/carry-over.ts";
import { loadInfo } from "../tables/info.ts";
import { type Games, restorePlay } from "../tables/loading.ts";
import { fromRow, type NumberedMove } from "../tables/moves.ts";
import type { PlaySnapshot } from "../tables/play.ts";
import { loadPositions } from "../tables/positions.ts";
import { ratingFaults } from "./verify-ratings.ts";

/** Something about a table, or without one about the whole database. */
export interface Finding {
  readonly table?: string;
  readonly text: string;
}

export interface Verdict {
  /** What is damaged, lost, or not carried out by this build as it was stored. */
  readonly faults: readonly Finding[];
  /** What is good to know: games that this build will bring to newer rules. */
  readonly notes: readonly Finding[];
}

export interface Verified {
  readonly done: number;
  readonly games: number;
  readonly actions: number;
}

export interface VerifyOptions {
  /** Without games only what is stored is looked at, nothing is replayed. */
  readonly games?: Games;
  onGame?(progress: Verified): void;
}

/** Looks at everything that is stored. It only reads, each table as of one moment, so servers may run meanwhile. */
export async function verifyAll(store: Store, { games, onGame }: VerifyOptions): Promise<Verdict> {
  const faults = await storageFaults(store);
  const notes: Finding[] = [];
  const tables = store.db.selectFrom("tables").select("id").orderBy("id");
  const ids = await tables.where("status", "!=", "gathering").execute();
  let actions = 0;
  for (const [index, { id: table }] of ids.entries()) {
    const found = await store.readAtOnce((trx) => verifyTable(trx, games, table)).catch(unreadable);
    faults.push(...found.faults.map((text) => ({ table, text })));
    notes.push(...found.notes.map((text) => ({ table, text })));
    onGame?.({ done: index + 1, games: ids.length, actions: (actions += found.moves) });
  }
  faults.push(...(await store.readAtOnce(ratingFaults).catch(({ message: text }: Error) => [{ text }])));
  return { faults, notes };
}

/** Part of the database cannot even be read; the rest is still checked. */
function unreadable(error: Error): Found {
  return { faults: [error.message], notes: [], moves: 0 };
}

/** What the database says of itself, and moves whose table is gone. */
async function storageFaults({ db, dialect }: Store): Promise<Finding[]> {
  const checks = dialect === "sqlite" ? [integrityFaults, orphans] : [orphans];
  const found: Finding[] = [];
  for (const check of checks)
    found.push(...(await check(db).catch((error: Error): Finding[] => [{ text: error.message }])));
  return found;
}

async function integrityFaults(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.flatMap(({ integrity_check: text }) => (text === "ok" ? [] : [{ text }]));
}

async function orphans(db: Db): Promise<Finding[]> {
  const known = db.selectFrom("tables").select("id");
  const counted = db.selectFrom("turns").select(["tableId", "moves"]).where("tableId", "not in", known);
  return (await counted.execute()).map(({ tableId, moves }) => ({
    table: tableId,
    text: `the table is gone, ${moves} moves were stored`,
  }));
}

interface Found {
  readonly faults: string[];
  readonly notes: string[];
  readonly moves: number;
}

async function verifyTable(db: Db, games: Games | undefined, id: string): Promise<Found> {
  const rows = await db.selectFrom("actions").selectAll().where("tableId", "=", id).orderBy("seq").execute();
  const turn = await db.selectFrom("turns").selectAll().where("tableId", "=", id).executeTakeFirst();
  const { moves, faults } = readMoves(rows);
  faults.push(...countFaults(rows, turn));
  const found = { faults, notes: [] as string[], moves: rows.length };
  if (games === undefined || faults.length > 0) return found;
  try {
    const info = await loadInfo(db, id);
    if (info === undefined) return { ...found, faults: ["its seats are gone"] };
    const positions = await loadPositions(db, id, moves);
    const snapshot = await db.selectFrom("snapshots").selectAll().where("tableId", "=", id).executeTakeFirst();
    const stored: StoredGame = { info, moves, positions, turn };
    const game = currentRules(games, info);
    if (game.rulesVersion !== info.rulesVersion) found.notes.push(carryOverNote(games, stored));
    else faults.push(...replayFaults(games, stored, snapshot && JSON.parse(snapshot.snapshot)));
  } catch (error) {
    faults.push((error as Error).message);
  }
  return found;
}

/** Every row by itself: what can be read, and which moves cannot. */
function readMoves(rows: readonly ActionRow[]): { moves: NumberedMove[]; faults: string[] } {
  const moves: NumberedMove[] = [];
  const faults: string[] = [];
  let next = 1;
  for (const row of rows) {
    if (row.seq > next)
      faults.push(row.seq === next + 1 ? `move ${next} is missing` : `moves ${next} to ${row.seq - 1} are missing`);
    next = row.seq + 1;
    try {
      moves.push(fromRow(row));
    } catch (error) {
      faults.push(`move ${row.seq} cannot be read: ${(error as Error).message}`);
    }
  }
  return { moves, faults };
}

function countFaults(rows: readonly ActionRow[], tally: Tally | undefined): string[] {
  const [counted] = talliesOf(rows);
  const { moves, sum } = counted ?? { moves: 0, sum: 0 };
  if (tally === undefined) return moves === 0 ? [] : [`there are ${moves} moves, but they were never counted`];
  if (moves !== tally.moves) return [`there are ${moves} moves, but ${tally.moves} were stored`];
  return sum === tally.sum ? [] : ["the moves are not those that were stored"];
}

function carryOverNote(games: Games, stored: StoredGame): string {
  const game = currentRules(games, stored.info);
  const { change } = carriedOver(game, stored);
  if (change === undefined) return `continues unchanged under rules ${game.rulesVersion}`;
  return `continues from move ${change.kept} of ${stored.moves.length} by rules ${game.rulesVersion}`;
}

function replayFaults(games: Games, stored: StoredGame, snapshot: PlaySnapshot | undefined): string[] {
  const { info, moves, positions, turn } = stored;
  const faults = snapshot === undefined ? [] : snapshotFaults(games, stored, snapshot);
  const expected = new Map<number, string>();
  for (const { seq, position, hash, rulesVersion } of positions) {
    if (hashState(position) !== hash) faults.push(`the position after move ${seq} is damaged`);
    else if (rulesVersion === info.rulesVersion) expected.set(seq, hash);
  }
  const play = replay(currentRules(games, info), info, moves, (so) => {
    if (expected.has(so.seq) && expected.get(so.seq) !== hashState(so.position))
      faults.push(`after move ${so.seq} the position is not the stored one`);
  });
  const isPlayed = info.status === "ended" && !["cancelled", "abandoned"].includes(info.ending!.kind);
  if (isPlayed && hashState(play.outcome) !== hashState(info.ending)) faults.push("it ends otherwise than stored");
  if (info.status === "playing" && turn !== undefined && turn.waiting !== play.waitingMask)
    faults.push("it waits for other seats than stored");
  return faults;
}

function snapshotFaults(games: Games, { info, moves }: StoredGame, snapshot: PlaySnapshot): string[] {
  const { seq, state, hash } = snapshot;
  if (hashState(state) !== hash) return [`the snapshot after move ${seq} is damaged`];
  if (seq > moves.length) return [`there is a snapshot after move ${seq}, but only ${moves.length} moves`];
  if (!hasStatesOf(currentRules(games, info), snapshot)) return [];
  const replayed = restorePlay(games, info, moves.slice(0, seq)).hash;
  return replayed === hash ? [] : [`after move ${seq} the state is ${replayed}, the snapshot has ${hash}`];
}
