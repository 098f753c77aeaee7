/** §57.5 Which convoys the engine proposes for which arrivals. */
import type { State } from "../../model/state.ts";
import { unitData } from "../units.ts";
import { type Arrival, keyOfArrival, type SeaWay } from "./seaLines.ts";

/** An arrival that units need, and the ways on which convoys can serve it, the best first. */
export interface Need extends Arrival {
  readonly units: readonly number[];
  readonly ways: readonly SeaWay[];
}

/** By arrival: the way that its convoy takes. */
export type ConvoyPlan = ReadonlyMap<number, SeaWay>;

/**
 * Convoys go to the arrivals with the most ground units first. A unit counts for one arrival only; what other arrivals
 * supply already waits for the convoys that are left.
 */
export function planConvoys(s: State, needs: readonly Need[]): ConvoyPlan {
  const plan = new Map<number, SeaWay>();
  const taken = new Set<number>();
  const supplied = new Set<number>();
  const open = [...needs];
  while (open.length > 0) {
    const rest = open.map((need) => need.units.filter((unit) => !supplied.has(unit)));
    const counts = rest.map((units) => [
      units.filter((unit) => unitData(s, unit).class === "ground").length,
      units.length,
    ]);
    let most = 0;
    for (let i = 1; i < open.length; i++)
      if (counts[i][0] > counts[most][0] || (counts[i][0] === counts[most][0] && counts[i][1] > counts[most][1]))
        most = i;
    const [need] = open.splice(most, 1);
    const way = need.ways.find(({ convoy }) => !taken.has(convoy));
    if (way === undefined) continue;
    plan.set(keyOfArrival(need), way);
    taken.add(way.convoy);
    for (const unit of need.units) supplied.add(unit);
  }
  return plan;
}
