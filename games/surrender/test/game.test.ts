/** Whole random games under every invariant, replay, positions, undo. */
import { fold, hashState, isRefusal, pickRandomly, seedRandom, simulate } from "@tripartite/kernel";
import { expect, test } from "vitest";
import type { Hex, Unit } from "../data/ids.ts";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import type { Event } from "../model/events.ts";
import { copyInto } from "../model/state/copy.ts";
import { boardOf } from "../model/state.ts";
import { stateOfView } from "../position.ts";
import { mayEnter, refuseEntry } from "../rules/land/passage.ts";

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

test.each(["poland-1939", "europe-1939"])("%s: a hex is closed to a unit exactly if there is a reason", (scenario) => {
  const options = surrender.options({ scenario, sovietEntry: true });
  if (isRefusal(options)) throw new Error(options.text);
  const s = surrender.setup(options, 3);
  const { unitIds, land } = boardOf(s);
  const reasons = new Set<string>();
  for (const [unit] of unitIds.entries()) {
    if (s.unitPlace[unit] < 0) continue;
    for (let hex = 0; hex < land; hex++) {
      const refusal = refuseEntry(s, unit, hex);
      expect(mayEnter(s, unit, hex)).toBe(refusal === undefined);
      if (refusal !== undefined) reasons.add(refusal.code);
    }
  }
  expect([...reasons].sort()).toEqual(scenario === "poland-1939" ? ["BARRED"] : ["NEUTRAL", "POLICY_BAR", "STRANGER"]);
});

test("§61.5 one Allied seat that concedes hands its faction to the other; then both lose together", () => {
  const options = surrender.options({ scenario: "europe-1939" });
  if (isRefusal(options)) throw new Error(options.text);
  const s = surrender.setup(options, 3);
  const concede = (seat: number) => surrender.apply(s, seat, { type: "concede" });
  expect(surrender.seats(options)).toEqual(["axis", "western", "soviet"]);
  expect(isRefusal(concede(2))).toBe(false);
  expect(surrender.outcome(s)).toBeUndefined();
  expect(concede(2)).toMatchObject({ code: "CONCEDED" });
  for (let step = 0; step < 400; step++) {
    const [{ seat }] = surrender.pending(s);
    expect(seat).not.toBe(2);
    expect(isRefusal(surrender.apply(s, seat, surrender.fallback(s, seat)))).toBe(false);
    expect(surrender.faults(s)).toEqual([]);
  }
  expect(isRefusal(concede(1))).toBe(false);
  expect(surrender.outcome(s)).toEqual({ kind: "axis-decisive", winners: [0] });
});

test("a copy is equal and shares nothing; a state can be written over another one", () => {
  const options = surrender.options({ scenario: "ussr-1941" });
  if (isRefusal(options)) throw new Error(options.text);
  const [first, second] = [1, 2].map((seed) => surrender.setup(options, seed));
  const copy = surrender.copy(first);
  expect(copy).toEqual(first);
  for (const [field, value] of Object.entries(first))
    if (Array.isArray(value)) expect(copy[field as keyof typeof copy], field).not.toBe(value);
  const kept = copy.unitPlace;
  copyInto(copy, second);
  expect(copy).toEqual(second);
  expect(copy.unitPlace).toBe(kept);
});

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

test("the set-up tells the weather and the points of the first turn", () => {
  const options = surrender.options({ scenario: "europe-1939" });
  if (isRefusal(options)) throw new Error(options.text);
  const opening: Event[] = [];
  const s = surrender.setup(options, 3, opening);
  expect(opening.map(({ type }) => type).slice(0, 3)).toEqual(["turnBegan", "weatherRolled", "weatherRolled"]);
  expect(hashState(s)).toBe(hashState(surrender.setup(options, 3)));
});

test("integers of one kind do not pass for those of another: these calls do not compile", () => {
  const options = surrender.options({});
  if (isRefusal(options)) throw new Error(options.text);
  const s = surrender.setup(options, 3);
  const hex: Hex = 0;
  const unit: Unit = 1;
  expect(mayEnter(s, unit, hex)).toBe(refuseEntry(s, unit, hex) === undefined);
  // @ts-expect-error the hex stands where the unit belongs
  mayEnter(s, hex, unit);
  // @ts-expect-error a faction is no unit
  mayEnter(s, s.phasing, hex);
  // @ts-expect-error the list holds units
  s.displaced.includes(hex);
});
