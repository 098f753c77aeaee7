/** Every scenario there is. The first ones can be played; the others are maps and orders of battle so far. */
import { BALKANS_1941 } from "./balkans1941.ts";
import { FRANCE_1940 } from "./france1940.ts";
import { POLAND_1939 } from "./poland1939.ts";
import type { Scenario } from "./scenario.ts";

export const SCENARIOS: readonly Scenario[] = [POLAND_1939, FRANCE_1940, BALKANS_1941];

/** Those with every rule they need. */
export const PLAYABLE_SCENARIOS: readonly Scenario[] = [POLAND_1939];
