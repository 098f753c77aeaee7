/** Exact odds: every roll of the dice is counted, nothing is estimated. */
import { DIE_FACES, RESULT_CODES, type ResultCode } from "../../data/combatTable.ts";
import { type AirNavalSituation, airNavalCombat, airNavalSums } from "./airNavalCombat.ts";
import { type BothSides, countHalvings, type Dice, finalValue, resultOf } from "./combatValue.ts";
import { type GroundSituation, groundSums } from "./groundCombat.ts";
import {
  endAfterEscort,
  escortSituation,
  INTERCEPTION_OUTCOMES,
  type Interception,
  type InterceptionOutcome,
  targetSituation,
} from "./interception.ts";

/** How many rolls of `of` lead to each. */
export interface Odds<Key extends string> {
  readonly of: number;
  readonly ways: Readonly<Record<Key, number>>;
}

const DICE: readonly number[] = Array.from({ length: DIE_FACES }, (_, i) => i + 1);

/** Every pair of dice. */
export const ALL_DICE: readonly Dice[] = DICE.flatMap((attacker) => DICE.map((defender): Dice => [attacker, defender]));

function noWays<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}

/** Of 36 rolls. */
export function resultOdds({ attacker, defender }: BothSides): Odds<ResultCode> {
  const ways = noWays(RESULT_CODES);
  const attackerHalvings = countHalvings(attacker);
  const defenderHalvings = countHalvings(defender);
  const defenderValues = DICE.map((die) => finalValue(die, defender.drm, defenderHalvings));
  for (const die of DICE) {
    const value = finalValue(die, attacker.drm, attackerHalvings);
    for (const defenderValue of defenderValues) ways[resultOf(value, defenderValue)]++;
  }
  return { of: ALL_DICE.length, ways };
}

/** §12 step 3 Ground combat for whose Air Support two air units fight first: of 36 × 36 rolls. */
export function groundOddsAfterAirCombat(ground: GroundSituation, air: AirNavalSituation): Odds<ResultCode> {
  const ways = noWays(RESULT_CODES);
  for (const dice of ALL_DICE) {
    const { airSupport } = airNavalCombat({ ...air, mission: "groundSupport" }, dice).outcome;
    const sums = groundSums({ ...ground, airAttacker: airSupport!.attacker, airDefender: airSupport!.defender });
    const odds = resultOdds(sums);
    for (const code of RESULT_CODES) ways[code] += odds.ways[code];
  }
  return { of: ALL_DICE.length ** 2, ways };
}

/** §15.3 How an interception ends: of 36 rolls, with an escort of 36 × 36. */
export function interceptionOdds(interception: Interception): Odds<InterceptionOutcome> {
  const ways = noWays(INTERCEPTION_OUTCOMES);
  const againstEscort = escortSituation(interception);
  const strike = (sorties: number): void => {
    for (const dice of ALL_DICE) {
      const { interdiction } = airNavalCombat(targetSituation(interception, sorties), dice).outcome;
      ways[interdiction === "successful" ? "interdicted" : "failed"]++;
    }
  };
  if (againstEscort === undefined) {
    strike(interception.interceptor.sorties ?? 0);
    return { of: ALL_DICE.length, ways };
  }
  for (const dice of ALL_DICE) {
    const combat = airNavalCombat(againstEscort, dice);
    const end = endAfterEscort(interception, combat);
    if (end === undefined) strike(combat.outcome.attackerSorties);
    else ways[end] += ALL_DICE.length;
  }
  return { of: ALL_DICE.length ** 2, ways };
}

export function groundOdds(situation: GroundSituation): Odds<ResultCode> {
  return resultOdds(groundSums(situation));
}

export function airNavalOdds(situation: AirNavalSituation): Odds<ResultCode> {
  return resultOdds(airNavalSums(situation));
}
