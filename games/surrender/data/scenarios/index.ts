/** Every scenario of the game by its name, read when it is first used. */
import { BALKANS_1941 } from "./balkans1941.ts";
import { campaign } from "./europe/campaign.ts";
import { shortScenario } from "./europe/short.ts";
import { FRANCE_1940 } from "./france1940.ts";
import { POLAND_1939 } from "./poland1939.ts";
import type { Scenario } from "./scenario.ts";

export const SCENARIO_IDS = [
  "poland-1939",
  "france-1940",
  "balkans-1941",
  "scandinavia-1940",
  "mediterranean-1940",
  "ussr-1941",
  "french-africa-1942",
  "france-1944",
  "europe-1939",
  "europe-1941",
  "europe-1944",
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

const SOURCES: Readonly<Record<ScenarioId, () => Scenario>> = {
  "poland-1939": () => POLAND_1939,
  "france-1940": () => FRANCE_1940,
  "balkans-1941": () => BALKANS_1941,
  "scandinavia-1940": () => shortScenario("scandinavia-1940"),
  "mediterranean-1940": () => shortScenario("mediterranean-1940"),
  "ussr-1941": () => shortScenario("ussr-1941"),
  "french-africa-1942": () => shortScenario("french-africa-1942"),
  "france-1944": () => shortScenario("france-1944"),
  "europe-1939": () => campaign("europe-1939"),
  "europe-1941": () => campaign("europe-1941"),
  "europe-1944": () => campaign("europe-1944"),
};

const read: Scenario[] = [];

/** The scenario at a position of SCENARIO_IDS. */
export function scenarioAt(index: number): Scenario {
  read[index] ??= printedScenario(index);
  return read[index];
}

/** The scenario as it is written down. */
export function printedScenario(index: number): Scenario {
  return SOURCES[SCENARIO_IDS[index]]();
}

/** Calibration: what `scenarioAt` gives from now on. */
export function replaceScenario(index: number, scenario: Scenario): void {
  read[index] = scenario;
}
