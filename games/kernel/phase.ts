/** A phase waits for one kind of decision, or for nobody and runs on by itself. */
import type { Decision, Refusal } from "./contract.ts";

export interface Phase<State, Action, Event> {
  /** Stable name of the decision point. */
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
  perform(s: State, seat: number, action: Action, out: Event[]): void;
  /** Called as long as nobody is waited for: does what the rules do by themselves and sets the next phase. */
  proceed(s: State, out: Event[]): void;
  /** What happens when the seat does not answer in time. */
  fallback(s: State, seat: number): Action;
}

/** A phase in which nobody has to decide anything. */
export function automatic<State, Action, Event>(
  proceed: Phase<State, Action, Event>["proceed"],
): Phase<State, Action, Event> {
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

/** What the seats of a bit mask have to decide in a phase. */
export function decisionsOf<State>(
  phase: Pick<Phase<State, never, never>, "decision" | "prompt">,
  s: State,
  waiting: number,
): Decision[] {
  const { decision } = phase;
  const decisions: Decision[] = [];
  for (let seat = 0; waiting >> seat !== 0; seat++) {
    if ((waiting & (1 << seat)) === 0) continue;
    const id = typeof decision === "string" ? decision : decision(s, seat);
    decisions.push({ seat, id, prompt: phase.prompt(s, seat) });
  }
  return decisions;
}
