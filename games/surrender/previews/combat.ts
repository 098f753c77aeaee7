/** The combat under way without ground units: its sums, its odds, and what either side could still commit. */
import type { ResultCode } from "../data/combatTable.ts";
import { AIR_NAVAL, STRATEGIC_WARFARE, type State } from "../model/state.ts";
import { airNavalSums } from "../rules/charts/airNavalCombat.ts";
import type { BothSides } from "../rules/charts/combatValue.ts";
import { groundSums } from "../rules/charts/groundCombat.ts";
import { ALL_DICE, type Odds, resultOdds } from "../rules/charts/odds.ts";
import { strategicCombat, strategicSums } from "../rules/charts/strategicCombat.ts";
import { playableMarkers, supportersOf } from "../rules/combat/commitment.ts";
import { strategicSituation } from "../rules/economy/strategicFacts.ts";
import { interceptionSituation } from "../rules/sea/interceptors.ts";

/** §12.5 Open information before the secret choice. */
export interface Reserves {
  readonly air: readonly number[];
  readonly markers: readonly number[];
}

export function reservesOf(s: State, faction: number): Reserves {
  return { air: supportersOf(s, faction), markers: playableMarkers(s, faction) };
}

/** The sums of a ground combat as it stands. */
export { groundSums as groundCombatSums };

export interface CombatPreview {
  readonly sums: BothSides;
  readonly odds: Odds<ResultCode>;
  /** §48 Strategic combat: the chance of each pair of Fac Lost boxes, the likeliest first. */
  readonly facLost: readonly { readonly germany: number; readonly allied: number; readonly chance: number }[];
}

/** Undefined in a ground combat, and without a combat. */
export function previewCombat(s: State): CombatPreview | undefined {
  if (s.attack === AIR_NAVAL) {
    const sums = airNavalSums(interceptionSituation(s));
    return { sums, odds: resultOdds(sums), facLost: [] };
  }
  if (s.attack !== STRATEGIC_WARFARE) return undefined;
  const situation = strategicSituation(s);
  const sums = strategicSums(situation);
  const boxes = new Map<string, { germany: number; allied: number; chance: number }>();
  for (const dice of ALL_DICE) {
    const { germany, allied } = strategicCombat(situation, dice).outcome;
    const key = `${germany} ${allied}`;
    const known = boxes.get(key) ?? { germany, allied, chance: 0 };
    boxes.set(key, { ...known, chance: known.chance + 1 / ALL_DICE.length });
  }
  return { sums, odds: resultOdds(sums), facLost: [...boxes.values()].sort((a, b) => b.chance - a.chance) };
}
