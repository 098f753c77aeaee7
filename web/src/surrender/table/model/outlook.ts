/** What a unit could do, reckoned with the rules of the game itself from what the seat sees. */
import type { Json, Refusal } from "@tripartite/kernel";
import type { ResultCode } from "@tripartite/surrender/data/combatTable";
import type { Purpose } from "@tripartite/surrender/data/production";
import { whyNotMarch } from "@tripartite/surrender/previews/land";
import type { BothSides } from "@tripartite/surrender/rules/charts/combatValue";
import { groundSums } from "@tripartite/surrender/rules/charts/groundCombat";
import { airNavalOdds, groundOdds, type Odds } from "@tripartite/surrender/rules/charts/odds";
import { mobileAttackCost, occupiesFort, targetsOf } from "@tripartite/surrender/rules/combat/attacks";
import { airSituation, type Battle, groundSituation } from "@tripartite/surrender/rules/combat/battle";
import { affordable } from "@tripartite/surrender/rules/economy/economy";
import { activationCost, allowanceOf } from "@tripartite/surrender/rules/land/activation";
import { marchPath, marchTargets } from "@tripartite/surrender/rules/land/march";
import { placeUnit } from "@tripartite/surrender/rules/units";
import { boardOf, type State } from "@tripartite/surrender/state";
import type { View } from "@tripartite/surrender/view";
import { stateSeen } from "./state.ts";

/** A Mobile attack: the march before it, and what the attack itself costs. */
export interface AttackPlan {
  readonly from: string;
  readonly marchCost: number;
  readonly price: number;
  /** With nothing committed by either side. */
  odds(): Odds<ResultCode>;
}

export interface Outlook {
  readonly unit: string;
  readonly from: string;
  readonly points: number;
  readonly activationCost: number;
  readonly reach: ReadonlyMap<string, { readonly cost: number }>;
  readonly attacks: ReadonlyMap<string, AttackPlan>;
  /** Of an Assault by this unit alone. */
  assaultOdds(hex: string): Odds<ResultCode>;
  /** Of an Air Strike on an air unit. */
  strikeOdds(unit: string): Odds<ResultCode>;
  /** The way to a hex in reach or under attack, the start included. */
  pathTo(hex: string): string[] | undefined;
}

export function outlookOf(json: Json, id: string): Outlook | undefined {
  const view = json as unknown as View;
  const state = stateSeen(json);
  const board = boardOf(state);
  const hexOf = (hex: string): number => board.hexIndex.get(hex)!;
  const indexOf = (one: string): number => board.unitIds.indexOf(one);
  const unit = indexOf(id);
  const start = state.unitPlace[unit];
  if (start < 0) return undefined;
  const from = board.hexIds[start];
  const isGround = board.units[unit].class === "ground";
  const mayMarch = isGround && (view.activation === undefined || view.phase === "march");
  const points = view.activation ? state.points : allowanceOf(state, unit);
  const targets = mayMarch ? marchTargets(state, unit, points) : [];
  const attacks = mayMarch ? attackPlans(state, unit, points, targets) : new Map<string, AttackPlan>();
  const march = (hex: string) => {
    if (hex === from) return [from];
    if (!mayMarch) return undefined;
    const found = marchPath(state, unit, points, hexOf(hex));
    return found && [from, ...found.path.map((step) => board.hexIds[step])];
  };
  return {
    unit: id,
    from,
    points,
    activationCost: isGround ? activationCost(state, unit) : 0,
    reach: new Map(targets.map(({ hex, cost }) => [board.hexIds[hex], { cost }])),
    attacks,
    assaultOdds: (hex) => groundOdds(groundSituation(state, aloneAgainst("assault", unit, hexOf(hex)))),
    strikeOdds: (target) => {
      const defender = indexOf(target);
      return airNavalOdds(airSituation(state, "airStrike", unit, defender, state.unitPlace[defender]));
    },
    pathTo(hex) {
      const attack = attacks.get(hex);
      return attack ? [...(march(attack.from) ?? []), hex] : march(hex);
    },
  };
}

/** One attacker, and nothing committed by either side. */
function aloneAgainst(kind: Battle["kind"], unit: number, hex: number): Battle {
  return { kind, attackers: [unit], hex, airAttacker: false, airDefender: false, markers: [] };
}

/** For every enemy in reach the cheapest hex to attack it from. */
function attackPlans(
  state: State,
  unit: number,
  points: number,
  targets: readonly { readonly hex: number; readonly cost: number }[],
): ReadonlyMap<string, AttackPlan> {
  const plans = new Map<string, AttackPlan>();
  const { hexIds } = boardOf(state);
  const start = state.unitPlace[unit];
  for (const { hex: from, cost: marchCost } of [{ hex: start, cost: 0 }, ...targets]) {
    placeUnit(state, unit, from);
    for (const hex of targetsOf(state, unit)) {
      const price = mobileAttackCost(state, unit, hex);
      const known = plans.get(hexIds[hex]);
      if (occupiesFort(state, state.groundAt[hex]) || marchCost + price > points) continue;
      if (known && known.marchCost + known.price <= marchCost + price) continue;
      plans.set(hexIds[hex], {
        from: hexIds[from],
        marchCost,
        price,
        odds: () => oddsFrom(state, unit, from, hex),
      });
    }
  }
  placeUnit(state, unit, start);
  return plans;
}

/** The odds of an attack from another hex than the one the unit stands in. */
function oddsFrom(state: State, unit: number, from: number, hex: number): Odds<ResultCode> {
  const start = state.unitPlace[unit];
  placeUnit(state, unit, from);
  const odds = groundOdds(groundSituation(state, aloneAgainst("mobile", unit, hex)));
  placeUnit(state, unit, start);
  return odds;
}

/** The sums of the combat under way, with what is committed so far. */
export function sumsUnderWay(json: Json): BothSides | undefined {
  const { combat } = json as unknown as View;
  return combat?.situation && groundSums(combat.situation);
}

/** What it costs to rebuild, rest or mobilize a unit. */
export function priceFor(json: Json, purpose: Purpose, id: string): number | undefined {
  const state = stateSeen(json);
  return affordable(state, purpose, boardOf(state).unitIds.indexOf(id))?.cost;
}

/** Why an army could not march to a hex if it were activated now. */
export function marchRefusal(json: Json, id: string, hex: string): Refusal | undefined {
  const state = stateSeen(json);
  const { unitIds, hexIndex } = boardOf(state);
  const to = hexIndex.get(hex);
  return to === undefined ? undefined : whyNotMarch(state, unitIds.indexOf(id), to);
}

/** What it costs to activate an army. */
export function activationFor(json: Json, id: string): number {
  const state = stateSeen(json);
  return activationCost(state, boardOf(state).unitIds.indexOf(id));
}
