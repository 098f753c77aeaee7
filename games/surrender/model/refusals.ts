/** The catalogue of refusals, by chapter: a stable code, the section or ruling, and a sentence for people. */
import { catalogue } from "@tripartite/kernel";
import { AIR_REFUSALS } from "./refusals/air.ts";
import { LAND_REFUSALS } from "./refusals/land.ts";
import { POLITICS_REFUSALS } from "./refusals/politics.ts";
import { SEA_REFUSALS } from "./refusals/sea.ts";
import { SUPPLY_REFUSALS } from "./refusals/supply.ts";

export const NO = catalogue({
  ...LAND_REFUSALS,
  ...AIR_REFUSALS,
  ...SUPPLY_REFUSALS,
  ...POLITICS_REFUSALS,
  ...SEA_REFUSALS,
});
export type Code = keyof typeof NO;
