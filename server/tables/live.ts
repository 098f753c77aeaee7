import { isRefusal, type Refusal, SPECTATOR, type Viewer } from "@tripartite/kernel";
import { ConflictError, type Journal, type Write } from "../storage/journal.ts";
import type { Companion, TurnChange } from "./companion.ts";
import type { TableInfo } from "./info.ts";
import { publicInfo } from "./lookout.ts";
import { type Move, type NumberedMove, toRow } from "./moves.ts";
import type { Look, Made, Play } from "./play.ts";
import { ShownViews } from "./shown-views.ts";
import { type Shown, updateText } from "./update-text.ts";

/** Somebody who follows a table through the eyes of a viewer. Messages are JSON, ready to be sent. */
export interface Subscriber {
  readonly person?: string;
  readonly viewer: Viewer;
  /** Whether every update brings the whole view, or only what happened. */
  readonly views: boolean;
  /** Instead of a view, how it differs from the one before. */
  readonly patches: boolean;
  /** Subscribers of the same kind are sent the same. */
  readonly kind: string;
  /** The last move it was told of. */
  seen: number;
  /** Messages leave in order; what is not urgent may wait a moment for those that follow it. */
  send(message: string, urgent: boolean): void;
  /** The table can no longer be followed here. */
  close(): void;
}

/** What a subscriber has seen before the game begins. */
export const NOTHING_SEEN = -1;

export interface Surroundings {
  readonly journal: Journal;
  readonly companions: readonly Companion[];
  clock(): number;
  /** Called when a move could not be stored: what is in memory is no longer true. */
  onLost(table: LiveTable, error: unknown): void;
  onCommitted(table: LiveTable): void;
}

/** A table that plays, in memory. Moves take effect here at once; the world hears of them when they are on disk. */
export class LiveTable {
  info: TableInfo;
  readonly play: Play;
  readonly subscribers: Set<Subscriber>;
  /** The last move that is on disk. */
  committed: number;
  /** Replaced by a fresh load; nothing more may happen on this one. */
  abandoned = false;
  lastUse: number;
  readonly #around: Surroundings;
  readonly #shown = new ShownViews();
  #storing: Promise<unknown> = Promise.resolve();

  constructor(info: TableInfo, play: Play, around: Surroundings, subscribers = new Set<Subscriber>()) {
    this.info = info;
    this.play = play;
    this.committed = play.seq;
    this.subscribers = subscribers;
    this.#around = around;
    this.lastUse = around.clock();
  }

  /** Carries out a move and settles when it is on disk. Fails if it could not be stored; then it has not happened. */
  async make(move: Move, writes: readonly Write[] = []): Promise<Made | Refusal> {
    if (this.abandoned) throw new ConflictError("this table was loaded anew");
    const before = this.play.waitingMask;
    const previous = this.play.seq;
    const made = this.#attempt(move);
    if (isRefusal(made)) return made;
    this.touch();
    const change = this.#turnChange(before, move);
    const messages = this.#renderUpdate(previous);
    const asked = this.play.waitingMask;
    this.#storing = this.#append(made.move, change, writes);
    try {
      await this.#storing;
    } catch (error) {
      this.#around.onLost(this, error);
      throw error;
    }
    if (change?.over) this.info = { ...this.info, status: "ended", ending: this.play.outcome! };
    this.committed = made.move.seq;
    this.#deliver(made.move.seq, messages, asked);
    this.#around.onCommitted(this);
    if (change !== undefined) for (const companion of this.#around.companions) companion.committed?.(change);
    return made;
  }

  /** Carries out moves that another process has stored. */
  followOthers(moves: readonly NumberedMove[]): void {
    for (const { seq, ...move } of moves) {
      if (seq <= this.play.seq) continue;
      const previous = this.play.seq;
      this.play.follow(move, seq);
      this.committed = seq;
      this.#deliver(seq, this.#renderUpdate(previous), this.play.waitingMask);
    }
  }

  touch(): void {
    this.lastUse = this.#around.clock();
  }

  /** Settles when everything in memory is on disk. */
  async settled(): Promise<void> {
    while (!this.abandoned && this.committed < this.play.seq) await this.stored();
  }

  /** Settles when the last move is stored or lost. */
  async stored(): Promise<void> {
    await this.#storing.catch(() => {});
  }

  get isBusy(): boolean {
    return this.committed < this.play.seq;
  }

  /** Those who look through the eyes of a seat that is no longer theirs must go. */
  dismissStrangers(): void {
    for (const subscriber of this.subscribers) {
      const { viewer, person } = subscriber;
      if (viewer === SPECTATOR || this.info.seats[viewer].person === person) continue;
      this.subscribers.delete(subscriber);
      subscriber.close();
    }
  }

  broadcast(message: string): void {
    for (const subscriber of this.subscribers) subscriber.send(message, true);
  }

  tellInfo(): void {
    this.broadcast(this.infoMessage());
  }

  /** The table as anybody may see it; with clocks also what time it is here. */
  infoMessage(): string {
    const time = this.info.clocks && this.#around.clock();
    return JSON.stringify({ type: "table", time, table: publicInfo(this.info) });
  }

  #attempt(move: Move): Made | Refusal {
    try {
      return this.play.attempt(move);
    } catch (error) {
      this.#around.onLost(this, error);
      throw error;
    }
  }

