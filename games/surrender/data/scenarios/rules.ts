/** §71 What differs between the small scenarios and the campaign. A scenario takes one of the two blocks and says what is its own. */
import { RULINGS } from "../rulings.ts";
import type { Faction } from "../vocabulary.ts";

export interface ScenarioRules {
  /** R-ECO-1 Production Points of a factory. */
  readonly ppPerFactory: number;
  /** R-ECO-3, R-ECO-7 The country that counts captured factories, and how many make one; absent: none does. */
  readonly capturedFactories?: { readonly country: string; readonly per: number };
  /** R-ECO-4, R-ECO-8 What a country may hand over and receive: its own points, or half of them and as many as its own. */
  readonly transferLimit: "own" | "half";
  /** R-UNI-2 Garrisons may be moved strategically. */
  readonly garrisonRail: boolean;
  /** R-STM-1, R-STM-3 Per faction and turn. */
  readonly strategicMoves: Readonly<Partial<Record<Faction, number>>>;
  /** R-ACT-2 Inactive countries join their faction when an enemy of it attacks or enters them. */
  readonly inactiveCountries: boolean;
  /** R-UNI-3 What is eliminated waits in the Eliminated Box for the End of Turn, or in the Mobilization Box at once. */
  readonly eliminatedBox: boolean;
  /** R-CON-1 Cities pass to the conqueror, or become uncontrolled. */
  readonly conquestTakesCities: boolean;
  /** R-CON-2, R-CON-7 to R-CON-9 What fell may come back: exile, armistice, liberation (§60.7–60.9). */
  readonly fallenMayReturn: boolean;
  /** R-DIS-1 The owner of a displaced unit may send it to the Eliminated Box instead. */
  readonly displacedMayGo: boolean;
  /** R-EVT-4 When Naval Evacuation is used. */
  readonly evacuation: "endOfOperations" | "retreat";
  /** §56 R-EVT-5 One marker of each kind per side, Ground Support not in Severe weather; small scenarios know neither. */
  readonly markersByWeatherAndKind: boolean;
  /** §56.2 R-EVT-3 An Airdrop may also take a city or fort without a ground unit. */
  readonly airdropTakesCities: boolean;
  /** R-NOS-1, §59.1 */
  readonly voluntaryElimination: boolean;
  /** R-SUP-2, R-SUP-6 What a convoy serves in a Supply Check. */
  readonly convoyServes: "portPair" | "arrivalZone";
  /** R-SUP-8 A garrison in a friendly city or fort is never worse than Low. */
  readonly garrisonsHold: boolean;
  /** R-AIR-2 Carriers strike, and the target's side may name an escort. */
  readonly carrierStrike: boolean;
  /** §55.6 Movement Points after a landing. */
  readonly landingPoints: number;
  /** §55.1 Amphibious Invasions per turn, by the first turn that the number holds for. */
  readonly invasionsPerTurn: Readonly<
    Partial<Record<Faction, readonly { readonly fromTurn: number; readonly n: number }[]>>
  >;
  readonly upgradesPerTurn: number;
  /** §59.4 Units of a country per Map Box and turn. */
  readonly boxMobilizationPerTurn: number;
  /** R-STM-4 How far an air unit flies in Strategic Movement; absent: to any base. */
  readonly airFerryHexes?: number;
  /** §56.3 Links of Sea Zones. */
  readonly evacuationLinks: number;
  /** §55.8 */
  readonly beachheadChecks: number;
  /** §60.9 */
  readonly armisticeTurns: number;
}

export const SMALL_RULES: ScenarioRules = {
  ppPerFactory: RULINGS["R-ECO-1"].value,
  transferLimit: "own",
  garrisonRail: false,
  strategicMoves: {},
  inactiveCountries: true,
  eliminatedBox: false,
  conquestTakesCities: true,
  fallenMayReturn: false,
  displacedMayGo: false,
  evacuation: "endOfOperations",
  markersByWeatherAndKind: false,
  airdropTakesCities: false,
  voluntaryElimination: false,
  convoyServes: "portPair",
  garrisonsHold: false,
  carrierStrike: false,
  landingPoints: 3,
  invasionsPerTurn: {},
  upgradesPerTurn: 0,
  boxMobilizationPerTurn: 2,
  evacuationLinks: 3,
  beachheadChecks: 2,
  armisticeTurns: 6,
};

const MOVES = RULINGS["R-STM-3"].value;

export const CAMPAIGN_RULES: ScenarioRules = {
  ppPerFactory: 3,
  capturedFactories: { country: "germany", per: RULINGS["R-ECO-7"].value },
  transferLimit: "half",
  garrisonRail: true,
  strategicMoves: { axis: MOVES, western: MOVES, soviet: MOVES },
  inactiveCountries: false,
  eliminatedBox: true,
  conquestTakesCities: false,
  fallenMayReturn: true,
  displacedMayGo: true,
  evacuation: "retreat",
  markersByWeatherAndKind: true,
  airdropTakesCities: true,
  voluntaryElimination: true,
  convoyServes: "arrivalZone",
  garrisonsHold: true,
  carrierStrike: true,
  landingPoints: RULINGS["R-AMP-5"].value,
  invasionsPerTurn: {
    axis: [{ fromTurn: 1, n: 1 }],
    western: [{ fromTurn: 1, n: 1 }],
    soviet: [{ fromTurn: 1, n: 1 }],
  },
  upgradesPerTurn: RULINGS["R-UPG-1"].value,
  boxMobilizationPerTurn: RULINGS["R-MBL-2"].value,
  airFerryHexes: RULINGS["R-STM-4"].value,
  evacuationLinks: 3,
  beachheadChecks: 2,
  armisticeTurns: RULINGS["R-CON-8"].value,
};
