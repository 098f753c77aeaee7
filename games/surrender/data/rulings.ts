/**
 * Every decision of ours where the charts are silent. The engine reads `value`, so that a correction is a change here; a
 * ruling that is fixed in code says where.
 */
import { CAMPAIGN_RULINGS } from "./rulings/campaign.ts";
import { COMBAT_RULINGS } from "./rulings/combat.ts";
import { HOME_RULINGS } from "./rulings/home.ts";
import { MAP_RULINGS } from "./rulings/map.ts";
import { OUTCOME_RULINGS } from "./rulings/outcome.ts";
import { POLITICS_RULINGS } from "./rulings/politics.ts";

export const RULINGS = {
  ...MAP_RULINGS,
  ...COMBAT_RULINGS,
  ...HOME_RULINGS,
  ...POLITICS_RULINGS,
  ...CAMPAIGN_RULINGS,
  ...OUTCOME_RULINGS,
} as const;

/** §3.5 R-UNI-4 */
export const MAX_SORTIES: number = RULINGS["R-UNI-4"].value;
