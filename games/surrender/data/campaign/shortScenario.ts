/** How a short scenario on the map of Europe is written down; `resolveShort.ts` makes hexes and units of it. */
import type { SpecialRuleOf } from "../scenarios/specialRules.ts";
import type { Faction, Weather, WeatherZone } from "../vocabulary.ts";
import type { Month } from "./calendar.ts";
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

/** A special rule as the engine has it, but for what is dated: that names months and the numbers of Sea Zones. */
export type ShortRule =
  | SpecialRuleOf<
      | "noEntry"
      | "stayIn"
      | "offMapSource"
      | "mobilizeIn"
      | "blowFirst"
      | "changeSides"
      | "factoriesMove"
      | "bombedCosts"
      | "liberation"
      | "reminder"
    >
  | (Omit<SpecialRuleOf<"invasionReach">, "turns" | "from"> & {
      readonly months: readonly Month[];
      readonly from: readonly number[];
    })
  | (Omit<SpecialRuleOf<"eventMobilization">, "turn"> & { readonly month: Month });

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
