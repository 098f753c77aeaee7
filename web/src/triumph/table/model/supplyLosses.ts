import type { Json } from "@tripartite/kernel";
import type { History } from "../../../net/history.ts";

interface EventJson {
  readonly type: string;
  readonly area?: string;
  readonly count?: number;
}

/** §14.1 Blocks that lost a CV in the last Supply Phase, by area, until the next Player Turn begins. */
export function lastSupplyLosses(history: History): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const { events } of history.toReversed()) {
    for (const json of events.toReversed()) {
      const event = json as Json & EventJson;
      if (event.type === "playerTurnBegan") return losses;
      if (event.type === "supplyLoss" && event.area !== undefined)
        losses.set(event.area, (losses.get(event.area) ?? 0) + (event.count ?? 1));
    }
  }
  return losses;
}
