import {
  type AnyGame,
  begin,
  carryOut,
  differenceOf,
  type GameEvent,
  type GameLog,
  isRefusal,
  isReseeding,
  type Json,
  type Moment,
  mayKnow,
  SPECTATOR,
} from "@tripartite/kernel";
import type { Eyes, ReplayChunk, ReplayStep, TimeMark } from "@tripartite/kernel/protocol";
import { eventOfChange } from "../tables/moves.ts";
import type { Play } from "../tables/play.ts";
import { type StoredPosition, stateAt } from "../tables/positions.ts";

/** Number of steps in one piece. */
export const CHUNK = 100;

// biome-ignore lint/suspicious/noExplicitAny: the state of any game
type State = any;
type AnyMoment = Moment<State, GameEvent>;

/** After a step the last move was `seq`, and the log of the game had `length` entries. */
interface StepEnd {
  readonly seq: number;
  readonly length: number;
  /** What was played by other rules is known only here and there. */
  readonly state?: State;
  /** Something that happened to the table, not in the game. */
  readonly news?: Json;
}

/**
 * A game from its beginning up to some move, to be looked at step by step. A step is a move that still counts; what was
 * taken back is left out. States are kept at the borders of the chunks, everything between is played again.
 */
export class Recording {
  readonly game: AnyGame;
  readonly #log: GameLog;
  /** ReplayStep 0 is the game before the first move. */
  readonly #ends: readonly StepEnd[];
  readonly #opening: GameEvent[] = [];
  readonly #states: State[] = [];
  readonly #times: TimeMark[] = [];

  private constructor(play: Play, stored: readonly StoredPosition[]) {
    this.game = play.game;
    this.#log = play.log;
    const [first, ...later] = play.marks.filter(({ length }, index, marks) => {
      const added = index === 0 ? [] : this.#log.entries.slice(marks[index - 1].length, length);
      return index === 0 || !added.every(isReseeding);
    });
    const past = stored.flatMap((position): StepEnd[] => {
      const state = position.seq < first.seq ? stateAt(play.game, position) : undefined;
      return state === undefined ? [] : [{ seq: position.seq, length: 0, state }];
    });
    const news = play.change && { news: eventOfChange(play.change) };
    this.#ends = [...past, { ...first, state: begin(play.game, this.#log, this.#opening), ...news }, ...later];
  }

  /** Plays the game through once; in between others get their turn. `stored` are positions from before its log begins. */
  static async of(play: Play, pause: () => Promise<void>, stored: readonly StoredPosition[] = []): Promise<Recording> {
    const recording = new Recording(play, stored);
    let last: string | undefined;
    for (const [step, { state }] of recording.#fromTheBeginning()) {
      if (step % CHUNK === 0) {
        recording.#states.push(play.game.copy(state));
        await pause();
      }
      const time = play.game.timeOf?.(state);
      if (time === undefined || JSON.stringify(time) === last) continue;
      last = JSON.stringify(time);
      recording.#times.push({ step, time });
    }
    return recording;
  }

  get log(): GameLog {
    return this.#log;
  }

  /** The move after each step. */
  get seqs(): number[] {
    return this.#ends.map(({ seq }) => seq);
  }

  get times(): readonly TimeMark[] {
    return this.#times;
  }

  get chunkCount(): number {
    return this.#states.length;
  }

  /** The last move of a chunk, which never changes later. */
  lastSeqOf(chunk: number): number {
    return this.#ends[Math.min((chunk + 1) * CHUNK, this.#ends.length - 1)].seq;
  }

  async chunk(eyes: Eyes, chunk: number, pause: () => Promise<void>): Promise<ReplayChunk> {
    const first = chunk * CHUNK;
    const steps: ReplayStep[] = [];
    let view: Json | undefined;
    let before: Json = {};
    for (const [step, { state, events }] of this.#walk(this.game.copy(this.#states[chunk]), first)) {
      const seen = this.#view(state, eyes);
      if (step === first) view = seen;
      else steps.push({ ...patchOf(before, seen), events: [...this.#news(step), ...this.#known(state, events, eyes)] });
      before = seen;
      if (step === first + CHUNK) break;
      if (step % PAUSE_EVERY === 0) await pause();
    }
    const opening = first === 0 ? this.#known(this.#states[0], this.#opening, eyes) : [];
    return { first, ...(opening.length > 0 && { opening }), view: view!, steps };
  }

  /** Every moment of the game in order, numbered by moves. */
  *moments(): Generator<AnyMoment> {
    for (const [, moment] of this.#fromTheBeginning()) yield moment;
  }

  #fromTheBeginning(): Generator<[number, AnyMoment]> {
    return this.#walk(this.game.copy(this.#ends[0].state), 0);
  }

  /** Continues from the state after step `first` and changes that state. */
  *#walk(from: State, first: number): Generator<[number, AnyMoment]> {
    let state = from;
    yield [first, { seq: this.#ends[first].seq, state, events: [] }];
    for (let step = first + 1; step < this.#ends.length; step++) {
      const events: GameEvent[] = [];
      if (this.#ends[step].state !== undefined) state = this.game.copy(this.#ends[step].state);
      for (let entry = this.#ends[step - 1].length; entry < this.#ends[step].length; entry++) {
        const applied = carryOut(this.game, state, this.#log.entries[entry]);
        if (isRefusal(applied)) throw new Error(`entry ${entry} no longer applies: ${applied.code} ${applied.text}`);
        events.push(...applied.events);
      }
      yield [step, { seq: this.#ends[step].seq, state, events }];
    }
  }

  #news(step: number): Json[] {
    const { news } = this.#ends[step];
    return news === undefined ? [] : [news];
  }

  #view(state: State, eyes: Eyes): Json {
    if (eyes === "open") return this.game.openView!(state);
    return this.game.view(state, eyes === "watch" ? SPECTATOR : eyes);
  }

  #known(state: State, events: readonly GameEvent[], eyes: Eyes): Json[] {
    const viewer = typeof eyes === "number" ? eyes : SPECTATOR;
    const known = eyes === "open" ? events : events.filter((event) => mayKnow(event, viewer));
    return known.map((event) => this.game.encodeEvent(event, state));
  }
}

const PAUSE_EVERY = 20;

function patchOf(before: Json, after: Json): { readonly patch?: Json } {
  const patch = differenceOf(before, after);
  return patch === undefined ? {} : { patch };
}
