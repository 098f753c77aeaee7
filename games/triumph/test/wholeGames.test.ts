/** Random players play whole games of all set-ups: no exception, no dead end, no broken invariant. */
import { nextBelow, pickRandomly, type SimulationReport, seedRandom, simulate } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { SCENARIOS } from "../data/kinds.ts";
import { triumph } from "../game.ts";
import { DEFAULT_OPTIONS } from "../options.ts";

function play(scenario: string, games: number, checkEvery: number, seed: number): SimulationReport {
  return simulate(triumph, { games, seed, checkEvery, options: { scenario }, coverage: true });
}

const MINUTES = 60_000;

describe("whole games", () => {
  test.each(SCENARIOS)(
    "of %s with every invariant checked after every action",
    (scenario) => {
      const { games, deadEnds, tooLong } = play(scenario, 4, 1, 20_000);
      expect({ games, deadEnds, tooLong }).toEqual({ games: 4, deadEnds: 0, tooLong: 0 });
    },
    5 * MINUTES,
  );

  test.each(SCENARIOS)(
    "of %s, 76 of them, more than 2,000 New Years in all",
    (scenario) => {
      const { deadEnds, tooLong, coverage } = play(scenario, 76, 60, 1);
      expect({ deadEnds, tooLong }).toEqual({ deadEnds: 0, tooLong: 0 });
      const yearsPerGame = scenario === "1939" ? 6.5 : 9.5;
      expect(coverage!.events.get("yearBegan")).toBeGreaterThan(76 * yearsPerGame);
      for (const event of ["warDeclared", "neutralityViolated", "battleBegan", "moved", "satellite", "supplyLoss"]) {
        expect(coverage!.events.get(event), event).toBeGreaterThan(0);
      }
    },
    5 * MINUTES,
  );

  test("the war relation only grows, and nobody is asked twice at once", () => {
    for (let scenario = 0; scenario < SCENARIOS.length; scenario++) {
      const s = triumph.setup({ ...DEFAULT_OPTIONS, scenario }, 5);
      const random = seedRandom(6);
      for (let war = s.war; triumph.outcome(s) === undefined; war = s.war) {
        const seats = triumph.pending(s).map(({ seat }) => seat);
        expect(new Set(seats).size).toBe(seats.length);
        const seat = seats[nextBelow(random, seats.length)];
        triumph.apply(s, seat, pickRandomly(triumph, s, triumph.legal(s, seat), random));
        expect(s.war & war).toBe(war);
      }
      expect(triumph.pending(s)).toEqual([]);
    }
  });
});
