/** Special rules of scenarios as data; each has one home in the rules that reads it. */

import type { EventId } from "../campaign/eventEffects.ts";
import type { Faction } from "../vocabulary.ts";

type Rule = { readonly text: string } & (
  | { readonly id: "countryIsSource"; readonly country: string }
  /** Mainlands and Overseas Areas that no unit enters. */
  | { readonly id: "noEntry"; readonly countries: readonly string[] }
  /** Units of the country stay in these Areas, and in rows up to `rowMax`. */
  | { readonly id: "stayIn"; readonly country: string; readonly areas: readonly string[]; readonly rowMax?: number }
  /** R-SCN-4 Optional: cities in and east of a column pass to the USSR at the start of a turn. */
  | { readonly id: "sovietEntry"; readonly turn: number; readonly fromColumn: number }
  /** R-SCN-3 */
  | {
      readonly id: "mustAttack";
      readonly faction: Faction;
      readonly turn: number;
      readonly countries: readonly string[];
    }
  /** What general rules and the order of battle give here already, said for the players. */
  | { readonly id: "reminder" }
  /** §16.5 A city of another Area is a Limited source for the country's units. */
  | { readonly id: "limitedSource"; readonly country: string; readonly city: string }
  | { readonly id: "edgeSource"; readonly country: string; readonly edge: "north"; readonly inCountry: string }
  /** Friendly cities of the Areas (with `lineHexes` their Transport Line hexes) are sources. */
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
  /** Reach and number of a faction's Amphibious Invasions in those turns, from ports of these zones. */
  | {
      readonly id: "invasionReach";
      readonly faction: Faction;
      readonly turns: readonly number[];
      readonly links: number;
      readonly from: readonly string[];
      readonly number: number;
    }
  /** §43.4 The free units of a conditional event, when the faction's Operations Phase of the turn ends. */
  | {
      readonly id: "eventMobilization";
      readonly event: EventId;
      readonly turn: number;
      readonly faction: Faction;
      readonly units: readonly string[];
    }
  /** §38.4 Until the faction's first Operations Phase. */
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
  /** Each factory in enemy hands costs points; one of `per` works again after `turns` turns. */
  | {
      readonly id: "factoriesMove";
      readonly country: string;
      readonly per: number;
      readonly points: number;
      readonly afterTurns: number;
    }
  /** Each Bombed marker on a factory hex of the country costs points, then the markers are removed. */
  | { readonly id: "bombedCosts"; readonly country: string; readonly points: number }
  | { readonly id: "liberation"; readonly country: string }
);

export type SpecialRule = Rule;
export type SpecialRuleId = Rule["id"];
export type SpecialRuleOf<Id extends SpecialRuleId> = Extract<Rule, { id: Id }>;
