/** Compares computed odds with the results of many battles that were really fought. */
import { expect } from "vitest";
import { UNIT_TYPES } from "../../data/kinds.ts";
import type { Odds } from "../../odds/calculator/odds.ts";

type Units = readonly { readonly type: number; readonly cv: number }[];

export function writeUnits(units: Units): string {
  return units
    .map(({ type, cv }) => `${UNIT_TYPES[type]}${cv}`)
    .sort()
    .join(" ");
}

const totalCv = (units: Units) => units.reduce((sum, unit) => sum + unit.cv, 0);

/** Expected values and the whole distribution; the tolerance is about five deviations. */
export function expectOdds(odds: Odds, runs: number, fight: () => { attacker: Units; defender: Units }): void {
  const seen = new Map<string, number>();
  const sums = { attackerCv: 0, defenderCv: 0, attackerEliminated: 0, defenderEliminated: 0 };
  for (let i = 0; i < runs; i++) {
    const { attacker, defender } = fight();
    sums.attackerCv += totalCv(attacker);
    sums.defenderCv += totalCv(defender);
    if (attacker.length === 0) sums.attackerEliminated++;
    if (defender.length === 0) sums.defenderEliminated++;
    const key = `${writeUnits(attacker)} / ${writeUnits(defender)}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const deviation = 5 / (2 * Math.sqrt(runs));
  expect(Math.abs(odds.attackerEliminated - sums.attackerEliminated / runs)).toBeLessThan(deviation);
  expect(Math.abs(odds.defenderEliminated - sums.defenderEliminated / runs)).toBeLessThan(deviation);
  expect(Math.abs(odds.attackerCv - sums.attackerCv / runs)).toBeLessThan(deviation * 8);
  expect(Math.abs(odds.defenderCv - sums.defenderCv / runs)).toBeLessThan(deviation * 8);
  const exact = new Map<string, number>();
  for (const { probability, attacker, defender } of odds.outcomes) {
    const key = `${writeUnits(attacker)} / ${writeUnits(defender)}`;
    exact.set(key, (exact.get(key) ?? 0) + probability);
  }
  for (const [key, count] of seen) {
    const p = exact.get(key) ?? 0;
    expect(p, key).toBeGreaterThan(0);
    const tolerance = 5 * Math.sqrt((p * Math.max(0, 1 - p)) / runs) + 5 / runs;
    expect(Math.abs(count / runs - p), key).toBeLessThan(tolerance);
  }
}
