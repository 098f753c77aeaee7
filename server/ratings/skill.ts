/** The published method: Weng and Lin's Bayesian approximation with the Plackett–Luce model, from the package openskill. */
import { rate } from "openskill";

export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The usual values of the method, written down so that a newer package cannot change ratings that exist. */
const METHOD = { mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300 };

export const NEWCOMER: Skill = { mu: METHOD.mu, sigma: METHOD.sigma };

/** Ratings are shown in points: a newcomer has 1500 ± 500. */
const POINTS = 60;
/** A rating of fewer games than this is provisional. */
export const SETTLED_AFTER = 5;
/** The last places after the point would differ from one mathematical library to the next. */
const DIGITS = 1e6;

export interface Shown {
  readonly rating: number;
  /** One standard deviation. */
  readonly uncertainty: number;
}

export function shown({ mu, sigma }: Skill): Shown {
  return { rating: Math.round(mu * POINTS), uncertainty: Math.round(sigma * POINTS) };
}

/** What a player is worth with near certainty; leader boards go by it. */
export function cautious({ mu, sigma }: Skill): number {
  return mu - 3 * sigma;
}

/** New skills of players with these ranks, 1 being the first; equal ranks have tied. */
export function afterGame(before: readonly Skill[], ranks: readonly number[]): Skill[] {
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
  return rate(teams, { ...METHOD, rank: [...ranks] }).map(([{ mu, sigma }]) => ({
    mu: rounded(mu),
    sigma: rounded(sigma),
  }));
}

/** One player who had several places, as a bot may: what they have learnt together. */
export function together(skills: readonly Skill[]): Skill {
  const mean = (values: readonly number[]) => rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { mu: mean(skills.map(({ mu }) => mu)), sigma: mean(skills.map(({ sigma }) => sigma)) };
}

function rounded(value: number): number {
  return Math.round(value * DIGITS) / DIGITS;
}
