/** A short scenario with its hexes, and every unit in its place. */
import { hexNamed, isOpenHex } from "../europe/atlas.ts";
import { centreOf, toLonLat } from "../europe/geography.ts";
import { europe, type MapHex } from "../europe/map.ts";
import type { Faction } from "../vocabulary.ts";
import type { Month } from "./calendar.ts";
import { COUNTRIES } from "./countries.ts";
import { FORCE } from "./forces.ts";
import { type Ground, type GroundStanding, ground } from "./ground.ts";
import { type ForcePlace, factionOfForce, forcePlaceAt, resolvedStart } from "./resolveStart.ts";
import type { Region, ShortScenario, ShortUnit } from "./shortScenario.ts";

export interface ResolvedUnit {
  readonly id: string;
  readonly faction: Faction;
  readonly place: ForcePlace;
  readonly reduced: boolean;
  readonly sorties: number;
  /** What it is called here, if not as in the order of battle. */
  readonly name?: string;
  /** Reinforcements: the month of their turn. */
  readonly month?: Month;
}

export interface ResolvedShort extends Omit<ShortScenario, "units" | "reinforcements"> {
  /** Every hex that exists. */
  readonly hexes: readonly string[];
  readonly ground: Ground;
  readonly units: readonly ResolvedUnit[];
  readonly reinforcements: readonly ResolvedUnit[];
}

const resolved = new Map<ShortScenario, ResolvedShort>();

export function resolvedShort(scenario: ShortScenario): ResolvedShort {
  const known = resolved.get(scenario) ?? resolve(scenario);
  resolved.set(scenario, known);
  return known;
}

function resolve(scenario: ShortScenario): ResolvedShort {
  const standings = Object.fromEntries(
    COUNTRIES.map(({ id, waitsIn }): [string, GroundStanding] => [
      id,
      scenario.countries[id] ?? { status: waitsIn === undefined ? "neutral" : "part" },
    ]),
  );
  const unit = (row: ShortUnit) => resolveUnit(row, scenario);
  return {
    ...scenario,
    hexes: europe()
      .hexes.filter((hex) => isInRegion(hex, scenario.region))
      .map(({ id }) => id),
    ground: ground(standings, scenario.ceded, scenario.control),
    units: [...unitsOfStart(scenario), ...scenario.units.map(unit)],
    reinforcements: scenario.reinforcements.map((row) => ({ ...unit(row), month: row.month })),
  };
}

function isInFrame({ row, column }: MapHex, [west, south, east, north]: Region["frame"]): boolean {
  const [longitude, latitude] = toLonLat(centreOf(row, column));
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function isInRegion(hex: MapHex, { areas, zones, frame }: Region): boolean {
  if (!isInFrame(hex, frame)) return false;
  return hex.area === undefined ? zones.includes(hex.seaZone!) : areas.includes(hex.area) && isOpenHex(hex.id);
}

function resolveUnit({ id, at, reduced, sorties = 0, name }: ShortUnit, scenario: ShortScenario): ResolvedUnit {
  return {
    id,
    faction: factionHere(id, scenario),
    place: forcePlaceAt(at),
    reduced: reduced === true,
    sorties,
    ...(name === undefined ? {} : { name }),
  };
}

/** The faction of its country, or the one of the country that it is supplied as. */
function factionHere(id: string, { countries, factions, rules }: ShortScenario): Faction {
  const { country } = FORCE.get(id)!;
  const standing = countries[country];
  if (standing?.status === "active") return standing.faction;
  const source = rules.find((rule) => rule.id === "offMapSource" && rule.countries.includes(country));
  const host = source?.id === "offMapSource" ? countries[source.areas[0]] : undefined;
  if (host?.status !== "active") throw new Error(`${id} belongs to none of ${factions}`);
  return host.faction;
}

/** Every unit that the start has in the areas and the frame, by faction. */
function unitsOfStart({ unitsOf, factions, region }: ShortScenario): ResolvedUnit[] {
  if (unitsOf === undefined) return [];
  const start = resolvedStart(unitsOf.start);
  return factions.flatMap((faction) =>
    [...start.places].flatMap(([id, place]): ResolvedUnit[] => {
      const force = FORCE.get(id)!;
      if (typeof place === "string" || !("hex" in place) || unitsOf.but.includes(id)) return [];
      const hex = hexNamed(place.hex);
      const isHere = region.areas.includes(hex.area ?? "") && isInFrame(hex, region.frame);
      if (!isHere || factionOfForce(force, start.standings) !== faction) return [];
      return [{ id, faction, place, reduced: force.reduced ?? false, sorties: force.sorties ?? 0 }];
    }),
  );
}
