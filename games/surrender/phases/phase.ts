/** A phase waits for one kind of decision, or for nobody and runs on by itself. */
import type { Refusal } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import type { Out } from "../events.ts";
import type { State } from "../state.ts";

export interface Phase {
  /** Name of the decision point (§22). */
  readonly decision: string;
  /** One line for the person who has to decide. */
  prompt(s: State, seat: number): string;
  /** Bit mask of the seats that have to decide; 0 lets the phase proceed. */
  waiting(s: State): number;
  /** Every action that `refuse` accepts from this seat; only asked of seats that are waited for. */
  legal(s: State, seat: number): Action[];
  /** Why a seat that is waited for may not do this; undefined if it may. */
  refuse(s: State, seat: number, action: Action): Refusal | undefined;
  /** Carries out an action that `refuse` accepts. */
  perform(s: State, seat: number, action: Action, out: Out): void;
  /** Called when nobody is waited for: does what the rules do by themselves and sets the next phase. */
  proceed(s: State, out: Out): void;
  /** What happens when the seat does not answer in time. */
  fallback(s: State, seat: number): Action;
}

/** A phase in which nobody has to decide anything. */
export function automatic(proceed: Phase["proceed"]): Phase {
  const nobody = () => {
    throw new Error("nobody decides in this phase");
  };
  return {
    decision: "",
    prompt: () => "",
    waiting: () => 0,
    legal: () => [],
    refuse: nobody,
    perform: nobody,
    proceed,
    fallback: nobody,
  };
}

export function bitOf(seat: number): number {
  return 1 << seat;
}
