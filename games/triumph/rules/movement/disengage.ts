/** §11.51 Leaving a Battle by movement or ReBase: the first step, and where units that pass Enemies may end. */

import type { Refusal } from "@tripartite/kernel";
import type { Area } from "../../data/ids.ts";
import { border } from "../../data/map.ts";
import { NO } from "../../model/refusals.ts";
import type { State } from "../../model/state.ts";
import { ENEMY_LAND, ENEMY_UNITS, type Facts, FRIENDLY, isDisputed, territory } from "../nations/territory.ts";
import { crossingRefusal } from "./borders.ts";
import { type Mover, movesAsConvoy, startsAtSea } from "./mover.ts";

/** Into a Friendly area without a Battle; units that pass Enemies may cross Disputed or Enemy areas. */
export function isFirstStepOut(s: State, area: Area, facts: Facts, mayCross: boolean): boolean {
  const holdsBattle = (facts & ENEMY_UNITS) !== 0 || isDisputed(s, area);
  if ((facts & FRIENDLY) !== 0 && !holdsBattle) return true;
  return mayCross && (holdsBattle || (facts & ENEMY_LAND) !== 0);
}

export function disengageRefusal(m: Mover, to: Area, facts: Facts, isEnd: boolean): Refusal | undefined {
  if (movesAsConvoy(m) && startsAtSea(m)) return NO.CONVOY_DISENGAGE;
  if (!isFirstStepOut(m.s, to, facts, m.passesEnemies && !isEnd)) return NO.DISENGAGE_AREA;
  return m.isGround ? crossingRefusal(m.s, m.faction, border(m.start, to)) : undefined;
}

/** R115 Out of a Battle through a Disputed or Enemy area, the first on the way, to an Undisputed Friendly one. */
export function disengageEndRefusal(m: Mover, first: number, to: Area, facts: Facts): Refusal | undefined {
  if (!m.disengages || first === to || isFirstStepOut(m.s, to, facts, false)) return undefined;
  return isFirstStepOut(m.s, first, territory(m.s, m.faction, first), false) ? undefined : NO.DISENGAGE_END;
}
