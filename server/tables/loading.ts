import { type AnyGame, hashState, hasStatesOf, isRefusal, type Start } from "@tripartite/kernel";
import { Problem } from "../problem.ts";
import type { ActionRow, Db, SnapshotRow } from "../storage/schema.ts";
import type { TableInfo } from "./info.ts";
import type { PartnersOf } from "./lobby.ts";
import { fromRow, type NumberedMove } from "./moves.ts";
import { Play, type PlaySnapshot } from "./play.ts";

export type Games = Record<string, AnyGame>;

/** The rules that a table was begun with. */
export function gameOf(games: Games, info: Pick<TableInfo, "game" | "rulesVersion">): AnyGame {
  const game = Object.hasOwn(games, info.game) ? games[info.game] : undefined;
  if (game?.rulesVersion === info.rulesVersion) return game;
  throw new Problem("RULES_VERSION", `This server has no rules ${info.game} ${info.rulesVersion}.`, 501);
}

/** Ids of the seats of a table; none if this server cannot play it. */
export function seatIdsOf(games: Games, { game, options }: Pick<TableInfo, "game" | "options">): readonly string[] {
  const read = Object.hasOwn(games, game) ? games[game].options(options) : undefined;
  return read === undefined || isRefusal(read) ? [] : games[game].seats(read);
}

/** The seats that one player plays together. */
export function partnersIn(games: Games, info: TableInfo): PartnersOf {
  const game = gameOf(games, info);
  return (seat) => game.partners?.(game.options(info.options), seat) ?? [];
}

export function startOf({ options, seed }: TableInfo): Start {
  return { options, seed };
}

/** The game after these moves, from the first one on. */
export function restorePlay(games: Games, info: TableInfo, moves: readonly NumberedMove[]): Play {
  return Play.restore(gameOf(games, info), startOf(info), moves);
}

export async function loadMoves(db: Db, tableId: string, after = 0): Promise<NumberedMove[]> {
  const rows = db.selectFrom("actions").selectAll().where("tableId", "=", tableId).where("seq", ">", after);
  return (await rows.orderBy("seq").execute()).map(readMove);
}

/** A row that cannot be read does not get better by coming back. */
function readMove(row: ActionRow): NumberedMove {
  try {
    return fromRow(row);
  } catch {
    throw new Problem(
      "DAMAGED",
      `Move ${row.seq} of this table cannot be read. Please tell the operator of this server.`,
      500,
    );
  }
}

/** Nobody can play the table here, whatever is done; but those who sit at it may leave. */
export function isUnplayable(error: unknown): boolean {
  return error instanceof Problem && (error.code === "RULES_VERSION" || error.code === "DAMAGED");
}

/** The whole game from its first move, with every event. */
export async function loadWholePlay(db: Db, games: Games, info: TableInfo): Promise<Play> {
  return restorePlay(games, info, await loadMoves(db, info.id));
}

/** The game as it stands; its past only as far as the newest snapshot reaches. */
export async function loadPlay(db: Db, games: Games, info: TableInfo): Promise<Play> {
  const game = gameOf(games, info);
  const row = await db.selectFrom("snapshots").selectAll().where("tableId", "=", info.id).executeTakeFirst();
  const snapshot = row && readSnapshot(game, row);
  if (snapshot === undefined) return loadWholePlay(db, games, info);
  const moves = await loadMoves(db, info.id, snapshot.seq);
  const reachesBack = moves.some((move) => move.kind === "rollback" && move.to < snapshot.seq);
  return reachesBack ? loadWholePlay(db, games, info) : Play.restore(game, startOf(info), moves, snapshot);
}

/** A snapshot of other rules or of other states, or one that does not read back as it was written, is not used. */
function readSnapshot(game: AnyGame, row: SnapshotRow): PlaySnapshot | undefined {
  if (row.rulesVersion !== game.rulesVersion) return undefined;
  const snapshot: PlaySnapshot = JSON.parse(row.snapshot);
  return hasStatesOf(game, snapshot) && hashState(snapshot.state) === snapshot.hash ? snapshot : undefined;
}

export async function saveSnapshot(db: Db, info: TableInfo, snapshot: PlaySnapshot): Promise<void> {
  const row = { seq: snapshot.seq, rulesVersion: info.rulesVersion, snapshot: JSON.stringify(snapshot) };
  await db
    .insertInto("snapshots")
    .values({ tableId: info.id, ...row })
    .onConflict((conflict) => conflict.column("tableId").doUpdateSet(row))
    .execute();
}