  /** Hands a move over to be stored, with everything that follows from it. */
  #append(move: NumberedMove, change: TurnChange | undefined, writes: readonly Write[]): Promise<void> {
    const { id: tableId, rulesVersion } = this.info;
    const time = this.#around.clock();
    const row = toRow(move, { tableId, rulesVersion, time });
    if (change === undefined) return this.#around.journal.append({ row, writes });
    const together: Write[] = change.over ? [endTable(tableId, JSON.stringify(this.play.outcome))] : [];
    for (const companion of this.#around.companions) together.push(...(companion.write?.(change) ?? []));
    together.push(...writes);
    const turn = { tableId, waiting: change.after, since: time };
    return this.#around.journal.append({ row, turn, writes: together });
  }

  #turnChange(before: number, { seat: by }: Move): TurnChange | undefined {
    const after = this.play.waitingMask;
    const over = this.play.outcome !== undefined;
    if (after === before && !over) return undefined;
    return { table: this.info, seq: this.play.seq, time: this.#around.clock(), before, after, over, by };
  }

  /** One text for each kind of subscriber, made now because the game may go on before the move is on disk. */
  #renderUpdate(previous: number): Map<string, string> {
    const messages = new Map<string, string>();
    const looks = new Map<Viewer, Look>();
    for (const subscriber of this.subscribers) {
      const { kind, viewer, views, patches } = subscriber;
      if (messages.has(kind)) continue;
      if (views && !looks.has(viewer)) looks.set(viewer, this.play.look(viewer));
      const look = views ? looks.get(viewer) : undefined;
      const shown = look && patches ? this.#asPatch(viewer, previous, look) : look;
      messages.set(kind, this.#render(viewer, previous, shown));
    }
    return messages;
  }

  #asPatch(viewer: Viewer, previous: number, { view, ...rest }: Look): Shown {
    return { ...this.#shown.show(viewer, previous, this.play.seq, view), ...rest };
  }

  #render(viewer: Viewer, seen: number, look: Shown | undefined): string {
    return updateText(this.play.news(viewer, seen)!, this.play.waiting(viewer), look);
  }

  /** Urgent for those who are asked to decide, one bit per seat. */
  #deliver(seq: number, messages: ReadonlyMap<string, string>, asked: number): void {
    for (const subscriber of this.subscribers) {
      const { viewer, kind, seen } = subscriber;
      const message = messages.get(kind);
      if (message === undefined || seen >= seq) continue;
      subscriber.seen = seq;
      subscriber.send(message, viewer !== SPECTATOR && (asked & (1 << viewer)) !== 0);
    }
  }

  /** Tells every subscriber what it has missed, as far as memory reaches back. */
  catchUpSubscribers(): void {
    for (const subscriber of this.subscribers) {
      if (subscriber.seen === this.play.seq) continue;
      const { viewer, seen } = subscriber;
      subscriber.send(this.#render(viewer, Math.max(seen, 0), this.play.look(viewer)), true);
      subscriber.seen = this.play.seq;
    }
  }
}

export function kindOf(viewer: Viewer, views: boolean, patches: boolean): string {
  return `${viewer}${views ? (patches ? "+patch" : "+view") : ""}`;
}

/** The ending holds whatever else changed about the table meanwhile. */
function endTable(tableId: string, ending: string): Write {
  return (db) =>
    db
      .updateTable("tables")
      .set((row) => ({ status: "ended", ending, proposal: null, version: row("version", "+", 1) }))
      .where("id", "=", tableId);
}
