import type { Write } from "../storage/journal.ts";
import type { Db } from "../storage/schema.ts";
import { absences } from "../tables/attendance.ts";
import { type Companion, seatsIn, type TurnChange } from "../tables/companion.ts";
import type { SeatInfo, TableInfo } from "../tables/info.ts";
import * as outbox from "./outbox.ts";
import { isWanted, wishesOf } from "./wishes.ts";

export interface NotifierOptions {
  clock(): number;
  /** A player who answers within this time gets no notice. */
  readonly delayMs: number;
  /** Whether the person has a channel. */
  isReachable(person: string): boolean;
}

/** Writes the notices of an event in the event's own transaction. */
export class Notifier implements Companion {
  readonly #options: NotifierOptions;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  write({ table, seq, time, before, after, over, by, ready = 0 }: TurnChange): Write[] {
    const { delayMs } = this.#options;
    const holder = (seat: number) => this.#reachable(table.seats[seat]?.person);
    const answered = seatsIn(before & ~after).filter((seat) => holder(seat) !== undefined);
    const writes = answered.map(
      (seat): Write =>
        () =>
          outbox.dropAnswered(table.id, seat, time),
    );
    const told = new Set([table.seats[by]?.person]);
    for (const seat of over ? table.seats.keys() : seatsIn(after & ~before & ~ready)) {
      const person = holder(seat);
      if (person === undefined || told.has(person)) continue;
      told.add(person);
      const kind = over ? "gameOver" : "yourMove";
      const notice = { kind, person, tableId: table.id, seat, turn: seq } as const;
      writes.push(() => outbox.post(notice, time, time + delayMs));
    }
    return writes;
  }

  /** The host learns who sits down and who declines. */
  writeAnswer(before: TableInfo, after: TableInfo, time: number): Write[] {
    const { id, version, creator } = before;
    const person = this.#reachable(creator);
    if (person === undefined) return [];
    return [...before.seats.keys()].flatMap((seat) => {
      const kind = answerOf(before.seats[seat], after.seats[seat]);
      if (kind === undefined || after.seats[seat].person === creator) return [];
      return [() => outbox.post({ kind, person, tableId: id, seat, turn: version }, time, time)];
    });
  }

  /** People for whom a seat is kept get one notice. */
  writeInfo({ id, status, seats }: TableInfo, time: number): Write[] {
    if (status === "playing") return [() => outbox.dropForStrangers(id, time)];
    if (status !== "gathering") return [];
    return seats.flatMap(({ kind, former }, seat) => {
      const person = kind === "invited" ? this.#reachable(former) : undefined;
      const notice = person && ({ kind: "invited", person, tableId: id, seat, turn: seat } as const);
      return notice ? [() => outbox.post(notice, time, time)] : [];
    });
  }

  /** A bot took the seat of a person whose time was up. */
  botTakesOver(tableId: string, seat: number, person: string, turn: number): Write[] {
    const now = this.#options.clock();
    return [() => outbox.post({ kind: "botPlays", person, tableId, seat, turn }, now, now)];
  }

  /** A message to the table or to one person: absent people who want notices of talk get one, once. */
  async said(db: Db, { id, seats }: TableInfo, speaker: string, hearer: string | undefined): Promise<void> {
    const { clock, delayMs } = this.#options;
    const seatOf = (person: string) => seats.findIndex((seat) => seat.person === person);
    const hearers = [...new Set(seats.map(({ person }) => person))].flatMap((person) =>
      person !== speaker && (hearer === undefined || person === hearer) ? (this.#reachable(person) ?? []) : [],
    );
    if (hearers.length === 0) return;
    const wishes = await wishesOf(db, hearers);
    const wanting = hearers.filter((person) => isWanted(wishes.get(person), "chat"));
    const now = clock();
    for (const [person, left] of await absences(db, id, wanting, now)) {
      const turn = Math.floor(left / 1000);
      const notice = { kind: "chat", person, tableId: id, seat: seatOf(person), turn } as const;
      await db.executeQuery(outbox.post(notice, now, now + delayMs).compile(db));
    }
  }

  #reachable(person: string | undefined): string | undefined {
    return person !== undefined && this.#options.isReachable(person) ? person : undefined;
  }
}

function answerOf(before: SeatInfo, after: SeatInfo): "seatTaken" | "declined" | undefined {
  if (before.kind !== "open" && before.kind !== "invited") return undefined;
  if (after.person !== undefined) return "seatTaken";
  return before.kind === "invited" && after.kind === "open" ? "declined" : undefined;
}
