/** Whole random games under every invariant, replay, positions, undo. */
import { fold, hashState, isRefusal, pickRandomly, seedRandom, simulate } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import { stateOfView } from "../position.ts";

const STEPS = 1500;
const EVERY = 7;

test("random games end without a fault, with and without 17 September", () => {
  for (const sovietEntry of [false, true]) {
    const report = simulate(surrender, { games: 20, seed: 7, options: { sovietEntry }, maxActions: 5000 });
    expect(report.deadEnds + report.tooLong).toBe(0);
  }
});

test("the log of a game folds to the same state", () => {
  simulate(surrender, {
    games: 5,
    seed: 100,
    checkEvery: 0,
    onGame({ log }) {
      const once = fold(surrender, log());
      expect(surrender.outcome(once)).toBeDefined();
      expect(hashState(fold(surrender, log()))).toBe(hashState(once));
    },
  });
});

test("a saved position loads to the same state, in the middle of anything", () => {
  simulate(surrender, {
    games: 6,
    seed: 300,
    checkEvery: 0,
    onGame({ log }) {
      fold(surrender, log(), (_, state) => {
        const loaded = surrender.load(surrender.save(state));
        if (isRefusal(loaded)) throw new Error(loaded.text);
        expect(loaded).toEqual(state);
      });
    },
  });
});

test.each(SCENARIO_IDS)(
  "%s: a saved position loads to the same state, and a view to what is open of it",
  (scenario) => {
    const options = surrender.options({ scenario });
    if (isRefusal(options)) throw new Error(options.text);
    const s = surrender.setup(options, 7);
    const random = seedRandom(11);
    for (let step = 0; step < STEPS && surrender.outcome(s) === undefined; step++) {
      const [{ seat }] = surrender.pending(s);
      const action = pickRandomly(surrender, s, surrender.legal(s, seat), random);
      if (isRefusal(surrender.apply(s, seat, action))) throw new Error(`${action.type} was refused`);
      if (step % EVERY !== 0) continue;
      const loaded = surrender.load(surrender.save(s));
      if (isRefusal(loaded)) throw new Error(loaded.text);
      expect(loaded).toEqual(s);
      const { random: _, dice, choices, toAct, ...open } = stateOfView(surrender.view(s, seat));
      expect(s).toMatchObject(open);
    }
  },
);

test("a game of defaults alone comes to its end", () => {
  const options = surrender.options({});
  if (isRefusal(options)) throw new Error(options.text);
  const s = surrender.setup(options, 3);
  for (let step = 0; surrender.outcome(s) === undefined; step++) {
    const { seat } = surrender.pending(s)[0];
    expect(isRefusal(surrender.apply(s, seat, surrender.fallback(s, seat)))).toBe(false);
    expect(step).toBeLessThan(1000);
  }
  expect(surrender.outcome(s)).toEqual({ kind: "western-decisive", winners: [1] });
});

test("either side may concede at any time; random players never do", () => {
  const options = surrender.options({});
  if (isRefusal(options)) throw new Error(options.text);
  const s = surrender.setup(options, 3);
  expect(surrender.interrupts(s, 1)).toEqual([{ type: "concede" }]);
  expect(isRefusal(surrender.apply(s, 1, { type: "concede" }))).toBe(false);
  expect(surrender.outcome(s)).toEqual({ kind: "axis-decisive", winners: [0] });
  expect(surrender.pending(s)).toEqual([]);
});
