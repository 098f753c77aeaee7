/** What people do to a table beside the game, and what happens to their seats: lines of its log. */
import { randomBytes } from "node:crypto";
import type { Deed, DeedKind } from "@tripartite/kernel/protocol";
import type { Write } from "../storage/journal.ts";
import type { Db, DeedRow, Trx } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { Proposal, SeatInfo, TableInfo } from "./info.ts";
import type { LiveTable } from "./live.ts";

const SHOWN_DEEDS = 200;
const TIME_DIGITS = 9;

/** Something that was done, before it has its place in the log. */
export interface Done extends Pick<Deed, "kind" | "seats" | "proposal" | "to" | "winners"> {
  readonly person?: string;
}

/** Why a table changed, as far as the change itself does not tell. */
export interface Cause {
  readonly by?: string;
  /** The proposal on the table is refused. */
  readonly refuses?: boolean;
  /** Time ran out. */
  readonly outOfTime?: boolean;
}

/** What was done to a table, told from how it changed. */
export function deedsBetween(before: TableInfo, after: TableInfo, cause: Cause = {}): Done[] {
  const { by, refuses, outOfTime } = cause;
  const done: Done[] =
    before.status === "gathering" ? gatheringDeeds(before, after, by) : seatDeeds(before, after, cause);
  const whose = by === undefined ? {} : { person: by, seats: seatsHeldBy(before, by) };
  const { proposal } = before;
  if (refuses && proposal !== undefined && after.proposal === undefined)
    done.push({ kind: proposal.by === by ? "withdrawn" : "declined", ...whose, proposal: motionOf(proposal) });
  if (after.proposal !== undefined && after.proposal.number !== proposal?.number) {
    const { by: person } = after.proposal;
    done.push({ kind: "proposed", person, seats: seatsHeldBy(after, person), proposal: motionOf(after.proposal) });
  }
  if (before.watchable !== after.watchable && !after.closed)
    done.push(after.watchable ? { kind: "watchingAllowed", ...whose } : { kind: "watchingEnded", ...whose });
  if (before.closed !== after.closed && !after.watchable)
    done.push({ kind: after.closed ? "watchingClosed" : "watchingReopened", ...whose });
  if (before.talkOpen !== after.talkOpen) done.push({ kind: after.talkOpen ? "talkOpened" : "talkClosed", ...whose });
  if (before.paused === undefined && after.paused !== undefined)
    done.push(outOfTime ? { kind: "stopped", ...whose } : { kind: "paused" });
  if (before.paused !== undefined && after.paused === undefined) done.push({ kind: "resumed", ...whose });
  return done;
}

/** Before the game: who came and went, and what the host arranged. */
function gatheringDeeds(before: TableInfo, after: TableInfo, by: string | undefined): Done[] {
  const sitters = ({ seats }: TableInfo) => new Set(seats.flatMap(({ person }) => person ?? []));
  const [there, now] = [sitters(before), sitters(after)];
  const done: Done[] = [];
  const host = by === undefined ? {} : { person: by };
  for (const person of there)
    if (!now.has(person)) {
      const kind = by !== undefined && by !== person ? "sentAway" : "stoodUp";
      done.push({ kind, person, seats: seatsHeldBy(before, person) });
    }
  for (const person of now)
    if (!there.has(person)) done.push({ kind: "satDown", person, seats: seatsHeldBy(after, person) });
  const isElsewhere = (person: string) => String(seatsHeldBy(before, person)) !== String(seatsHeldBy(after, person));
  if ([...now].some((person) => there.has(person) && isElsewhere(person))) done.push({ kind: "sidesChanged", ...host });
  if (before.pace !== after.pace || JSON.stringify(before.time) !== JSON.stringify(after.time))
    done.push({ kind: "timeChanged", ...host });
  if (before.rated !== after.rated) done.push({ kind: after.rated ? "ratingOn" : "ratingOff", ...host });
  return done;
}

