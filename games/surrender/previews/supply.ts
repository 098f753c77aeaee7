/** §57 What a Supply Check now would find, if every proposed convoy arrives. */
import type { Event } from "../model/events.ts";
import { copyState } from "../model/state/copy.ts";
import { boardOf, type State } from "../model/state.ts";
import { clearOperation } from "../phases/sequence.ts";
import { supplyCheckPhase, supplySeaPhase } from "../phases/supply/supplyCheck.ts";
import { landNetworks } from "../rules/supply/networks.ts";
import { landHexes } from "./land.ts";

/** The land hexes through which supply lines of this faction may run. */
export function hexesWithLine(s: State, faction: number): number[] {
  const { of } = landNetworks(s, faction);
  return landHexes(s).filter((hex) => of[hex] >= 0);
}

export interface SupplyCheckPreview {
  /** Units that the proposed convoys supply, and the sea nodes on their ways. */
  readonly bySea: readonly number[];
  readonly seas: readonly number[];
  /** Units in hexes that no line to an Unlimited source reaches. */
  readonly without: readonly number[];
}

/** The phases themselves, played on a copy with the first offer each time. */
export function previewSupplyCheck(s: State, faction: number): SupplyCheckPreview {
  const after = copyState(s);
  const events: Event[] = [];
  clearOperation(after);
  after.phasing = faction;
  supplyCheckPhase.proceed(after, events);
  const onLand = after.suppliedBySea.length;
  const seas = new Set<number>();
  for (let [offer] = supplySeaPhase.legal(after, faction); offer?.type === "serve"; ) {
    for (const node of offer.route) seas.add(node);
    supplySeaPhase.perform(after, faction, offer, events, undefined);
    supplySeaPhase.proceed(after, events);
    [offer] = supplySeaPhase.legal(after, faction);
  }
  const supplied = new Set(after.suppliedBySea);
  return {
    bySea: after.suppliedBySea.slice(onLand),
    seas: [...seas],
    without: boardOf(s).units.flatMap((_, unit) =>
      s.unitFaction[unit] === faction && s.unitPlace[unit] >= 0 && !supplied.has(unit) ? [unit] : [],
    ),
  };
}
