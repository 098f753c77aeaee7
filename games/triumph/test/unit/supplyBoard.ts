/** Boards for the tests of supply, trade, economy and victory. */
import fc from "fast-check";
import { ARMED, AXIS, BRITISH, DEFEATED, FLEET, GREY, NEUTRAL, POWER, SATELLITE, SUB, WEST } from "../../data/kinds.ts";
import {
  AREA_COUNT,
  area,
  IS_COASTAL,
  IS_LAND,
  IS_MINOR,
  KIND_OF_NATION,
  MAX_CV,
  NATION_COUNT,
  nation,
  USA,
} from "../../data/map.ts";
import { START_IND } from "../../data/scenarios.ts";
import { IS_SHIP } from "../../data/units.ts";
import { blankState } from "../../model/blankState.ts";
import type { Out } from "../../model/events.ts";
import { ESCAPED, type State } from "../../model/state.ts";
import { takeSnapshot } from "../../rules/nations/control.ts";
import { appendUnit } from "./appendUnit.ts";

export const WEST_AXIS = 1;
export const AXIS_USSR = 2;
export const WEST_USSR = 4;

/** Peace of 1936 without any unit: Powers and Colonies in their places, everybody else Neutral. */
export function emptyBoard(): State {
  const s = blankState();
  for (let n = 0; n < NATION_COUNT; n++) s.status[n] = n === USA || IS_MINOR[n] ? NEUTRAL : POWER;
  s.ind = [...START_IND];
  return snapshot(s);
}

export function snapshot(s: State): State {
  const out: Out = [];
  takeSnapshot(s, out);
  return s;
}

export function place(s: State, id: string, nationality: number, type: number, cv = 1, flags = 0): number {
  return appendUnit(s, area(id), nationality, type, cv, flags);
}

export function satellite(s: State, id: string, f: number): void {
  s.status[nation(id)] = SATELLITE;
  s.marker[nation(id)] = f;
}

export function influence(s: State, id: string, f: number, count: number): void {
  s.influenceBy[nation(id)] = f;
  s.influence[nation(id)] = count;
}

export function armed(s: State, id: string, enemies: number): void {
  s.status[nation(id)] = ARMED;
  s.enemies[nation(id)] = enemies;
}

export function defeated(s: State, id: string, marker: number): void {
  s.status[nation(id)] = DEFEATED;
  s.marker[nation(id)] = marker;
}

/** The Blockade of Sweden of V32: Denmark West, the Baltic States Soviet, a British Fleet in the Baltic Sea. */
export function blockadeOfSweden(): State {
  const s = emptyBoard();
  s.war = WEST_AXIS;
  influence(s, "sweden", AXIS, 1);
  satellite(s, "denmark", WEST);
  satellite(s, "baltic-states", 2);
  place(s, "baltic-sea", BRITISH, FLEET, 2);
  return snapshot(s);
}

const unitPlan = fc.record({
  area: fc.nat(AREA_COUNT - 1),
  nationality: fc.nat(6),
  type: fc.nat(6),
  cv: fc.integer({ min: 1, max: 4 }),
  escaped: fc.boolean(),
});

const nationPlan = fc.record({
  fate: fc.nat(9),
  faction: fc.nat(2),
  count: fc.integer({ min: 1, max: 2 }),
  enemies: fc.nat(7),
});

/** Puts a unit where its kind can stand: ships on coasts and at sea, Escaped Subs at sea, grey Fortresses in Armed Minors. */
function placeAnywhere(
  s: State,
  plan: { area: number; nationality: number; type: number; cv: number; escaped: boolean },
): void {
  const { area, nationality, cv } = plan;
  const grey = nationality === GREY;
  if (grey && !IS_LAND[area]) return;
  const type = grey ? 0 : plan.type;
  if (!IS_LAND[area] && type === 0) return;
  if (IS_LAND[area] && IS_SHIP[type] && !IS_COASTAL[area]) return;
  const escaped = plan.escaped && type === SUB && !IS_LAND[area];
  appendUnit(s, area, nationality, type, Math.min(cv, MAX_CV[nationality]), escaped ? ESCAPED : 0);
}

/** Random wars, fates of nations, units and two snapshots, so that seniority and earlier control matter. */
export const randomBoard: fc.Arbitrary<State> = fc
  .record({
    war: fc.nat(7),
    nations: fc.array(nationPlan, { minLength: NATION_COUNT, maxLength: NATION_COUNT }),
    first: fc.array(unitPlan, { maxLength: 40 }),
    second: fc.array(unitPlan, { maxLength: 25 }),
  })
  .map(({ war, nations, first, second }) => {
    const s = emptyBoard();
    s.war = war;
    nations.forEach(({ fate, faction, count, enemies }, n) => {
      if (IS_MINOR[n] || n === USA) {
        if (fate <= 2) {
          s.influenceBy[n] = faction;
          s.influence[n] = count;
        } else if (n === USA) {
          if (fate === 3) s.status[n] = POWER;
        } else if (fate <= 5) {
          s.status[n] = SATELLITE;
          s.marker[n] = faction;
        } else if (fate === 6) {
          s.status[n] = ARMED;
          s.enemies[n] = enemies;
        }
      } else if (KIND_OF_NATION[n] !== 0 && fate === 0) {
        s.status[n] = KIND_OF_NATION[n] === 1 ? DEFEATED : POWER;
        s.marker[n] = faction;
      }
    });
    for (const plan of first) placeAnywhere(s, plan);
    snapshot(s);
    for (const plan of second) placeAnywhere(s, plan);
    return s;
  });
