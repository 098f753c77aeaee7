import {
  type Applied,
  type GameAction,
  type GameEvent,
  isRefusal,
  type Json,
  mayKnow,
  type Refusal,
  type Seat,
  type Viewer,
} from "./contract.ts";
import { hashState } from "./hash.ts";
import {
  begin,
  carryOut,
  type Entry,
  fold,
  type GameLog,
  type GameOf,
  isReseeding,
  type LogEntry,
  ReplayError,
} from "./log.ts";
import { type Packer, Past, type Played } from "./past.ts";
import type { Seed } from "./random.ts";
import { TakeBacks } from "./takebacks.ts";

/** A game refuses an interrupt with this code when it would be legal, only not right now. */
export const NOT_SAFE_POINT = "NOT_SAFE_POINT";

/** The result of a queued interrupt: carried out, or refused for good. */
export interface QueuedResult {
  readonly seat: Seat;
  readonly action: Json;
  readonly refusal?: Refusal;
}

export interface Refused {
  readonly status: "refused";
  readonly refusal: Refusal;
}

export interface Accepted<Event extends GameEvent> {
  readonly status: "accepted";
  /** The action as the game understood it, not as it was sent. */
  readonly action: Json;
  readonly events: readonly Event[];
  /** Waiting interrupts that found their safe point after this action. */
  readonly results: readonly QueuedResult[];
}

export interface Queued {
  readonly status: "queued";
  readonly action: Json;
}

/** A game right after an information barrier, as plain data: enough to continue, without its past. */
export interface Snapshot<State> {
  readonly state: State;
  /** How many entries of the log led to it. */
  readonly length: number;
}

/** The events of one entry, each in JSON, and all of them as a list if everybody may know them. */
interface Written {
  readonly events: readonly GameEvent[];
  readonly texts: readonly string[];
  readonly all: string | undefined;
}

const list = (texts: readonly string[]) => `[${texts.join()}]`;

/** A game in progress: checks what the seats send, keeps the log, the events and the interrupts that wait. */
export class Table<State, Action extends GameAction, Event extends GameEvent> {
  readonly game: GameOf<State, Action, Event>;
  readonly #head: GameLog;
  #state: State;
  /** Entries before the snapshot that the game was taken up from. */
  #forgotten = 0;
  readonly #past: Past<Event>;
  readonly #takeBacks: TakeBacks<State, Action, Event>;
  #waiting: LogEntry[] = [];
  /** The events of the last entry in JSON: everybody at the table asks for them. */
  #written: Written | undefined;

