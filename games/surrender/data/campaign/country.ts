/** What the campaign knows of a country besides its place on the map. */
import type { Faction } from "../vocabulary.ts";
import type { Month, StartMonth } from "./calendar.ts";
import type { EventId } from "./eventEffects.ts";
import type { BoxId } from "./mapBoxes.ts";

/** §34.2 R-POL-1 */
export const COUNTRY_STATUSES = ["neutral", "active", "conquered", "ceded", "out", "part"] as const;
export type CountryStatus = (typeof COUNTRY_STATUSES)[number];

/** Where a country stands at a start. */
export type Standing =
  | { readonly status: "neutral"; readonly pro?: Faction }
  /** Will as printed unless it says otherwise. */
  | { readonly status: "active"; readonly faction: Faction; readonly will?: number }
  /** The faction is the conqueror, the allegiance the faction it fought in. */
  | { readonly status: "conquered"; readonly faction: Faction; readonly allegiance: Faction }
  | { readonly status: "ceded" }
  /** Inside the Overseas Areas of another country. */
  | { readonly status: "part" };

/** R-ECO-9 Factories besides those of its cities; fewer than none where some of those do not work for the war yet. Entries with `from` replace each other, the others add to them. */
export type ExtraFactories =
  | { readonly from: Month; readonly number: number }
  /** Once the event has fired. */
  | { readonly event: EventId; readonly add: number }
  /** One more after each of these periods of full turns since the event, up to a limit. */
  | { readonly sinceEvent: EventId; readonly every: number; readonly add: number; readonly most: number }
  /** From its activation, with a regular increase up to a limit. */
  | { readonly fromActivation: number; readonly every: number; readonly add: number; readonly most: number }
  /** One for each group of this size of its own factories in enemy hands. */
  | { readonly perEnemyHeld: number };

export interface OverseasArea {
  readonly id: string;
  readonly name: string;
  /** §60.5 The country it belongs to when France falls. */
  readonly becomes?: string;
}

export interface CampaignCountry {
  readonly id: string;
  readonly name: string;
  readonly adjective: string;
  /** Absent: it has no hexes. */
  readonly capital?: string;
  readonly will: number;
  /** §60.8 R-CON-9 Its Will when it is liberated; absent: that of a minor (numbers.ts). */
  readonly willLiberated?: number;
  readonly major?: true;
  readonly status: Readonly<Record<StartMonth, Standing>>;
  /** §40.3 Whether political results may name it, with which restraint. */
  readonly court: "never" | "always" | "unrestrictedOnly" | { readonly activateNotBefore: Month };
  /** §38.1 Nobody declares war on it. */
  readonly noDeclaration?: true;
  /** §38.1 R-POL-8 The Western faction may declare war on it without a marker. */
  readonly westMayDeclare?: true;
  /** §43.8 It borders a France or UK Overseas Area. */
  readonly bordersWesternOverseas?: true;
  readonly overseas?: readonly OverseasArea[];
  readonly extraFactories?: readonly ExtraFactories[];
  /** §47.1 It has a Fac Lost marker. */
  readonly facLost?: true;
  /** §60.6 Its Free Forces are paid and supplied as units of this country. */
  readonly freeForcesAs?: string;
  /** §58 R-POL-4 Ground units that must be at home. */
  readonly homeDefense?: readonly { readonly from: Month; readonly units: number }[];
  /** §59.4 Map Boxes where its units may be mobilized. */
  readonly mobilizationBoxes?: readonly BoxId[];
  /** §60.7 It fights on when it is conquered. */
  readonly exile?: true;
  /** §60.5 The country and the areas it is a part of. */
  readonly waitsIn?: { readonly country: string; readonly areas: readonly string[] };
  /** §34.4 Its Mainland is Britain but for these hexes. */
  readonly britainExcept?: readonly string[];
}
