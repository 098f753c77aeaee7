import { expect, test } from "vitest";
import { fold } from "../log.ts";
import { type FailureKind, SimulationError, simulate } from "../simulate.ts";
import { toy } from "./toy.ts";

function failureOf(game: typeof toy, options = {}) {
  try {
    simulate(game, { games: 200, ...options });
  } catch (error) {
    if (error instanceof SimulationError) return error;
    throw error;
  }
  throw new Error("the simulation found nothing");
}

test("every game of sound rules comes to an end and is counted", () => {
  let finished = 0;
  let time = 0;
  const report = simulate(toy, {
    games: 50,
    seed: 100,
    clock: () => (time += 500),
    onGame: ({ done }) => (finished = done),
  });
  const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(report).toMatchObject({ games: 50, deadEnds: 0, tooLong: 0, failures: [], gamesPerSecond: 100 });
  expect(finished).toBe(50);
  expect(report.actionsPerSecond).toBe(report.actions * 2);
  expect(report.outcomes).toEqual(new Map([["points", 50]]));
  expect(total(report.winners)).toBe(50);
  expect(report.shortestGame.actions).toBeGreaterThanOrEqual(2 * (3 + 3 * 2));
  expect(report.longestGame.actions).toBeGreaterThan(report.shortestGame.actions);
});

test("the same seeds play the same games; options reach the game", () => {
  const lastLog = (seed: number, options = {}) => {
    let last = "";
    simulate(toy, { games: 3, seed, options, onGame: ({ log }) => (last = JSON.stringify(log())) });
    return last;
  };
  expect(lastLog(1)).toBe(lastLog(1));
  expect(lastLog(1)).not.toBe(lastLog(2));
  expect(lastLog(1, { rounds: 5 }).length).toBeGreaterThan(lastLog(1, { rounds: 1 }).length);
});

test("the longest game can be found again by its seed", () => {
  const { longestGame } = simulate(toy, { games: 40 });
  expect(simulate(toy, { games: 1, seed: longestGame.seed }).actions).toBe(longestGame.actions);
});

test("coverage counts every type of action and event; retractions are rare and interrupts happen", () => {
  const { coverage } = simulate(toy, { games: 500, coverage: true, interruptChance: 1 / 20 });
  const actions = [...coverage!.actions.keys()].sort();
  expect(actions).toEqual(["aim", "bid", "fire", "flag", "load", "unload", "withdraw"]);
  expect(coverage!.actions.get("fire")).toBe(500 * 6);
  expect(coverage!.events.get("revealed")).toBe(500 * 2);
  expect(coverage!.events.get("flag")).toBe(coverage!.actions.get("flag"));
  expect(coverage!.actions.get("unload")!).toBeLessThan(coverage!.actions.get("load")! / 5);
});

test("no interrupts are made when their chance is nought", () => {
  const { coverage } = simulate(toy, { games: 100, coverage: true, interruptChance: 0 });
  expect(coverage!.actions.has("flag")).toBe(false);
});

test("a seat that must decide and has no action is a dead end", () => {
  const stuck: typeof toy = {
    ...toy,
    legal: (state, seat) => (state.shells === 2 ? [] : toy.legal(state, seat)),
  };
  const report = simulate(stuck, { games: 100, interruptChance: 0 });
  expect(report.deadEnds).toBeGreaterThan(0);
  expect(report.deadEnds + report.outcomes.get("points")!).toBe(100);
  const failure = report.failures[0];
  expect(failure).toMatchObject({ kind: "deadEnd", text: expect.stringMatching(/must decide aim and has no action/) });
  expect(fold(stuck, failure.log).shells).toBe(2);
});

test("nobody to decide without an outcome is a dead end", () => {
  const endless: typeof toy = { ...toy, outcome: () => undefined };
  const report = simulate(endless, { games: 12 });
  expect(report.deadEnds).toBe(12);
  expect(report.failures).toHaveLength(10);
  expect(report.failures[0].text).toBe("nobody has to decide, yet there is no outcome");
});

test("a game without end is given up", () => {
  const report = simulate(toy, { games: 3, options: { rounds: 1000 }, maxActions: 50 });
  expect(report).toMatchObject({ tooLong: 3, actions: 150, deadEnds: 0 });
});

const broken: [FailureKind, typeof toy, RegExp][] = [
  [
    "illegalOffer",
    { ...toy, legal: (state, seat) => [...toy.legal(state, seat), { type: "load" }] },
    /was offered \{"type":"load"\}, refused with (SHELL_LIMIT \(2.3\)|NOT_YOUR_TURN|AIM_FIRST)/,
  ],
  [
    "fault",
    { ...toy, faults: (state) => (state.points[1] > 9 ? ["green has too many points"] : []) },
    /green has too many points/,
  ],
  [
    "fault",
    { ...toy, outcome: (state) => (state.round > 0 ? { kind: "early", winners: [] } : undefined) },
    /the game is over, yet a decision is open/,
  ],
  [
    "crash",
    {
      ...toy,
      apply: (state, seat, action) => {
        if (state.points[2] > 5) throw new Error("no such area");
        return toy.apply(state, seat, action);
      },
    },
    /the game threw Error: no such area/,
  ],
];

test.each(broken)("a broken contract stops the simulation: %s", (kind, game, text) => {
  const { failure, message } = failureOf(game);
  expect(failure.kind).toBe(kind);
  expect(message).toMatch(text);
  expect(message).toContain(`seed ${failure.seed}, after ${failure.log.entries.length} actions`);
  expect(() => fold(toy, failure.log)).not.toThrow();
  expect(failureOf(game, { games: 1, seed: failure.seed }).failure).toEqual(failure);
});

test("invariants are checked as often as asked", () => {
  let checks = 0;
  const counted: typeof toy = {
    ...toy,
    faults: () => {
      checks++;
      return [];
    },
  };
  const { actions } = simulate(counted, { games: 10, checkEvery: 1, interruptChance: 0 });
  expect(checks).toBe(actions + 10);
  checks = 0;
  simulate(counted, { games: 10, checkEvery: 0 });
  expect(checks).toBe(0);
});

test("forged actions of sound rules are refused unless they are listed", () => {
  const { forgeries } = simulate(toy, { games: 20, forgeEvery: 3 });
  expect(forgeries!.tried).toBeGreaterThan(2000);
  expect(forgeries!.refused).toBeGreaterThan(forgeries!.tried / 2);
});

const lenient: [typeof toy, RegExp][] = [
  [{ ...toy, explain: () => undefined }, /accepted although it is not listed/],
  [{ ...toy, decodeAction: () => ({ code: "MALFORMED", rule: "1", text: "No." }) }, /listed, yet malformed/],
  [
    {
      ...toy,
      explain: (state, seat, action) => {
        const refusal = toy.explain(state, seat, action);
        if (refusal !== undefined) state.points[0]++;
        return refusal;
      },
    },
    /a refused action changed the state/,
  ],
];

test.each(lenient)("forged actions find rules that are not sound", (game, text) => {
  const { failure, message } = failureOf(game, { forgeEvery: 1 });
  expect(failure.kind).toBe("forgery");
  expect(message).toMatch(text);
});

test("a game that can draw an action itself is asked for it, if that is wanted", () => {
  let drawn = 0;
  const drawing: typeof toy = {
    ...toy,
    sample(state, seat) {
      drawn++;
      return toy.legal(state, seat)[0];
    },
  };
  simulate(drawing, { games: 2, interruptChance: 0 });
  expect(drawn).toBe(0);
  const { actions } = simulate(drawing, { games: 2, interruptChance: 0, sample: true });
  expect(drawn).toBe(actions);
});
