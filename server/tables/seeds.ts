import { randomBytes } from "node:crypto";
import { SEED_WORDS, type Seed } from "@tripartite/kernel";

/** Too many to be tried: who knew it would know every die and every card. */
export function newSeed(): Seed {
  const bytes = randomBytes(4 * SEED_WORDS);
  return Array.from({ length: SEED_WORDS }, (_, i) => bytes.readInt32LE(4 * i));
}
