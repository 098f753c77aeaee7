/** §57.5 Which convoys the engine proposes for which arrivals. */
import type { Unit } from "../../data/ids.ts";
import type { State } from "../../model/state.ts";
import { unitData } from "../units.ts";
import { type Arrival, keyOfArrival, type SeaWay } from "./seaLines.ts";

/** An arrival that units need, and the ways on which convoys can serve it, the best first. */
export interface Need extends Arrival {
  readonly units: readonly Unit[];
  readonly ways: readonly SeaWay[];
}

/** By arrival: the way that its convoy takes. */
export type ConvoyPlan = ReadonlyMap<number, SeaWay>;

/**
 * Convoys go to the arrivals with the most ground units first. A unit counts for one arrival only; arrivals whose units
 * the plan supplies already get the convoys that are left.
 */
export function planConvoys(s: State, needs: readonly Need[]): ConvoyPlan {
  const plan = new Map<number, SeaWay>();
  const taken = new Set<Unit>();
  const supplied = new Set<Unit>();
  const open = new Set(needs);
  while (open.size > 0) {
    const need = neediest(s, [...open], supplied);
    open.delete(need);
    const way = need.ways.find(({ convoy }) => !taken.has(convoy));
    if (way === undefined) continue;
    plan.set(keyOfArrival(need), way);
    taken.add(way.convoy);
    for (const unit of need.units) supplied.add(unit);
  }
  return plan;
}

/** By ground units without supply, then by all units without it; of equals the first. */
function neediest(s: State, needs: readonly Need[], supplied: ReadonlySet<Unit>): Need {
  const counted = needs.map((need) => {
    const units = need.units.filter((unit) => !supplied.has(unit));
    return { need, units: units.length, ground: units.filter((unit) => unitData(s, unit).class === "ground").length };
  });
  return counted.toSorted((a, b) => b.ground - a.ground || b.units - a.units)[0].need;
}
