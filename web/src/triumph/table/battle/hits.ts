import type { BattleSide, BattleUnit } from "@tripartite/triumph/odds/sides";
import type { OfferOf } from "../model/action.ts";
import { groupBy } from "../model/focus.ts";
import type { OwnUnits } from "../model/units.ts";

export interface HitChoice {
  readonly offer: OfferOf<"hit">;
  readonly unit: BattleUnit;
  readonly from: string | undefined;
  readonly alike: number;
}

/** Choices that differ for the person: of units that are alike only the first, with their number. */
export function distinctHits(
  offers: readonly OfferOf<"hit">[],
  sides: readonly BattleSide[],
  units: OwnUnits,
): HitChoice[] {
  const fighters = sides.flatMap((side) => side.units);
  const found = offers.flatMap((offer) => {
    const unit = fighters.find((one) => one.unit === offer.action.unit);
    return unit === undefined ? [] : [{ offer, unit, from: units.get(offer.action.unit)?.unit.route?.at(-2) }];
  });
  const groups = groupBy(found, ({ unit, from }) =>
    [unit.nationality, unit.unitType, unit.cv, unit.acted, unit.invader, unit.raider, from].join(),
  );
  return [...groups.values()].map((group) => ({ ...group[0], alike: group.length }));
}
