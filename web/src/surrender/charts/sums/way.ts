/** The way of a unit as steps, each a list of entries of the cost table. */
import type { MovementCost } from "@tripartite/surrender/data/movement";
import { STEP_COSTS, totalCost } from "@tripartite/surrender/rules/charts/movementCost";
import type { Values } from "../form.ts";

const COSTS: Readonly<Record<string, MovementCost>> = STEP_COSTS;

const HEXSIDE_IDS: Readonly<Record<string, string>> = { clear: "", river: "MG8", strait: "MG9" };
const ATTACK_IDS: Readonly<Record<string, string>> = { none: "", fair: "MG10", poor: "MG11" };

/** What a line gives no benefit against: an attack pays the plain cost of the hex. */
export const LINE = "MG2";

export function stepOf(values: Values): string {
  const { into, side, attack } = values;
  if (into === LINE) return LINE;
  return [into, HEXSIDE_IDS[side], ATTACK_IDS[attack]].filter((id) => id !== "").join(".");
}

export function costOf(step: string): number {
  return totalCost(step.split(".").map((id) => COSTS[id] ?? { cost: 0 }));
}

export function describeStep(step: string): string {
  return step
    .split(".")
    .map((id) => COSTS[id]?.text ?? id)
    .join(" + ");
}

export function stepsOf(way: string): readonly string[] {
  return way === "" ? [] : way.split(",");
}

export function wayOf(steps: readonly string[]): string {
  return steps.join(",");
}
