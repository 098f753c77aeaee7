/** What the player aid shows of a combat, whatever its kind. */
import { RESULT_CODES, RESULTS, type ResultCode } from "@tripartite/surrender/data/combatTable";
import type { BothSides, CombatRoll } from "@tripartite/surrender/rules/charts/combatValue";
import type { Odds } from "@tripartite/surrender/rules/charts/odds";
import type { Field, Values } from "../form.ts";

/** One combat of possibly two in a row. */
export interface Stage {
  /** Undefined if there is only one. */
  readonly title?: string;
  readonly names: readonly [string, string];
  readonly sums: BothSides;
}

/** How an outcome weighs on the sides; tells bars and cells apart. */
export type Weight = ResultCode;

export interface OutcomeRow {
  readonly key: string;
  readonly symbol: string;
  readonly name: string;
  readonly ways: number;
  /** What it does in this situation. */
  readonly effect: string;
  readonly weight: Weight;
}

/** A combat that was rolled. */
export interface Rolled {
  readonly rolls: readonly { readonly title?: string; readonly roll: CombatRoll }[];
  readonly headline: string;
  readonly effect: string;
}

export interface Analysis {
  readonly stages: readonly Stage[];
  readonly of: number;
  readonly rows: readonly OutcomeRow[];
  roll(die: () => number): Rolled;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly side?: "attacker" | "defender";
  readonly fields: readonly Field[];
}

/** A kind of combat as the player aid knows it. */
export interface CombatForm {
  /** Every field, shown or not. */
  readonly fields: readonly Field[];
  /** What is to be filled in now. */
  sections(values: Values): readonly Section[];
  /** Why this cannot be, in words. */
  problem?(values: Values): string | undefined;
  analyse(values: Values): Analysis;
  /** The same with the sides changed; undefined if they cannot be. */
  swapped?(values: Values): Values;
}

export function resultRows(odds: Odds<ResultCode>, effectOf: (code: ResultCode) => string): OutcomeRow[] {
  return RESULT_CODES.map((code) => ({
    key: code,
    symbol: RESULTS[code].symbol,
    name: RESULTS[code].name,
    ways: odds.ways[code],
    effect: effectOf(code),
    weight: code,
  }));
}

/** Exchanges what stands under the prefixes "a." and "d.". */
export function exchangeSides(values: Values, shared: readonly string[]): Values {
  const changed: Record<string, string> = { ...values };
  for (const name of shared) {
    changed[`a.${name}`] = values[`d.${name}`];
    changed[`d.${name}`] = values[`a.${name}`];
  }
  return changed;
}
