/**
 * `npm run bench -- surrender [scenario …]`: one line for each scenario, random play on one core. Figures are per second of
 * CPU time, so that they hold while other programs run; Poland is played by the first build too, in turns.
 */
import { nextBelow, pickRandomly, type Random, seedRandom } from "@tripartite/kernel";
import { surrender } from "@tripartite/surrender";
import { SCENARIO_IDS } from "@tripartite/surrender/data/scenarios/index";
import { FACTIONS } from "@tripartite/surrender/data/vocabulary";
import { frozenRoot } from "./server/frozen.ts";

const SECONDS = 4;
const WARM_UP = 2;
const COPIES = 20_000;
const TRIES = 5;
/** Short rounds in which the present and the first build take turns, so that both meet the same load. */
const ROUNDS = 21;
const ROUND_SECONDS = 0.2;
const FIRST_BUILD = "poland-1939";
/** Turns in which the Supply Check of each faction is measured. */
const CHECKED_TURNS = 20;

type State = ReturnType<typeof surrender.setup>;

/** What random play needs of a build. */
interface Build {
  setup(seed: number): State;
  /** Plays one action: the complete legal list, a weighted choice, the action. */
  step(state: State, random: Random): void;
}

interface Played {
  readonly actions: number;
  readonly games: number;
  readonly seconds: number;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Games one after the other; the last one is broken off. */
function play({ setup, step }: Build, seconds: number): Played {
  let actions = 0;
  let games = 0;
  const start = cpuSeconds();
  for (let seed = 1; ; seed++) {
    const state = setup(seed);
    const random = seedRandom(~seed);
    while (state.victory < 0) {
      step(state, random);
      if (++actions % 64 !== 0) continue;
      const spent = cpuSeconds() - start;
      if (spent >= seconds) return { actions, games, seconds: spent };
    }
    games++;
  }
}

function waitingSeat(state: State, random: Random) {
  const waiting = surrender.pending(state);
  return waiting[waiting.length === 1 ? 0 : nextBelow(random, waiting.length)];
}

function optionsOf(scenario: string) {
  const options = surrender.options({ scenario });
  if ("code" in options) throw new Error(options.text);
  return options;
}

function presentBuild(scenario: string): Build {
  const options = optionsOf(scenario);
  return {
    setup: (seed) => surrender.setup(options, seed),
    step(state, random) {
      const { seat } = waitingSeat(state, random);
      const legal = surrender.legal(state, seat);
      surrender.apply(state, seat, pickRandomly(surrender, state, legal, random));
    },
  };
}

/** The first build, which knew Poland alone; undefined where git has not the whole history. */
async function firstBuild(): Promise<Build | undefined> {
  const root = frozenRoot();
  if (root === undefined) return undefined;
  const { surrender: game } = await import(new URL("games/surrender/index.ts", root).href);
  const { pickRandomly: pick } = await import(new URL("games/kernel/index.ts", root).href);
  const options = game.options({});
  return {
    setup: (seed) => game.setup(options, seed),
    step(state, random) {
      const waiting = game.pending(state);
      const { seat } = waiting[waiting.length === 1 ? 0 : nextBelow(random, waiting.length)];
      game.apply(state, seat, pick(game, game.legal(state, seat), random));
    },
  };
}

interface Slowest {
  readonly milliseconds: number;
  readonly length: number;
  readonly decision: string;
}

interface Inspected {
  readonly slowest: Slowest;
  /** A state of the second turn. */
  readonly midGame: State;
  /** By faction: how long its Supply Checks took, in milliseconds. */
  readonly checks: readonly (readonly number[])[];
}

/** Plays on like the above and looks at the single steps. */
function inspect(scenario: string, seconds: number): Inspected {
  const { setup } = presentBuild(scenario);
  const other = setup(0);
  let midGame = other;
  const second = other.turn + 1;
  let slowest: Slowest = { milliseconds: 0, length: 0, decision: "" };
  const checks: number[][] = FACTIONS.map(() => []);
  const start = cpuSeconds();
  for (let seed = 1; cpuSeconds() - start < seconds; seed++) {
    const state = setup(seed);
    const random = seedRandom(~seed);
    while (state.victory < 0 && cpuSeconds() - start < seconds) {
      const { seat, id } = waitingSeat(state, random);
      const asked = performance.now();
      const legal = surrender.legal(state, seat);
      if (performance.now() - asked > slowest.milliseconds) {
        const milliseconds = millisecondsPerList(state, seat, other);
        if (milliseconds > slowest.milliseconds) slowest = { milliseconds, length: legal.length, decision: id };
      }
      const times = checks[state.phasing];
      const mayPass = id === "D-ACT" && legal.some(({ type }) => type === "pass");
      if (mayPass && times.length < CHECKED_TURNS && nextBelow(random, legal.length) === 0)
        times.push(millisecondsPerSupplyCheck(state, seat, other));
      surrender.apply(state, seat, pickRandomly(surrender, state, legal, random));
      if (state.turn === second && midGame.turn !== second) midGame = surrender.copy(state);
    }
  }
  return { slowest, midGame, checks };
}

/** Asks about another state, so that nothing is known any more about the one to be measured. */
function forget(other: State): void {
  const copy = surrender.copy(other);
  for (const { seat } of surrender.pending(copy)) surrender.legal(copy, seat);
}

/** The shortest of some tries, so that what else the machine does is left out. */
function shortest(attempt: () => number): number {
  return Math.min(...Array.from({ length: TRIES }, attempt));
}

function millisecondsPerList(state: State, seat: number, other: State): number {
  return shortest(() => {
    forget(other);
    const copy = surrender.copy(state);
    const start = performance.now();
    surrender.legal(copy, seat);
    return performance.now() - start;
  });
}

/** The faction passes and goes through its Supply Check with the proposed convoys, lists included. */
function millisecondsPerSupplyCheck(state: State, seat: number, other: State): number {
  return shortest(() => {
    forget(other);
    const copy = surrender.copy(state);
    const start = performance.now();
    surrender.apply(copy, seat, { type: "pass" });
    while (copy.victory < 0 && copy.phasing === state.phasing && copy.turnPhase === state.turnPhase) {
      const [{ seat: next }] = surrender.pending(copy);
      surrender.legal(copy, next);
      surrender.apply(copy, next, surrender.fallback(copy, next));
    }
    return performance.now() - start;
  });
}

function microsecondsPerCopy(state: State): number {
  for (let i = 0; i < COPIES / 10; i++) surrender.copy(state);
  return shortest(() => {
    const start = performance.now();
    for (let i = 0; i < COPIES; i++) surrender.copy(state);
    return ((performance.now() - start) * 1000) / COPIES;
  });
}

function rate({ actions, seconds }: Played): number {
  return actions / seconds;
}

/** The present build against the first one in the same minute: the ratio of actions per second. */
function ratioTo(first: Build, present: Build): number {
  play(first, WARM_UP + SECONDS);
  const ratios = Array.from({ length: ROUNDS }, () => {
    const before = rate(play(first, ROUND_SECONDS));
    return rate(play(present, ROUND_SECONDS)) / before;
  });
  return ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

/** The mean of the Supply Checks of the faction that takes longest. */
function slowestCheck(checks: readonly (readonly number[])[]): number {
  const means = checks.map((times) => times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length));
  return Math.max(...means);
}

/** One line for each scenario; with names after `surrender`, only those. */
export async function surrenderBench(names: readonly string[] = []): Promise<void> {
  for (const scenario of SCENARIO_IDS) {
    if (names.length > 0 && !names.includes(scenario)) continue;
    const build = presentBuild(scenario);
    play(build, WARM_UP);
    const played = play(build, SECONDS);
    const first = scenario === FIRST_BUILD ? await firstBuild() : undefined;
    const ratio = first && ratioTo(first, build);
    const { slowest, midGame, checks } = inspect(scenario, SECONDS);
    const { milliseconds, length, decision } = slowest;
    console.log(
      [
        scenario.padEnd(19),
        `${Math.round(rate(played)).toLocaleString("en")} actions/s (legal + pick + apply)`,
        ...(ratio === undefined ? [] : [`× ${ratio.toFixed(2)} of the first build`]),
        `${(played.games / played.seconds).toFixed(1)} games/s`,
        `slowest list ${milliseconds.toFixed(2)} ms (${decision}, ${length} actions)`,
        `${microsecondsPerCopy(midGame).toFixed(2)} µs a copy`,
        `${slowestCheck(checks).toFixed(2)} ms a supply check`,
      ].join("   "),
    );
  }
}
