import { nextBelow, seedRandom } from "@tripartite/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AIR_DEFENSE_RADAR,
  AIR_FORCE,
  CARRIER,
  CLASS_GROUND,
  CLASS_NAVAL,
  FLEET,
  FORTRESS,
  HEAVY_TANKS,
  INFANTRY,
  JETS,
  NAVAL_RADAR,
  ROCKET_ARTILLERY,
  SONAR,
  SUB,
  TANK,
} from "../../data/kinds.ts";
import { cvChances } from "../../odds/calculator/losses.ts";
import {
  battleOdds,
  groundFirst,
  mostHits,
  type OddsBattle,
  type OddsUnit,
  uncertainOdds,
} from "../../odds/calculator/odds.ts";
import { hitsToGo } from "../../odds/calculator/sides.ts";
import { exactResults, type Result } from "./exactBattle.ts";
import { expectOdds, writeUnits } from "./oddsCompare.ts";
import { PlainBattle } from "./plainBattle.ts";

const one = (type: number, cv: number, more: Partial<OddsUnit> = {}): OddsUnit => ({ type, cv, ...more });

function land(attacker: OddsUnit[], defender: OddsUnit[], more: Partial<OddsBattle> = {}): OddsBattle {
  return {
    sea: false,
    attacker: { units: attacker, technologies: 0 },
    defender: { units: defender, technologies: 0 },
    surprise: false,
    landOf: "defender",
    ...more,
  };
}

function sea(attacker: OddsUnit[], defender: OddsUnit[], more: Partial<OddsBattle> = {}): OddsBattle {
  return { ...land(attacker, defender, more), sea: true };
}

function compare(battle: OddsBattle, runs: number, seed: number): void {
  const random = seedRandom(seed);
  expectOdds(battleOdds(battle), runs, () => {
    const game = new PlainBattle(battle, (firepower) => nextBelow(random, 6) < firepower);
    game.play();
    return { attacker: game.left(true), defender: game.left(false) };
  });
}

