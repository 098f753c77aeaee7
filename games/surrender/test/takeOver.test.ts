/** A bot takes over a seat in the middle of a game: it plays legally, and not only by passing. */
import { type Bot, isRefusal, type Json, nextBelow, type Random, seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { STAFF, SURRENDER_BOTS } from "../bots/bots.ts";
import { decisionOf } from "../bots/brain.ts";
import { bestPlan } from "../bots/plans.ts";
import { SCENARIO_IDS } from "../data/scenarios/index.ts";
import { surrender } from "../game.ts";
import type { Action } from "../model/actions.ts";
import { boardOf, PHASES, type State } from "../model/state.ts";
import { deciderOf } from "../phases/table.ts";
import { allowanceOf } from "../rules/land/activation.ts";
import { walk } from "./walk.ts";

const POSITIONS = 200;
const DECISIONS = 6;
/** An attack or march that nobody should leave undone. */
const GOOD = 3;

const { staff } = SURRENDER_BOTS as Readonly<Record<"staff", Bot>>;

/** A position somewhere in a game that was played at random. */
function somewhere(at: number): State {
  const scenario = SCENARIO_IDS[at % SCENARIO_IDS.length];
  const random = seedRandom(at);
  return walk({ options: { scenario }, seed: 7000 + at, steps: 20 + nextBelow(random, 300) }).state;
}

function decide(s: State, seat: number, seq: number, memory: Json) {
  const legal = surrender.legal(s, seat).map((action) => surrender.encodeAction(action, s));
  const choice = staff.decide({
    seat,
    options: {},
    view: surrender.view(s, seat) as object as Json,
    legal,
    events: [],
    since: 0,
    seq,
    memory,
    random: seedRandom([seq, seat, 1, 2]) as Random,
  });
  return { choice, legal };
}

/** The best that a ground unit could do with an activation now. */
function bestActivation(s: State, seat: number): number {
  const legal = surrender.legal(s, seat) as readonly Action[];
  const decision = decisionOf({
    s,
    seat,
    faction: deciderOf(s, seat),
    legal,
    style: STAFF,
    random: seedRandom(1),
    memory: null,
  });
  return legal.reduce((most, action) => {
    if (action.type !== "activate" || s.unitPlace[action.unit] < 0) return most;
    if (boardOf(s).units[action.unit].class !== "ground") return most;
    return Math.max(most, bestPlan(decision.outlook, action.unit, allowanceOf(s, action.unit)).worth);
  }, 0);
}

describe(`${POSITIONS} positions of random games`, () => {
  test.each(SCENARIO_IDS.map((id, at) => [id, at] as const))("%s continues", (_, first) => {
    for (let at = first; at < POSITIONS; at += SCENARIO_IDS.length) {
      const s = somewhere(at);
      const minds = surrender
        .seats(surrender.options({ scenario: SCENARIO_IDS[first] }) as never)
        .map((): Json => null);
      for (let seq = 0; seq < DECISIONS; seq++) {
        const [pending] = surrender.pending(s);
        if (pending === undefined) break;
        const { seat } = pending;
        const { choice, legal } = decide(s, seat, seq, minds[seat]);
        expect(legal).toContainEqual(choice.action);
        const action = surrender.decodeAction(choice.action, s);
        if (isRefusal(action)) throw new Error(action.text);
        if (PHASES[s.phase] === "operations" && action.type === "pass")
          expect(bestActivation(s, seat), `position ${at} passes over a good plan`).toBeLessThan(GOOD);
        minds[seat] = choice.memory;
        expect(isRefusal(surrender.apply(s, seat, action))).toBe(false);
      }
    }
  });
});
