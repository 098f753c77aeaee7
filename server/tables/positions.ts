/** Positions of games as files that later rules can read, so that a game survives changes of its rules. */
import { type AnyGame, hashState, isRefusal, type Json } from "@tripartite/kernel";
import type { Db, PositionRow } from "../storage/schema.ts";
import type { TableInfo } from "./info.ts";
import { inForce, type NumberedMove } from "./moves.ts";
import type { Play } from "./play.ts";

/** A game as it stood after a move. */
export interface StoredPosition {
  readonly seq: number;
  readonly rulesVersion: string;
  readonly position: Json;
  readonly hash: string;
}

/** Of this many moves by the same rules only the last position is kept. */
const KEPT_EVERY = 100;

export function positionOf({ seq, game }: Play, position: Json): StoredPosition {
  return { seq, rulesVersion: game.rulesVersion, position, hash: hashState(position) };
}

/** Stores a position beside the log. Another process may have stored it already. */
export async function savePosition(db: Db, { id }: Pick<TableInfo, "id">, stored: StoredPosition): Promise<void> {
  const { seq, rulesVersion, hash } = stored;
  const row: PositionRow = { tableId: id, seq, rulesVersion, hash, position: JSON.stringify(stored.position) };
  await db
    .insertInto("positions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom("positions")
    .where("tableId", "=", id)
    .where("rulesVersion", "=", rulesVersion)
    .where("seq", ">", seq - 1 - ((seq - 1) % KEPT_EVERY))
    .where("seq", "<", seq)
    .execute();
}

/** Those that still count, oldest first. */
export async function loadPositions(
  db: Db,
  tableId: string,
  moves: readonly NumberedMove[],
): Promise<StoredPosition[]> {
  const rows = await db.selectFrom("positions").selectAll().where("tableId", "=", tableId).orderBy("seq").execute();
  const counts = new Set(inForce(moves).map(({ seq }) => seq));
  return rows.filter(({ seq }) => counts.has(seq)).map(fromRow);
}

/** Undefined if these rules cannot read it. */
export function stateAt(game: AnyGame, { position }: StoredPosition): unknown {
  const state = game.load(position);
  return isRefusal(state) ? undefined : state;
}

function fromRow({ seq, rulesVersion, position, hash }: PositionRow): StoredPosition {
  return { seq, rulesVersion, hash, position: JSON.parse(position) };
}
