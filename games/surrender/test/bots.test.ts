/** The bots: legal to the end in every scenario, pure, never stuck, and Staff better than Cadet. */
import { type Bot, isRefusal, type Json, playMatch, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { STAFF, SURRENDER_BOTS } from "../bots/bots.ts";
import { Outlook } from "../bots/outlook.ts";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import { boardOf, PHASES, type State } from "../model/state.ts";
import { stateOfView } from "../position.ts";
import { AXIS } from "../rules/sides.ts";
import { situationOf } from "./situation.ts";

const { staff, cadet } = SURRENDER_BOTS;
const SHORT = SCENARIO_IDS.filter((id) => !id.startsWith("europe-"));

function start(input: Record<string, Json>, seed: number): State {
  const options = surrender.options(input);
  if (isRefusal(options)) throw new Error(options.text);
  return surrender.setup(options, seed);
}

/** Lets bots decide a number of times; every choice must be one of the list. */
function play(s: State, bots: readonly Bot[], decisions: number): Set<string> {
  const seen = new Set<string>();
  const minds: Json[] = bots.map(() => null);
  for (let i = 0; i < decisions; i++) {
    const [pending] = surrender.pending(s);
    if (pending === undefined) break;
    const { seat } = pending;
    seen.add(PHASES[s.phase]);
    const situation = situationOf(s, seat, i, minds[seat]);
    const choice = bots[seat].decide(situation);
    expect(situation.legal.some((each) => JSON.stringify(each) === JSON.stringify(choice.action))).toBe(true);
    expect(choice.reason).not.toBe("");
    minds[seat] = choice.memory;
    const action = surrender.decodeAction(choice.action, s);
    if (isRefusal(action)) throw new Error(action.text);
    expect(isRefusal(surrender.apply(s, seat, action))).toBe(false);
  }
  return seen;
}

describe("whole games", () => {
  test.each(SHORT)("%s: legal to the end", (scenario) => {
    const { outcome, failures } = playMatch({ game: surrender, bots: [staff, cadet], options: { scenario }, seed: 11 });
    expect(failures).toEqual([]);
    expect(outcome).toBeDefined();
  });

  test("with 17 September: legal to the end", () => {
    const options = { sovietEntry: true };
    const { outcome, failures } = playMatch({ game: surrender, bots: [cadet, staff], options, seed: 11 });
    expect(failures).toEqual([]);
    expect(outcome).toBeDefined();
  });

  /** Level of victory from the Axis' best to its worst. */
  const LEVELS = ["axis-decisive", "axis-operational", "draw", "western-operational", "western-decisive"];

  test("Staff does better than Cadet in the same games", () => {
    let better = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const levels = [
        [staff, cadet],
        [cadet, staff],
      ].map((bots) => LEVELS.indexOf(playMatch({ game: surrender, bots, options: {}, seed }).outcome!.kind));
      better += Math.sign(levels[1] - levels[0]);
    }
    expect(better).toBeGreaterThan(2);
  });
});

describe("campaigns", () => {
  test("europe-1939: a turn and more, every decision from the list", () => {
    const s = start({ scenario: "europe-1939" }, 3);
    const seen = play(s, [staff, cadet, staff], 400);
    for (const phase of ["declareWar", "operations", "march", "supplySea", "diplomacy"]) expect(seen).toContain(phase);
    expect(s.turn).toBeGreaterThan(1);
  });

  test.each(["europe-1941", "europe-1944"])("%s: every decision from the list", (scenario) => {
    expect(play(start({ scenario }, 3), [staff, cadet, staff], 120)).toContain("operations");
  });

  test("every set-up may be placed freely, and dates may vary", () => {
    const s = start({ scenario: "europe-1944", freeSetUp: true, variableEntry: true }, 4);
    expect(play(s, [cadet, cadet, cadet], 60)).toContain("freeSetUp");
  });

  test("a seat that is left to the other Ally is played for both factions", () => {
    const s = start({ scenario: "europe-1944" }, 5);
    const concede = surrender.apply(s, 2, { type: "concede" });
    expect(isRefusal(concede)).toBe(false);
    const seen = play(s, [cadet, cadet, cadet], 350);
    expect(seen).toContain("operations");
  });
});

test("a bot takes over a seat in the middle of a game, with nothing remembered", () => {
  const random = seedRandom([9, 9, 9, 9]);
  for (const scenario of SHORT) {
    const s = start({ scenario }, 7);
    for (let i = 0; i < 90 && surrender.outcome(s) === undefined; i++) {
      const [{ seat }] = surrender.pending(s);
      const legal = surrender.legal(s, seat);
      random[0] = (Math.imul(random[0], 1664525) + 1013904223) | 0;
      surrender.apply(s, seat, legal[Math.abs(random[0]) % legal.length]);
    }
    play(s, [staff, staff], 25);
  }
});

test("a bot is a pure function of its situation, and the view tells it all it needs", () => {
  const s = start({ scenario: "france-1940" }, 5);
  for (let i = 0; i < 60; i++) {
    const [{ seat }] = surrender.pending(s);
    const view = surrender.view(s, seat);
    const { random, dice, choices, toAct, ...open } = stateOfView(view);
    const { random: r, dice: d, choices: c, toAct: a, ...same } = surrender.copy(s);
    expect(open).toEqual(same);
    const situation = situationOf(s, seat, i, null);
    const before = JSON.stringify(situation);
    const choice = staff.decide(structuredClone(situation));
    expect(staff.decide(JSON.parse(before))).toEqual(choice);
    const action = surrender.decodeAction(choice.action, s);
    if (isRefusal(action)) throw new Error(action.text);
    expect(isRefusal(surrender.apply(s, seat, action))).toBe(false);
  }
});

test("an army that falls with its country guards no city that counts at the end; its allies do", () => {
  const s = start({ scenario: "french-africa-1942" }, 1);
  const { sites, units } = boardOf(s);
  const tunis = sites.find(({ name }) => name === "Tunis")!.hex;
  const unitOf = (id: string) => units.findIndex((unit) => unit.id === id);
  const outlook = new Outlook(s, AXIS, STAFF);
  expect(outlook.guardOf(unitOf("AF2"), tunis)).toBe(0);
  expect(outlook.guardOf(unitOf("IT4"), tunis)).toBeGreaterThan(1);
});
