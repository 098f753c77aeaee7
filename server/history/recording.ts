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
  type Seat,
  SPECTATOR,
} from "@tripartite/kernel";
import type { Play } from "../tables/play.ts";

/** Through whose eyes a game is told: a seat, somebody who watches, or, when it is over, with nothing hidden. */
export type Eyes = Seat | "watch" | "open";

/** So many steps come in one piece. */
export const CHUNK = 100;

/** One step as somebody saw it: how the view changed, and what happened. */
export interface Step {
  readonly patch?: Json;
  readonly events: readonly Json[];
}

/** The view at step `first`, and the steps after it. */
export interface Chunk {
  readonly first: number;
  readonly view: Json;
  readonly steps: readonly Step[];
}

/** From step `step` on it is `time` in the calendar of the game. */
export interface TimeMark {
  readonly step: number;
  readonly time: Json;
}

// biome-ignore lint/suspicious/noExplicitAny: the state of any game
type State = any;
type AnyMoment = Moment<State, GameEvent>;

/** After a step the last move was `seq`, and the log of the game had `length` entries. */
interface StepEnd {
  readonly seq: number;
  readonly length: number;
}

/**
 * A game from its beginning up to some move, to be looked at step by step. A step is a move that still counts; what was
 * taken back is left out. States are kept at the borders of the chunks, everything between is played again.
 */
export class Recording {
  readonly game: AnyGame;
  readonly #log: GameLog;
  /** Step 0 is the game before the first move. */
  readonly #ends: readonly StepEnd[];
  readonly #states: State[] = [];
  readonly #times: TimeMark[] = [];

  private constructor(play: Play) {
    this.game = play.game;
    this.#log = play.log;
    this.#ends = play.marks.filter(({ length }, index, marks) => {
      const added = index === 0 ? [] : this.#log.entries.slice(marks[index - 1].length, length);
      return index === 0 || !added.every(isReseeding);
    });
  }

  /** Plays the game through once; in between others get their turn. */
  static async of(play: Play, pause: () => Promise<void>): Promise<Recording> {
    const recording = new Recording(play);
    let last: string | undefined;
    for (const [step, { state }] of recording.#walk(begin(play.game, recording.#log), 0)) {
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

  /** The last move that a chunk tells of: it never changes, however the game goes on. */
  lastSeqOf(chunk: number): number {
    return this.#ends[Math.min((chunk + 1) * CHUNK, this.#ends.length - 1)].seq;
  }

  async chunk(eyes: Eyes, chunk: number, pause: () => Promise<void>): Promise<Chunk> {
    const first = chunk * CHUNK;
    const steps: Step[] = [];
    let view: Json | undefined;
    let before: Json = {};
    for (const [step, { state, events }] of this.#walk(this.game.copy(this.#states[chunk]), first)) {
      const seen = this.#view(state, eyes);
      if (step === first) view = seen;
      else steps.push({ ...patchOf(before, seen), events: this.#known(state, events, eyes) });
      before = seen;
      if (step === first + CHUNK) break;
      if (step % PAUSE_EVERY === 0) await pause();
    }
    return { first, view: view!, steps };
  }

  /** Every moment of the game in order, numbered by moves. */
  *moments(): Generator<AnyMoment> {
    for (const [, moment] of this.#walk(begin(this.game, this.#log), 0)) yield moment;
  }

  /** Goes on from a state that was reached after step `first`; that state changes on the way. */
  *#walk(state: State, first: number): Generator<[number, AnyMoment]> {
    yield [first, { seq: this.#ends[first].seq, state, events: [] }];
    for (let step = first + 1; step < this.#ends.length; step++) {
      const events: GameEvent[] = [];
      for (let entry = this.#ends[step - 1].length; entry < this.#ends[step].length; entry++) {
        const applied = carryOut(this.game, state, this.#log.entries[entry]);
        if (isRefusal(applied)) throw new Error(`entry ${entry} no longer applies: ${applied.code} ${applied.text}`);
        events.push(...applied.events);
      }
      yield [step, { seq: this.#ends[step].seq, state, events }];
    }
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
