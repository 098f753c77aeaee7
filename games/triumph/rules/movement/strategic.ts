/** §11.4 Strategic Movement: double speed on a wholly Friendly route. */

import type { Refusal } from "@tripartite/kernel";
import type { Area } from "../../data/ids.ts";
import { AIR_FORCE } from "../../data/kinds.ts";
import { IS_LAND } from "../../data/map.ts";
import { NO } from "../../model/refusals.ts";
import { ENEMY_UNITS, ESCAPED_ENEMIES, type Facts, FRIENDLY } from "../nations/territory.ts";
import type { Mover } from "./mover.ts";

/** The start is Friendly and Undisputed; Air Forces start on land. */
export function strategicStartRefusal(m: Mover, facts: Facts): Refusal | undefined {
  if (m.type === AIR_FORCE && !IS_LAND[m.start]) return NO.AIR_FROM_SEA;
  return (facts & FRIENDLY) !== 0 && (facts & ENEMY_UNITS) === 0 ? undefined : NO.STRATEGIC_NOT_FRIENDLY;
}

/** All Friendly, no Escaped Enemy Subs, the end Undisputed; only Air Forces cross a Disputed area, and they end on land. */
export function strategicRefusal(m: Mover, to: Area, facts: Facts, isEnd: boolean): Refusal | undefined {
  const isAir = m.type === AIR_FORCE;
  if ((facts & FRIENDLY) === 0) return NO.STRATEGIC_NOT_FRIENDLY;
  if ((facts & ENEMY_UNITS) !== 0 && (isEnd || !isAir)) return NO.STRATEGIC_NOT_FRIENDLY;
  if (IS_LAND[to]) return undefined;
  return (isAir && isEnd) || (facts & ESCAPED_ENEMIES) !== 0 ? NO.STRATEGIC_NOT_FRIENDLY : undefined;
}
