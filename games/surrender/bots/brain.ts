/** What the bots' ways of thinking share: the decision, the style, and how the best of several options is taken. */
import { type Json, nextBelow, type Random } from "@tripartite/kernel";
import type { Action } from "../model/actions.ts";
import type { State } from "../model/state.ts";
import { Outlook } from "./outlook.ts";

export interface Style {
  /** Exact odds of every roll and supply of every march; otherwise the difference of the modifiers. */
  readonly exact: boolean;
  /** How much own cities count that the enemy could reach. */
  readonly caution: number;
  /** Assaults by several units, Air Strikes, moves of air units, of fleets and by rail, points kept for replacements. */
  readonly combinedArms: boolean;
  /** Random part of every value. */
  readonly whim: number;
}

export interface Decision {
  /** The position as the seat sees it; rules may be tried on it. */
  readonly s: State;
  /** The faction that the seat decides for. */
  readonly faction: number;
  readonly seat: number;
  readonly legal: readonly Action[];
  readonly style: Style;
  readonly random: Random;
  /** What the bot kept from its last decision. */
  readonly memory: Json;
  /** Made when it is first asked for. */
  readonly outlook: Outlook;
}

export interface Thought {
  readonly action: Action;
  readonly reason: string;
  /** What to remember; absent: what was remembered before. */
  readonly memory?: Json;
}

export type Way = (decision: Decision) => Thought;

export interface Option {
  readonly action: Action;
  readonly worth: number;
  readonly reason: string;
}

/** Less than this is not worth an activation. */
export const WORTH_DOING = 0.25;

/** The best option above a limit, or something else. */
export function best(options: readonly Option[], otherwise: Action, least = WORTH_DOING): Thought {
  let chosen: Option = { action: otherwise, worth: least, reason: "Nothing else is worth its price." };
  for (const option of options) if (option.worth > chosen.worth) chosen = option;
  return { action: chosen.action, reason: wording(chosen, otherwise) };
}

function wording({ action, worth, reason }: Option, otherwise: Action): string {
  return action === otherwise ? reason : `${reason} (${worth.toFixed(1)})`;
}

/** The best option, whatever it is worth. */
export function bestOf(options: readonly Option[]): Thought {
  const chosen = options.reduce((most, option) => (option.worth > most.worth ? option : most));
  return { action: chosen.action, reason: `${chosen.reason} (${chosen.worth.toFixed(1)})` };
}

/** The first legal action of one of these types, in this order. */
export function firstOf(legal: readonly Action[], ...types: readonly Action["type"][]): Action | undefined {
  for (const type of types) {
    const found = legal.find((action) => action.type === type);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A bot that does not weigh everything exactly is moved by whims. */
export function whim({ style, random }: Decision): number {
  return style.whim === 0 ? 0 : (nextBelow(random, 1000) / 1000) * style.whim;
}

/** A decision whose outlook is worked out when it is first needed. */
export function decisionOf(known: Omit<Decision, "outlook">): Decision {
  let outlook: Outlook | undefined;
  return {
    ...known,
    get outlook() {
      outlook ??= new Outlook(known.s, known.faction, known.style);
      return outlook;
    },
  };
}
