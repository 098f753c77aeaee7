/** How a player of this game thinks: from a table, real to him or imagined, to one of the actions he may take. */
import type { Random } from "@tripartite/kernel";
import type { Action } from "../actions.ts";
import type { State } from "../state.ts";
import type { Plan } from "./memory.ts";

export interface Thought {
  readonly action: Action;
  readonly reason: string;
}

/** What a player keeps in mind during one Player Turn or Production. */
export interface Mind {
  plan?: Plan;
}

/** What kind of player it is. */
export interface Style {
  /** Declares wars and Violates Neutrals. */
  readonly aggressive: boolean;
  /** How much a Rival's loss is worth beside an own gain. */
  readonly denial: number;
  /** How much a gain by Diplomacy must exceed what the card is worth otherwise. */
  readonly diplomacyThreshold: number;
  /** How much it cares for Protectorates and Satellites beyond the mere use of a nation. */
  readonly patience: number;
  /** The most IND raises that it saves for in a year. */
  readonly raises: number;
  /** How much POP is worth that will be used only later. */
  readonly foresight: number;
  /** How much it saves cards for Atomic stages, each of which is a Victory Point. */
  readonly science: number;
  /** Part of the Production that goes into an army without need. */
  readonly armament: number;
  /** What a declaration must promise. */
  readonly declareFrom: number;
  /** The chance of success from which it attacks. */
  readonly boldness: number;
}

/** A decision in the table `s`: one of `legal`, which may be more than the imagined table allows. */
export interface Decision {
  readonly s: State;
  readonly seat: number;
  readonly legal: readonly Action[];
  readonly mind: Mind;
  readonly style: Style;
  readonly random: Random;
  /** Nobody will read the reasons. */
  readonly silent?: boolean;
}

/** The best by value; the first of equals. */
export function best<Item>(items: readonly Item[], rank: (item: Item) => number): Item | undefined {
  let found: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = rank(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

export function ofType<Type extends Action["type"]>(
  actions: readonly Action[],
  type: Type,
): Extract<Action, { type: Type }>[] {
  return actions.filter((action) => action.type === type) as Extract<Action, { type: Type }>[];
}

/** Do two actions say the same? */
export function isSame(a: Action, b: Action): boolean {
  return a.type === b.type && JSON.stringify(a) === JSON.stringify(b);
}
