/** The scenario that is played, as the page needs it. */
import { SCENARIO_IDS } from "@tripartite/surrender/data/scenarios/index";
import { POLAND_1939 } from "@tripartite/surrender/data/scenarios/poland1939";
import type { ScenarioUnit } from "@tripartite/surrender/data/scenarios/scenario";
import type { Faction } from "@tripartite/surrender/data/vocabulary";
import type { OfScenario } from "@tripartite/surrender/state";
import { hexMapOf } from "../../board/hexMap.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";

export const SCENARIO = POLAND_1939;
/** The same for the rules, which know a scenario by its number. */
export const SCENE: OfScenario = { scenario: SCENARIO_IDS.indexOf("poland-1939") };
export const MAP = hexMapOf(SCENARIO);

const UNITS: ReadonlyMap<string, ScenarioUnit> = new Map(SCENARIO.units.map((unit) => [unit.id, unit]));
const FACTIONS: ReadonlyMap<string, Faction | undefined> = new Map(
  SCENARIO.countries.map(({ id, faction }) => [id, faction]),
);
const AIR_OR_NAVAL: ReadonlySet<string> = new Set(["fighter", "bomber", "surface", "carrier", "convoy"]);

export const unitFacts = (id: string): ScenarioUnit => UNITS.get(id)!;
export const isGround = (id: string): boolean => !AIR_OR_NAVAL.has(unitFacts(id).type);
export const factionOfUnit = (id: string): Faction | undefined => FACTIONS.get(unitFacts(id).country);
export const countryName = (id: string): string => SURRENDER_TEXTS.countries[id] ?? id;
export const unitName = (id: string): string => UNITS.get(id)?.name ?? id;

/** The general in brackets is left out. */
export const shortUnitName = (id: string): string => unitName(id).replace(/ \(.*\)$/, "");

/** The city, or the number of the hex. */
export function hexName(id: string): string {
  const hex = MAP.byId.get(id);
  return hex?.city?.name ?? hex?.fort ?? SURRENDER_TEXTS.hex.numbered(id);
}

export function markerName(id: string): string {
  const marker = SCENARIO.markers.find((one) => one.id === id);
  const kinds: Readonly<Record<string, string>> = SURRENDER_TEXTS.panel.markerKinds;
  return marker ? (kinds[marker.kind] ?? marker.kind) : id;
}

export function markerValue(id: string): number {
  return SCENARIO.markers.find((one) => one.id === id)?.value ?? 0;
}
