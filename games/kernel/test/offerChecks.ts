import { expect } from "vitest";
import { type GameAction, type GameEvent, isRefusal } from "../contract.ts";
import { hashState } from "../hash.ts";
import type { GameOf } from "../log.ts";
import { nextBelow, type Random } from "../random.ts";

/**
 * What is kept of the offers of a state is what a copy of it would list; and a few of them, drawn at random, lead to
 * the same state and events by their plans as they do by the rules, for which they are new.
 */
export function checkOffers<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  s: State,
  random: Random,
  tries: number,
): void {
  for (const { seat } of game.pending(s)) {
    const offers = game.offers(s, seat);
    expect(offers).toEqual(game.offers(game.copy(s), seat));
    expect(game.legal(s, seat)).toEqual(offers.map(({ action }) => action));
    for (let i = 0; i < tries; i++) {
      const { action } = offers[nextBelow(random, offers.length)];
      const [byPlan, byRules] = [game.copy(s), game.copy(s)];
      const listed = game.legal(byPlan, seat).find((each) => hashState(each) === hashState(action))!;
      const results = [game.apply(byPlan, seat, listed), game.apply(byRules, seat, action)];
      expect(results.map(isRefusal), JSON.stringify(action)).toEqual([false, false]);
      expect(results[0], JSON.stringify(action)).toEqual(results[1]);
      expect(hashState(byPlan), JSON.stringify(action)).toBe(hashState(byRules));
    }
  }
}
