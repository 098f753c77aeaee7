/** §33.1 R-POL-2 War is a matter of two factions. */
import type { Faction } from "../vocabulary.ts";

export const WAR_PAIRS = ["axis-western", "axis-soviet", "western-soviet"] as const;
export type WarPair = (typeof WAR_PAIRS)[number];

export const FACTIONS_OF_PAIR: Readonly<Record<WarPair, readonly [Faction, Faction]>> = {
  "axis-western": ["axis", "western"],
  "axis-soviet": ["axis", "soviet"],
  "western-soviet": ["western", "soviet"],
};

/** The pair of two different factions. */
export function pairOf(one: Faction, other: Faction): WarPair {
  const pair = WAR_PAIRS.find((candidate) => {
    const factions = FACTIONS_OF_PAIR[candidate];
    return factions.includes(one) && factions.includes(other) && one !== other;
  });
  if (pair === undefined) throw new Error(`${one} and ${other} are no pair`);
  return pair;
}
