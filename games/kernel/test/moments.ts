import {
  begin,
  carryOut,
  type GameAction,
  type GameEvent,
  type GameLog,
  type GameOf,
  isRefusal,
  type Moment,
} from "../index.ts";

/** Every moment of a recorded game. The state is the same object all the time. */
export function* momentsOf<State, Action extends GameAction, Event extends GameEvent>(
  game: GameOf<State, Action, Event>,
  log: GameLog,
): Generator<Moment<State, Event>> {
  const state: State = begin(game, log);
  yield { seq: 0, state, events: [] };
  for (const [index, entry] of log.entries.entries()) {
    const applied = carryOut(game, state, entry);
    if (isRefusal(applied)) throw new Error(applied.text);
    yield { seq: index + 1, state, events: applied.events };
  }
}
