/**
 * How many moves a table has and a sum over them, kept in another row than the moves themselves: moves that are lost at
 * the end, or changed anywhere, are noticed. Against accidents, not against an attacker who writes both.
 */
import { crc32 } from "node:zlib";
import type { ActionRow, TurnRow } from "./schema.ts";

export type Tally = Pick<TurnRow, "tableId" | "moves" | "sum">;

/** Sums stay whole numbers, in the database and here. */
export const SUM_LIMIT = 2 ** 48;

/** What these moves add to the tallies of their tables. */
export function talliesOf(rows: readonly ActionRow[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const row of rows) {
    const { tableId } = row;
    const tally = tallies.get(tableId) ?? { tableId, moves: 0, sum: 0 };
    tallies.set(tableId, tally);
    tally.moves++;
    tally.sum = (tally.sum + checksumOf(row)) % SUM_LIMIT;
  }
  return [...tallies.values()].sort((a, b) => (a.tableId < b.tableId ? -1 : 1));
}

function checksumOf({ seq, kind, seat, action, rulesVersion, time, reason }: ActionRow): number {
  return crc32(`${seq} ${kind} ${seat} ${rulesVersion} ${time} ${action} ${reason ?? ""}`);
}
