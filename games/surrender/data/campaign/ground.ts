/** Whose ground a hex of Europe is, given where the countries stand. Play asks its own state instead. */
import { cityIn, cityNamed, countryOfArea, hexNamed } from "../europe/atlas.ts";
import { europe } from "../europe/map.ts";
import type { Faction } from "../vocabulary.ts";
import { COUNTRIES } from "./countries.ts";
import type { CountryStatus } from "./country.ts";
import { CEDED_TO } from "./disputedAreas.ts";

export interface GroundStanding {
  readonly status: CountryStatus;
  readonly faction?: Faction;
}

export interface Ground {
  readonly standings: Readonly<Record<string, GroundStanding>>;
  /** Disputed Areas. */
  readonly ceded: readonly string[];
  /** Cities by name whose controller is not the faction that holds their country. */
  readonly control: ReadonlyMap<string, Faction>;
}

/** §60.5 The country that an area of France belongs to while that country is no part of France. */
const WAITING = new Map(
  COUNTRIES.flatMap(({ id, waitsIn }) => (waitsIn?.areas ?? []).map((area) => [area, id] as const)),
);

export function ground(
  standings: Ground["standings"],
  ceded: readonly string[] = [],
  control: { readonly [Holder in Faction]?: readonly string[] } = {},
): Ground {
  const exceptions = Object.entries(control) as [Faction, readonly string[]][];
  return {
    standings,
    ceded,
    control: new Map(exceptions.flatMap(([faction, cities]) => cities.map((city) => [city, faction]))),
  };
}

/** The country whose ground a land hex is. */
export function countryAt({ standings, ceded }: Ground, hex: string): string | undefined {
  const { area, disputed } = hexNamed(hex);
  if (area === undefined) return undefined;
  if (disputed !== undefined && ceded.includes(disputed)) return CEDED_TO;
  const waiting = WAITING.get(area);
  return waiting !== undefined && standings[waiting].status !== "part" ? waiting : countryOfArea(area);
}

/** The faction whose ground it is; undefined: closed to all. */
export function holderAt(state: Ground, hex: string): Faction | undefined {
  const standing = state.standings[countryAt(state, hex) ?? ""];
  return standing?.status === "active" || standing?.status === "conquered" ? standing.faction : undefined;
}

/** Who controls a city; undefined: it lies in a country that is closed. */
export function controllerOf(state: Ground, city: string): Faction | undefined {
  return state.control.get(city) ?? holderAt(state, cityNamed(city).hex);
}

/** Who controls the city or fort in a hex. A fort goes with the city in its hex. */
export function controllerAt(state: Ground, hex: string): Faction | undefined {
  const city = cityIn(hex);
  if (city !== undefined) return controllerOf(state, city.name);
  return europe().forts.some((fort) => fort.hex === hex) ? holderAt(state, hex) : undefined;
}
