/** Integers to names where one integer stands for several things. */
import { FACTIONS, type FactionName } from "../data/kinds.ts";

export const PARTIES = [...FACTIONS, "native"] as const;
export type PartyName = (typeof PARTIES)[number];

/** The names of the bits that are set. */
export function namesIn<Name extends string>(mask: number, names: readonly Name[]): Name[] {
  return names.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

/** The name behind an integer, or nothing for -1. */
export function nameOf<Name extends string>(index: number, names: readonly Name[]): Name | undefined {
  return index < 0 ? undefined : names[index];
}

/** War bits 1, 2, 4 as pairs. */
export const WAR_PAIRS: readonly [FactionName, FactionName][] = [
  ["axis", "west"],
  ["axis", "ussr"],
  ["west", "ussr"],
];
