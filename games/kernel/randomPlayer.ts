import type { Game, GameAction, GameEvent } from "./contract.ts";
import { nextBelow, nextWord, type Random } from "./random.ts";

/**
 * A random legal player. Half of the time every action is equally likely; otherwise every kind of action is, so that
 * rare kinds (buying a card, declaring war) are not drowned by long lists of one kind. The game's weights apply on top.
 */
export function pickRandomly<State, Action extends GameAction>(
  game: Pick<Game<State, Action, GameEvent>, "weight">,
  state: State,
  actions: readonly Action[],
  random: Random,
): Action {
  for (;;) {
    const action =
      nextBelow(random, 2) === 0 ? actions[nextBelow(random, actions.length)] : pickOfOneKind(actions, random);
    if (nextWord(random) >>> 0 < game.weight(action, state) * 0x1_0000_0000) return action;
  }
}

/** An action of one kind, every kind being equally likely. In most lists the actions of a kind stand in one row. */
function pickOfOneKind<Action extends GameAction>(actions: readonly Action[], random: Random): Action {
  const kinds: string[] = [];
  const counts: number[] = [];
  const firsts: number[] = [];
  const lasts: number[] = [];
  let kind = -1;
  for (let i = 0; i < actions.length; i++) {
    const { type } = actions[i];
    if (type !== kinds[kind]) kind = kinds.indexOf(type);
    if (kind < 0) {
      kind = kinds.push(type) - 1;
      counts.push(0);
      firsts.push(i);
      lasts.push(i);
    }
    counts[kind]++;
    lasts[kind] = i;
  }
  const chosen = nextBelow(random, kinds.length);
  let skipped = nextBelow(random, counts[chosen]);
  const first = firsts[chosen];
  if (lasts[chosen] - first < counts[chosen]) return actions[first + skipped];
  return actions.find(({ type }) => type === kinds[chosen] && skipped-- === 0)!;
}
