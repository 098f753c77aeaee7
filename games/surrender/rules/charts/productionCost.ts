import { PRICES, type PricedUnit, type Purpose, UNIT_PRICES, type UnitPrice } from "../../data/production.ts";
import { RULINGS } from "../../data/rulings.ts";
import { holds } from "./conditions.ts";

/** §8.6, §18 What it costs to activate, rebuild or mobilize the unit; undefined if that cannot be bought. */
export function priceOf(purpose: Purpose, unit: PricedUnit): UnitPrice | undefined {
  return UNIT_PRICES[purpose].find(
    ({ when, unless }) => holds<PricedUnit>(when, unit) && !(unless && holds<PricedUnit>(unless, unit)),
  );
}

/** The sum of prices, by id. */
export function totalPrice(ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + PRICES.find((price) => price.id === id)!.cost, 0);
}

/** §8.1, §8.2 Production Points of a country: `factories` printed and extra ones, `facLost` the box of its marker. */
export function productionPoints(
  factories: number,
  facLost: number,
  perFactory: number = RULINGS["R-ECO-1"].value,
): number {
  const lost = facLost - RULINGS["R-ECO-2"].value;
  return perFactory * Math.max(0, factories - lost);
}
