/** §11.51 Leaving a Battle by movement: the first step. */
import type { Refusal } from "@tripartite/kernel";
import { border } from "../data/map.ts";
import { NO } from "../refusals.ts";
import { crossingRefusal } from "./borders.ts";
import { isConvoy, type Mover, startsAtSea } from "./mover.ts";
import { ENEMY_UNITS, FRIENDLY, TO_CONQUER } from "./territory.ts";

/** Into a Friendly area without a Battle; Air Forces and Subs may cross Disputed or Enemy areas. */
export function disengageRefusal(m: Mover, to: number, facts: number, isEnd: boolean): Refusal | undefined {
  if (isConvoy(m) && startsAtSea(m)) return NO.CONVOY_DISENGAGE;
  const isSafe = (facts & FRIENDLY) !== 0 && (facts & ENEMY_UNITS) === 0;
  const isCrossed = m.passesEnemies && !isEnd && (facts & (TO_CONQUER | ENEMY_UNITS)) !== 0;
  if (!isSafe && !isCrossed) return NO.DISENGAGE_AREA;
  return m.isGround ? crossingRefusal(m.s, m.f, border(m.start, to)) : undefined;
}
