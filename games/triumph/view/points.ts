/** §16.1 Victory Points: exact where everything is known, a range where chits and Vaults are hidden. */

import type { Faction } from "../data/ids.ts";
import { ATOMIC_1, ATOMIC_4 } from "../data/kinds.ts";
import { REVEALED } from "../model/rows.ts";
import type { State } from "../model/state.ts";
import { pairsOf } from "../rules/cards/technology.ts";
import { atomicBit, CAPITAL_POINTS, chitPoints, countBits, enemyCapitals } from "../rules/victory.ts";
import type { FactionView } from "./types.ts";

const STAGES = ATOMIC_4 - ATOMIC_1 + 1;
const HIGHEST_CHIT = 2;

/** `level` is the Production Level; `seesPair` and `seesChits` say what the viewer knows. */
export function pointsView(
  s: State,
  faction: Faction,
  level: number,
  chits: number,
  seesChits: boolean,
  seesPair: (knownTo: number) => boolean,
): FactionView["points"] {
  const capitals = enemyCapitals(s, faction);
  const { known, hidden } = atomicStagesSeen(s, faction, seesPair);
  const vault = Math.min(hidden, STAGES - known);
  const least = level + known + CAPITAL_POINTS * capitals + (seesChits ? chitPoints(s, faction) : 0) - s.dows[faction];
  return {
    least,
    most: least + vault + (seesChits ? 0 : HIGHEST_CHIT * chits),
    ...(capitals > 0 && { capitals: [capitals, CAPITAL_POINTS * capitals] }),
    ...(known > 0 && { atomic: known }),
    ...(vault > 0 && { vault }),
  };
}

/** §9.4 Stages that the viewer knows of, and pairs that may be further ones. */
function atomicStagesSeen(
  s: State,
  faction: Faction,
  seesPair: (knownTo: number) => boolean,
): { known: number; hidden: number } {
  let stages = 0;
  let hidden = 0;
  for (const shown of REVEALED.all(s.revealed)) if (shown.faction === faction) stages |= atomicBit(shown.technology);
  for (const { technology, knownTo } of pairsOf(s, faction)) {
    if (seesPair(knownTo)) stages |= atomicBit(technology);
    else hidden++;
  }
  return { known: countBits(stages), hidden };
}
