/** §11.3 Air Movement. */

import type { Refusal } from "@tripartite/kernel";
import type { Area } from "../../data/ids.ts";
import { IS_LAND } from "../../data/map.ts";
import { NO } from "../../model/refusals.ts";
import { type Facts, isHaven } from "../nations/territory.ts";
import { type Mover, startsAtSea } from "./mover.ts";
import { raidRefusal } from "./raids.ts";

/** Any Sea, Friendly land, or a Raid; from the sea only to Undisputed Friendly land. */
export function airEndRefusal(m: Mover, to: Area, facts: Facts): Refusal | undefined {
  if (startsAtSea(m)) return isHaven(to, facts) ? undefined : NO.AIR_FROM_SEA;
  return IS_LAND[to] ? raidRefusal(m, to, facts) : undefined;
}
