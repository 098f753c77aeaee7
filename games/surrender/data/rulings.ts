/** Every decision of ours where the charts are silent. The engine reads `value`, so a correction is a change here. */
import { COMBAT_RULINGS } from "./rulings/combat.ts";
import { HOME_RULINGS } from "./rulings/home.ts";
import { MAP_RULINGS } from "./rulings/map.ts";

export const RULINGS = { ...MAP_RULINGS, ...COMBAT_RULINGS, ...HOME_RULINGS } as const;

/** §3.5 R-UNI-4 */
export const MAX_SORTIES: number = RULINGS["R-UNI-4"].value;