  /** Begins a game, or takes up one that was stored. */
  constructor(game: GameOf<State, Action, Event>, log: GameLog, packer?: Packer) {
    this.game = game;
    this.#past = new Past(packer);
    this.#takeBacks = new TakeBacks(game);
    const { finalHash, ...head } = log;
    this.#head = { ...head, stateVersion: game.stateVersion, entries: [] };
    this.#state = fold(game, this.#head);
    log.entries.forEach((entry, number) => {
      const before = this.#takeBacks.prepare(this.#state, isReseeding(entry) ? undefined : entry.seat);
      const applied = carryOut(game, this.#state, entry);
      if (isRefusal(applied)) throw new ReplayError(number, applied);
      this.#record(entry, applied, before);
    });
  }

  /** Takes a game up where a snapshot was made; of the log only the head is used. */
  static resume<State, Action extends GameAction, Event extends GameEvent>(
    game: GameOf<State, Action, Event>,
    log: GameLog,
    { state, length }: Snapshot<State>,
    packer?: Packer,
  ): Table<State, Action, Event> {
    const table = new Table(game, { ...log, entries: [] }, packer);
    table.#state = game.copy(state);
    table.#forgotten = length;
    return table;
  }

  get state(): State {
    return this.#state;
  }

  /** Ids of the seats, in order. */
  get seats(): readonly string[] {
    return this.game.seats(this.game.optionsOf(this.#state));
  }

  /** Interrupts that wait for a safe point, in order of arrival. */
  get waiting(): readonly LogEntry[] {
    return this.#waiting;
  }

  /** How many entries the log has. */
  get length(): number {
    return this.#forgotten + this.#past.length;
  }

  /** How many entries can no longer be taken back. */
  get final(): number {
    return this.length - this.#takeBacks.count;
  }

  /** Possible only at an information barrier with no interrupt waiting. */
  snapshot(): Snapshot<State> | undefined {
    if (this.#takeBacks.count > 0 || this.#waiting.length > 0) return undefined;
    return { state: this.game.copy(this.#state), length: this.length };
  }

  get log(): GameLog {
    if (this.#forgotten > 0) throw new Error("the log before the snapshot is not here");
    const entries = this.#past.after(0).map(({ entry }) => entry);
    return { ...this.#head, entries, finalHash: hashState(this.#state) };
  }

  play(seat: Seat, input: unknown): Accepted<Event> | Refused {
    const action = this.game.decodeAction(input, this.#state);
    return isRefusal(action) ? { status: "refused", refusal: action } : this.#play(seat, action);
  }

  /** Like `play`, but an interrupt that comes between two safe points waits for the next one. */
  post(seat: Seat, input: unknown): Accepted<Event> | Refused | Queued {
    const action = this.game.decodeAction(input, this.#state);
    if (isRefusal(action)) return { status: "refused", refusal: action };
    const reply = this.#play(seat, action);
    if (reply.status === "accepted" || reply.refusal.code !== NOT_SAFE_POINT) return reply;
    const entry = { seat, action: this.game.encodeAction(action, this.#state) };
    this.#waiting.push(entry);
    return { status: "queued", action: entry.action };
  }

  /** Takes back the seat's last action, unless something was disclosed since. */
  undo(seat: Seat): { status: "accepted"; results: readonly QueuedResult[] } | Refused {
    const { final } = this;
    const taken = this.#takeBacks.takeBack(seat);
    if (isRefusal(taken)) return { status: "refused", refusal: taken };
    this.#state = taken.state;
    this.#written = undefined;
    this.#past.cutTo(final - this.#forgotten);
    taken.entries.forEach((entry, i) => {
      this.#past.push({ entry, events: taken.applied[i].events });
    });
    return { status: "accepted", results: this.#runQueued() };
  }

  /** Would `undo` be accepted? */
  mayUndo(seat: Seat): boolean {
    return this.#takeBacks.mayTakeBack(seat);
  }

  /** Fresh luck from now on. */
  reseed(seed: Seed): void {
    const before = this.#takeBacks.prepare(this.#state, undefined);
    this.game.reseed(this.#state, seed);
    this.#record({ reseed: seed }, { events: [], barrier: false }, before);
  }

  /** What this viewer may know of the set-up. */
  openingFor(viewer: Viewer): Json[] {
    const opening: Event[] = [];
    const state = begin(this.game, this.#head, opening);
    return opening.filter((event) => mayKnow(event, viewer)).map((event) => this.game.encodeEvent(event, state));
  }

  /** What this viewer may know of everything that happened after the first `since` entries of the log. */
  eventsFor(viewer: Viewer, since = this.#forgotten): Json[] {
    return this.knownTo(viewer, since).map((event) => this.game.encodeEvent(event, this.#state));
  }

  /** The same as the game's own events. */
  knownTo(viewer: Viewer, since = this.#forgotten): Event[] {
    const known: Event[] = [];
    for (const { events } of this.#after(since))
      for (const event of events) if (mayKnow(event, viewer)) known.push(event);
    return known;
  }

  /** Is there any? */
  hasEventsFor(viewer: Viewer, since: number): boolean {
    for (const { events } of this.#after(since)) for (const event of events) if (mayKnow(event, viewer)) return true;
    return false;
  }

  /** The same as a JSON text. What is asked for after every action is written once for all. */
  eventsText(viewer: Viewer, since: number): string {
    if (since !== this.length - 1) return JSON.stringify(this.eventsFor(viewer, since));
    const { events, texts, all } = (this.#written ??= this.#write());
    return all ?? list(texts.filter((_, i) => mayKnow(events[i], viewer)));
  }

  #write(): Written {
    const [{ events }] = this.#after(this.length - 1);
    const texts = events.map((event) => JSON.stringify(this.game.encodeEvent(event, this.#state)));
    const arePublic = events.every(({ audience }) => audience === undefined);
    return { events, texts, all: arePublic ? list(texts) : undefined };
  }

  #after(since: number): readonly Played<Event>[] {
    if (since < this.#forgotten) throw new Error("the events before the snapshot are not here");
    return this.#past.after(since - this.#forgotten);
  }

  #play(seat: Seat, action: Action): Accepted<Event> | Refused {
    const played = this.#apply(seat, action);
    if (isRefusal(played)) return { status: "refused", refusal: played };
    const { entry, events } = played;
    return { status: "accepted", action: (entry as LogEntry).action, events, results: this.#runQueued() };
  }

  #apply(seat: Seat, action: Action): Played<Event> | Refusal {
    const before = this.#takeBacks.prepare(this.#state, seat);
    const applied = this.game.apply(this.#state, seat, action);
    if (isRefusal(applied)) {
      this.#takeBacks.release(before);
      return applied;
    }
    return this.#record({ seat, action: this.game.encodeAction(action, this.#state) }, applied, before);
  }

  #record(entry: Entry, { events, barrier }: Applied<Event>, before: State | undefined): Played<Event> {
    const played = { entry, events };
    this.#past.push(played);
    this.#written = undefined;
    if (barrier) this.#takeBacks.close(before);
    else this.#takeBacks.add(entry, before);
    this.#past.settle(this.final - this.#forgotten);
    return played;
  }

  /** One interrupt may open the safe point of another, hence the rounds. */
  #runQueued(): QueuedResult[] {
    const results: QueuedResult[] = [];
    let before: number;
    do {
      before = results.length;
      this.#waiting = this.#waiting.filter((entry) => {
        const result = this.#apply(entry.seat, this.game.decodeAction(entry.action, this.#state) as Action);
        if (!isRefusal(result)) results.push(entry);
        else if (result.code === NOT_SAFE_POINT) return true;
        else results.push({ ...entry, refusal: result });
        return false;
      });
    } while (results.length > before && this.#waiting.length > 0);
    return results;
  }
}
