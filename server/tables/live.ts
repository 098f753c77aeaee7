import { isRefusal, type Refusal, SPECTATOR } from "@tripartite/kernel";
import { ConflictError, type Journal, type Write } from "../storage/journal.ts";
import { Audience, type Subscriber } from "./audience.ts";
import type { Companion, TurnChange } from "./companion.ts";
import type { TableInfo } from "./info.ts";
import { type Move, type NumberedMove, toRow } from "./moves.ts";
import type { Made, Play } from "./play.ts";
import { mayWatch, publicInfo } from "./public-info.ts";

export interface LiveTableDeps {
  readonly journal: Journal;
  readonly companions: readonly Companion[];
  /** See `Audience`. */
  readonly patienceMs: number;
  clock(): number;
  /** Called when a move could not be stored or told: what is in memory is no longer true. */
  onLost(table: LiveTable, error: unknown): void;
  onCommitted(table: LiveTable): void;
}

/** A table that plays, in memory. Moves take effect here at once; clients receive them when they are on disk. */
export class LiveTable {
  info: TableInfo;
  readonly play: Play;
  readonly audience: Audience;
  /** The last move that is on disk. */
  committed: number;
  /** Replaced by a fresh load; nothing more may happen on this one. */
  abandoned = false;
  lastUse: number;
  readonly #deps: LiveTableDeps;
  #storing: Promise<unknown> = Promise.resolve();
  /** Where the game stood in its calendar after the last move. */
  #calendar: string | null;

  constructor(info: TableInfo, play: Play, deps: LiveTableDeps, subscribers = new Set<Subscriber>()) {
    this.info = info;
    this.play = play;
    this.committed = play.seq;
    this.#calendar = play.calendar;
    this.audience = new Audience(this, deps.patienceMs, subscribers);
    this.#deps = deps;
    this.lastUse = deps.clock();
  }

  /** Carries out a move and settles when it is on disk. Fails if it could not be stored; then it has not happened. */
  async make(move: Move, writes: readonly Write[] = [], holdBotsMs?: number): Promise<Made | Refusal> {
    if (this.abandoned) throw new ConflictError("this table was loaded anew");
    const before = this.play.waitingMask;
    const previous = this.play.seq;
    const made = this.#attempt(move);
    if (isRefusal(made)) return made;
    this.touch();
    let change: TurnChange | undefined;
    let messages: ReadonlyMap<string, string>;
    try {
      change = this.#turnChange(before, move, holdBotsMs);
      messages = this.audience.write(move, previous);
      this.#storing = this.#append(made.move, change, writes);
      await this.#storing;
    } catch (error) {
      this.fail(error);
      throw error;
    }
    if (change?.over) this.info = { ...this.info, status: "ended", ending: this.play.outcome! };
    this.committed = made.move.seq;
    this.audience.deliver(made.move.seq, messages);
    this.#deps.onCommitted(this);
    if (change !== undefined) for (const companion of this.#deps.companions) companion.committed?.(change);
    return made;
  }

  /** Carries out moves that another process has stored. */
  followOthers(moves: readonly NumberedMove[]): void {
    for (const { seq, ...move } of moves) {
      if (seq <= this.play.seq) continue;
      const previous = this.play.seq;
      this.play.follow(move, seq);
      this.#calendar = this.play.calendar;
      this.committed = seq;
      this.audience.deliver(seq, this.audience.write(move, previous));
    }
  }

  fail(error: unknown): void {
    this.#deps.onLost(this, error);
  }

  touch(): void {
    this.lastUse = this.#deps.clock();
  }

  /** Settles when everything in memory is on disk. */
  async flushed(): Promise<void> {
    while (!this.abandoned && this.committed < this.play.seq) await this.stored();
  }

  /** Settles when the last move is stored or lost. */
  async stored(): Promise<void> {
    await this.#storing.catch(() => {});
  }

  get isBusy(): boolean {
    return this.committed < this.play.seq;
  }

  /** Those who look through the eyes of a seat that is no longer theirs must go, and those who may not watch. */
  dismissStrangers(): void {
    const { subscribers } = this.audience;
    for (const subscriber of subscribers) {
      const { viewer, person } = subscriber;
      const isSpectator = viewer === SPECTATOR;
      if (isSpectator ? mayWatch(this.info, person) : this.info.seats[viewer].person === person) continue;
      subscribers.delete(subscriber);
      subscriber.close(isSpectator ? "closed" : "seatLost");
    }
  }

  tellInfo(): void {
    this.audience.broadcast(this.infoMessage());
  }

  /** The table as anybody may see it; with clocks also what time it is here. */
  infoMessage(): string {
    const time = this.info.clocks && this.#deps.clock();
    return JSON.stringify({ type: "table", time, table: publicInfo(this.info) });
  }

  #attempt(move: Move): Made | Refusal {
    try {
      return this.play.attempt(move);
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  /** Hands a move over to be stored, with everything that follows from it. */
  #append(move: NumberedMove, change: TurnChange | undefined, writes: readonly Write[]): Promise<void> {
    const { id: tableId, rulesVersion } = this.info;
    const time = this.#deps.clock();
    const row = toRow(move, { tableId, rulesVersion, time });
    const { calendar } = this.play;
    const turnedPage = calendar !== this.#calendar;
    this.#calendar = calendar;
    if (change === undefined)
      return this.#deps.journal.append({ row, writes, ...(turnedPage && { page: { tableId, calendar } }) });
    const together: Write[] = change.over ? [endTable(tableId, JSON.stringify(this.play.outcome))] : [];
    for (const companion of this.#deps.companions) together.push(...(companion.write?.(change) ?? []));
    together.push(...writes);
    const turn = { tableId, waiting: change.after, since: time, calendar };
    return this.#deps.journal.append({ row, turn, writes: together });
  }

  #turnChange(before: number, { seat: by }: Move, holdBotsMs = 0): TurnChange | undefined {
    const after = this.play.waitingMask;
    const over = this.play.outcome !== undefined;
    if (after === before && !over) return undefined;
    const time = this.#deps.clock();
    const turn = { table: this.info, seq: this.play.seq, time, before, after, over, by, holdBotsMs };
    return { ...turn, ...this.play.discretion };
  }
}

/** The ending holds whatever else changed about the table meanwhile. */
export function endTable(tableId: string, ending: string): Write {
  return (db) =>
    db
      .updateTable("tables")
      .set((row) => ({ status: "ended", ending, proposal: null, version: row("version", "+", 1) }))
      .where("id", "=", tableId);
}
