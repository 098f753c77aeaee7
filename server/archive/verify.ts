import { hashState, hasStatesOf } from "@tripartite/kernel";
import type { Db } from "../storage/schema.ts";
import { loadInfo, type TableInfo } from "../tables/info.ts";
import { type Games, gameOf, loadMoves, restorePlay } from "../tables/loading.ts";
import type { NumberedMove } from "../tables/moves.ts";
import type { PlaySnapshot } from "../tables/play.ts";

/** A stored game that this build does not carry out as it was stored. */
export interface Divergence {
  readonly table: string;
  readonly text: string;
}

export interface Verified {
  readonly done: number;
  readonly games: number;
  readonly actions: number;
}

/** Replays every stored game. It only reads, so servers may go on meanwhile. */
export async function verifyAll(db: Db, games: Games, onGame: (progress: Verified) => void): Promise<Divergence[]> {
  const ids = await db.selectFrom("tables").select("id").where("status", "!=", "gathering").orderBy("id").execute();
  const divergences: Divergence[] = [];
  let actions = 0;
  for (const [index, { id }] of ids.entries()) {
    const { faults, moves } = await verifyTable(db, games, id);
    for (const text of faults) divergences.push({ table: id, text });
    onGame({ done: index + 1, games: ids.length, actions: (actions += moves) });
  }
  return divergences;
}

/** What is read first is older than what is read later, so that a game that goes on is no divergence. */
async function verifyTable(db: Db, games: Games, id: string): Promise<{ faults: string[]; moves: number }> {
  const info = await loadInfo(db, id);
  const row = await db.selectFrom("snapshots").select("snapshot").where("tableId", "=", id).executeTakeFirst();
  if (info === undefined) return { faults: [], moves: 0 };
  const snapshot = row && (JSON.parse(row.snapshot) as PlaySnapshot);
  const moves = await loadMoves(db, id);
  return { faults: faultsOf(games, info, moves, snapshot), moves: moves.length };
}

function faultsOf(
  games: Games,
  info: TableInfo,
  moves: readonly NumberedMove[],
  snapshot: PlaySnapshot | undefined,
): string[] {
  try {
    gameOf(games, info);
    const missing = moves.findIndex(({ seq }, index) => seq !== index + 1);
    if (missing >= 0) return [`move ${missing + 1} is missing`];
    const play = restorePlay(games, info, moves);
    const faults = snapshot === undefined ? [] : snapshotFaults(games, info, moves, snapshot);
    const isPlayed = info.status === "ended" && info.ending?.kind !== "cancelled";
    if (isPlayed && hashState(play.outcome) !== hashState(info.ending)) faults.push("it ends otherwise than stored");
    return faults;
  } catch (error) {
    return [(error as Error).message];
  }
}

function snapshotFaults(
  games: Games,
  info: TableInfo,
  moves: readonly NumberedMove[],
  snapshot: PlaySnapshot,
): string[] {
  const { seq, state, hash } = snapshot;
  if (hashState(state) !== hash) return [`the snapshot after move ${seq} is damaged`];
  if (seq > moves.length) return [`there is a snapshot after move ${seq}, but only ${moves.length} moves`];
  if (!hasStatesOf(gameOf(games, info), snapshot)) return [];
  const replayed = restorePlay(games, info, moves.slice(0, seq)).hash;
  return replayed === hash ? [] : [`after move ${seq} the state is ${replayed}, the snapshot has ${hash}`];
}
