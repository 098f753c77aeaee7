/** §56 Every Event marker: whose it is, how many there are, when they come and whether they come back. */
import type { Faction } from "../vocabulary.ts";
import type { Month } from "./calendar.ts";
import type { MarkerKind } from "./markerKinds.ts";

/** Where it comes from. */
export type MarkerSource =
  /** The Turn Track. */
  | { readonly date: Month }
  /** Available from the activation of its country. */
  | { readonly activation: string }
  /** §60.6 Used at once when the Axis conquers this country of Western allegiance. */
  | { readonly conquestOf: string }
  /** Available from the first conquest by the Axis of a country of the marker's faction. */
  | { readonly firstConquest: true }
  /** The Surprise Attack Holding Box. */
  | { readonly holding: true }
  | { readonly cup: true };

/** Where it goes after use. */
export type Reuse =
  /** Available again at the End of Turn. */
  | "turn"
  /** Turns ahead on the Turn Track. */
  | { readonly turns: number }
  /** Out of the game. */
  | "once"
  /** The Surprise Attack Holding Box. */
  | "holding"
  | "cupHolding"
  /** Available at the start of its owner's next Operations Phase. */
  | "nextOperations";

export interface CampaignMarker {
  readonly id: string;
  readonly kind: MarkerKind;
  /** Absent: the faction in which its country is active; for markers of the cup nobody. */
  readonly faction?: Faction;
  /** Its effect is for units of this country. */
  readonly country?: string;
  readonly count: number;
  readonly from: MarkerSource;
  readonly reuse: Reuse;
  /** Only with this optional rule. */
  readonly optional?: "O-NUKE";
}

