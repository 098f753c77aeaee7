/** What a table may choose before the game. */
import type { Refusal } from "@tripartite/kernel";
import { PLAYABLE_SCENARIOS } from "./data/scenarios/index.ts";
import type { State } from "./state.ts";

export interface Options {
  /** Position in PLAYABLE_SCENARIOS. */
  readonly scenario: number;
  /** The optional rule "17 September" of Poland 1939. */
  readonly sovietEntry: boolean;
}

export const DEFAULT_OPTIONS: Options = { scenario: 0, sovietEntry: false };

export function optionsOf({ scenario, sovietEntry }: State): Options {
  return { scenario, sovietEntry: sovietEntry === 1 };
}

function bad(text: string): Refusal {
  return { code: "OPTIONS", rule: "E", text };
}

/** Reads `{ scenario?: "poland-1939", sovietEntry?: boolean }`. */
export function readOptions(input: unknown): Options | Refusal {
  if (input === undefined || input === null) return DEFAULT_OPTIONS;
  if (typeof input !== "object" || Array.isArray(input)) return bad("Options are a JSON object.");
  const options: { -readonly [Key in keyof Options]: Options[Key] } = { ...DEFAULT_OPTIONS };
  for (const [key, value] of Object.entries(input)) {
    if (key === "scenario") {
      const scenario = PLAYABLE_SCENARIOS.findIndex(({ id }) => id === value);
      if (scenario < 0) return bad(`scenario: one of ${PLAYABLE_SCENARIOS.map(({ id }) => id).join(", ")}.`);
      options.scenario = scenario;
    } else if (key === "sovietEntry") {
      if (typeof value !== "boolean") return bad("sovietEntry: true or false.");
      options.sovietEntry = value;
    } else return bad(`${key.slice(0, 40)}: unknown option.`);
  }
  return options;
}
