/** What searches keep in memory never shows: answers are those of a state about which nothing is known yet. */
import { describe, expect, test } from "vitest";
import { surrender } from "../game.ts";
import { boardOf, type State } from "../model/state.ts";
import { ezocHexes, isEzoc } from "../rules/land/zones.ts";
import { landNetworks, reachesSource } from "../rules/supply/networks.ts";
import { hasLandLine } from "../rules/supply/sources.ts";
import { type Step, type Walk, walk } from "./walk.ts";

const SCENARIOS = ["poland-1939", "balkans-1941", "mediterranean-1940", "ussr-1941", "europe-1939", "europe-1944"];
const ACTIONS = 400;
/** The oracles look at whole boards. */
const ORACLE_STEPS = 40;

/** Lets the searches work on another game on the same board. */
function forget(other: State): void {
  const copy = surrender.copy(other);
  for (const { seat } of surrender.pending(copy)) surrender.legal(copy, seat);
}

describe.each(SCENARIOS)("%s", (scenario) => {
  const options = { scenario };

  test("lists and actions are the same when other games were looked at in between", () => {
    const { state: other } = walk({ options, seed: 6, steps: 150 });
    let copy = other;
    let last: Step | undefined;
    walk({
      options,
      seed: 5,
      steps: ACTIONS,
      before(s, step) {
        copy = surrender.copy(s);
        last = step;
        forget(other);
        expect(surrender.legal(copy, step.seat)).toEqual(surrender.legal(s, step.seat));
        forget(other);
      },
      after(s) {
        forget(other);
        surrender.apply(copy, last!.seat, { ...last!.action });
        expect(copy).toEqual(s);
      },
    });
  });

  test("networks of supply lines are what the search for one unit finds", () => {
    every(ORACLE_STEPS, { options, seed: 7, steps: ACTIONS }, (s) => {
      boardOf(s).units.forEach(({ id }, unit) => {
        const faction = s.unitFaction[unit];
        if (faction < 0 || s.unitPlace[unit] < 0) return;
        expect(reachesSource(s, landNetworks(s, faction), unit), id).toBe(hasLandLine(s, unit));
      });
    });
  });

  test("EZOC hexes marked at once are those told one by one", () => {
    every(ORACLE_STEPS, { options, seed: 8, steps: ACTIONS }, (s) => {
      const { factionAt, land, hexIds } = boardOf(s);
      for (const faction of factionAt) {
        const marks = ezocHexes(s, faction);
        for (let hex = 0; hex < land; hex++) expect(marks[hex] === 1, hexIds[hex]).toBe(isEzoc(s, hex, faction));
      }
    });
  });
});

/** Looks at the state at regular intervals of a walk. */
function every(steps: number, plan: Walk, look: (s: State) => void): void {
  let step = 0;
  walk({ ...plan, after: (s) => step++ % steps === 0 && look(s) });
}
