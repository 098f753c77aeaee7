/** §10.3 What movement costs. */
import {
  AIR_COSTS,
  ATTACK_COST,
  GROUND_COSTS,
  GROUND_PLUS_COSTS,
  type GroundCostId,
  type GroundPlusCostId,
  HEXSIDE_COST,
  MOVEMENT_ALLOWANCE,
  type MovementCost,
  NAVAL_COSTS,
} from "../../data/movement.ts";
import {
  type Hexside,
  type HexTerrain,
  isRough,
  type Mobility,
  type SupplyState,
  type Weather,
} from "../../data/vocabulary.ts";

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

/** Every entry of the cost tables, by id. */
export const STEP_COSTS = { ...GROUND_COSTS, ...GROUND_PLUS_COSTS, ...AIR_COSTS, ...NAVAL_COSTS };
export type StepCostId = keyof typeof STEP_COSTS;

/** §10.3 The sum of entries. */
export function costOf(ids: readonly StepCostId[]): number {
  return totalCost(ids.map((id) => STEP_COSTS[id]));
}
