import { type GameAction, type GameEvent, isRefusal, type Json, type Outcome, type Seat } from "./contract.ts";
import { Forger } from "./forgery.ts";
import { describeRefusal } from "./input.ts";
import { begin, type GameLog, type GameOf, newLog, seatIds } from "./log.ts";
import { nextBelow, nextWord, type Random, seedRandom } from "./random.ts";
import { pickRandomly } from "./randomPlayer.ts";
import { type SimulationReport, Tally } from "./tally.ts";

export interface SimulationOptions {
  readonly games: number;
  /** The seed of the first game; each further game takes the next number. */
  readonly seed?: number;
  /** Options of the game, as from outside. */
  readonly options?: Json;
  /** Chance per action that a random seat interrupts, if it may. */
  readonly interruptChance?: number;
  /** Actions between two checks of the invariants, which also run at the end; 0 for never. */
  readonly checkEvery?: number;
  /** Actions between two rounds of forgeries; 0 for never. */
  readonly forgeEvery?: number;
  /** Actions are drawn by the game's own `sample`, if it has one: several times faster, by other odds. */
  readonly sample?: boolean;
  /** A game that takes more actions is given up. */
  readonly maxActions?: number;
  readonly coverage?: boolean;
  /** Milliseconds; without a clock the report has no rates. */
  readonly clock?: () => number;
  readonly onGame?: (progress: Progress) => void;
}

export interface Progress {
  readonly done: number;
  readonly games: number;
  readonly actions: number;
  /** The game that has just ended. */
  log(): GameLog;
}

/** A game that cannot continue (dead end, too long), or an engine that broke its contract (the rest). */
export type FailureKind = "deadEnd" | "tooLong" | "illegalOffer" | "fault" | "forgery" | "crash";

export interface Failure {
  readonly kind: FailureKind;
  readonly seed: number;
  readonly text: string;
  readonly log: GameLog;
}

/** The engine broke its contract, so that nothing after it can be trusted. */
export class SimulationError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(`seed ${failure.seed}, after ${failure.log.entries.length} actions: ${failure.text}`, { cause });
    this.name = "SimulationError";
    this.failure = failure;
  }
}

/** How many forged actions are tried at a time. */
const FORGERIES = 50;

/** Lets random players play whole games by the rules. Dead ends are counted; a broken contract throws. */
export function simulate<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  options: SimulationOptions,
): SimulationReport {
  const { games, seed = 1, clock, onGame } = options;
  const seats = seatIds(game, { options: options.options ?? {}, seed });
  const tally = new Tally(seats, options.coverage ?? false);
  if (options.coverage) expectPossibilities(game, options.options ?? {}, tally);
  const forger = new Forger(seedRandom(seed ^ 0x1f0e5));
  const began = clock?.();
  for (let done = 0; done < games; done++) {
    const one = new RandomGame(game, options, seats, tally, forger, seed + done);
    const end = one.play();
    tally.addGame(seed + done, one.length, end);
    onGame?.({ done: done + 1, games, actions: tally.actions, log: () => one.log() });
  }
  const report = tally.report(clock && began !== undefined ? clock() - began : undefined);
  return options.forgeEvery ? { ...report, forgeries: forger.report } : report;
}

/** What could come up stands in the count from the start, with 0. */
function expectPossibilities<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  json: Json,
  tally: Tally,
): void {
  const options = game.options(json);
  if (!isRefusal(options) && game.possibilities !== undefined) tally.expect(game.possibilities(options));
}

class RandomGame<State, Action extends GameAction, Event extends GameEvent> {
  readonly #game: GameOf<State, Action, Event>;
  readonly #seats: readonly string[];
  readonly #seed: number;
  readonly #options: SimulationOptions;
  readonly #tally: Tally;
  readonly #forger: Forger;
  /** The players' own dice, so that their choices do not disturb the game's. */
  readonly #random: Random;
  readonly #movers: Seat[] = [];
  readonly #actions: Action[] = [];
  #state: State;

  constructor(
    game: GameOf<State, Action, Event>,
    options: SimulationOptions,
    seats: readonly string[],
    tally: Tally,
    forger: Forger,
    seed: number,
  ) {
    this.#game = game;
    this.#seats = seats;
    this.#options = options;
    this.#tally = tally;
    this.#forger = forger;
    this.#seed = seed;
    this.#random = seedRandom(seed ^ 0x5deece66);
    this.#state = begin(game, this.#start);
  }

