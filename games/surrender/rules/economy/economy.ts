/** §8 Production Points: where they come from, and who pays. */

import { rulesOf } from "../../board/board.ts";
import { COMMONWEALTH_TRADE } from "../../data/campaign/markerKinds.ts";
import type { Country, Faction, Unit } from "../../data/ids.ts";
import type { PricedUnit, Purpose, UnitPrice } from "../../data/production.ts";
import { RULINGS } from "../../data/rulings.ts";
import type { Out } from "../../model/events.ts";
import { boardOf, type State } from "../../model/state.ts";
import { priceOf, productionPoints } from "../charts/productionCost.ts";
import { payerOf, STATUS } from "../sides.ts";
import { unitData } from "../units.ts";
import {
  bombedFactories,
  capturedFactories,
  extraFactories,
  factoriesInEnemyHands,
  printedFactories,
} from "./factories.ts";

/**
 * §8.1, §47.1 Factories in own cities that the country's faction controls, extra and captured ones, less what the Fac Lost
 * marker says (§19). §60.7 A country in exile counts what is left to it.
 */
export function incomeOf(s: State, country: Country): number {
  const { scenario } = boardOf(s);
  if (s.countryStatus[country] !== STATUS.active && s.exile[country] === 0) return 0;
  const { points } = scenario.countries[country];
  if (points !== undefined) return Math.max(0, points - pointsLost(s, country));
  const factories = printedFactories(s, country) + extraFactories(s, country) + capturedFactories(s, country);
  return productionPoints(factories, facLostBox(s, country), scenario.rules.ppPerFactory);
}

/** Special rules factoriesMove and bombedCosts: what a country with fixed points loses of them. */
function pointsLost(s: State, country: Country): number {
  const board = boardOf(s);
  const id = board.countryIds[country];
  let lost = 0;
  for (const rule of rulesOf(board, "factoriesMove")) {
    if (rule.country !== id) continue;
    const held = s.factoriesLost.slice(-1 - rule.afterTurns);
    const moved = held.length > rule.afterTurns ? Math.floor(Math.min(...held) / rule.per) : 0;
    lost += rule.points * ((held.at(-1) ?? 0) - moved);
  }
  for (const rule of rulesOf(board, "bombedCosts"))
    if (rule.country === id) lost += rule.points * bombedFactories(s, country);
  return lost;
}

/** §47.6 With Commonwealth Trade the marker counts less in this turn. */
function facLostBox(s: State, country: Country): number {
  const box = s.facLost[country];
  const trades = s.commonwealthTrade === 1 && boardOf(s).countryIds[country] === COMMONWEALTH_TRADE.country;
  return trades ? Math.max(1, box - COMMONWEALTH_TRADE.boxesLess) : box;
}

/** §8.1 The points of the turn, for every country. */
export function receiveIncome(s: State, out: Out): void {
  const board = boardOf(s);
  for (const { country } of rulesOf(board, "factoriesMove"))
    s.factoriesLost.push(factoriesInEnemyHands(s, board.countryIds.indexOf(country)));
  board.countryIds.forEach((_, country) => {
    s.income[country] = incomeOf(s, country);
    if (s.income[country] > 0) out.push({ type: "income", country, amount: s.income[country] });
  });
  if (rulesOf(board, "bombedCosts").length > 0) s.bombed = [];
}

export function pointsLeft(s: State, country: Country): number {
  return s.income[country] + s.received[country] - s.given[country] - s.spent[country];
}

/** §8.4 R-ECO-4, §47.5 R-ECO-8 What a country may still hand over: of its own points, not of those it received. */
export function givable(s: State, country: Country): number {
  const most = isHalved(s) ? Math.floor(s.income[country] * RULINGS["R-ECO-8"].value) : s.income[country];
  return Math.min(most - s.given[country], pointsLeft(s, country));
}

/** §47.5 R-ECO-8 What a country may still receive. */
export function receivable(s: State, country: Country): number {
  return isHalved(s) ? s.income[country] - s.received[country] : Number.POSITIVE_INFINITY;
}

function isHalved(s: State): boolean {
  return boardOf(s).scenario.rules.transferLimit === "half";
}

/** R-ECO-5 Countries of the faction that have units to pay for. */
export function mayReceive(s: State, country: Country, faction: Faction): boolean {
  return s.countryFaction[country] === faction && s.countryStatus[country] === STATUS.active;
}

function pricedUnit(s: State, unit: Unit): PricedUnit {
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
export function affordable(s: State, purpose: Purpose, unit: Unit): UnitPrice | undefined {
  const price = priceOf(purpose, pricedUnit(s, unit));
  return price !== undefined && price.cost <= pointsLeft(s, payerOf(s, unit)) ? price : undefined;
}

export function pay(s: State, unit: Unit, cost: number): void {
  s.spent[payerOf(s, unit)] += cost;
}
