/** What a ground unit could do with an activation, and what that is worth. */
import { distance, SPOT_NONE } from "../board/board.ts";
import { mobileAttackCost, occupiesFort, targetsOf } from "../rules/attacks.ts";
import { marchTargets } from "../rules/march.ts";
import { hasSupplyLine } from "../rules/supplyLines.ts";
import { placeUnit } from "../rules/units.ts";
import { boardOf, type State } from "../state.ts";
import { attackWorth } from "./attackWorth.ts";
import { cityWorth, type Style } from "./brain.ts";
import type { Threats } from "./threats.ts";

export interface Plan {
  readonly worth: number;
  /** Where to go first; the present hex means to stay. */
  readonly hex: number;
  /** What to attack from there, or -1. */
  readonly target: number;
  readonly reason: string;
}

const SECOND_TRY = 0.5;
const ATTRACTION = 0.35;
const CUT_OFF = 2;

/** How much a hex lies on the way to cities that are worth taking. */
function attraction(s: State, faction: number, hex: number): number {
  const { spots } = boardOf(s);
  let best = 0;
  for (let spot = 0; spot < spots.length; spot++) {
    if (s.control[spot] < 0 || s.control[spot] === faction) continue;
    best = Math.max(best, (cityWorth(s, spot) * ATTRACTION) / (1 + distance(boardOf(s), hex, spots[spot].hex)));
  }
  return best;
}

/** The worth of standing in a hex, and of taking what is in it. */
export function hexWorth(s: State, unit: number, hex: number, threats: Threats, style: Style): number {
  const faction = s.unitFaction[unit];
  const spot = boardOf(s).spotAt[hex];
  const taken = spot !== SPOT_NONE && s.control[spot] >= 0 && s.control[spot] !== faction ? cityWorth(s, spot) : 0;
  const guarded = threats.guardWorth(hex, s.unitReduced[unit] === 1) * style.caution;
  return taken + guarded + attraction(s, faction, hex);
}

/** The best Mobile attack from where the unit stands. */
export function bestAttack(s: State, unit: number, points: number, style: Style): { target: number; worth: number } {
  let best = { target: -1, worth: 0 };
  for (const target of targetsOf(s, unit)) {
    if (occupiesFort(s, s.groundAt[target])) continue;
    const cost = mobileAttackCost(s, unit, target);
    if (cost > points) continue;
    const battle = { attackers: [unit], hex: target, airAttacker: false, airDefender: false, markers: [] };
    const once = attackWorth(s, { kind: "mobile", ...battle }, style);
    const worth = once > 0 && 2 * cost <= points ? once * (1 + SECOND_TRY) : once;
    if (worth > best.worth) best = { target, worth };
  }
  return best;
}

/** The best thing to do with so many Movement Points. The state is left as it was. */
export function bestPlan(s: State, unit: number, points: number, threats: Threats, style: Style): Plan {
  const start = s.unitPlace[unit];
  const here = hexWorth(s, unit, start, threats, style);
  const stay = bestAttack(s, unit, points, style);
  let best: Plan = {
    worth: stay.worth,
    hex: start,
    target: stay.target,
    reason: `attack on ${boardOf(s).hexIds[stay.target]}`,
  };
  for (const { hex, cost } of marchTargets(s, unit, points)) {
    const gain = hexWorth(s, unit, hex, threats, style) - here;
    placeUnit(s, unit, hex);
    const attack = bestAttack(s, unit, points - cost, style);
    const worth = gain + attack.worth;
    const supplied = worth <= best.worth || !style.exact || hasSupplyLine(s, unit);
    placeUnit(s, unit, start);
    const total = supplied ? worth : worth - CUT_OFF;
    if (total > best.worth) best = { worth: total, hex, target: attack.target, reason: `to ${boardOf(s).hexIds[hex]}` };
  }
  return best;
}
