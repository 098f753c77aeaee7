import type { Write } from "../storage/journal.ts";
import { type Companion, seatsIn, type TurnChange } from "../tables/companion.ts";
import type { TableInfo } from "../tables/info.ts";
import * as outbox from "./outbox.ts";

export interface NotifierOptions {
  clock(): number;
  /** Who answers within that time is not told. */
  readonly delayMs: number;
  /** Whether the person has told where he wants to be told. */
  isReachable(person: string): boolean;
}

/** Writes, in the same transaction as a move, that people are to be told that it is their move. */
export class Notifier implements Companion {
  readonly #options: NotifierOptions;

  constructor(options: NotifierOptions) {
    this.#options = options;
  }

  write({ table, seq, time, before, after, by }: TurnChange): Write[] {
    const { delayMs, isReachable } = this.#options;
    const reachable = (seat: number) => {
      const { person } = table.seats[seat];
      return person !== undefined && isReachable(person) ? person : undefined;
    };
    const answered = seatsIn(before & ~after).filter((seat) => reachable(seat) !== undefined);
    const writes = answered.map(
      (seat): Write =>
        () =>
          outbox.dropAnswered(table.id, seat, time),
    );
    const told = new Set([table.seats[by]?.person]);
    for (const seat of seatsIn(after & ~before)) {
      const person = reachable(seat);
      if (person === undefined || told.has(person)) continue;
      told.add(person);
      const notice = { kind: "yourMove", person, tableId: table.id, seat, turn: seq } as const;
      writes.push(() => outbox.post(notice, time, time + delayMs));
    }
    return writes;
  }

  writeInfo({ id, status }: TableInfo, time: number): Write[] {
    return status === "playing" ? [() => outbox.dropForStrangers(id, time)] : [];
  }

  /** A bot took the seat of a person whose time was up. */
  botTakesOver(tableId: string, seat: number, person: string, turn: number): Write[] {
    const now = this.#options.clock();
    return [() => outbox.post({ kind: "botPlays", person, tableId, seat, turn }, now, now)];
  }
}
