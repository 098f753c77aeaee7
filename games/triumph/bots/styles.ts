/** What kind of players the bots are. */
import type { Style } from "./brain.ts";

/** One for each Faction. */
export type Styles = readonly Style[];

const USUAL: Style = {
  aggressive: true,
  denial: 0.6,
  diplomacyThreshold: 0.08,
  patience: 1,
  raises: 2,
  foresight: 0.5,
  science: 0,
  armament: 0.12,
  declareFrom: 0.4,
  boldness: 0.55,
  campaign: 0,
  warPrice: 1,
  supply: 0,
  caution: 0.85,
  readiness: 0.015,
  warCards: 0.25,
  vigilance: 0.55,
  peaceCards: 0.25,
  mostPeace: 0.5,
  mostWar: 0.7,
  warUnits: 0.3,
  resources: 1,
  violationPrice: 1,
  blood: 0.16,
  kill: 0.1,
  capital: 5,
  staging: 0.35,
  calm: 1,
  alarm: 1,
  technology: 1,
  deployment: 0.12,
  frontPeace: 0.1,
  frontWar: 0.35,
  factories: 2.4,
  industry: 0,
  protectorate: 0.35,
  satellite: 0.75,
  card: 0.2,
  command: 0.09,
  chit: 0.6,
  reaction: 0.3,
  respect: 0.2,
  hope: 0.3,
  coup: 1.2,
  sabotage: 0.8,
  cardFrom: 0.45,
};

function forAll(style: Style): Styles {
  return [style, style, style];
}

export const CADET: Styles = forAll({
  ...USUAL,
  aggressive: false,
  denial: 0,
  diplomacyThreshold: 0.3,
  patience: 0.2,
  raises: 1,
  armament: 0.05,
  declareFrom: Number.POSITIVE_INFINITY,
  boldness: 0.75,
  frontPeace: 0,
});

export const STAFF: Styles = forAll(USUAL);

/** Moves troops where they are needed, and nothing else. */
export const QUIET: Style = {
  ...USUAL,
  aggressive: false,
  frontPeace: 0,
  declareFrom: Number.POSITIVE_INFINITY,
  boldness: 2,
};

export const MARSHAL: Styles = STAFF;
