import { type Json, nextBelow, pickRandomly, seedRandom } from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";

const SECONDS = 8;
const COPIES = 200_000;
const MIDDLE_YEAR = 1941;

type State = ReturnType<typeof triumph.setup>;

interface Played {
  readonly actions: number;
  readonly games: number;
  readonly seconds: number;
  /** The first state of 1941 that came up. */
  readonly midGame: State;
}

/** Whole random games, the complete legal list at every decision, one core. */
function playGames(scenario: string, seconds: number): Played {
  const options = triumph.options({ scenario } as Json);
  if ("code" in options) throw new Error(options.text);
  let actions = 0;
  let games = 0;
  let midGame = triumph.setup(options, 0);
  const start = performance.now();
  for (let seed = 1; performance.now() - start < seconds * 1000; seed++) {
    const state = triumph.setup(options, seed);
    const random = seedRandom(~seed);
    while (state.victory < 0) {
      const waiting = triumph.pending(state);
      const { seat } = waiting[waiting.length === 1 ? 0 : nextBelow(random, waiting.length)];
      const legal = triumph.legal(state, seat);
      triumph.apply(state, seat, pickRandomly(triumph, state, legal, random));
      actions++;
      if (state.year === MIDDLE_YEAR && midGame.year !== MIDDLE_YEAR) midGame = triumph.copy(state);
    }
    games++;
  }
  return { actions, games, seconds: (performance.now() - start) / 1000, midGame };
}

function unitsOf(state: State): number {
  return state.unitArea.filter((area) => area >= 0).length;
}

function microsecondsPerCopy(state: State): number {
  for (let i = 0; i < COPIES / 10; i++) triumph.copy(state);
  const start = performance.now();
  for (let i = 0; i < COPIES; i++) triumph.copy(state);
  return ((performance.now() - start) * 1000) / COPIES;
}

export function triumphBench(): void {
  for (const scenario of ["1936", "1939", "two-player"]) {
    playGames(scenario, 1);
    const { actions, games, seconds, midGame } = playGames(scenario, SECONDS);
    console.log(
      [
        scenario.padEnd(10),
        `${Math.round(actions / seconds).toLocaleString("en")} actions/s (legal + pick + apply)`,
        `${(games / seconds).toFixed(1)} games/s`,
        `${Math.round(actions / games).toLocaleString("en")} actions a game`,
        `${microsecondsPerCopy(midGame).toFixed(2)} µs a copy (${unitsOf(midGame)} units)`,
      ].join("   "),
    );
  }
}
