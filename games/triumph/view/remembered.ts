import type { State } from "../state.ts";

interface Kept<Result> {
  readonly facts: readonly number[];
  readonly result: Result;
}

/**
 * A part of each seat's view that is dear to work out. It is worked out again when one of the facts that it follows
 * from has changed; until then the same object is shown.
 */
export class Remembered<Result> {
  readonly #kept = new WeakMap<State, Kept<Result>[]>();

  of(s: State, seat: number, facts: readonly number[], workOut: () => Result): Result {
    let seats = this.#kept.get(s);
    if (seats === undefined) {
      seats = [];
      this.#kept.set(s, seats);
    }
    const kept = seats[seat];
    if (kept !== undefined && areSame(kept.facts, facts)) return kept.result;
    const result = workOut();
    seats[seat] = { facts, result };
    return result;
  }
}

function areSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
