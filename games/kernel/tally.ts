import type { GameEvent, Json, Outcome } from "./contract.ts";
import type { ForgeryReport } from "./forgery.ts";
import type { Failure } from "./simulate.ts";

export interface GameLength {
  readonly seed: number;
  readonly actions: number;
}

export interface SimulationReport {
  readonly games: number;
  readonly actions: number;
  readonly actionsPerSecond?: number;
  readonly gamesPerSecond?: number;
  readonly longestGame: GameLength;
  readonly shortestGame: GameLength;
  readonly deadEnds: number;
  readonly tooLong: number;
  /** The first few games that did not come to an end. */
  readonly failures: readonly Failure[];
  /** How many games ended in which way. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** How many games were won by whom; those who shared a victory are joined with "+". */
  readonly winners: ReadonlyMap<string, number>;
  readonly coverage?: Coverage;
  readonly forgeries?: ForgeryReport;
}

/** How often each decision point, type of action and event and each milestone of the game came up. */
export interface Coverage {
  readonly decisions: ReadonlyMap<string, number>;
  readonly actions: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<string, number>;
  readonly milestones: ReadonlyMap<string, number>;
}

const KEPT_FAILURES = 10;

/** Adds up what happened in many games. */
export class Tally {
  readonly #seats: readonly string[];
  readonly #coverage: { [Part in keyof Coverage]: Map<string, number> } | undefined;
  readonly #outcomes = new Map<string, number>();
  readonly #winners = new Map<string, number>();
  readonly #failures: Failure[] = [];
  readonly #failed = { deadEnd: 0, tooLong: 0, illegalOffer: 0, fault: 0, forgery: 0, crash: 0 };
  #longest: GameLength | undefined;
  #shortest: GameLength | undefined;
  #games = 0;
  #actions = 0;

  constructor(seats: readonly string[], coverage: boolean) {
    this.#seats = seats;
    if (coverage)
      this.#coverage = { decisions: new Map(), actions: new Map(), events: new Map(), milestones: new Map() };
  }

  get actions(): number {
    return this.#actions;
  }

  addGame(seed: number, actions: number, end: Outcome | Failure): void {
    this.#games++;
    this.#actions += actions;
    if (actions > (this.#longest?.actions ?? -1)) this.#longest = { seed, actions };
    if (actions < (this.#shortest?.actions ?? Number.POSITIVE_INFINITY)) this.#shortest = { seed, actions };
    if ("winners" in end) {
      count(this.#outcomes, end.kind);
      count(this.#winners, end.winners.map((seat) => this.#seats[seat]).join("+") || "nobody");
    } else {
      this.#failed[end.kind]++;
      if (this.#failures.length < KEPT_FAILURES) this.#failures.push(end);
    }
  }

  /** What could come up, and is counted as 0 if it never does. */
  expect({ decisions, milestones }: { decisions: readonly string[]; milestones: readonly string[] }): void {
    for (const id of decisions) this.#coverage?.decisions.set(id, 0);
    for (const name of milestones) this.#coverage?.milestones.set(name, 0);
  }

  decide(id: string): void {
    if (this.#coverage !== undefined) count(this.#coverage.decisions, id);
  }

  cover(action: Json, events: readonly GameEvent[], milestones: readonly string[]): void {
    if (this.#coverage === undefined) return;
    count(this.#coverage.actions, typeOf(action));
    for (const event of events) count(this.#coverage.events, event.type);
    for (const milestone of milestones) count(this.#coverage.milestones, milestone);
  }

  report(milliseconds?: number): SimulationReport {
    const perSecond = (amount: number) => (amount * 1000) / Math.max(milliseconds ?? 0, 0.001);
    const none = { seed: 0, actions: 0 };
    return {
      games: this.#games,
      actions: this.#actions,
      ...(milliseconds !== undefined && {
        actionsPerSecond: perSecond(this.#actions),
        gamesPerSecond: perSecond(this.#games),
      }),
      longestGame: this.#longest ?? none,
      shortestGame: this.#shortest ?? none,
      deadEnds: this.#failed.deadEnd,
      tooLong: this.#failed.tooLong,
      failures: this.#failures,
      outcomes: this.#outcomes,
      winners: this.#winners,
      ...(this.#coverage && { coverage: this.#coverage }),
    };
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function typeOf(action: Json): string {
  const named = typeof action === "object" && action !== null && !Array.isArray(action) ? action.type : action;
  return typeof named === "string" ? named : "untyped";
}
