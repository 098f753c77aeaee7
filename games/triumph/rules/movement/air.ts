/** §11.3 Air Movement. */

import type { Refusal } from "@tripartite/kernel";
import type { Area } from "../../data/ids.ts";
import { IS_LAND } from "../../data/map.ts";
import { NO } from "../../model/refusals.ts";
import { ENEMIES_HERE, type Facts, FRIENDLY } from "../nations/territory.ts";
import { type Mover, startsAtSea } from "./mover.ts";
import { raidRefusal } from "./raids.ts";

/** Any Sea, Friendly land, or a Raid; from the sea only to Undisputed Friendly land. */
export function airEndRefusal(m: Mover, to: Area, facts: Facts): Refusal | undefined {
  if (startsAtSea(m)) {
    const isHaven = IS_LAND[to] && (facts & FRIENDLY) !== 0 && (facts & ENEMIES_HERE) === 0;
    return isHaven ? undefined : NO.AIR_FROM_SEA;
  }
  return IS_LAND[to] ? raidRefusal(m, to, facts) : undefined;
}
