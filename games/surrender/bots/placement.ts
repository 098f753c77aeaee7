/** D-CEM, D-SET, D-SETUP, D-DIS, D-REPAT, D-HOME Where a unit is put down. */
import type { Action } from "../model/actions.ts";
import { unitData } from "../rules/units.ts";
import { baseWorth } from "./air.ts";
import { bestOf, type Decision, firstOf, type Option, type Thought } from "./brain.ts";

/** A Map Box is safe, but far from everything. */
const IN_A_BOX = -2;

/** The worth of a unit in a hex or box. */
export function placeWorth({ s, outlook }: Decision, unit: number, hex: number | undefined): number {
  if (hex === undefined || hex < 0) return IN_A_BOX;
  if (unitData(s, unit).class === "air") return baseWorth(outlook, hex);
  if (unitData(s, unit).class === "naval") return -outlook.danger(hex);
  const guarded = outlook.guardOf(unit, hex);
  return unitData(s, unit).field ? guarded + outlook.attraction(hex) : guarded;
}

function options(decision: Decision, unitOf: (action: Action) => number): Option[] {
  return decision.legal.flatMap((action): Option[] => {
    if (!("hex" in action) && !("box" in action)) return [];
    const hex = "hex" in action ? action.hex : undefined;
    return [{ action, worth: placeWorth(decision, unitOf(action), hex), reason: "the best place for it" }];
  });
}

function bestPlace(decision: Decision, unitOf: (action: Action) => number): Thought {
  const found = options(decision, unitOf);
  return found.length > 0 ? bestOf(found) : { action: decision.legal[0], reason: "The only place." };
}

/** D-SETUP, D-SET The order of battle knows best. */
export function chooseSetUp(decision: Decision): Thought {
  const historical = firstOf(decision.legal, "historical", "done");
  if (historical !== undefined) return { action: historical, reason: "Where they are meant to be." };
  return bestPlace(decision, (action) => ("unit" in action ? action.unit! : 0));
}

/** D-CEM, D-HOME */
export function choosePlace(decision: Decision): Thought {
  return bestPlace(decision, (action) => ("unit" in action ? action.unit! : 0));
}

/** D-DIS */
export function chooseBase(decision: Decision): Thought {
  return bestPlace(decision, () => decision.s.displaced[0]);
}

/** D-REPAT */
export function chooseHome(decision: Decision): Thought {
  return bestPlace(decision, () => decision.s.repatriated[0]);
}
