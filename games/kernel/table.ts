import {
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
import { type Entry, fold, type GameLog, type GameOf, isReseeding, type LogEntry, lastOf, takeBack } from "./log.ts";
import { Past } from "./past.ts";
import type { Seed } from "./random.ts";

/** A game refuses an interrupt with this code when it would be legal, only not right now. */
export const NOT_SAFE_POINT = "NOT_SAFE_POINT";

/** What became of an interrupt that had waited: carried out, or refused for good. */
export interface Settled {
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
  readonly events: readonly Event[];
  /** Waiting interrupts that found their safe point after this action. */
  readonly settled: readonly Settled[];
}

export interface Queued {
  readonly status: "queued";
}

/** A game right after an information barrier, as plain data: enough to go on, without its past. */
export interface Snapshot<State> {
  readonly state: State;
  /** How many entries of the log led to it. */
  readonly length: number;
}

/** A game in progress: checks what the seats send, keeps the log, the events and the interrupts that wait. */
export class Table<State, Action extends GameAction, Event extends GameEvent> {
  readonly game: GameOf<State, Action, Event>;
  readonly #head: GameLog;
  #state: State;
  /** Entries before the snapshot that the game was taken up from. */
  #forgotten = 0;
  readonly #past = new Past<Event>();
  #waiting: LogEntry[] = [];
  /** The state after the last information barrier, and how many entries led to it. */
  #checkpoint: State;
  #final = 0;

  /** Begins a game, or takes up one that was stored. */
  constructor(game: GameOf<State, Action, Event>, log: GameLog) {
    this.game = game;
    const { finalHash, ...head } = log;
    this.#head = { ...head, stateVersion: game.stateVersion, entries: [] };
    this.#checkpoint = fold(game, this.#head);
    this.#state = fold(game, log, (applied, state) => {
      this.#record(log.entries[this.#past.length], applied.events, applied.barrier ? state : undefined);
    });
  }

  /** Takes a game up where a snapshot was made; of the log only the head is used. */
  static resume<State, Action extends GameAction, Event extends GameEvent>(
    game: GameOf<State, Action, Event>,
    log: GameLog,
    { state, length }: Snapshot<State>,
  ): Table<State, Action, Event> {
    const table = new Table(game, { ...log, entries: [] });
    table.#state = game.copy(state);
    table.#checkpoint = game.copy(state);
    table.#forgotten = length;
    table.#final = length;
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
    return this.#final;
  }

  /** Possible only at an information barrier with no interrupt waiting. */
  snapshot(): Snapshot<State> | undefined {
    if (this.#final < this.length || this.#waiting.length > 0) return undefined;
    return { state: this.game.copy(this.#state), length: this.length };
  }

  get log(): GameLog {
    if (this.#forgotten > 0) throw new Error("the log before the snapshot is not here");
    const entries = this.#past.after(0).map(({ entry }) => entry);
    return { ...this.#head, entries, finalHash: hashState(this.#state) };
  }

  play(seat: Seat, input: unknown): Accepted<Event> | Refused {
    const action = this.game.decodeAction(input, this.#state);
    return isRefusal(action) ? { status: "refused", refusal: action } : this.#carryOut(seat, action);
  }

  /** Like `play`, but an interrupt that comes between two safe points waits for the next one. */
  post(seat: Seat, input: unknown): Accepted<Event> | Refused | Queued {
    const action = this.game.decodeAction(input, this.#state);
    if (isRefusal(action)) return { status: "refused", refusal: action };
    const reply = this.#carryOut(seat, action);
    if (reply.status === "accepted" || reply.refusal.code !== NOT_SAFE_POINT) return reply;
    this.#waiting.push({ seat, action: this.game.encodeAction(action, this.#state) });
    return { status: "queued" };
  }

  /** Takes back the seat's last action, unless something was disclosed since. */
  undo(seat: Seat): { status: "accepted"; settled: readonly Settled[] } | Refused {
    const taken = takeBack(this.game, this.#checkpoint, this.#recent(), seat);
    if (isRefusal(taken)) return { status: "refused", refusal: taken };
    this.#state = taken.state;
    this.#past.cutTo(this.#final - this.#forgotten);
    taken.entries.forEach((entry, i) => {
      this.#record(entry, taken.applied[i].events);
    });
    return { status: "accepted", settled: this.#settleWaiting() };
  }

  /** Would `undo` be accepted? */
  mayUndo(seat: Seat): boolean {
    if (this.#final === this.length) return false;
    const recent = this.#recent();
    const index = lastOf(recent, seat);
    if (index < 0 || recent.slice(index + 1).every(isReseeding)) return index >= 0;
    return !isRefusal(takeBack(this.game, this.#checkpoint, recent, seat));
  }

  /** Fresh luck from now on. */
  reseed(seed: Seed): void {
    this.game.reseed(this.#state, seed);
    this.#record({ reseed: seed }, []);
  }

  /** What this viewer may know of everything that happened after the first `since` entries of the log. */
  eventsFor(viewer: Viewer, since = this.#forgotten): Json[] {
    if (since < this.#forgotten) throw new Error("the events before the snapshot are not here");
    const known: Json[] = [];
    for (const { events } of this.#past.after(since - this.#forgotten))
      for (const event of events) if (mayKnow(event, viewer)) known.push(this.game.encodeEvent(event, this.#state));
    return known;
  }

  #carryOut(seat: Seat, action: Action): Accepted<Event> | Refused {
    const refusalOrEvents = this.#apply(seat, action);
    if (isRefusal(refusalOrEvents)) return { status: "refused", refusal: refusalOrEvents };
    return { status: "accepted", events: refusalOrEvents, settled: this.#settleWaiting() };
  }

  #apply(seat: Seat, action: Action): readonly Event[] | Refusal {
    const applied = this.game.apply(this.#state, seat, action);
    if (isRefusal(applied)) return applied;
    const entry = { seat, action: this.game.encodeAction(action, this.#state) };
    this.#record(entry, applied.events, applied.barrier ? this.#state : undefined);
    return applied.events;
  }

  /** The entries since the last barrier. */
  #recent(): Entry[] {
    return this.#past.after(this.#final - this.#forgotten).map(({ entry }) => entry);
  }

  #record(entry: Entry, events: readonly Event[], barrier?: State): void {
    this.#past.push({ entry, events });
    if (barrier === undefined) return;
    this.#checkpoint = this.game.copy(barrier);
    this.#final = this.length;
    this.#past.settle();
  }

  /** One interrupt may open the safe point of another, hence the rounds. */
  #settleWaiting(): Settled[] {
    const settled: Settled[] = [];
    let before: number;
    do {
      before = settled.length;
      this.#waiting = this.#waiting.filter((entry) => {
        const result = this.#apply(entry.seat, this.game.decodeAction(entry.action, this.#state) as Action);
        if (!isRefusal(result)) settled.push(entry);
        else if (result.code === NOT_SAFE_POINT) return true;
        else settled.push({ ...entry, refusal: result });
        return false;
      });
    } while (settled.length > before && this.#waiting.length > 0);
    return settled;
  }
}
