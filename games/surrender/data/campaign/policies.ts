/** §37 The two policies. */
import type { Faction } from "../vocabulary.ts";
import type { Month } from "./calendar.ts";
import type { EventId } from "./eventEffects.ts";
import type { WarPair } from "./wars.ts";

export const POLICY_IDS = ["appeasement", "naziSovietPact"] as const;
export type PolicyId = (typeof POLICY_IDS)[number];

/** What a policy in force forbids besides war between its pair. */
export type PolicyBar =
  /** This faction declares war on nobody, or on none of these countries. */
  | { readonly declareWar: Faction; readonly on: "anybody" | readonly string[] }
  /** No political result of this faction names these countries. */
  | { readonly court: Faction; readonly countries: readonly string[] }
  /** No unit of this faction enters these countries. */
  | { readonly enter: Faction; readonly countries: readonly string[] }
  /** No unit of this faction enters a Mainland Area of another country than its own. */
  | { readonly enter: Faction; readonly mainlandOfOthers: true };

export interface Policy {
  readonly id: PolicyId;
  readonly name: string;
  readonly pair: WarPair;
  readonly bars: readonly PolicyBar[];
  /** §37.1 The turn of the first re-evaluation. */
  readonly firstReevaluation: Month;
  /** It ends at once when an act of the Axis fires this event. */
  readonly endsWith: EventId;
  /** §42.5 Under it the conquest of this country by this faction cedes a Disputed Area. */
  readonly onConquest?: { readonly of: string; readonly by: Faction; readonly cedes: string };
}

/** §37.1 R-POL-6 The policy ends on this die or less, from this re-evaluation on. */
export interface PolicyDie {
  readonly fromRoll: number;
  readonly die: number;
}

export const ENDS_ON_DIE: readonly PolicyDie[] = [
  { fromRoll: 1, die: 1 },
  { fromRoll: 4, die: 2 },
  { fromRoll: 9, die: 3 },
];

/** An Axis unit that enters one of them begins the war in the East (CE-EAST). */
export const BALTIC_STATES: readonly string[] = ["estonia", "latvia", "lithuania"];

/** R-POL-9, R-POL-10 In the order of their re-evaluation. */
export const POLICIES: Readonly<Record<PolicyId, Policy>> = {
  appeasement: {
    id: "appeasement",
    name: "Appeasement",
    pair: "axis-western",
    bars: [
      { declareWar: "western", on: "anybody" },
      { enter: "western", mainlandOfOthers: true },
    ],
    firstReevaluation: "1940-10",
    endsWith: "CE-WEST",
  },
  naziSovietPact: {
    id: "naziSovietPact",
    name: "Nazi-Soviet Pact",
    pair: "axis-soviet",
    bars: [
      { declareWar: "axis", on: BALTIC_STATES },
      { court: "axis", countries: BALTIC_STATES },
      { enter: "axis", countries: BALTIC_STATES },
    ],
    firstReevaluation: "1940-10",
    endsWith: "CE-EAST",
    onConquest: { of: "poland", by: "axis", cedes: "easternPoland" },
  },
};
