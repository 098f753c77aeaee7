/**
 * `npm run bench -- triumph`: the engine alone on one core. Figures are per second of CPU, and beside those of an earlier
 * commit in turn: how fast the machine is changes from minute to minute.
 */
import * as kernel from "@tripartite/kernel";
import { triumph } from "@tripartite/triumph";
import { frozenRoot } from "./server/frozen.ts";

const SECONDS = 3;
const ROUNDS = 3;
/** For each engine and set-up: what is compiled meanwhile would be charged to the set-up that comes first. */
const WARM_UP_SECONDS = 2;
const COPIES = 50_000;
/** How many units the state has that is copied: about the most that come up. */
const UNITS = 96;
const SCENARIOS = ["1936", "1939", "two-player"];

type Game = typeof triumph;
type State = ReturnType<Game["setup"]>;
type Action = ReturnType<Game["fallback"]>;

interface Engine {
  readonly game: Game;
  readonly kernel: Pick<typeof kernel, "nextBelow" | "seedRandom">;
  pick(state: State, actions: readonly Action[], random: kernel.Random): Action;
}

interface Played {
  readonly actions: number;
  readonly games: number;
  readonly seconds: number;
}

type Choose = (engine: Engine, state: State, seat: number, random: kernel.Random) => Action;

/** The complete legal list at every decision. */
const fromList: Choose = ({ game, pick }, state, seat, random) => pick(state, game.legal(state, seat), random);

/** One legal action, drawn without the list. */
const drawn: Choose = ({ game }, state, seat, random) => game.sample!(state, seat, random);

async function earlierEngine(): Promise<Engine | undefined> {
  const root = frozenRoot();
  if (root === undefined) return undefined;
  const [{ triumph: game }, earlier] = await Promise.all([
    import(new URL("games/triumph/index.ts", root).href),
    import(new URL("games/kernel/index.ts", root).href),
  ]);
  /** Its random players knew no state. */
  return { game, kernel: earlier, pick: (_, actions, random) => earlier.pickRandomly(game, actions, random) };
}

/** Seconds of CPU of the whole process. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Whole random games. `seen` looks at every state and stops them. */
function playGames(
  engine: Engine,
  scenario: string,
  seconds: number,
  choose: Choose,
  seen: (state: State) => boolean = () => false,
): Played {
  const { game, kernel: tools } = engine;
  const options = game.options({ scenario });
  if (kernel.isRefusal(options)) throw new Error(options.text);
  let actions = 0;
  let games = 0;
  const start = cpu();
  for (let seed = 1; cpu() - start < seconds; seed++) {
    const state = game.setup(options, seed);
    const random = tools.seedRandom(~seed);
    while (state.victory < 0) {
      const waiting = game.pending(state);
      const { seat } = waiting[waiting.length === 1 ? 0 : tools.nextBelow(random, waiting.length)];
      game.apply(state, seat, choose(engine, state, seat, random));
      actions++;
      if (seen(state)) return { actions, games, seconds: cpu() - start };
    }
    games++;
  }
  return { actions, games, seconds: cpu() - start };
}

function add(one: Played, other: Played): Played {
  return {
    actions: one.actions + other.actions,
    games: one.games + other.games,
    seconds: one.seconds + other.seconds,
  };
}

/** All set-ups once before anything is measured. */
function warmUp(engines: readonly Engine[]): void {
  for (const engine of engines)
    for (const scenario of SCENARIOS) playGames(engine, scenario, WARM_UP_SECONDS, fromList);
}

/** In turn with the earlier engine; the first second, while the engine gets used to the set-up, does not count. */
function compare(now: Engine, earlier: Engine | undefined, scenario: string, choose: Choose): [Played, Played] {
  const engines = [now, earlier ?? now];
  const chooses = [choose, fromList];
  const sums: Played[] = engines.map(() => ({ actions: 0, games: 0, seconds: 0 }));
  for (let round = 0; round <= ROUNDS; round++) {
    engines.forEach((engine, i) => {
      const played = playGames(engine, scenario, round === 0 ? 1 : SECONDS, chooses[i]);
      if (round > 0) sums[i] = add(sums[i], played);
    });
  }
  return [sums[0], sums[1]];
}

function printPlay(name: string, what: string, now: Played, earlier: Played): void {
  const rate = ({ actions, seconds }: Played) => actions / seconds;
  console.log(
    [
      `${name.padEnd(10)} ${count(rate(now))} actions/s (${what})`,
      `× ${(rate(now) / rate(earlier)).toFixed(2)} of the earlier engine's ${count(rate(earlier))} (legal + pick + apply)`,
      `${(now.games / now.seconds).toFixed(1)} games/s`,
      `${count(now.actions / now.games)} actions a game`,
    ].join("   "),
  );
}

const count = (value: number) => Math.round(value).toLocaleString("en");

/** A state in the middle of a game. */
function crowdedState(engine: Engine): State {
  let found: State | undefined;
  playGames(engine, "1936", Number.POSITIVE_INFINITY, fromList, (state) => {
    if (state.unitArea.filter((area) => area >= 0).length < UNITS) return false;
    found = engine.game.copy(state);
    return true;
  });
  return found!;
}

/** Microseconds of CPU, the best of several rounds. */
function timeOf(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= ROUNDS; round++) {
    const start = cpu();
    for (let i = 0; i < COPIES; i++) work();
    best = Math.min(best, ((cpu() - start) * 1e6) / COPIES);
  }
  return best;
}

function printCopies(now: Engine, earlier: Engine | undefined): void {
  const state = crowdedState(now);
  const target = now.game.copy(state);
  const copy = timeOf(() => now.game.copy(state));
  const into = timeOf(() => now.game.copyInto?.(target, state));
  const before = earlier && crowdedState(earlier);
  const beside = before ? ` (earlier: ${timeOf(() => earlier.game.copy(before)).toFixed(2)} µs)` : "";
  console.log(
    `a copy with ${UNITS} units: ${copy.toFixed(2)} µs${beside}, into an existing state: ${into.toFixed(2)} µs`,
  );
}

export async function triumphBench(): Promise<void> {
  const earlier = await earlierEngine();
  if (earlier === undefined) console.log("no earlier engine to compare with: git has not the whole history here");
  const pick: Engine["pick"] = (state, actions, random) => kernel.pickRandomly(triumph, state, actions, random);
  const now: Engine = { game: triumph, kernel, pick };
  warmUp(earlier === undefined ? [now] : [now, earlier]);
  printCopies(now, earlier);
  for (const scenario of SCENARIOS)
    printPlay(scenario, "legal + pick + apply", ...compare(now, earlier, scenario, fromList));
  for (const scenario of SCENARIOS) printPlay(scenario, "sample + apply", ...compare(now, earlier, scenario, drawn));
}
