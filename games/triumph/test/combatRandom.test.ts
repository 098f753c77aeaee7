/** Random Combat Phases: every listed action is accepted, nothing else is, and the phase always comes to its end. */
import { nextBelow, seedRandom } from "@tripartite/kernel";
import { expect, test } from "vitest";
import type { Action, ActionType } from "../actions.ts";
import { ACTION_FIELDS } from "../codec.ts";
import { ARMED, FLEET, FORTRESS, GREY, INFANTRY, SUB, TANK } from "../data/kinds.ts";
import {
  AREA_COUNT,
  AREAS_OF_NATION,
  IS_COASTAL,
  IS_LAND,
  MUSTER_OF_AREA,
  NEIGHBOURS,
  nation,
  PARTY_OF_NATIONALITY,
} from "../data/map.ts";
import { IS_SHIP } from "../data/units.ts";
import { takeSnapshot } from "../rules/control.ts";
import { hasEnemyUnits } from "../rules/territory.ts";
import { addUnit, fortressIn, packRoute, removeUnit } from "../rules/units.ts";
import { ENGAGED, ESCAPED, MOVED, PHASES, type State } from "../state.ts";
import { inCombat, indexFaults, phaseOf, runOn, startCombat, warBoard } from "./battleBoard.ts";

const POLAND = nation("poland");
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

type Pick = (count: number) => number;

function armPoland(s: State, pick: Pick): void {
  s.status[POLAND] = ARMED;
  s.violator[POLAND] = 0;
  s.enemies[POLAND] = 1 | pick(8);
  for (const at of AREAS_OF_NATION[POLAND])
    if (MUSTER_OF_AREA[at] > 0) addUnit(s, at, GREY, FORTRESS, MUSTER_OF_AREA[at]);
}

function typeFor(s: State, at: number, pick: Pick): number {
  const type = pick(7);
  if (type === FORTRESS && !IS_LAND[at]) return FLEET;
  if (type === FORTRESS && fortressIn(s, at) >= 0) return TANK;
  return IS_SHIP[type] && IS_LAND[at] && !IS_COASTAL[at] ? INFANTRY : type;
}

/** A crowd of units in a few adjacent areas; the Active Player's last ones have just arrived. */
function randomPosition(seed: number, pick: Pick): State {
  const active = pick(3);
  const s = warBoard(1 + pick(7), active);
  s.random = [...seedRandom(seed)];
  s.techs = [pick(1024), pick(1024), pick(1024)];
  s.surprise = pick(2);
  s.ind = [5, 5, 5];
  if (pick(4) === 0) armPoland(s, pick);
  const areas = [pick(AREA_COUNT)];
  for (let i = 0; i < 3; i++) {
    const near = NEIGHBOURS[areas[pick(areas.length)]];
    areas.push(near[pick(near.length)]);
  }
  const count = 6 + pick(14);
  for (let i = 0; i < count; i++) {
    if (i === 5) takeSnapshot(s, []);
    const at = areas[pick(areas.length)];
    const nationality = pick(6);
    const type = typeFor(s, at, pick);
    const f = PARTY_OF_NATIONALITY[nationality];
    const engages = hasEnemyUnits(s, f, at);
    const escaped = type === SUB && !IS_LAND[at] && pick(3) === 0;
    const unit = addUnit(s, at, nationality, type, 1 + pick(3), escaped ? ESCAPED : 0);
    if (i < 5 || f !== active || type === FORTRESS || escaped) continue;
    const from = NEIGHBOURS[at][pick(NEIGHBOURS[at].length)];
    s.unitRoute[unit] = packRoute([from, at]);
    s.unitFlags[unit] |= engages ? MOVED | ENGAGED : MOVED;
    if (!engages) continue;
    s.engagements.push(at, from, 7);
    if (!s.aggressed.includes(at)) s.aggressed.push(at);
  }
  return s;
}

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

/** Now and then somebody disbands a unit (§3.3, R91). */
function disbandSomething(s: State, pick: Pick): void {
  const unit = pick(s.unitArea.length);
  if (s.hits.length === 0 && s.unitArea[unit] >= 0 && s.unitNationality[unit] !== GREY) removeUnit(s, unit);
  runOn(s);
}

function fightOut(seed: number): Set<string> {
  const random = seedRandom(seed);
  const pick: Pick = (count) => nextBelow(random, count);
  const s = randomPosition(seed, pick);
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
