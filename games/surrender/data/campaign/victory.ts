/** §61 R-VIC-1 Victory in the campaign. The first line that is true decides. */
import { RULINGS } from "../rulings.ts";
import type { Month } from "./calendar.ts";

export const CAMPAIGN_OUTCOMES = [
  "allied-decisive",
  "allied-operational",
  "draw",
  "axis-operational",
  "axis-decisive",
  "western-decisive",
  "western-operational",
  "soviet-decisive",
  "soviet-operational",
] as const;
export type CampaignOutcome = (typeof CAMPAIGN_OUTCOMES)[number];

export interface CampaignVictoryLine {
  readonly outcome: CampaignOutcome;
  /** The country is conquered: tested at once. */
  readonly conquered?: string;
  /** Not later than this month. */
  readonly to?: Month;
  /** These countries are conquered, in exile or out: tested in the Victory Check. */
  readonly fallen?: readonly string[];
  /** Tested in the Victory Check of this month. */
  readonly endOf?: Month;
  /** Turns after the start at which the Victory Check tests it. */
  readonly turnsAfterStart?: number;
  /** This faction controls all of the cities. */
  readonly controls?: { readonly faction: "axis" | "western" | "soviet"; readonly cities: readonly string[] };
  /** … and one of these. */
  readonly oneOf?: readonly string[];
}

/** §61.1 Starts of 1939 and 1941. */
export const CAMPAIGN_VICTORY: readonly CampaignVictoryLine[] = [
  { outcome: "allied-decisive", conquered: "germany", to: "1944-06" },
  { outcome: "allied-operational", conquered: "germany", to: "1945-05" },
  { outcome: "draw", conquered: "germany", to: "1945-12" },
  { outcome: "axis-decisive", fallen: ["uk", "ussr"] },
  {
    outcome: "axis-decisive",
    endOf: "1945-12",
    controls: { faction: "axis", cities: ["Paris", "Roma"] },
    oneOf: ["London", "Leningrad", "Moskva"],
  },
  { outcome: "axis-operational", endOf: "1945-12" },
];

/** §61.3 Start of 1944. */
export const CAMPAIGN_1944_VICTORY: readonly CampaignVictoryLine[] = [
  { outcome: "allied-decisive", conquered: "germany", to: "1944-12" },
  { outcome: "allied-operational", conquered: "germany", to: "1945-05" },
  { outcome: "draw", conquered: "germany", to: "1945-08" },
  { outcome: "axis-operational", conquered: "germany", to: "1945-12" },
  { outcome: "axis-decisive", fallen: ["uk", "ussr"] },
  { outcome: "axis-decisive", endOf: "1945-12" },
];

export const COLD_WAR_TURNS: number = RULINGS["R-OPT-2"].value;

/** §70.5 The optional war between West and Soviets. */
export const COLD_WAR_VICTORY: readonly CampaignVictoryLine[] = [
  { outcome: "western-decisive", conquered: "ussr" },
  { outcome: "soviet-decisive", conquered: "uk" },
  {
    outcome: "western-operational",
    turnsAfterStart: COLD_WAR_TURNS,
    controls: { faction: "western", cities: ["Berlin", "Warszawa"] },
  },
  {
    outcome: "soviet-operational",
    turnsAfterStart: COLD_WAR_TURNS,
    controls: { faction: "soviet", cities: ["Paris"] },
  },
  {
    outcome: "soviet-operational",
    turnsAfterStart: COLD_WAR_TURNS,
    controls: { faction: "soviet", cities: ["Essen"] },
  },
  { outcome: "draw", turnsAfterStart: COLD_WAR_TURNS },
];

/** §61.2 What an Allied faction scores: an enemy capital, another Mainland city, an active country. */
export const LEADING_ALLY = { capital: 4, city: 2, activeCountry: 1 } as const;
