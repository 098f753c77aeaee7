import { isRefusal, type Seed } from "@tripartite/kernel";
import { LESSONS } from "../data/kinds.ts";
import type { State } from "../model/state.ts";
import { loadPosition } from "../position.ts";
import { reseed } from "../setup.ts";
import { LESSON_POSITIONS } from "./positions.ts";

/** The board at the beginning of a lesson; the seed gives decks and dice. */
export function lessonStart(lesson: number, seed: Seed): State {
  const s = loadPosition(LESSON_POSITIONS[LESSONS[lesson]]);
  if (isRefusal(s)) throw new Error(s.text);
  reseed(s, seed);
  return s;
}
