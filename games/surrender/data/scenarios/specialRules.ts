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
  | { readonly id: "closedUntilInvaded"; readonly faction: Faction; readonly countries: readonly string[] }
  | { readonly id: "emergencyAir"; readonly unit: string }
  | {
      readonly id: "seaSupply";
      readonly country: string;
      readonly sources: readonly string[];
      readonly ports?: readonly string[];
      readonly convoy: string;
    }
  | { readonly id: "transit"; readonly faction: Faction; readonly countries: readonly string[] }
  | { readonly id: "edgeSource"; readonly country: string; readonly edge: "north"; readonly inCountry: string }
  /** Friendly cities of the Areas (with `lineHexes` their Transport Line hexes) are sources. */
  | {
      readonly id: "offMapSource";
      readonly countries: readonly string[];
      readonly areas: readonly string[];
      readonly level: "full" | "low";
      readonly lineHexes?: true;
    }
  | {
      readonly id: "mobilizeIn";
      readonly countries: readonly string[];
      readonly areas?: readonly string[];
      readonly cities?: readonly string[];
    }
  | {
      readonly id: "invasionReach";
      readonly faction: Faction;
      readonly turns: readonly number[];
      readonly links: number;
      readonly from: readonly string[];
      readonly number: number;
    }
  | {
      readonly id: "eventMobilization";
      readonly event: EventId;
      readonly turn: number;
      readonly faction: Faction;
      readonly units: readonly string[];
    }
  /** §38.4 */
  | { readonly id: "blowFirst"; readonly country: string; readonly turn: number; readonly faction: Faction }
  | {
      readonly id: "changeSides";
      readonly country: string;
      readonly conqueredBy: Faction;
      readonly units: readonly string[];
      readonly to: Faction;
      readonly afterTurns: number;
    }
  | { readonly id: "factoriesMove"; readonly country: string; readonly per: number; readonly points: number }
  | { readonly id: "bombedCosts"; readonly country: string; readonly points: number }
  | { readonly id: "liberation"; readonly country: string }
  | { readonly id: "turnLength"; readonly months: number }
);

export type SpecialRule = Rule;
export type SpecialRuleId = Rule["id"];
export type SpecialRuleOf<Id extends SpecialRuleId> = Extract<Rule, { id: Id }>;
