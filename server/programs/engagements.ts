import type { Json, Seat } from "@tripartite/kernel";
import type { Db } from "../storage/schema.ts";

/** A seat that a program plays in a running game, or that is kept for it. */
export interface Engagement {
  readonly program: string;
  readonly status: "invited" | "playing";
  readonly table: string;
  readonly seat: Seat;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Json;
}

/** Every table that is not over where a program sits, or where a seat is kept for it. */
export async function tablesWith(db: Db, program: string): Promise<string[]> {
  const rows = await db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.tableId")
    .select("seats.tableId")
    .distinct()
    .where("tables.status", "!=", "ended")
    .where((row) =>
      row.or([
        row("seats.person", "=", program),
        row.and([row("seats.former", "=", program), row("seats.kind", "=", "invited")]),
      ]),
    )
    .execute();
  return rows.map(({ tableId }) => tableId);
}

export async function engagementsOf(db: Db, programs: readonly string[]): Promise<Engagement[]> {
  const rows = await db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.tableId")
    .select(["seats.tableId", "seats.seat", "seats.person", "seats.former"])
    .select(["tables.status", "tables.game", "tables.rulesVersion", "tables.options"])
    .where((row) =>
      row.or([
        row.and([row("seats.person", "in", programs), row("tables.status", "=", "playing")]),
        row.and([
          row("seats.former", "in", programs),
          row("seats.kind", "=", "invited"),
          row("tables.status", "=", "gathering"),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ tableId, seat, person, former, game, rulesVersion, options }) => ({
    program: (person ?? former)!,
    status: person === null ? "invited" : "playing",
    table: tableId,
    seat,
    game,
    rulesVersion,
    options: JSON.parse(options),
  }));
}