export const MARKERS: readonly CampaignMarker[] = [
  {
    id: "germanyGroundSupport",
    kind: "groundSupport",
    faction: "axis",
    country: "germany",
    count: 2,
    from: { date: "1939-09" },
    reuse: "turn",
  },
  {
    id: "ussrGroundSupport",
    kind: "groundSupport",
    faction: "soviet",
    country: "ussr",
    count: 1,
    from: { date: "1939-09" },
    reuse: "turn",
  },
  {
    id: "ussrGroundSupport2",
    kind: "groundSupport",
    faction: "soviet",
    country: "ussr",
    count: 1,
    from: { date: "1942-11" },
    reuse: "turn",
  },
  {
    id: "ukGroundSupport",
    kind: "groundSupport",
    faction: "western",
    country: "uk",
    count: 1,
    from: { date: "1942-10" },
    reuse: "turn",
  },
  {
    id: "usaGroundSupport",
    kind: "groundSupport",
    faction: "western",
    country: "usa",
    count: 1,
    from: { date: "1943-07" },
    reuse: "turn",
  },
  {
    id: "italyGroundSupport",
    kind: "groundSupport",
    country: "italy",
    count: 1,
    from: { activation: "italy" },
    reuse: "turn",
  },
  {
    id: "polandGroundSupport",
    kind: "groundSupport",
    country: "poland",
    count: 1,
    from: { date: "1939-09" },
    reuse: "once",
  },
  {
    id: "belgiumGroundSupport",
    kind: "groundSupport",
    country: "belgium",
    count: 1,
    from: { activation: "belgium" },
    reuse: "once",
  },
  {
    id: "netherlandsGroundSupport",
    kind: "groundSupport",
    country: "netherlands",
    count: 1,
    from: { activation: "netherlands" },
    reuse: "once",
  },
  {
    id: "finlandGroundSupport",
    kind: "groundSupport",
    country: "finland",
    count: 1,
    from: { activation: "finland" },
    reuse: "once",
  },
  {
    id: "greeceGroundSupport",
    kind: "groundSupport",
    country: "greece",
    count: 1,
    from: { activation: "greece" },
    reuse: "once",
  },
  {
    id: "germanyHeavyArtillery",
    kind: "heavyArtillery",
    faction: "axis",
    country: "germany",
    count: 1,
    from: { date: "1939-09" },
    reuse: { turns: 3 },
  },
  {
    id: "axisSurpriseAttack",
    kind: "surpriseAttack",
    faction: "axis",
    count: 2,
    from: { holding: true },
    reuse: "holding",
  },
  {
    id: "westernSurpriseAttack",
    kind: "surpriseAttack",
    faction: "western",
    count: 2,
    from: { holding: true },
    reuse: "holding",
  },
  {
    id: "sovietSurpriseAttack",
    kind: "surpriseAttack",
    faction: "soviet",
    count: 2,
    from: { holding: true },
    reuse: "holding",
  },
  {
    id: "germanyAirdrop",
    kind: "airdrop",
    faction: "axis",
    country: "germany",
    count: 1,
    from: { date: "1940-04" },
    reuse: { turns: 4 },
  },
  {
    id: "ussrAirdrop",
    kind: "airdrop",
    faction: "soviet",
    country: "ussr",
    count: 1,
    from: { date: "1942-01" },
    reuse: { turns: 4 },
  },
  {
    id: "usaAirdrop",
    kind: "airdrop",
    faction: "western",
    country: "usa",
    count: 1,
    from: { date: "1943-07" },
    reuse: { turns: 4 },
  },
  {
    id: "ukAirdrop",
    kind: "airdrop",
    faction: "western",
    country: "uk",
    count: 1,
    from: { date: "1944-06" },
    reuse: { turns: 4 },
  },
  {
    id: "westernPartisans",
    kind: "partisans",
    faction: "western",
    count: 2,
    from: { firstConquest: true },
    reuse: "nextOperations",
  },
  {
    id: "sovietPartisans",
    kind: "partisans",
    faction: "soviet",
    count: 2,
    from: { date: "1941-09" },
    reuse: "nextOperations",
  },
  {
    id: "westernNavalEvacuation",
    kind: "navalEvacuation",
    faction: "western",
    count: 2,
    from: { date: "1939-09" },
    reuse: { turns: 6 },
  },
  {
    id: "axisNavalEvacuation",
    kind: "navalEvacuation",
    faction: "axis",
    count: 1,
    from: { date: "1943-07" },
    reuse: { turns: 6 },
  },
  {
    id: "polandFreeForces",
    kind: "freeForces",
    faction: "western",
    count: 1,
    from: { conquestOf: "poland" },
    reuse: "once",
  },
  {
    id: "franceFreeForces",
    kind: "freeForces",
    faction: "western",
    count: 1,
    from: { conquestOf: "france" },
    reuse: "once",
  },
  {
    id: "greeceFreeForces",
    kind: "freeForces",
    faction: "western",
    count: 1,
    from: { conquestOf: "greece" },
    reuse: "once",
  },
  {
    id: "ukRadar",
    kind: "radar",
    faction: "western",
    country: "uk",
    count: 1,
    from: { date: "1940-06" },
    reuse: "turn",
  },
  {
    id: "germanyJets",
    kind: "jets",
    faction: "axis",
    country: "germany",
    count: 1,
    from: { date: "1944-07" },
    reuse: "turn",
  },
  { id: "westernUltra", kind: "ultra", faction: "western", count: 1, from: { date: "1940-05" }, reuse: { turns: 2 } },
  { id: "westernUltra2", kind: "ultra", faction: "western", count: 1, from: { date: "1943-05" }, reuse: { turns: 2 } },
  {
    id: "germanyUboat",
    kind: "uboat",
    faction: "axis",
    country: "germany",
    count: 1,
    from: { date: "1939-09" },
    reuse: { turns: 2 },
  },
  {
    id: "germanyUboat2",
    kind: "uboat",
    faction: "axis",
    country: "germany",
    count: 1,
    from: { date: "1941-01" },
    reuse: { turns: 2 },
  },
  {
    id: "germanyUboat3",
    kind: "uboat",
    faction: "axis",
    country: "germany",
    count: 1,
    from: { date: "1942-03" },
    reuse: { turns: 2 },
  },
  {
    id: "ukCommonwealthTrade",
    kind: "commonwealthTrade",
    faction: "western",
    country: "uk",
    count: 1,
    from: { date: "1939-09" },
    reuse: { turns: 3 },
  },
  { id: "westernMulberry", kind: "mulberry", faction: "western", count: 2, from: { date: "1944-06" }, reuse: "once" },
  { id: "politicalSuccess", kind: "politicalSuccess", count: 7, from: { cup: true }, reuse: "cupHolding" },
  { id: "politicalFailure", kind: "politicalFailure", count: 4, from: { cup: true }, reuse: "cupHolding" },
  { id: "areaSeized", kind: "areaSeized", count: 2, from: { cup: true }, reuse: "cupHolding" },
  { id: "noEvent", kind: "noEvent", count: 9, from: { cup: true }, reuse: "cupHolding" },
  {
    id: "westernNuclear",
    kind: "nuclear",
    faction: "western",
    count: 1,
    from: { date: "1945-08" },
    reuse: "turn",
    optional: "O-NUKE",
  },
];
