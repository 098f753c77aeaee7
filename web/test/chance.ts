/** Small numbers for tests that play at random. */
export interface Random {
  state: number;
}

export function newRandom(seed: number): Random {
  return { state: seed };
}

/** A whole number from 0 up to `limit`, itself excluded. */
export function randomBelow(random: Random, limit: number): number {
  random.state = (Math.imul(random.state, 1664525) + 1013904223) >>> 0;
  return Math.floor((random.state / 2 ** 32) * limit);
}
