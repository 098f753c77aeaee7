/** §8 Production Points: where they come from, and who pays. */
import type { PricedUnit, Purpose, UnitPrice } from "../data/production.ts";
import type { Out } from "../events.ts";
import { boardOf, type State } from "../state.ts";
import { priceOf, productionPoints } from "./productionCost.ts";
import { countryOfSpot, payerOf, STATUS } from "./sides.ts";
import { unitData } from "./units.ts";

/** §8.1 R-ECO-3 Factories in own cities that the country's faction controls, and extra ones, less what the Fac Lost marker says (§19). */
export function incomeOf(s: State, country: number): number {
  const { spots, scenario } = boardOf(s);
  if (s.countryStatus[country] !== STATUS.active) return 0;
  const { extraFactories, points } = scenario.countries[country];
  if (points !== undefined) return points;
  let factories = extraFactories;
  spots.forEach((spot, i) => {
    if (s.control[i] === s.countryFaction[country] && countryOfSpot(s, i) === country) factories += spot.factories;
  });
  return productionPoints(factories, s.facLost[country], scenario.rules.ppPerFactory);
}

/** §8.1 The points of the turn, for every country. */
export function receiveIncome(s: State, out: Out): void {
  boardOf(s).countryIds.forEach((_, country) => {
    s.income[country] = incomeOf(s, country);
    if (s.income[country] > 0) out.push({ type: "income", country, amount: s.income[country] });
  });
}

export function pointsLeft(s: State, country: number): number {
  return s.income[country] + s.received[country] - s.given[country] - s.spent[country];
}

/** §8.4 R-ECO-4 What a country may still hand over: its own points, not those it received. */
export function givable(s: State, country: number): number {
  return s.income[country] - s.given[country];
}

/** R-ECO-5 Countries of the faction that have units to pay for. */
export function mayReceive(s: State, country: number, faction: number): boolean {
  return s.countryFaction[country] === faction && s.countryStatus[country] === STATUS.active;
}

function pricedUnit(s: State, unit: number): PricedUnit {
  const { country, class: unitClass, type, mobile, field } = unitData(s, unit);
  if (unitClass !== "ground") return { country, class: unitClass, type };
  return {
    country,
    class: unitClass,
    type,
    mobility: mobile ? "mobile" : "leg",
    groundClass: field ? "field" : "garrison",
    strength: s.unitReduced[unit] === 1 ? "reduced" : "full",
  };
}

/** §8.5 The price for the unit if its country can pay it now. */
export function affordable(s: State, purpose: Purpose, unit: number): UnitPrice | undefined {
  const price = priceOf(purpose, pricedUnit(s, unit));
  return price !== undefined && price.cost <= pointsLeft(s, payerOf(s, unit)) ? price : undefined;
}

export function pay(s: State, unit: number, cost: number): void {
  s.spent[payerOf(s, unit)] += cost;
}
