/** What a table of this game is: plain numbers and lists of numbers. */
import { type GameEvent, type RunningState, type Seed, seedRandom, UNSETTLED } from "@tripartite/kernel";

export const SEATS = ["red", "blue"] as const;
export const HILLS = ["north", "centre", "south"] as const;
export const NOBODY = -1;

export const ORDERS = 0;
export const BATTLE = 1;

export interface State extends RunningState {
  rounds: number;
  round: number;
  /** The hill that each seat sends its reserve to, or `NOBODY`. Secret until both have decided. */
  orders: number[];
  /** The seat that holds each hill, or `NOBODY`. */
  holders: number[];
}

export type Action = { type: "send"; hill: number };

export type Event = GameEvent &
  (
    | { type: "ordered"; seat: number }
    | { type: "ownOrder"; seat: number; hill: number }
    | { type: "taken"; seat: number; hill: number }
    | { type: "fought"; hill: number; dice: number[] }
    | { type: "ended" }
  );

export interface Options {
  readonly rounds: number;
}

export function newState({ rounds }: Options, seed: Seed): State {
  return {
    rounds,
    round: 1,
    phase: ORDERS,
    toAct: UNSETTLED,
    victory: -1,
    random: seedRandom(seed),
    dice: [],
    orders: SEATS.map(() => NOBODY),
    holders: HILLS.map(() => NOBODY),
  };
}
