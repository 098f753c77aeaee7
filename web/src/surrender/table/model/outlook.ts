/** What a unit could do, by the names that the page uses; the game itself works it out from what the seat sees. */
import type { Json, Refusal } from "@tripartite/kernel";
import type { ResultCode } from "@tripartite/surrender/data/combatTable";
import type { Purpose, UnitPrice } from "@tripartite/surrender/data/production";
import { groundCombatSums } from "@tripartite/surrender/previews/combat";
import { whyNotMarch } from "@tripartite/surrender/previews/land";
import {
  activationCost,
  attackOdds,
  marchTo,
  priceFor as priceOf,
  strikeOdds,
  unitOutlook,
} from "@tripartite/surrender/previews/outlook";
import type { BothSides } from "@tripartite/surrender/rules/charts/combatValue";
import type { Odds } from "@tripartite/surrender/rules/charts/odds";
import { boardOf } from "@tripartite/surrender/state";
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
  const state = stateSeen(json);
  const { hexIds, hexIndex, unitIds } = boardOf(state);
  const hexOf = (hex: string): number => hexIndex.get(hex)!;
  const unit = unitIds.indexOf(id);
  const start = state.unitPlace[unit];
  if (start < 0) return undefined;
  const from = hexIds[start];
  const outlook = unitOutlook(state, unit);
  const { points, mayMarch } = outlook;
  const attacks = new Map(
    outlook.attacks.map(({ hex, from: base, marchCost, price }): [string, AttackPlan] => [
      hexIds[hex],
      { from: hexIds[base], marchCost, price, odds: () => attackOdds(state, "mobile", unit, hex, base) },
    ]),
  );
  const march = (hex: string) => {
    if (hex === from) return [from];
    const path = mayMarch ? marchTo(state, unit, points, hexOf(hex)) : undefined;
    return path && [from, ...path.map((step) => hexIds[step])];
  };
  return {
    unit: id,
    from,
    points,
    activationCost: outlook.activationCost,
    reach: new Map(outlook.reach.map(({ hex, cost }) => [hexIds[hex], { cost }])),
    attacks,
    assaultOdds: (hex) => attackOdds(state, "assault", unit, hexOf(hex)),
    strikeOdds: (target) => strikeOdds(state, unit, unitIds.indexOf(target)),
    pathTo(hex) {
      const attack = attacks.get(hex);
      return attack ? [...(march(attack.from) ?? []), hex] : march(hex);
    },
  };
}

/** The sums of the combat under way, with what is committed so far. */
export function sumsUnderWay(json: Json): BothSides | undefined {
  const { combat } = json as unknown as View;
  return combat?.situation && groundCombatSums(combat.situation);
}

/** What it costs to rebuild, rest or mobilize a unit. */
export function priceFor(json: Json, purpose: Purpose, id: string): UnitPrice | undefined {
  const state = stateSeen(json);
  return priceOf(state, purpose, boardOf(state).unitIds.indexOf(id));
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
