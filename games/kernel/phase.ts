/** A phase waits for one kind of decision, or for nobody and runs on by itself. */
import type { DiscreetQuestion, Offer, Refusal } from "./contract.ts";
import type { Random } from "./random.ts";

export interface Phase<State, Action, Event, Plan = undefined> {
  /** Stable name of the decision point. */
  readonly decision: string | ((s: State, seat: number) => string);
  /** Several seats decide at the same time; what they chose comes out when the phase ends. */
  readonly simultaneous?: boolean;
  /** One line for the person who has to decide. */
  prompt(s: State, seat: number): string;
  /** Bit mask of the seats that have to decide now; 0 lets the phase proceed. */
  waiting(s: State): number;
  /** Every action that `refuse` accepts from this seat; only asked of seats that have to decide. */
  legal(s: State, seat: number): Action[];
  /** The same with plans: see `planned`. */
  readonly offers?: (s: State, seat: number) => readonly Offer<Action, Plan>[];
  /**
   * Draws one of the offers without listing all: every offer may come, and nothing that `refuse` does not accept. Undefined
   * if only the list can tell.
   */
  readonly draw?: (s: State, seat: number, random: Random) => Offer<Action, Plan> | undefined;
  /** Why a seat that has to decide may not do this; undefined if it may. */
  refuse(s: State, seat: number, action: Action): Refusal | undefined;
  /** Carries out an action that is offered, with its plan if it has one, or that `refuse` accepts. */
  perform(s: State, seat: number, action: Action, out: Event[], plan?: Plan): void;
  /** Is the note that `keepNote` made before this action still true after it, within the same phase? */
  readonly keepsNote?: (action: Action) => boolean;
  /** Called as long as nobody has to decide: does what the rules do by themselves and sets the next phase. */
  proceed(s: State, out: Event[]): void;
  /** Undefined if what is asked gives nothing away. */
  readonly discreet?: (s: State, seat: number) => DiscreetQuestion<Action> | undefined;
  /** What happens when the seat does not answer in time. */
  fallback(s: State, seat: number): Action;
}

/** A phase in which nobody has to decide anything. */
export function automatic<State, Action, Event, Plan = undefined>(
  proceed: Phase<State, Action, Event, Plan>["proceed"],
): Phase<State, Action, Event, Plan> {
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

/** A phase that offers actions with the plans by which they are carried out. */
export function planned<State, Action, Event, Plan>(
  phase: Omit<Phase<State, Action, Event, Plan>, "legal"> & {
    offers(s: State, seat: number): readonly Offer<Action, Plan>[];
  },
): Phase<State, Action, Event, Plan> {
  return { ...phase, legal: (s, seat) => phase.offers(s, seat).map(({ action }) => action) };
}
