/** Views in parts: nothing is shown that is no longer true, and no part depends on what it does not name. */
import { isRefusal, isSame, type Json, nextBelow, SPECTATOR, seedRandom } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { unnamedReads } from "../../kernel/test/reads.ts";
import { AXIS, USSR, WEST } from "../data/kinds.ts";
import { triumph } from "../game.ts";
import { copyState } from "../model/copy.ts";
import type { State } from "../model/state.ts";
import { postableInterrupts } from "../view/interrupts.ts";
import { watch } from "../view/watch.ts";
import { viewOf } from "../view.ts";
import { WAR } from "./positions.ts";
import { newGame, positionOf, randomAction } from "./states.ts";

const SEATS = [AXIS, WEST, USSR];
const VIEWERS = [SPECTATOR, ...SEATS];
const STARTS: [string, () => State][] = [
  ["1936", () => newGame({ scenario: "1936" }, 5)],
  ["1939", () => newGame({ scenario: "1939", publicHandDiscards: false }, 6)],
  ["two-player", () => newGame({ scenario: "two-player" }, 7)],
  ["a war", () => positionOf(WAR)],
];

/** Plays on in place, so that what is remembered of the state is used. */
function play(s: State, seed: number, most: number, visit: (s: State) => void): void {
  const random = seedRandom(seed);
  for (let step = 0; step < most && triumph.outcome(s) === undefined; step++) {
    visit(s);
    const asked = triumph.pending(s);
    const { seat } = asked[nextBelow(random, asked.length)];
    const applied = triumph.apply(s, seat, randomAction(s, seat, random));
    if (isRefusal(applied)) throw new Error(applied.text);
  }
  visit(s);
}

/** Looks closer only where there is a difference, because `toEqual` takes its time. */
function expectSame(shown: unknown, fresh: unknown): void {
  if (!isSame(shown as Json, fresh as Json)) expect(shown).toEqual(fresh);
}

test.each(STARTS)("after every action of %s, everybody sees what a fresh look shows", (_name, start) => {
  for (const seed of [1, 2]) {
    let step = 0;
    play(start(), seed, 700, (s) => {
      const fresh = copyState(s);
      for (const viewer of VIEWERS) {
        expectSame(viewOf(s, viewer), viewOf(fresh, viewer));
      }
      for (const seat of SEATS) expectSame(postableInterrupts(s, seat, step), postableInterrupts(fresh, seat, 0));
      step++;
    });
  }
});

test.each(STARTS)("parts of %s read only the facts that they name", (_name, start) => {
  const unnamed = new Set<string>();
  let step = 0;
  play(start(), 3, 700, (s) => {
    if (step++ % 7 !== 0) return;
    const show = (watched: State) => {
      for (const viewer of VIEWERS) viewOf(watched, viewer);
      for (const seat of SEATS) postableInterrupts(watched, seat, 0);
    };
    for (const reads of unnamedReads(watch, copyState(s), show)) unnamed.add(reads);
  });
  expect([...unnamed]).toEqual([]);
});

test("what has not changed is the same object, and what is the same for all is built once", () => {
  const s = newGame({}, 8);
  const [before, spectators] = [viewOf(s, AXIS), viewOf(s, SPECTATOR)];
  expect(viewOf(s, AXIS)).toBe(before);
  expect(spectators.nations).toBe(before.nations);
  s.passes++;
  const after = viewOf(s, AXIS);
  expect(after).not.toBe(before);
  expect(after).toEqual({ ...before, passes: before.passes + 1 });
  for (const part of ["areas", "nations", "factions", "own"] as const) expect(after[part]).toBe(before[part]);
});

test("at the same moment nothing is compared", () => {
  const s = newGame({}, 9);
  const before = viewOf(s, AXIS, 1);
  s.passes++;
  expect(viewOf(s, AXIS, 1)).toBe(before);
  expect(viewOf(s, AXIS, 2).passes).toBe(before.passes + 1);
});

test("nobody writes into what is shown", () => {
  play(newGame({}, 10), 4, 150, (s) => {
    for (const viewer of VIEWERS) freeze(viewOf(s, viewer) as unknown as Json);
  });
});

function freeze(value: Json): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
