import type { Game, GameAction, GameEvent } from "./contract.ts";
import { nextBelow, nextWord, type Random } from "./random.ts";

/**
 * A random legal player. Half of the time every action is equally likely; otherwise every kind of action is, so that
 * rare kinds (buying a card, declaring war) are not drowned by long lists of one kind. The game's weights apply on top.
 */
export function pickRandomly<Action extends GameAction>(
  game: Pick<Game<never, Action, GameEvent, never>, "weight">,
  actions: readonly Action[],
  random: Random,
): Action {
  for (;;) {
    const candidates = nextBelow(random, 2) === 0 ? actions : oneKind(actions, random);
    const action = candidates[nextBelow(random, candidates.length)];
    if (nextWord(random) >>> 0 < game.weight(action) * 0x1_0000_0000) return action;
  }
}

/** All actions of one kind, every kind being equally likely. */
function oneKind<Action extends GameAction>(actions: readonly Action[], random: Random): Action[] {
  const kinds: string[] = [];
  for (const { type } of actions) if (!kinds.includes(type)) kinds.push(type);
  const kind = kinds[nextBelow(random, kinds.length)];
  return actions.filter(({ type }) => type === kind);
}
