/** §4.4, §7.13 Peace Dividend chits: drawn at random, their values known to the owner alone. */
import type { Faction } from "../../data/ids.ts";
import { AXIS, USSR } from "../../data/kinds.ts";
import { CHITS } from "../../data/scenarios.ts";
import { type Out, only } from "../../model/events.ts";
import type { State } from "../../model/state.ts";
import { randomBelow } from "../chance.ts";
import { atWar } from "../war/relations.ts";

const VALUES = CHITS.length;

/** R86 At Peace, and in the year before neither a Violation nor any Battle. */
export function earnsPeaceDividend(s: State, faction: Faction): boolean {
  return !atWar(s, faction) && s.violated[faction] === 0 && s.fought[faction] === 0;
}

/** One chit from the pool, if any is left. */
export function drawChit(s: State, faction: Faction, out: Out): void {
  const left = s.chits[0] + s.chits[1] + s.chits[2];
  if (left === 0) return;
  let lot = randomBelow(s, left);
  let value = 0;
  while (lot >= s.chits[value]) lot -= s.chits[value++];
  s.chits[value]--;
  s.chits[(faction + 1) * VALUES + value]++;
  out.push({ type: "chitDrawn", faction });
  out.push({ type: "chitValue", audience: only(faction), faction, count: value });
}

export function dealPeaceDividends(s: State, out: Out): void {
  for (let faction = AXIS; faction <= USSR; faction++) if (earnsPeaceDividend(s, faction)) drawChit(s, faction, out);
}
