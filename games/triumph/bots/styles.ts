/** What kind of players the bots are. */
import { AXIS, WEST } from "../data/kinds.ts";
import type { Style } from "./brain.ts";

/** By set-up (1936, 1939, two players), one for each Faction. */
export type Styles = readonly (readonly Style[])[];

export const USUAL: Style = {
  aggressive: true,
  denial: 0.6,
  leader: 0.05,
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

function alike(style: Style): readonly Style[] {
  return [style, style, style];
}

function everywhere(styles: readonly Style[]): Styles {
  return [styles, styles, styles];
}

export const CADET: Styles = everywhere(
  alike({
    ...USUAL,
    aggressive: false,
    denial: 0,
    leader: 0,
    diplomacyThreshold: 0.3,
    patience: 0.2,
    raises: 1,
    armament: 0.05,
    declareFrom: Number.POSITIVE_INFINITY,
    boldness: 0.75,
    frontPeace: 0,
  }),
);

/** Moves troops where they are needed, and nothing else. */
export const QUIET: Style = {
  ...USUAL,
  aggressive: false,
  frontPeace: 0,
  declareFrom: Number.POSITIVE_INFINITY,
  boldness: 2,
};

/** Found by playing: of many thousand games with weights around Staff's, what those had in common that were won. */
const FITTED: readonly Style[] = [
  // Axis
  {
    ...USUAL,
    leader: 0,
    denial: 0.17,
    diplomacyThreshold: 0,
    patience: 1.67,
    foresight: 0.42,
    science: 0,
    armament: 0.4,
    declareFrom: 0.68,
    boldness: 0.49,
    campaign: 0,
    warPrice: 1.15,
    caution: 0.92,
    readiness: 0,
    warCards: 0.29,
    vigilance: 0.57,
    peaceCards: 0.2,
    mostPeace: 0.32,
    mostWar: 0.43,
    warUnits: 0,
    resources: 1.85,
    violationPrice: 1.84,
    blood: 0.2,
    kill: 0.04,
    capital: 8.65,
    staging: 0.1,
    calm: 1.4,
    alarm: 0.52,
    technology: 1.41,
    deployment: 0.03,
    frontPeace: 0.08,
    frontWar: 0.33,
    factories: 1.97,
    industry: -0.57,
    protectorate: 0.71,
    satellite: 0.62,
    card: 0.18,
    command: 0.15,
    chit: 1.04,
    reaction: 0.44,
    respect: 0.27,
    hope: 0.22,
    coup: 1.58,
    sabotage: 0.9,
    cardFrom: 0.83,
  },
  // West
  {
    ...USUAL,
    leader: 0,
    denial: 0.29,
    diplomacyThreshold: 0.14,
    patience: 1.81,
    foresight: 0.58,
    science: 0,
    armament: 0.43,
    declareFrom: 0.31,
    boldness: 0.5,
    campaign: 0.14,
    warPrice: 1.36,
    caution: 0.85,
    readiness: 0,
    warCards: 0.28,
    vigilance: 0.76,
    peaceCards: 0.1,
    mostPeace: 0.35,
    mostWar: 0.66,
    warUnits: 0.05,
    resources: 1.38,
    violationPrice: 1.32,
    blood: 0.1,
    kill: 0.14,
    capital: 5.31,
    staging: 0.69,
    calm: 1.21,
    alarm: 0.66,
    technology: 0.4,
    deployment: 0.07,
    frontPeace: 0.19,
    frontWar: 0.47,
    factories: 1.99,
    industry: -2.24,
    protectorate: 0.73,
    satellite: 0.54,
    card: 0.24,
    command: 0.1,
    chit: 0.97,
    reaction: 0.56,
    respect: 0.25,
    hope: 0.17,
    coup: 1.97,
    sabotage: 1.04,
    cardFrom: 0.6,
  },
  // USSR
  {
    ...USUAL,
    leader: 0,
    denial: 0.28,
    diplomacyThreshold: 0.05,
    patience: 1.7,
    foresight: 0.31,
    science: 0.09,
    armament: 0.35,
    declareFrom: -0.48,
    boldness: 0.41,
    campaign: 0.06,
    warPrice: 0.94,
    caution: 1.42,
    readiness: 0.01,
    warCards: 0.25,
    vigilance: 0.81,
    peaceCards: 0.2,
    mostPeace: 0.6,
    mostWar: 0.69,
    warUnits: 0.21,
    resources: 1.29,
    violationPrice: 1.41,
    blood: 0.15,
    kill: 0.1,
    capital: 7.44,
    staging: 0.68,
    calm: 0.49,
    alarm: 0.76,
    technology: 1.84,
    deployment: 0.19,
    frontPeace: 0.19,
    frontWar: 0.31,
    factories: 1.98,
    industry: -0.24,
    protectorate: 0.59,
    satellite: 0.52,
    card: 0.14,
    command: 0.11,
    chit: 0.58,
    reaction: 0.46,
    respect: 0.31,
    hope: 0,
    coup: 1.81,
    sabotage: 0.8,
    cardFrom: 0.7,
  },
];

/** Part of the way from one style to another. */
function between(one: Style, other: Style, part: number): Style {
  const weights = Object.entries(one).map(([name, from]) => {
    const to = other[name as keyof Style];
    return [name, typeof from === "number" && typeof to === "number" ? from + part * (to - from) : from];
  });
  return Object.fromEntries(weights);
}

/** In 1939 no Faction has a head start that the others have to make up for; every year of peace counts, and the West arms. */
const STAFF_1939: Style = { ...USUAL, leader: 0, chit: 1 };
const WEST_1939 = between(STAFF_1939, FITTED[WEST], 0.3);

export const STAFF: Styles = [alike(USUAL), [STAFF_1939, WEST_1939, STAFF_1939], alike(USUAL)];

/** In 1939 wars, and troops beyond those that guard the capitals, cost the USSR more than they win. */
const USSR_1939: Style = { ...STAFF_1939, armament: 0, mostPeace: 0.35, declareFrom: 3, denial: 0.25 };

/** The USSR has styles of its own: the weights found for it are too warlike against this Staff. */
export const MARSHAL: Styles = [[FITTED[AXIS], FITTED[WEST], USUAL], [FITTED[AXIS], FITTED[WEST], USSR_1939], FITTED];
