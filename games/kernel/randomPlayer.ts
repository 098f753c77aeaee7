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
  let kinds = 0;
  for (;;) {
    let action: Action;
    if (nextBelow(random, 2) === 0) action = actions[nextBelow(random, actions.length)];
    else {
      if (kinds === 0) kinds = sortKinds(actions);
      action = pickOfOneKind(actions, kinds, random);
    }
    if (nextWord(random) >>> 0 < game.weight(action, state) * 0x1_0000_0000) return action;
  }
}

// The kinds of the list that was sorted last: how many there are of each, and where the first and the last of them stand.
const types: string[] = [];
const counts: number[] = [];
const firsts: number[] = [];
const lasts: number[] = [];

/** Finds the kinds of a list and returns how many there are. */
function sortKinds(actions: readonly GameAction[]): number {
  let found = 0;
  let kind = -1;
  for (let i = 0; i < actions.length; i++) {
    const { type } = actions[i];
    if (kind < 0 || type !== types[kind]) {
      for (kind = 0; kind < found && type !== types[kind]; kind++);
      if (kind === found) {
        types[found] = type;
        counts[found] = 0;
        firsts[found++] = i;
      }
    }
    counts[kind]++;
    lasts[kind] = i;
  }
  return found;
}

/** An action of one of the kinds, each being equally likely. In most lists the actions of a kind stand in one row. */
function pickOfOneKind<Action extends GameAction>(actions: readonly Action[], kinds: number, random: Random): Action {
  const chosen = nextBelow(random, kinds);
  let skipped = nextBelow(random, counts[chosen]);
  const first = firsts[chosen];
  if (lasts[chosen] - first < counts[chosen]) return actions[first + skipped];
  return actions.find(({ type }) => type === types[chosen] && skipped-- === 0)!;
}
