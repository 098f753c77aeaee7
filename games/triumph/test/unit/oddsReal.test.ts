/** The odds against the battle phases of the game itself. */
import { seedRandom } from "@tripartite/kernel";
import { describe, expect, test } from "vitest";
import {
  AIR_DEFENSE_RADAR,
  AIR_FORCE,
  AXIS,
  BRITISH,
  CARRIER,
  FLEET,
  FORTRESS,
  GERMAN,
  HEAVY_TANKS,
  INFANTRY,
  ROCKET_ARTILLERY,
  SONAR,
  SUB,
  TANK,
  WEST,
} from "../../data/kinds.ts";
import { area, IS_LAND } from "../../data/map.ts";
import type { Action } from "../../model/actions.ts";
import { INVADER, MOVED, PHASE, type State, TURN_NORMAL } from "../../model/state.ts";
import { battleOdds, mostHits, type OddsBattle, type OddsUnit } from "../../odds/calculator/odds.ts";
import { PHASE_TABLE } from "../../phases/table.ts";
import { classOf, diceOf, firepower } from "../../rules/combat/fire.ts";
import { leastValuable, strongestUnits } from "../../rules/combat/hits.ts";
import { addUnit, packRoute, partyOf } from "../../rules/units.ts";
import { expectOdds } from "./oddsCompare.ts";
import { emptyBoard, WEST_AXIS } from "./supplyBoard.ts";

const ROUTES = [[], ["london", "north-sea"], ["glasgow", "north-sea"]].map((route) => packRoute(route.map(area)));

/** West attacks the Axis at the start of the Combat Phase. */
function position(battle: OddsBattle, where: number, random: number[]): State {
  const s = emptyBoard();
  s.war = WEST_AXIS;
  s.random = random;
  s.season = 0;
  s.commandOrder = [WEST];
  s.turnKind = TURN_NORMAL;
  s.surprise = battle.surprise ? 1 : 0;
  s.techs[WEST] = battle.attacker.technologies;
  s.techs[AXIS] = battle.defender.technologies;
  s.aggressed = [where];
  for (const { type, cv } of battle.defender.units) addUnit(s, where, GERMAN, type, cv);
  for (const { type, cv, invader, group } of battle.attacker.units) {
    const unit = addUnit(s, where, BRITISH, type, cv, invader === true ? INVADER | MOVED : 0);
    s.unitRoute[unit] = ROUTES[group ?? 0];
  }
  s.phase = PHASE.combatStart;
  return s;
}

/** The strongest unit Fires where it expects most Hits. */
function shoot(s: State, legal: readonly Action[]): Action | undefined {
  const shots = legal.filter((action) => action.type === "fire");
  if (shots.length === 0) return legal.find((action) => action.type === "hold");
  const unit = shots.reduce((best, { unit }) => (s.unitCv[unit] > s.unitCv[best] ? unit : best), shots[0].unit);
  const cv = [0, 0, 0, 0];
  for (const other of s.battleUnits) {
    if (s.unitArea[other] === s.battleArea && partyOf(s, other) !== partyOf(s, unit))
      cv[classOf(s, other)] += s.unitCv[other];
  }
  const hits = [0, 0, 0, 0];
  for (const { unit: shooter, targetClass: c } of shots) {
    if (shooter === unit) hits[c] = (firepower(s, unit, c) * diceOf(s, unit, c, s.battleArea)) / s.unitCv[unit];
  }
  const best = mostHits(hits, cv);
  return shots.find((action) => action.unit === unit && action.targetClass === best);
}

