import { nextBelow, pickRandomly, seedRandom } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";

const SECONDS = 8;
const COPIES = 200_000;

type State = ReturnType<typeof surrender.setup>;

interface Played {
  readonly actions: number;
  readonly games: number;
  readonly seconds: number;
  /** The first state of turn 2 that came up. */
  readonly midGame: State;
}

/** Whole random games of Poland 1939, the complete legal list at every decision, one core. */
function playGames(seconds: number): Played {
  const options = surrender.options({});
  if ("code" in options) throw new Error(options.text);
  let actions = 0;
  let games = 0;
  let midGame = surrender.setup(options, 0);
  const start = performance.now();
  for (let seed = 1; performance.now() - start < seconds * 1000; seed++) {
    const state = surrender.setup(options, seed);
    const random = seedRandom(~seed);
    while (state.victory < 0) {
      const waiting = surrender.pending(state);
      const { seat } = waiting[waiting.length === 1 ? 0 : nextBelow(random, waiting.length)];
      const legal = surrender.legal(state, seat);
      surrender.apply(state, seat, pickRandomly(surrender, state, legal, random));
      actions++;
      if (state.turn === 2 && midGame.turn !== 2) midGame = surrender.copy(state);
    }
    games++;
  }
  return { actions, games, seconds: (performance.now() - start) / 1000, midGame };
}

function microsecondsPerCopy(state: State): number {
  for (let i = 0; i < COPIES / 10; i++) surrender.copy(state);
  const start = performance.now();
  for (let i = 0; i < COPIES; i++) surrender.copy(state);
  return ((performance.now() - start) * 1000) / COPIES;
}

export function surrenderBench(): void {
  playGames(1);
  const { actions, games, seconds, midGame } = playGames(SECONDS);
  console.log(
    [
      "poland-1939",
      `${Math.round(actions / seconds).toLocaleString("en")} actions/s (legal + pick + apply)`,
      `${(games / seconds).toFixed(0)} games/s`,
      `${Math.round(actions / games)} actions a game`,
      `${microsecondsPerCopy(midGame).toFixed(2)} µs a copy`,
    ].join("   "),
  );
}
