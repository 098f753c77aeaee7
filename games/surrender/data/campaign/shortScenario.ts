/** How a short scenario on the map of Europe is written down; `resolveShort.ts` makes hexes and units of it. */
import type { Faction, Weather, WeatherZone } from "../vocabulary.ts";
import type { Month } from "./calendar.ts";
import type { EventId } from "./eventEffects.ts";
import type { Place } from "./force.ts";
import type { BoxId } from "./mapBoxes.ts";
import type { StartId } from "./starts.ts";

/** Nothing else exists. */
export interface Region {
  /** Mainlands and Overseas Areas. */
  readonly areas: readonly string[];
  readonly zones: readonly number[];
  readonly boxes: readonly BoxId[];
  /** West, south, east and north, in degrees: hexes with their centre outside are cut off. */
  readonly frame: readonly [west: number, south: number, east: number, north: number];
}

export type ShortStanding =
  /** `points` are those of its Economy Phase, whatever its factories. */
  | { readonly status: "active"; readonly faction: Faction; readonly will: number; readonly points: number }
  | { readonly status: "conquered"; readonly faction: Faction; readonly allegiance: Faction }
  | { readonly status: "ceded" };

/** At full strength and without Sorties unless it says otherwise. */
export interface ShortUnit {
  readonly id: string;
  readonly at: Place;
  readonly reduced?: true;
  readonly sorties?: number;
  /** What it is called here. */
  readonly name?: string;
}

/** Placed free at the start of that turn; out of the Mobilization Box it is paid for. */
export interface ShortReinforcement extends ShortUnit {
  readonly month: Month;
}

export interface ShortMarker {
  readonly id: string;
  readonly count: number;
  readonly from?: Month;
}

export type ShortRule = { readonly text: string } & (
  | { readonly id: "noEntry"; readonly countries: readonly string[] }
  /** Units of the country stay in these areas, and in rows up to `rowMax`. */
  | { readonly id: "stayIn"; readonly country: string; readonly areas: readonly string[]; readonly rowMax?: number }
  /** Friendly cities of the areas (with `lineHexes` their Transport Line hexes) are sources for units of the countries. */
  | {
      readonly id: "offMapSource";
      readonly countries: readonly string[];
      readonly areas: readonly string[];
      readonly level: "full" | "low";
      readonly lineHexes?: true;
    }
  /** Where their units leave the Mobilization Box. */
  | {
      readonly id: "mobilizeIn";
      readonly countries: readonly string[];
      readonly areas?: readonly string[];
      readonly cities?: readonly string[];
    }
  /** Reach and number of a faction's Amphibious Invasions in those months, from ports of these zones. */
  | {
      readonly id: "invasionReach";
      readonly faction: Faction;
      readonly months: readonly Month[];
      readonly links: number;
      readonly from: readonly number[];
      readonly number: number;
    }
  /** Free units at the end of the faction's Operations Phase of that month, placed as the event says. */
  | {
      readonly id: "eventMobilization";
      readonly event: EventId;
      readonly month: Month;
      readonly faction: Faction;
      readonly units: readonly string[];
    }
  /** §38.4 Closed to units of other countries until the faction's first Operations Phase. */
  | { readonly id: "blowFirst"; readonly country: string; readonly faction: Faction }
  /** Units of a conquered country that come back on the other side. */
  | {
      readonly id: "changeSides";
      readonly country: string;
      readonly conqueredBy: Faction;
      readonly units: readonly string[];
      readonly to: Faction;
      readonly afterTurns: number;
    }
  /** Points lost with factories; one of so many comes back after some turns. */
  | {
      readonly id: "factoriesMove";
      readonly country: string;
      readonly per: number;
      readonly points: number;
      readonly afterTurns: number;
    }
  | { readonly id: "bombedCosts"; readonly country: string; readonly points: number }
  /** §60.8 holds. */
  | { readonly id: "liberation"; readonly country: string }
  /** What general rules give here already, said for the players. */
  | { readonly id: "reminder" }
);

/** A line of the victory table; a line without `endOf` and `conquered` is tested in every Victory Check. */
export interface ShortVictory {
  /** Absent: a draw. */
  readonly who?: Faction;
  readonly level: "decisive" | "operational" | "draw";
  readonly text: string;
  /** Tested at once. */
  readonly conquered?: string;
  /** Not later than this month. */
  readonly to?: Month;
  /** In the Victory Check of the last turn. */
  readonly atEnd?: true;
  readonly holds?: { readonly faction: Faction; readonly cities: readonly string[] };
  readonly count?: { readonly faction: Faction; readonly of: readonly string[]; readonly atLeast: number };
}

export interface ShortScenario {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly turns: readonly Month[];
  readonly factions: readonly [Faction, Faction];
  readonly region: Region;
  /** Disputed Areas. */
  readonly ceded?: readonly string[];
  /** Countries that are not named are neutral and closed. */
  readonly countries: Readonly<Record<string, ShortStanding>>;
  /** Cities whose controller is not the faction that holds their country. */
  readonly control?: { readonly [Holder in Faction]?: readonly string[] };
  /** Every unit that this start of the campaign has in the region, but for some. */
  readonly unitsOf?: { readonly start: StartId; readonly but: readonly string[] };
  readonly units: readonly ShortUnit[];
  readonly reinforcements: readonly ShortReinforcement[];
  readonly markers: readonly ShortMarker[];
  readonly strategicMoves: { readonly [Mover in Faction]?: number };
  readonly invasionsPerTurn: { readonly [Invader in Faction]?: number };
  readonly firstTurnWeather?: Readonly<Partial<Record<WeatherZone, Weather>>>;
  readonly rules: readonly ShortRule[];
  readonly victory: readonly ShortVictory[];
}
