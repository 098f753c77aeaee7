/** §10.3 What movement costs. */
import {
  AIR_COSTS,
  type AirCostId,
  ATTACK_COST,
  GROUND_COSTS,
  GROUND_PLUS_COSTS,
  type GroundCostId,
  type GroundPlusCostId,
  HEXSIDE_COST,
  MOVEMENT_ALLOWANCE,
  type MovementCost,
  NAVAL_COSTS,
  type NavalCostId,
} from "../data/movement.ts";
import {
  type Hexside,
  type HexTerrain,
  isRough,
  type Mobility,
  type SupplyState,
  type Weather,
} from "../data/vocabulary.ts";

/** §10.3 Movement Points; air and naval units are not leg. */
export function movementAllowance(supply: SupplyState, mobility: Mobility | "airOrNaval"): number {
  return MOVEMENT_ALLOWANCE[supply][mobility === "leg" ? "leg" : "other"];
}

/** One step of a ground unit, or its attack into a hex. What is not said is not the case. */
export interface GroundStep {
  readonly terrain: HexTerrain;
  readonly hexside?: Hexside;
  /** Whose city or fort is in the hex entered. */
  readonly cityOrFort?: "friendly" | "enemy";
  /** A link of a Transport Line leads into the hex. */
  readonly transportLine?: boolean;
  /** An enemy unit is in the hex. */
  readonly enemyUnit?: boolean;
  readonly intoCentralRussiaBox?: boolean;
  readonly outOfCentralRussiaBox?: boolean;
  /** The weather of the hex attacked; undefined for a march. */
  readonly attackIn?: Weather;
}

/** §10.3 The line's benefit is lost into a hex with an enemy city, fort or unit and at the Central Russia Box. */
function usesLine(step: GroundStep): boolean {
  if (!step.transportLine || step.attackIn !== undefined || step.enemyUnit || step.cityOrFort === "enemy") return false;
  return !step.intoCentralRussiaBox && !step.outOfCentralRussiaBox;
}

/** §10.3 The one plain cost. */
function plainCost(step: GroundStep): GroundCostId {
  if (step.intoCentralRussiaBox) return "MG6";
  if (step.cityOrFort !== undefined) return step.cityOrFort === "friendly" ? "MG3" : "MG4";
  return isRough(step.terrain) ? "MG5" : "MG1";
}

/** §10.3 The entries of the cost table that a step pays; undefined if it is prohibited by terrain. */
export function groundStepCosts(step: GroundStep): readonly MovementCost[] | undefined {
  const { hexside = "clear" } = step;
  if (hexside === "water" || step.terrain === "water" || step.terrain === "fadedDot") return undefined;
  if (usesLine(step)) return [GROUND_COSTS.MG2];
  const plus: GroundPlusCostId[] = [HEXSIDE_COST[hexside]];
  if (step.attackIn !== undefined) plus.push(ATTACK_COST[step.attackIn]);
  return [GROUND_COSTS[plainCost(step)], ...plus.map((id) => GROUND_PLUS_COSTS[id]).filter(({ cost }) => cost > 0)];
}

export function totalCost(costs: readonly { readonly cost: number }[]): number {
  return costs.reduce((sum, { cost }) => sum + cost, 0);
}

/** §10.3 One plain cost and any "+" costs, by id. */
export function groundCost(plain: GroundCostId, plus: readonly GroundPlusCostId[]): number {
  return totalCost([GROUND_COSTS[plain], ...plus.map((id) => GROUND_PLUS_COSTS[id])]);
}

export function airCost(ids: readonly AirCostId[]): number {
  return totalCost(ids.map((id) => AIR_COSTS[id]));
}

export function navalCost(ids: readonly NavalCostId[]): number {
  return totalCost(ids.map((id) => NAVAL_COSTS[id]));
}