describe("small cases by hand", () => {
  test("Infantry1 against Infantry1: the Defender shoots first with 3 in 6", () => {
    const odds = battleOdds(land([one(INFANTRY, 1)], [one(INFANTRY, 1)]));
    expect(odds.attackerEliminated).toBeCloseTo(1 / 2);
    expect(odds.defenderEliminated).toBeCloseTo(1 / 4);
    expect(odds.outcomes.length).toBe(3);
  });

  test("§15.22 Surprise turns the order, and only the Defender's FirstFire stops it", () => {
    const surprised = land([one(INFANTRY, 1)], [one(INFANTRY, 1)], { surprise: true });
    expect(battleOdds(surprised).defenderEliminated).toBeCloseTo(1 / 2);
    const rockets = { units: [one(INFANTRY, 1)], technologies: 1 << ROCKET_ARTILLERY };
    expect(battleOdds({ ...surprised, defender: rockets }).attackerEliminated).toBeCloseTo(1 / 2);
    expect(battleOdds({ ...surprised, defender: rockets, attacker: rockets }).defenderEliminated).toBeCloseTo(1 / 2);
  });

  test("V6 an Invader takes Hits and does not act", () => {
    const odds = battleOdds(land([one(INFANTRY, 3, { invader: true })], [one(INFANTRY, 2)]));
    expect(odds.defenderCv).toBe(2);
    expect(odds.attackerHits).toBe(0);
    expect(odds.attackerCv).toBeCloseTo(2);
  });

  test("V12 AirDefense Radar doubles the dice at home only", () => {
    const battle = land([one(AIR_FORCE, 3), one(INFANTRY, 1)], [one(AIR_FORCE, 2)]);
    const radar = { ...battle, defender: { ...battle.defender, technologies: 1 << AIR_DEFENSE_RADAR } };
    expect(battleOdds(radar).defenderHits).toBeGreaterThan(battleOdds(battle).defenderHits);
    expect(battleOdds({ ...radar, landOf: "attacker" }).defenderHits).toBeCloseTo(battleOdds(battle).defenderHits);
    expect(battleOdds({ ...radar, sea: true }).defenderHits).toBeCloseTo(
      battleOdds({ ...battle, sea: true }).defenderHits,
    );
  });

  test("V29 an Armed Minor's Fortress shoots at Ground units first", () => {
    const attackers = [one(TANK, 2), one(AIR_FORCE, 2)];
    const battle = land(attackers, [one(FORTRESS, 3)]);
    const minor = battleOdds({ ...battle, defender: { ...battle.defender, policy: groundFirst } });
    expect(minor.outcomes.every(({ attacker }) => attacker.some((u) => u.type === AIR_FORCE && u.cv === 2))).toBe(true);
    expect(groundFirst([1, 0, 0.1, 0], [4, 0, 1, 0])).toBe(CLASS_GROUND);
    expect(mostHits([1, 1, 0, 0], [4, 4, 0, 0])).toBe(CLASS_NAVAL);
  });

  test("§12.72 Carriers and Convoys lose two CV for a Hit", () => {
    const odds = battleOdds(sea([one(SUB, 1)], [one(INFANTRY, 3)]));
    expect(odds.defenderEliminated).toBeCloseTo(1);
    expect(odds.attackerHits).toBeCloseTo(2);
  });

  test("Sub1 against Sub1 at sea is decided in the end: 6 to 5 for the Defender", () => {
    const odds = battleOdds(sea([one(SUB, 1)], [one(SUB, 1)]));
    expect(odds.attackerEliminated).toBeCloseTo(6 / 11, 12);
    expect(odds.defenderEliminated).toBeCloseTo(5 / 11, 12);
  });

  test("R59 Convoys against Convoys end the Battle", () => {
    const odds = battleOdds(sea([one(INFANTRY, 2)], [one(TANK, 1)]));
    expect([odds.attackerCv, odds.defenderCv, odds.attackerAlone, odds.defenderAlone]).toEqual([2, 1, 0, 0]);
  });

  test("§12.75 Air Forces fight one round at sea and return", () => {
    const odds = battleOdds(sea([one(AIR_FORCE, 1)], [one(FLEET, 1)]));
    expect(odds.defenderEliminated).toBeCloseTo(1 / 6);
    expect(odds.attackerEliminated).toBeCloseTo((5 / 6) * (1 / 6));
    expect(odds.defenderAlone).toBeCloseTo(5 / 6);
    expect(odds.attackerAlone).toBe(0);
  });

  test("V14 a BattleGroup that comes later can neither act nor be hit before", () => {
    const odds = battleOdds(sea([one(FLEET, 4, { group: 1 }), one(FLEET, 2, { group: 2 })], [one(FLEET, 1)]));
    const untouched = odds.outcomes.filter(({ attacker }) => attacker.some((u) => u.cv === 2));
    expect(untouched.reduce((sum, o) => sum + o.probability, 0)).toBeGreaterThan(0.9);
    compare(sea([one(SUB, 1, { group: 1 }), one(FLEET, 2, { group: 2 })], [one(FLEET, 2), one(SUB, 2)]), 4000, 5);
  });

  test("hidden blocks: odds over several lists", () => {
    const weak = land([one(INFANTRY, 2)], [one(INFANTRY, 1)]);
    const strong = land([one(INFANTRY, 2)], [one(FORTRESS, 3)]);
    const mixed = uncertainOdds([
      { probability: 0.25, battle: weak },
      { probability: 0.75, battle: strong },
    ]);
    expect(mixed.attackerCv).toBeCloseTo(0.25 * battleOdds(weak).attackerCv + 0.75 * battleOdds(strong).attackerCv);
    expect(mixed.outcomes.reduce((sum, o) => sum + o.probability, 0)).toBeCloseTo(1);
  });
});

