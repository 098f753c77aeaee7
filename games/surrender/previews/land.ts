/** What a march would meet before its unit is activated, and where armies have to stop. */
import type { Refusal } from "@tripartite/kernel";
import { copyState } from "../model/state/copy.ts";
import { boardOf, isOnMap, type State } from "../model/state.ts";
import { marchPhase } from "../phases/land/march.ts";
import { isBase } from "../rules/air/displacement.ts";
import { allowanceOf } from "../rules/land/activation.ts";
import { ezocHexes } from "../rules/land/zones.ts";

/** §5 The land hexes in EZOC of an army of this faction. */
export function ezocOf(s: State, faction: number): number[] {
  const marked = ezocHexes(s, faction);
  return landHexes(s).filter((hex) => marked[hex] === 1);
}

/** All of them, by number. */
export function landHexes(s: State): number[] {
  return Array.from({ length: boardOf(s).land }, (_, hex) => hex);
}

/** §10.3 Why an army that was activated now could not march to a hex, or attack the enemy in it. */
export function whyNotMarch(s: State, unit: number, hex: number): Refusal | undefined {
  const after = copyState(s);
  after.active = unit;
  after.points = allowanceOf(s, unit);
  after.left = 0;
  return marchPhase.refuse(after, s.unitFaction[unit], { type: "march", hex });
}

/** §13.3, §14.1 The air unit that has no base where it is as soon as the army leaves; -1 if there is none. */
export function strandedAir(s: State, unit: number): number {
  const hex = s.unitPlace[unit];
  const air = isOnMap(hex) && s.groundAt[hex] === unit ? s.airAt[hex] : -1;
  if (air < 0) return -1;
  s.groundAt[hex] = -1;
  const keepsBase = isBase(s, hex, s.unitFaction[air]);
  s.groundAt[hex] = unit;
  return keepsBase ? -1 : air;
}
