/** What a ground unit could do with an activation, and what that is worth. */

import { boardOf, type State } from "../model/state.ts";
import { mobileAttackCost, occupiesFort, targetsOf } from "../rules/combat/attacks.ts";
import { marchTargets } from "../rules/land/march.ts";
import { hasLandLine } from "../rules/supply/sources.ts";
import { placeUnit } from "../rules/units.ts";
import { plannedWorth } from "./attackWorth.ts";
import type { Outlook } from "./outlook.ts";
import { siegeWorth } from "./siege.ts";
import { isLongWar } from "./worth.ts";

export interface UnitPlan {
  readonly worth: number;
  /** Where to go first; the present hex means to stay. */
  readonly hex: number;
  /** What to attack from there, or -1. */
  readonly target: number;
  readonly reason: string;
}

/** Whether the unit would be Full by land where it stands. */
function isSupplied(s: State, unit: number): boolean {
  return hasLandLine(s, unit);
}

/** The best Mobile attack from where the unit stands. */
function bestAttack(outlook: Outlook, unit: number, points: number): { target: number; worth: number } {
  const { s, weights } = outlook;
  let best = { target: -1, worth: 0 };
  for (const target of targetsOf(s, unit)) {
    if (occupiesFort(s, s.groundAt[target])) continue;
    const cost = mobileAttackCost(s, unit, target);
    if (cost > points) continue;
    const once = plannedWorth(outlook, "mobile", [unit], target);
    const worth = once > 0 && 2 * cost <= points ? once * (1 + weights.secondTry) : once;
    if (worth > best.worth) best = { target, worth };
  }
  return best;
}

/** The best action with these Movement Points. The state stays unchanged. */
export function bestPlan(outlook: Outlook, unit: number, points: number): UnitPlan {
  const { s, style, weights } = outlook;
  const board = boardOf(s);
  const { hexIds } = board;
  const care = isLongWar(board) ? weights.longSupply : 1;
  const start = s.unitPlace[unit];
  const wasSupplied = !style.exact || isSupplied(s, unit);
  const short = care * [0, weights.lowSupply, weights.noSupply][s.unitSupply[unit]];
  const resupply = !style.exact || wasSupplied ? 0 : short;
  const stay = bestAttack(outlook, unit, points);
  const besieges = siegeWorth(outlook, unit);
  let best: UnitPlan = {
    worth: stay.worth,
    hex: start,
    target: stay.target,
    reason: stay.target < 0 ? "it stays" : `attack on ${hexIds[stay.target]}`,
  };
  for (const { hex, cost } of marchTargets(s, unit, points)) {
    const gain = outlook.moveGain(unit, start, hex);
    placeUnit(s, unit, hex);
    const isInContact = outlook.isInContact(hex);
    const attack = isInContact ? bestAttack(outlook, unit, points - cost) : { target: -1, worth: 0 };
    const worth = gain + attack.worth + (isInContact ? siegeWorth(outlook, unit) : 0) - besieges;
    const mattersSupply = style.exact && worth + resupply > best.worth && (wasSupplied || resupply > 0);
    const supplied = mattersSupply ? isSupplied(s, unit) : wasSupplied;
    placeUnit(s, unit, start);
    const total = worth + (supplied === wasSupplied ? 0 : supplied ? resupply : -care * weights.cutOff);
    if (total > best.worth) {
      const goal = attack.target < 0 ? "" : `, attack on ${hexIds[attack.target]}`;
      best = { worth: total, hex, target: attack.target, reason: `to ${hexIds[hex]}${goal}` };
    }
  }
  return best;
}
