/**
 * A small fast counting generator (sfc32): four 32-bit words that live inside the game state.
 * Only 32-bit integer operations, so Node and every browser produce the same numbers.
 */
export type Random = [number, number, number, number];

/**
 * Where a generator starts. A number is easy to name, but all 2³² can be tried against observed dice;
 * four 32-bit words fill the whole generator and cannot.
 */
export type Seed = number | readonly number[];

export const SEED_WORDS = 4;

export function seedRandom(seed: Seed): Random {
  const random: Random = typeof seed === "number" ? [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1] : fromWords(seed);
  for (let i = 0; i < 12; i++) nextWord(random);
  return random;
}

function fromWords(words: readonly number[]): Random {
  if (words.length !== SEED_WORDS) throw new RangeError(`a seed has ${SEED_WORDS} words, not ${words.length}`);
  return words.map((word) => word | 0) as Random;
}

/** Continues with fresh luck: earlier numbers say nothing about later ones. */
export function reseedRandom(random: Random | number[], seed: Seed): void {
  const fresh = seedRandom(seed);
  for (let i = 0; i < fresh.length; i++) random[i] ^= fresh[i];
  for (let i = 0; i < 12; i++) nextWord(random);
}

/** The next 32 random bits, as a signed integer. */
export function nextWord(random: Random | number[]): number {
  const a = random[0];
  const b = random[1];
  const c = random[2];
  const count = random[3];
  const word = (a + b + count) | 0;
  random[0] = b ^ (b >>> 9);
  random[1] = (c + (c << 3)) | 0;
  random[2] = (((c << 21) | (c >>> 11)) + word) | 0;
  random[3] = (count + 1) | 0;
  return word;
}

/** A uniform integer in 0 … bound − 1, without bias. */
export function nextBelow(random: Random | number[], bound: number): number {
  const size = bound >>> 0;
  const excess = (-size >>> 0) % size;
  const limit = 0x1_0000_0000 - excess;
  let word = nextWord(random) >>> 0;
  while (word >= limit) word = nextWord(random) >>> 0;
  return word % size;
}

export function shuffle(random: Random | number[], list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextBelow(random, i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}
