import type { ShotMeaning } from "@tripartite/triumph/offers";

const SIDES_OF_A_DIE = 6;

/** The mean number of hits that find something to hit. */
export function expectedHits({ dice, power, most = dice }: ShotMeaning): number {
  const chance = power / SIDES_OF_A_DIE;
  let exactly = (1 - chance) ** dice;
  let mean = 0;
  for (let hits = 1; hits <= dice; hits++) {
    exactly = chance === 1 ? Number(hits === dice) : (exactly * (dice - hits + 1) * chance) / (hits * (1 - chance));
    mean += Math.min(hits, most) * exactly;
  }
  return mean;
}
