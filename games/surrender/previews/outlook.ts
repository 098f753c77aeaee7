/** What a unit on the map could do now: where it could march, whom it could attack from where, and with what odds. */
import type { ResultCode } from "../data/combatTable.ts";
import type { Purpose, UnitPrice } from "../data/production.ts";
import { boardOf, PHASE, type State } from "../model/state.ts";
import { airNavalOdds, groundOdds, type Odds } from "../rules/charts/odds.ts";
import { mobileAttackCost, occupiesFort, targetsOf } from "../rules/combat/attacks.ts";
import { airSituation, type Battle, groundSituation } from "../rules/combat/battle.ts";
import { affordable } from "../rules/economy/economy.ts";
import { activationCost, allowanceOf } from "../rules/land/activation.ts";
import { marchPath, marchTargets } from "../rules/land/march.ts";
import { placeUnit } from "../rules/units.ts";

export { MAX_ADDITIONAL } from "../rules/combat/attacks.ts";
export { activationCost } from "../rules/land/activation.ts";

/** A hex in reach with the points it costs. */
export interface Reach {
  readonly hex: number;
  readonly cost: number;
}

/** A Mobile attack: the cheapest hex to make it from, the march there, and what the attack itself costs. */
export interface AttackPlan {
  readonly hex: number;
  readonly from: number;
  readonly marchCost: number;
  readonly price: number;
}

export interface UnitOutlook {
  readonly points: number;
  readonly activationCost: number;
  readonly mayMarch: boolean;
  readonly reach: readonly Reach[];
  readonly attacks: readonly AttackPlan[];
}

/** §10 A unit that is not on a march has the points that it would be activated with. */
export function unitOutlook(s: State, unit: number): UnitOutlook {
  const isGround = boardOf(s).units[unit].class === "ground";
  const mayMarch = isGround && (s.active < 0 || s.phase === PHASE.march);
  const points = s.active < 0 ? allowanceOf(s, unit) : s.points;
  const reach = mayMarch ? marchTargets(s, unit, points) : [];
  return {
    points,
    activationCost: isGround ? activationCost(s, unit) : 0,
    mayMarch,
    reach,
    attacks: mayMarch ? attackPlans(s, unit, points, reach) : [],
  };
}

/** The hexes of a march, the last one included; undefined if it is out of reach. */
export function marchTo(s: State, unit: number, points: number, hex: number): readonly number[] | undefined {
  return marchPath(s, unit, points, hex)?.path;
}

/** Of an attack by this unit alone, with nothing committed by either side, from another hex if one is named. */
export function attackOdds(
  s: State,
  kind: "assault" | "mobile",
  unit: number,
  hex: number,
  from = s.unitPlace[unit],
): Odds<ResultCode> {
  const battle: Battle = { kind, attackers: [unit], hex, airAttacker: false, airDefender: false, markers: [] };
  const start = s.unitPlace[unit];
  placeUnit(s, unit, from);
  const odds = groundOdds(groundSituation(s, battle));
  placeUnit(s, unit, start);
  return odds;
}

/** Of an Air Strike on an air unit. */
export function strikeOdds(s: State, unit: number, target: number): Odds<ResultCode> {
  return airNavalOdds(airSituation(s, "airStrike", unit, target, s.unitPlace[target]));
}

/** What it costs to rebuild, rest or mobilize a unit; undefined if nobody can pay for it. */
export function priceFor(s: State, purpose: Purpose, unit: number): UnitPrice | undefined {
  return affordable(s, purpose, unit);
}

function attackPlans(s: State, unit: number, points: number, reach: readonly Reach[]): AttackPlan[] {
  const plans = new Map<number, AttackPlan>();
  const start = s.unitPlace[unit];
  for (const { hex: from, cost: marchCost } of [{ hex: start, cost: 0 }, ...reach]) {
    placeUnit(s, unit, from);
    for (const hex of targetsOf(s, unit)) {
      const price = mobileAttackCost(s, unit, hex);
      const known = plans.get(hex);
      if (occupiesFort(s, s.groundAt[hex]) || marchCost + price > points) continue;
      if (known && known.marchCost + known.price <= marchCost + price) continue;
      plans.set(hex, { hex, from, marchCost, price });
    }
  }
  placeUnit(s, unit, start);
  return [...plans.values()];
}