  get length(): number {
    return this.#actions.length;
  }

  get #start() {
    return { options: this.#options.options ?? {}, seed: this.#seed };
  }

  log(): GameLog {
    const entries = this.#actions.map((action, i) => ({
      seat: this.#movers[i],
      action: this.#game.encodeAction(action, this.#state),
    }));
    return { ...newLog(this.#game, this.#start), entries };
  }

  play(): Outcome | Failure {
    try {
      return this.#playToTheEnd();
    } catch (error) {
      if (error instanceof SimulationError) throw error;
      throw new SimulationError(this.#failure("crash", `the game threw ${error}`), error);
    }
  }

  #playToTheEnd(): Outcome | Failure {
    const { maxActions = 100_000, checkEvery = 1, forgeEvery = 0, interruptChance = 1 / 200 } = this.#options;
    for (;;) {
      const pending = this.#game.pending(this.#state);
      if (pending.length === 0) break;
      if (this.length >= maxActions) return this.#failure("tooLong", `no end after ${maxActions} actions`);
      if (forgeEvery > 0 && this.length % forgeEvery === 0) this.#forge();
      if (!this.#happens(interruptChance) || !this.#interrupt()) {
        const { seat, id } = pending[nextBelow(this.#random, pending.length)];
        this.#tally.decide(id);
        const action = this.#choose(seat);
        if (action === undefined) {
          return this.#failure("deadEnd", `${this.#seats[seat]} must decide ${id} and has no action`);
        }
        this.#apply(seat, action);
      }
      if (checkEvery > 0 && this.length % checkEvery === 0) this.#check();
    }
    if (checkEvery > 0) this.#check();
    return this.#game.outcome(this.#state) ?? this.#failure("deadEnd", "nobody has to decide, yet there is no outcome");
  }

  #choose(seat: Seat): Action | undefined {
    if (this.#options.sample && this.#game.sample) return this.#game.sample(this.#state, seat, this.#random);
    const legal = this.#game.legal(this.#state, seat);
    return legal.length === 0 ? undefined : pickRandomly(this.#game, this.#state, legal, this.#random);
  }

  /** A random seat interrupts, if it may and would. */
  #interrupt(): boolean {
    const seat = nextBelow(this.#random, this.#seats.length);
    const interrupts = this.#game
      .interrupts(this.#state, seat)
      .filter((action) => this.#game.weight(action, this.#state) > 0);
    if (interrupts.length === 0) return false;
    this.#apply(seat, pickRandomly(this.#game, this.#state, interrupts, this.#random));
    return true;
  }

  #apply(seat: Seat, action: Action): void {
    const applied = this.#game.apply(this.#state, seat, action);
    if (isRefusal(applied)) {
      const offered = `${this.#seats[seat]} was offered ${JSON.stringify(this.#game.encodeAction(action, this.#state))}`;
      throw new SimulationError(this.#failure("illegalOffer", `${offered}, refused with ${describeRefusal(applied)}`));
    }
    this.#movers.push(seat);
    this.#actions.push(action);
    if (this.#options.forgeEvery) this.#forger.learn(this.#game.encodeAction(action, this.#state));
    if (!this.#options.coverage) return;
    const { events } = applied;
    const milestones = this.#game.milestones?.(events, this.#state) ?? [];
    this.#tally.cover(this.#game.encodeAction(action, this.#state), events, milestones);
  }

  #forge(): void {
    const fault = this.#forger.attack(this.#game, this.#state, this.#seats.length, FORGERIES);
    if (fault !== undefined) throw new SimulationError(this.#failure("forgery", fault));
  }

  #check(): void {
    const faults = this.#game.faults(this.#state);
    const over = this.#game.outcome(this.#state) !== undefined;
    if (over && this.#game.pending(this.#state).length > 0) faults.push("the game is over, yet a decision is open");
    if (faults.length > 0) throw new SimulationError(this.#failure("fault", faults.join("; ")));
  }

  #happens(chance: number): boolean {
    return nextWord(this.#random) >>> 0 < chance * 0x1_0000_0000;
  }

  #failure(kind: FailureKind, text: string): Failure {
    return { kind, seed: this.#seed, text, log: this.log() };
  }
}