function seatDeeds(before: TableInfo, after: TableInfo, cause: Cause): Done[] {
  const done = new Map<string, Done & { person: string; seats: number[] }>();
  after.seats.forEach((seat, index) => {
    const changed = changeOf(before.seats[index], seat, cause);
    if (changed === undefined) return;
    const key = `${changed.kind} ${changed.person}`;
    const known = done.get(key);
    if (known === undefined) done.set(key, { ...changed, seats: [index] });
    else known.seats.push(index);
  });
  return [...done.values()];
}

function changeOf(
  before: SeatInfo,
  { person, former }: SeatInfo,
  { by, outOfTime }: Cause,
): { kind: DeedKind; person: string } | undefined {
  if (before.person === person) return undefined;
  if (person !== undefined) {
    return { kind: before.former === person ? "returned" : "tookSeat", person };
  }
  const gone = before.person!;
  if (before.kind === "program") return { kind: "dismissed", person: gone };
  if (outOfTime) return { kind: "outOfTime", person: gone };
  if (by !== undefined && by !== gone) return { kind: "replaced", person: gone };
  return { kind: former === gone ? "left" : "resigned", person: gone };
}

function seatsHeldBy({ seats }: TableInfo, person: string): number[] {
  return seats.flatMap((seat, index) => (seat.person === person ? [index] : []));
}

function motionOf(proposal: Proposal): NonNullable<Deed["proposal"]> {
  const { kind } = proposal;
  if (kind === "rollback") return { kind, to: proposal.to };
  if (kind === "ending") return { kind, winners: proposal.winners };
  return kind === "seat" || kind === "replacement" ? { kind, seat: proposal.seat } : { kind };
}

/** Keeps the deeds of all tables, and tells those who follow a table. */
export class Deeds {
  readonly #store: Store;
  readonly #clock: () => number;
  /** Ids are in the order in which things were done, also within a millisecond. */
  #last = 0;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** A line for the log, after move `seq`. */
  row(tableId: string, seq: number, { kind, person, ...details }: Done): DeedRow {
    const time = this.#clock();
    this.#last = Math.max(time, this.#last + 1);
    const id = this.#last.toString(36).padStart(TIME_DIGITS, "0") + randomBytes(6).toString("hex");
    return { id, tableId, seq, time, kind, person: person ?? null, details: JSON.stringify(details) };
  }

  async insert(trx: Trx, rows: readonly DeedRow[]): Promise<void> {
    if (rows.length > 0) await trx.insertInto("deeds").values(rows).execute();
  }

  /** Stored together with a move. */
  write(row: DeedRow): Write {
    return (db) => db.insertInto("deeds").values(row);
  }

  /** Tells everybody who follows the table, through this process or another, of what is stored. */
  async announce(table: LiveTable, rows: readonly DeedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const tableId = table.info.id;
    if (this.#store.dialect === "postgres")
      await this.#store.transact(
        rows.map(({ id }) => ({ table: tableId, what: "deed", id })),
        async () => {},
      );
    for (const { id } of rows) await this.relay(table, id);
  }

  /** Something happened that this process has not reported yet. */
  async relay(table: LiveTable, id: string): Promise<void> {
    const row = await named(this.#store.db).where("deeds.id", "=", id).executeTakeFirst();
    if (row !== undefined) table.audience.broadcast(JSON.stringify({ type: "deed", deed: shown(row) }));
  }

  /** The newest deeds of a table, oldest first. */
  async recent(tableId: string): Promise<Deed[]> {
    const rows = named(this.#store.db).where("deeds.tableId", "=", tableId).orderBy("deeds.id", "desc");
    return (await rows.limit(SHOWN_DEEDS).execute()).reverse().map(shown);
  }
}

/** With the names by which people go now. */
function named(db: Db) {
  return db.selectFrom("deeds").leftJoin("people", "people.id", "deeds.person").selectAll("deeds").select("name");
}

function shown({ id, seq, time, kind, name, details }: DeedRow & { name: string | null }): Deed {
  return { id, seq, time, kind: kind as DeedKind, ...(name !== null && { name }), ...JSON.parse(details) };
}
