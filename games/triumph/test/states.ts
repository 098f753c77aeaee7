/** States of random games, for properties that hold in all of them. */
import { isRefusal, nextBelow, seedRandom } from "@tripartite/kernel";
import { copyState } from "../copy.ts";
import { triumph } from "../game.ts";
import { readOptions } from "../options.ts";
import type { State } from "../state.ts";

/** Plays at random from a seed and hands every `every`th state to `visit`, up to `most` actions. */
export function visitRandomGame(
  options: unknown,
  seed: number,
  most: number,
  every: number,
  visit: (s: State) => void,
): void {
  const read = readOptions(options);
  if (isRefusal(read)) throw new Error(read.text);
  const s = triumph.setup(read, seed);
  const random = seedRandom(seed + 1);
  for (let step = 0; step < most && triumph.outcome(s) === undefined; step++) {
    if (step % every === 0) visit(copyState(s));
    const [asked] = triumph.pending(s);
    const interrupts = nextBelow(random, 20) === 0 ? triumph.interrupts(s, asked.seat) : [];
    const actions = interrupts.length > 0 ? interrupts : triumph.legal(s, asked.seat);
    const kept = actions.filter((action) => triumph.weight(action) >= 0.1 && action.type !== "disband");
    const pool = kept.length > 0 ? kept : actions;
    const applied = triumph.apply(s, asked.seat, pool[nextBelow(random, pool.length)]);
    if (isRefusal(applied)) throw new Error(applied.text);
  }
}
