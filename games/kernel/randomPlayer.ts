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
  let kinds: Kinds | undefined;
  for (;;) {
    let action: Action;
    if (nextBelow(random, 2) === 0) action = actions[nextBelow(random, actions.length)];
    else {
      kinds ??= kindsOf(actions);
      action = pickOfOneKind(actions, kinds, random);
    }
    if (nextWord(random) >>> 0 < game.weight(action, state) * 0x1_0000_0000) return action;
  }
}

/** The kinds of a list of actions: how many there are of each, and where the first and the last of them stand. */
interface Kinds {
  readonly types: string[];
  readonly counts: number[];
  readonly firsts: number[];
  readonly lasts: number[];
}

function kindsOf(actions: readonly GameAction[]): Kinds {
  const [types, counts, firsts, lasts]: [string[], number[], number[], number[]] = [[], [], [], []];
  let kind = -1;
  for (let i = 0; i < actions.length; i++) {
    const { type } = actions[i];
    if (type !== types[kind]) kind = types.indexOf(type);
    if (kind < 0) {
      kind = types.push(type) - 1;
      counts.push(0);
      firsts.push(i);
      lasts.push(i);
    }
    counts[kind]++;
    lasts[kind] = i;
  }
  return { types, counts, firsts, lasts };
}

/** An action of one kind, every kind being equally likely. In most lists the actions of a kind stand in one row. */
function pickOfOneKind<Action extends GameAction>(
  actions: readonly Action[],
  { types, counts, firsts, lasts }: Kinds,
  random: Random,
): Action {
  const chosen = nextBelow(random, types.length);
  let skipped = nextBelow(random, counts[chosen]);
  const first = firsts[chosen];
  if (lasts[chosen] - first < counts[chosen]) return actions[first + skipped];
  return actions.find(({ type }) => type === types[chosen] && skipped-- === 0)!;
}