function choose(s: State, seat: number): Action {
  const phase = PHASE_TABLE[s.phase];
  switch (s.phase) {
    case PHASE.battleAction:
      return shoot(s, phase.legal(s, seat))!;
    case PHASE.battleHits: {
      const units = strongestUnits(s);
      const idle = units.filter((unit) => (s.unitFlags[unit] & INVADER) !== 0);
      const least = leastValuable(s, units);
      const instead = idle.find((unit) => s.unitType[unit] === s.unitType[least]);
      return { type: "hit", unit: instead ?? least };
    }
    case PHASE.battleJoin: {
      const joins = phase.legal(s, seat).filter((action) => action.type === "join");
      return joins.find(({ unit }) => s.unitRoute[unit] === ROUTES[1]) ?? joins[0];
    }
    case PHASE.subEscape:
      return { type: "pass" };
    default:
      return phase.fallback(s, seat);
  }
}

/** Fights the Battle until its round (on land) or the whole Battle (at sea) is over. */
function fight(s: State, where: number): { attacker: OddsUnit[]; defender: OddsUnit[] } {
  const over = IS_LAND[where]
    ? [PHASE.forcedRetreat, PHASE.optionalRebase, PHASE.combatEnd]
    : [PHASE.optionalRebase, PHASE.combatEnd];
  while (!over.includes(s.phase)) {
    const phase = PHASE_TABLE[s.phase];
    const waiting = phase.waiting(s);
    if (waiting === 0) phase.proceed(s, []);
    else {
      const seat = 31 - Math.clz32(waiting);
      const action = choose(s, seat);
      const refusal = phase.refuse(s, seat, action);
      if (refusal !== undefined) throw new Error(`${refusal.code} ${JSON.stringify(action)}`);
      phase.perform(s, seat, action, []);
    }
  }
  const left = (party: number) =>
    s.unitArea
      .map((_, unit) => unit)
      .filter((unit) => s.unitArea[unit] >= 0 && partyOf(s, unit) === party)
      .map((unit) => ({ type: s.unitType[unit], cv: s.unitCv[unit] }));
  return { attacker: left(WEST), defender: left(AXIS) };
}

function compare(battle: OddsBattle, place: string, runs = 800): void {
  const random: number[] = seedRandom(7);
  expectOdds(battleOdds(battle), runs, () => fight(position(battle, area(place), random), area(place)));
  expect(random).not.toEqual(seedRandom(7));
}

const units = (list: string): OddsUnit[] =>
  list.split(" ").map((text) => {
    const type = { F: FORTRESS, A: AIR_FORCE, C: CARRIER, S: SUB, L: FLEET, T: TANK, I: INFANTRY }[text[0]]!;
    const unit = { type, cv: Number(text[1]) };
    if (text[2] === "i") return { ...unit, invader: true };
    return text[2] === undefined ? unit : { ...unit, group: Number(text[2]) };
  });

function battle(
  sea: boolean,
  attacker: string,
  defender: string,
  more: Partial<Record<"a" | "d", number>> = {},
): OddsBattle {
  return {
    sea,
    attacker: { units: units(attacker), technologies: more.a ?? 0 },
    defender: { units: units(defender), technologies: more.d ?? 0 },
    surprise: false,
    landOf: "defender",
  };
}

describe("one round on land", () => {
  test("tanks, infantry and aircraft against a garrison", () => {
    compare(battle(false, "A3 T3 I4 I2", "F2 A2 I3 T1"), "rome");
  });

  test("Surprise, FirstFire and AirDefense Radar", () => {
    const technologies = { a: 1 << ROCKET_ARTILLERY, d: (1 << HEAVY_TANKS) | (1 << AIR_DEFENSE_RADAR) };
    compare({ ...battle(false, "A4 T2 I3 I3", "A2 A1 T3 I2", technologies), surprise: true }, "rome");
  });

  test("an Invasion with ships against ships in port", () => {
    compare(battle(false, "I3i I2 L3 C2", "L2 S1 I3 A1"), "rome");
  });
});

describe("Sea Battles to their end", () => {
  test("fleets and subs", () => {
    compare(battle(true, "L3 L2 S2", "L4 S2 C3", { d: 1 << SONAR }), "north-sea");
  });

  test("Convoys, aircraft and two BattleGroups", () => {
    compare(battle(true, "L31 A21 C22 L12", "L2 S2 I3 A2"), "north-sea");
  });
});
