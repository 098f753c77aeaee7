/** A game of random players up to a Movement Phase with many blocks on the map. */
import {
  type GameLog,
  isRefusal,
  type LogEntry,
  newLog,
  nextBelow,
  pickRandomly,
  seedRandom,
} from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";

/** Few games of random players become so crowded: this one does, by today's rules. */
const FIRST_SEED = 88;
const MOST_SEEDS = 3000;
const MOVEMENT = "D19";

export interface CrowdedGame {
  readonly log: GameLog;
  /** Whose move it is. */
  readonly seat: number;
  readonly blocks: number;
}

export function crowdedGame(blocks: number): CrowdedGame {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + MOST_SEEDS; seed++) {
    const found = played(seed, blocks);
    if (found !== undefined) return found;
  }
  throw new Error(`no game with ${blocks} blocks`);
}

function played(seed: number, least: number): CrowdedGame | undefined {
  const options = triumph.options({ scenario: "1939" });
  if (isRefusal(options)) throw new Error(options.text);
  const state = triumph.setup(options, seed);
  const random = seedRandom(seed);
  const entries: LogEntry[] = [];
  for (;;) {
    const pending = triumph.pending(state);
    if (pending.length === 0) return undefined;
    const { seat, id } = pending[nextBelow(random, pending.length)];
    const blocks = state.unitArea.filter((area) => area >= 0).length;
    if (id === MOVEMENT && blocks >= least && state.picked < 0) {
      const log = newLog(triumph, { options: { scenario: "1939" }, seed });
      return { log: { ...log, entries }, seat, blocks };
    }
    const action = pickRandomly(triumph, state, triumph.legal(state, seat), random);
    triumph.apply(state, seat, action);
    entries.push({ seat, action: triumph.encodeAction(action, state) });
  }
}
