/** Positions to look at: random players play the real rules for a while. */
import { isRefusal, nextBelow, pickRandomly, seedRandom } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import type { View } from "@tripartite/triumph/view";

export function sampleView(seed: number, actions: number, viewer: number): View {
  const options = triumph.options({ scenario: "1939" });
  if (isRefusal(options)) throw new Error(options.text);
  const state = triumph.setup(options, seed);
  const random = seedRandom(seed);
  for (let n = 0; n < actions; n++) {
    const pending = triumph.pending(state);
    if (pending.length === 0) break;
    const { seat } = pending[nextBelow(random, pending.length)];
    triumph.apply(state, seat, pickRandomly(triumph, state, triumph.legal(state, seat), random));
  }
  return triumph.view(state, viewer);
}
