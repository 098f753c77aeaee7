/** Who is at a table: follows it through a socket now, or since when no longer. */
import { randomUUID } from "node:crypto";
import type { Presence } from "@tripartite/kernel/protocol";
import type { Logger } from "pino";
import type { Db, VisitRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { Companion } from "./companion.ts";
import type { TableInfo } from "./info.ts";
import type { LiveTable } from "./live.ts";
import { seatsOf } from "./lobby.ts";

export interface AttendanceOptions {
  readonly store: Store;
  readonly logger: Logger;
  clock(): number;
  /** The table in memory, if it is there. */
  find(tableId: string): Promise<LiveTable> | undefined;
}

/** Changes that follow each other so fast are stored and told together. */
const TOGETHER_MS = 100;
/** Who comes back within this time, after loading the page again say, has not been away. */
const GRACE_MS = 3000;
/** A process says so often that its visitors are still there; who was not mentioned for the length of a lease is gone. */
const RENEWAL_MS = 60_000;
const LEASE_MS = 3 * RENEWAL_MS;
const ROWS_AT_ONCE = 500;

interface Visit {
  sockets: number;
  going?: NodeJS.Timeout | undefined;
}

type Send = (message: string) => void;

export class Attendance implements Companion {
  readonly #options: AttendanceOptions;
  readonly #process = randomUUID();
  readonly #visits = new Map<string, Map<string, Visit>>();
  /** What is to be stored: who came (null) or went when, by table and person. */
  #unstored = new Map<string, { readonly tableId: string; readonly person: string; readonly left: number | null }>();
  /** Tables with news, and the followers that have none of it yet. */
  #untold = new Map<string, Set<Send>>();
  readonly #told = new WeakMap<LiveTable, string>();
  #timer: NodeJS.Timeout | undefined;
  readonly #renewal: NodeJS.Timeout;
  #working: Promise<void> = Promise.resolve();

  constructor(options: AttendanceOptions) {
    this.#options = options;
    this.#renewal = setInterval(() => this.#renew(), RENEWAL_MS).unref();
  }

  /** Adds a follower of a table; the result removes it. */
  arrive(tableId: string, person: string | undefined, send: Send): () => void {
    this.tell(tableId, send);
    if (person !== undefined) this.#come(tableId, person);
    return () => {
      this.#untold.get(tableId)?.delete(send);
      if (person !== undefined) this.#go(tableId, person);
      else this.tell(tableId);
    };
  }

  seatsChanged({ id }: TableInfo): void {
    this.tell(id);
  }

  /** Soon, to everybody if something has changed; to a newcomer in any case. */
  tell(tableId: string, newcomer?: Send): void {
    const newcomers = this.#untold.get(tableId) ?? new Set<Send>();
    if (newcomer !== undefined) newcomers.add(newcomer);
    this.#untold.set(tableId, newcomers);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#working = this.#working.then(() => this.#work());
    }, TOGETHER_MS).unref();
  }

  /** Everybody who is here leaves. */
  async close(): Promise<void> {
    clearInterval(this.#renewal);
    clearTimeout(this.#timer);
    const left = this.#options.clock();
    for (const [tableId, visits] of this.#visits)
      for (const [person, { going }] of visits) {
        clearTimeout(going);
        this.#unstored.set(`${tableId} ${person}`, { tableId, person, left });
      }
    this.#untold.clear();
    await this.#working;
    await this.#work();
  }

  #come(tableId: string, person: string): void {
    const visits = this.#visits.get(tableId) ?? new Map<string, Visit>();
    this.#visits.set(tableId, visits);
    const visit = visits.get(person);
    if (visit !== undefined) {
      visit.sockets++;
      clearTimeout(visit.going);
      visit.going = undefined;
      return;
    }
    visits.set(person, { sockets: 1 });
    this.#store(tableId, person, null);
  }

  #go(tableId: string, person: string): void {
    const visits = this.#visits.get(tableId);
    const visit = visits?.get(person);
    if (visits === undefined || visit === undefined || --visit.sockets > 0) return;
    const left = this.#options.clock();
    visit.going = setTimeout(() => {
      visits.delete(person);
      if (visits.size === 0) this.#visits.delete(tableId);
      this.#store(tableId, person, left);
    }, GRACE_MS).unref();
  }

  #store(tableId: string, person: string, left: number | null): void {
    this.#unstored.set(`${tableId} ${person}`, { tableId, person, left });
    this.tell(tableId);
  }

  /** What could not be stored is tried again with the next change. */
  async #work(): Promise<void> {
    const [unstored, untold] = [this.#unstored, this.#untold];
    this.#unstored = new Map();
    this.#untold = new Map();
    try {
      await this.#write([...unstored.values()]);
      await this.#publish(untold);
    } catch (error) {
      this.#options.logger.error({ err: error }, "who is at the tables could not be stored or told");
      this.#unstored = new Map([...unstored, ...this.#unstored]);
    }
  }

  async #write(changes: readonly { tableId: string; person: string; left: number | null }[]): Promise<void> {
    const { store, clock } = this.#options;
    const until = clock() + LEASE_MS;
    for (let from = 0; from < changes.length; from += ROWS_AT_ONCE) {
      const rows = changes.slice(from, from + ROWS_AT_ONCE).map((one) => ({ ...one, process: this.#process, until }));
      const news = [...new Set(rows.map(({ tableId }) => tableId))].map((table) => ({
        table,
        what: "visits" as const,
      }));
      await store.transact(news, (trx) =>
        trx
          .insertInto("visits")
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(["tableId", "person"]).doUpdateSet(({ ref }) => ({
              process: ref("excluded.process"),
              until: ref("excluded.until"),
              left: ref("excluded.left"),
            })),
          )
          .execute(),
      );
    }
  }

  async #publish(untold: ReadonlyMap<string, ReadonlySet<Send>>): Promise<void> {
    const { store, find } = this.#options;
    const ids = [...untold.keys()];
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const some = ids.slice(from, from + ROWS_AT_ONCE);
      const rows = await store.db.selectFrom("visits").selectAll().where("tableId", "in", some).execute();
      for (const id of some) {
        const own = rows.filter(({ tableId }) => tableId === id);
        this.#contradict(own);
        const table = await find(id)?.catch(() => undefined);
        if (table !== undefined) this.#publishOf(table, own, untold.get(id)!);
      }
    }
  }

  /** A person left through another process, but is still connected here. */
  #contradict(rows: readonly VisitRow[]): void {
    for (const { tableId, person, left } of rows)
      if (left !== null && this.#visits.get(tableId)?.has(person) && !this.#unstored.has(`${tableId} ${person}`))
        this.#store(tableId, person, null);
  }

  #publishOf(table: LiveTable, rows: readonly VisitRow[], newcomers: ReadonlySet<Send>): void {
    const now = this.#options.clock();
    const seats = presenceOf(table.info, rows, now);
    const message = JSON.stringify({ type: "presence", seats, watching: watchersOf(table, rows, now) });
    if (this.#told.get(table) === message) for (const send of newcomers) send(message);
    else table.audience.broadcast(message);
    this.#told.set(table, message);
  }

  #renew(): void {
    const { store, clock, logger } = this.#options;
    const renewal = store.db.updateTable("visits").set({ until: clock() + LEASE_MS });
    renewal
      .where("process", "=", this.#process)
      .where("left", "is", null)
      .execute()
      .catch((error) => logger.error({ err: error }, "who is at the tables could not be renewed"));
  }
}

