/** Choosing between plans by trying them out in tables that fit what was seen. */

import { nextWord, type Random } from "@tripartite/kernel";
import type { Faction } from "../data/ids.ts";
import { triumph } from "../game.ts";
import { copyState } from "../model/copy.ts";
import type { State } from "../model/state.ts";
import type { Mind, Style } from "./brain.ts";
import { type Effort, playOut } from "./rollout.ts";

/** One possible continuation: plays it, or suggests it to the seat. */
export type Candidate = (s: State, mind: Mind) => void;

export interface Trial {
  /** The first is what it would do without trying. */
  readonly candidates: readonly Candidate[];
  readonly seat: Faction;
  /** How every seat is thought to play on. */
  readonly styles: readonly Style[];
  /** Another table that fits what was seen. */
  world(): State;
}

/** What a candidate gained over the first one, table by table. */
interface Record {
  readonly candidate: number;
  readonly gains: number[];
}

const LEAST_WORLDS = 4;
const LEAST_GAIN = 0.03;
/** A gain counts if it is this number of standard errors above zero. */
const CERTAINTY = 1.2;
/** A few tables that happen to agree prove little. */
const PRIOR_VARIANCE = 0.03;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The mean gain in standard errors. */
function significance(gains: readonly number[]): number {
  const average = mean(gains);
  const variance = gains.reduce((sum, gain) => sum + (gain - average) ** 2, 0) / Math.max(1, gains.length - 1);
  return average / Math.sqrt((variance + PRIOR_VARIANCE) / gains.length);
}

/** The number of the candidate that is best, if it is better than the first one beyond chance; otherwise 0. */
export function choose(
  { candidates, seat, styles, world }: Trial,
  worlds: number,
  effort: Effort,
  random: Random,
): number {
  let alive: Record[] = candidates.slice(1).map((_, i) => ({ candidate: i + 1, gains: [] }));
  for (let n = 0; n < worlds && alive.length > 0 && (n < LEAST_WORLDS || effort.actions > 0); n++) {
    const table = world();
    triumph.reseed(table, [nextWord(random), nextWord(random), nextWord(random), nextWord(random)]);
    const dice: Random = [nextWord(random), nextWord(random), nextWord(random), 1];
    const value = (candidate: number) => {
      const s = copyState(table);
      const minds: Mind[] = [{}, {}, {}];
      candidates[candidate](s, minds[seat]);
      return playOut(s, seat, minds, styles, [...dice], effort);
    };
    const first = value(0);
    for (const { candidate, gains } of alive) gains.push(value(candidate) - first);
    if (n + 1 >= LEAST_WORLDS) alive = alive.filter(({ gains }) => mean(gains) > 0);
  }
  const better = alive.filter(({ gains }) => mean(gains) > LEAST_GAIN && significance(gains) > CERTAINTY);
  return better.sort((a, b) => mean(b.gains) - mean(a.gains))[0]?.candidate ?? 0;
}
