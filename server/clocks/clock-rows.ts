/**
 * The clocks in the database. A clock runs if no bot holds the seat, the seat is asked, and the table is not paused.
 * Each statement leaves clocks alone that are as they should be, so all of them can be repeated.
 */
import type { SeatClock } from "@tripartite/kernel/protocol";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../storage/schema.ts";
import type { Statement } from "../storage/store.ts";
import type { TableInfo } from "../tables/info.ts";
import { reminderLead } from "./time-control.ts";

export async function loadClocks(db: Db, tableIds: readonly string[]): Promise<Map<string, SeatClock[]>> {
  const clocks = new Map<string, SeatClock[]>();
  if (tableIds.length === 0) return clocks;
  const rows = await db
    .selectFrom("clocks")
    .selectAll()
    .select([vacation("start"), vacation("until")])
    .where("tableId", "in", tableIds)
    .orderBy("seat")
    .execute();
  for (const { tableId, left, since, deadline, expiries, vacationStart: from, vacationUntil: until } of rows) {
    const running = { ...(since !== null && { since }), ...(deadline !== null && { deadline }) };
    const vacation = from !== null && until !== null && { vacation: { from, until } };
    const clock = { left, ...running, expiries, ...vacation };
    if (!clocks.get(tableId)?.push(clock)) clocks.set(tableId, [clock]);
  }
  return clocks;
}

/** When the person of a clock's seat is away, or will be; live tables play on. */
function vacation<Field extends "start" | "until">(field: Field) {
  return sql<number | null>`(select ${sql.ref(`vacations.${field}`)} from "vacations"
    join "seats" on "seats"."person" = "vacations"."person" join "tables" on "tables"."id" = "seats"."tableId"
    where "seats"."tableId" = "clocks"."tableId" and "seats"."seat" = "clocks"."seat" and "tables"."pace" <> 'live'
    and "vacations"."phase" < 2 order by "vacations"."until" desc limit 1)`.as(
    `vacation${field === "start" ? "Start" : "Until"}` as `vacation${Capitalize<Field>}`,
  );
}

/** Which clocks a statement is about. */
export type Scope = RawBuilder<unknown>;

export const ofTable = (tableId: string): Scope => sql`"clocks"."tableId" = ${tableId}`;
export const ofSeat = (tableId: string, seat: number): Scope => sql`${ofTable(tableId)} and "clocks"."seat" = ${seat}`;
export const ofPerson = (person: string): Scope => sql`exists (select 1 from "seats"
  where "seats"."tableId" = "clocks"."tableId" and "seats"."seat" = "clocks"."seat" and "seats"."person" = ${person})`;

export function createClocks(db: Db, { id, pace, time, seats }: TableInfo): Statement {
  const clock = { tableId: id, left: time!.reserve, lead: reminderLead(pace, time!), expiries: 0, lease: 0 };
  const nothing = { turn: null, since: null, deadline: null, remindAt: null, reminded: null };
  return db.insertInto("clocks").values(seats.map((_, seat) => ({ ...clock, ...nothing, seat })));
}

/** The seat is asked something new. What it has above the reserve is lost, then it gains `increment`. */
export function beginTurn(
  scope: Scope,
  turn: number,
  { reserve, increment }: NonNullable<TableInfo["time"]>,
): Statement {
  return sql`update "clocks" set "turn" = ${turn},
    "left" = (case when "left" < ${reserve} then "left" else ${reserve} end) + ${increment} where ${scope}`;
}

/** The seat took something back and decides again: its turn continues. */
export function continueTurn(scope: Scope, turn: number): Statement {
  return sql`update "clocks" set "turn" = ${turn} where ${scope}`;
}

/** Nothing is asked of the seat any more. */
export function endTurn(scope: Scope, time: number): readonly Statement[] {
  return [stopClocks(scope, time), sql`update "clocks" set "turn" = null where ${scope}`];
}

export function forgiveExpiries(scope: Scope): Statement {
  return sql`update "clocks" set "expiries" = 0 where ${scope}`;
}

export function stopClocks(scope: Scope, time: number): Statement {
  return sql`update "clocks" set
    "left" = case when "since" > ${time} then "left"
      when "left" > ${time} - "since" then "left" - (${time} - "since") else 0 end,
    "since" = null, "deadline" = null, "remindAt" = null
    where "since" is not null and ${scope}`;
}

const MAY_RUN = sql`exists (select 1 from "tables" join "seats" on "seats"."tableId" = "tables"."id"
  where "tables"."id" = "clocks"."tableId" and "seats"."seat" = "clocks"."seat" and "seats"."kind" <> 'bot'
  and "tables"."paused" is null)`;

/** Lets clocks run that should. During a vacation a clock is set to begin when it ends, unless the table plays live. */
export function startClocks(scope: Scope, time: number): readonly Statement[] {
  const now = sql`cast(${time} as bigint)`;
  const beginning = sql`(select case when max("vacations"."until") > ${now} then max("vacations"."until") else ${now} end
    from "vacations" join "seats" on "seats"."person" = "vacations"."person"
    join "tables" on "tables"."id" = "seats"."tableId"
    where "seats"."tableId" = "clocks"."tableId" and "seats"."seat" = "clocks"."seat" and "tables"."pace" <> 'live'
    and "vacations"."start" <= ${now})`;
  return [
    sql`update "clocks" set "since" = ${beginning}
      where "turn" is not null and "since" is null and ${scope} and ${MAY_RUN}`,
    sql`update "clocks" set "deadline" = "since" + "left", "lease" = 0,
      "remindAt" = case when "lead" = 0 or "reminded" = "turn" then null else "since" + "left" - "lead" end
      where "since" is not null and "deadline" is null and ${scope}`,
  ];
}

/** Starts and stops clocks after a person sat down, left or paused them. */
export function adjustClocks(scope: Scope, time: number): readonly Statement[] {
  return [stopClocks(sql`${scope} and not ${MAY_RUN}`, time), ...startClocks(scope, time)];
}

/** Lets clocks begin again with what they have left, at the end of a vacation if there is one now. */
export function restartClocks(scope: Scope, time: number): readonly Statement[] {
  return [stopClocks(scope, time), ...startClocks(scope, time)];
}

/** Until then nobody else deals with the expiry; a clock that begins to run anew is free again. */
export function keepFromOthers(scope: Scope, until: number): Statement {
  return sql`update "clocks" set "lease" = ${until} where ${scope}`;
}

/** The seat let its time run out: it has one increment for what it is asked next, or for the rest of its turn. */
export function recordExpiry(
  scope: Scope,
  turn: number,
  expiries: number,
  increment: number,
  time: number,
): Statement[] {
  const goesOn = sql`${scope} and "turn" = ${turn}`;
  return [
    sql`update "clocks" set "expiries" = ${expiries} where ${scope}`,
    stopClocks(goesOn, time),
    sql`update "clocks" set "left" = ${increment} where ${goesOn}`,
    ...startClocks(goesOn, time),
  ];
}

/** A bot takes over, if the time is still up. A person who returns to the seat gets one increment. */
export function handOver(scope: Scope, turn: number, increment: number, time: number): Statement {
  return sql`update "clocks" set "expiries" = 0, "left" = ${increment},
    "since" = null, "deadline" = null, "remindAt" = null
    where ${scope} and "turn" = ${turn} and "deadline" <= ${time}`;
}
