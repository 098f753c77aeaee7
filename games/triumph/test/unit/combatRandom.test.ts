/** Random Combat Phases: every listed action is accepted, nothing else is, and the phase always comes to its end. */
import { nextBelow, seedRandom } from "@tripartite/kernel";
import { expect, test } from "vitest";
import { ACTION_FIELDS } from "../../codec.ts";
import { GREY } from "../../data/kinds.ts";
import { AREA_COUNT } from "../../data/map.ts";
import type { Action, ActionType } from "../../model/actions.ts";
import { PHASES, type State } from "../../model/state.ts";
import { removeUnit } from "../../rules/units.ts";
import { inCombat, indexFaults, phaseOf, runOn, startCombat } from "./battleBoard.ts";
import { combatPosition, type Pick } from "./combatCrowd.ts";

const TYPES: readonly ActionType[] = [
  "designate",
  "reengage",
  "reengageRival",
  "fight",
  "target",
  "first",
  "join",
  "fire",
  "bomb",
  "retreat",
  "rebase",
  "strike",
  "hold",
  "hit",
  "escape",
  "confirm",
  "pass",
];

function randomAction(s: State, pick: Pick): Action {
  const action: Record<string, unknown> = { type: TYPES[pick(TYPES.length)] };
  for (const field of ACTION_FIELDS[action.type as ActionType]) {
    const name = field.replace("?", "");
    if (name === "unit") action.unit = pick(s.unitArea.length + 2) - 1;
    else if (name === "area" || name === "to") action[name] = pick(AREA_COUNT);
    else if (name === "rebase") action.rebase = pick(2) === 0;
    else if (name === "party") action.party = pick(5) - 1;
    else action[name] = pick(name === "targetClass" ? 4 : 3);
  }
  return action as unknown as Action;
}

function checkDecision(s: State, seat: number, legal: readonly Action[], pick: Pick): void {
  const phase = phaseOf(s);
  const listed = new Set(legal.map((action) => JSON.stringify(action)));
  expect(listed.size, PHASES[s.phase]).toBe(legal.length);
  for (const action of legal) expect(phase.refuse(s, seat, action), JSON.stringify(action)).toBeUndefined();
  expect(listed.has(JSON.stringify(phase.fallback(s, seat)))).toBe(true);
  for (let i = 0; i < 20; i++) {
    const action = randomAction(s, pick);
    if (phase.refuse(s, seat, action) === undefined) expect(listed.has(JSON.stringify(action))).toBe(true);
  }
}

/** Now and then a seat disbands a unit (§3.3, R91). */
function disbandSomething(s: State, pick: Pick): void {
  const unit = pick(s.unitArea.length);
  if (s.hits.length === 0 && s.unitArea[unit] >= 0 && s.unitNationality[unit] !== GREY) removeUnit(s, unit);
  runOn(s);
}

function fightOut(seed: number): Set<string> {
  const random = seedRandom(seed);
  const pick: Pick = (count) => nextBelow(random, count);
  const s = combatPosition(seed, pick);
  const phases = new Set<string>();
  startCombat(s);
  for (let step = 0; inCombat(s); step++) {
    expect(step).toBeLessThan(2000);
    const seat = 31 - Math.clz32(phaseOf(s).waiting(s));
    const legal = phaseOf(s).legal(s, seat);
    phases.add(PHASES[s.phase]);
    expect(legal.length, PHASES[s.phase]).toBeGreaterThan(0);
    checkDecision(s, seat, legal, pick);
    if (pick(40) === 0) {
      disbandSomething(s, pick);
      continue;
    }
    phaseOf(s).perform(s, seat, legal[pick(legal.length)], []);
    runOn(s);
    expect(indexFaults(s)).toEqual([]);
  }
  return phases;
}

test("random Combat Phases are played by their lists alone", () => {
  const phases = new Set<string>();
  for (let seed = 1; seed <= 400; seed++) for (const phase of fightOut(seed)) phases.add(phase);
  expect([...phases].sort()).toEqual(
    [
      "airRebase",
      "battleAction",
      "battleChoice",
      "battleFlags",
      "battleHits",
      "battleJoin",
      "battleOrder",
      "designation",
      "forcedRetreat",
      "optionalRebase",
      "subEscape",
    ].sort(),
  );
});
