import type { Refusal } from "./contract.ts";

/** Stands for the section where no rule of a game is concerned, only the form of what was sent. */
export const OUTSIDE_THE_RULES = "protocol";

/** The refusals of a game by their stable codes: the section of the rules, and a sentence for people. */
export function catalogue<Code extends string>(
  rows: Record<Code, readonly [rule: string, text: string]>,
): Record<Code, Refusal> {
  const entries = Object.entries<readonly [string, string]>(rows);
  return Object.fromEntries(entries.map(([code, [rule, text]]) => [code, { code, rule, text }])) as Record<
    Code,
    Refusal
  >;
}
