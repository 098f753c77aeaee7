/** What a ground unit could do with an activation, and what that is worth. */

import { boardOf, type State } from "../model/state.ts";
import { mobileAttackCost, occupiesFort, targetsOf } from "../rules/combat/attacks.ts";
import { marchTargets } from "../rules/land/march.ts";
import { hasLandLine } from "../rules/supply/sources.ts";
import { placeUnit } from "../rules/units.ts";
import { plannedWorth } from "./attackWorth.ts";
import { Outlook } from "./outlook.ts";
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

function stayingPlan(outlook: Outlook, unit: number, points: number): UnitPlan {
  const { s } = outlook;
  const { worth, target } = bestAttack(outlook, unit, points);
  const reason = target < 0 ? "it stays" : `attack on ${boardOf(s).hexIds[target]}`;
  return { worth, hex: s.unitPlace[unit], target, reason };
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
  const besieges = siegeWorth(outlook, unit);
  let best = stayingPlan(outlook, unit, points);
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

/**
 * The same in a war of years, where a unit itself makes the front where it stands less urgent: what the way back would
 * promise, once it has gone, is no gain. Otherwise units would walk to and fro.
 */
export function settledPlan(outlook: Outlook, unit: number, points: number): UnitPlan {
  const plan = bestPlan(outlook, unit, points);
  const { s, faction, style } = outlook;
  const start = s.unitPlace[unit];
  if (plan.hex === start || !style.exact || !isLongWar(boardOf(s))) return plan;
  placeUnit(s, unit, plan.hex);
  const back = new Outlook(s, faction, style).moveGain(unit, plan.hex, start);
  placeUnit(s, unit, start);
  const worth = plan.worth - Math.max(0, outlook.moveGain(unit, start, plan.hex) + back) / 2;
  const staying = stayingPlan(outlook, unit, points);
  return worth > staying.worth ? { ...plan, worth } : staying;
}
