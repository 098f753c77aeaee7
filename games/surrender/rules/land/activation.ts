/** §10.1 Activations. */
import type { Unit } from "../../data/ids.ts";
import { UNIT_PRICES } from "../../data/production.ts";
import { MAX_SORTIES } from "../../data/rulings.ts";
import { type Mobility, SUPPLY_STATES } from "../../data/vocabulary.ts";
import { ACTIVATED, STRATEGIC, type State } from "../../model/state.ts";
import { movementAllowance } from "../charts/movementCost.ts";
import { pay, pointsLeft } from "../economy/economy.ts";
import { payerOf } from "../sides.ts";
import { hasFlag, unitData } from "../units.ts";
import { landBoxAt } from "./landBox.ts";

/** §8.6 PA1, PA2 */
const ACTIVATION_COST = Object.fromEntries(
  UNIT_PRICES.activation.map(({ cost, when }) => [when.mobility as Mobility, cost]),
) as Record<Mobility, number>;

export function activationCost(s: State, unit: Unit): number {
  return ACTIVATION_COST[unitData(s, unit).mobile ? "mobile" : "leg"];
}

/** R-ACT-1, R-STM-2, R-UNI-2 A field unit on the map that was not yet used this turn, and that its country can pay. */
export function canActivate(s: State, unit: Unit): boolean {
  const { field } = unitData(s, unit);
  return (
    field &&
    (s.unitPlace[unit] >= 0 || landBoxAt(s, s.unitPlace[unit]) !== undefined) &&
    !hasFlag(s, unit, ACTIVATED | STRATEGIC) &&
    activationCost(s, unit) <= pointsLeft(s, payerOf(s, unit))
  );
}

export function activateGround(s: State, unit: Unit): number {
  const cost = activationCost(s, unit);
  pay(s, unit, cost);
  s.unitFlags[unit] |= ACTIVATED;
  return cost;
}

/** §10.3 */
export function allowanceOf(s: State, unit: Unit): number {
  const { class: unitClass, mobile } = unitData(s, unit);
  const supply = SUPPLY_STATES[s.unitSupply[unit]];
  return movementAllowance(supply, unitClass === "ground" ? (mobile ? "mobile" : "leg") : "airOrNaval");
}

/** §3.5 An air unit with six Sorties can only move and defend. */
export function mayFight(s: State, air: Unit): boolean {
  return s.unitSorties[air] < MAX_SORTIES;
}
