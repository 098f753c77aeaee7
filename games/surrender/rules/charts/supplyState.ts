/** §16 Supply states and the sources that give them. */
import { RULINGS } from "../../data/rulings.ts";
import {
  LIMITED_SOURCES,
  type SourceBox,
  type SourceFacts,
  type SupplySource,
  UNLIMITED_SOURCES,
} from "../../data/supplySources.ts";
import { type AreaKind, type Faction, type Strength, SUPPLY_STATES, type SupplyState } from "../../data/vocabulary.ts";
import { holds } from "./conditions.ts";

export const SUPPLY_LINES = ["unlimited", "limited", "none"] as const;
/** What a unit's best line leads to. */
export type SupplyLine = (typeof SUPPLY_LINES)[number];

/** §16.6, R-SUP-4 */
export function lowerSupply(state: SupplyState): SupplyState {
  const level = SUPPLY_STATES.indexOf(state) + RULINGS["R-SUP-4"].value;
  return SUPPLY_STATES[Math.min(level, SUPPLY_STATES.length - 1)];
}

/** §16.6 The state after a Supply Check. */
export function supplyAfterCheck(last: SupplyState, line: SupplyLine): SupplyState {
  if (line === "unlimited") return "full";
  return line === "limited" ? "low" : lowerSupply(last);
}

/** §18.1, R-NOS-1 A ground unit that has No Supply. */
export function strengthAfterNoSupply(strength: Strength): Strength | "eliminated" {
  return strength === "full" ? "reduced" : "eliminated";
}

/** A place that may be a source: a city, a factory hex or a Map Box. */
export interface SourcePlace {
  readonly name?: string;
  readonly country?: string;
  /** Of the country, while it is active. */
  readonly countryFaction?: Faction;
  readonly conqueredBy?: Faction;
  readonly area?: AreaKind;
  readonly box?: SourceBox;
  readonly capital?: boolean;
  readonly factory?: boolean;
  readonly controller?: Faction;
}

export interface TracingUnit {
  readonly country: string;
  readonly faction: Faction;
}

function sourceFacts(unit: TracingUnit, place: SourcePlace): SourceFacts {
  const conquered = place.conqueredBy !== undefined;
  return {
    unitCountry: unit.country,
    unitOfSourceCountry: place.country === unit.country,
    unitOfConqueror: place.conqueredBy === unit.faction,
    name: place.name,
    country: place.country,
    box: place.box,
    area: place.area,
    city: place.box === undefined,
    capital: place.capital ?? false,
    factory: place.factory ?? false,
    friendly: place.controller === unit.faction,
    countryFaction: conquered ? "none" : (place.countryFaction ?? "none"),
    countryConquered: conquered,
  };
}

function serves({ when, unless }: SupplySource, facts: SourceFacts): boolean {
  return when.some((condition) => holds(condition, facts)) && !(unless && holds(unless, facts));
}

/** §16.4 What a place gives to a unit, and by which entry; undefined if nothing. */
export function supplyFrom(
  unit: TracingUnit,
  place: SourcePlace,
): { readonly id: string; readonly gives: "unlimited" | "limited" } | undefined {
  const facts = sourceFacts(unit, place);
  const unlimited = UNLIMITED_SOURCES.find((source) => serves(source, facts));
  if (unlimited) return { id: unlimited.id, gives: "unlimited" };
  const limited = LIMITED_SOURCES.find((source) => serves(source, facts));
  return limited && { id: limited.id, gives: "limited" };
}