describe("against a plain simulation", () => {
  const TECHS = [AIR_DEFENSE_RADAR, JETS, NAVAL_RADAR, SONAR, HEAVY_TANKS, ROCKET_ARTILLERY];
  const technologies = fc.subarray(TECHS).map((list) => list.reduce((mask, technology) => mask | (1 << technology), 0));
  const unit = (types: number[]) =>
    fc.record({
      type: fc.constantFrom(...types),
      cv: fc.integer({ min: 1, max: 4 }),
      group: fc.nat(2),
      invader: fc.boolean(),
    });

  const plain = ({ type, cv }: OddsUnit): OddsUnit => ({ type, cv });
  const landUnits = unit([FORTRESS, AIR_FORCE, CARRIER, SUB, FLEET, TANK, INFANTRY, TANK, INFANTRY]);
  const seaUnits = unit([AIR_FORCE, CARRIER, SUB, FLEET, FLEET, TANK, INFANTRY]);
  const few = <T>(units: fc.Arbitrary<T>) => fc.array(units, { minLength: 1, maxLength: 4 });

  test("12.2 land rounds", () => {
    fc.assert(
      fc.property(
        few(landUnits),
        few(landUnits),
        technologies,
        technologies,
        fc.boolean(),
        fc.constantFrom("attacker" as const, "defender" as const),
        fc.nat(1e6),
        (attackers, defenders, first, second, surprise, landOf, seed) => {
          const invading = attackers.map((u) =>
            u.invader && u.type >= TANK ? one(u.type, u.cv, { invader: true }) : plain(u),
          );
          const battle = land(invading, defenders.map(plain), { surprise, landOf });
          compare(
            {
              ...battle,
              attacker: { ...battle.attacker, technologies: first },
              defender: { ...battle.defender, technologies: second },
            },
            1500,
            seed,
          );
        },
      ),
      { numRuns: 12, seed: 11 },
    );
  });

  test("§12.23 Sea Battles with BattleGroups", () => {
    fc.assert(
      fc.property(
        few(seaUnits),
        few(seaUnits),
        technologies,
        technologies,
        fc.boolean(),
        fc.nat(1e6),
        (attackers, defenders, first, second, surprise, seed) => {
          const grouped = attackers.map((u) => one(u.type, u.cv, { group: u.type >= TANK ? 0 : u.group }));
          const battle = sea(grouped, defenders.map(plain), { surprise });
          compare(
            {
              ...battle,
              attacker: { ...battle.attacker, technologies: first },
              defender: { ...battle.defender, technologies: second },
            },
            1500,
            seed,
          );
        },
      ),
      { numRuns: 12, seed: 12 },
    );
  });
});

describe("against every die falling both ways", () => {
  const chancesOf = (results: readonly Result[]) => {
    const chances = new Map<string, number>();
    for (const { probability, attacker, defender } of results) {
      const key = `${writeUnits(attacker)} / ${writeUnits(defender)}`;
      chances.set(key, (chances.get(key) ?? 0) + probability);
    }
    return chances;
  };
  const mean = (results: readonly Result[], value: (result: Result) => number) =>
    results.reduce((sum, result) => sum + result.probability * value(result), 0);
  const cvOf = (units: readonly OddsUnit[]) => units.reduce((sum, { cv }) => sum + cv, 0);
  const stays = (units: readonly OddsUnit[], isSea: boolean) => units.some(({ type }) => !isSea || type !== AIR_FORCE);

  test.each<[string, OddsBattle]>([
    ["land", land([one(AIR_FORCE, 1), one(TANK, 2), one(INFANTRY, 1)], [one(FORTRESS, 1), one(INFANTRY, 2)])],
    ["ships", sea([one(FLEET, 2), one(SUB, 1)], [one(FLEET, 1), one(CARRIER, 3)])],
    ["Air Forces of both", sea([one(AIR_FORCE, 2), one(FLEET, 2)], [one(AIR_FORCE, 1), one(FLEET, 1), one(SUB, 1)])],
    ["Air Forces and a Convoy", sea([one(AIR_FORCE, 2), one(SUB, 1)], [one(INFANTRY, 3), one(AIR_FORCE, 2)])],
    [
      "BattleGroups with Air Forces",
      sea(
        [one(AIR_FORCE, 1, { group: 1 }), one(FLEET, 1, { group: 1 }), one(AIR_FORCE, 2, { group: 2 })],
        [one(FLEET, 2), one(AIR_FORCE, 1)],
      ),
    ],
  ])("%s: values, outcomes and losses are exact", (_, battle) => {
    const results = exactResults(battle);
    const odds = battleOdds(battle);
    const near = (value: number, exact: number) => expect(value).toBeCloseTo(exact, 9);
    near(
      odds.attackerCv,
      mean(results, ({ attacker }) => cvOf(attacker)),
    );
    near(
      odds.defenderCv,
      mean(results, ({ defender }) => cvOf(defender)),
    );
    near(
      odds.attackerEliminated,
      mean(results, ({ attacker }) => Number(attacker.length === 0)),
    );
    near(
      odds.defenderEliminated,
      mean(results, ({ defender }) => Number(defender.length === 0)),
    );
    const alone = (one: readonly OddsUnit[], other: readonly OddsUnit[]) =>
      Number(stays(one, battle.sea) && !stays(other, battle.sea));
    near(
      odds.attackerAlone,
      mean(results, ({ attacker, defender }) => alone(attacker, defender)),
    );
    near(
      odds.defenderAlone,
      mean(results, ({ attacker, defender }) => alone(defender, attacker)),
    );
    const hits = (side: "attacker" | "defender") => (result: Result) =>
      hitsToGo(battle[side].units, battle.sea) - hitsToGo(result[side], battle.sea);
    near(odds.attackerHits, mean(results, hits("defender")));
    near(odds.defenderHits, mean(results, hits("attacker")));
    const [computed, exact] = [chancesOf(odds.outcomes), chancesOf(results)];
    for (const [key, chance] of exact) expect(computed.get(key) ?? 0, key).toBeCloseTo(chance, 9);
    for (const side of ["attacker", "defender"] as const) {
      const left = cvChances(battle, side);
      left.forEach((chance, cv) => {
        near(
          chance,
          mean(results, (result) => Number(cvOf(result[side]) === cv)),
        );
      });
    }
  });
});

