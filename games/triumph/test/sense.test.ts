import { begin, isRefusal, type MatchResult, playMatch } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import { TRIUMPH_BOTS } from "../bots/bots.ts";
import { type Operation, planOperations } from "../bots/operations.ts";
import { STAFF } from "../bots/styles.ts";
import { ownCapitals } from "../bots/worth.ts";
import type { Area, Faction } from "../data/ids.ts";
import { IS_GREAT_CAPITAL, PARTY_OF_NATIONALITY } from "../data/map.ts";
import { IS_GROUND } from "../data/units.ts";
import { triumph } from "../game.ts";
import { PHASE, type State } from "../model/state.ts";
import { suppliedAreas } from "../rules/economy/supply.ts";
import { atWar } from "../rules/war/relations.ts";
import { countSense, NO_SENSE, type Sense } from "./sense.ts";

const SCENARIOS = ["1936", "1939", "two-player"];
const staff = [0, 1, 2].map(() => TRIUMPH_BOTS.staff);
const matches = SCENARIOS.map((scenario) => playMatch({ game: triumph, bots: staff, options: { scenario }, seed: 12 }));

interface Turn {
  readonly s: State;
  readonly f: Faction;
  readonly plans: readonly Operation[];
}

/** The Player Turns of a game at their beginning, and what Staff thinks about that table. */
function turnsOf({ log }: MatchResult): Turn[] {
  const s = begin(triumph, log);
  const turns: Turn[] = [];
  for (const entry of log.entries) {
    if (!("action" in entry)) throw new Error("matches hold actions only");
    const f = entry.seat;
    if (s.phase === PHASE.declarations && s.announced.length === 0) {
      const t = triumph.copy(s);
      turns.push({ s: t, f, plans: planOperations(t, f, STAFF[t.scenario][f], {}) });
    }
    const action = triumph.decodeAction(entry.action, s);
    if (isRefusal(action) || isRefusal(triumph.apply(s, f, action))) throw new Error("a recorded action is refused");
  }
  return turns;
}

function groundIn(s: State, f: Faction, area: Area, without: ReadonlySet<number>): number {
  const isOne = (where: Area, unit: number) =>
    where === area &&
    !without.has(unit) &&
    IS_GROUND[s.unitType[unit]] &&
    PARTY_OF_NATIONALITY[s.unitNationality[unit]] === f;
  return s.unitArea.filter(isOne).length;
}

describe("Staff plays sensibly", () => {
  const turns = matches.flatMap(turnsOf);

  test("each plan says why in whole sentences, with the names of the sides", () => {
    const reasons = turns.flatMap(({ plans }) => plans.map((plan) => plan.reason()));
    expect(reasons.some((reason) => /^War on (Axis|West|USSR)\. /.test(reason))).toBe(true);
    for (const reason of reasons) expect(reason).toMatch(/^([A-Z][^.]*\.( |$))+$/);
  });

  test("no plan leaves a capital without Ground units, unless it goes for another capital", () => {
    let held = 0;
    for (const { s, f, plans } of turns) {
      for (const plan of plans.filter(({ attacks }) => !attacks.some(({ area }) => IS_GREAT_CAPITAL[area]))) {
        const gone = new Set(plan.moves().map(([unit]) => unit));
        for (const capital of ownCapitals(s, f)) {
          if (groundIn(s, f, capital, new Set()) === 0) continue;
          held++;
          expect(groundIn(s, f, capital, gone)).toBeGreaterThan(0);
        }
      }
    }
    expect(held).toBeGreaterThan(200);
  });

  test("at war nobody goes where there is no Supply, but into a capital", () => {
    let moves = 0;
    for (const { s, f, plans } of turns.filter(({ s, f }) => atWar(s, f))) {
      const supplied = suppliedAreas(s, f);
      for (const plan of plans.filter(({ declare }) => declare.length === 0)) {
        for (const [, end] of plan.moves().filter(([, end]) => !IS_GREAT_CAPITAL[end])) {
          moves++;
          expect(supplied[end]).toBe(1);
        }
      }
    }
    expect(moves).toBeGreaterThan(50);
  });

  test("units are not sent to and fro, and no second front is opened against odds", () => {
    const sense: Sense = { ...NO_SENSE };
    for (const { log } of matches) countSense(log, sense);
    expect(sense.quietMoves).toBeGreaterThan(50);
    expect(sense.returns / sense.quietMoves).toBeLessThan(0.03);
    expect(sense.hopelessWars).toBeLessThan(matches.length);
  });
});
