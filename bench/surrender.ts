import { nextBelow, pickRandomly, seedRandom } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";
import { SCENARIO_IDS } from "@tripartite/surrender/data/scenarios/index";
import { FACTIONS } from "@tripartite/surrender/data/vocabulary";
import { hasLandLine } from "@tripartite/surrender/rules/supply/sources";

const SECONDS = 4;
const WARM_UP = 1;
const COPIES = 20_000;
const CHECKS = 50;
const TRIES = 5;

type State = ReturnType<typeof surrender.setup>;

interface Played {
  readonly actions: number;
  readonly games: number;
  readonly seconds: number;
  /** The longest time that a legal list took, in milliseconds, and of how many actions it was. */
  readonly slowest: { readonly milliseconds: number; readonly length: number; readonly decision: string };
  /** A state of the second turn. */
  readonly midGame: State;
}

/** Random games, the complete legal list at every decision, one core; the last game is broken off. */
function playGames(scenario: string, seconds: number): Played {
  const options = surrender.options({ scenario });
  if ("code" in options) throw new Error(options.text);
  let actions = 0;
  let games = 0;
  let midGame = surrender.setup(options, 0);
  const second = midGame.turn + 1;
  let slowest = { milliseconds: 0, length: 0, decision: "" };
  const start = performance.now();
  const isTime = () => performance.now() - start >= seconds * 1000;
  for (let seed = 1; !isTime(); seed++) {
    const state = surrender.setup(options, seed);
    const random = seedRandom(~seed);
    while (state.victory < 0 && (actions % 64 !== 0 || !isTime())) {
      const waiting = surrender.pending(state);
      const { seat, id } = waiting[waiting.length === 1 ? 0 : nextBelow(random, waiting.length)];
      const asked = performance.now();
      const legal = surrender.legal(state, seat);
      if (performance.now() - asked > slowest.milliseconds) {
        const milliseconds = millisecondsPerList(state, seat);
        if (milliseconds > slowest.milliseconds) slowest = { milliseconds, length: legal.length, decision: id };
      }
      surrender.apply(state, seat, pickRandomly(surrender, state, legal, random));
      actions++;
      if (state.turn === second && midGame.turn !== second) midGame = surrender.copy(state);
    }
    if (state.victory >= 0) games++;
  }
  return { actions, games, seconds: (performance.now() - start) / 1000, slowest, midGame };
}

/** The shortest of some tries, so that what else the machine does is left out. */
function millisecondsPerList(state: State, seat: number): number {
  const times = Array.from({ length: TRIES }, () => {
    const copy = surrender.copy(state);
    const start = performance.now();
    surrender.legal(copy, seat);
    return performance.now() - start;
  });
  return Math.min(...times);
}

function microsecondsPerCopy(state: State): number {
  for (let i = 0; i < COPIES / 10; i++) surrender.copy(state);
  const start = performance.now();
  for (let i = 0; i < COPIES; i++) surrender.copy(state);
  return ((performance.now() - start) * 1000) / COPIES;
}

/** The lines on land of the faction that takes longest, on average. */
function millisecondsPerSupplyCheck(state: State): number {
  const times = FACTIONS.map((_, faction) => {
    const start = performance.now();
    for (let i = 0; i < CHECKS; i++)
      for (let unit = 0; unit < state.unitPlace.length; unit++)
        if (state.unitFaction[unit] === faction && state.unitPlace[unit] >= 0) hasLandLine(state, unit);
    return (performance.now() - start) / CHECKS;
  });
  return Math.max(...times);
}

/** One line for each scenario; with names after `surrender`, only those. */
export function surrenderBench(names: readonly string[] = []): void {
  for (const scenario of SCENARIO_IDS) {
    if (names.length > 0 && !names.includes(scenario)) continue;
    playGames(scenario, WARM_UP);
    const { actions, games, seconds, slowest, midGame } = playGames(scenario, SECONDS);
    const { milliseconds, length, decision } = slowest;
    console.log(
      [
        scenario.padEnd(19),
        `${Math.round(actions / seconds).toLocaleString("en")} actions/s (legal + pick + apply)`,
        `${(games / seconds).toFixed(1)} games/s`,
        `slowest list ${milliseconds.toFixed(2)} ms (${decision}, ${length} actions)`,
        `${microsecondsPerCopy(midGame).toFixed(2)} µs a copy`,
        `${millisecondsPerSupplyCheck(midGame).toFixed(2)} ms a supply check`,
      ].join("   "),
    );
  }
}
