/** Two worlds that differ only in what a viewer may not know must look the same: view, who is waited for, what he may do. */
import { isRefusal, nextBelow, pickRandomly, SPECTATOR, seedRandom } from "@tripartite/kernel";
import { triumph } from "../../../games/triumph/index.ts";
import { withOtherSecrets } from "../../../games/triumph/test/secrets.ts";
import { type Attack, type Scale, Tally } from "./attack.ts";

const VIEWERS = [SPECTATOR, 0, 1, 2];
const EVERY = 7;
type State = ReturnType<typeof triumph.setup>;

export function probing({ pairs }: Scale): Attack {
  const tally = new Tally();
  for (let seed = 1; tally.tried < pairs; seed++) {
    const options = triumph.options({ scenario: ["1936", "1939", "two-player"][seed % 3] });
    if (isRefusal(options)) throw new Error(options.text);
    const random = seedRandom(seed);
    const state = triumph.setup(options, seed);
    for (let step = 1; triumph.outcome(state) === undefined && tally.tried < pairs; step++) {
      if (step % EVERY === 0)
        for (const viewer of VIEWERS) {
          const other = withOtherSecrets(state, viewer, random);
          tally.count(shown(state, viewer) === shown(other, viewer));
        }
      const asked = triumph.pending(state);
      const { seat } = asked[nextBelow(random, asked.length)];
      triumph.apply(state, seat, pickRandomly(triumph, state, triumph.legal(state, seat), random));
    }
  }
  return tally.row("secrets in two worlds");
}

function shown(state: State, viewer: number): string {
  const asked = triumph.pending(state).map(({ seat, id }) => [seat, id]);
  return JSON.stringify([triumph.view(state, viewer), asked, triumph.timeOf!(state)]);
}
