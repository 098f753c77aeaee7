/** The short scenarios on the map of Europe. */
import { FRANCE_1944 } from "./short/france1944.ts";
import { FRENCH_AFRICA_1942 } from "./short/frenchAfrica1942.ts";
import { MEDITERRANEAN_1940 } from "./short/mediterranean1940.ts";
import { SCANDINAVIA_1940 } from "./short/scandinavia1940.ts";
import { USSR_1941 } from "./short/ussr1941.ts";
import type { ShortScenario } from "./shortScenario.ts";

export const SHORT_SCENARIOS: readonly ShortScenario[] = [
  SCANDINAVIA_1940,
  MEDITERRANEAN_1940,
  USSR_1941,
  FRENCH_AFRICA_1942,
  FRANCE_1944,
];