test("probabilities add up and expected CV agree with the outcomes", () => {
  const battle = land(
    [one(AIR_FORCE, 3), one(TANK, 3), one(INFANTRY, 4), one(INFANTRY, 2)],
    [one(FORTRESS, 2), one(AIR_FORCE, 2), one(INFANTRY, 3), one(FLEET, 2)],
  );
  const odds = battleOdds(battle);
  expect(odds.outcomes.reduce((sum, o) => sum + o.probability, 0)).toBeCloseTo(1, 9);
  const cv = odds.outcomes.reduce((sum, o) => sum + o.probability * o.attacker.reduce((n, u) => n + u.cv, 0), 0);
  expect(odds.attackerCv).toBeCloseTo(cv, 9);
});

describe("a battle that is under way", () => {
  test("who has acted can be hit and waits", () => {
    const battle = land([one(INFANTRY, 1, { acted: true })], [one(INFANTRY, 1)], {
      opening: { byAttacker: true, targetClass: CLASS_GROUND, dice: 1, firepower: 3 },
    });
    const odds = battleOdds(battle);
    expect(odds.defenderEliminated).toBeCloseTo(1 / 2);
    expect(odds.attackerEliminated).toBeCloseTo(1 / 4);
  });

  test("the shot that comes first anyway changes nothing when it is taken out and put in front", () => {
    const [attacker, defender] = [[one(TANK, 3), one(INFANTRY, 2)], [one(INFANTRY, 3)]];
    const whole = battleOdds(land(attacker, [one(FORTRESS, 2), ...defender]));
    const split = battleOdds(
      land(attacker, [one(FORTRESS, 2, { acted: true }), ...defender], {
        opening: { byAttacker: false, targetClass: CLASS_GROUND, dice: 2, firepower: 4 },
      }),
    );
    for (const name of ["attackerEliminated", "defenderEliminated", "attackerCv", "defenderCv"] as const)
      expect(split[name]).toBeCloseTo(whole[name], 10);
  });

  test("at sea everybody acts again in the next round", () => {
    const acted = battleOdds(sea([one(FLEET, 2, { acted: true })], [one(FLEET, 3, { acted: true })]));
    const fresh = battleOdds(sea([one(FLEET, 2)], [one(FLEET, 3)]));
    expect(acted.attackerAlone).toBeCloseTo(fresh.attackerAlone, 10);
    expect(acted.defenderCv).toBeCloseTo(fresh.defenderCv, 10);
    const half = battleOdds(sea([one(FLEET, 2)], [one(FLEET, 3, { acted: true })]));
    expect(half.attackerAlone).toBeGreaterThan(fresh.attackerAlone);
  });
});
