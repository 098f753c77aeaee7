/** What a table may choose before the game. */
import type { Refusal } from "@tripartite/kernel";
import { SCENARIO_IDS, scenarioAt } from "./data/scenarios/index.ts";
import type { State } from "./model/state.ts";

/** §70 Optional rules that a table may switch on; the positions are bits of `State.optional`. */
export const OPTIONAL_RULES = ["sovietEntry", "variableEntry", "nuclear", "coldWar", "freeSetUp"] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];

/** Those of a campaign. */
const CAMPAIGN_OPTIONS: readonly OptionalRule[] = OPTIONAL_RULES;

/** §70.3 A die chooses the opening. */
const VARIABLE = "variable";

export interface Options {
  /** Position in SCENARIO_IDS. */
  readonly scenario: number;
  /** Position in the scenario's starts, or -1 for a die. */
  readonly opening: number;
  /** Bit mask of OPTIONAL_RULES. */
  readonly optional: number;
}

export const DEFAULT_OPTIONS: Options = { scenario: 0, opening: 0, optional: 0 };

/** Whether the table plays with an optional rule. */
export function hasOption({ optional }: Pick<State, "optional">, rule: OptionalRule): boolean {
  return (optional & (1 << OPTIONAL_RULES.indexOf(rule))) !== 0;
}

export function optionsOf({ scenario, opening, optional }: State): Options {
  return { scenario, opening, optional };
}

/** The optional rules that a scenario has: campaigns those of §70, others what their special rules offer. */
export function optionalRulesOf(scenario: number): readonly OptionalRule[] {
  const { id, specialRules } = scenarioAt(scenario);
  if (id === "europe-1939") return CAMPAIGN_OPTIONS;
  if (id.startsWith("europe-")) return CAMPAIGN_OPTIONS.filter((rule) => rule !== "sovietEntry");
  return specialRules.some((rule) => rule.id === "sovietEntry") ? ["sovietEntry"] : [];
}

/** The openings that a table of the scenario may choose; empty if there is nothing to choose. */
export function openingsOf(scenario: number): readonly string[] {
  const { starts } = scenarioAt(scenario);
  return starts.length < 2 ? [] : [...starts.map(({ id }) => id!), VARIABLE];
}

function bad(text: string): Refusal {
  return { code: "OPTIONS", rule: "E", text };
}

/** Reads `{ scenario?: "poland-1939", opening?: "historical", sovietEntry?: boolean … }`. */
export function readOptions(input: unknown): Options | Refusal {
  if (input === undefined || input === null) return DEFAULT_OPTIONS;
  if (typeof input !== "object" || Array.isArray(input)) return bad("Options are a JSON object.");
  const { scenario: name = SCENARIO_IDS[0], ...rest } = input as Record<string, unknown>;
  const scenario = (SCENARIO_IDS as readonly unknown[]).indexOf(name);
  if (scenario < 0) return bad(`scenario: one of ${SCENARIO_IDS.join(", ")}.`);
  let opening = 0;
  let optional = 0;
  for (const [key, value] of Object.entries(rest)) {
    if (key === "opening") {
      const openings = openingsOf(scenario);
      if (openings.length === 0) return bad(`opening: ${name} has one opening only.`);
      if (!openings.includes(value as string)) return bad(`opening: one of ${openings.join(", ")}.`);
      opening = value === VARIABLE ? -1 : openings.indexOf(value as string);
    } else {
      const bit = (OPTIONAL_RULES as readonly string[]).indexOf(key);
      if (bit < 0) return bad(`${key.slice(0, 40)}: unknown option.`);
      if (typeof value !== "boolean") return bad(`${key}: true or false.`);
      if (value && !optionalRulesOf(scenario).includes(OPTIONAL_RULES[bit])) return bad(`${key}: not in ${name}.`);
      if (value) optional |= 1 << bit;
    }
  }
  return { scenario, opening, optional };
}

/** The options of a state in the words that `readOptions` reads, without the scenario. */
export function writeOptions(s: State): Record<string, string | boolean> {
  const openings = openingsOf(s.scenario);
  return {
    ...(openings.length > 0 && { opening: openings[s.opening] }),
    ...Object.fromEntries(optionalRulesOf(s.scenario).map((rule) => [rule, hasOption(s, rule)])),
  };
}
