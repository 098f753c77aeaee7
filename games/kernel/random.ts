/**
 * A small fast counting generator (sfc32): four 32-bit words that live inside the game state.
 * Only 32-bit integer operations, so Node and every browser produce the same numbers.
 */
export type Random = [number, number, number, number];

export function seedRandom(seed: number): Random {
  const random: Random = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1];
  for (let i = 0; i < 12; i++) nextWord(random);
  return random;
}

/** The next 32 random bits, as a signed integer. */
export function nextWord(random: Random | number[]): number {
  const [a, b, c, count] = random as Random;
  const word = (a + b + count) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  random[3] = (count + 1) | 0;
  return word;
}

/** A uniform integer in 0 … bound − 1, without bias. */
export function nextBelow(random: Random | number[], bound: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  let word = nextWord(random) >>> 0;
  while (word >= limit) word = nextWord(random) >>> 0;
  return word % bound;
}

export function shuffle(random: Random | number[], list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextBelow(random, i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}
