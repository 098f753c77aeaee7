/** A phase waits for one kind of decision, or for nobody and runs on by itself. */
import type { Refusal } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import type { Out } from "../events.ts";
import type { State } from "../state.ts";

export interface Phase {
  /** Number of the decision point (Part 4.12). */
  readonly decision: string | ((s: State, seat: number) => string);
  /** One line for the person who has to decide. */
  prompt(s: State, seat: number): string;
  /** Bit mask of the seats that have to decide now; 0 lets the phase proceed. */
  waiting(s: State): number;
  /** Every action that `refuse` accepts from this seat; only asked of seats that are waited for. */
  legal(s: State, seat: number): Action[];
  /** Why a seat that is waited for may not do this; undefined if it may. */
  refuse(s: State, seat: number, action: Action): Refusal | undefined;
  /** Carries out an action that `refuse` accepts. */
  perform(s: State, seat: number, action: Action, out: Out): void;
  /** Called as long as nobody is waited for: does what the rules do by themselves and sets the next phase. */
  proceed(s: State, out: Out): void;
  /** What happens when the seat does not answer in time. */
  fallback(s: State, seat: number): Action;
}

/** The parts of a phase in which nobody has to decide anything. */
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
