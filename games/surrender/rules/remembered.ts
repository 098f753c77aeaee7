/** Answers that are asked for again and again while nothing changes. They are in memory alone, never part of a state. */
import type { Board } from "../board/board.ts";
import { boardOf, type State } from "../model/state.ts";

type Facts = (number | number[])[];

/**
 * The same question, but worked out anew only when one of the facts it depends on is another: they are compared number by
 * number, so that a state changed by hand, a copy or a loaded one gets its own answer. `facts` names all of them.
 */
export function remembered<Found>(facts: readonly (keyof State)[], find: (s: State) => Found): (s: State) => Found {
  const answers = new WeakMap<Board, { readonly known: Facts; readonly found: Found }>();
  return (s) => {
    const board = boardOf(s);
    const answer = answers.get(board);
    if (answer !== undefined && isTrueOf(s, facts, answer.known)) return answer.found;
    const known = facts.map((fact) => copyOf(s[fact]));
    const found = find(s);
    answers.set(board, { known, found });
    return found;
  };
}

function isTrueOf(s: State, facts: readonly (keyof State)[], known: Facts): boolean {
  for (let i = 0; i < facts.length; i++) if (!isSame(known[i], s[facts[i]])) return false;
  return true;
}

function copyOf(value: number | number[]): number | number[] {
  return typeof value === "number" ? value : value.slice();
}

function isSame(known: number | number[], value: number | number[]): boolean {
  if (typeof known === "number" || typeof value === "number") return known === value;
  if (known.length !== value.length) return false;
  for (let i = 0; i < value.length; i++) if (known[i] !== value[i]) return false;
  return true;
}
