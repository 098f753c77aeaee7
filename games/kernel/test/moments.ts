import {
  type AnyGame,
  begin,
  carryOut,
  type Game,
  type GameAction,
  type GameEvent,
  type GameLog,
  isRefusal,
  type Moment,
} from "../index.ts";

/** Every moment of a recorded game. The state is the same object all the time. */
export function* momentsOf<State, Action extends GameAction, Event extends GameEvent, Options>(
  game: Game<State, Action, Event, Options>,
  log: GameLog,
): Generator<Moment<State, Event>> {
  const state: State = begin(game as AnyGame, log);
  yield { seq: 0, state, events: [] };
  for (const [index, entry] of log.entries.entries()) {
    const applied = carryOut(game as AnyGame, state, entry);
    if (isRefusal(applied)) throw new Error(applied.text);
    yield { seq: index + 1, state, events: applied.events as Event[] };
  }
}
