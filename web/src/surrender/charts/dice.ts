/** Dice of a player aid come from the browser; no game depends on them. */
import { DIE_FACES } from "@tripartite/surrender/data/combatTable";

const WORD = 2 ** 32;

/** One die, every face as likely as the others. */
export function rollDie(): number {
  const fair = WORD - (WORD % DIE_FACES);
  const words = new Uint32Array(1);
  do crypto.getRandomValues(words);
  while (words[0] >= fair);
  return (words[0] % DIE_FACES) + 1;
}
