/** §12 Modifiers, values and the combat table: the same for all three kinds of combat. */
import { COMBAT_TABLE, DRM_CAP, type ResultCode, VALUE_FLOOR } from "../../data/combatTable.ts";
import type { Halving, Modifier } from "../../data/conditions.ts";
import { timesApplied } from "./conditions.ts";

export interface ModifierLine {
  readonly id: string;
  readonly text: string;
  readonly value: number;
}

export interface HalvingLine {
  readonly id: string;
  readonly text: string;
  readonly times: number;
}

/** Why a side's die becomes its value. */
export interface SideSum {
  readonly lines: readonly ModifierLine[];
  /** The sum of the lines. */
  readonly raw: number;
  /** The sum within the cap. */
  readonly drm: number;
  readonly halvings: readonly HalvingLine[];
}

export interface SideValue extends SideSum {
  readonly die: number;
  readonly value: number;
}

/** The rolled combat, before its effects. */
export interface CombatRoll {
  readonly attacker: SideValue;
  readonly defender: SideValue;
  readonly result: ResultCode;
}

export interface BothSides {
  readonly attacker: SideSum;
  readonly defender: SideSum;
}

/** The attacker's die, then the defender's. */
export type Dice = readonly [number, number];

/** §12 step 4 One side's own list; the two sides are never netted. */
export function sumSide<Facts extends object>(
  modifiers: readonly Modifier<Facts>[],
  halvings: readonly Halving<Facts>[],
  facts: Facts,
  markers: readonly ModifierLine[],
): SideSum {
  const lines: ModifierLine[] = [];
  for (const modifier of modifiers) {
    const value = modifier.value * timesApplied(modifier, facts);
    if (value !== 0) lines.push({ id: modifier.id, text: modifier.text, value });
  }
  lines.push(...markers.filter(({ value }) => value !== 0));
  const raw = lines.reduce((sum, { value }) => sum + value, 0);
  return {
    lines,
    raw,
    drm: capped(raw),
    halvings: halvings.flatMap((halving) => {
      const times = timesApplied(halving, facts);
      return times === 0 ? [] : [{ id: halving.id, text: halving.text, times }];
    }),
  };
}

/** §12 step 4 */
export function capped(drm: number): number {
  return Math.max(DRM_CAP.min, Math.min(DRM_CAP.max, drm));
}

/** §12 step 5, §12.2 Die and modifier, halved as often as said with rounding up, at least 1. */
export function finalValue(die: number, drm: number, halvings: number): number {
  return Math.max(VALUE_FLOOR, Math.ceil((die + drm) / 2 ** halvings));
}

export function countHalvings(sum: SideSum): number {
  return sum.halvings.reduce((total, { times }) => total + times, 0);
}

export function sideValue(sum: SideSum, die: number): number {
  return finalValue(die, sum.drm, countHalvings(sum));
}

/** §12 step 6 */
export function resultOf(attackerValue: number, defenderValue: number): ResultCode {
  return COMBAT_TABLE[defenderValue - 1][attackerValue - 1];
}

export function rollOf({ attacker, defender }: BothSides, [attackerDie, defenderDie]: Dice): CombatRoll {
  const attackerValue = sideValue(attacker, attackerDie);
  const defenderValue = sideValue(defender, defenderDie);
  return {
    attacker: { ...attacker, die: attackerDie, value: attackerValue },
    defender: { ...defender, die: defenderDie, value: defenderValue },
    result: resultOf(attackerValue, defenderValue),
  };
}
