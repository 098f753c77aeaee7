/** Drawing one action without the list: only what is accepted, and everything that is listed. */
import { isRefusal, isSameAction, nextBelow, pickRandomly, type Random, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { triumph } from "../game.ts";
import type { Action } from "../model/actions.ts";
import { PHASES, type State } from "../model/state.ts";

const SCENARIOS = ["1936", "1939", "two-player"];

function begin(scenario: string, seed: number): State {
  const options = triumph.options({ scenario });
  if (isRefusal(options)) throw new Error(options.text);
  return triumph.setup(options, seed);
}

function seatToAct(s: State, random: Random): number {
  const pending = triumph.pending(s);
  return pending[nextBelow(random, pending.length)].seat;
}

describe.each(SCENARIOS)("%s", (scenario) => {
  test("whole games of drawn actions: each is one that the rules accept, and its plan does what they say", () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const s = begin(scenario, seed);
      const random = seedRandom(~seed);
      while (s.victory < 0) {
        const seat = seatToAct(s, random);
        const twin = triumph.copy(s);
        const action = triumph.sample!(s, seat, random);
        drawn.add(`${PHASES[s.phase]} ${action.type}`);
        expect(triumph.explain(twin, seat, action), JSON.stringify(action)).toBeUndefined();
        expect(triumph.apply(s, seat, action)).toEqual(triumph.apply(twin, seat, action));
        expect(s).toEqual(twin);
      }
    }
    for (const kind of ["production cadre", "movement pick", "movement move", "declarations pass"])
      expect(drawn).toContain(kind);
  });

  /** Long enough for the rarest of hundreds of actions. */
  const DRAWS = 40_000;

  test("every legal action can be drawn", () => {
    const s = begin(scenario, 5);
    const random = seedRandom(5);
    const seen = new Map<string, number>();
    for (let step = 0; s.victory < 0 && step < 700; step++) {
      const seat = seatToAct(s, random);
      const legal = triumph.legal(s, seat);
      const kind = `${PHASES[s.phase]} ${s.picked >= 0} ${s.duties.length > 0} ${s.announced.length > 0}`;
      const count = seen.get(kind) ?? 0;
      if (count < 2 && step % 7 === 0) {
        seen.set(kind, count + 1);
        expect(missing(s, seat, legal, random), kind).toEqual([]);
      }
      triumph.apply(s, seat, pickRandomly(triumph, s, legal, random));
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  function missing(s: State, seat: number, legal: readonly Action[], random: Random): Action[] {
    let left = [...legal];
    for (let i = 0; i < DRAWS && left.length > 0; i++) {
      const action = triumph.sample!(s, seat, random);
      left = left.filter((one) => !isSameAction(one, action));
    }
    return left;
  }
});
