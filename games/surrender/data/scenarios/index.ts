/** Every scenario of the game by its name, read when it is first used. */
import { BALKANS_1941 } from "./balkans1941.ts";
import { FRANCE_1940 } from "./france1940.ts";
import { POLAND_1939 } from "./poland1939.ts";
import type { Scenario } from "./scenario.ts";

export const SCENARIO_IDS = ["poland-1939", "france-1940", "balkans-1941"] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

const SOURCES: Readonly<Record<ScenarioId, () => Scenario>> = {
  "poland-1939": () => POLAND_1939,
  "france-1940": () => FRANCE_1940,
  "balkans-1941": () => BALKANS_1941,
};

const read: Scenario[] = [];

/** The scenario at a position of SCENARIO_IDS. */
export function scenarioAt(index: number): Scenario {
  read[index] ??= SOURCES[SCENARIO_IDS[index]]();
  return read[index];
}
