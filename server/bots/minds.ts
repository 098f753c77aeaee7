import { createHash } from "node:crypto";
import type { Json, Random, Seat, Seed } from "@tripartite/kernel";
import type { Write } from "../storage/journal.ts";
import type { Db } from "../storage/schema.ts";

/** What the bot of a seat remembers, and up to which move it has looked. */
export interface Mind {
  readonly seen: number;
  readonly memory: Json;
}

/** Where a mind belongs. Another bot on the same seat starts with an empty one. */
export interface MindKey {
  readonly tableId: string;
  readonly seat: Seat;
  readonly bot: string;
}

const EMPTY: Mind = { seen: 0, memory: null };

export async function loadMind(db: Db, { tableId, seat, bot }: MindKey): Promise<Mind> {
  const row = await db
    .selectFrom("botMinds")
    .selectAll()
    .where("tableId", "=", tableId)
    .where("seat", "=", seat)
    .executeTakeFirst();
  return row?.bot === bot ? { seen: row.seen, memory: JSON.parse(row.memory) } : EMPTY;
}

/** Stored in the same transaction as the move, so a bot never remembers what did not happen. */
export function saveMind({ tableId, seat, bot }: MindKey, { seen, memory }: Mind): Write {
  const mind = { bot, seen, memory: JSON.stringify(memory) };
  return (db) =>
    db
      .insertInto("botMinds")
      .values({ tableId, seat, ...mind })
      .onConflict((conflict) => conflict.columns(["tableId", "seat"]).doUpdateSet(mind));
}

/**
 * A generator for one decision. It follows from the table's seed, so a restart changes nothing, but the seed does not
 * follow from it.
 */
export function diceFor(seed: Seed, seat: Seat, seq: number): Random {
  const digest = createHash("sha256")
    .update(JSON.stringify(["bot", seed, seat, seq]))
    .digest();
  return [0, 4, 8, 12].map((offset) => digest.readInt32LE(offset)) as Random;
}
