import { type Game, type GameAction, type GameEvent, isRefusal, type Refusal, type Seat } from "./contract.ts";
import { carryOut, type Entry, type GameOf, isReseeding, lastOf, type TakenBack, takeBack } from "./log.ts";

/** Number of entries since the last barrier that can be taken back. Older ones are final. */
export const TAKE_BACKS = 128;

/**
 * What can be taken back: the entries since the last information barrier. For a seat whose last entry others have followed,
 * the game without that entry is kept and played on, so that nothing is played again to know whether it can be taken back.
 */
export class TakeBacks<State, Action extends GameAction, Event extends GameEvent> {
  readonly #game: GameOf<State, Action, Event>;
  /** The state before the first of the entries; undefined without any. */
  #checkpoint: State | undefined;
  #entries: Entry[] = [];
  /** How many of the entries are actions, and how many of them are a seat's. */
  #actions = 0;
  readonly #actionsOf: number[] = [];
  /** By seat: the state without the seat's last entry, or undefined if that is not possible. */
  readonly #without = new Map<Seat, State | undefined>();

  constructor(game: GameOf<State, Action, Event>) {
    this.#game = game;
  }

  get count(): number {
    return this.#entries.length;
  }

  /** To be asked before something is done: what has to be kept of the state as it is then. */
  prepare(state: State, seat: Seat | undefined): State | undefined {
    return this.#entries.length === 0 || this.#actions > this.#countOf(seat) ? copied(this.#game, state) : undefined;
  }

  /** What `prepare` kept is not needed, because nothing was done. */
  release(before: State | undefined): void {
    if (before !== undefined) spare(this.#game, before as object);
  }

  /** Something was done that discloses nothing; `before` is what `prepare` kept. */
  add(entry: Entry, before: State | undefined): void {
    if (this.#entries.length === 0) this.#checkpoint = before;
    for (const [seat, state] of this.#without) if (state !== undefined) this.#follow(seat, state, entry);
    if (!isReseeding(entry)) {
      if (this.#entries.length > 0 && before !== undefined) this.#without.set(entry.seat, before);
      else this.#without.delete(entry.seat);
    }
    this.#entries.push(entry);
    this.#count(entry, 1);
    if (this.#entries.length > TAKE_BACKS) this.#closeFirst();
  }

  /** Nothing of what was done so far can be taken back; `before` is what `prepare` kept. */
  close(before: State | undefined): void {
    this.release(before);
    this.release(this.#checkpoint);
    for (const state of this.#without.values()) this.release(state);
    this.#checkpoint = undefined;
    this.#setEntries([]);
    this.#without.clear();
  }

  mayTakeBack(seat: Seat): boolean {
    const own = this.#countOf(seat);
    if (own === 0 || own === this.#actions) return own > 0;
    const last = lastOf(this.#entries, seat);
    if (!this.#entries.slice(last + 1).some((entry) => isOfOther(entry, seat))) return true;
    if (!this.#without.has(seat)) {
      const taken = this.#takeBack(seat);
      this.#without.set(seat, isRefusal(taken) ? undefined : taken.state);
    }
    return this.#without.get(seat) !== undefined;
  }

  /** The game without the seat's last entry. From now on the entries are those of the result. */
  takeBack(seat: Seat): TakenBack<State, Event> | Refusal {
    const taken = this.#takeBack(seat);
    if (isRefusal(taken)) return taken;
    this.#setEntries([...taken.entries]);
    this.#without.clear();
    if (this.#entries.length === 0) this.#checkpoint = undefined;
    return taken;
  }

  #takeBack(seat: Seat): TakenBack<State, Event> | Refusal {
    return takeBack(this.#game, this.#checkpoint, this.#entries, seat);
  }

  #follow(seat: Seat, state: State, entry: Entry): void {
    if (!isReseeding(entry) && entry.seat === seat) return;
    const result = carryOut(this.#game, state, entry);
    if (isRefusal(result) || result.barrier) this.#without.set(seat, undefined);
  }

  #closeFirst(): void {
    const first = this.#entries.shift()!;
    this.#count(first, -1);
    carryOut(this.#game, this.#checkpoint!, first);
    if (!isReseeding(first) && this.#countOf(first.seat) === 0) this.#without.delete(first.seat);
  }

  #setEntries(entries: Entry[]): void {
    this.#entries = entries;
    this.#actions = 0;
    this.#actionsOf.fill(0);
    for (const entry of entries) this.#count(entry, 1);
  }

  #count(entry: Entry, change: 1 | -1): void {
    if (isReseeding(entry)) return;
    this.#actions += change;
    this.#actionsOf[entry.seat] = this.#countOf(entry.seat) + change;
  }

  #countOf(seat: Seat | undefined): number {
    return seat === undefined ? 0 : (this.#actionsOf[seat] ?? 0);
  }
}

/** Spare states of each game: most copies are made before an action and not needed after it. */
const spares = new WeakMap<object, object[]>();
const MAX_SPARES = 16;

function spare(game: object, state: object): void {
  const kept = spares.get(game);
  if (kept === undefined) spares.set(game, [state]);
  else if (kept.length < MAX_SPARES) kept.push(state);
}

function copied<State>(game: Pick<Game<State, never, never>, "copy" | "copyInto">, state: State): State {
  const target = game.copyInto && (spares.get(game)?.pop() as State | undefined);
  if (target === undefined) return game.copy(state);
  game.copyInto!(target, state);
  return target;
}

function isOfOther(entry: Entry, seat: Seat | undefined): boolean {
  return !isReseeding(entry) && entry.seat !== seat;
}
