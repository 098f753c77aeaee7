import type { Condition, Entry } from "../../data/conditions.ts";

/** Whether every fact that the condition names is as wanted. */
export function holds<Facts extends object>(condition: Condition<Facts>, facts: Facts): boolean {
  for (const fact in condition) {
    if (!matches(condition[fact as keyof Condition<Facts>], facts[fact as unknown as keyof Facts])) return false;
  }
  return true;
}

/** One of the wanted values is the fact, or is in the list that the fact is. */
function matches(wanted: unknown, fact: unknown): boolean {
  if (Array.isArray(fact)) return fact.some((element) => matches(wanted, element));
  return Array.isArray(wanted) ? wanted.includes(fact) : wanted === fact;
}

/** How many times the entry counts; 0 if it does not apply. */
export function timesApplied<Facts extends object>(entry: Entry<Facts>, facts: Facts): number {
  if (!holds(entry.when, facts)) return 0;
  if (entry.each === undefined) return 1;
  return Math.ceil(Number(facts[entry.each]) / (entry.per ?? 1));
}