function presenceOf({ seats }: TableInfo, rows: readonly VisitRow[], now: number): Presence[] {
  return seats.map(({ kind, person }) => {
    if (person === undefined || (kind !== "person" && kind !== "program")) return null;
    const visit = rows.find((row) => row.person === person);
    if (visit === undefined) return { here: false };
    return isHere(visit, now) ? { here: true } : { here: false, since: leftAt(visit) };
  });
}

/** When each of these people left the table, 0 if they never came; those who are there now are not among them. */
export async function absences(
  db: Db,
  tableId: string,
  people: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const rows = await db.selectFrom("visits").selectAll().where("tableId", "=", tableId).execute();
  const visits = new Map(rows.map((visit) => [visit.person, visit]));
  const absent = people.filter((person) => !visits.has(person) || !isHere(visits.get(person)!, now));
  return new Map(absent.map((person) => [person, visits.has(person) ? leftAt(visits.get(person)!) : 0]));
}

function leftAt({ left, until }: VisitRow): number {
  return left ?? until - LEASE_MS;
}

function isHere({ left, until }: VisitRow, now: number): boolean {
  return left === null && until > now;
}

/** How many people follow the table without a seat: those who are known, through any process, and strangers here. */
function watchersOf({ info, audience }: LiveTable, rows: readonly VisitRow[], now: number): number {
  const known = rows.filter((row) => isHere(row, now) && seatsOf(info, row.person).length === 0);
  const strangers = [...audience.subscribers].filter(({ person }) => person === undefined);
  return known.length + strangers.length;
}
